// Heartland under the kernel's conformance kit: everything that every game must keep.

import { conformanceChecks } from '@bridgefront/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { CARDS } from '../rules/cards/table.ts';
import { heartland } from '../rules/index.ts';
import { expected, usage } from './usage.ts';

const options = [
  {},
  { deck0: 'built', frontiers: 4, combatOrder: 'initiative', startVillagers: 3, life: 40 },
  {
    deck0: 'random',
    deck1: 'stonefen-assembly',
    revisedDecks: true,
    frontiers: 2,
    life: 30,
    handLimit: 6,
    startCivic: 3,
  },
  { deck1: 'ember-riders', mulligan: false, raze: false, drawCivic: 4, secondCivic: 2, roundLimit: 8 },
  { combatWounds: true, winnersReturn: true, combatOrder: 'initiative' },
  { excess: 'one-dead', exertedStrike: false, razeAtOnce: true, triggersAtOnce: true, battleAlways: true },
];

describe('Heartland keeps the contract (HL-5, HL-74, HL-75)', () => {
  test.each(conformanceChecks(heartland, { options, matches: 24, every: 5, usage }))(
    '$name',
    { timeout: 120_000 },
    ({ run }) => run(),
  );
});

test('the exhaustive run asks for every card once', () => {
  expect(expected.filter((token) => token.startsWith('card:'))).toHaveLength(CARDS.length);
  expect(new Set(expected).size).toBe(expected.length);
});
