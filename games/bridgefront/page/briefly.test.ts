// Steps of a plan in few words.

import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { briefly } from './briefly.ts';
import type { Match } from './match.ts';

const match = {
  source: { info: signal(null) },
  shown: signal({ view: { table: {}, seat: 0 } }),
  choices: signal([]),
  plan: signal([]),
  instead: signal(new Set()),
} as unknown as Match;

test('a card is said by its name; numbers, and plans of several steps, by the words of their choices', () => {
  expect(briefly(['card:march-orders'], match)).toBe('March Orders');
  expect(briefly(['forces:3'], match)).toBe(null);
  expect(briefly(['card:march-orders', 'forces:3'], match)).toBe(null);
});
