// Everything printed on cards in one list: commands, lore, units and objectives.

import { COMMANDS } from '../tables/commands.ts';
import { LORE } from '../tables/lore.ts';
import { OBJECTIVES } from '../tables/objectives.ts';
import { UNITS } from '../tables/units.ts';
import type { Objective, ObjectiveCard, PrintedCard } from '../vocabulary.ts';

function cardOf({ type, slug, name, faction, pattern, score }: Objective): ObjectiveCard {
  return { type, slug, name, faction, pattern, score };
}

/** As printed; new cards of a match follow. */
export const CARDS: readonly PrintedCard[] = [...COMMANDS, ...LORE, ...UNITS, ...OBJECTIVES.map(cardOf)];
