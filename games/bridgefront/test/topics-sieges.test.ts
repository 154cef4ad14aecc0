// Rulings on spells that wait for battles and sieges, and on mortar fire.

import { describe, expect, test } from 'vitest';
import { away, ending, home, lock, path, play, rolls, scene, unit } from './cards-scene.ts';

const center = [0, 0] as const;
const lane = path(home, [2, 0], [1, 0], center, [-1, 0]);
const six = (count: number): number[] => Array.from({ length: count }, () => 6);

describe('C-03: Entrench and Hold the Line', () => {
  const entrenched = [{ at: [0, 0], max: 3 }];

  test('C-03: the status stays on the hex: it helps Forces that come there later', () => {
    const t = scene(
      { entrenched },
      { bridges: lane, units: [unit(0, [1, 0], 2), unit(1, [-1, 0], 2)] },
      { dice: six(4) },
    );
    t.plan(0, 'march', 'hex:1,0', 'forces:2', 'hex:0,0').plan(1, 'reinforce');
    t.plan(0, 'done').plan(1, 'march', 'hex:-1,0', 'forces:2', 'hex:0,0');
    expect([rolls(t, 'defender', 1), rolls(t, 'defender', 2)]).toEqual([['forces 2@3'], ['forces 2@3']]);
    t.asks('action');
  });

  test('C-03: it does not help in attack', () => {
    const t = scene(
      { entrenched },
      { bridges: lane, units: [unit(0, [1, 0], 2), unit(1, center, 1)] },
      { dice: [1, 6, 6] },
    );
    t.plan(0, 'march', 'hex:1,0', 'forces:2', 'hex:0,0').othersDone();
    expect(rolls(t, 'attacker')).toEqual(['forces 2@2']);
    t.asks('action', 0);
  });

  test('C-03: two of them and Shield Wall do not add', () => {
    const t = scene(
      { faction: 'bastion', entrenched: [...entrenched, ...entrenched] },
      { bridges: lane, units: [unit(0, center, 2), unit(1, [-1, 0], 1)] },
      { dice: [6, 1, 6] },
    );
    t.plan(0, 'done').plan(1, 'march', 'hex:-1,0', 'forces:1', 'hex:0,0');
    expect(rolls(t, 'defender')).toEqual(['forces 2@3']);
    t.asks('action', 1);
  });
});

describe('C-11: next-battle spells', () => {
  const hand = ['Battle Cry', 'Smoke Screen', 'Focus Fire', 'War Cry', 'Hit Control', 'Shock Drill'];

  test('C-11: all that wait are used up by the same battle; the best threshold counts', () => {
    const units = [unit(0, [1, 0], 2, 'Brute'), unit(0, [-1, 0], 1), unit(1, center, 1)];
    const t = scene({ hand, mana: 20 }, { bridges: lane, units }, { dice: [1, 1, ...six(9)] });
    for (const card of hand) play(t, card, ...(card === 'Hit Control' ? ['mode:forces'] : []));
    expect(t.seat(0).boosts).toHaveLength(6);
    t.plan(0, 'march', 'hex:1,0', 'forces:2', 'champion:brute', 'hex:0,0');
    expect([rolls(t, 'attacker'), rolls(t, 'defender')]).toEqual([
      ['forces 2@5', 'brute 4@3'],
      ['forces 1@1'],
    ]);
    expect(t.seat(0).boosts).toEqual([]);
    t.asks('action', 0);
  });

  test('C-11: in defence as well, field or siege, even where they help nobody', () => {
    const t = scene(
      { hand: ['Battle Cry'] },
      { units: [unit(0, home, 1), unit(1, home, 1)] },
      { dice: [6, 1] },
    );
    play(t, 'Battle Cry').plan(0, 'done').asks('bid');
    expect([t.told('battle')[0]['siege'], t.seat(0).boosts]).toEqual([true, []]);
  });

  test('C-11: without a battle they lapse in Cleanup', () => {
    const t = scene(
      { hand: ['War Cry', 'Siege Writ', 'Last Stand', 'Entrench'] },
      { units: [unit(0, [1, 0], 1)] },
    );
    play(t, 'War Cry');
    play(t, 'Siege Writ');
    play(t, 'Last Stand');
    play(t, 'Entrench', 'hex:1,0');
    t.plan(0, 'done').asks('bid');
    const { boosts, siegeWrits, lastStands, entrenched } = t.seat(0);
    expect([boosts, siegeWrits, lastStands, entrenched]).toEqual([[], [], [], []]);
  });

  test('C-11: Focus Fire goes before Hit Control, all battle long', () => {
    const t = scene(
      { hand: ['Focus Fire', 'Hit Control'] },
      { bridges: lane, units: [unit(0, [1, 0], 3), unit(1, center, 2, 'Brute')] },
      { dice: [1, ...six(7), 1] },
    );
    play(t, 'Hit Control', 'mode:champions');
    play(t, 'Focus Fire').plan(0, 'march', 'hex:1,0', 'forces:3', 'hex:0,0').asks('assign-hits', 0);
    t.plan(0, 'force').asks('assign-hits', 0);
    expect([t.forces(1, center), t.champion('brute')?.hp]).toEqual([1, 6]);
  });
});

