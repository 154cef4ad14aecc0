// Bridges, moves, the two-player rule and when battles begin (§4, §12.5 to §12.7).

import { describe, expect, test } from 'vitest';
import { away, home, path, unit } from './cards-scene.ts';
import { capitals, round } from './rules-scene.ts';

const center = [0, 0] as const;
const road = path(home, [2, 0], [1, 0], center, [-1, 0], [-2, 0], away);
const one = (hand: string[] = []) => ({ hand });

describe('bridges', () => {
  test('§4.2: units step to a neighbour only over a bridge', () => {
    const t = round('action', [{}, {}], { bridges: path(center, [1, 0]), units: [unit(0, center, 1)] });
    t.plan(0, 'march', 'hex:0,0', 'forces:1');
    expect(t.legal(0)).toEqual(['hex:1,0']);
    t.asks('action', 0, 1);
    const bare = round('action', [{}, {}], { units: [unit(0, center, 1)] });
    expect(bare.legal(0)).not.toContain('march');
    bare.asks('action', 0, 1);
  });

  test('§4.2 S-13: an edge holds one bridge, so none can be planned where one stands', () => {
    const t = round('action', [{}, {}], { bridges: path(center, [1, 0]), units: [unit(0, center, 1)] });
    t.plan(0, 'build');
    expect(t.legal(0)).toHaveLength(5);
    t.refuses(0, 'edge:0,0~1,0');
    t.asks('action', 0, 1);
  });

  test('S-13 G-06: a bridge that has appeared meanwhile voids that build only', () => {
    const t = round('action', [one(['Rapid Span']), one(['Temporary Bridge'])], {
      units: [unit(0, center, 1)],
    });
    t.plan(0, 'card:rapid-span', 'edge:0,0~1,0', 'edge:0,0~0,1');
    t.plan(1, 'card:temporary-bridge', 'edge:0,0~1,0');
    expect([t.bridge(center, [1, 0]), t.bridge(center, [0, 1])]).toEqual([true, true]);
    expect(t.told('bridge-built').map((face) => face['seat'])).toEqual([1, 0]);
    expect(t.told('card-done')).toMatchObject([{ to: 'discard' }, { card: 'rapid-span', to: 'discard' }]);
    t.asks('action', 0, 1);
  });

  test('S-14: bridges have no owner', () => {
    const t = round('action', [{}, {}], { units: [unit(0, center, 1), unit(1, [2, 0], 1)] });
    t.plan(0, 'build', 'edge:0,0~1,0').plan(1, 'build', 'edge:1,0~2,0');
    t.plan(0, 'done').plan(1, 'march', 'hex:2,0', 'forces:1', 'hex:1,0');
    t.plan(1, 'march', 'hex:1,0', 'forces:1');
    expect(t.legal(1)).toEqual(['hex:2,0', 'hex:0,0']);
    t.asks('action', 1);
  });

  test('S-16 G-16: trap, lockdown and passage are states of one edge, named by its two ends', () => {
    const t = round('action', [one(['Demolish Bridge']), {}], {
      bridges: path(center, [1, 0]),
      locked: path(center, [1, 0]),
      traps: [{ bridge: [[1, 0], [...center]], seat: 1 }],
    });
    t.plan(0, 'card:demolish-bridge', 'edge:0,0~1,0').othersDone();
    expect([t.state.locked, t.state.traps]).toEqual([[], []]);
    t.asks('action', 0);
  });

  test('G-16: a bridge touches a hex that is one of its ends', () => {
    const t = round('action', [one(['Sabotage Bridge', 'Bridgeborn Path']), {}], {
      bridges: road,
      units: [unit(0, [1, 0], 1)],
    });
    t.plan(0, 'card:sabotage-bridge');
    expect(t.legal(0)).toEqual(['edge:0,0~1,0', 'edge:1,0~2,0']);
    t.takeBack(0).plan(0, 'card:bridgeborn-path');
    expect(t.legal(0)).toHaveLength(90 - road.length);
    t.asks('action', 0, 1);
  });
});

