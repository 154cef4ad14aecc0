// Reset, Ages and the Market Bid-Draft (§9 to §11, §19).

import { describe, expect, test } from 'vitest';
import { CARDS } from '../rules/cards/index.ts';
import { unit } from './cards-scene.ts';
import { passMarket, round } from './rules-scene.ts';
import type { Fields } from './rules-scene.ts';
import type { Setting, Table } from './table.ts';

const common = ['Zap', 'Recruit', 'Recruit', 'Quick Move', 'Supply Cache', 'Field Medic', 'Bridge Crew'];
const rowOf = ['Quick March', 'Roll Out', 'Flank Step'];

/** Three seats at the first card of a row of known cards. */
function market(seats: readonly Fields[] = [{}, {}, {}], setting?: Setting): Table {
  return round('market', seats, { decks: { 'market-1': rowOf } }, setting);
}

describe('Reset', () => {
  test('§9 §10: a round goes from Reset through Market, Action Phase and the rest to the next Reset', () => {
    const t = round('reset', [{}, {}]);
    const phases: string[] = [];
    for (let i = 0; i < 40 && t.state.round < 2; i++) {
      const { decision, state } = t.match;
      if (phases.at(-1) !== state.phase) phases.push(state.phase);
      for (const seat of decision?.seats ?? []) t.plan(seat, decision?.ask === 'bid' ? 'pass:0' : 'done');
    }
    expect(phases).toEqual(['market', 'action']);
    expect(t.told('cleanup')).toMatchObject([{ round: 1 }]);
    t.asks('bid', 0, 1);
  });

  test('§10 §2.3: 1 gold, mana to 5, cards up to 6', () => {
    const t = round('reset', [{ gold: 3, mana: 0, draw: common }, {}]);
    expect(t.seat(0)).toMatchObject({ gold: 4, mana: 5 });
    expect(t.pile(0, 'hand')).toHaveLength(6);
    t.asks('bid');
  });

  test('S-02: the income comes in round 1 too', () => {
    const t = round('reset', [{ gold: 4 }, { gold: 4 }]);
    expect([t.state.round, t.seat(0).gold, t.seat(1).gold]).toEqual([1, 5, 5]);
    t.asks('bid');
  });

  test('S-06: a smaller deck is drawn whole', () => {
    const t = round('reset', [{ draw: ['Zap'], discard: ['Recruit', 'Quick Move'] }, {}]);
    expect(t.pile(0, 'hand').sort()).toEqual(['quick-move', 'recruit', 'zap']);
    t.asks('bid');
  });

  test('S-06 §18: after Cleanup a hand is drawn afresh, six cards out of the whole deck', () => {
    const t = round('cleanup', [{ hand: common, played: ['Scout Report'] }, {}]);
    expect([t.seat(0).hand.length, t.seat(0).draw.length, t.seat(0).discard.length]).toEqual([6, 2, 0]);
    t.asks('bid');
  });

  test('§2.5 S-05: beyond ten cards every draw goes to the discard pile, in any phase', () => {
    const full = [...common, 'Quick Study', 'Quick Study'];
    const t = round('action', [{ hand: [...full, 'Trade Caravan'], draw: ['Insight', 'Slow', 'Ward'] }, {}]);
    t.plan(0, 'card:quick-study').othersDone();
    expect(t.seat(0).hand).toHaveLength(10);
    expect(t.pile(0, 'discard')).toEqual(['slow']);
    expect(t.told('drawn', 1)).toMatchObject([{ seat: 0, count: 2, overflow: 1 }]);
    t.asks('action', 0);
  });

  test('§2.5 G-19: an empty draw pile is replaced by the shuffled discard pile; what is missing is lost', () => {
    const t = round('action', [
      { hand: ['Last Lecture'], draw: ['Zap'], discard: ['Slow'], played: ['Ward'] },
      {},
    ]);
    t.plan(0, 'card:last-lecture').othersDone();
    expect(t.pile(0, 'hand').sort()).toEqual(['slow', 'ward', 'zap']);
    expect([t.pile(0, 'discard'), t.pile(0, 'draw')]).toEqual([[], []]);
    t.asks('action', 0);
  });

  test('G-19: looking at more than there is shuffles the discard pile under it', () => {
    const t = round('action', [{ hand: ['Scout Report'], draw: ['Zap'], discard: ['Slow', 'Ward'] }, {}]);
    t.plan(0, 'card:scout-report').othersDone();
    expect(t.legal(0)[0]).toBe('card:zap');
    expect(t.legal(0)).toHaveLength(3);
    t.plan(0, 'card:zap');
    expect([t.pile(0, 'hand'), t.pile(0, 'discard').sort()]).toEqual([['zap'], ['slow', 'ward']]);
    t.asks('action', 0);
  });

  test('G-19: to scry is to put any under the pile and the rest on top in any order', () => {
    const t = round('action', [{ hand: ['Monument Plan'], draw: ['Zap', 'Slow', 'Ward'] }, {}]);
    t.plan(0, 'card:monument-plan').othersDone();
    t.plan(0, 'card:zap', 'none');
    expect(t.pile(0, 'draw')).toEqual(['zap', 'ward', 'slow']);
    t.asks('action', 0);
  });

  test('S-43 S-97 §21.5: Quiet Study comes after all draws, before the row, and locks the discards first', () => {
    const t = round('reset', [
      { faction: 'cipher', draw: ['Zap', 'Slow', 'Ward'], hand: common.slice(0, 5) },
      {},
    ]);
    t.asks('study', 0);
    expect(t.state.row).toEqual([]);
    expect(t.seat(1).gold).toBe(11);
    expect(t.legal(0)).toContain('none');
    t.plan(0, 'card:recruit', 'card:zap');
    expect(t.pile(0, 'discard')).toEqual(['recruit', 'zap']);
    expect(t.seat(0).hand).toHaveLength(6);
    expect(t.state.row).toHaveLength(2);
    t.asks('bid');
  });
});

