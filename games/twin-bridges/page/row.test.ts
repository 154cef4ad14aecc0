// What the cards of the own row say of why they cannot be played.

import { expect, test } from 'vitest';
import type { Match } from './match.ts';
import { standingOf } from './row.tsx';
import type { Seen } from './seen.ts';

const row = ['squire', 'hill-giant', 'militia', 'pikeman', 'veteran'];
const matchWith = (plan: readonly string[], instead: readonly string[] = []) =>
  ({
    plan: { value: plan },
    instead: { value: new Set(instead) },
    source: { info: { value: null } },
  }) as unknown as Match;
const match = matchWith([]);
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

test('while a lane is asked for one card, those that cannot be played stay dark', () => {
  const asking = { ...seen, open: new Map([['lane:1', { label: '' }]]) } as unknown as Seen;
  const planning = matchWith(['card:squire'], ['card:squire', 'card:militia', 'done']);
  const standing = (slug: string) => standingOf(planning, asking, slug);
  expect(standing('squire')).toEqual({ state: 'chosen' });
  expect(standing('militia')).toEqual({});
  expect(standing('hill-giant')).toEqual({ state: 'off', ribbon: '4 mana short' });
  expect(standing('veteran')).toEqual({ state: 'off', spoken: 'not in the first 4' });
});
