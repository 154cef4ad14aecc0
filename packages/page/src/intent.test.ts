// What is meant holds for the question at which it was meant, and no longer.

import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { intentOf, letGo, mean, meantChoice } from './intent.ts';
import type { MatchContext } from './match-context.ts';

function tableAt(decision: number, plan: readonly string[] = []) {
  const document = signal({ host: { decision }, view: { decision: { mine: { plan } } } });
  const match = { source: { document } } as unknown as Pick<MatchContext, 'source'>;
  const ask = (next: number, planned: readonly string[] = []): void =>
    void (document.value = { host: { decision: next }, view: { decision: { mine: { plan: planned } } } });
  return { match, ask };
}

const play = { question: 'Play it?', act: { label: 'Seal it', choice: 'card:it' } };

test('what is meant is forgotten with its question, and when more is planned', () => {
  const { match, ask } = tableAt(3);
  mean(match, play);
  expect(meantChoice(match)).toBe('card:it');
  ask(4);
  expect(intentOf(match)).toBe(null);
  mean(match, play);
  ask(4, ['card:it']);
  expect(intentOf(match)).toBe(null);
});

test('what is meant at one table is nothing at another', () => {
  mean(tableAt(3).match, play);
  expect(intentOf(tableAt(3).match)).toBe(null);
});

test('the table forgets what is let go, or what something else takes the place of; not what is only changed', () => {
  const { match } = tableAt(3);
  let dropped = 0;
  const drop = (): void => void (dropped += 1);
  mean(match, { question: 'March with 4?', act: null, drop });
  mean(match, { question: 'March with 3?', act: null, drop });
  expect(dropped).toBe(0);
  mean(match, play);
  expect(dropped).toBe(1);
  expect([letGo(match), letGo(match)]).toEqual([true, false]);
});
