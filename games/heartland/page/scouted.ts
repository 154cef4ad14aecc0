// What the owner of an army deck has scouted in it, in words.

import type { SideView } from '../rules/table.ts';
import { words } from './texts.ts';
import { nameOf } from '../rules/table.ts';

/** The top card and those at the bottom, as far as the reader knows them; empty when nothing is known. */
export function scoutedWords({ top, bottom = [] }: SideView): string {
  const parts = [
    ...(top === undefined ? [] : [words.top(nameOf(top))]),
    ...(bottom.length === 0 ? [] : [words.bottom(bottom.map((slug) => nameOf(slug)))]),
  ];
  return parts.join(' ');
}
