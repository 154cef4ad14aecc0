// A match that is read while its end is still seen is not read a second time for the card.

import type { MatchInfo } from '@bridgefront/protocol';
import type { GamePage } from '@bridgefront/page/contract.ts';
import { expect, test, vi } from 'vitest';
import { readAhead, storyFacts } from './story-facts.ts';

const asked = vi.hoisted(() => [] as string[]);
vi.mock('../source/api.ts', async () => {
  const { Problem: Refused } = await import('../source/problem.ts');
  return {
    ask(what: string) {
      asked.push(what);
      return Promise.resolve(new Refused('offline'));
    },
  };
});

const game = { story: {} } as unknown as GamePage;
const match = (id: string): MatchInfo => ({ id, seats: [] }) as unknown as MatchInfo;

test('what was read ahead is told, once', async () => {
  readAhead(match('one'), game);
  expect(await storyFacts(match('one'), game)).toBeNull();
  expect(asked).toEqual(['getMatch']);
  expect(await storyFacts(match('one'), game)).toBeNull();
  expect(asked).toHaveLength(2);
});

test('another match is read for itself', async () => {
  asked.length = 0;
  readAhead(match('one'), game);
  await storyFacts(match('two'), game);
  expect(asked).toHaveLength(2);
});
