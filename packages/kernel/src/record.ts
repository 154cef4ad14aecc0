// A match as its seed and its accepted choices: enough to re-create every state.

import { isChance } from './chance.ts';
import type { MatchNumbers } from './chance.ts';
import { collect, createEngine, newMatch } from './engine.ts';
import type { Engine } from './engine.ts';
import { fingerprint } from './fingerprint.ts';
import type { Game } from './game.ts';
import { changedOptions } from './options.ts';
import { checkFairness } from './seed.ts';
import type { Fairness } from './seed.ts';
import type { Signed } from './signed.ts';
import type { Choice, Json, Match, Observer, Report, Seat } from './types.ts';

/** A finished or running match in full. Choices are lines `seat choice`, in order of acceptance, take-backs removed. */
export interface MatchRecord {
  readonly game: string;
  /** The rules fingerprint under which the match was played. */
  readonly rules: string;
  readonly options: { readonly [name: string]: Json };
  /** Display name of each seat. */
  readonly seats: readonly string[];
  readonly seed: string;
  readonly fairness?: Fairness;
  /** Made on one machine, by its own word: there was nobody to promise anything to. */
  readonly local?: true;
  readonly choices: readonly string[];
  /** Everything that was drawn, in order; left out where the rules of then are not to be had. */
  readonly chance?: readonly MatchNumbers[];
}

/** Thrown when a text is not a record that can be replayed; the message is one sentence for a person. */
export class RecordError extends Error {}

/** `2 card:zap`: one line of a record. */
export function recordLine(seat: Seat, choice: Choice): string {
  return `${seat} ${choice}`;
}

/** Seat and choice of one line of a record; null: it is none. */
export function readLine(line: string): { seat: Seat; choice: Choice } | null {
  const found = /^(\d+) (\S+)$/.exec(line);
  return found === null ? null : { seat: Number(found[1]), choice: found[2] };
}

function parseLine(line: string, index: number): { seat: Seat; choice: Choice } {
  const read = readLine(line);
  if (read !== null) return read;
  throw new RecordError(`Choice ${index + 1} of the record, "${line}", is not of the form "seat choice".`);
}

/** Puts a record together. */
export function makeRecord<S>(
  game: Game<S>,
  match: Match<S>,
  seats: readonly string[],
  seed: string,
  choices: readonly string[],
  fairness?: Fairness,
): MatchRecord {
  const record = {
    game: game.name,
    rules: fingerprint(game),
    options: changedOptions(game.options, match.options),
    seats,
    seed,
    choices,
  };
  return fairness === undefined ? record : { ...record, fairness };
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isText);
}

function isSignedList(value: unknown): value is readonly Signed[] {
  const isOne = (one: unknown): boolean => {
    const { by, key, text, signature } = (one ?? {}) as { readonly [part: string]: unknown };
    return (by === 'server' || Number.isInteger(by)) && [key, text, signature].every(isText);
  };
  return Array.isArray(value) && value.every(isOne);
}

function readFairness(value: unknown): Fairness | undefined {
  if (value === undefined) return undefined;
  const fairness = value as { commitment?: unknown; secret?: unknown; contributions?: unknown };
  const valid =
    typeof value === 'object' &&
    value !== null &&
    typeof fairness.commitment === 'string' &&
    typeof fairness.secret === 'string' &&
    Array.isArray(fairness.contributions) &&
    fairness.contributions.every(
      (item: { seat?: unknown; text?: unknown }) =>
        Number.isInteger(item?.seat) && typeof item?.text === 'string',
    );
  if (!valid)
    throw new RecordError('The record has a "fairness" part without commitment, secret and contributions.');
  const { chain, acts, seating, start } = value as { readonly [part: string]: unknown };
  if (chain !== undefined && typeof chain !== 'string')
    throw new RecordError('The record has a "chain" that is not a text.');
  if (acts !== undefined && !isTextList(acts))
    throw new RecordError('The record has "acts" that are not a list of texts.');
  if (seating !== undefined && !(Array.isArray(seating) && seating.every(Number.isInteger)))
    throw new RecordError('The record has a "seating" that is not a list of places.');
  const { match, round, digest } = (start ?? {}) as { readonly [part: string]: unknown };
  if (start !== undefined && !(isText(match) && Number.isInteger(round) && isText(digest)))
    throw new RecordError('The record has a "start" without match, round and digest.');
  const { signed } = value as { readonly [part: string]: unknown };
  if (signed !== undefined && !isSignedList(signed))
    throw new RecordError('The record has "signed" statements without signer, key, text and signature.');
  return value as Fairness;
}

