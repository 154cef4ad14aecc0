import { seedRandom } from '@bridgefront/kernel';
import { describe, expect, it } from 'vitest';
import { copyState, emptySeat, emptyState } from '../rules/state/state.ts';
import type { State } from '../rules/types.ts';
import { begin, playUntil, step } from './matches.ts';

/** Every object and list of a value with the way to it; what never changes may be shared. */
function* parts(value: unknown, way: string): Generator<readonly [string, object]> {
  if (typeof value !== 'object' || value === null) return;
  yield [way, value];
  for (const [key, part] of Object.entries(value)) yield* parts(part, `${way}.${key}`);
}

/** Records that are replaced as a whole and never changed. */
const shared =
  /^\.options|\.marks\b|\.boosts\.\d|\.entrenched\.\d|\.buried\.\d|\.fresh\.\d|\.traps\.\d|\.wormholes\.\d|\.deck$|^\.battle\.boosts/;

function sharedParts(a: State, b: State): string[] {
  const known = new Set([...parts(a, '')].map(([, part]) => part));
  return [...parts(b, '')].flatMap(([way, part]) => (known.has(part) && !shared.test(way) ? [way] : []));
}

describe('the copy of a state', () => {
  it('is equal, shares nothing that changes, and keeps the order of fields', () => {
    for (const seats of [2, 4, 6]) {
      const match = begin(seats, 'copies');
      const random = seedRandom('copies');
      do {
        const copy = copyState(match.state);
        expect(copy).toEqual(match.state);
        expect(sharedParts(match.state, copy)).toEqual([]);
        expect(Object.keys(copy.seats[0])).toEqual(Object.keys(emptySeat('veil')));
      } while (step(match, random));
    }
  });

  it('has the fields of a new state', () => {
    const { state } = playUntil(begin(3, 'fields'), 'fields', ({ state: now }) => now.round === 4);
    const fields = Object.keys(emptyState(state.options, ['veil', 'aerial', 'cipher']));
    expect(Object.keys(copyState(state))).toEqual(fields);
    expect(Object.keys(state).sort()).toEqual([...fields].sort());
  });
});