describe('Ages', () => {
  test.each([
    { at: 1, age: 1 },
    { at: 3, age: 1 },
    { at: 4, age: 2 },
    { at: 7, age: 2 },
    { at: 8, age: 3 },
    { at: 10, age: 3 },
  ])('§19 S-42: round $at belongs to Age $age from its Reset on', ({ at, age }) => {
    const t = round('reset', [{}, {}], { round: at });
    expect(t.told('round-begins')).toMatchObject([{ round: at, age }]);
    t.asks('bid');
  });

  test('§19: ageOneRounds and ageTwoRounds move the borders', () => {
    const options = { ageOneRounds: 1, ageTwoRounds: 2 };
    const ages = [1, 2, 3].map((at) => {
      const t = round('reset', [{}, {}], { round: at }, { options }).asks('bid');
      return t.told('round-begins')[0]['age'];
    });
    expect(ages).toEqual([1, 2, 3]);
  });

  test('S-80: when the Age changes the row comes from the new deck, whatever is left of the old one', () => {
    const t = round('market', [{}, {}], { round: 4, decks: { 'market-1': rowOf } });
    expect(t.state.row.every((card) => CARDS[card].deck === 'market-2')).toBe(true);
    expect(t.state.market[0]).toHaveLength(3);
    t.asks('bid');
  });
});

describe('the row', () => {
  test.each([
    { seats: 2, previews: [0, 1, 1, 0, 1, 2, 2, 0, 0, 0] },
    { seats: 3, previews: [0, 1, 1, 0, 1, 2, 2, 0, 0, 0] },
  ])(
    '§11 §11.0 S-44: as many cards as seats ($seats), with previews of the next Age by round',
    ({ seats, previews }) => {
      previews.forEach((count, index) => {
        const t = round(
          'market',
          Array.from({ length: seats }, () => ({})),
          { round: index + 1 },
        ).asks('bid');
        const age = index < 3 ? 1 : index < 7 ? 2 : 3;
        const decks = t.state.row.map((card) => CARDS[card].deck);
        expect(decks.filter((deck) => deck === `market-${age + 1}`)).toHaveLength(count);
        expect(decks.filter((deck) => deck === `market-${age}`)).toHaveLength(seats - count);
      });
    },
  );

  test('§11.0: the option previews; S-44: never more than seats', () => {
    const options = { previews: [6, 0, 0, 0, 0, 0, 0, 0, 0, 0] };
    const t = round('market', [{}, {}, {}], {}, { options }).asks('bid');
    expect(t.state.row.map((card) => CARDS[card].deck)).toEqual(['market-2', 'market-2', 'market-2']);
  });

  test('S-52: a deck with too few cards makes a short row; who is left over gains nothing', () => {
    const t = round('market', [{}, {}, {}], { decks: { 'market-1': ['Quick March', 'Roll Out'] } });
    t.plan(0, 'buy:1').plan(1, 'pass:0').plan(2, 'pass:0').plan(1, 'buy:1').plan(2, 'pass:0');
    expect(t.state.rowWins).toEqual([1, 1, 0]);
    t.asks('action', 0, 1, 2);
  });

  test('S-52: drafts show what there is', () => {
    const t = round('collection', [{}, {}], {
      forges: [[1, 0]],
      units: [unit(0, [1, 0], 1)],
      decks: { 'market-1': ['Quick March', 'Roll Out'] },
    });
    t.plan(0, 'mode:draft');
    expect(t.legal(0)).toEqual(['card:quick-march', 'card:roll-out']);
    t.plan(0, 'card:roll-out').asks('bid');
  });

  test('S-45: everybody gains exactly one card; the last one is taken without an auction', () => {
    const t = passMarket(market());
    expect(t.state.rowWins).toEqual([1, 1, 1]);
    expect(t.told('gained')).toHaveLength(3);
    expect(t.told('last-card')).toHaveLength(1);
    expect([0, 1, 2].map((seat) => t.seat(seat).gold)).toEqual([10, 10, 10]);
    t.asks('action');
  });

  test('§11.1 S-53: who has gained a row card is out, for this round only', () => {
    const t = market();
    t.plan(0, 'buy:1').plan(1, 'pass:0').plan(2, 'pass:0');
    t.asks('bid', 1, 2);
    passMarket(t);
    for (const seat of [0, 1, 2]) t.plan(seat, 'done');
    t.asks('bid', 0, 1, 2);
  });

  test('§11.1: with maxRowWins=2 one seat may gain two', () => {
    const t = market([{}, {}, {}], { options: { maxRowWins: 2 } });
    for (let i = 0; i < 2; i++) t.plan(0, 'buy:1').plan(1, 'pass:0').plan(2, 'pass:0');
    t.asks('bid', 1, 2);
    expect(t.state.rowWins).toEqual([2, 0, 0]);
  });
});

