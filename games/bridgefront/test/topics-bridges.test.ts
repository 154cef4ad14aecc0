// Rulings on bridges: traps, lockdowns, wormholes, Span Dominion, Blackout, garrisons.

import { describe, expect, test } from 'vitest';
import type { Table } from './table.ts';
import { away, ending, home, lock, offers, path, play, scene, unit } from './cards-scene.ts';

const center = [0, 0] as const;
const lane = path(home, [2, 0], [1, 0], center, [-1, 0]);
const trapped = {
  bridge: [
    [-1, 0],
    [0, 0],
  ],
  seat: 0,
};

describe('C-10: Bridge Trap', () => {
  /** Seat 1 marches over a trap of seat 0 with what stands on -1,0. */
  function cross(army: ReturnType<typeof unit>, ...picks: string[]): Table {
    const t = scene({}, { bridges: lane, traps: [trapped], units: [army, unit(1, away, 1)] });
    return t
      .plan(0, 'done')
      .plan(1, 'march', 'hex:-1,0', ...picks, 'hex:0,0')
      .asks('action', 1);
  }

  test('C-10: everybody sees it', () => {
    const t = scene({}, { bridges: lane, traps: [trapped] }).asks('action');
    expect(JSON.stringify(t.view(1))).toContain('trap');
  });

  test('C-10: a stack of champions alone uses it up without loss', () => {
    const t = cross(unit(1, [-1, 0], 0, 'Brute'), 'champion:brute');
    expect([t.champion('brute')?.hp, t.state.traps]).toEqual([6, []]);
  });

  test('C-10: it can wipe out a single Force: no battle, and the card has not fizzled', () => {
    const t = scene(
      {},
      {
        second: { hand: ['March Orders'] },
        bridges: lane,
        traps: [trapped],
        units: [unit(0, center, 1), unit(1, [-1, 0], 1)],
      },
    );
    t.plan(0, 'done');
    lock(t, 1, 'March Orders', 'hex:-1,0', 'forces:1', 'hex:0,0');
    expect([t.forces(1, center), t.forces(1, [-1, 0]), t.told('battle'), ending(t, 'March Orders')]).toEqual([
      0,
      0,
      [],
      'discard',
    ]);
    t.asks('action', 1);
  });

  test('C-10: the losses come before the battle', () => {
    const t = scene(
      {},
      { bridges: lane, traps: [trapped], units: [unit(0, center, 1), unit(1, [-1, 0], 3)] },
      { dice: [1, 6, 6] },
    );
    t.plan(0, 'done').plan(1, 'march', 'hex:-1,0', 'forces:3', 'hex:0,0');
    expect(t.told('battle')).toMatchObject([{ units: [{ forces: 2 }, { forces: 1 }] }]);
    t.asks('action', 1);
  });

  test('C-10: in either direction, but its owner is safe', () => {
    const t = scene({}, { bridges: lane, traps: [trapped], units: [unit(0, [-1, 0], 2)] });
    t.plan(0, 'march', 'hex:-1,0', 'forces:2', 'hex:0,0').othersDone();
    expect([t.forces(0, center), t.state.traps.length]).toEqual([2, 1]);
    t.asks('action', 0);
  });

  test('C-10: who does not cross by the bridge does not touch it', () => {
    const t = scene(
      {},
      { second: { hand: ['Flank Step'] }, bridges: lane, traps: [trapped], units: [unit(1, [-1, 0], 2)] },
    );
    t.plan(0, 'done');
    lock(t, 1, 'Flank Step', 'hex:-1,0', 'forces:2', 'hex:0,0');
    expect([t.forces(1, center), t.state.traps.length]).toEqual([2, 1]);
    t.asks('action', 1);
  });

  test('C-10: it vanishes with the bridge', () => {
    const t = scene(
      { hand: ['Demolish Bridge', 'Temporary Bridge'] },
      {
        bridges: lane,
        traps: [trapped],
        locked: [
          [
            [-1, 0],
            [0, 0],
          ],
        ],
      },
    );
    play(t, 'Demolish Bridge', 'edge:-1,0~0,0');
    expect([t.state.traps, t.state.locked]).toEqual([[], []]);
    play(t, 'Temporary Bridge', 'edge:-1,0~0,0');
    expect(t.state.traps).toEqual([]);
    t.asks('action', 0);
  });

  test('C-10: only the first stack; only this round', () => {
    const t = scene({}, { bridges: lane, traps: [trapped], units: [unit(1, [-1, 0], 4)] });
    t.plan(0, 'done');
    t.plan(1, 'march', 'hex:-1,0', 'forces:2', 'hex:0,0').plan(1, 'march', 'hex:-1,0', 'forces:2', 'hex:0,0');
    expect(t.forces(1, center)).toBe(3);
    t.asks('action', 1);
    const quiet = scene({}, { bridges: lane, traps: [trapped] })
      .plan(0, 'done')
      .plan(1, 'done')
      .asks('bid');
    expect(quiet.state.traps).toEqual([]);
  });

  test('S-140: several traps on a bridge all meet the first enemy stack', () => {
    const traps = [trapped, trapped, { ...trapped, seat: 1 }];
    const t = scene({}, { bridges: lane, traps, units: [unit(1, [-1, 0], 4)] });
    t.plan(0, 'done').plan(1, 'march', 'hex:-1,0', 'forces:4', 'hex:0,0');
    expect([t.forces(1, center), t.state.traps.map(({ seat }) => seat)]).toEqual([2, [1]]);
    t.asks('action', 1);
  });
});

