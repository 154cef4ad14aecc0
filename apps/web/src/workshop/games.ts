// What is measured of each game, loaded when somebody measures; the rules are those of matches on this device.

import type { AnyMeasures } from '@bridgefront/lab/measures.ts';

export { rulesOf } from '../local/games.ts';

const measures: { readonly [game: string]: () => Promise<unknown> } = {
  bridgefront: async () => (await import('@bridgefront/game-bridgefront/lab')).bridgefrontMeasures,
  'twin-bridges': async () => (await import('@bridgefront/game-twin-bridges/lab')).twinBridgesMeasures,
  castles: async () => (await import('@bridgefront/game-castles/lab')).castlesMeasures,
  heartland: async () => (await import('@bridgefront/game-heartland/lab')).heartlandMeasures,
  'fells-and-fords': async () => (await import('@bridgefront/game-fells-and-fords/lab')).fellsMeasures,
};

/** What the lab measures of a game; null: nothing. */
export async function measuresOf(game: string): Promise<AnyMeasures | null> {
  return Object.hasOwn(measures, game) ? ((await measures[game]()) as AnyMeasures) : null;
}
