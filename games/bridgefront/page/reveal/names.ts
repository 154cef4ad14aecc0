// What things of Bridgefront are called in the reveal's panels.

import { bridgefrontTexts } from '../texts/table.ts';
import { rules } from './fold-parts.ts';

/** The name of a card or champion. */
export function cardName(slug: string): string {
  return rules.cards(slug)?.name ?? slug;
}

/** Where a modifier comes from: a passive, a state, a champion, or a spell. */
export function sourceName(source: string): string {
  const { sources, spell } = bridgefrontTexts.reveal.battle;
  return sources[source] ?? rules.cards(source)?.name ?? spell;
}

/** An Age as it is written. */
export function ageName(age: number): string {
  return ['', 'I', 'II', 'III'][age] ?? String(age);
}