describe('C-17: Bridge Fortress and Bridge Deed', () => {
  test('C-17: both build only at a hex that you occupy', () => {
    const t = scene({ hand: ['Bridge Fortress', 'Bridge Deed'] }, { units: [unit(0, home, 1)] });
    for (const card of ['bridge-fortress', 'bridge-deed']) {
      t.plan(0, `card:${card}`);
      expect(t.legal(0)).toEqual(['edge:2,0~3,0', 'edge:2,1~3,0', 'edge:3,-1~3,0']);
      t.takeBack(0);
    }
    t.asks('action');
  });

  test('C-17: the far end may hold enemies: a battle with you as Attacker', () => {
    const t = scene(
      { hand: ['Bridge Fortress'] },
      { units: [unit(0, home, 1), unit(1, [2, 0], 1)] },
      { dice: [1, 6] },
    );
    play(t, 'Bridge Fortress', 'edge:2,0~3,0');
    expect(t.told('battle')).toMatchObject([{ hex: '2,0', attacker: 0 }]);
    expect([t.forces(0, home), t.forces(0, [2, 0])]).toEqual([2, 1]);
    t.asks('action', 0);
  });

  test('C-17: at an enemy Capital the Force joins the siege', () => {
    const t = scene({ hand: ['Bridge Fortress'] }, { units: [unit(0, [-2, 0], 1), unit(1, away, 2)] });
    play(t, 'Bridge Fortress', 'edge:-3,0~-2,0');
    expect([t.forces(0, away), t.told('battle')]).toEqual([1, []]);
    t.asks('action', 0);
  });

  test('C-17: the Forces come even if somebody else built first', () => {
    const t = scene(
      { hand: ['Bridge Fortress'] },
      { second: { hand: ['Temporary Bridge'] }, units: [unit(0, home, 1)] },
    );
    lock(t, 0, 'Bridge Fortress', 'edge:2,0~3,0');
    lock(t, 1, 'Temporary Bridge', 'edge:2,0~3,0');
    expect([t.forces(0, home), t.forces(0, [2, 0])]).toEqual([2, 1]);
    t.asks('action');
  });
});

describe('C-18: wormholes and Span Dominion', () => {
  test('C-18: each end near a champion, not the same one', () => {
    const t = scene(
      { hand: ['Wormhole Link'] },
      { units: [unit(0, home, 1, 'Brute'), unit(0, away, 0, 'Jet Striker')] },
    );
    play(t, 'Wormhole Link', 'hex:3,-2', 'hex:-3,1');
    expect(t.state.wormholes).toMatchObject([{ a: t.hex([3, -2]), b: t.hex([-3, 1]) }]);
    t.asks('action', 0);
  });

  test('C-18 G-17: everybody passes, one hex, without bridge, trap or lockdown; until Cleanup', () => {
    const wormholes = [
      {
        ends: [
          [3, 0],
          [-2, 0],
        ],
      },
    ];
    const t = scene({}, { wormholes, units: [unit(1, [-2, 0], 2), unit(0, home, 1)] });
    t.plan(0, 'done').plan(1, 'march', 'hex:-2,0', 'forces:2', 'hex:3,0');
    expect(t.forces(1, home)).toBe(2);
    t.plan(1, 'done').asks('bid');
    expect(t.state.wormholes).toEqual([]);
  });

  test('G-17: it counts for adjacency (Encirclement, Tempest, Warp Column), not for distance', () => {
    const wormholes = [
      {
        ends: [
          [0, 0],
          [3, 0],
        ],
      },
    ];
    const ring = [unit(0, home, 1, 'Stormcaller'), unit(0, [1, 0], 1), unit(0, [0, 1], 1)];
    const t = scene({ hand: ['Encirclement'] }, { wormholes, units: [...ring, unit(1, center, 6, 'Brute')] });
    play(t, 'Encirclement', 'hex:0,0').plan(0, 'tempest');
    expect([t.forces(1, center), t.champion('brute')?.hp]).toEqual([1, 5]);
    t.asks('action', 0);
    const shot = scene(
      { hand: ['Execution Order'] },
      { wormholes, units: [unit(0, home, 0, 'Stormcaller'), unit(1, center, 0, 'Brute')] },
    );
    expect(offers(shot.asks('action'), 'Execution Order')).toBe(false);
  });

  test('C-18: Span Dominion beats Lockdown and Trap, for everybody', () => {
    const edge = [
      [-1, 0],
      [0, 0],
    ];
    const t = scene(
      { hand: ['Span Dominion'] },
      { bridges: lane, locked: [edge], traps: [trapped], units: [unit(1, [-1, 0], 2), unit(1, away, 1)] },
    );
    lock(t, 0, 'Span Dominion', 'edge:-1,0~0,0', 'edge:0,0~1,0', 'edge:1,0~2,0').plan(1, 'reinforce');
    t.plan(0, 'done').plan(1, 'march', 'hex:-1,0', 'forces:2', 'hex:0,0');
    expect([t.forces(1, center), t.state.traps.length]).toEqual([2, 1]);
    t.asks('action', 1);
  });
});

