// Deeds in a few written lines: what cost somebody something first, like ones folded together, and no more than are read
// at a glance.

import type { ToldDeed } from './deeds.ts';

/** One or more deeds that are told in one sentence. */
export interface ToldLine {
  /** Never empty; oldest first. */
  readonly deeds: readonly ToldDeed[];
  readonly text: string;
}

/** More than these nobody reads before a move. */
const most = 4;

interface Telling {
  /** Whether the deed cost somebody something. */
  costs(this: void, deed: ToldDeed): boolean;
  /** Several deeds that are alike, in one sentence. */
  fold(this: void, deeds: readonly ToldDeed[]): string;
  /** Deeds for which there is no room. */
  more(this: void, count: number): string;
}

function alike(deeds: readonly ToldDeed[]): readonly (readonly ToldDeed[])[] {
  const groups = Map.groupBy(deeds, ({ seat, tell, like, first }) =>
    like === undefined ? String(first) : `${String(seat)} ${tell} ${like}`,
  );
  return [...groups.values()];
}

/** The lines. */
export function linesOf(deeds: readonly ToldDeed[], { costs, fold, more }: Telling): readonly ToldLine[] {
  const [costly, others] = [true, false].map((wanted) => deeds.filter((deed) => costs(deed) === wanted));
  const lines = [...alike(costly), ...alike(others)].map((group) => ({
    deeds: group,
    text: group.length === 1 ? (group[0].cost ?? group[0].text) : fold(group),
  }));
  if (lines.length <= most) return lines;
  const rest = lines
    .slice(most - 1)
    .flatMap((line) => line.deeds)
    .toSorted((a, b) => a.first - b.first);
  return [...lines.slice(0, most - 1), { deeds: rest, text: more(rest.length) }];
}
