// Collection, Scoring, Cleanup, and how a match is won (§3, §16 to §18).

import { describe, expect, test } from 'vitest';
import { away, home, path, unit } from './cards-scene.ts';
import { capitals, round } from './rules-scene.ts';
import type { Fields } from './rules-scene.ts';
import type { Setting, Table } from './table.ts';

const center = [0, 0] as const;
const mine = { mines: [{ at: [1, 0], value: 5 }], units: [unit(0, [1, 0], 1)] };
const forge = { forges: [[1, 0]], units: [unit(0, [1, 0], 1)] };

describe('Collection', () => {
  test('§16 §6.2: a Mine pays its value or shows a card', () => {
    const t = round('collection', [{}, {}], mine);
    expect(t.legal(0)).toEqual(['mode:gold', 'mode:draft']);
    t.plan(0, 'mode:gold');
    expect(t.seat(0).gold).toBe(16);
    expect(t.told('collected')).toMatchObject([{ seat: 0, hex: '1,0', gold: 5 }]);
    t.asks('bid');
  });

  test('S-22: chosen for each Mine before the card is seen; a refused card goes under the deck', () => {
    const t = round('collection', [{}, {}], {
      mines: [
        { at: [1, 0], value: 5 },
        { at: [0, 1], value: 4 },
      ],
      units: [unit(0, [1, 0], 1), unit(0, [0, 1], 1)],
      decks: { 'market-1': ['Quick March', 'Roll Out', 'Slow', 'Ward', 'Zap'] },
    });
    t.plan(0, 'mode:draft', 'mode:draft');
    expect(t.legal(0)).toEqual(['card:quick-march', 'none']);
    t.plan(0, 'none');
    expect(t.legal(0)).toEqual(['card:roll-out', 'none']);
    t.plan(0, 'card:roll-out');
    expect(t.slugs(t.state.market[0])[0]).toBe('quick-march');
    expect(t.pile(0, 'hand')).toContain('roll-out');
    expect(t.told('declined')).toMatchObject([{ seat: 0, source: 'mine', hex: '0,1' }]);
    t.asks('bid');
  });

  test('§16.2 §6.2: Forge Draft shows three Market cards, gains one, the rest goes under the deck', () => {
    const t = round('collection', [{}, {}], {
      ...forge,
      decks: { 'market-1': ['Quick March', 'Roll Out', 'Flank Step', 'Trade Caravan', 'Quick Study'] },
    });
    t.plan(0, 'mode:draft');
    expect(t.legal(0)).toEqual(['card:quick-march', 'card:roll-out', 'card:flank-step']);
    t.refuses(0, 'none');
    t.plan(0, 'card:flank-step');
    expect(t.pile(0, 'hand')).toEqual(['flank-step']);
    expect(t.slugs(t.state.market[0]).slice(0, 2).sort()).toEqual(['quick-march', 'roll-out']);
    t.asks('bid');
  });

  test('S-21: Reforge burns a card of the hand, one that was not played', () => {
    const t = round('collection', [{ hand: ['Zap', 'Slow'], played: ['Ward'] }, {}], forge);
    t.plan(0, 'mode:reforge');
    expect(t.legal(0)).toEqual(['card:zap', 'card:slow']);
    t.plan(0, 'card:zap');
    expect(t.pile(0, 'burned')).toEqual(['zap']);
    t.asks('bid');
  });

  test('S-20: a reward that can do nothing may be chosen', () => {
    const t = round('collection', [{}, {}], forge);
    t.plan(0, 'mode:reforge').asks('bid');
    const dry = round('collection', [{}, {}], { ...mine, round: 3, decks: { 'market-1': [] } });
    dry.plan(0, 'mode:draft');
    expect(dry.told('draft')).toMatchObject([{ source: 'mine', count: 0, short: true }]);
    expect(dry.pile(0, 'discard')).toEqual([]);
    dry.asks('bid');
  });

  test('§16.1 §6.2: the Center shows two Power cards of the Age; one is taken, the other goes under', () => {
    const t = round('collection', [{}, {}], {
      round: 4,
      units: [unit(0, center, 1)],
      decks: { 'power-2': ['Slow', 'Ward', 'Zap'] },
    });
    t.asks('draft', 0);
    expect(t.legal(0)).toEqual(['card:slow', 'card:ward']);
    t.plan(0, 'card:ward');
    expect(t.slugs(t.state.power[1])).toEqual(['slow', 'zap']);
    expect(t.pile(0, 'hand')).toEqual(['ward']);
    t.asks('bid');
  });

  test.each([1, 0])('S-80: with %i cards left in the Power deck you take what there is', (left) => {
    const t = round('collection', [{}, {}], {
      units: [unit(0, center, 1)],
      decks: { 'power-1': ['Slow', 'Ward'].slice(0, left) },
    });
    if (left === 1) t.plan(0, 'card:slow');
    expect(t.pile(0, 'hand')).toEqual(['slow'].slice(0, left));
    t.asks('bid');
  });

  test('S-79: all choose at once; cards are dealt in seat order from the Lead: Mines, Forges, Center', () => {
    const t = round('collection', [{}, {}, {}], {
      round: 2,
      mines: [
        { at: [1, 0], value: 5 },
        { at: [0, 1], value: 5 },
      ],
      forges: [[-1, 0]],
      units: [unit(0, [1, 0], 1), unit(0, [-1, 0], 1), unit(1, [0, 1], 1), unit(1, center, 1)],
      decks: { 'market-1': ['Zap', 'Slow', 'Ward', 'Insight', 'Insight', 'Recruit'] },
    });
    t.asks('collect', 0, 1);
    t.plan(1, 'mode:draft').plan(0, 'mode:draft', 'mode:draft');
    expect(t.told('draft').map(({ seat, source }) => [seat, source])).toEqual([
      [1, 'mine'],
      [1, 'center'],
      [0, 'mine'],
      [0, 'forge'],
    ]);
    expect(t.legal(1)).toEqual(['card:zap', 'none']);
    expect(t.legal(0)).toEqual(['card:slow', 'none']);
    t.asks('draft', 0, 1);
  });

  test('S-79 S-117: what is shown and taken is known to its seat alone, how much to all', () => {
    const t = round('collection', [{}, {}], forge);
    t.plan(0, 'mode:draft');
    expect(t.told('draft', 0)[0]['cards']).toHaveLength(3);
    expect(t.told('draft', 1)).toEqual([{ tell: 'draft', seat: 0, source: 'forge', count: 3, hex: '1,0' }]);
    t.plan(0, t.legal(0)[0]);
    expect(t.told('gained', 1).map((face) => face['card'])).toEqual([undefined]);
    t.asks('bid');
  });

  test.each([
    { options: {}, faction: 'veil', forge: 3, power: 2 },
    { options: { forgeDraftSize: 5, powerPickSize: 4 }, faction: 'veil', forge: 5, power: 4 },
    { options: {}, faction: 'cipher', forge: 4, power: 3 },
    { options: { pickBonus: 2 }, faction: 'cipher', forge: 5, power: 4 },
    { options: { pickBonus: 0 }, faction: 'cipher', forge: 3, power: 2 },
  ])(
    '§16.1 §16.2 §21.5: $faction sees $forge and $power cards with $options',
    ({ options, faction, forge: f, power }) => {
      const t = round(
        'collection',
        [{ faction }, { faction: 'bastion' }],
        { forges: [[1, 0]], units: [unit(0, [1, 0], 1), unit(0, center, 1)] },
        { options },
      );
      t.plan(0, 'mode:draft');
      expect(t.told('draft').map((face) => face['count'])).toEqual([f, power]);
      t.asks('draft', 0);
    },
  );
});

