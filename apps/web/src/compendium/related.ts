// Where the rules speak of a card, and of the words on it.

import type { CardContent } from '@bridgefront/page/cards/content.ts';
import { namesOf } from '../match/card-names.ts';
import type { RuleEntry } from '../match/rules-text.ts';

/** So many places are shown at once: those that name a card, and those of its words. */
const most = { named: 5, words: 4 } as const;

/** Where an entry is to be opened: by its id, or else by the words with which it begins. */
export function placeOf({ ids, text }: RuleEntry): string {
  return ids[0] ?? text.split(/\s+/).slice(0, 8).join(' ');
}

/** What the rules say about one card. */
export interface Related {
  /** Those that name it, first those that begin with it: they are about it. */
  readonly named: readonly RuleEntry[];
  /** How many name it in all. */
  readonly count: number;
  /** Those that say what a word on it means. */
  readonly words: readonly RuleEntry[];
}

/** The entries of the rules that are about a card; headings and their list are none. */
export function relatedTo(card: CardContent, entries: readonly RuleEntry[]): Related {
  const headings = new Set(entries.filter(({ depth }) => depth > 0).map(({ text }) => text));
  const told = entries.filter(({ depth, text }) => depth === 0 && !headings.has(text));
  const parts = namesOf([card]);
  const at = ({ text }: RuleEntry): number => {
    const [first = '', ...rest] = parts(text);
    if (typeof first !== 'string') return 0;
    return rest.length === 0 ? -1 : first.length;
  };
  const named = told
    .map((entry) => ({ entry, at: at(entry) }))
    .filter((one) => one.at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ entry }) => entry);
  const words = card.terms.flatMap(({ name }) => {
    const word = name.toLowerCase();
    return told.find(({ text }) => text.toLowerCase().startsWith(word)) ?? [];
  });
  const shown = named.slice(0, most.named);
  return {
    named: shown,
    count: named.length,
    words: [...new Set(words)].filter((entry) => !shown.includes(entry)).slice(0, most.words),
  };
}