describe('bids', () => {
  test('§11.2 S-46: Buy 1 to your gold, or Pass 0 to your gold', () => {
    const t = market([{ gold: 2 }, {}, { gold: 0 }]);
    expect(t.legal(0)).toEqual(['pass:0', 'pass:1', 'pass:2', 'buy:1', 'buy:2']);
    expect(t.refuses(0, 'buy:3')).toMatchObject({ rule: 'S-46' });
    expect(t.refuses(0, 'buy:0')).toMatchObject({ rule: '§11.2' });
    t.asks('bid', 0, 1);
  });

  test('S-46: a seat without gold passes with 0 unasked, and may get the card', () => {
    const t = market([{}, {}, { gold: 0 }]);
    const [card] = t.slugs(t.state.row);
    t.asks('bid', 0, 1);
    t.plan(0, 'pass:2').plan(1, 'pass:1');
    expect(t.told('bids-passed')).toMatchObject([{ receiver: 2, pot: 3, passes: [{}, {}, { pass: 0 }] }]);
    expect([t.pile(2, 'draw'), t.seat(2).gold]).toEqual([[card], 3]);
    t.asks('bid', 0, 1);
  });

  test('S-46: where nobody has gold, nobody is asked and dice deal the cards', () => {
    const poor = { gold: 0 };
    const t = market([poor, poor, poor], { options: { baseIncome: 0 } });
    expect(t.state.rowWins).toEqual([1, 1, 1]);
    expect(t.told('bids-passed')).toHaveLength(2);
    t.asks('action', 0, 1, 2);
  });

  test('§11.3: the highest Buy Bid pays the bank and gains the card; nobody else pays', () => {
    const t = market();
    const [card] = t.slugs(t.state.row);
    t.plan(0, 'buy:2').plan(1, 'buy:3').plan(2, 'pass:4');
    expect([0, 1, 2].map((seat) => t.seat(seat).gold)).toEqual([10, 7, 10]);
    expect(t.pile(1, 'draw')).toEqual([card]);
    t.asks('bid', 0, 2);
  });

  test('§11.3 S-47: nobody buys: all who bid pay their pass, the lowest takes card and pot', () => {
    const t = market();
    t.plan(0, 'pass:3').plan(1, 'pass:1').plan(2, 'pass:2');
    expect([0, 1, 2].map((seat) => t.seat(seat).gold)).toEqual([7, 15, 8]);
    // Seat 1 is out now and pays nothing for the next card.
    t.plan(0, 'pass:2').plan(2, 'pass:1');
    expect([0, 1, 2].map((seat) => t.seat(seat).gold)).toEqual([5, 15, 10]);
    t.asks('action');
  });

  test('§11.3: without passPot passes cost nothing', () => {
    const t = market([{}, {}, {}], { options: { passPot: false } });
    t.plan(0, 'pass:3').plan(1, 'pass:1').plan(2, 'pass:2');
    expect([0, 1, 2].map((seat) => t.seat(seat).gold)).toEqual([10, 10, 10]);
    expect(t.state.rowWins).toEqual([0, 1, 0]);
    t.asks('bid', 0, 2);
  });

  test.each([
    { bids: ['buy:2', 'buy:2', 'pass:0'], dice: [4, 2], winner: 1, rolls: [[4, 2]] },
    {
      bids: ['buy:2', 'pass:5', 'buy:2'],
      dice: [3, 3, 1, 6],
      winner: 0,
      rolls: [
        [3, 3],
        [1, 6],
      ],
    },
    {
      bids: ['pass:1', 'pass:1', 'pass:1'],
      dice: [2, 5, 2, 6, 1],
      winner: 2,
      rolls: [
        [2, 5, 2],
        [6, 1],
      ],
    },
  ])('§11.4 S-48 S-49: ties are rolled off, the lowest die wins ($bids)', ({ bids, dice, winner, rolls }) => {
    const t = market([{}, {}, {}], { dice });
    bids.forEach((bid, seat) => t.plan(seat, bid));
    expect(t.state.rowWins[winner]).toBe(1);
    expect(t.told('roll-off').map((face) => face['dice'])).toEqual(rolls);
    t.asks('bid');
  });

  test('§11.4: what is tied is told with the first roll, before the sale that follows', () => {
    const t = market([{}, {}, {}], { dice: [3, 3, 5, 1, 6] });
    t.plan(0, 'buy:2').plan(1, 'buy:2').plan(2, 'buy:2');
    const tie = { card: expect.any(String), buys: true, amount: 2, seats: [0, 1, 2] };
    expect(t.told('roll-off').map((face) => face['tie'])).toEqual([tie, undefined]);
    t.asks('bid');
  });

  test('§11.4: with auctionTies=seat the tied seat nearest to the Lead wins', () => {
    const board = { round: 2, decks: { 'market-1': rowOf } };
    const t = round('market', [{}, {}, {}], board, { options: { auctionTies: 'seat' } });
    t.plan(0, 'buy:2').plan(1, 'pass:0').plan(2, 'buy:2');
    expect(t.state.lead).toBe(1);
    expect(t.told('tie-won')).toMatchObject([{ seat: 2, by: 'seat' }]);
    expect(t.told('roll-off')).toEqual([]);
    t.asks('bid', 0, 1);
  });

  test.each([
    { bids: ['buy:2', 'buy:2'], on: true },
    { bids: ['pass:1', 'pass:1'], on: true },
    { bids: ['buy:2', 'buy:2'], on: false },
    { bids: ['pass:0', 'pass:1'], on: true },
  ])(
    'S-50 §21.4: a tied Prospect takes the card without a roll ($bids, prospectWinsTies=$on)',
    ({ bids, on }) => {
      const t = market([{}, { faction: 'prospect' }, {}], { options: { prospectWinsTies: on } });
      t.plan(0, bids[0]).plan(1, bids[1]).plan(2, 'pass:5');
      const tied = bids[0] === bids[1];
      expect(t.told('tie-won')).toMatchObject(
        tied && on ? [{ tell: 'tie-won', seat: 1, by: 'prospect' }] : [],
      );
      expect(t.told('roll-off').length > 0).toBe(tied && !on);
      t.asks('bid');
    },
  );

  test('S-51 G-27: Buy Bids are shown after each card, Pass Bids only if nobody bought', () => {
    const t = market();
    t.plan(0, 'buy:2').plan(1, 'pass:7').plan(2, 'buy:1');
    const bids = [
      { seat: 0, buy: 2 },
      { seat: 1, buy: null },
      { seat: 2, buy: 1 },
    ];
    expect(t.told('bids-bought')).toMatchObject([{ bids, winner: 0, price: 2 }]);
    t.plan(1, 'pass:3').plan(2, 'pass:1');
    expect(t.told('bids-passed')).toMatchObject([
      {
        passes: [
          { seat: 1, pass: 3 },
          { seat: 2, pass: 1 },
        ],
        receiver: 2,
        pot: 4,
      },
    ]);
    t.asks('action');
  });

  test('S-78: everybody sees who wins which card, though its points stay hidden', () => {
    const t = round('market', [{}, {}], { decks: { 'market-1': ['Patrol Record', 'Supply Ledger'] } });
    t.plan(0, 'buy:1').plan(1, 'pass:0');
    const cards = t.told('gained', 1).map((face) => face['card']);
    expect(new Set(cards)).toEqual(new Set(['patrol-record', 'supply-ledger']));
    expect([t.seat(0).permanentVp, t.seat(1).permanentVp]).toEqual([1, 1]);
    const pointless = expect.not.objectContaining({ permanentVp: expect.anything() });
    expect(t.view(1).table).toMatchObject({ seats: [pointless, pointless], own: { permanentVp: 1 } });
    t.asks('action');
  });
});

