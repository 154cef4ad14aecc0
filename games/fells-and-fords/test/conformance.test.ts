// Fells and Fords under the kernel's conformance kit: everything that every game must keep.

import { conformanceChecks } from '@bridgefront/kernel/conformance';
import { describe, test } from 'vitest';
import { fellsAndFords } from '../rules/index.ts';
import { battlefields } from './battlefields.ts';
import { usage } from './usage.ts';

const options = [
  {},
  {
    armies: 'preset',
    presetHands: true,
    loreCardsPerTurn: 3,
    poisonFace: 'lore',
    headStart: 3,
    roundLimit: 12,
  },
  { battle: 'gateFord' },
  { battle: 'brokenWeir', frenzyFace: 'cleave', curePrice: 0 },
  { battle: 'cairnHill', edgeBlockers: 'terrain', loreCardsPerTurn: 2, poisonFace: 'morale' },
  { objectivesDrawn: 7, winningVp: 8, commandHand: 6, loreHand: 4, musterPoints: 70, tentPoints: 10 },
  { objectivesDrawn: 1, commandHand: 2, loreHand: 0, musterPoints: 35, loreLimit: 2, roundLimit: 6 },
  {
    campaign: true,
    winningVp: 6,
    roundLimit: 6,
    copies: 3,
    musterPoints: 70,
    tentPoints: 10,
    bannersFrom: 2,
    deployment: 'lotNorth',
  },
  { clansArmy: 'hills-on-fire', deployment: 'lot' },
  { campaign: true, armies: 'preset', headStart: 2, roundLimit: 4 },
  ...battlefields,
];

describe('Fells and Fords keeps the contract (FF-51, FF-53, FF-80, FF-98)', () => {
  test.each(conformanceChecks(fellsAndFords, { options, matches: 14, every: 40, usage }))(
    '$name',
    { timeout: 300_000 },
    ({ run }) => run(),
  );
});
