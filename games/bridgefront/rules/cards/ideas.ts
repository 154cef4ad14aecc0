// Abilities for the champions that the draft leaves without one; in force with the option championIdeas (C-27).

import type { Trait } from '../effects.ts';

/** What such a champion gains. */
export interface ChampionIdea {
  readonly ability: string;
  readonly traits: readonly Trait[];
}

/** The ideas by the champion's slug. */
export const championIdeas: ReadonlyMap<string, ChampionIdea> = new Map<string, ChampionIdea>([
  ['archivist-prime', { ability: 'Archive', traits: [{ trait: 'archive', look: 2 }] }],
  ['wormhole-artificer', { ability: 'Gateway', traits: [{ trait: 'gateway', within: 2 }] }],
  ['jet-striker', { ability: 'Flight', traits: [{ trait: 'flight' }] }],
]);
