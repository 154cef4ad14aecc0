// Who plays with whom: groups of people who wait for the same, near each other where they wish that, the longest waiting first.

import type { SeekWish } from '../store/seeks.ts';

/** One who waits, as far as that matters here. */
export interface Waiting {
  readonly identity: string;
  /** The figure of the ladder. */
  readonly figure: number;
  readonly wish: Pick<SeekWish, 'near' | 'pace'>;
  readonly since: number;
  /** Those with whom they are not brought together. */
  readonly apart: ReadonlySet<string>;
}

const second = 1000;
const hour = 3_600_000;

// How far figures may be apart at first, by how much more after each while, and when that does not matter any more.
const windows = {
  live: { first: 100, more: 50, each: 10 * second, all: 120 * second },
  mail: { first: 100, more: 50, each: 2 * hour, all: 24 * hour },
} as const;

/** How far the figures of others may be from one's own after so long; null: as far as they like. */
export function windowAfter({ near, pace }: Waiting['wish'], waited: number): number | null {
  const { first, more, each, all } = windows[pace];
  return !near || waited >= all ? null : first + more * Math.floor(waited / each);
}

function accepts(one: Waiting, other: Waiting, now: number): boolean {
  const window = windowAfter(one.wish, now - one.since);
  if (window !== null && Math.abs(one.figure - other.figure) > window) return false;
  return !one.apart.has(other.identity);
}

function fits(one: Waiting, other: Waiting, now: number): boolean {
  return one.identity !== other.identity && accepts(one, other, now) && accepts(other, one, now);
}

/**
 * A table of so many: for whoever waits longest and can be helped, those who fit all others there, the nearest figures first.
 * Null: nobody can be helped.
 */
export function groupOf<W extends Waiting>(
  waiting: readonly W[],
  seats: number,
  now: number,
): readonly W[] | null {
  const inOrder = waiting.toSorted((a, b) => a.since - b.since);
  for (const first of inOrder) {
    const far = (one: W): number => Math.abs(one.figure - first.figure);
    const group: W[] = [first];
    for (const one of inOrder.toSorted((a, b) => far(a) - far(b) || a.since - b.since)) {
      if (group.length === seats) break;
      if (group.every((other) => fits(one, other, now))) group.push(one);
    }
    if (group.length === seats) return group;
  }
  return null;
}
