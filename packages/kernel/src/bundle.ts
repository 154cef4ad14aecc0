// Bundles of rules: a game with the kernel it was written for in one file, under which its matches go on and are shown
// again whatever has become of the rules since.

import type { Engine, EngineSettings } from './engine.ts';
import type { AnyGame, Game } from './game.ts';
import type { Random } from './types.ts';

/** Raised when a later kernel cannot run what an earlier one has bundled without being told how. */
export const bundleContract = 1;

/**
 * What a bundle hands its host: everything that decides how a match goes on from its seed and its choices. The members of
 * `game` are those of `Game`, which may gain but not lose; data cross as plain JSON, in a realm of their own.
 */
export interface RulesBundle {
  readonly contract: number;
  /** The fingerprint under which its matches were begun. */
  readonly fingerprint: string;
  readonly game: AnyGame;
  createEngine(settings: EngineSettings): Engine<unknown>;
  seedRandom(seed: string): Random;
}

/** Thrown when a text is no bundle, or one of a release that is newer than this; the message is one sentence. */
export class BundleError extends Error {}

function isBundle(value: unknown): value is RulesBundle {
  if (typeof value !== 'object' || value === null) return false;
  const { contract, fingerprint, game, createEngine, seedRandom } = value as Partial<RulesBundle>;
  const data = typeof contract === 'number' && typeof fingerprint === 'string' && typeof game === 'object';
  return data && typeof createEngine === 'function' && typeof seedRandom === 'function';
}

/**
 * The game of a bundle, as everything that takes a game takes it: its matches are run by the bundle's own engine.
 * @throws BundleError
 */
export function gameOfBundle(value: unknown): AnyGame {
  if (!isBundle(value)) throw new BundleError('This is no bundle of rules.');
  if (value.contract !== bundleContract)
    throw new BundleError(
      `The bundle speaks version ${value.contract}, and this program ${bundleContract}: a newer release reads it.`,
    );
  return { ...value.game, bundle: value };
}

/** An engine of a bundled game: the bundle's own, which knows the game as its host does. */
export function engineOfBundle<S>(game: Game<S>, bundle: RulesBundle, settings: EngineSettings): Engine<S> {
  return { ...(bundle.createEngine(settings) as Engine<S>), game };
}
