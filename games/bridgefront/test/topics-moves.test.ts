// Rulings on moves: forced stops, teleports, tagged stacks, deployments that march on, and where units may appear.

import { describe, expect, test } from 'vitest';
import { away, ending, home, lock, path, play, scene, unit } from './cards-scene.ts';

const center = [0, 0] as const;
const lane = path(home, [2, 0], [1, 0], center, [-1, 0], [-2, 0], away);
const weak = { name: 'Brute', hp: 1 };

test('C-01: Quick Move and Forked Road ask for no mode', () => {
  const t = scene(
    { hand: ['Quick Move', 'Dice: Forked Road'] },
    { bridges: lane, units: [unit(0, home, 1)] },
  );
  t.plan(0, 'card:quick-move');
  expect(t.legal(0)).toEqual(['hex:3,0']);
  t.takeBack(0);
  lock(t, 0, 'Dice: Forked Road').asks('action');
});

describe('C-05: Column Advance', () => {
  test('C-05: it must stop at friends, in planning too', () => {
    const t = scene(
      { hand: ['Column Advance'] },
      { bridges: lane, units: [unit(0, home, 2), unit(0, [1, 0], 1)] },
    );
    play(t, 'Column Advance', 'hex:3,0', 'forces:2', 'hex:2,0', 'hex:1,0');
    expect(t.forces(0, [1, 0])).toBe(3);
    t.asks('action', 0);
  });

  test('C-05: it stops in a Capital that holds units', () => {
    const t = scene(
      { hand: ['Column Advance'] },
      { bridges: [...lane, ...path(away, [-3, 1])], units: [unit(0, [-2, 0], 2), unit(1, away, 1)] },
    );
    play(t, 'Column Advance', 'hex:-2,0', 'forces:2', 'hex:-3,0');
    expect(t.forces(0, away)).toBe(2);
    t.asks('action', 0);
  });

  test('C-05: it stops in a Capital that was empty when it set out', () => {
    const bridges = path([-2, 0], away, [-3, 1]);
    const t = scene(
      { hand: ['Column Advance'] },
      { second: { hand: ['Recruit'] }, bridges, units: [unit(0, [-2, 0], 2)] },
    );
    lock(t, 0, 'Column Advance', 'hex:-2,0', 'forces:2', 'hex:-3,0', 'hex:-3,1', 'none');
    lock(t, 1, 'Recruit', 'mode:capital');
    expect([t.forces(0, away), t.forces(0, [-3, 1])]).toEqual([2, 0]);
    t.asks('action');
  });

  test('C-05: who stands on the way is read while it moves', () => {
    const t = scene(
      { hand: ['Column Advance'] },
      {
        second: { hand: ['Frontier Claim'], capital: [0, 3] },
        bridges: [...path(home, [2, 1], [1, 2], [0, 3])],
        units: [unit(0, home, 2)],
        lead: 1,
      },
      { dice: [1, 1, 6, 6, 6, 6, 1, 1] },
    );
    lock(t, 0, 'Column Advance', 'hex:3,0', 'forces:2', 'hex:2,1', 'hex:1,2', 'hex:0,3');
    lock(t, 1, 'Frontier Claim', 'hex:1,2');
    expect(t.told('battle')).toMatchObject([{ hex: '1,2', attacker: 0, defender: 1 }]);
    t.asks('action');
  });
});