describe('units that ignore bridges', () => {
  const wild = { units: [unit(0, center, 2, 'Bridge Runner', 'Brute')] };

  test('S-15: a step without a bridge needs a stack of which every unit may ignore them', () => {
    const t = round('action', [one(['March Orders']), {}], wild);
    t.plan(0, 'march', 'hex:0,0');
    expect(t.legal(0)).toEqual(['forces:0']);
    t.plan(0, 'forces:0');
    expect(t.legal(0)).toEqual(['champion:bridge-runner']);
    t.asks('action', 0, 1);
  });

  test('S-15: it may do so on cards that say "along Bridges" too', () => {
    const t = round('action', [one(['March Orders']), {}], wild);
    t.plan(0, 'card:march-orders', 'hex:0,0', 'forces:0', 'champion:bridge-runner', 'hex:1,0', 'hex:1,1');
    t.othersDone();
    expect(t.champion('bridge-runner')?.hex).toBe(t.hex([1, 1]));
    t.asks('action', 0);
  });

  test('S-107: such a step crosses no bridge, so neither trap nor lockdown touches it', () => {
    const bridge = path(center, [1, 0]);
    const t = round('action', [{}, {}], {
      ...wild,
      bridges: bridge,
      locked: bridge,
      traps: [{ bridge: [[...center], [1, 0]], seat: 1 }],
    });
    t.plan(0, 'march', 'hex:0,0', 'forces:0', 'champion:bridge-runner', 'hex:1,0').othersDone();
    expect(t.champion('bridge-runner')?.hex).toBe(t.hex([1, 0]));
    expect(t.state.traps).toHaveLength(1);
    t.asks('action', 0);
  });
});

describe('wormholes', () => {
  const hole = { wormholes: [{ ends: [[...center], [...home]] }] };

  test('G-17: every player crosses a wormhole as one step, without a bridge', () => {
    const t = round('action', [{}, {}], { ...hole, units: [unit(1, center, 1)] });
    t.plan(0, 'done').plan(1, 'march', 'hex:0,0', 'forces:1', 'hex:3,0');
    expect(t.forces(1, home)).toBe(1);
    t.asks('action', 1);
  });

  test('G-17: it is no bridge, and shortens no distance beyond "adjacent"', () => {
    const t = round('action', [one(['Demolish Bridge', 'Execution Order', 'Air Drop']), {}], {
      ...hole,
      units: [unit(0, center, 0, 'Brute'), unit(1, home, 0, 'Jet Striker')],
    });
    expect(t.legal(0)).not.toContain('card:demolish-bridge');
    expect(t.legal(0)).not.toContain('card:execution-order');
    t.asks('action', 0, 1);
  });

  test('G-17 S-18: its far end counts as adjacent: with two hexes at a Capital it closes the ring', () => {
    const ring = [unit(0, [2, -2], 0, 'Brute'), unit(0, [-2, 0], 1), unit(0, [-3, 1], 1), unit(1, away, 7)];
    for (const ends of [
      [[2, -2], [...away]],
      [[2, -2], [...center]],
    ]) {
      const t = round('action', [one(['Encirclement']), {}], { wormholes: [{ ends }], units: ring });
      t.plan(0, 'card:encirclement', 'hex:-3,0').othersDone();
      expect(t.forces(1, away)).toBe(ends[1][0] === away[0] ? 2 : 7);
      t.asks('action', 0);
    }
  });

  test('G-17: Air Drop reaches the far end too', () => {
    const t = round('action', [one(['Air Drop']), {}], {
      wormholes: [{ ends: [[2, -2], [...center]] }],
      units: [unit(0, [2, -2], 0, 'Brute')],
    });
    t.plan(0, 'card:air-drop');
    expect(t.legal(0)).toContain('hex:0,0');
    expect(t.legal(0)).not.toContain('hex:-1,0');
    t.asks('action', 0, 1);
  });

  test('G-17: it ends in Cleanup', () => {
    const t = round('cleanup', [{}, {}], hole);
    expect(t.state.wormholes).toEqual([]);
    t.asks('bid');
  });
});