describe('Mine Values', () => {
  test.each([
    { card: 'rich-veins', value: 6, after: 7 },
    { card: 'rich-veins', value: 7, after: 7 },
    { card: 'deep-mine-charter', value: 5, after: 6 },
    { card: 'deep-mine-charter', value: 6, after: 6 },
    { card: 'deep-mine-charter', value: 7, after: 7 },
  ])('S-23: $card on a Mine of $value makes it $after', ({ card, value, after }) => {
    const t = round('action', [{ hand: [card] }, {}], {
      mines: [{ at: [1, 0], value }],
      units: [unit(0, [1, 0], 1)],
    });
    t.plan(0, `card:${card}`, 'hex:1,0').othersDone();
    expect(t.state.tiles[t.hex([1, 0])]).toBe(after);
    t.asks('action', 0);
  });

  test('S-23: mineCap and richVeinsCap', () => {
    const board = { mines: [{ at: [1, 0], value: 6 }], units: [unit(0, [1, 0], 1)] };
    const t = round('action', [{ hand: ['Deep Mine Charter', 'Rich Veins'] }, {}], board, {
      options: { mineCap: 7, richVeinsCap: 8 },
    });
    t.plan(0, 'card:deep-mine-charter', 'hex:1,0').othersDone();
    t.plan(0, 'card:rich-veins', 'hex:1,0');
    expect(t.state.tiles[t.hex([1, 0])]).toBe(8);
    t.asks('action', 0);
  });

  test.each([
    { faction: 'veil', options: {}, gold: 5 },
    { faction: 'prospect', options: {}, gold: 6 },
    { faction: 'prospect', options: { oreCutGold: 3 }, gold: 8 },
  ])(
    'S-95 S-23 S-101 §21.4: $faction gets $gold gold from a Mine of 5 with $options',
    ({ faction, options, gold }) => {
      const t = round('collection', [{ faction }, { faction: 'bastion' }], mine, { options });
      t.plan(0, 'mode:gold');
      expect(t.told('collected')).toMatchObject([{ gold }]);
      t.asks('bid');
    },
  );

  test('S-95: Ore Cut counts for every Mine, and not with a draft', () => {
    const t = round('collection', [{ faction: 'prospect', gold: 0 }, {}], {
      mines: [
        { at: [1, 0], value: 4 },
        { at: [0, 1], value: 4 },
        { at: [-1, 0], value: 4 },
      ],
      units: [unit(0, [1, 0], 1), unit(0, [0, 1], 0, 'Mine Overseer'), unit(0, [-1, 0], 1)],
    });
    // Mines in board order: the draft is on the one without the Overseer (S-23: Extraction adds on top).
    t.plan(0, 'mode:draft', 'mode:gold', 'mode:gold', 'none');
    expect(t.told('collected').map((face) => face['gold'])).toEqual([6, 5]);
    t.asks('bid');
  });
});

