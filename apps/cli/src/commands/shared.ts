// What several commands read alike: seats, records and JSON files.

import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { readRecord, RecordError, seatsInWords } from '@bridgefront/kernel';
import type { AnyGame, MatchRecord } from '@bridgefront/kernel';
import { bots, findBot, isBot, leaningMark } from '@bridgefront/lab/bots.ts';
import { exitCodes, messageOf, orFail, usageError } from '@bridgefront/terminal/failure.ts';
import { wholeNumber } from '@bridgefront/lab/words.ts';
import { notFound } from '@bridgefront/terminal/names.ts';

/** The seat word for a person at this terminal. */
export const humanSeat = 'human';

/** Adds one more value of an option that may be given several times. */
export function gather(value: string, before: readonly string[]): readonly string[] {
  return [...before, value];
}

/**
 * How many seats a table has: the fewest of the game where nothing is said.
 * @throws CommandFailure (usage)
 */
export function readSeatCount({ seats: { min, max } }: AnyGame, text = String(min)): number {
  return wholeNumber('--seats', text, min, max);
}

/**
 * How many threads work: one on each core where nothing is said.
 * @throws CommandFailure (usage)
 */
export function readWorkers(text = String(availableParallelism())): number {
  return wholeNumber('--workers', text, 1, 256);
}

/**
 * `human,greedy,random` as a list of seats that the game can be played with.
 * @throws CommandFailure (usage)
 */
export function readSeats(game: AnyGame, text: string, humans: boolean): readonly string[] {
  const seats = text.split(',').map((word) => word.trim().toLowerCase());
  for (const seat of seats) {
    if (seat === humanSeat && humans) continue;
    if (seat === humanSeat) throw usageError('A person cannot be simulated: give every seat a bot.');
    if (humans && !isBot(seat) && !seat.includes(leaningMark))
      throw notFound('player', seat, [humanSeat, ...bots.keys()]);
    findBot(seat);
  }
  const { min, max } = game.seats;
  if (seats.length < min || seats.length > max) {
    throw usageError(
      `${game.title} is played by ${seatsInWords(game.seats)}, not ${seats.length}: write --seats ${example(humans, min)}.`,
    );
  }
  return seats;
}

function example(humans: boolean, count: number): string {
  return Array.from({ length: count }, (_, i) => (humans && i === 0 ? humanSeat : 'greedy')).join(',');
}

function readText(path: string): string {
  try {
    return readFileSync(path === '-' ? 0 : path, 'utf8');
  } catch (thrown) {
    const { code } = thrown as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw usageError(`There is no file ${path}; check the name, or give - for stdin.`);
    if (code === 'EISDIR') throw usageError(`${path} is a directory; give a file, or - for stdin.`);
    throw usageError(`${path} cannot be read: ${messageOf(thrown)}.`);
  }
}

/**
 * A JSON file, or stdin for `-`.
 * @throws CommandFailure (usage) when it is missing or no JSON
 */
export function readJson(path: string, kind: string): unknown {
  const text = readText(path);
  const name = path === '-' ? 'The text on stdin' : path;
  if (text.trim() === '') throw usageError(`${name} is empty; a ${kind} is a JSON object.`);
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (thrown) {
    throw usageError(`${name} is no complete JSON (${messageOf(thrown)}); a ${kind} is a JSON object.`);
  }
}

/**
 * Reads a record file.
 * @throws CommandFailure (usage)
 */
export function loadRecord(file: string): MatchRecord {
  const value = readJson(file, 'record');
  return orFail(exitCodes.usage, [RecordError], () => readRecord(value));
}

/** Says on stderr what a preset of the command line does, and for whom it is balanced. */
export function tellPreset({ presets = [] }: AnyGame, pairs: readonly string[]): void {
  const named = presets.find(({ name }) => pairs.includes(`preset=${name}`));
  if (named !== undefined) process.stderr.write(`${named.title}: ${named.about}\n`);
}

/** Exactly one JSON document on stdout. */
export function printJson(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
}

/** Lines on stdout. */
export function printLines(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}
