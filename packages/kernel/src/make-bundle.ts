// The inner side of a bundle: what the file that is bundled hands out.

import { BundleError, bundleContract } from './bundle.ts';
import type { RulesBundle } from './bundle.ts';
import { createEngine } from './engine.ts';
import { fingerprint } from './fingerprint.ts';
import type { AnyGame } from './game.ts';
import { seedRandom } from './seed.ts';

/**
 * The bundle of the game with that name among what its module exports.
 * @throws BundleError when there is none
 */
export function bundleOf(exported: { readonly [name: string]: unknown }, name: string): RulesBundle {
  const isIt = (value: unknown): value is AnyGame =>
    typeof value === 'object' &&
    value !== null &&
    'decisions' in value &&
    'name' in value &&
    value.name === name;
  const game = Object.values(exported).find(isIt);
  if (game === undefined) throw new BundleError(`There is no game ${name} in its module.`);
  return {
    contract: bundleContract,
    fingerprint: fingerprint(game),
    game,
    createEngine: (settings) => createEngine(game, settings),
    seedRandom,
  };
}