describe('walking a locked path', () => {
  const lane = { bridges: road, units: [unit(0, home, 3)] };
  const march = ['card:march-orders', 'hex:3,0', 'forces:3', 'hex:2,0', 'hex:1,0'] as const;

  test.each([
    { edge: 'edge:1,0~2,0', at: [2, 0] as const, told: 'stopped', face: { why: 'no-bridge', hex: '2,0' } },
    { edge: 'edge:2,0~3,0', at: home, told: 'fizzled', face: { what: 'move' } },
  ])('G-07: with $edge gone the stack ends on $at', ({ edge, at, told, face }) => {
    const t = round('action', [one(['March Orders']), one(['Demolish Bridge'])], lane);
    t.plan(0, ...march).plan(1, 'card:demolish-bridge', edge);
    expect(t.forces(0, at)).toBe(3);
    expect(t.told(told)).toMatchObject([face]);
    expect(t.seat(0).mana).toBe(8);
    t.asks('action');
  });

  test('G-07: a lockdown stops it as well, and nobody looks for another way', () => {
    const t = round('action', [one(['March Orders']), one(['Bridge Lockdown'])], {
      bridges: [...road, ...path([2, 0], [2, -1], [1, 0])],
      units: [unit(0, home, 3), unit(1, [1, 0], 1)],
    });
    t.plan(0, ...march).plan(1, 'card:bridge-lockdown', 'edge:1,0~2,0');
    expect([t.forces(0, [2, 0]), t.forces(1, [1, 0])]).toEqual([3, 1]);
    expect(t.told('stopped')).toMatchObject([{ hex: '2,0', why: 'lockdown' }]);
    t.asks('action');
  });

  test('G-07: with strictFizzle a path that is broken anywhere does not begin', () => {
    const t = round('action', [one(['March Orders']), one(['Demolish Bridge'])], lane, {
      options: { strictFizzle: true },
    });
    t.plan(0, ...march).plan(1, 'card:demolish-bridge', 'edge:1,0~2,0');
    expect(t.forces(0, home)).toBe(3);
    expect(t.told('card-done').map((face) => face['to'])).toContain('fizzled');
    t.asks('action');
  });

  test('G-08: what has survived of the stack goes: the locked Forces as far as they are there', () => {
    const t = round('action', [one(['March Orders']), one(['Attrition'])], {
      bridges: road,
      units: [unit(0, home, 7, { name: 'Brute', hp: 1 }), unit(1, [1, 0], 0, 'Jet Striker')],
    });
    t.plan(0, 'card:march-orders', 'hex:3,0', 'forces:6', 'champion:brute', 'hex:2,0', 'none');
    t.plan(1, 'card:attrition', 'hex:3,0');
    expect(t.champion('brute')).toBeNull();
    expect([t.forces(0, home), t.forces(0, [2, 0])]).toEqual([0, 2]);
    t.asks('action', 0, 1);
  });

  test('§2.1 G-08: a stack is any selection of units of one hex; none left is a fizzle', () => {
    const t = round('action', [one(['March Orders']), one(['Cataclysm Core'])], lane);
    t.plan(0, 'card:march-orders', 'hex:3,0');
    expect(t.legal(0)).toEqual(['forces:1', 'forces:2', 'forces:3']);
    t.plan(0, 'forces:2', 'hex:2,0', 'none').plan(1, 'card:cataclysm-core', 'hex:3,0');
    expect(t.told('fizzled')).toMatchObject([{ seat: 0, what: 'move' }]);
    t.asks('action', 0, 1);
  });

  test('§12.5: a longer move is declared hex by hex, along bridges', () => {
    const t = round('action', [one(['Triple March']), {}], lane);
    t.plan(0, 'card:triple-march', 'hex:3,0', 'forces:3', 'hex:2,0', 'hex:1,0');
    expect(t.legal(0)).toEqual(['hex:2,0', 'hex:0,0', 'none']);
    t.plan(0, 'hex:0,0').othersDone();
    expect(t.told('moved').map((face) => face['to'])).toEqual(['2,0', '1,0', '0,0']);
    t.asks('action', 0);
  });

  test('S-60: a path may come back to a hex', () => {
    const t = round('action', [one(['Triple March']), {}], lane);
    t.plan(0, 'card:triple-march', 'hex:3,0', 'forces:1', 'hex:2,0', 'hex:3,0', 'hex:2,0').othersDone();
    expect([t.forces(0, home), t.forces(0, [2, 0])]).toEqual([2, 1]);
    t.asks('action', 0);
  });

  test('S-60 §12.5: a stack that meets enemies on the way fights there and goes no further', () => {
    const t = round(
      'action',
      [one(['Triple March']), one(['Quick Move'])],
      { bridges: [...road, ...path([1, 1], [1, 0])], units: [unit(0, home, 2), unit(1, [1, 1], 1)] },
      { dice: [1, 6, 6] },
    );
    t.plan(0, 'card:triple-march', 'hex:3,0', 'forces:2', 'hex:2,0', 'hex:1,0', 'hex:0,0');
    t.plan(1, 'card:quick-move', 'hex:1,1', 'hex:1,0');
    expect([t.forces(0, [1, 0]), t.forces(0, center), t.forces(1, [1, 0])]).toEqual([2, 0, 0]);
    t.asks('action', 0, 1);
  });

  test('S-59: enemies in a Capital stop nobody who is passing through', () => {
    const t = round('action', [one(['March Orders']), {}], {
      bridges: path([-2, 0], away, [-3, 1]),
      units: [unit(0, [-2, 0], 2), unit(1, away, 3)],
    });
    t.plan(0, 'card:march-orders', 'hex:-2,0', 'forces:2', 'hex:-3,0');
    expect(t.legal(0)).toContain('hex:-3,1');
    t.plan(0, 'hex:-3,1').othersDone();
    expect(t.forces(0, [-3, 1])).toBe(2);
    expect(t.told('battle')).toEqual([]);
    t.asks('action', 0);
  });
});