describe('gaining cards', () => {
  test('§15.3 S-76 S-40: into the draw pile, at every place alike', () => {
    const places = new Map<number, number>();
    for (let i = 0; i < 300; i++) {
      const t = round('market', [{ draw: ['Zap', 'Slow'] }, {}], {}, { seed: `place ${i}` });
      t.plan(0, 'buy:1').plan(1, 'pass:0').asks('action');
      const at = t.pile(0, 'draw').findIndex((slug) => slug !== 'zap' && slug !== 'slow');
      places.set(at, (places.get(at) ?? 0) + 1);
    }
    expect(new Set(places.keys())).toEqual(new Set([0, 1, 2]));
    for (const count of places.values()) expect(count).toBeGreaterThan(70);
  });

  test('§15.3 S-76: the discard pile is shuffled into an empty draw pile first', () => {
    const t = round('market', [{ discard: ['Zap'], played: ['Slow'] }, {}]);
    t.plan(0, 'buy:1').plan(1, 'pass:0');
    expect([t.pile(0, 'draw').length, t.pile(0, 'discard'), t.pile(0, 'played')]).toEqual([3, [], []]);
    t.asks('action');
  });

  test.each([
    { card: 'Supply Ledger', vp: 1 },
    { card: 'Big VP Gainer', vp: 2 },
    { card: 'Quick March', vp: 0 },
  ])('§15.4 S-77: $card gives $vp Permanent VP on gaining, and none when played', ({ card, vp }) => {
    const t = round('market', [{}, {}], { decks: { 'market-1': [card, card] } });
    t.plan(0, 'buy:1').plan(1, 'pass:0');
    expect(t.seat(0).permanentVp).toBe(vp);
    const played = round('action', [{ hand: ['Supply Ledger'] }, {}]);
    played.plan(0, 'card:supply-ledger').othersDone();
    expect(played.seat(0).permanentVp).toBe(0);
    t.asks('action');
    played.asks('action');
  });
});

