// The choices of Twin Bridges as interned texts, and the tables that read them back.

import type { Choice } from '@bridgefront/kernel';
import { decks } from './cards/decks.ts';
import { slugIn } from './cards/in-force.ts';
import type { Under } from './cards/in-force.ts';
import { cardId, CARDS } from './cards/table.ts';
import { laneNames } from './types.ts';
import type { CardId, Lane } from './types.ts';

const cardChoices: readonly Choice[] = CARDS.map(({ slug }) => `card:${slug}`);
const unitChoices: readonly Choice[] = CARDS.map(({ slug }) => `unit:${slug}`);

/** `card:<slug>` of a card of the match: pick it, or play it. */
export function cardChoice(under: Under, card: CardId): Choice {
  return cardChoices[card] ?? `card:${slugIn(under, card)}`;
}

/** `unit:<slug>` of a card of the match: the creature in play that an incantation is aimed at. */
export function unitChoice(under: Under, card: CardId): Choice {
  return unitChoices[card] ?? `unit:${slugIn(under, card)}`;
}

/** `lane:upper`, the first, and `lane:lower`, the second, by lane. */
export const laneChoices: readonly Choice[] = laneNames.map((name) => `lane:${name}`);
/** `deck:<slug>` by deck. */
export const deckChoices: readonly Choice[] = decks.map(({ slug }) => `deck:${slug}`);
/** Ends the summoning and begins the assault. */
export const doneChoice: Choice = 'done';

const cardByChoice = new Map(cardChoices.map((choice, card) => [choice, card]));
const unitByChoice = new Map(unitChoices.map((choice, card) => [choice, card]));

// A new card is in no table: its slug says its number. A match may have none of that number.
function cardNamed(known: ReadonlyMap<Choice, CardId>, word: string, choice: Choice): CardId {
  return known.get(choice) ?? (choice.startsWith(word) ? cardId(choice.slice(word.length)) : -1);
}

/** The card that a `card:` choice names, or -1. */
export function cardOfChoice(choice: Choice): CardId {
  return cardNamed(cardByChoice, 'card:', choice);
}

/** The creature that a `unit:` choice names, or -1. */
export function unitOfChoice(choice: Choice): CardId {
  return cardNamed(unitByChoice, 'unit:', choice);
}

/** The lane that a `lane:` choice names, or -1. */
export function laneOfChoice(choice: Choice): Lane {
  return laneChoices.indexOf(choice);
}

/** The deck that a `deck:` choice names, or -1. */
export function deckOfChoice(choice: Choice): number {
  return deckChoices.indexOf(choice);
}
