// Story of a finished match: points by round, who led when, and the moments worth seeing again.

import type { GamePage } from '@bridgefront/page/contract.ts';
import { captionOf } from './caption.ts';
import type { Swing } from '../analysis/findings.ts';
import { marksOf } from './marks.ts';
import type { Replayed } from './moments.ts';

/** Points of the seats at the end of each step of the match, such as a round. */
export interface Course {
  /** By seat, before the first step. */
  readonly start: readonly (number | null)[];
  readonly headings: readonly string[];
  /** After how many choices each step had ended. */
  readonly ends: readonly number[];
  /** By seat; null where a seat's points are not known. */
  readonly points: readonly (readonly (number | null)[])[];
}

/** A moment that can be jumped to. */
export interface KeyMoment {
  readonly choice: number;
  readonly label: string;
}

/** The steps of a match, such as its rounds: their short names, and after how many choices each had ended. */
export type Steps = Pick<Course, 'headings' | 'ends'>;

/** The steps as a viewer saw them, under the names that the slider of a replay has. */
export function stepsOf(replayed: Replayed, game: GamePage): Steps {
  const { moments } = replayed;
  const marks = marksOf(replayed, game);
  const begins = [...marks.slice(1).map(({ at }) => at), moments.length - 1];
  return { headings: marks.map(({ label }) => label), ends: begins.map((at) => moments[at].choice) };
}

/** Reads the course off what each seat saw; null: the game counts no points, or ended before anything was counted. */
export function courseOf(seats: readonly Replayed[], game: GamePage): Course | null {
  const { story } = game;
  const [first] = seats;
  if (story === undefined || first === undefined) return null;
  const all = seats.map((replayed, seat) => {
    const { moments } = replayed;
    const steps = stepsOf(replayed, game);
    const shown = [...marksOf(replayed, game).map(({ at }) => at), moments.length - 1];
    return { ...steps, points: shown.map((at) => story.points(moments[at].view.table, seat)) };
  });
  const from = all[0].points.findIndex((_, at) => all.some(({ points }) => points[at] !== null));
  const headings = all[0].headings.slice(Math.max(0, from));
  if (from < 0 || headings.length < 2) return null;
  return {
    start: all.map(({ points }) => points[from]),
    headings,
    ends: all[0].ends.slice(from),
    points: all.map(({ points }) => points.slice(from + 1)),
  };
}

function leaderAt({ points }: Course, at: number): number | null {
  const now = points.map((seat) => seat[at] ?? 0);
  const most = Math.max(...now);
  const ahead = now.flatMap((one, seat) => (one === most ? [seat] : []));
  return ahead.length === 1 && most > 0 ? ahead[0] : null;
}

