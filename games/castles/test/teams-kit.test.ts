// Teams of Castles under the kernel's conformance kit.

import { conformanceChecks } from '@bridgefront/kernel/conformance';
import { describe, test } from 'vitest';
import { castles } from '../rules/index.ts';

const options = [
  {},
  { teamHands: 'closed', surrender: true },
  { mulligan: true, teamHand: 2, teamHands: 'closed', turnLimit: 30 },
  { series: 3, castleHp: 10, teamHand: 8, surrender: true, turnLimit: 12 },
  { trapWindow: 'ask', castleHp: 20, teamHand: 8, cycle: 1 },
  { cycle: 2, teamHands: 'closed', drawPerTurn: 4, turnLimit: 60 },
  { trapWindow: 'ask', teamHands: 'closed', drawPerTurn: 4, spyHp: 6 },
  { teamHands: 'closed', teamHand: 10, drawPerTurn: 4, handLimit: 10 },
  { teamHand: 10, drawPerTurn: 4, handLimit: 10, river: 'moats', stormReach: 'both', turnLimit: 40 },
];

describe('Teams keep the contract (CA-79 to CA-84)', () => {
  test.each(conformanceChecks(castles, { options, seats: [3, 4], matches: 12, every: 40 }))(
    '$name',
    { timeout: 240_000 },
    ({ run }) => run(),
  );
});
