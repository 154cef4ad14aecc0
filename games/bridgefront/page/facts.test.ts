// What the plate of a seat and the panel's button say.

import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { TableView } from '../rules/table.ts';
import { mean } from '@bridgefront/page/intent.ts';
import type { Match } from './match.ts';
import { page } from './index.ts';

test.each([
  ['as the game is meant', {}, '3/8'],
  ['in a shorter match', { vpToWin: 4 }, '3/4'],
])('the points that win, %s', (_, options, said) => {
  const seat = { gold: 0, mana: 0, hand: 0 };
  const view = { seats: [seat, seat], own: { permanentVp: 2, controlVp: 1 } } as unknown as TableView;
  expect(page.facts?.(view, 0, 0, options)[0]?.text).toBe(said);
});

const tableAt = (plan: readonly string[], choices: readonly string[]) =>
  ({
    source: { document: signal(null) },
    choices: signal(choices.map((choice) => ({ choice, label: choice }))),
    plan: signal(plan),
  }) as unknown as Match;

const primaryOf = (plan: readonly string[], choices: readonly string[]) =>
  page.primary?.(tableAt(plan, choices));

test('not to move with a card that moves is quiet, to stop on the way is loud', () => {
  expect(primaryOf(['card:crew', 'edge:a'], ['hex:0,0', 'none'])).toMatchObject({ quiet: true });
  expect(primaryOf(['card:crew', 'hex:0,0'], ['hex:0,1', 'none'])).toMatchObject({ quiet: false });
});

test('to be done with the round is the loud button once nothing else can be done', () => {
  const offered = (...choices: readonly string[]) => primaryOf([], choices);
  expect(offered('march', 'done')).toMatchObject({ choice: 'done', quiet: true });
  expect(offered('done')).toMatchObject({ choice: 'done', quiet: false });
  expect(offered('champion:eagle', 'none')).toMatchObject({ choice: 'none', quiet: false });
  expect(primaryOf(['card:crew', 'forces:3'], ['champion:eagle', 'none'])).toMatchObject({ quiet: true });
});

test('the round is not ended while an action is being put together, where one would seal it', () => {
  expect(primaryOf(['card:crew'], ['march', 'done'])).toBeNull();
  const match = tableAt([], ['march', 'done']);
  mean(match, { question: 'March from here: where?', act: null });
  expect(page.primary?.(match)).toBeNull();
  mean(match, null);
  expect(page.primary?.(match)).toMatchObject({ choice: 'done' });
});

test('what is bid for is asked in a few words: the auction shows the rest', () => {
  const row = { cards: ['zap', 'recruit'], at: 1, wins: [] };
  const view = { row } as unknown as TableView;
  expect(page.question?.({ ask: 'bid', plan: [], choices: [] }, view, {})).toBe('Recruit: buy it, or pass?');
  expect(page.question?.({ ask: 'action', plan: [], choices: [] }, view, {})).toBeNull();
});