describe('the two-player rule', () => {
  const [mine] = capitals;
  const gates = path([2, 0], [3, 0], mine, [3, 1]);

  test('S-61 S-68 §12.6: only a third player is kept out of a hex; owner and intruder may bring more', () => {
    const t = round('action', [{}, {}, {}], {
      bridges: gates,
      units: [unit(0, mine, 1), unit(1, mine, 1), unit(1, [3, 1], 1), unit(2, [3, 0], 1)],
    });
    t.plan(0, 'reinforce').plan(1, 'march', 'hex:3,1', 'forces:1', 'hex:4,0');
    t.plan(2, 'march', 'hex:3,0', 'forces:1');
    expect(t.legal(2)).toEqual(['hex:2,0']);
    t.plan(2, 'hex:2,0');
    expect([t.forces(0, mine), t.forces(1, mine)]).toEqual([2, 2]);
    t.asks('action', 0, 1, 2);
  });

  test('S-61 S-59: not even in passing', () => {
    const t = round('action', [{}, {}, one(['March Orders'])], {
      bridges: gates,
      units: [unit(0, mine, 1), unit(1, mine, 1), unit(2, [3, 0], 1)],
    });
    t.plan(2, 'card:march-orders', 'hex:3,0', 'forces:1');
    expect(t.legal(2)).toEqual(['hex:2,0']);
    t.asks('action', 0, 1, 2);
  });

  test('S-62: a refused mover stays on the last legal hex of its path', () => {
    const t = round('action', [{}, one(['Quick Move']), one(['March Orders'])], {
      bridges: gates,
      units: [unit(0, mine, 1), unit(1, [3, 1], 1), unit(2, [2, 0], 2)],
    });
    t.plan(2, 'card:march-orders', 'hex:2,0', 'forces:2', 'hex:3,0', 'hex:4,0');
    t.plan(1, 'card:quick-move', 'hex:3,1', 'hex:4,0').plan(0, 'done');
    expect([t.forces(2, [3, 0]), t.forces(2, mine)]).toEqual([2, 0]);
    expect(t.told('stopped')).toMatchObject([{ seat: 2, hex: '3,0', why: 'closed' }]);
    t.asks('action', 1, 2);
  });

  test('S-130: a choice that leads into a closed Capital says so', () => {
    const besieged = { units: [unit(1, mine, 1), unit(2, mine, 1), unit(0, center, 1)] };
    const seats = [{ hand: ['Paid Volunteers'], faction: 'aerial' }, { faction: 'veil' }, {}];
    const t = round('action', seats, besieged);
    const note = 'closed now: two other players hold it';
    for (const choice of ['reinforce', 'card:paid-volunteers']) expect(t.label(choice, 0)).toContain(note);
    t.plan(0, 'reinforce');
    expect(t.label('hex:4,0', 0)).toContain(note);
    expect(t.label('hex:0,0', 0)).not.toContain(note);
    t.takeBack(0).asks('action', 0, 1, 2);
  });

  test('S-62 S-130: two intruders in the Capital: a deployment is lost, its costs stay paid', () => {
    const t = round('action', [{}, {}, {}], { units: [unit(1, mine, 1), unit(2, mine, 1)] });
    t.plan(0, 'reinforce').othersDone();
    expect(t.told('refused')).toMatchObject([{ seat: 0, hex: '4,0' }]);
    expect([t.forces(0, mine), t.seat(0).gold, t.seat(0).mana]).toEqual([0, 9, 8]);
    t.asks('action', 0);
  });

  test('S-63: in the open B fights A, then C fights whoever is left', () => {
    const t = round(
      'action',
      [{}, {}, {}],
      {
        bridges: [...path([1, 0], center), ...path([-1, 0], center)],
        units: [unit(0, center, 1), unit(1, [1, 0], 1), unit(2, [-1, 0], 1)],
      },
      { dice: [1, 6, 1, 6] },
    );
    t.plan(1, 'march', 'hex:1,0', 'forces:1', 'hex:0,0');
    t.plan(2, 'march', 'hex:-1,0', 'forces:1', 'hex:0,0');
    t.plan(0, 'reinforce');
    expect(t.told('battle')).toMatchObject([
      { attacker: 1, defender: 0 },
      { attacker: 2, defender: 1 },
    ]);
    expect(t.forces(2, center)).toBe(1);
    t.asks('action', 0, 1, 2);
  });

  test('S-63: in a Capital the first intruder is in, the next one refused', () => {
    const t = round('action', [{}, {}, {}], {
      lead: 2,
      bridges: gates,
      units: [unit(0, mine, 1), unit(1, [3, 1], 1), unit(2, [3, 0], 1)],
    });
    t.plan(1, 'march', 'hex:3,1', 'forces:1', 'hex:4,0').plan(2, 'march', 'hex:3,0', 'forces:1', 'hex:4,0');
    t.plan(0, 'done');
    expect([t.forces(1, mine), t.forces(2, mine), t.forces(1, [3, 1])]).toEqual([0, 1, 1]);
    expect(t.told('fizzled')).toMatchObject([{ seat: 1, what: 'move' }]);
    t.asks('action', 1, 2);
  });

  test('S-65: both sides may leave a besieged Capital', () => {
    const t = round('action', [{}, {}, {}], {
      bridges: gates,
      units: [unit(0, mine, 2), unit(1, mine, 1)],
    });
    t.plan(0, 'march', 'hex:4,0', 'forces:2', 'hex:3,0').plan(1, 'march', 'hex:4,0', 'forces:1', 'hex:3,1');
    t.plan(2, 'done');
    expect([t.forces(0, [3, 0]), t.forces(1, [3, 1])]).toEqual([2, 1]);
    t.asks('action', 0, 1);
  });
});

