// Rulings on champions as targets: who may be named, wards, marks, damage to one's own, and healing.

import { describe, expect, test } from 'vitest';
import { away, ending, home, lock, offers, path, play, rolls, scene, unit } from './cards-scene.ts';

const center = [0, 0] as const;
const lane = path(home, [2, 0], [1, 0], center, [-1, 0]);

test.each(['Field Medic', 'Zap', 'Slow'])(
  'C-02: %s may name any champion, of any player, anywhere',
  (card) => {
    const units = [
      unit(0, center, 0, 'Brute'),
      unit(1, [-4, 4], 0, 'Jet Striker'),
      unit(2, [0, -4], 0, 'Lone Wolf'),
    ];
    const t = scene({ hand: [card] }, { third: {}, units });
    lock(t, 0, card, ['champion:jet-striker', 'champion:brute', 'champion:lone-wolf']).asks('action');
  },
);

describe('C-12: Slow', () => {
  const units = [unit(0, [1, 0], 4, 'Jet Striker'), unit(1, center, 1), unit(1, [-1, 0], 1)];

  test('C-12: it has no end but the battle: Cleanup leaves it', () => {
    const t = scene({ hand: ['Slow'] }, { units: [unit(0, [1, 0], 0, 'Jet Striker')] });
    play(t, 'Slow', 'champion:jet-striker').plan(0, 'done').asks('bid');
    expect([t.state.round, t.champion('jet-striker')?.slowed]).toEqual([2, true]);
  });

  test('C-12: one whole battle, then no more', () => {
    const t = scene(
      { hand: ['Slow'] },
      { bridges: lane, units },
      { dice: [6, 6, 6, 6, 6, 6, 1, 6, 6, 6, 6, 6, 1] },
    );
    play(t, 'Slow', 'champion:jet-striker');
    t.plan(0, 'march', 'hex:1,0', 'forces:4', 'champion:jet-striker', 'hex:0,0');
    expect([rolls(t, 'attacker', 1), rolls(t, 'attacker', 2)]).toEqual([
      ['forces 4@2', 'jet-striker 1@2'],
      ['forces 4@2', 'jet-striker 1@2'],
    ]);
    expect(t.champion('jet-striker')?.slowed).toBe(false);
    t.asks('action', 0);
  });
});

