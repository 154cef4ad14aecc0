// The deck that the reader looks at while they choose one: its cards lie in the rail.

import { signal } from '@preact/signals';
import { decks } from '../rules/table.ts';
import { questionOf } from './draft.ts';
import type { Match } from './match.ts';
import type { Seen } from './seen.ts';

const looked = signal<{ readonly of: string; readonly slug: string } | null>(null);

/** Looks at a deck. */
export function lookAt(match: Match, slug: string): void {
  looked.value = { of: questionOf(match), slug };
}

/** Pointed at, else looked at before, else advised, else the first; null: no deck can be chosen. */
export function lookedAt({ match, open }: Pick<Seen, 'match' | 'open'>): string | null {
  const choices = decks.map(({ slug }) => `deck:${slug}`).filter((choice) => open.has(choice));
  const before = looked.value?.of === questionOf(match) ? `deck:${looked.value.slug}` : null;
  const found = [match.pointed.value, before, ...(match.advised.value ?? []), ...choices].find(
    (choice) => choice !== null && choices.includes(choice),
  );
  return found?.slice('deck:'.length) ?? null;
}