describe('Scoring', () => {
  test.each([
    { at: center, faction: 'veil', vp: 1 },
    { at: [1, 0] as const, faction: 'veil', vp: 1 },
    { at: away, faction: 'veil', vp: 1 },
    { at: away, faction: 'gatewright', vp: 2 },
    { at: home, faction: 'veil', vp: 0 },
    { at: [0, 1] as const, faction: 'veil', vp: 0 },
  ])('§17 §6.2 S-24: $faction on $at scores $vp Control VP', ({ at, faction, vp }) => {
    const t = round('scoring', [{ faction }, { faction: 'bastion' }], {
      forges: [[1, 0]],
      units: [unit(0, at, 1)],
    });
    expect(t.seat(0).controlVp).toBe(vp);
    t.asks('bid');
  });

  test('§17: vpCenter, vpForge, vpCapital, gatewrightCapitalVp are options', () => {
    const board = {
      forges: [
        [1, 0],
        [0, 1],
      ],
      units: [unit(0, center, 1), unit(0, [1, 0], 1), unit(0, [0, 1], 1), unit(0, away, 1)],
    };
    const points = (faction: string, options: Fields) =>
      round('scoring', [{ faction }, { faction: 'bastion' }], board, { options: { vpToWin: 20, ...options } })
        .asks('bid')
        .seat(0).controlVp;
    expect(points('veil', {})).toBe(4);
    expect(points('veil', { vpCenter: 3 })).toBe(6);
    expect(points('veil', { vpForge: 0 })).toBe(2);
    expect(points('veil', { vpCapital: 3 })).toBe(6);
    expect(points('gatewright', {})).toBe(5);
    expect(points('gatewright', { gatewrightCapitalVp: 3, vpCapital: 0 })).toBe(6);
  });

  test('§2.4 S-04: Control VP are counted anew and keep their value until the next Scoring', () => {
    const t = round('scoring', [{ permanentVp: 2, controlVp: 5 }, {}], { units: [unit(0, center, 1)] });
    expect(t.seat(0)).toMatchObject({ permanentVp: 2, controlVp: 1 });
    expect(t.told('scored', 0)).toMatchObject([{ own: { permanent: 2, control: 1, total: 3 } }]);
    expect(t.told('scored', 1)).toMatchObject([{ own: { seat: 1, total: 0 } }]);
    t.asks('bid');
    const later = round('action', [{ controlVp: 3 }, {}]);
    later.plan(0, 'reinforce').plan(1, 'reinforce');
    expect(later.view(0).table).toMatchObject({ own: { controlVp: 3 } });
    later.asks('action');
  });

  test('S-81: nothing is asked, and all are counted before anybody wins', () => {
    const t = round('scoring', [{ permanentVp: 8 }, { permanentVp: 8 }], { units: [unit(1, center, 1)] });
    expect(t.state.winners).toEqual([1]);
    t.asks(null);
  });
});

