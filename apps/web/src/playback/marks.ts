// Marks on the course of a match: where its rounds or turns begin, under the names that the game gives them.

import type { GamePage } from '@bridgefront/page/contract.ts';
import type { SeatReport } from '@bridgefront/viewing';
import type { Moment, Replayed } from './moments.ts';

/** One mark; `at`: the moment where that part of the match begins. */
export interface Mark {
  readonly at: number;
  /** Short: it stands below the slider. */
  readonly label: string;
  /** The heading of the log there. */
  readonly heading: string;
}

type Naming = Pick<GamePage, 'mark' | 'section' | 'story'>;

/** The short name of the step that a report begins; null: it begins none. */
export function labelOf(report: SeatReport, game: Naming): string | null {
  if (game.mark !== undefined) return game.mark(report);
  return game.story?.step === undefined ? game.section(report) : game.story.step(report);
}

// What was told in the opening, or before the past that is remembered, has happened by the first moment.
function momentOf(moments: readonly Moment[], index: number): number {
  const found = moments.findIndex((moment) => moment.index >= index);
  return found < 0 ? moments.length - 1 : found;
}

/** All marks in the order of the match; of several that begin at the same moment, the last: it is the one that goes on. */
export function marksOf({ reports, moments }: Replayed, game: Naming): readonly Mark[] {
  const marks: Mark[] = [];
  for (const [index, report] of reports.entries()) {
    const label = labelOf(report, game);
    if (label === null || label === marks.at(-1)?.label) continue;
    const at = momentOf(moments, index);
    if (marks.at(-1)?.at === at) marks.pop();
    marks.push({ at, label, heading: game.section(report) ?? label });
  }
  return marks;
}

/** A label as it would stand on a line, centred on `x`; both in pixels. */
interface Place {
  readonly x: number;
  readonly width: number;
}

/**
 * Where each label begins on a line of this width so that none overlaps another or sticks out; null: there is no room for
 * it. The one that is wanted has the first claim; the others stand as they come.
 */
export function thinned(
  places: readonly Place[],
  line: number,
  wanted: number,
  gap: number,
): readonly (number | null)[] {
  const starts = places.map(({ x, width }) => Math.max(0, Math.min(line - width, x - width / 2)));
  const shown: (number | null)[] = places.map(() => null);
  const free = (at: number): boolean =>
    shown.every(
      (start, other) =>
        start === null ||
        start >= starts[at] + places[at].width + gap ||
        starts[at] >= start + places[other].width + gap,
    );
  for (const at of [wanted, ...places.keys()])
    if (at in places && shown[at] === null && free(at)) shown[at] = starts[at];
  return shown;
}