describe('C-13: Ward and Immunity Field', () => {
  const byName = [
    'Field Medic',
    'Zap',
    'Marked for Coin',
    'Slow',
    'Execution Order',
    'Doom Mark',
    'Killer’s Contract',
  ];
  const warded = { name: 'Jet Striker', hp: 3, warded: true };

  test.each(byName)('C-13: %s of an enemy cannot name a warded champion', (card) => {
    const own = { hand: [card] };
    const alone = scene(own, { units: [unit(0, center, 1), unit(1, [1, 0], 0, warded)] });
    expect(offers(alone.asks('action'), card)).toBe(false);
    const units = [unit(0, center, 0, 'Brute'), unit(1, [1, 0], 0, warded, 'Lone Wolf')];
    const t = scene(own, { units }).plan(
      0,
      `card:${card.toLowerCase().replace('’', '').replaceAll(' ', '-')}`,
    );
    expect(t.legal(0)).not.toContain('champion:jet-striker');
    expect(t.legal(0)).toContain('champion:lone-wolf');
    t.asks('action');
  });

  test('C-13: its owner may still name it', () => {
    const units = [unit(0, center, 0, { name: 'Brute', hp: 1, warded: true })];
    const t = play(scene({ hand: ['Field Medic'] }, { units }), 'Field Medic', ['champion:brute']);
    expect(t.champion('brute')?.hp).toBe(3);
    t.asks('action', 0);
  });

  test('C-13: Zap (20) lands before Ward (55)', () => {
    const t = scene({ hand: ['Ward'] }, { second: { hand: ['Zap'] }, units: [unit(0, center, 0, 'Brute')] });
    lock(t, 0, 'Ward', 'champion:brute');
    lock(t, 1, 'Zap', 'champion:brute');
    expect(t.champion('brute')).toMatchObject({ hp: 5, warded: true });
    t.asks('action');
  });

  test('C-13: Field Medic (60) comes after Ward (55) and fizzles on an enemy', () => {
    const t = scene(
      { hand: ['Ward'] },
      { second: { hand: ['Field Medic'] }, units: [unit(0, center, 0, { name: 'Brute', hp: 1 })] },
    );
    lock(t, 0, 'Ward', 'champion:brute');
    lock(t, 1, 'Field Medic', 'champion:brute');
    expect([t.champion('brute')?.hp, ending(t, 'Field Medic')]).toEqual([1, 'fizzled']);
    t.asks('action');
  });

  test.each([
    ['Mortar Shot', 'hex:1,0'],
    ['Cataclysm Shot', 'hex:1,0'],
    ['Cataclysm Core', 'hex:1,0'],
    ['Attrition', 'hex:1,0'],
  ])('C-13: %s strikes a hex and asks for no name', (card, hex) => {
    const units = [unit(0, center, 1, 'Brute'), unit(1, [1, 0], 1, { name: 'Titan Vanguard', warded: true })];
    const t = scene({ hand: [card] }, { units }, { options: { mortarAccuracy: 100 } });
    play(t, card, hex);
    expect(t.champion('titan-vanguard')?.hp).toBeLessThan(9);
    t.asks('action', 0);
  });

  test('C-13: earlier marks stay and abilities work', () => {
    const marked = { name: 'Jet Striker', hp: 1, warded: true, marks: [{ seat: 0, gold: 5 }] };
    const units = [unit(0, center, 0, 'Stormcaller'), unit(1, [1, 0], 0, marked)];
    const t = scene({}, { units }).plan(0, 'tempest').othersDone();
    expect([t.champion('jet-striker'), t.seat(0).gold]).toEqual([null, 18]);
    t.asks('action', 0);
  });

  test('C-13: it ends in Cleanup', () => {
    const t = scene({ hand: ['Ward'] }, { units: [unit(0, [1, 0], 0, 'Brute')] });
    play(t, 'Ward', 'champion:brute').plan(0, 'done').asks('bid');
    expect(t.champion('brute')?.warded).toBe(false);
  });
});

describe('C-04: marks', () => {
  const prey = { name: 'Jet Striker', hp: 1 };

  test('C-04: several marks all pay, each its own seat, whoever kills', () => {
    const marks = [
      { seat: 0, gold: 4 },
      { seat: 0, gold: 5 },
      { seat: 2, gold: 6, until: 2 },
    ];
    const t = scene(
      {},
      { second: { hand: ['Zap'] }, third: {}, units: [unit(1, center, 0, { ...prey, marks })] },
    );
    t.plan(0, 'done').plan(2, 'done');
    lock(t, 1, 'Zap', 'champion:jet-striker');
    expect([t.seat(0).gold, t.seat(1).gold, t.seat(2).gold]).toEqual([19, 10, 16]);
    t.asks('action', 1);
  });

  test('C-04: Doom Mark ends in Cleanup, Killer’s Contract in the next one', () => {
    const hand = ['Doom Mark', 'Killer’s Contract'];
    const t = scene({ hand }, { units: [unit(0, [1, 0], 0, 'Brute'), unit(1, [1, 1], 0, prey)] });
    play(t, 'Doom Mark', 'champion:jet-striker');
    play(t, 'Killer’s Contract', 'champion:jet-striker');
    expect(t.champion('jet-striker')?.marks).toHaveLength(2);
    t.plan(0, 'done').asks('bid');
    expect(t.champion('jet-striker')?.marks).toEqual([{ seat: 0, gold: 6, until: 2 }]);
    t.plan(0, 'pass:0').plan(1, 'pass:0').asks('action');
    expect(t.champion('jet-striker')?.marks).toHaveLength(1);
    t.plan(0, 'done').plan(1, 'done').asks('study', 1);
    expect([t.state.round, t.champion('jet-striker')?.marks]).toEqual([3, []]);
  });

  test('C-04: a mark pays once, for a death in a siege too', () => {
    const units = [unit(0, away, 2), unit(1, away, 0, { ...prey, marks: [{ seat: 0, gold: 4 }] })];
    const t = scene({ gold: 0 }, { units }, { dice: [1, 6, 6, 6, 6] });
    t.plan(0, 'done').plan(1, 'done').asks('bid');
    expect(t.told('bounty')).toMatchObject([
      { seat: 0, amount: 3 },
      { seat: 0, amount: 4, why: 'mark' },
    ]);
  });
});

