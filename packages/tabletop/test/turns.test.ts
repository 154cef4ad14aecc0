// Turns: the order of seats, passing, and damage that is assigned at once.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  acted,
  actedAmongRest,
  dealtTogether,
  fitsFurther,
  fullAssignments,
  passed,
  passedForGood,
  rotation,
  seatAfter,
  seatsFrom,
} from '../src/turns.ts';
import type { Rotation } from '../src/turns.ts';

test('seats follow each other around the table', () => {
  expect([seatsFrom(2, 3), seatsFrom(0, 2)]).toEqual([
    [2, 0, 1],
    [0, 1],
  ]);
  expect([seatAfter(1, 3), seatAfter(2, 3), seatAfter(2, 4, [0, 1, 2]), seatAfter(1, 4, [1])]).toEqual([
    2, 0, 0, 1,
  ]);
});

type Pass = (turns: Rotation) => Rotation | null;

// `a` acts, `p` passes; who was to act each time, and `over` if it ended.
function played(script: string, act: (turns: Rotation) => Rotation, pass: Pass): string {
  let turns: Rotation | null = rotation([1, 2, 0]);
  const active: string[] = [];
  for (const word of script) {
    if (turns === null) throw new Error('It is over.');
    active.push(String(turns.active));
    turns = word === 'a' ? act(turns) : pass(turns);
  }
  return `${active.join('')} ${turns === null ? 'over' : `next ${turns.active}`}`;
}

describe('passing', () => {
  test.each([
    ['aaaa', '1201 next 2'],
    ['ppp', '120 over'],
    ['ppap', '1201 next 2'],
    ['ppappp', '120120 over'],
  ])('a pass does not lock out: %s', (script, story) => expect(played(script, acted, passed)).toBe(story));

  test.each([
    ['ppp', '120 over'],
    ['paap', '1202 next 0'],
    ['paapaap', '1202000 over'],
  ])('a pass is for good: %s', (script, story) =>
    expect(played(script, actedAmongRest, passedForGood)).toBe(story),
  );
});

describe('full assignments', () => {
  test.each([
    ['nothing to hit', 3, [], [[]]],
    ['too little for anything', 2, [3, 4], [[]]],
    ['enough for all', 9, [2, 3], [[0, 1]]],
    ['one or the other', 5, [5, 4], [[0], [1]]],
    [
      'each two of three',
      9,
      [3, 3, 5],
      [
        [0, 1],
        [0, 2],
        [1, 2],
      ],
    ],
    ['a weak one is not left alive', 5, [2, 4], [[0], [1]]],
    [
      'what needs nothing dies with the others',
      3,
      [0, 3, 3],
      [
        [0, 1],
        [0, 2],
      ],
    ],
  ] as const)('%s', (_, pool, needs, sets) => expect(fullAssignments(pool, needs)).toEqual(sets));

  test('are all the sets that fit and to which nothing could be added, by trying every set', () => {
    const needs = fc.array(fc.integer({ min: 0, max: 7 }), { maxLength: 8 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20 }), needs, (pool, list) => {
        const found = new Set<string>();
        for (let bits = 0; bits < 1 << list.length; bits++) {
          const set = list.flatMap((__, place) => ((bits >> place) % 2 === 1 ? [place] : []));
          const rest = pool - set.reduce((sum, place) => sum + list[place], 0);
          if (rest >= 0 && list.every((need, place) => set.includes(place) || need > rest))
            found.add(set.join(' '));
        }
        const sets = fullAssignments(pool, list);
        expect(new Set(sets.map((set) => set.join(' ')))).toEqual(found);
        expect(sets).toHaveLength(found.size);
        for (const set of sets) expect(fitsFurther(pool, list, set)).toEqual([]);
        expect(fullAssignments(pool, list, 2)).toEqual(sets.slice(0, 2));
      }),
      { seed: 7, numRuns: 400 },
    );
  });

  test('come out at once even among many targets', () => {
    const many = Array.from({ length: 40 }, () => 2);
    expect(fullAssignments(40, many, 65)).toHaveLength(65);
    expect(fullAssignments(79, many)).toHaveLength(40);
    expect(fitsFurther(5, [2, 2, 2], [1])).toEqual([0, 2]);
  });
});

test('what all sides deal is added up before anything dies', () => {
  const dealt = dealtTogether([
    [
      { target: 'raider', damage: 2 },
      { target: 'guard', damage: 1 },
    ],
    [{ target: 'raider', damage: 3 }],
  ]);
  expect([...dealt]).toEqual([
    ['raider', 5],
    ['guard', 1],
  ]);
});
