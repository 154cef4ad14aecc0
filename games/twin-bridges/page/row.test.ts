// What the cards of the own row say of why they cannot be played.

import { expect, test } from 'vitest';
import type { Match } from './match.ts';
import { standingOf } from './row.tsx';
import type { Seen } from './seen.ts';

const row = ['squire', 'hill-giant', 'militia', 'pikeman', 'veteran'];
const match = { plan: { value: [] }, source: { info: { value: null } } } as unknown as Match;
const seen = {
  near: 0,
  open: new Map([
    ['card:squire', { label: '' }],
    ['done', { label: '' }],
  ]),
  table: { window: 4, mana: 2, seats: [{ row, bastion: 0, fort: false, upper: [], lower: [] }] },
} as unknown as Seen;

test('what stands in the way of a card in reach is its ribbon', () => {
  expect(standingOf(match, seen, 'squire')).toEqual({ state: 'on' });
  expect(standingOf(match, seen, 'hill-giant')).toEqual({ state: 'off', ribbon: '4 mana short' });
});

test('a card beyond the post is covered by no ribbon: post and dark say it, and it is spoken', () => {
  expect(standingOf(match, seen, 'veteran')).toEqual({ state: 'off', spoken: 'not in the first 4' });
});