describe('C-39: killing one’s own', () => {
  const weak = { name: 'Brute', hp: 1, marks: [{ seat: 1, gold: 4 }] };

  test.each([
    ['Frenzy', 'champion:brute'],
    ['Zap', 'champion:brute'],
    ['Mortar Shot', 'hex:0,0'],
  ])('C-39: %s: no bounty, marks pay, a price step is free again', (card, target) => {
    const t = scene(
      { faction: 'veil', hand: [card, 'Jet Striker'] },
      { units: [unit(0, center, 1, weak)] },
      { options: { mortarAccuracy: 100 } },
    );
    play(t, card, target);
    expect([t.champion('brute'), t.seat(0).gold, t.seat(1).gold]).toEqual([null, 10, 14]);
    expect([t.seat(0).enemyChampionDied, t.seat(1).enemyChampionDied]).toEqual([false, true]);
    play(t, 'Jet Striker', 'hex:3,0');
    expect(t.seat(0).gold).toBe(9);
    t.asks('action', 0);
  });
});

describe('C-40 C-32: healing', () => {
  test.each([
    ['Elite Guard', 5, 6],
    ['Patch Up', 3, 6],
    ['Emergency Evac', 6, 6],
    ['Oathstone', 5, 6],
  ])('C-40: %s heals from %i to at most the printed %i', (card, hp, after) => {
    const t = play(
      scene({ hand: [card] }, { units: [unit(0, home, 0, { name: 'Brute', hp })] }),
      card,
      'champion:brute',
    );
    expect(t.champion('brute')?.hp).toBe(after);
    t.asks('action', 0);
  });

  test('C-40: Elite Guard heals only where it deploys', () => {
    const t = scene({ hand: ['Elite Guard'] }, { units: [unit(0, center, 0, { name: 'Brute', hp: 1 })] });
    play(t, 'Elite Guard');
    expect([t.champion('brute')?.hp, t.forces(0, home)]).toEqual([1, 5]);
    t.asks('action', 0);
  });

  test('C-40: Patch Up reads on resolution where the champion is', () => {
    const t = scene({ hand: ['Patch Up'] }, { units: [unit(0, home, 0, { name: 'Titan Vanguard', hp: 1 })] });
    play(t, 'Patch Up', 'champion:titan-vanguard');
    expect(t.champion('titan-vanguard')?.hp).toBe(5);
    t.asks('action', 0);
  });

  test('C-32: Oathstone names any champion of yours; Oath of Safekeeping two points on one hex', () => {
    const units = [
      unit(0, center, 0, { name: 'Brute', hp: 5 }, { name: 'Jet Striker', hp: 1 }),
      unit(0, home, 0, 'Tax Reaver'),
      unit(1, away, 0, 'Lone Wolf'),
    ];
    const t = scene({ hand: ['Oathstone', 'Oath of Safekeeping'] }, { units });
    play(t, 'Oathstone', ['champion:jet-striker', 'champion:brute', 'champion:tax-reaver']);
    // Points beyond the printed HP are lost.
    play(t, 'Oath of Safekeeping', 'hex:0,0', 'champion:brute', ['points:2', 'points:1']);
    expect([t.champion('brute')?.hp, t.champion('jet-striker')?.hp]).toEqual([6, 3]);
    t.asks('action', 0);
  });

  test('C-32: a dead champion’s points are lost, the other’s stay', () => {
    const units = [unit(0, center, 0, { name: 'Brute', hp: 1 }, { name: 'Jet Striker', hp: 1 })];
    const t = scene({ hand: ['Oath of Safekeeping'] }, { second: { hand: ['Zap'] }, units });
    lock(t, 0, 'Oath of Safekeeping', 'hex:0,0', 'champion:brute', 'points:1', 'champion:jet-striker');
    lock(t, 1, 'Zap', 'champion:brute');
    expect([t.champion('brute'), t.champion('jet-striker')?.hp, ending(t, 'Oath of Safekeeping')]).toEqual([
      null,
      2,
      'discard',
    ]);
    t.asks('action');
  });
});