describe('C-06: teleports', () => {
  test('C-06: Emergency Evac into a Capital closed by two others: no move, but healing', () => {
    const units = [unit(1, [4, 0], 1), unit(2, [4, 0], 1), unit(0, center, 0, { name: 'Brute', hp: 3 })];
    const t = scene({ hand: ['Emergency Evac'] }, { third: {}, units });
    play(t, 'Emergency Evac', 'champion:brute');
    expect(t.champion('brute')).toMatchObject({ hp: 4, hex: t.hex(center) });
    expect(ending(t, 'Emergency Evac')).toBe('discard');
    t.asks('action', 0);
  });

  test('C-06: no bridges and no traps; a champion at home is only healed', () => {
    const traps = [
      {
        bridge: [
          [2, 0],
          [3, 0],
        ],
        seat: 1,
      },
    ];
    const t = scene(
      { hand: ['Emergency Evac', 'Emergency Evac'] },
      { bridges: lane, traps, units: [unit(0, [2, 0], 0, weak)] },
    );
    play(t, 'Emergency Evac', 'champion:brute');
    play(t, 'Emergency Evac', 'champion:brute');
    expect([t.champion('brute')?.hp, t.state.traps.length]).toEqual([3, 1]);
    t.asks('action', 0);
  });

  test('C-06: they are moves for Last Stand', () => {
    const t = scene(
      { hand: ['Rapid Redeploy'] },
      { second: { lastStands: [3] }, units: [unit(0, away, 1), unit(0, center, 0, 'Brute')] },
    );
    play(t, 'Rapid Redeploy', 'champion:brute', 'hex:-3,0');
    expect([t.champion('brute')?.hex, t.forces(0, away), t.seat(1).lastStands]).toEqual([t.hex(away), 1, []]);
    t.asks('action', 0);
  });

  test('C-06: Rapid Redeploy starts no battle', () => {
    const t = scene(
      { hand: ['Rapid Redeploy'] },
      { units: [unit(0, [1, 0], 0, 'Brute'), unit(0, center, 1), unit(1, [-1, 0], 1)] },
    );
    t.plan(0, 'card:rapid-redeploy', 'champion:brute');
    expect(t.legal(0)).toEqual(['hex:0,0', 'hex:1,0']);
    t.asks('action');
  });

  test('G-06: Rapid Redeploy heals even if its hex was lost', () => {
    const units = [
      unit(0, center, 0, { name: 'Jet Striker', hp: 1 }),
      unit(0, [1, 0], 0, { name: 'Brute', hp: 3 }),
    ];
    const t = scene({ hand: ['Rapid Redeploy'] }, { second: { hand: ['Zap'] }, units });
    lock(t, 0, 'Rapid Redeploy', 'champion:brute', 'hex:0,0');
    lock(t, 1, 'Zap', 'champion:jet-striker');
    expect(t.champion('brute')).toMatchObject({ hp: 4, hex: t.hex([1, 0]) });
    t.asks('action');
  });

  test('Extraction Run pays only if moved: a lost Mine, no gold', () => {
    const units = [unit(0, [0, 1], 0, { name: 'Jet Striker', hp: 1 }), unit(0, [1, 0], 0, 'Brute')];
    const t = scene(
      { hand: ['Extraction Run'] },
      { second: { hand: ['Zap'] }, mines: [{ at: [0, 1], value: 4 }], units },
    );
    lock(t, 0, 'Extraction Run', 'champion:brute', 'hex:0,1');
    lock(t, 1, 'Zap', 'champion:jet-striker');
    expect([t.champion('brute')?.hex, t.seat(0).gold, ending(t, 'Extraction Run')]).toEqual([
      t.hex([1, 0]),
      10,
      'fizzled',
    ]);
    t.asks('action');
  });
});

test('C-07: Rapid Redeploy: your champion, and a hex that you occupy', () => {
  const units = [unit(0, center, 0, 'Brute'), unit(0, home, 1), unit(1, away, 2, 'Lone Wolf')];
  const t = scene({ hand: ['Rapid Redeploy'] }, { units });
  lock(t, 0, 'Rapid Redeploy', ['champion:brute'], ['hex:3,0', 'hex:0,0']).asks('action');
});

describe('C-08: Breakthrough Line', () => {
  const draw = Array.from({ length: 10 }, () => 'Zap');
  const units = [unit(0, [2, 0], 2), unit(1, [1, 0], 1)];

  test('C-08: won: two cards held apart in Cleanup, a hand of eight after Reset', () => {
    const t = scene(
      { hand: ['Breakthrough Line', 'Recruit'], draw },
      { bridges: lane, units },
      { dice: [1, 6, 6] },
    );
    play(t, 'Breakthrough Line', 'hex:2,0', 'forces:2', 'hex:1,0').plan(0, 'done').asks('bid');
    expect([t.pile(0, 'hand').length, t.pile(0, 'held').length, t.pile(0, 'draw').length]).toEqual([8, 0, 2]);
  });

  test.each([
    ['no battle', [unit(0, [2, 0], 2)], []],
    ['a lost battle', units, [6, 6, 1, 6, 1]],
  ])('C-08: %s draws nothing', (_, armies, dice) => {
    const t = scene({ hand: ['Breakthrough Line'], draw }, { bridges: lane, units: armies }, { dice });
    play(t, 'Breakthrough Line', 'hex:2,0', 'forces:2', 'hex:1,0', ...(dice.length === 0 ? ['none'] : []));
    t.plan(0, 'done').asks('bid');
    expect(t.pile(0, 'hand')).toHaveLength(6);
  });

  test('C-08: a battle won later this round in defence counts; one won by others of yours does not', () => {
    const t = scene(
      { hand: ['Breakthrough Line'], draw },
      { bridges: lane, units: [unit(0, [2, 0], 2), unit(1, center, 1)] },
      { dice: [6, 1, 6] },
    );
    lock(t, 0, 'Breakthrough Line', 'hex:2,0', 'forces:2', 'hex:1,0', 'none').plan(
      1,
      'march',
      'hex:0,0',
      'forces:1',
      'hex:1,0',
    );
    expect(t.state.tags).toMatchObject([{ won: true, forces: 2 }]);
    t.plan(0, 'done').plan(1, 'done').asks('bid');
    expect(t.pile(0, 'hand')).toHaveLength(8);
  });
});

