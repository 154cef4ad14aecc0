// What to practise: the lesson or puzzle in which one does what the better plans of one's mistakes would have done.

import type { PastDecision } from '@bridgefront/bots';
import type { Choice } from '@bridgefront/kernel';

/** What can be practised, and what is chosen in it. */
export interface Exercise {
  /** Names it, as in its address. */
  readonly slug: string;
  readonly title: string;
  readonly line: readonly Choice[];
}

// `card:brute` and `card:recruit` do the same kind of thing.
function kindsOf(choices: readonly string[]): Set<string> {
  return new Set(choices.map((choice) => choice.replace(/[^a-z].*$/, '')).filter(Boolean));
}

/**
 * The exercise whose line has most of what was missed, by what it cost; what many do says little of any. Null: none
 * of them does anything of it.
 */
export function practiceFor<E extends Exercise>(
  exercises: readonly E[],
  faults: readonly PastDecision[],
): E | null {
  const taught = exercises.map(({ line }) => kindsOf(line));
  const rarity = (kind: string): number =>
    Math.log((exercises.length + 1) / (1 + taught.filter((kinds) => kinds.has(kind)).length));
  const missed = new Map<string, number>();
  for (const { best, made, cost } of faults) {
    const done = kindsOf(made.choices);
    for (const kind of kindsOf(best.choices))
      if (!done.has(kind)) missed.set(kind, (missed.get(kind) ?? 0) + Math.max(0, cost?.mean ?? 0));
  }
  let [found, most]: [E | null, number] = [null, 0];
  for (const [index, exercise] of exercises.entries()) {
    let fits = 0;
    for (const kind of taught[index] ?? []) fits += (missed.get(kind) ?? 0) * rarity(kind);
    // What has all at once is about nothing of it.
    const worth = fits / Math.sqrt(taught[index]?.size ?? 1);
    if (worth > most) [found, most] = [exercise, worth];
  }
  return found;
}
