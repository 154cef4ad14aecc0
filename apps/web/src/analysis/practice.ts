// What to practise: the lesson or puzzle in which one does what the better plans of one's mistakes would have done.

import type { PastDecision } from '@bridgefront/bots';
import type { Choice } from '@bridgefront/kernel';

/** What can be practised, and what is chosen in it. */
export interface Exercise {
  /** Names it, as in its address. */
  readonly slug: string;
  readonly title: string;
  /** What one can do afterwards, or what kind it is of. */
  readonly about: string;
  readonly line: readonly Choice[];
}

// `card:brute` and `card:recruit` do the same kind of thing.
function kindsOf(choices: readonly string[]): Set<string> {
  return new Set(choices.map((choice) => choice.replace(/[^a-z].*$/, '')).filter(Boolean));
}

/** What to practise, and for which of the mistakes above all. */
export interface Practice<E extends Exercise> {
  readonly exercise: E;
  readonly fault: PastDecision;
}

// By kind of choice: what each mistake lost that the better plan would have made, other than what was done; where nothing is
// other in kind, whatever the better plan had.
function missedBy({ best, made, cost }: PastDecision): readonly (readonly [kind: string, lost: number])[] {
  const [better, done] = [kindsOf(best.choices), kindsOf(made.choices)];
  const other = [...better].filter((kind) => !done.has(kind));
  return (other.length > 0 ? other : [...better]).map((kind) => [kind, Math.max(0, cost?.mean ?? 0)]);
}

/**
 * The exercise whose line has most of what was missed, by what it cost; what many do says little of any. Null: none
 * of them does anything of it.
 */
export function practiceFor<E extends Exercise>(
  exercises: readonly E[],
  faults: readonly PastDecision[],
): Practice<E> | null {
  const taught = exercises.map(({ line }) => kindsOf(line));
  const rarity = (kind: string): number =>
    Math.log((exercises.length + 1) / (1 + taught.filter((kinds) => kinds.has(kind)).length));
  const missed = faults.map((fault) => ({ fault, kinds: missedBy(fault) }));
  let [found, most]: [Practice<E> | null, number] = [null, 0];
  for (const [index, exercise] of exercises.entries()) {
    const fits = missed.map(({ fault, kinds }) => {
      const taughtKinds = kinds.filter(([kind]) => taught[index].has(kind));
      return { fault, lost: taughtKinds.reduce((sum, [kind, lost]) => sum + lost * rarity(kind), 0) };
    });
    const [first] = fits.toSorted((a, b) => b.lost - a.lost);
    // What has all at once is about nothing of it.
    const worth = fits.reduce((sum, { lost }) => sum + lost, 0) / Math.sqrt(taught[index].size || 1);
    if (worth > most) [found, most] = [{ exercise, fault: first.fault }, worth];
  }
  return found;
}
