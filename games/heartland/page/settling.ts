// A settlement that waits for its frontier: one is meant on the table first, and then confirmed like a commit.

import { signal } from '@preact/signals';
import { questionOf } from './draft.ts';
import type { Match } from './match.ts';
import { nameOf } from '../rules/table.ts';

const meant = signal<{ readonly of: string; readonly frontier: number } | null>(null);

/** A settlement in the making. */
export interface Settling {
  /** The settlement's name. */
  readonly name: string;
  /** The frontier that is meant; null: none yet. */
  readonly frontier: number | null;
}

function keyOf(match: Match): string {
  return `${questionOf(match)} ${match.plan.value.join(' ')}`;
}

/** The settlement that the reader is about to found; null: none. */
export function settlingOf(match: Match): Settling | null {
  const [, slug] = /^settle:(.+)$/.exec(match.plan.value[0] ?? '') ?? [];
  if (slug === undefined || match.choices.value.length === 0) return null;
  const frontier = meant.value?.of === keyOf(match) ? meant.value.frontier : null;
  return { name: nameOf(slug), frontier };
}

/** Means a frontier, or no longer. */
export function meanFrontier(match: Match, frontier: number): void {
  const again = settlingOf(match)?.frontier === frontier;
  meant.value = again ? null : { of: keyOf(match), frontier };
}

/** Forgets which frontier was meant. */
export function forgetFrontier(): void {
  meant.value = null;
}
