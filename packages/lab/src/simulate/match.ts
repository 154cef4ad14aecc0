// One simulated match: played to its end by bots under checks, and what it counted.

import { situationOf } from '@bridgefront/bots';
import type { Bot } from '@bridgefront/bots';
import { engineOf, newMatch, seedRandom, viewOf, winShare } from '@bridgefront/kernel';
import type { AnyMatch, Choice, Decision, Engine, Random, Seat } from '@bridgefront/kernel';
import { shellWord } from '../shell.ts';
import type { LabWorld } from '../world.ts';
import { messageOf } from '@bridgefront/terminal/failure.ts';

/** What a batch of matches is played with. Plain data: it travels to worker threads. */
export interface Setting {
  readonly game: string;
  readonly seats: readonly string[];
  readonly seed: string;
  readonly options: { readonly [name: string]: string };
  /** Move the bots on by one seat after each match. */
  readonly rotate: boolean;
}

/** What one match led to; seats in the order of the setting, wherever they sat. */
export interface MatchResult {
  readonly finished: boolean;
  readonly choices: number;
  readonly rounds: number;
  readonly wins: readonly number[];
  readonly scores: readonly number[];
  /** Places in the ranking: 0 is the best, equal places are shared. */
  readonly places: readonly number[];
  /** How many seats won; 0 when nobody did. */
  readonly winners: number;
  /** Why the match ended, in the game's words; empty when it did not. */
  readonly reason: string;
  /** Null when every check held, else one sentence. */
  readonly violation: string | null;
}

/** More choices than any match needs; a match that passes it never ends. */
const mostChoices = 200_000;
/** How often pieces are counted while a match runs; they are always counted at its end. */
const censusEvery = 256;

/** Seed of match number i: numbers count on, other texts get the number behind a slash. */
function seedOf(seed: string, index: number): string {
  return /^\d{1,15}$/.test(seed) ? String(Number(seed) + index) : `${seed}/${index}`;
}

/** The generator that bots draw from in the match with this seed. */
export function botRandom(seed: string): Random {
  return seedRandom(`${seed}/bots`);
}

/** Who sits where in match number i: a place in the setting's list by seat. */
function seating({ seats, rotate }: Setting, index: number): readonly number[] {
  return seats.map((_, seat) => (rotate ? (seat + index) % seats.length : seat));
}

class Violation extends Error {}

function nextSeat({ seats, sealed }: Decision): Seat {
  for (const seat of seats) if (!sealed[seat]) return seat;
  throw new Violation('a sealed decision was not revealed');
}

function playThrough(
  engine: Engine<unknown>,
  match: AnyMatch,
  players: readonly Bot[],
  random: Random,
): void {
  const counted = engine.game.census(match.state);
  const checkCensus = (): void => {
    if (engine.game.census(match.state) !== counted)
      throw new Violation(`pieces were lost or doubled by choice ${match.sequence}`);
  };
  const make = (seat: Seat, choice: Choice): void => {
    const refused = engine.choose(match, seat, choice);
    if (refused !== null) throw new Violation(`choice ${match.sequence + 1} was refused: ${refused.message}`);
    if (match.sequence % censusEvery === 0) checkCensus();
  };
  for (let { decision } = match; decision !== null; { decision } = match) {
    const seat = nextSeat(decision);
    const player = players[seat];
    const situation = situationOf(engine, match, seat);
    if (situation.choices.length === 0) throw new Violation(`seat ${seat} is asked but has no legal choice`);
    // Bots that think of one choice at a time need no list of it.
    if (player.plan === undefined) make(seat, player.choose(situation, random));
    else for (const choice of player.plan(situation, random)) make(seat, choice);
    if (match.sequence > mostChoices) throw new Violation(`no end after ${mostChoices} choices`);
  }
  checkCensus();
  if (engine.game.outcome(match.state, match.options) === null)
    throw new Violation('it stopped without an outcome');
}

/** Statistics of a match that has ended, or of as much as there was of it. */
function resultOf(
  world: LabWorld,
  setting: Setting,
  index: number,
  match: AnyMatch,
  engine: Engine<unknown>,
): MatchResult {
  const outcome = engine.game.outcome(match.state, match.options);
  const { standing: read } = world.game(setting.game);
  const standing = read?.(viewOf(engine, match, null)) ?? { round: 0, scores: null };
  const places = seating(setting, index);
  const winners = outcome?.winners ?? [];
  const share = (seat: number): number => winShare({ winners }, seat);
  const byPlace = (value: (seat: number) => number): number[] =>
    setting.seats.map((_, place) => value(places.indexOf(place)));
  return {
    finished: outcome !== null,
    choices: match.sequence,
    rounds: standing.round,
    wins: byPlace(share),
    scores: byPlace((seat) => standing.scores?.[seat] ?? share(seat)),
    places: byPlace((seat) => outcome?.ranking.findIndex((group) => group.includes(seat)) ?? 0),
    winners: winners.length,
    reason: outcome?.reason ?? '',
    violation: null,
  };
}

function nothing(setting: Setting, violation: string): MatchResult {
  const zeros = setting.seats.map(() => 0);
  const counts = { wins: zeros, scores: zeros, places: zeros, winners: 0, reason: '' };
  return { finished: false, choices: 0, rounds: 0, ...counts, violation };
}

/** Plays match number `index` of a setting. Equal settings and numbers give equal results. */
export function playMatch(world: LabWorld, setting: Setting, index: number): MatchResult {
  const engine = engineOf(world.game(setting.game).game);
  const seed = seedOf(setting.seed, index);
  const players = seating(setting, index).map((place) => world.bot(setting.seats[place]));
  const started = newMatch(engine, setting.options, players.length, seed);
  if ('problem' in started) return nothing(setting, started.problem);
  const { match } = started;
  try {
    playThrough(engine, match, players, botRandom(seed));
    return resultOf(world, setting, index, match, engine);
  } catch (thrown) {
    const result = nothing(setting, messageOf(thrown));
    return { ...result, choices: match.sequence };
  }
}

/** The command that shows match number `index` again. */
export function reproduction(setting: Setting, index: number): string {
  const seats = seating(setting, index).map((place) => setting.seats[place]);
  const options = Object.entries(setting.options).map(
    ([name, value]) => ` --option ${shellWord(`${name}=${value}`)}`,
  );
  const seed = shellWord(seedOf(setting.seed, index));
  return `bridgefront play ${setting.game} --seats ${seats.join(',')} --seating as-taken --seed ${seed}${options.join('')}`;
}
