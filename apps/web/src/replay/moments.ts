// Moments of a finished match as one viewer saw it: what was told, and the view before and after.

import type { Json } from '@bridgefront/kernel';
import type { Film } from '@bridgefront/protocol';
import { afterChange, afterFrame } from '@bridgefront/viewing';
import type { SeatReport } from '@bridgefront/viewing';
import type { MatchDocument } from '@bridgefront/page/source.ts';

/** A view of the game's kernel, as a document of the page holds it. */
export type View = MatchDocument['view'];

/** One moment that can be looked at. */
export interface Moment {
  /** How many choices had been made by then. */
  readonly choice: number;
  /** Null: the beginning and the end, where nothing is being told. */
  readonly report: SeatReport | null;
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

/** Sorts a film: reports that deserve no time of their own come together with the next that does. */
export function momentsOf(
  film: Pick<Film, 'first' | 'opening' | 'changes'>,
  duration: (report: SeatReport) => number,
): Replayed {
  const reports: SeatReport[] = [...film.opening];
  let view = film.first as unknown as Json;
  const at = (): View => ({ ...(view as unknown as View), decision: null });
  const moments: Moment[] = [{ choice: 0, report: null, index: -1, before: null, view: at() }];
  for (const change of film.changes) {
    const start = view;
    let before = at().table;
    for (const { report, patch } of change.frames) {
      view = afterFrame(view, patch);
      reports.push(report);
      if (duration(report) <= 0) continue;
      moments.push({ choice: change.at, report, index: reports.length - 1, before, view: at() });
      before = at().table;
    }
    view = afterChange(start, change);
  }
  const last = view as unknown as View;
  moments.push({ choice: film.changes.at(-1)?.at ?? 0, report: null, index: reports.length, before: null, view: last });
  return { reports, moments };
}

/** The last moment that was shown by then. */
export function momentAt(moments: readonly Moment[], choice: number): number {
  return Math.max(
    0,
    moments.findLastIndex((moment) => moment.choice <= choice),
  );
}
