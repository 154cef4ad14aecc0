// The choices of Heartland as texts, and what reads them back.

import { choiceKind, choiceValue, numberedChoices } from '@bridgefront/kernel';
import type { Choice } from '@bridgefront/kernel';
import { decks } from './cards/decks.ts';
import { slugIn } from './cards/in-force.ts';
import type { Under } from './cards/in-force.ts';
import { cardId, CARDS } from './cards/table.ts';
import type { CardId, UnitId } from './types.ts';

/** Kinds of choices that name one card. */
type CardChoiceKind =
  | 'take'
  | 'villager'
  | 'settle'
  | 'unit'
  | 'tactic'
  | 'stratagem'
  | 'exert'
  | 'card'
  | 'discard';

function nameEach(kind: CardChoiceKind): readonly Choice[] {
  return CARDS.map(({ slug }) => `${kind}:${slug}`);
}

const byCard: { readonly [K in CardChoiceKind]: readonly Choice[] } = {
  take: nameEach('take'),
  villager: nameEach('villager'),
  settle: nameEach('settle'),
  unit: nameEach('unit'),
  tactic: nameEach('tactic'),
  stratagem: nameEach('stratagem'),
  exert: nameEach('exert'),
  card: nameEach('card'),
  discard: nameEach('discard'),
};

/** `unit:outrider` and the like, of a card of the match. */
export function cardChoice(under: Under, kind: CardChoiceKind, card: CardId): Choice {
  return byCard[kind][card] ?? `${kind}:${slugIn(under, card)}`;
}

/** The card that a choice of any kind names, or -1. A match may have no such new card. */
export function cardOf(choice: Choice): CardId {
  return cardId(choiceValue(choice));
}

/** Kinds of choices that name one frontier. */
type FrontierChoiceKind = 'frontier' | 'raze' | 'stratagem' | 'retreat';

const mostFrontiers = 4;
const byFrontier: { readonly [K in FrontierChoiceKind]: readonly Choice[] } = {
  frontier: numberedChoices('frontier', mostFrontiers),
  raze: numberedChoices('raze', mostFrontiers),
  stratagem: numberedChoices('stratagem', mostFrontiers),
  retreat: numberedChoices('retreat', mostFrontiers),
};

/** `frontier:2` and the like. */
export function frontierChoice(kind: FrontierChoiceKind, frontier: number): Choice {
  return byFrontier[kind][frontier];
}

// More units than come into play in nearly all matches; beyond, texts are built.
const interned = 160;

/** Kinds of choices that name one unit by its number. */
type UnitChoiceKind = 'target' | 'maneuver' | 'occupy';

const byUnit: { readonly [K in UnitChoiceKind]: readonly Choice[] } = {
  target: numberedChoices('target', interned),
  maneuver: numberedChoices('maneuver', interned),
  occupy: numberedChoices('occupy', interned),
};

/** `target:7` and the like. */
export function unitChoice(kind: UnitChoiceKind, unit: UnitId): Choice {
  return unit <= interned ? byUnit[kind][unit] : `${kind}:${unit}`;
}

/** The whole number behind the colon; NaN when there is none. */
export function numberOf(choice: Choice): number {
  return Number.parseInt(choiceValue(choice), 10);
}

const goTexts = Array.from({ length: mostFrontiers + 1 }, (_, frontier) =>
  Array.from({ length: interned + 1 }, (_unit, unit) => `go:${unit},${frontier}`),
);

/** `go:7,2`: the unit advances into the frontier. */
export function goChoice(unit: UnitId, frontier: number): Choice {
  return unit <= interned ? goTexts[frontier][unit] : `go:${unit},${frontier}`;
}

/** Unit and frontier of a `go:` choice. */
export function readGo(choice: Choice): { readonly unit: UnitId; readonly frontier: number } {
  const comma = choice.indexOf(',');
  return { unit: Number(choice.slice(3, comma)), frontier: Number(choice.slice(comma + 1)) };
}

/** `kill:2:5+9`: the enemies that die in a frontier, or one of them where there are too many sets. */
export function killChoice(frontier: number, units: readonly UnitId[]): Choice {
  return `kill:${frontier}:${units.join('+')}`;
}

/** `wound:2:7`: the enemy in a frontier that takes what is left of the attack (HL-80). */
export function woundChoice(frontier: number, unit: UnitId): Choice {
  return `wound:${frontier}:${unit}`;
}

/** Frontier and units of a `kill:` or `wound:` choice. */
export function readKill(choice: Choice): { readonly frontier: number; readonly units: UnitId[] } {
  const [, frontier, units] = choice.split(':');
  return { frontier: Number(frontier), units: units.split('+').map(Number) };
}

/** `deck:<slug>` by prebuilt deck. */
export const deckChoices: readonly Choice[] = decks.map(({ slug }) => `deck:${slug}`);

/** Choices without a value. */
export const passChoice: Choice = 'pass';
export const commitChoice: Choice = 'commit';
export const doneChoice: Choice = 'done';
export const holdChoice: Choice = 'hold';
export const noneChoice: Choice = 'none';
/** The occupier of a frontier that is won goes home (HL-79). */
export const returnChoice: Choice = 'return';

/** Whether the choice is of this kind, with a value or without. */
export function isKind(choice: Choice, kind: string): boolean {
  return choiceKind(choice) === kind;
}
