// Story of a finished match: points by round, who led when, and the moments worth seeing again.

import type { GamePage } from '@bridgefront/page/contract.ts';
import type { Moment, Replayed } from './moments.ts';

/** Points of the seats at the beginning of each section of the log, such as a round, and at the end. */
export interface Course {
  readonly headings: readonly string[];
  /** By seat; null where a seat's points are not known. */
  readonly points: readonly (readonly (number | null)[])[];
}

/** A moment that can be jumped to. */
export interface KeyMoment {
  readonly choice: number;
  readonly label: string;
}

function sectionStarts(moments: readonly Moment[], game: GamePage): readonly Moment[] {
  return moments.filter(({ report }) => report !== null && game.section(report) !== null);
}

/** Reads the course off what each seat saw; null: the game counts no points. */
export function courseOf(seats: readonly Replayed[], game: GamePage): Course | null {
  const { story } = game;
  const [first] = seats;
  if (story === undefined || first === undefined) return null;
  const headings = sectionStarts(first.moments, game).map(({ report }) =>
    report === null ? '' : (game.section(report) ?? ''),
  );
  const points = seats.map(({ moments }, seat) => {
    const ends = sectionStarts(moments, game).slice(1);
    const last = moments[moments.length - 1];
    return [...ends, last].map(({ view }) => story.points(view.table, seat));
  });
  return headings.length < 2 ? null : { headings, points };
}

function leaderAt({ points }: Course, at: number): number | null {
  const now = points.map((seat) => seat[at] ?? 0);
  const most = Math.max(...now);
  const ahead = now.flatMap((one, seat) => (one === most ? [seat] : []));
  return ahead.length === 1 && most > 0 ? ahead[0] : null;
}

/** Where somebody else came to lead alone: the section, counted from 0, and the seat. */
export function leadChanges(course: Course): readonly { readonly at: number; readonly seat: number }[] {
  const changes: { at: number; seat: number }[] = [];
  for (const at of course.headings.keys()) {
    const seat = leaderAt(course, at);
    if (seat !== null && seat !== changes.at(-1)?.seat) changes.push({ at, seat });
  }
  return changes;
}

/** The game's own key moments, in the order of the match, each with the choice after which it is shown. */
export function keyMoments({ reports, moments }: Replayed, game: GamePage): readonly KeyMoment[] {
  const found = game.story?.moments(reports) ?? [];
  return found.flatMap(({ index, label }) => {
    const moment = moments.find((one) => one.index >= index);
    return moment === undefined ? [] : [{ choice: moment.choice, label }];
  });
}
