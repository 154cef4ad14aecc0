// How far a wrong try is played on.

import type { GamePage } from '@bridgefront/page/contract.ts';
import type { SeatReport } from '@bridgefront/viewing';
import { expect, test } from 'vitest';
import { stepIn } from './loss.ts';

const report = (text: string): SeatReport => ({ face: { tell: 'any' }, text }) as never;
const game = {
  section: ({ text = '' }: SeatReport) => (text.startsWith('Round') ? text : null),
} as unknown as GamePage;

test('the round that is under way is the last that was told of', () => {
  expect(stepIn([], game)).toBeNull();
  expect(stepIn([report('Ada marches.')], game)).toBeNull();
  expect(
    stepIn([report('Round 2'), report('Ada marches.'), report('Round 3'), report('A fight.')], game),
  ).toBe('Round 3');
});
