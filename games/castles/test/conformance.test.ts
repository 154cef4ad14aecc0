// Castles under the kernel's conformance kit: everything that every game must keep.

import { conformanceChecks } from '@bridgefront/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { CARDS } from '../rules/cards/table.ts';
import { castles } from '../rules/index.ts';
import { expected, usage } from './usage.ts';

const terrain = { middleTerrain: 'marsh', frontTerrain: 'lake', river: 'moats' };
const options = [
  {},
  { trapWindow: 'ask', castleHp: 20, startingHand: 8 },
  { trapWindow: 'never', deployDelay: 'all', drawPerTurn: 3, truceTurns: 2 },
  { ...terrain, stormReach: 'both', castleSpansZones: true, siegeTowerEscorts: 1, turnLimit: 40 },
  { middleTerrain: 'high-hills', frontTerrain: 'hills', river: 'centre', cannonEscorts: 0, wallMelee: true },
  { frontTerrain: 'forest', healCap: false, arrowRain: 'strength', surrender: true, score: false },
  { mulligan: true, startingHand: 2, spyStart: 'middle', wizardHitsSpy: false, turnLimit: 40 },
  { cycle: 2, drawPerTurn: 2, spyHp: 6, trapWindow: 'ask' },
  { series: 3, castleHp: 10, surrender: true, turnLimit: 14, startingHand: 8 },
];

describe('Castles keeps the contract (CA-19, CA-48, CA-67, CA-70, CA-71)', () => {
  test.each(conformanceChecks(castles, { options, seats: [2], matches: 12, every: 40, usage }))(
    '$name',
    { timeout: 240_000 },
    ({ run }) => run(),
  );
});

test('the exhaustive run asks for every card', () => {
  expect(expected.filter((token) => token.startsWith('card:'))).toHaveLength(CARDS.length);
  expect(new Set(expected).size).toBe(expected.length);
});
