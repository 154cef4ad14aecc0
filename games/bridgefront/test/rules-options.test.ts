// Options that change how a round is played: resources, hands, costs, Lead, cards and battles.

import { describe, expect, test } from 'vitest';
import { away, home, path, rolls, unit } from './cards-scene.ts';
import { begin, playUntil } from './matches.ts';
import { round } from './rules-scene.ts';

const center = [0, 0] as const;
const nine = ['Zap', 'Recruit', 'Recruit', 'Slow', 'Ward', 'Insight', 'Frenzy', 'Entrench', 'War Taxes'];

describe('resources', () => {
  test.each([
    { options: {}, at: 1, mana: 5 },
    { options: { maxMana: 7 }, at: 1, mana: 7 },
    { options: { manaPerAge: 1 }, at: 3, mana: 5 },
    { options: { manaPerAge: 1 }, at: 4, mana: 6 },
    { options: { manaPerAge: 2, maxMana: 4 }, at: 8, mana: 8 },
  ])('S-03 §2.3: mana in round $at with $options', ({ options, at, mana }) => {
    const t = round('reset', [{ mana: 0 }, {}], { round: at }, { options });
    expect(t.seat(0).mana).toBe(mana);
    t.asks('bid');
  });

  test('§2.3: startGold and startForces', () => {
    const options = { startGold: 9, startForces: 7, baseIncome: 0, startBridges: 0, freeCardChoices: 0 };
    const match = playUntil(begin(3, 'start', options), 'start', ({ decision }) => decision?.ask === 'bid');
    expect(match.state.seats.map((seat) => seat.gold)).toEqual([9, 9, 9]);
    expect(match.state.forces.filter((count) => count > 0)).toEqual([7, 7, 7]);
  });

  test.each([0, 3])('§10: baseIncome=%i', (baseIncome) => {
    const t = round('reset', [{ gold: 1 }, {}], {}, { options: { baseIncome } });
    expect(t.seat(0).gold).toBe(1 + baseIncome);
    t.asks('bid');
  });

  test('§10: factionGold pays each faction its own extra, and only that', () => {
    const factionGold = [0, 0, 0, 0, 2, 0];
    const seats = [
      { gold: 1, faction: 'cipher' },
      { gold: 1, faction: 'veil' },
    ] as const;
    const t = round('reset', [...seats], {}, { options: { factionGold } });
    expect([t.seat(0).gold, t.seat(1).gold]).toEqual([4, 2]);
    t.asks('bid');
  });

  test.each([
    { action: ['build', 'edge:2,0~2,1'], option: 'buildMana' },
    { action: ['march', 'hex:3,0', 'forces:1', 'hex:2,0'], option: 'marchMana' },
    { action: ['reinforce'], option: 'reinforceMana' },
  ])('§12.2: $option is what $action costs, and who has less cannot choose it', ({ action, option }) => {
    const board = { bridges: path(home, [2, 0]), units: [unit(0, home, 1), unit(0, [2, 0], 1)] };
    const t = round('action', [{ mana: 4 }, {}], board, { options: { [option]: 3 } });
    t.plan(0, ...action).othersDone();
    expect(t.seat(0).mana).toBe(1);
    expect(t.legal(0)).not.toContain(action[0]);
    t.asks('action', 0);
  });

  test.each([0, 3])('§12.2: reinforceGold=%i', (reinforceGold) => {
    const t = round('action', [{ gold: 3 }, {}], {}, { options: { reinforceGold } });
    t.plan(0, 'reinforce').othersDone();
    expect(t.seat(0).gold).toBe(3 - reinforceGold);
    expect(t.legal(0).includes('reinforce')).toBe(reinforceGold === 0);
    t.asks('action', 0);
  });
});

describe('hands', () => {
  test.each([3, 6, 9])('§10: handSize=%i', (handSize) => {
    const t = round('reset', [{ draw: nine }, {}], {}, { options: { handSize } });
    expect(t.seat(0).hand).toHaveLength(handSize);
    t.asks('bid');
  });

  test.each([
    { handLimit: 4, hand: 4, lost: 2 },
    { handLimit: 10, hand: 6, lost: 0 },
  ])(
    '§2.5: handLimit=$handLimit sends $lost of six cards to the discard pile',
    ({ handLimit, hand, lost }) => {
      const t = round('reset', [{ draw: nine }, {}], {}, { options: { handLimit } });
      expect([t.seat(0).hand.length, t.seat(0).discard.length]).toEqual([hand, lost]);
      t.asks('bid');
    },
  );
});

