// Names of cards, modifiers and Ages in the reveal's panels.

import type { Match } from '../match.ts';
import { placesSeen } from '../../rules/table.ts';
import type { ReaderPlaces } from '../../rules/table.ts';
import { printedFor } from '../seen.ts';
import { bridgefrontTexts } from '../texts/table.ts';

/** The name of a card or champion of this match. */
export function cardName(match: Match, slug: string): string {
  return printedFor(match).cards(slug)?.name ?? slug;
}

/** Where a modifier comes from: a passive, a state, a champion, or a spell. */
export function sourceName(match: Match, source: string): string {
  const { sources, spell } = bridgefrontTexts.reveal.battle;
  return sources[source] ?? printedFor(match).cards(source)?.name ?? spell;
}

/** Places as the reader of this match names them. */
export function placesIn(match: Match): ReaderPlaces {
  const { table } = match.shown.value.view;
  return placesSeen(table, match.source.seat ?? -1, (seat) => match.nameOf(seat));
}

/** An Age as it is written. */
export function ageName(age: number): string {
  return ['', 'I', 'II', 'III'][age] ?? String(age);
}
