// Moments of a finished match as one viewer saw it: what was told, and the view before and after.

import type { Json } from '@bridgefront/kernel';
import type { Answer } from '@bridgefront/protocol';
import { afterChange, afterFrame, applyPatch } from '@bridgefront/viewing';
import type { SeatReport } from '@bridgefront/viewing';
import type { Remembered } from './memory.ts';
import type { MatchDocument } from '@bridgefront/page/source.ts';

/** The recording of one viewer. */
export type Recorded = Pick<Answer<'getRecording'>, 'first' | 'opening' | 'changes'>;

/** A view of the game's kernel, as a document of the page holds it. */
export type View = MatchDocument['view'];

/** One moment that can be looked at. */
export interface Moment {
  /** How many choices had been made by then. */
  readonly choice: number;
  /** Null: the beginning and the end, where nothing is being told. */
  readonly report: SeatReport | null;
  /** What follows from it and is shown with it. */
  readonly along?: readonly SeatReport[];
  /** Where the report stands among all. */
  readonly index: number;
  readonly before: unknown;
  readonly view: View;
}

/** All that a replay shows. */
export interface Replayed {
  readonly reports: readonly SeatReport[];
  readonly moments: readonly Moment[];
}

// The beginning or the end.
const untold = (choice: number, index: number, view: View): Moment => ({
  choice,
  report: null,
  index,
  before: null,
  view,
});

// Where nothing is asked.
const quiet = (view: View): View => ({ ...view, decision: null });

/** What one change tells: after how many choices, the view before it, its frames, and the place of their first report among all. */
interface Told extends Pick<Remembered, 'frames' | 'first'> {
  readonly choice: number;
  readonly start: View;
}

// Adds what deserves time; a consequence comes with the moment right before it, if that is of the same change.
function addTold(
  moments: Moment[],
  { choice, start, frames, first }: Told,
  duration: (report: SeatReport) => number,
): void {
  let view = quiet(start);
  let before: unknown = view.table;
  let follows = false;
  for (const [step, { report, patch }] of frames.entries()) {
    view = afterFrame(view as unknown as Json, patch) as unknown as View;
    const long = duration(report);
    if (long < 0 && follows) {
      const last = moments[moments.length - 1];
      moments[moments.length - 1] = { ...last, along: [...(last.along ?? []), report], view };
    }
    follows = long > 0 || (long < 0 && follows);
    if (long > 0) moments.push({ choice, report, index: first + step, before, view });
    if (follows) before = view.table;
  }
}

/** Sorts a recording: reports that deserve no time of their own come together with the next that does, or with the one before. */
export function momentsOf(recorded: Recorded, duration: (report: SeatReport) => number): Replayed {
  const reports: SeatReport[] = [...recorded.opening];
  let view = recorded.first as unknown as Json;
  // The opening has been told by then.
  const opened = reports.length - 1;
  const moments = [untold(0, opened, quiet(view as unknown as View))];
  for (const change of recorded.changes) {
    const { at: choice, frames } = change;
    addTold(moments, { choice, start: view as unknown as View, frames, first: reports.length }, duration);
    reports.push(...frames.map(({ report }) => report));
    view = afterChange(view, change);
  }
  moments.push(untold(recorded.changes.at(-1)?.at ?? 0, reports.length, view as unknown as View));
  return { reports, moments };
}

/** The past of a running match as far as this page has seen it; `choice` counts the changes. */
export function pastOf(
  changes: readonly Remembered[],
  reports: readonly SeatReport[],
  duration: (report: SeatReport) => number,
): Replayed {
  const moments: Moment[] = [];
  for (const [at, { before: start, after, frames, first }] of changes.entries()) {
    if (at === 0) moments.push(untold(0, first - 1, quiet(start.view)));
    addTold(moments, { choice: at + 1, start: start.view, frames, first }, duration);
    if (at === changes.length - 1) moments.push(untold(at + 1, reports.length, quiet(after.view)));
  }
  return { reports, moments };
}

/** The game's view after each of these reports, as far as the changes in which they were told are remembered. */
export function viewsAfter(
  changes: readonly Remembered[],
  wanted: ReadonlySet<number>,
): ReadonlyMap<number, unknown> {
  const views = new Map<number, unknown>();
  for (const { before, frames, first } of changes) {
    if (!frames.some((_, at) => wanted.has(first + at))) continue;
    let view = before.view.table as Json;
    for (const [at, { patch }] of frames.entries()) {
      view = applyPatch(view, patch);
      if (wanted.has(first + at)) views.set(first + at, view);
    }
  }
  return views;
}

/** The last moment that was shown by then; or of those after this very choice the one at `step`, counted from 0. */
export function momentAt(moments: readonly Moment[], choice: number, step: number | null = null): number {
  const last = Math.max(
    0,
    moments.findLastIndex((moment) => moment.choice <= choice),
  );
  const first = moments.findIndex((moment) => moment.choice === choice);
  return step === null || first < 0 ? last : Math.max(first, Math.min(last, first + step));
}

/** Which of the moments after the same choice this is, counted from 0; null: the last, to which the choice alone leads. */
export function stepOf(moments: readonly Moment[], at: number): number | null {
  const { choice } = moments[at];
  if (moments[at + 1]?.choice !== choice) return null;
  return at - moments.findIndex((moment) => moment.choice === choice);
}
