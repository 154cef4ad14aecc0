// A game whose rules have changed: another course from the first card on, other words, another fingerprint.

import { fingerprint, randomInt } from '@bridgefront/kernel';
import type { AnyGame } from '@bridgefront/kernel';
import { games } from '../../../src/games.ts';

/** The game that changes, as this release has it. */
export const before = games.get('twin-bridges') as AnyGame;

/** The same game of a later release. */
export const changed: AnyGame = {
  ...before,
  version: '99.0.0',
  setup(options, seats, random) {
    randomInt(random, 7);
    return before.setup(options, seats, random);
  },
  // Whoever thinks by these rules about a match of earlier ones fails.
  appraise() {
    throw new Error('Other rules than those of the match.');
  },
  describe: { ...before.describe, report: (...given) => `Changed: ${before.describe.report(...given)}` },
};

/** The fingerprints of both. */
export const prints = { before: fingerprint(before), changed: fingerprint(changed) };
