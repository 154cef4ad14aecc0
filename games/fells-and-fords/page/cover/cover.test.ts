// A newcomer's first match.

import { createEngine, newMatch } from '@bridgefront/kernel';
import { expect, test } from 'vitest';
import { fellsAndFords } from '../../rules/index.ts';
import { cover } from './index.ts';

test.each(['one', 'two', 'three', 'four'])(
  'a first match begins with the reader, who leads the Ford League: %s',
  (seed) => {
    const made = newMatch(createEngine(fellsAndFords), { ...cover.first }, 2, seed);
    if ('problem' in made) throw new Error(made.problem);
    const { state } = made.match;
    expect([state.active, state.seats[cover.firstSeat ?? -1].faction]).toEqual([cover.firstSeat, 0]);
  },
);
