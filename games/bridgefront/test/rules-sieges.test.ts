// Capital Sieges (§13): who fights, in which order, and who defends.

import { describe, expect, test } from 'vitest';
import { away, path, unit } from './cards-scene.ts';
import { capitals, round } from './rules-scene.ts';

const [first, second, third] = capitals;

describe('sieges', () => {
  test('§13: after the Action Phase, to the death; the owner defends, the intruder attacks', () => {
    const t = round(
      'sieges',
      [{}, {}],
      { units: [unit(0, away, 2), unit(1, away, 1)] },
      { dice: [6, 6, 6, 1, 6, 6] },
    );
    expect(t.told('battle')).toMatchObject([{ hex: '-3,0', attacker: 0, defender: 1, siege: true }]);
    expect([t.forces(0, away), t.forces(1, away)]).toEqual([2, 0]);
    t.asks('bid');
  });

  test('S-66: one at a time, in seat order of the Capitals’ owners from the Lead', () => {
    const t = round('sieges', [{}, {}, {}], {
      round: 2,
      lead: 1,
      units: [
        unit(0, first, 1),
        unit(1, first, 1),
        unit(1, second, 1),
        unit(2, second, 1),
        unit(2, third, 1),
        unit(0, third, 1),
      ],
    });
    const order = t.reports.flatMap(({ face }) =>
      face?.tell === 'battle' || face?.tell === 'battle-over' ? [face['hex']] : [],
    );
    expect(order).toEqual(['-4,4', '-4,4', '0,-4', '0,-4', '4,0', '4,0']);
    t.asks('bid');
  });

  test.each([1, 2])(
    'S-67: two intruders fight in the third player’s Capital; seat %i was there first',
    (was) => {
      const t = round('sieges', [{ faction: 'bastion' }, {}, {}], {
        firstIn: [was, null, null],
        units: [unit(1, first, 1), unit(2, first, 1)],
      });
      expect(t.told('battle')).toMatchObject([{ defender: was, attacker: 3 - was, siege: true }]);
      t.asks('bid');
    },
  );

  test('S-67: neither has the bonuses of the owner', () => {
    const t = round('sieges', [{ faction: 'bastion' }, {}, {}], {
      units: [unit(1, first, 1), unit(2, first, 1)],
    });
    expect(t.told('modifiers')).toEqual([]);
    t.asks('bid');
  });

  test('S-67 S-131: an intruder that leaves and comes back is no longer the first', () => {
    const t = round(
      'action',
      [{ mana: 0 }, { mana: 2 }, { mana: 2 }],
      { bridges: path(first, [3, 0]), units: [unit(1, first, 1), unit(2, first, 1)] },
      { dice: [1, 6] },
    );
    t.plan(1, 'march', 'hex:4,0', 'forces:1', 'hex:3,0').plan(2, 'done');
    expect(t.state.firstIn[0]).toBe(2);
    t.plan(1, 'march', 'hex:3,0', 'forces:1', 'hex:4,0');
    expect(t.told('battle')).toMatchObject([{ attacker: 1, defender: 2 }]);
    t.asks('bid');
  });

  test('S-68: the owner and two intruders cannot meet, so no siege has three sides', () => {
    const t = round('action', [{}, {}, {}], {
      bridges: path([3, 0], first),
      units: [unit(0, first, 1), unit(1, first, 1), unit(2, [3, 0], 1)],
    });
    expect(t.legal(2)).not.toContain('march');
    t.asks('action', 0, 1, 2);
  });

  test('S-69: a Capital with one intruder alone sees no battle and is occupied', () => {
    const t = round('sieges', [{ faction: 'veil' }, {}], { units: [unit(0, away, 2)] });
    expect(t.told('battle')).toEqual([]);
    expect(t.seat(0).controlVp).toBe(1);
    t.asks('bid');
  });

  test('S-69: an owner that comes back to it is the Defender, though it came last', () => {
    const t = round('action', [{ mana: 0 }, { mana: 1 }], { units: [unit(0, away, 1)] });
    t.plan(1, 'reinforce');
    expect(t.told('battle')).toMatchObject([{ attacker: 0, defender: 1, siege: true }]);
    t.asks('bid');
  });
});
