// Twin Bridges under the kernel's conformance kit: everything that every game must keep.

import { conformanceChecks } from '@bridgefront/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { CARDS } from '../rules/cards/table.ts';
import { twinBridges } from '../rules/index.ts';
import { expected, usage } from './usage.ts';

const options = [
  {},
  { start: 'preconstructed', window: 6 },
  { protection: 'life', protectionCovers: 'target', firstPlayer: 'seat-1' },
  { turnLimit: 8, firstTurnMana: 9, window: 2 },
];

describe('Twin Bridges keeps the contract (TB-2, TB-23, TB-24)', () => {
  test.each(conformanceChecks(twinBridges, { options, matches: 24, every: 3, usage }))(
    '$name',
    { timeout: 120_000 },
    ({ run }) => run(),
  );
});

test('the exhaustive run asks for every card and ability', () => {
  expect(expected.filter((token) => token.startsWith('card:'))).toHaveLength(CARDS.length);
  expect(new Set(expected).size).toBe(expected.length);
});
