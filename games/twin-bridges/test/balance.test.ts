// The balance of a set of cards is counted rightly, and the same again with the same seed.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { randomBot } from '@bridgefront/bots';
import { balanceOf } from '../lab/balance.ts';

const settings = { bot: randomBot, matches: 40, seed: 'test', start: 'draft' } as const;

test('every match has sixteen cards held, and as many wins as matches', () => {
  const { cards, matches, first } = balanceOf(settings);
  const sum = (numbers: readonly number[]): number => numbers.reduce((so, one) => so + one, 0);
  expect(sum(cards.map(({ held }) => held))).toBe(16 * matches);
  expect(sum(cards.map(({ wins }) => wins))).toBe(8 * matches);
  expect(first.low).toBeLessThan(first.share);
  expect(cards.map(({ lift }) => lift)).toEqual(cards.map(({ wins, held }) => 100 * (wins / held - 0.5)));
});

test('equal settings give equal findings, other seeds other ones', () => {
  expect(balanceOf(settings)).toEqual(balanceOf(settings));
  expect(balanceOf({ ...settings, seed: 'other' })).not.toEqual(balanceOf(settings));
});

test.each([
  [['--bot', 'nobody'], /--bot is one of random, greedy, search, not "nobody"/],
  [['--matches', '0'], /--matches is a whole number/],
  [['--start', 'twice'], /--start is draft or preconstructed/],
] as const)('%s is refused in one sentence', (args, says) => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, '../lab/balance.ts'), ...args],
    {
      encoding: 'utf8',
    },
  );
  expect(status).toBe(2);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).toMatch(says);
});
