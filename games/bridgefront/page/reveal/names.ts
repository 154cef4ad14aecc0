// Names of cards, modifiers and Ages in the reveal's panels.

import type { Match } from '../match.ts';
import { placesSeen } from '../../rules/table.ts';
import type { ReaderPlaces } from '../../rules/table.ts';
import { printedFor } from '../seen.ts';
import type { BattleStory } from './story.ts';
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

/** Who has won a battle, in words; null while it is fought. */
export function victorOf({ over }: BattleStory, match: Match): string | null {
  const { nobody, wins } = bridgefrontTexts.reveal.battle;
  if (over === null) return null;
  return over.winner === null ? nobody : wins(match.nameOf(over.winner));
}

/** An Age as it is written. */
export function ageName(age: number): string {
  return ['', 'I', 'II', 'III'][age] ?? String(age);
}
