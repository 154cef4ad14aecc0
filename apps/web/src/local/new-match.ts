// How a match on this device begins: its table, and what is kept of it.

import { botNames } from '@bridgefront/bots';
import { drawSeating, fingerprint, newMatch, createEngine } from '@bridgefront/kernel';
import type { AnyGame } from '@bridgefront/kernel';
import type { CreateMatch, MatchInfo, SeatInfo, WireRefusal } from '@bridgefront/protocol';
import type { KeptMatch } from './kept.ts';

/** What a new match is made of besides what the reader wished. */
export interface Beginning {
  readonly id: string;
  readonly seed: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** What the person at the table is called. */
  readonly name: string;
}

/** Who sits at a new table: null is the person, the others are bots. */
export type Sitting = readonly (string | null)[];

function seatsOf(sitting: Sitting, name: string): SeatInfo[] {
  const names = botNames(sitting);
  return sitting.map((bot, seat) => ({
    seat,
    bot,
    kind: bot === null ? 'human' : 'bot',
    name: names[seat] ?? name,
    ready: true,
    committed: null,
    opened: false,
    mine: bot === null,
    standIn: null,
    standInVotes: [],
  }));
}

/** The table of a match that runs, as lists and pages are told of it. */
export function newTable(
  game: AnyGame,
  wish: Pick<CreateMatch, 'options' | 'seating'>,
  sitting: Sitting,
  { id, now, name }: Beginning,
): MatchInfo {
  const rules = fingerprint(game);
  return {
    id,
    rules,
    game: game.name,
    options: wish.options,
    clock: { kind: 'none' },
    visibility: 'private',
    seating: wish.seating ?? 'as-taken',
    status: 'live',
    seats: seatsOf(sitting, name),
    owner: true,
    openedBy: name,
    // Nobody is there to whom anything could be promised.
    commitment: '',
    sameRules: true,
    continuedUnder: null,
    votes: [],
    opening: null,
    voided: null,
    outcome: null,
    rematch: null,
    fork: null,
    createdAt: now,
    startedAt: now,
    finishedAt: null,
  };
}

// One person and bots: nobody else can come to a table that is on one device.
function sittingOf({ seats }: CreateMatch): Sitting | null {
  const sitting = seats.map((seat) => (seat.kind === 'bot' ? seat.bot : null));
  const programs = seats.some(({ kind }) => kind === 'program');
  return programs || sitting.filter((bot) => bot === null).length !== 1 ? null : sitting;
}

function problemOf(game: AnyGame, { options, seats }: CreateMatch): WireRefusal | null {
  const { min, max } = game.seats;
  const started = newMatch(createEngine(game), options, seats.length, '');
  if (!('problem' in started)) return null;
  const fits = seats.length >= min && seats.length <= max;
  return { code: fits ? 'bad-options' : 'bad-seats', message: started.problem };
}

/** A match as the reader wishes it, or why it cannot be. */
export function beginMatch(game: AnyGame, wish: CreateMatch, beginning: Beginning): KeptMatch | WireRefusal {
  const sitting = sittingOf(wish);
  if (sitting === null)
    return { code: 'bad-seats', message: 'On this device one person plays against bots.' };
  const problem = problemOf(game, wish);
  if (problem !== null) return problem;
  const { id, seed } = beginning;
  const places = wish.seating === 'random' ? drawSeating(seed, sitting.length) : null;
  const seated = places === null ? sitting : places.map((place) => sitting[place]);
  return { id, seed, version: 0, choices: [], turn: null, info: newTable(game, wish, seated, beginning) };
}