describe('when battles begin', () => {
  test('S-01 §12.7 S-64: at once after each entry, in the declared order of the stacks', () => {
    const t = round(
      'action',
      [one(['Roll Out']), {}],
      {
        bridges: [...path([2, 0], [1, 0]), ...path([0, 1], center)],
        units: [unit(0, [2, 0], 1), unit(0, [0, 1], 1), unit(1, [1, 0], 1), unit(1, center, 1)],
      },
      { dice: [1, 6, 1, 6] },
    );
    t.plan(0, 'card:roll-out', 'hex:2,0', 'forces:1', 'hex:1,0', 'hex:0,1', 'forces:1', 'hex:0,0');
    t.othersDone();
    const order = t.reports.flatMap(({ face }) =>
      face !== null && ['moved', 'battle', 'battle-over'].includes(face.tell) ? [face.tell] : [],
    );
    expect(order).toEqual(['moved', 'battle', 'battle-over', 'moved', 'battle', 'battle-over']);
    expect(t.told('battle').map((face) => face['hex'])).toEqual(['1,0', '0,0']);
    t.asks('action', 0);
  });

  test('S-01 §12.7: in a Capital nobody fights before the sieges', () => {
    const t = round('action', [{}, {}], {
      bridges: path([-2, 0], away),
      units: [unit(0, [-2, 0], 1), unit(1, away, 1)],
    });
    t.plan(0, 'march', 'hex:-2,0', 'forces:1', 'hex:-3,0').othersDone();
    expect([t.forces(0, away), t.forces(1, away)]).toEqual([1, 1]);
    expect(t.told('battle')).toEqual([]);
    t.asks('action', 0);
  });

  test('G-21 G-13: units deployed among enemies in the open fight at once, as Attacker', () => {
    const t = round(
      'action',
      [one(['Air Drop']), {}],
      { units: [unit(0, center, 0, 'Brute'), unit(1, [1, 0], 1)] },
      { dice: [1, 1, 1, 6] },
    );
    t.plan(0, 'card:air-drop', 'hex:1,0').othersDone();
    expect(t.told('battle')).toMatchObject([{ hex: '1,0', attacker: 0, defender: 1 }]);
    expect(t.forces(0, [1, 0])).toBe(3);
    t.asks('action', 0);
  });

  test('G-21: deployed in a besieged Capital they join the siege; a hex you occupy may be an enemy Capital', () => {
    const t = round('action', [one(['Recruit']), {}], { units: [unit(0, away, 1), unit(1, away, 1)] });
    t.plan(0, 'card:recruit', 'mode:hex', 'hex:-3,0').plan(1, 'reinforce');
    expect([t.forces(0, away), t.forces(1, away)]).toEqual([2, 2]);
    expect(t.told('battle')).toEqual([]);
    t.asks('action', 0, 1);
  });

  test('§4.3: a hex is occupied by whoever has a unit there, a Force or a champion', () => {
    const t = round('action', [{}, {}], { units: [unit(0, center, 0, 'Brute'), unit(0, [2, 0], 1)] });
    t.plan(0, 'build');
    expect(t.legal(0)).toHaveLength(12);
    t.asks('action', 0, 1);
  });
});
