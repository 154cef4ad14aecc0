// What is measured of each game, loaded when somebody measures; the rules are those of matches on this device.

import type { AnyMeasures } from '@bridgefront/lab/measures.ts';

export { rulesOf } from '../local/games.ts';

const measures = import.meta.glob<AnyMeasures>('../../../../games/*/lab/measures.ts', { import: 'measures' });

/** What the lab measures of a game; null: nothing. */
export async function measuresOf(game: string): Promise<AnyMeasures | null> {
  return (await measures[`../../../../games/${game}/lab/measures.ts`]?.()) ?? null;
}
