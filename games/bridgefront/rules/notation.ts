// Bridgefront's choices as interned texts, and the tables that read them back.

import { numberedChoices } from '@bridgefront/kernel';
import type { Choice } from '@bridgefront/kernel';
import { CARDS, cardsFor } from './cards/index.ts';
import type { CardOptions } from './cards/index.ts';
import { newCardNumber } from '@bridgefront/tabletop/accepted';
import type { CardId } from './types.ts';

const cardChoices: readonly Choice[] = CARDS.map((card) => `card:${card.slug}`);
const championChoices: readonly Choice[] = CARDS.map((card) => `champion:${card.slug}`);

// Of new cards, made once each.
const newChoices = new Map<string, Choice>();

function newChoice(prefix: string, slug: string): Choice {
  const text = prefix + slug;
  const known = newChoices.get(text) ?? text;
  newChoices.set(text, known);
  return known;
}

/** `card:<slug>` of a card of the match. */
export function cardChoice({ options }: { readonly options: CardOptions }, card: CardId): Choice {
  return cardChoices[card] ?? newChoice('card:', cardsFor(options)[card].slug);
}

/** `champion:<slug>` of a card of the match. */
export function championChoice({ options }: { readonly options: CardOptions }, card: CardId): Choice {
  return championChoices[card] ?? newChoice('champion:', cardsFor(options)[card].slug);
}

const cardByChoice = new Map(cardChoices.map((choice, card) => [choice, card]));
const championByChoice = new Map(championChoices.map((choice, card) => [choice, card]));

function newCard(prefix: string, choice: Choice): CardId {
  return choice.startsWith(prefix) ? newCardNumber(CARDS.length, choice.slice(prefix.length)) : -1;
}

/** The card that a `card:` choice names, or -1. */
export function cardOfChoice(choice: Choice): CardId {
  return cardByChoice.get(choice) ?? newCard('card:', choice);
}

/** The champion that a `champion:` choice names, or -1. */
export function championOfChoice(choice: Choice): CardId {
  return championByChoice.get(choice) ?? newCard('champion:', choice);
}

/** More Forces than a match can bring together on one hex. */
const mostForces = 999;

/** `forces:0`, `forces:1` … */
export const forcesChoices = numberedChoices('forces', mostForces);
/** `buy:0` … (0 is never offered) and `pass:0` … */
export const buyChoices = numberedChoices('buy', mostForces);
export const passChoices = numberedChoices('pass', mostForces);
/** `seat:0` … */
export const seatChoices = numberedChoices('seat', 5);
/** `points:1` …: how many points of healing. */
export const pointsChoices = numberedChoices('points', 20);

const zero = '0'.charCodeAt(0);

/** The number behind the colon of a numbered choice. Its digits are quicker read than the choice is found in a table. */
export function numberOfChoice(choice: Choice): number {
  let number = 0;
  let unit = 1;
  for (let i = choice.length - 1; i >= 0; i--) {
    const digit = choice.charCodeAt(i) - zero;
    if (digit < 0 || digit > 9) break;
    number += digit * unit;
    unit *= 10;
  }
  return number;
}

const modes = new Map<string, Choice>();

/** `mode:<name>`, interned. */
export function modeChoice(name: string): Choice {
  const known = modes.get(name);
  if (known !== undefined) return known;
  const made = `mode:${name}`;
  modes.set(name, made);
  return made;
}

/** Declares Done, or begins nothing more. */
export const done: Choice = 'done';
/** Declines, or ends an optional rest. */
export const none: Choice = 'none';
