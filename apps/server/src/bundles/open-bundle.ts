// Opening of bundles: each in a realm of its own, in the thread that plays or thinks.

import { createContext, Script } from 'node:vm';
import { BundleError, gameOfBundle } from '@bridgefront/kernel';
import type { AnyGame } from '@bridgefront/kernel';

/** A bundle as it goes to another thread: the fingerprint, and the script that defines `bundle`. */
export interface BundleCode {
  readonly fingerprint: string;
  readonly code: string;
}

// By the game that came out of it.
const codes = new WeakMap<AnyGame, BundleCode>();

/**
 * The game of a bundle, run by its own kernel.
 * @throws BundleError when it is none, or not the one with that fingerprint
 */
export function openBundle(from: BundleCode): AnyGame {
  const { fingerprint, code } = from;
  // Nothing of the host is there: what rules may use is the language, and texts as bytes.
  const realm = createContext({ TextEncoder }, { name: fingerprint });
  new Script(code, { filename: `${fingerprint}.js` }).runInContext(realm);
  const game = gameOfBundle((realm as { readonly bundle?: unknown }).bundle);
  if (game.bundle?.fingerprint !== fingerprint)
    throw new BundleError(`The bundle of ${fingerprint} holds ${game.bundle?.fingerprint}.`);
  codes.set(game, from);
  return game;
}

/** The bundle that a game came out of; undefined: it is one of this release. */
export function bundleCode(game: AnyGame): BundleCode | undefined {
  return codes.get(game);
}