describe('C-09: empty hexes', () => {
  const field = {
    second: { faction: 'aerial', hand: ['Air Drop'], gold: 10 },
    units: [unit(1, [2, 0], 0, 'Skystriker Ace'), unit(0, home, 1)],
  };

  test('C-09: Frontier Claim fizzles on a hex that is no longer empty; no battle', () => {
    const t = scene({ hand: ['Frontier Claim'] }, field);
    lock(t, 1, 'Air Drop', 'hex:2,1');
    lock(t, 0, 'Frontier Claim', ['hex:2,1', 'hex:3,-1']);
    expect([t.forces(0, [2, 1]), t.forces(1, [2, 1]), ending(t, 'Frontier Claim')]).toEqual([
      0,
      3,
      'fizzled',
    ]);
    expect(t.told('battle')).toEqual([]);
    t.asks('action');
  });

  test('C-09: Air Drop may not go into a Capital', () => {
    const t = scene({}, { ...field, units: [unit(1, [2, 0], 0, 'Skystriker Ace')] });
    t.plan(1, 'card:air-drop');
    expect(t.legal(1)).not.toContain('hex:3,0');
    expect(t.legal(1)).toContain('hex:2,0');
    t.asks('action');
  });
});

describe('C-22: deployed Forces that march on', () => {
  test('C-22: Last Reserves: exactly the Forces placed, Home Guard included', () => {
    const t = play(
      scene({ faction: 'bastion', hand: ['Last Reserves'] }, { bridges: lane, units: [unit(0, home, 2)] }),
      'Last Reserves',
      'hex:2,0',
    );
    expect([t.forces(0, home), t.forces(0, [2, 0])]).toEqual([2, 5]);
    t.asks('action', 0);
  });

  test('C-22: Last Reserves: they stay if the step is illegal then, or there is none', () => {
    const t = scene(
      { hand: ['Last Reserves'] },
      { second: { hand: ['Bridge Lockdown'] }, lead: 1, bridges: lane, units: [unit(1, [2, 0], 1)] },
    );
    lock(t, 0, 'Last Reserves', 'hex:2,0');
    lock(t, 1, 'Bridge Lockdown', 'edge:2,0~3,0');
    expect([t.forces(0, home), t.forces(0, [2, 0])]).toEqual([4, 0]);
    t.asks('action');
    const walled = play(scene({ hand: ['Last Reserves'] }), 'Last Reserves');
    expect(walled.forces(0, home)).toBe(4);
    walled.asks('action', 0);
  });

  test('C-22: Forward Legion: the step is optional, and may leave the new Forces behind', () => {
    const board = { bridges: lane, units: [unit(0, [1, 0], 1, 'Brute')] };
    const stay = play(scene({ hand: ['Forward Legion'] }, board), 'Forward Legion', 'hex:1,0', 'none');
    expect(stay.forces(0, [1, 0])).toBe(5);
    stay.asks('action', 0);
    const champion = play(
      scene({ hand: ['Forward Legion'] }, board),
      'Forward Legion',
      'hex:1,0',
      'forces:0',
      'champion:brute',
      'hex:0,0',
    );
    expect([champion.forces(0, [1, 0]), champion.champion('brute')?.hex]).toEqual([5, champion.hex(center)]);
    champion.asks('action', 0);
  });
});