describe('Cleanup', () => {
  test('§18 S-82: hands go first, then effects end, then Temporary Bridges, then Breakthrough draws', () => {
    const t = round('cleanup', [{ hand: ['Zap', 'Slow'], draw: [] }, {}], {
      blackout: true,
      temporaryBridges: path(center, [1, 0]),
      units: [unit(0, center, 1)],
      tags: [{ seat: 0, at: [...center], forces: 1, won: true }],
    });
    // Its hand was in the discard pile already when the two cards were drawn and held.
    expect(t.told('drawn').map(({ count, held }) => [count, held ?? false])).toContainEqual([2, true]);
    expect(t.pile(0, 'hand').sort()).toEqual(['slow', 'zap']);
    expect(t.bridge(center, [1, 0])).toBe(false);
    t.asks('bid');
  });
});

/** A Scoring of the last round: three seats with points, gold and who stands where. */
function end(seats: readonly Fields[], units: readonly Fields[] = [], setting?: Setting): Table {
  return round('scoring', seats, { round: 10, units: units }, setting);
}

describe('winning', () => {
  const [first] = capitals;

  test.each([
    { vp: 7, round: 1, wins: false },
    { vp: 8, round: 1, wins: true },
    { vp: 9, round: 9, wins: true },
  ])('§3 §3.1 S-07: $vp points in round $round win: $wins', ({ vp, round: number, wins }) => {
    const t = round('scoring', [{ permanentVp: vp }, {}], { round: number });
    expect(t.state.winners).toEqual(wins ? [0] : []);
    expect(t.state.reason).toBe(wins ? 'points' : '');
    t.asks(wins ? null : 'bid');
  });

  test('S-07: vpToWin moves the threshold', () => {
    const t = round('scoring', [{ permanentVp: 5 }, {}], {}, { options: { vpToWin: 5 } });
    expect(t.state.winners).toEqual([0]);
    t.asks(null);
  });

  test('§3.1 S-09: an enemy in the Capital keeps from winning, and keeps nobody else', () => {
    const held = [unit(1, first, 1)];
    const t = round('scoring', [{ permanentVp: 12 }, {}, {}], { units: held });
    expect(t.state.winners).toEqual([]);
    t.asks('bid');
    const other = round('scoring', [{ permanentVp: 12 }, {}, { permanentVp: 8 }], { units: held });
    expect([other.state.winners, other.state.ranking]).toEqual([[2], [[2], [0], [1]]]);
    other.asks(null);
  });

  test('§3.1: with enemyInCapitalBlocksWin off it does not', () => {
    const options = { enemyInCapitalBlocksWin: false };
    const t = round('scoring', [{ permanentVp: 12 }, {}, {}], { units: [unit(1, first, 1)] }, { options });
    expect(t.state.winners).toEqual([0]);
    t.asks(null);
  });

  test.each([
    { what: 'Total VP', seats: [{ permanentVp: 8 }, { permanentVp: 9 }], winners: [1] },
    { what: 'Permanent VP', seats: [{ permanentVp: 8 }, { permanentVp: 9 }], center: 0, winners: [1] },
    {
      what: 'gold',
      seats: [
        { permanentVp: 8, gold: 3 },
        { permanentVp: 8, gold: 4 },
      ],
      winners: [1],
    },
    { what: 'nothing left', seats: [{ permanentVp: 8 }, { permanentVp: 8 }], winners: [0, 1] },
  ])('S-08 S-11: of several who qualify $what decides', ({ seats, center: on, winners }) => {
    const units = on === undefined ? [] : [unit(on, center, 1)];
    const t = round('scoring', [...seats, {}], { units });
    expect(t.state.winners).toEqual(winners);
    t.asks(null);
  });

  test.each([
    { what: 'Total VP', seats: [{ permanentVp: 3 }, { permanentVp: 2 }, {}], ranking: [[0], [1], [2]] },
    {
      what: 'Permanent VP',
      seats: [{ permanentVp: 2 }, { permanentVp: 3 }, {}],
      center: 0,
      ranking: [[1], [0], [2]],
    },
    { what: 'gold', seats: [{ gold: 1 }, { gold: 7 }, { gold: 3 }], ranking: [[1], [2], [0]] },
    { what: 'nothing', seats: [{}, {}, { gold: 1 }], ranking: [[0, 1], [2]] },
  ])(
    '§3.2 S-11: after the last round $what ranks; who is level shares the place',
    ({ seats, center: on, ranking }) => {
      const t = end(seats, on === undefined ? [] : [unit(on, center, 1) as Fields]);
      expect([t.state.ranking, t.state.winners, t.state.reason]).toEqual([ranking, ranking[0], 'rounds']);
      t.asks(null);
    },
  );

  test('S-10: the ranking does not ask for a free Capital; with capRequiresFreeCapital it does', () => {
    const seats = [{ permanentVp: 5 }, { permanentVp: 3 }, {}];
    const held = [unit(2, first, 1) as Fields];
    const t = end(seats, held);
    expect(t.state.ranking).toEqual([[0], [1], [2]]);
    t.asks(null);
    const strict = end(seats, held, { options: { capRequiresFreeCapital: true } });
    expect(strict.state.ranking).toEqual([[1], [2], [0]]);
    strict.asks(null);
  });

  test('§3.2: rounds is an option', () => {
    const t = round('scoring', [{ gold: 3 }, { gold: 2 }], { round: 4 }, { options: { rounds: 4 } });
    expect([t.state.winners, t.state.reason]).toEqual([[0], 'rounds']);
    t.asks(null);
  });

  test('S-12: no elimination: a seat without units is ranked, asked and paid like any other', () => {
    const t = round('scoring', [{}, {}], { units: [unit(1, home, 3), unit(1, away, 3)] });
    expect(t.seat(0).gold).toBe(11);
    t.asks('bid', 0, 1);
  });
});
