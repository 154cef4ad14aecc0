// What the owner of an army deck has scouted in it, in words.

import type { SideView } from '../rules/table.ts';
import { cardOf } from './cards.ts';
import { words } from './texts.ts';

/** The top card and those at the bottom, as far as the reader knows them; empty when nothing is known. */
export function scoutedWords({ top, bottom = [] }: SideView): string {
  const parts = [
    ...(top === undefined ? [] : [words.top(cardOf(top).name)]),
    ...(bottom.length === 0 ? [] : [words.bottom(bottom.map((slug) => cardOf(slug).name))]),
  ];
  return parts.join(' ');
}
