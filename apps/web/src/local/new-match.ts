// How a match on this device begins: its table, and what is kept of it.

import { botNames } from '@bridgefront/bots';
import {
  drawSeating,
  fingerprint,
  newMatch,
  createEngine,
  PositionError,
  startFrom,
} from '@bridgefront/kernel';
import type { AnyGame, AnyMatch, Lesson } from '@bridgefront/kernel';
import type { CreateMatch, MatchInfo, WireRefusal } from '@bridgefront/protocol';
import { matchWithoutServer } from '@bridgefront/protocol/without-server';
import { lessonId } from './ids.ts';
import type { KeptMatch } from './kept.ts';

/** What a new match is made of besides what the reader wished. */
export interface Beginning {
  readonly id: string;
  readonly seed: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Who sits at a new table, by seat: a bot of this kind, or a person of this name. */
export type Sitting = readonly ({ readonly bot: string } | { readonly person: string })[];

function namesOf(sitting: Sitting): readonly string[] {
  const bots = botNames(sitting.map((one) => ('bot' in one ? one.bot : null)));
  return sitting.map((one, seat) => ('bot' in one ? (bots[seat] ?? '') : one.person));
}

/** The table of a match that runs, as lists and pages are told of it. */
export function newTable(
  game: AnyGame,
  wish: Pick<CreateMatch, 'options' | 'seating'>,
  sitting: Sitting,
  { id, now }: Beginning,
): MatchInfo {
  const names = namesOf(sitting);
  const people = names.filter((_, seat) => 'person' in sitting[seat]);
  return matchWithoutServer({
    id,
    rules: fingerprint(game),
    game: game.name,
    options: wish.options,
    visibility: 'private',
    seating: wish.seating ?? 'as-taken',
    status: 'live',
    seats: sitting.map((one, seat) => ({
      bot: 'bot' in one ? one.bot : null,
      name: names[seat],
      // Where several people sit, it is said later who of them has the device.
      mine: 'person' in one && people.length === 1,
    })),
    owner: true,
    openedBy: people[0] ?? '',
    createdAt: now,
    startedAt: now,
    finishedAt: null,
  });
}

// By whom the other seats of a lesson are called; what they choose stands in the lesson. In a puzzle they answer themselves, and
// whoever erred by lot would refute nothing.
const bots = { lesson: 'novice', puzzle: 'warlord' };

function badSeats(message: string): WireRefusal {
  return { code: 'bad-seats', message };
}

const longestName = 40;

function sittingOf({ seats }: CreateMatch, people: readonly string[]): Sitting | WireRefusal {
  if (seats.some(({ kind }) => kind === 'program'))
    return badSeats('Programs of others play at the server, not on this device.');
  const humans = seats.filter(({ kind }) => kind === 'human').length;
  if (humans === 0) return badSeats('On this device at least one seat is for a person.');
  const names = people.map((name) => name.trim());
  if (names.length !== humans || names.includes(''))
    return badSeats('Each person at this device needs a name.');
  if (names.some(({ length }) => length > longestName))
    return badSeats(`A name has at most ${longestName} letters.`);
  let next = 0;
  const sitting = seats.map((seat) =>
    seat.kind === 'bot' ? { bot: seat.bot } : { person: names[next++] ?? '' },
  );
  // By its name everybody is told whose turn it is.
  const called = namesOf(sitting).map((name) => name.toLowerCase());
  return new Set(called).size === called.length
    ? sitting
    : badSeats('Everybody at the table needs a name of their own.');
}

function problemOf(game: AnyGame, { options, seats }: CreateMatch): WireRefusal | null {
  const { min, max } = game.seats;
  const started = newMatch(createEngine(game), options, seats.length, '');
  if (!('problem' in started)) return null;
  const fits = seats.length >= min && seats.length <= max;
  return { code: fits ? 'bad-options' : 'bad-seats', message: started.problem };
}

/** A match as the reader wishes it, or why it cannot be; `people`: the names of the persons, in the order of their seats. */
export function beginMatch(
  game: AnyGame,
  wish: CreateMatch,
  people: readonly string[],
  beginning: Beginning,
): KeptMatch | WireRefusal {
  const sitting = sittingOf(wish, people);
  if ('code' in sitting) return sitting;
  const problem = problemOf(game, wish);
  if (problem !== null) return problem;
  const { id, seed } = beginning;
  const places = wish.seating === 'random' ? drawSeating(seed, sitting.length) : null;
  const seated = places === null ? sitting : places.map((place) => sitting[place]);
  return { id, seed, version: 0, events: [], turn: null, info: newTable(game, wish, seated, beginning) };
}

/**
 * What a lesson's match is made of: its data, without what the page says and checks. Of a puzzle, where the others are bots:
 * without what they choose.
 */
export type LessonWish = Pick<Lesson, 'start' | 'seat' | 'options'> & {
  readonly game: string;
  readonly others: NonNullable<Lesson['others']> | null;
  /** A position that somebody has laid: the seats that people at this device play, in place of `seat` alone. */
  readonly people?: readonly number[];
  /** Who plays the other seats; left out: the strongest, or a Novice where a script says what they choose. */
  readonly bot?: string;
};

function firstMatch(game: AnyGame, { options = {}, start }: LessonWish): AnyMatch | WireRefusal {
  try {
    return startFrom(createEngine(game), options, start);
  } catch (error) {
    if (error instanceof PositionError) return { code: 'bad-options', message: error.message };
    throw error;
  }
}

/** A lesson's match, or why it cannot begin. */
export function beginLesson(
  game: AnyGame,
  wish: LessonWish,
  person: string,
  beginning: Beginning,
): KeptMatch | WireRefusal {
  const match = firstMatch(game, wish);
  if ('code' in match) return match;
  const { start, seat: own, others, people = [own] } = wish;
  const bot = wish.bot ?? bots[others === null ? 'puzzle' : 'lesson'];
  const options = (wish.options ?? {}) as CreateMatch['options'];
  const sitting = Array.from({ length: match.seats }, (_, seat) => {
    if (!people.includes(seat)) return { bot };
    return { person: people.length === 1 ? person : `Seat ${seat + 1}` };
  });
  const id = lessonId(beginning.id);
  const info = newTable(game, { options, seating: 'as-taken' }, sitting, { ...beginning, id });
  return {
    id,
    seed: start.seed,
    version: 0,
    events: [],
    turn: null,
    info,
    lesson: { start, others, ...(wish.people && { laid: true as const }) },
  };
}
