// What to practise: the lesson in which one does what the better plans of one's mistakes would have done.

import type { PastDecision } from '@bridgefront/bots';
import type { Lesson } from '@bridgefront/kernel';

// `card:brute` and `card:recruit` do the same kind of thing.
function kindsOf(choices: readonly string[]): Set<string> {
  return new Set(choices.map((choice) => choice.replace(/[^a-z].*$/, '')).filter(Boolean));
}

/**
 * The lesson whose line has most of what was missed, by what it cost; what many lessons do says little of any. Null: none
 * of them does anything of it.
 */
export function practiceFor<L extends Pick<Lesson, 'line' | 'slug' | 'title'>>(
  lessons: readonly L[],
  faults: readonly PastDecision[],
): L | null {
  const taught = lessons.map(({ line }) => kindsOf(line));
  const rarity = (kind: string): number =>
    Math.log((lessons.length + 1) / (1 + taught.filter((kinds) => kinds.has(kind)).length));
  const missed = new Map<string, number>();
  for (const { best, made, cost } of faults) {
    const done = kindsOf(made.choices);
    for (const kind of kindsOf(best.choices))
      if (!done.has(kind)) missed.set(kind, (missed.get(kind) ?? 0) + Math.max(0, cost?.mean ?? 0));
  }
  let [found, most]: [L | null, number] = [null, 0];
  for (const [index, lesson] of lessons.entries()) {
    let fits = 0;
    for (const kind of taught[index] ?? []) fits += (missed.get(kind) ?? 0) * rarity(kind);
    // A lesson that teaches all at once is about nothing of it.
    const worth = fits / Math.sqrt(taught[index]?.size ?? 1);
    if (worth > most) [found, most] = [lesson, worth];
  }
  return found;
}
