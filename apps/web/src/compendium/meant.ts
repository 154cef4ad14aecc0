// What a search means of the entries of a compendium.

import type { Chapter, ChapterEntry } from '@bridgefront/page/compendium.ts';
import { lineText } from '@bridgefront/page/cards/content.ts';

function isMeant({ name, line = '', lines }: ChapterEntry, query: string): boolean {
  const text = [name, line, ...lines.map(lineText)].join(' ').toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** The chapters as far as a search means their entries. */
export function meantChapters(chapters: readonly Chapter[], query: string): readonly Chapter[] {
  return chapters
    .map((chapter) => ({ ...chapter, entries: chapter.entries.filter((entry) => isMeant(entry, query)) }))
    .filter(({ entries }) => entries.length > 0);
}
