// What a plan is about: the choice without which all others that were weighed stay far behind.

import { measured } from '@bridgefront/bots';
import type { Found, Measured } from '@bridgefront/bots';
import type { Choice, PuzzleLine } from '@bridgefront/kernel';

/** A plan that a search has weighed. */
export type Weighed = Found['runners'][number];

/** The choice that a plan is about, and what is clearly different: what does without it. */
export interface Idea {
  readonly key: Choice;
  readonly best: Weighed;
  /** Those without the key, best first. */
  readonly rivals: readonly Weighed[];
  /** By how much the best of them is behind. */
  readonly gap: Measured;
}

// With fewer plans to compare with, a choice may only be what all sensible plans have in common.
const fewestRivals = 3;
/** Before so many worlds a difference says nothing. */
const fewestWorlds = 8;

/** The plan and what follows it in the turn. */
export function lineOf({ plan, next }: Pick<Weighed, 'plan' | 'next'>): PuzzleLine {
  return [plan, ...next];
}

/** Whether a line has the choice. */
export function hasKey(line: PuzzleLine, key: Choice): boolean {
  return line.some((plan) => plan.includes(key));
}

// World by world, over those that both have seen: who dropped out early saw only the first ones.
function behind(best: Weighed, other: Weighed): Measured {
  return measured(other.shares.map((share, world) => best.shares[world] - share));
}

function ideaAbout(key: Choice, best: Weighed, others: readonly Weighed[]): Idea | null {
  const rivals = others
    .filter(
      (one) => !hasKey(lineOf(one), key) && one.shares.length >= Math.min(fewestWorlds, best.shares.length),
    )
    .map((one) => ({ one, gap: behind(best, one) }))
    .sort((a, b) => a.gap.mean - b.gap.mean);
  const [first] = rivals;
  if (first === undefined || rivals.length < Math.min(fewestRivals, others.length)) return null;
  return { key, best, rivals: rivals.map(({ one }) => one), gap: first.gap };
}

/** By how much a puzzle's plan beats all clearly different ones, as a share of the win. */
export const bar = 0.15;

/**
 * What the first plan is about, by what a search has found: of the choices without which all stay behind by the bar the one
 * that fewest others have, so that as much as possible is clearly different. Null: there is nothing that it could be told from.
 */
export function ideaOf([best, ...others]: Found['runners']): Idea | null {
  if (best === undefined) return null;
  const ideas = [...new Set(lineOf(best).flat())].flatMap((key) => ideaAbout(key, best, others) ?? []);
  const clear = ideas.filter(({ gap }) => gap.mean >= bar);
  const [first] = clear.toSorted((a, b) => b.rivals.length - a.rivals.length || b.gap.mean - a.gap.mean);
  return first ?? ideas.toSorted((a, b) => b.gap.mean - a.gap.mean)[0] ?? null;
}
