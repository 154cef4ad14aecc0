// What of the open choices the list shows, and where typing and arrows lead.

import type { ChoiceGroup, GamePage } from '@bridgefront/page/contract.ts';
import type { OpenChoice } from '@bridgefront/page/match-context.ts';

/** The choices under headings, by the game's own order; a choice that the game forgets is put at the end. */
export function grouped(
  choices: readonly OpenChoice[],
  view: unknown,
  game: Pick<GamePage, 'group'> | null,
): readonly ChoiceGroup[] {
  if (choices.length === 0) return [];
  const groups = game?.group?.(choices, view) ?? [{ heading: '', choices }];
  const placed = new Set(groups.flatMap((group) => group.choices.map(({ choice }) => choice)));
  const rest = choices.filter(({ choice }) => !placed.has(choice));
  return rest.length === 0 ? groups : [...groups, { heading: '', choices: rest }];
}

/** Lower case, without marks on letters. */
export function plainLetters(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Groups with the choices that hold every word. */
export function filtered(groups: readonly ChoiceGroup[], words: string): readonly ChoiceGroup[] {
  const wanted = plainLetters(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return groups;
  return groups.flatMap(({ heading, choices, ...group }) => {
    const left = choices.filter(({ choice, label }) => {
      const text = plainLetters(`${heading} ${label} ${choice}`);
      return wanted.every((word) => text.includes(word));
    });
    return left.length === 0 ? [] : [{ ...group, heading, choices: left }];
  });
}

/** The index that typed letters lead to, from `from` on and round; -1: none. */
export function typedTo(labels: readonly string[], typed: string, from: number): number {
  const start = plainLetters(typed);
  for (let step = 0; step < labels.length; step++) {
    const index = (from + step) % labels.length;
    if (plainLetters(labels[index]).startsWith(start)) return index;
  }
  return -1;
}

/** By group in the order of the page, the number of its first choice: what is not shown has none (Infinity). */
export function firstNumbers(
  groups: readonly { readonly shown: boolean; readonly count: number }[],
): readonly number[] {
  let next = 1;
  return groups.map(({ shown, count }) => {
    if (!shown) return Infinity;
    const first = next;
    next += count;
    return first;
  });
}
