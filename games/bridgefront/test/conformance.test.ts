// Bridgefront under the kernel's conformance kit: everything that every game must keep.

import { conformanceChecks, measureUsage } from '@bridgefront/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { CARDS } from '../rules/cards/index.ts';
import { bridgefront } from '../rules/index.ts';
import { expected, tables, telling, usage, watched } from './usage.ts';

// Rich tables reach the late cards and the champions; the plain ones are what people play.
const rich = { startGold: 15, baseIncome: 4, maxMana: 8, handSize: 8, startForces: 8, startBridges: 5 };
const options = [
  {},
  rich,
  { championIdeas: 'all', retreat: 'offered', ...rich },
  { strictFizzle: true, initiativeTies: 'random', lead: 'by-vp' },
];

describe('Bridgefront keeps the contract (G-18, G-26, G-27)', () => {
  test.each(conformanceChecks(bridgefront, { options, matches: 10, every: 12 }))(
    '$name',
    { timeout: 120_000 },
    ({ run }) => run(),
  );
});

test(
  'an exhaustive run uses every card, effect, faction passive and champion ability',
  { timeout: 300_000 },
  () => {
    const { missing } = measureUsage(watched, usage, { options: tables, first: telling });
    expect(missing).toEqual([]);
  },
);

test('the exhaustive run asks for every card, effect, passive and champion ability', () => {
  expect(expected.filter((token) => token.startsWith('card:'))).toHaveLength(CARDS.length);
  expect(new Set(expected).size).toBe(expected.length);
});