describe('how cards end', () => {
  test('§15 §15.1: paid, resolved at its Initiative, discarded face up', () => {
    const t = round('action', [{ hand: ['Paid Volunteers'] }, {}]);
    t.plan(0, 'card:paid-volunteers').othersDone();
    expect([t.seat(0).mana, t.seat(0).gold, t.pile(0, 'played')]).toEqual([8, 8, ['paid-volunteers']]);
    t.asks('action', 0);
  });

  test('§15.2 G-24: burned cards are out of the game and public; points they gave stay', () => {
    const t = round('action', [{ hand: ['Clean Cuts', 'Supply Ledger', 'Insight'], permanentVp: 1 }, {}]);
    t.plan(0, 'card:clean-cuts', 'card:supply-ledger').othersDone();
    t.plan(0, 'card:insight');
    expect(t.pile(0, 'burned')).toEqual(['supply-ledger', 'insight']);
    expect(t.view(1).table).toMatchObject({ seats: [{ burned: ['supply-ledger', 'insight'] }, {}] });
    expect(t.seat(0).permanentVp).toBe(1);
    expect(t.state.market.flat()).not.toContain(t.seat(0).burned[0]);
    t.asks('action', 0);
  });

  test('S-75: a card that burns is only discarded if nothing of it could be done', () => {
    const t = round('action', [{ hand: ['Ghost Step'] }, { hand: ['Zap'] }], {
      units: [unit(0, [0, 0], 0, { name: 'Brute', hp: 1 })],
    });
    t.plan(0, 'card:ghost-step', 'hex:0,0', 'champion:brute', 'hex:0,1', 'none');
    t.plan(1, 'card:zap', 'champion:brute');
    expect([t.pile(0, 'burned'), t.pile(0, 'played')]).toEqual([['brute'], ['ghost-step']]);
    t.asks('action');
  });

  test('S-75 §20.4: so a champion whose deploy hex was lost can be played again', () => {
    const t = round('action', [{ hand: ['Tax Reaver'] }, { hand: ['Attrition'] }], {
      units: [unit(0, [0, 0], 2), unit(1, [1, 0], 0, 'Jet Striker')],
    });
    t.plan(0, 'card:tax-reaver', 'hex:0,0').plan(1, 'card:attrition', 'hex:0,0');
    expect([t.pile(0, 'burned'), t.pile(0, 'played'), t.seat(0).gold]).toEqual([[], ['tax-reaver'], 8]);
    t.asks('action');
  });
});
