// Deeds in a few written lines: what cost somebody something first and the heaviest of it before all, like ones folded
// together, and no more than are read at a glance.

import type { ToldDeed } from './deeds.ts';

/** One or more deeds that are told in one sentence. */
export interface ToldLine {
  /** Never empty; oldest first. */
  readonly deeds: readonly ToldDeed[];
  readonly text: string;
}

/** More than these nobody reads before a move. */
const most = 4;

/** What costs as much is told, however many lines it takes. */
const gravest = 3;

interface Telling {
  /** What the deed cost: 0 nothing, more what weighs more, from `gravest` on what no line may be without. */
  costs(this: void, deed: ToldDeed): number;
  /** Several deeds that are alike, in one sentence. */
  fold(this: void, deeds: readonly ToldDeed[]): string;
  /** Deeds for which there is no room. */
  more(this: void, count: number): string;
}

// What cost nobody anything is folded without what did: one sentence for both would leave the cost out.
function alike(deeds: readonly ToldDeed[], costs: Telling['costs']): readonly (readonly ToldDeed[])[] {
  const groups = Map.groupBy(deeds, (deed) => {
    const { seat, tell, like, first } = deed;
    return like === undefined ? String(first) : `${String(seat)} ${tell} ${like} ${costs(deed) > 0}`;
  });
  return [...groups.values()];
}

/** The lines. */
export function linesOf(deeds: readonly ToldDeed[], { costs, fold, more }: Telling): readonly ToldLine[] {
  const lines = alike(deeds, costs)
    .map((group) => ({
      deeds: group,
      text: group.length === 1 ? (group[0].cost ?? group[0].text) : fold(group),
      costs: Math.max(...group.map(costs)),
    }))
    .toSorted((one, other) => other.costs - one.costs);
  if (lines.length <= most) return lines;
  const told = Math.max(most - 1, lines.filter((line) => line.costs >= gravest).length);
  const rest = lines
    .slice(told)
    .flatMap((line) => line.deeds)
    .toSorted((a, b) => a.first - b.first);
  if (rest.length === 0) return lines;
  return [...lines.slice(0, told), { deeds: rest, text: more(rest.length) }];
}