/**
 * Checks that parsed JSON has the shape of a record.
 * @throws RecordError
 */
export function readRecord(value: unknown): MatchRecord {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new RecordError('A record is a JSON object.');
  const record = value as { [key: string]: unknown };
  for (const key of ['game', 'rules', 'seed']) {
    if (typeof record[key] !== 'string') throw new RecordError(`The record lacks its "${key}".`);
  }
  for (const key of ['seats', 'choices']) {
    if (!isTextList(record[key])) throw new RecordError(`The record lacks its list of "${key}".`);
  }
  if (typeof record['options'] !== 'object' || record['options'] === null || Array.isArray(record['options']))
    throw new RecordError('The record lacks its "options".');
  readFairness(record['fairness']);
  if (record['chance'] !== undefined && !isChance(record['chance']))
    throw new RecordError('The record has a "chance" that is not a list of what was drawn.');
  return value as MatchRecord;
}

/** What a replay found besides the match itself. */
export interface Replay<S> {
  readonly match: Match<S>;
  readonly engine: Engine<S>;
  /** Reports of every accepted choice; the first entry belongs to the set-up. */
  readonly reports: readonly (readonly Report[])[];
  /** Whether the rules of today are those of the record. */
  readonly sameRules: boolean;
  /** Null when the record brings no commitment, else whether the seed is the promised one. */
  readonly fair: { readonly ok: boolean; readonly problem: string | null } | null;
  readonly choices: number;
}

/**
 * Plays choice number `index` of a record, counted from 0.
 * @throws RecordError when it is refused
 */
export function repeatChoice<S>(
  { engine, match, sameRules }: Pick<Replay<S>, 'engine' | 'match' | 'sameRules'>,
  { choices }: MatchRecord,
  index: number,
  observer?: Observer,
): void {
  const { seat, choice } = parseLine(choices[index], index);
  const refused = engine.choose(match, seat, choice, observer);
  if (refused === null) return;
  const cause = sameRules ? '' : ' The record was played under other rules.';
  throw new RecordError(
    `Choice ${index + 1} of the record, "${choices[index]}", is refused: ${refused.message}${cause}`,
  );
}

/**
 * Plays a record, up to and including choice number `at` (default: all).
 * @throws RecordError when a choice is refused or the options do not fit the game
 */
export function replay<S>(game: Game<S>, record: MatchRecord, at: number = record.choices.length): Replay<S> {
  if (record.game !== game.name)
    throw new RecordError(`The record is of ${record.game}, not of ${game.name}.`);
  const engine = createEngine(game);
  const setup: Report[] = [];
  const started = newMatch(engine, record.options, record.seats.length, record.seed, collect(setup));
  if ('problem' in started) throw new RecordError(started.problem);
  const { match } = started;
  const reports: Report[][] = [setup];
  const sameRules = record.rules === fingerprint(game);
  const last = Math.max(0, Math.min(at, record.choices.length));
  for (let i = 0; i < last; i++) {
    const told: Report[] = [];
    repeatChoice({ engine, match, sameRules }, record, i, collect(told));
    reports.push(told);
  }
  const problem = record.fairness === undefined ? null : checkFairness(record.fairness, record.seed);
  const fair = record.fairness === undefined ? null : { ok: problem === null, problem };
  return { match, engine, reports, sameRules, fair, choices: last };
}