/** Who was ahead in the end, alone, with what everybody had; null: nobody. */
export function aheadLast(
  course: Course,
): { readonly seat: number; readonly points: readonly number[] } | null {
  const at = course.headings.length - 1;
  const seat = leaderAt(course, at);
  return seat === null ? null : { seat, points: course.points.map((one) => one[at] ?? 0) };
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

/** A step of the match that turned it. */
export interface TurningPoint {
  /** Which step, from 0. */
  readonly at: number;
  readonly heading: string;
  /** Who gained by it on the best of the others, and how much. */
  readonly seat: number;
  readonly gain: number;
  /** What was gained: points, or chances of the win, from 0 to 1. */
  readonly of: 'points' | 'chances';
  /** After how many choices the step, or what the chances moved by, had ended. */
  readonly choice: number;
  /** What the game itself tells of this step; null: nothing. */
  readonly label: string | null;
  /** After how many choices that was, or else the step had ended. */
  readonly told: number;
}

// How far ahead of the best other seat each one is after so many steps; 0: before the first.
function leadsAt({ start, points }: Course, steps: number): readonly number[] {
  const now = points.map((seat, index) => (steps === 0 ? start[index] : seat[steps - 1]) ?? 0);
  return now.map((one, seat) => one - Math.max(...now.filter((_, other) => other !== seat)));
}

/**
 * The steps in which one seat gained most on the best of the others, in the order of the match: of equal gains the later,
 * at most so many. What the step is told by is the last of the key moments in it.
 */
export function turningPoints(
  course: Course,
  moments: readonly KeyMoment[],
  shown: (from: number, to: number) => KeyMoment | null,
  most = 3,
): readonly TurningPoint[] {
  const all = course.headings.map((heading, at): TurningPoint => {
    const [before, after] = [leadsAt(course, at), leadsAt(course, at + 1)];
    const gains = after.map((lead, seat) => lead - (before[seat] ?? 0));
    const gain = Math.max(...gains);
    const [from, choice] = [course.ends[at - 1] ?? 0, course.ends[at] ?? 0];
    const told = moments.findLast((one) => one.choice > from && one.choice <= choice) ?? shown(from, choice);
    return {
      at,
      heading,
      seat: gains.indexOf(gain),
      gain,
      of: 'points',
      choice,
      label: told?.label ?? null,
      told: told?.choice ?? choice,
    };
  });
  const rising = all.filter(({ gain }) => gain > 0).toSorted((a, b) => b.gain - a.gain || b.at - a.at);
  return spread(course, rising, ({ at }) => at, most).sort((a, b) => a.at - b.at);
}

/**
 * Of what turned a match, the largest first, at most so many that lie an eighth of its steps apart: of three blows in a row
 * one is told. Where that leaves fewer, the next largest follow.
 */
function spread<T>({ headings }: Steps, found: readonly T[], stepOf: (one: T) => number, most: number): T[] {
  const apart = Math.ceil(headings.length / 8);
  const chosen: T[] = [];
  for (const one of found)
    if (chosen.every((other) => Math.abs(stepOf(other) - stepOf(one)) >= apart)) chosen.push(one);
  return [...new Set([...chosen, ...found])].slice(0, most);
}

/**
 * The steps in which the chances of a seat rose most, in the order of the match, at most so many. What they are told by is
 * the last of the key moments on the way, or else what was shown longest.
 */
export function turningSwings(
  steps: Steps,
  swings: readonly Swing[],
  moments: readonly KeyMoment[],
  shown: (from: number, to: number) => KeyMoment | null,
  most = 3,
): readonly TurningPoint[] {
  const rising = swings.toSorted((a, b) => b.gain - a.gain || b.at - a.at);
  return spread(steps, rising, ({ at }) => at, most)
    .sort((one, other) => one.at - other.at)
    .map(({ at, from, to, seat, gain }): TurningPoint => {
      const told = moments.findLast((one) => one.choice > from && one.choice <= to) ?? shown(from, to);
      return {
        at,
        heading: steps.headings[at] ?? '',
        seat,
        gain,
        of: 'chances',
        choice: to,
        label: told?.label ?? null,
        told: told?.choice ?? to,
      };
    });
}

/**
 * Of what was told after so many choices and up to so many, that which is shown longest, the later of equals: what somebody did,
 * where anything is told of anybody by name, and never that a step begins.
 */
export function longestShown(
  { moments }: Pick<Replayed, 'moments'>,
  game: Pick<GamePage, 'duration' | 'caption' | 'section'>,
  names: readonly string[],
  from: number,
  to: number,
): KeyMoment | null {
  let [found, most]: [KeyMoment | null, number] = [null, 0];
  for (const { choice, report } of moments) {
    if (report === null || choice <= from || choice > to || (report.text ?? '') === '') continue;
    if (game.section(report) !== null) continue;
    const label = captionOf(game, report);
    const long = game.duration(report) + (names.some((name) => label.includes(name)) ? named : 0);
    if (long >= most) [found, most] = [{ choice, label }, long];
  }
  return found;
}

// More than anything is shown for, in milliseconds.
const named = 1e6;

/** The game's own key moments, in the order of the match, each with the choice after which it is shown. */
export function keyMoments({ reports, moments }: Replayed, game: GamePage): readonly KeyMoment[] {
  const found = game.story?.moments(reports) ?? [];
  return found.flatMap(({ index, label }) => {
    const moment = moments.find((one) => one.index >= index);
    const told = reports[index];
    const said = told?.text === label ? captionOf(game, told) : label;
    return moment === undefined ? [] : [{ choice: moment.choice, label: said }];
  });
}
