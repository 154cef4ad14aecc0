// The choices of Twin Bridges as interned texts, and the tables that read them back.

import type { Choice } from '@bridgefront/kernel';
import { decks } from './cards/decks.ts';
import { CARDS } from './cards/table.ts';
import { laneNames } from './types.ts';
import type { CardId, Lane } from './types.ts';

/** `card:<slug>` by card: pick it, or play it. */
export const cardChoices: readonly Choice[] = CARDS.map(({ slug }) => `card:${slug}`);
/** `unit:<slug>` by card: the creature in play that an incantation is aimed at. */
export const unitChoices: readonly Choice[] = CARDS.map(({ slug }) => `unit:${slug}`);
/** `lane:upper`, the first, and `lane:lower`, the second, by lane. */
export const laneChoices: readonly Choice[] = laneNames.map((name) => `lane:${name}`);
/** `deck:<slug>` by deck. */
export const deckChoices: readonly Choice[] = decks.map(({ slug }) => `deck:${slug}`);
/** Ends the summoning and begins the assault. */
export const doneChoice: Choice = 'done';

const cardByChoice = new Map(cardChoices.map((choice, card) => [choice, card]));
const unitByChoice = new Map(unitChoices.map((choice, card) => [choice, card]));

/** The card that a `card:` choice names, or -1. */
export function cardOfChoice(choice: Choice): CardId {
  return cardByChoice.get(choice) ?? -1;
}

/** The creature that a `unit:` choice names, or -1. */
export function unitOfChoice(choice: Choice): CardId {
  return unitByChoice.get(choice) ?? -1;
}

/** The lane that a `lane:` choice names, or -1. */
export function laneOfChoice(choice: Choice): Lane {
  return laneChoices.indexOf(choice);
}

/** The deck that a `deck:` choice names, or -1. */
export function deckOfChoice(choice: Choice): number {
  return deckChoices.indexOf(choice);
}