describe('S-94: Wings', () => {
  const onCenter = { units: [unit(0, center, 1)] };
  const both = ['hex:0,0', 'hex:3,0'];

  test.each([
    ['Paid Volunteers', [], 5],
    ['Recruit', ['mode:capital'], 3],
    ['Recruit Detachment', ['mode:capital'], 5],
    ['Roadblock Squad', ['mode:capital'], 2],
    ['Forward Barracks', [], 5],
    ['Deep Reserves', [], 10],
    ['Endless Conscription', [], 6],
    ['Elite Guard', [], 6],
    ['Battalion Contract', [], 11],
    ['Conscription Drive', [], 6],
    ['Banner of Resolve', [], 3],
    ['Banner of Sparks', [], 4],
    ['Rapid Reinforcements', [], 7],
  ] as const)('S-94: %s may deploy to the Center', (card, first, forces) => {
    const t = play(scene({ faction: 'aerial', hand: [card] }, onCenter), card, ...first, both);
    expect([t.forces(0, center), t.forces(0, home)]).toEqual([forces, 0]);
    t.asks('action', 0);
  });

  test('S-94: Reinforce, Last Reserves, Supply Swap, Forked Road, Siege Chronicle and champions too', () => {
    const hand = [
      'Last Reserves',
      'Supply Swap',
      'Zap',
      'Dice: Forked Road',
      'Siege Chronicle',
      'Skirmisher Captain',
    ];
    const t = scene(
      { faction: 'aerial', hand, mana: 20 },
      { bridges: lane, units: [unit(0, center, 1), unit(1, home, 1)] },
      { dice: [1] },
    );
    t.plan(0, 'reinforce');
    expect(t.legal(0).slice().sort()).toEqual(both);
    t.plan(0, 'hex:0,0').othersDone();
    t.asks('action', 0);
    play(t, 'Last Reserves', both, ['hex:1,0', 'hex:-1,0']);
    expect([t.forces(0, center), t.forces(0, [1, 0])]).toEqual([2, 4]);
    play(t, 'Supply Swap', 'card:zap', 'mode:forces', 'none', both);
    play(t, 'Dice: Forked Road', both);
    play(t, 'Siege Chronicle', both);
    expect(t.forces(0, center)).toBe(2 + 2 + 1 + 3);
    play(t, 'Skirmisher Captain', ['hex:0,0', 'hex:1,0', 'hex:3,0']);
    expect(t.forces(0, center)).toBe(9);
    t.asks('action', 0);
  });

  test('S-94: a champion may go to the Center without a Force there', () => {
    const t = scene({ faction: 'aerial', hand: ['Jet Striker'] }, { units: [unit(0, center, 0, 'Brute')] });
    play(t, 'Jet Striker', ['hex:0,0', 'hex:3,0']);
    expect(t.champion('jet-striker')?.hex).toBe(t.hex(center));
    t.asks('action', 0);
  });

  test('S-94: Frontier Claim and Patch Up still mean the Capital', () => {
    const t = scene(
      { faction: 'aerial', hand: ['Frontier Claim', 'Patch Up'] },
      { units: [unit(0, center, 1, weak)] },
    );
    play(t, 'Patch Up', 'champion:brute');
    expect(t.champion('brute')?.hp).toBe(3);
    play(t, 'Frontier Claim', ['hex:2,0', 'hex:2,1', 'hex:3,-1', 'hex:3,0']).asks('action', 0);
  });

  test('S-94: Overdrill asks late', () => {
    const t = play(
      scene({ faction: 'aerial', hand: ['Dice: Overdrill Protocol'] }, onCenter, { dice: [3] }),
      'Dice: Overdrill Protocol',
    );
    t.plan(0, 'mode:capital');
    expect(t.legal(0).slice().sort()).toEqual(both);
    t.plan(0, 'hex:0,0');
    expect(t.forces(0, center)).toBe(5);
    t.asks('action', 0);
  });

  test.each([
    ['Paid Volunteers', ['hex:0,0']],
    ['Supply Swap', ['card:recruit', 'mode:forces', 'none', 'hex:0,0']],
    ['Dice: Forked Road', ['hex:0,0']],
    ['Jet Striker', ['hex:0,0']],
  ])('S-94: %s: with the Center lost before, that part fizzles', (card, picks) => {
    const t = scene(
      { faction: 'aerial', hand: [card, 'Recruit', 'Quick Study'] },
      { second: { hand: ['Zap'] }, units: [unit(0, center, 0, weak)] },
      { dice: [1] },
    );
    lock(t, 0, card, ...picks);
    lock(t, 1, 'Zap', 'champion:brute');
    expect([t.forces(0, center), t.forces(0, home), t.champion('jet-striker')]).toEqual([0, 0, null]);
    t.asks('action');
  });

  test('S-94: not without the Center', () => {
    play(scene({ faction: 'aerial', hand: ['Paid Volunteers'] }), 'Paid Volunteers').asks('action', 0);
  });
});

describe('S-89: Home Guard', () => {
  test('S-89: Reinforce, and Bridge Fortress with an end in the Capital: one Force each', () => {
    const t = scene({ faction: 'bastion', hand: ['Bridge Fortress'] }, { units: [unit(0, home, 1)] });
    t.plan(0, 'reinforce').othersDone();
    expect(t.forces(0, home)).toBe(3);
    play(t, 'Bridge Fortress', 'edge:2,0~3,0');
    expect([t.forces(0, home), t.forces(0, [2, 0])]).toEqual([5, 1]);
    t.asks('action', 0);
  });

  test('S-89: a champion alone brings no Force', () => {
    const t = play(scene({ faction: 'bastion', hand: ['Ironclad Warden'] }), 'Ironclad Warden', 'hex:3,0');
    expect(t.forces(0, home)).toBe(0);
    t.asks('action', 0);
  });
});