describe('who is first', () => {
  test.each([
    { lead: 'rotating', round: 1, first: 0 },
    { lead: 'rotating', round: 2, first: 1 },
    { lead: 'rotating', round: 4, first: 0 },
    { lead: 'fixed', round: 3, first: 0 },
    { lead: 'by-vp', round: 1, first: 2 },
  ])('§12.3 S-33: lead=$lead in round $round is seat $first', ({ lead, round: at, first }) => {
    const seats = [{ permanentVp: 3 }, { permanentVp: 2, controlVp: 2 }, { permanentVp: 1 }];
    const t = round('reset', seats, { round: at }, { options: { lead } });
    expect(t.state.lead).toBe(first);
    t.asks('bid');
  });
});

describe('cards', () => {
  test.each([
    { initiatives: 'first', order: ['entrench', 'quick-march'] },
    { initiatives: 'second', order: ['quick-march', 'entrench'] },
  ])('§2.6 G-02: initiatives=$initiatives', ({ initiatives, order }) => {
    // Entrench is 40 / 110 and Quick March 40 / 50: the first numbers tie, so the Lead decides.
    const board = { bridges: path(away, [-2, 0]), units: [unit(0, home, 1), unit(1, away, 1)] };
    const t = round('action', [{ hand: ['Entrench'] }, { hand: ['Quick March'] }], board, {
      options: { initiatives },
    });
    t.plan(0, 'card:entrench', 'hex:3,0').plan(
      1,
      'card:quick-march',
      'hex:-3,0',
      'forces:1',
      'hex:-2,0',
      'none',
    );
    expect(t.told('card-resolves').map((face) => face['card'])).toEqual(order);
    t.asks('action');
  });

  test('§2.6: lower Initiative resolves earlier, whoever planned it', () => {
    const t = round('action', [{ hand: ['Trade Caravan'] }, { hand: ['Zap'] }, { hand: ['Quick Study'] }], {
      units: [unit(0, center, 0, 'Brute')],
    });
    t.plan(0, 'card:trade-caravan').plan(1, 'card:zap', 'champion:brute').plan(2, 'card:quick-study');
    expect(t.told('card-resolves').map((face) => face['card'])).toEqual([
      'zap',
      'quick-study',
      'trade-caravan',
    ]);
    t.asks('action');
  });

  test('S-108: cardChanges make a card dearer and slower', () => {
    const t = round(
      'action',
      [{ hand: ['Zap'], mana: 2 }, { hand: ['Quick Study'] }],
      { units: [unit(1, center, 0, 'Brute')] },
      {
        options: { cardChanges: 'zap.mana=2;zap.initiative=90' },
      },
    );
    t.plan(0, 'card:zap', 'champion:brute').plan(1, 'card:quick-study');
    expect(t.told('card-resolves').map((face) => face['card'])).toEqual(['quick-study', 'zap']);
    expect(t.seat(0).mana).toBe(0);
    t.asks('action', 1);
  });

  test.each([
    { powerBurns: 'printed', pile: 'played' },
    { powerBurns: 'all', pile: 'burned' },
  ] as const)('C-37: powerBurns=$powerBurns', ({ powerBurns, pile }) => {
    const t = round('action', [{ hand: ['Rapid Reinforcements'] }, {}], {}, { options: { powerBurns } });
    t.plan(0, 'card:rapid-reinforcements').othersDone();
    expect(t.pile(0, pile)).toEqual(['rapid-reinforcements']);
    t.asks('action', 0);
  });

  test.each([1, 2, 3])(
    'C-15: forgebloodDiscount=%i, but a card never costs less than 1',
    (forgebloodDiscount) => {
      const t = round(
        'action',
        [{ hand: ['Forgeblood Engine', 'Deep Reserves'] }, {}],
        { forges: [[1, 0]], units: [unit(0, [1, 0], 1)] },
        { options: { forgebloodDiscount } },
      );
      t.plan(0, 'card:forgeblood-engine').othersDone();
      t.plan(0, 'card:deep-reserves');
      expect(t.seat(0).mana).toBe(9 - 2 - Math.max(1, 3 - forgebloodDiscount));
      t.asks('action', 0);
    },
  );

  test.each([0, 4])('C-08: breakthroughDraw=%i', (breakthroughDraw) => {
    const board = { units: [unit(0, center, 1)], tags: [{ seat: 0, at: [...center], forces: 1, won: true }] };
    const t = round('cleanup', [{ draw: nine, discard: ['Brute', 'Jet Striker'] }, {}], board, {
      options: { breakthroughDraw },
    });
    expect(t.seat(0).hand).toHaveLength(Math.min(10, 6 + breakthroughDraw));
    t.asks('bid');
  });
});

