// What the cards of the hand say that fit nothing now.

import { expect, test } from 'vitest';
import { red, siege } from '../test/scene.ts';
import { standingOf } from './hand.tsx';
import type { Match } from './match.ts';
import type { Seen } from './seen.ts';

const main = ['unit:builder-1', 'play:charge', 'done'];

function standing(slug: string, { open, plan = [] }: { open: readonly string[]; plan?: readonly string[] }) {
  const scene = siege(['red builder-1 at red-middle'], { hand: ['cannon', 'trap', 'charge'] });
  const view = scene.view(red);
  scene.asks('main', red);
  const match = {
    shown: { value: { view: { seat: red, table: view }, options: scene.match.options } },
    source: { info: { value: { options: scene.match.options } } },
  } as unknown as Match;
  const seen = {
    table: view,
    open: new Map(open.map((choice) => [choice, { choice, label: choice }])),
    instead: new Set(plan.length === 0 ? [] : main),
    plan,
  } as unknown as Seen;
  return standingOf(match, seen, slug);
}

test('a card that waits stays grey and says so, whatever is picked', () => {
  const off = { state: 'off', ribbon: 'for the enemy’s turn' };
  expect(standing('trap', { open: main })).toEqual(off);
  expect(standing('trap', { open: ['zone:red-front'], plan: ['unit:builder-1'] })).toEqual(off);
});

test('a card that can be played instead of what is picked is as it was', () => {
  const shown = standing('charge', { open: ['zone:red-front'], plan: ['unit:builder-1'] });
  expect(shown).toEqual({ state: undefined, ribbon: null });
});

test('a click on a Building picks the Builder, and it says so where that one stands wrong', () => {
  expect(standing('cannon', { open: main })).toEqual({
    state: 'on',
    ribbon: 'the Builder builds it',
    by: 'unit:builder-1',
  });
  expect(standing('cannon', { open: ['zone:red-front'], plan: ['unit:builder-1'] }).ribbon).toBe(
    'not built here',
  );
});
