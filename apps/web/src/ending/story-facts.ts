// What the end of a match is told by, read off its recordings: the course, what turned it with the boards of those
// moments, and the hands that all seats held.

import type { ComponentType } from 'preact';
import type { MatchInfo } from '@bridgefront/protocol';
import type { CardContent } from '@bridgefront/page/cards/content.ts';
import type { GamePage } from '@bridgefront/page/contract.ts';
import { swingsOf, wholeCurve } from '../analysis/findings.ts';
import { momentAt, momentsOf } from '../playback/moments.ts';
import type { Replayed } from '../playback/moments.ts';
import {
  courseOf,
  keyMoments,
  longestShown,
  stepsOf,
  turningPoints,
  turningSwings,
} from '../playback/story.ts';
import type { Course, KeyMoment, TurningPoint } from '../playback/story.ts';
import { ask } from '../source/api.ts';
import { Problem } from '../source/problem.ts';
import { laterTexts } from '../texts/later.ts';

const words = laterTexts.story;

/** A turning point with the board as it was then. */
export interface TurnedBy extends TurningPoint {
  readonly table: unknown;
}

/** All of it. */
export interface StoryFacts {
  readonly course: Course;
  /** What the chart counts. */
  readonly counts: string;
  readonly moments: readonly KeyMoment[];
  readonly turned: readonly TurnedBy[];
  /** Draws the boards of the turning points; null: the game has no small ones. */
  readonly Miniature: ComponentType<{ readonly view: unknown; readonly seat?: number | undefined }> | null;
  /** By seat; null: the game has no hands. */
  readonly hands: readonly (readonly CardContent[])[] | null;
}

async function seen(info: MatchInfo, seat: number | null, game: GamePage): Promise<Replayed | Problem> {
  const recorded = await ask('getRecording', {
    params: { match: info.id },
    query: { seat: seat ?? 'table' },
  });
  return recorded instanceof Problem ? recorded : momentsOf(recorded, (report) => game.duration(report));
}

// The end is facts before it is stored; what is not stored yet cannot be asked for.
async function stored(info: MatchInfo): Promise<boolean> {
  for (let tries = 0; tries < 24; tries++) {
    const now = await ask('getMatch', { params: { match: info.id } });
    if (now instanceof Problem) return false;
    if (now.finishedAt !== null) return true;
    // Mostly it is stored at once.
    await new Promise((resolve) => setTimeout(resolve, Math.min(500, 60 * (tries + 1))));
  }
  return false;
}

// The hands as the seats' own last views show them.
async function handsOf(
  seats: readonly Replayed[],
  game: GamePage,
  options: MatchInfo['options'],
): Promise<StoryFacts['hands']> {
  const { story, cards } = game;
  if (story?.hand === undefined || cards === undefined) return null;
  const bySlug = new Map((await cards(options)).map((card) => [card.slug, card]));
  return seats.map(({ moments }, seat) => {
    const last = moments[moments.length - 1];
    const held = last === undefined ? [] : (story.hand?.(last.view.table, seat) ?? []);
    return held.flatMap((slug) => bySlug.get(slug) ?? []);
  });
}

// What turned it by the chances of the win, where an analysis of the match is kept; else by points.
async function turningOf(
  info: MatchInfo,
  game: GamePage,
  course: Course,
  all: Replayed,
  moments: readonly KeyMoment[],
): Promise<readonly TurningPoint[]> {
  const kept = await (await import('../analysis/kept.ts')).keptAnalysis(info.id);
  const end = { outcome: info.outcome, at: all.moments[all.moments.length - 1]?.choice ?? 0 };
  const curve = kept && wholeCurve(kept, end);
  const names = info.seats.map(({ name }) => name ?? '');
  const shown = (from: number, to: number): KeyMoment | null => longestShown(all, game, names, from, to);
  if (curve === null) return turningPoints(course, moments, shown);
  const steps = stepsOf(all, game);
  // Before anything is counted there may have been steps that the chart does not have.
  const before = steps.headings.length - course.headings.length;
  const turned = turningSwings(steps, swingsOf(curve, steps.ends), moments, shown);
  return turned.map((point) => ({ ...point, at: Math.max(0, point.at - before) }));
}

let ahead: { readonly match: string; readonly facts: Promise<StoryFacts | null> } | null = null;

/** Begins to read a match that has just ended, while its end is still seen on the stage. */
export function readAhead(info: MatchInfo, game: GamePage): void {
  const facts = readFacts(info, game);
  facts.catch(() => undefined); // Whoever asks for it is told.
  ahead = { match: info.id, facts };
}

/** What is told of a finished match; null: its game counts nothing, or it cannot be read. Once read ahead, it is there. */
export function storyFacts(info: MatchInfo, game: GamePage): Promise<StoryFacts | null> {
  const facts = ahead?.match === info.id ? ahead.facts : readFacts(info, game);
  // What is kept of the match may change until it is told anew.
  ahead = null;
  return facts;
}

async function readFacts(info: MatchInfo, game: GamePage): Promise<StoryFacts | null> {
  if (game.story === undefined || !(await stored(info))) return null;
  const [all, ...each] = await Promise.all([
    seen(info, null, game),
    ...info.seats.map(({ seat }) => seen(info, seat, game)),
  ]);
  const own = each.flatMap((one) => (one instanceof Problem ? [] : [one]));
  if (all === undefined || all instanceof Problem || own.length < each.length) return null;
  const course = courseOf(game.story.open === true ? own.map(() => all) : own, game);
  if (course === null) return null;
  const moments = keyMoments(all, game);
  const turned = (await turningOf(info, game, course, all, moments)).map((point) => {
    const moment = all.moments[momentAt(all.moments, point.choice)];
    return { ...point, table: moment?.view.table };
  });
  return {
    course,
    counts: game.story.counts ?? words.chart,
    moments,
    turned,
    Miniature: (await game.story.miniature?.()) ?? null,
    hands: await handsOf(own, game, info.options),
  };
}
