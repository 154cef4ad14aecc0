// What the one button of the panel does while some of those who were ordered have done nothing yet.

import { signal } from '@preact/signals';
import { beforeEach, expect, test } from 'vitest';
import { intentOf } from '@bridgefront/page/intent.ts';
import type { Match } from './match.ts';
import { page } from './index.ts';

const at = (id: number, hex: string, more = {}) => ({
  id,
  unit: 'toll-wardens',
  seat: 0,
  at: hex,
  health: 3,
  ordered: true,
  ...more,
});

function asked(ask: string, units: readonly object[], choices: readonly string[]) {
  const decision = { ask, mine: { plan: [], choices, prompt: '' } };
  return {
    source: { document: signal({ host: { decision: 1 }, view: { decision } }) },
    shown: { value: { view: { seat: 0, decision, table: { units } } } },
    choices: { value: choices.map((choice) => ({ choice, label: choice })) },
    plan: { value: [] },
  } as unknown as Match;
}

let match: Match;
beforeEach(() => {
  match = asked('moves', [at(0, '4,6'), at(1, '6,6')], ['unit:4,6', 'unit:6,6', 'done']);
});

test('a click that was meant for the button before it does not end the moves: it says who has not moved', () => {
  const first = page.primary?.(match);
  expect(first).toMatchObject({ quiet: true });
  expect(first?.choice).toBeUndefined();
  first?.run?.();
  expect(intentOf(match)).toMatchObject({
    question: '2 units can still move.',
    act: { choice: 'done', quiet: true },
  });
});

test('once somebody has moved, the button ends the moves', () => {
  const moved = asked('moves', [at(0, '4,5', { moved: true }), at(1, '6,6')], ['unit:6,6', 'done']);
  expect(page.primary?.(moved)).toMatchObject({ choice: 'done' });
});

test('not to strike again is a way out, and no more than that', () => {
  const again = asked('again', [at(0, '4,6', { attacked: true })], ['at:4,5', 'no']);
  expect(page.primary?.(again)).toMatchObject({ choice: 'no', label: 'No further attack', quiet: true });
});

test.each([
  ['somebody can attack', ['unit:6,6', 'done'], true],
  ['nobody has an enemy in reach', ['done'], false],
])('with one attack made, while %s', (_, choices, quiet) => {
  const units = [at(0, '4,6', { attacked: true }), at(1, '6,6')];
  expect(page.primary?.(asked('attacks', units, choices))).toMatchObject({ choice: 'done', quiet });
});
