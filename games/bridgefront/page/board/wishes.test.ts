import { batch, signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { Match } from '../match.ts';
import { wishes } from './wishes.ts';

/** A host that asks these questions one after the other; the only choice of one is made by itself. */
function host(questions: readonly (readonly string[])[]) {
  const plan = signal<readonly string[]>([]);
  const choices = signal<readonly { choice: string }[]>([]);
  const ask = (): void => {
    while (questions[plan.peek().length]?.length === 1)
      plan.value = [...plan.peek(), questions[plan.peek().length]?.[0] ?? ''];
    choices.value = (questions[plan.peek().length] ?? []).map((choice) => ({ choice }));
  };
  ask();
  const match = {
    plan,
    choices,
    busy: signal(false),
    refusal: signal(null),
    dismiss: () => undefined,
  } as unknown as Match;
  const choose = (choice: string): void =>
    batch(() => {
      plan.value = [...plan.peek(), choice];
      ask();
    });
  return { plan, wish: wishes(match, choose) };
}

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};

test.each([
  [
    'all are asked',
    [
      ['march', 'build'],
      ['hex:a', 'hex:b'],
      ['forces:1', 'forces:2'],
      ['hex:b', 'hex:c'],
      ['x', 'y'],
    ],
  ],
  [
    'one Force is left to go',
    [['march', 'build'], ['hex:a', 'hex:b'], ['forces:1'], ['hex:b', 'hex:c'], ['x', 'y']],
  ],
  [
    'one stack with one Force is there',
    [['march', 'build'], ['hex:a'], ['forces:1'], ['hex:b', 'hex:c'], ['x', 'y']],
  ],
])('a sealed March is made to its end where %s', async (_, questions) => {
  const { plan, wish } = host(questions);
  wish.set(['march', 'hex:a', 'forces:1', 'hex:b']);
  await settled();
  expect(plan.value).toEqual(['march', 'hex:a', 'forces:1', 'hex:b']);
  wish.stop();
});

test('what is not to be had ends it, and nothing else is made', async () => {
  const { plan, wish } = host([
    ['march', 'build'],
    ['hex:b', 'hex:c'],
    ['forces:1', 'forces:2'],
  ]);
  wish.set(['march', 'hex:a', 'forces:1']);
  await settled();
  expect(plan.value).toEqual(['march']);
  wish.stop();
});