describe('C-20: sieges', () => {
  test('C-20: Siege Writ waits for the next siege in which you attack', () => {
    const t = scene({ siegeWrits: [4] }, { units: [unit(0, home, 2), unit(1, home, 6)] }, { seed: 'writ' });
    t.plan(0, 'done').othersDone();
    expect(t.told('forces-lost')).toEqual([]);
    t.asks('bid');
  });

  test('C-20: Siege Writ is not for field battles', () => {
    const t = scene(
      { siegeWrits: [4] },
      { bridges: lane, units: [unit(0, [1, 0], 1), unit(1, center, 1)] },
      { dice: [1, 6] },
    );
    t.plan(0, 'march', 'hex:1,0', 'forces:1', 'hex:0,0').othersDone();
    expect(t.seat(0).siegeWrits).toEqual([4]);
    t.asks('action', 0);
  });

  test('C-20 S-126: Siege Writs add up in one siege and leave the next one alone', () => {
    const units = [unit(0, [-4, 4], 1), unit(1, [-4, 4], 9), unit(0, [0, -4], 9), unit(2, [0, -4], 1)];
    const t = scene({ siegeWrits: [4, 4] }, { third: {}, units }, { seed: 'writs' });
    t.plan(0, 'done').plan(1, 'done').plan(2, 'done');
    expect(t.told('forces-lost')).toMatchObject([{ seat: 1, count: 8 }]);
    t.asks('bid');
  });

  test('C-20 G-14: a siege won by the Writ alone is a battle won', () => {
    const t = scene({ siegeWrits: [4] }, { units: [unit(0, away, 1), unit(1, away, 3)] });
    t.plan(0, 'done').othersDone();
    expect(t.told('battle-over')).toMatchObject([{ winner: 0, forces: 1 }]);
    expect(t.told('combat-round')).toEqual([]);
    t.asks('bid');
  });

  test('C-20: Last Stand: Forces only, champions immune, used up even by fewer', () => {
    const t = scene({ lastStands: [3] }, { bridges: lane, units: [unit(1, [2, 0], 2, 'Brute')] });
    t.plan(0, 'done').plan(1, 'march', 'hex:2,0', 'forces:2', 'champion:brute', 'hex:3,0');
    expect([t.forces(1, home), t.champion('brute')?.hp, t.seat(0).lastStands]).toEqual([0, 6, []]);
    t.asks('action', 1);
  });

  test('C-20: Last Stand: not for deployments, not for who is inside, not for the second stack', () => {
    const units = [unit(1, home, 2), unit(1, [2, 0], 8, 'Brute')];
    const t = scene({ lastStands: [3] }, { second: { hand: ['Air Drop', 'Recruit'] }, bridges: lane, units });
    t.plan(0, 'done');
    lock(t, 1, 'Recruit', 'mode:hex', 'hex:3,0');
    expect(t.forces(1, home)).toBe(3);
    t.plan(1, 'march', 'hex:2,0', 'forces:4', 'none', 'hex:3,0');
    expect(t.forces(1, home)).toBe(4);
    t.plan(1, 'march', 'hex:2,0', 'forces:4', 'none', 'hex:3,0');
    expect(t.forces(1, home)).toBe(8);
    t.asks('action', 1);
  });

  test('C-20 G-14: a stack that dies on the way in has fought no battle', () => {
    const t = scene({ lastStands: [3] }, { bridges: lane, units: [unit(0, home, 1), unit(1, [2, 0], 2)] });
    t.plan(0, 'done').plan(1, 'march', 'hex:2,0', 'forces:2', 'hex:3,0').plan(1, 'done');
    expect([t.told('battle'), t.seat(0).wonBattle]).toEqual([[], false]);
    t.asks('bid');
  });

  test('S-140: two Last Stands meet the same stack', () => {
    const t = scene({ lastStands: [3, 3] }, { bridges: lane, units: [unit(1, [2, 0], 8)] });
    t.plan(0, 'done').plan(1, 'march', 'hex:2,0', 'forces:8', 'hex:3,0');
    expect([t.forces(1, home), t.seat(0).lastStands]).toEqual([2, []]);
    t.asks('action', 1);
  });

  test('C-20: Breach only where Capital Breaker fights', () => {
    const units = [unit(0, away, 2), unit(1, away, 2), unit(0, center, 0, 'Capital Breaker')];
    const t = scene({ faction: 'aerial' }, { units });
    t.plan(0, 'done').othersDone();
    expect(rolls(t, 'attacker', 1)).toEqual(['forces 2@2']);
    t.asks('draft');
  });
});