describe('battles', () => {
  test.each([
    { options: {}, card: 'War Cry', rolled: 'forces 1@4' },
    { options: { warCryThreshold: 6 }, card: 'War Cry', rolled: 'forces 1@6' },
    { options: {}, card: 'Shock Drill', rolled: 'forces 1@5' },
    { options: { shockDrillThreshold: 3 }, card: 'Shock Drill', rolled: 'forces 1@3' },
    { options: { forceThreshold: 5 }, card: 'Supply Cache', rolled: 'forces 1@5' },
  ])('§2.2 G-12: after $card with $options: $rolled', ({ options, card, rolled }) => {
    const board = { bridges: path([1, 0], center), units: [unit(0, [1, 0], 1), unit(1, center, 1)] };
    const t = round('action', [{ hand: [card] }, {}], board, { options });
    t.plan(0, `card:${card.toLowerCase().replace(' ', '-')}`).othersDone();
    t.plan(0, 'march', 'hex:1,0', 'forces:1', 'hex:0,0');
    expect(rolls(t, 'attacker')).toEqual([rolled]);
    t.asks('action');
  });

  test.each([
    { die: 1, hits: true },
    { die: 2, hits: true },
    { die: 3, hits: false },
    { die: 6, hits: false },
  ])('§2.2: a Force rolls one die, hits on 1-2 ($die: $hits) and dies from any hit', ({ die, hits }) => {
    const board = { bridges: path([1, 0], center), units: [unit(0, [1, 0], 1), unit(1, center, 1)] };
    const t = round('action', [{}, {}], board, { dice: [die, 6, 1, 6] });
    t.plan(0, 'march', 'hex:1,0', 'forces:1', 'hex:0,0').othersDone();
    expect(t.told('combat-round')).toHaveLength(hits ? 1 : 2);
    expect([t.forces(0, center), t.forces(1, center)]).toEqual([1, 0]);
    t.asks('action', 0);
  });

  test('§2.2 §14.4: a champion has its printed HP, dice, threshold and Bounty', () => {
    const board = {
      bridges: path([1, 0], center),
      units: [unit(0, [1, 0], 0, 'Duelist Exemplar'), unit(1, center, 0, { name: 'Jet Striker', hp: 2 })],
    };
    const t = round('action', [{}, {}], board, { dice: [1, 3, 4, 6, 6, 6] });
    t.plan(0, 'march', 'hex:1,0', 'champion:duelist-exemplar', 'hex:0,0').othersDone();
    expect([rolls(t, 'attacker'), rolls(t, 'defender')]).toEqual([
      ['duelist-exemplar 3@3'],
      ['jet-striker 3@2'],
    ]);
    expect([t.champion('jet-striker'), t.seat(0).gold]).toEqual([null, 13]);
    t.asks('action', 0);
  });

  test('§14 §14.3: combat rounds go on until one side is gone', () => {
    const board = { bridges: path([1, 0], center), units: [unit(0, [1, 0], 3), unit(1, center, 3)] };
    for (let i = 0; i < 30; i++) {
      const t = round('action', [{}, {}], board, { seed: `battle ${i}` });
      t.plan(0, 'march', 'hex:1,0', 'forces:3', 'hex:0,0').othersDone();
      expect(Math.min(t.forces(0, center), t.forces(1, center))).toBe(0);
      t.asks('action', 0);
    }
  });

  test('§2.7: dice are six-sided', () => {
    const board = { bridges: path([1, 0], center), units: [unit(0, [1, 0], 40), unit(1, center, 40)] };
    const t = round('action', [{}, {}], board);
    t.plan(0, 'march', 'hex:1,0', 'forces:40', 'hex:0,0').othersDone();
    const [face] = t.told('combat-round');
    const side = face['attacker'] as { rolls: { dice: number[] }[] };
    expect(new Set(side.rolls[0].dice)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    t.asks('action', 0);
  });
});