describe('C-19: Total Blackout and Lockdown', () => {
  test('C-19: Blackout ends first in Cleanup, then Temporary Bridges go', () => {
    const t = scene({ hand: ['Total Blackout'] }, { temporaryBridges: lane });
    play(t, 'Total Blackout').plan(0, 'done').asks('bid');
    expect([t.state.blackout, t.bridge(center, [1, 0])]).toEqual([false, false]);
  });

  test.each([
    'Bridgeborn Path',
    'Temporary Bridge',
    'Rapid Span',
    'Bridge Crew',
    'Bridge Deed',
    'Bridge Fortress',
    'Demolish Bridge',
    'Sabotage Bridge',
    'Ruin the Span',
  ])('C-19: %s cannot be planned under Blackout', (card) => {
    const t = scene({ hand: [card] }, { blackout: true, bridges: lane, units: [unit(0, home, 1)] });
    expect([offers(t, card), t.legal(0).includes('build')]).toEqual([false, false]);
    t.asks('action');
  });

  test('C-19: builds of the same step are void; so is Siege Engineer’s destruction', () => {
    const t = scene(
      { hand: ['Siege Engineer'] },
      {
        second: { hand: ['Total Blackout'] },
        third: {},
        bridges: path([4, 0], [3, 0]),
        units: [unit(0, [4, 0], 1), unit(2, [0, -4], 1)],
      },
    );
    lock(t, 0, 'Siege Engineer', 'hex:4,0', 'edge:3,0~4,0');
    lock(t, 1, 'Total Blackout');
    t.plan(2, 'build', 'edge:0,-4~0,-3');
    expect([t.champion('siege-engineer')?.hex, t.bridge([4, 0], [3, 0]), t.bridge([0, -4], [0, -3])]).toEqual(
      [t.hex([4, 0]), true, false],
    );
    t.asks('action');
  });

  test('C-19: a deployment with Siege Engineer under Blackout asks for no bridge', () => {
    const t = scene({ hand: ['Siege Engineer'] }, { blackout: true, bridges: lane });
    play(t, 'Siege Engineer', 'hex:3,0').asks('action', 0);
  });

  test('C-19: a Lockdown stops its owner, but not who ignores bridges', () => {
    const locked = [
      [
        [0, 0],
        [1, 0],
      ],
    ];
    const t = scene(
      { hand: ['Flank Step'] },
      { bridges: path(center, [1, 0]), locked, units: [unit(0, center, 1, 'Skystriker Ace')] },
    );
    t.plan(0, 'march', 'hex:0,0');
    expect(t.legal(0)).toEqual(['forces:0']);
    t.takeBack(0).takeBack(0);
    play(t, 'Flank Step', 'hex:0,0', 'forces:1', 'none', 'hex:1,0');
    expect(t.forces(0, [1, 0])).toBe(1);
    t.asks('action', 0);
  });

  test('G-07: a stack stops in front of a step that is no longer legal', () => {
    const t = scene(
      { hand: ['March Orders'] },
      { second: { hand: ['Demolish Bridge'] }, bridges: lane, units: [unit(0, home, 2)] },
    );
    lock(t, 0, 'March Orders', 'hex:3,0', 'forces:2', 'hex:2,0', 'hex:1,0');
    lock(t, 1, 'Demolish Bridge', 'edge:1,0~2,0');
    expect([t.forces(0, [2, 0]), t.told('stopped')]).toEqual([
      2,
      [{ tell: 'stopped', seat: 0, hex: '2,0', why: 'no-bridge' }],
    ]);
    t.asks('action');
  });
});