describe('C-16: Mortar Shot', () => {
  test('C-16: half the shots hit the target, the others a neighbour on the board, each alike', () => {
    const hits = new Map<string, number>();
    const shots = 1200;
    for (let i = 0; i < shots; i++) {
      const t = scene({ hand: ['Mortar Shot'] }, { units: [unit(0, [2, 0], 1)] }, { seed: `shot ${i}` });
      play(t, 'Mortar Shot', 'hex:3,0').asks('action', 0);
      const [{ hex: told }] = t.told('status');
      const hex = typeof told === 'string' ? told : '';
      hits.set(hex, (hits.get(hex) ?? 0) + 1);
    }
    expect([...hits.keys()].sort()).toEqual(['2,0', '2,1', '3,-1', '3,0']);
    expect((hits.get('3,0') ?? 0) / shots).toBeCloseTo(0.5, 1);
    for (const hex of ['2,0', '2,1', '3,-1']) expect((hits.get(hex) ?? 0) / shots).toBeCloseTo(1 / 6, 1);
  });

  test('C-16: friend and foe: 4 random Forces of all owners and 2 damage to each champion', () => {
    const units = [unit(0, away, 3, 'Brute'), unit(1, away, 3, 'Lone Wolf')];
    const sides = new Set<number>();
    for (let i = 0; i < 30; i++) {
      const t = scene(
        { hand: ['Mortar Shot'] },
        { units },
        { seed: `salvo ${i}`, options: { mortarAccuracy: 100 } },
      );
      play(t, 'Mortar Shot', 'hex:-3,0').asks('action', 0);
      expect([
        t.forces(0, away) + t.forces(1, away),
        t.champion('brute')?.hp,
        t.champion('lone-wolf')?.hp,
      ]).toEqual([2, 4, 3]);
      sides.add(t.forces(0, away));
    }
    expect(sides).toEqual(new Set([0, 1, 2]));
  });

  test('C-16: it fizzles without Forces in range, comes last, and champions do not aim it', () => {
    const t = scene(
      { hand: ['Mortar Shot'] },
      {
        second: { hand: ['Cataclysm Core'] },
        units: [unit(0, [2, 0], 1, 'Titan Vanguard'), unit(1, center, 5)],
      },
    );
    lock(t, 0, 'Mortar Shot', 'hex:0,0');
    lock(t, 1, 'Cataclysm Core', 'hex:2,0');
    expect([t.forces(1, center), ending(t, 'Mortar Shot')]).toEqual([5, 'fizzled']);
    t.asks('action');
  });
});

describe('C-26: as many as possible', () => {
  const ring = [unit(0, [1, 0], 1, 'Brute'), unit(0, [0, 1], 1), unit(0, [-1, 1], 1)];

  test.each([
    ['Encirclement', 3, 0],
    ['Encirclement', 8, 3],
    ['Attrition', 3, 0],
    ['Attrition', 8, 3],
  ])('C-26: %s asks for no number: %i Forces become %i', (card, before, after) => {
    const t = play(scene({ hand: [card] }, { units: [...ring, unit(1, center, before)] }), card, 'hex:0,0');
    expect(t.forces(1, center)).toBe(after);
    t.asks('action', 0);
  });

  test('C-26: Attrition names one of two enemies in a Capital, Encirclement takes from both', () => {
    const capital = [-4, 4] as const;
    const near = [unit(0, [-4, 3], 1, 'Brute'), unit(0, [-3, 3], 1), unit(0, [-3, 4], 1)];
    const units = [...near, unit(1, capital, 4, 'Lone Wolf'), unit(2, capital, 4)];
    const t = scene({ hand: ['Attrition', 'Encirclement'] }, { third: {}, units });
    play(t, 'Attrition', 'hex:-4,4', ['seat:1', 'seat:2']);
    expect([t.forces(1, capital), t.forces(2, capital), t.champion('lone-wolf')?.hp]).toEqual([0, 4, 4]);
    t.asks('action', 0);
    const both = scene({ hand: ['Encirclement'] }, { third: {}, units }, { seed: 'ring' });
    play(both, 'Encirclement', 'hex:-4,4');
    expect(both.forces(1, capital) + both.forces(2, capital)).toBe(3);
    both.asks('action', 0);
  });
});
