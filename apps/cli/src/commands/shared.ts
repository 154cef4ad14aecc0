// What several commands read alike: options of a game, seats, numbers, JSON files.

import { readFileSync } from 'node:fs';
import { readOptions, seatsInWords } from '@bridgefront/kernel';
import type { AnyGame, Options } from '@bridgefront/kernel';
import { bots, findBot, humanSeat } from '../bots.ts';
import { messageOf, usageError } from '@bridgefront/terminal/failure.ts';
import { notFound } from '@bridgefront/terminal/names.ts';

/** Adds one more value of an option that may be given several times. */
export function gather(value: string, before: readonly string[]): readonly string[] {
  return [...before, value];
}

// Values of a preset as they would be written on the command line.
function presetPairs({ title, presets = [] }: AnyGame, name: string): { [name: string]: string } {
  const preset = presets.find((one) => one.name === name);
  if (preset === undefined && presets.length === 0) throw usageError(`${title} has no presets.`);
  if (preset === undefined)
    throw notFound(
      'preset',
      name,
      presets.map((one) => one.name),
    );
  return Object.fromEntries(Object.entries(preset.options).map(([option, value]) => [option, String(value)]));
}

/**
 * Splits `maxMana=6`; `preset=balanced-by-play` stands for the preset's values, which other pairs override.
 * @throws CommandFailure (usage)
 */
export function optionPairs(game: AnyGame, pairs: readonly string[]): { [name: string]: string } {
  const given: { [name: string]: string } = {};
  for (const pair of pairs) {
    const at = pair.indexOf('=');
    if (at <= 0) throw usageError(`Write an option as name=value, such as maxMana=6, not "${pair}".`);
    given[pair.slice(0, at)] = pair.slice(at + 1);
  }
  const { preset, ...own } = given;
  return preset === undefined ? given : { ...presetPairs(game, preset), ...own };
}

/**
 * Options of a game as written on the command line, for so many seats (null: for any number that fits).
 * @throws CommandFailure (usage) with what is wrong and what is allowed
 */
export function gameOptions(game: AnyGame, pairs: readonly string[], seats: number | null = null): Options {
  const read = readOptions(game.options, optionPairs(game, pairs));
  if ('problem' in read) throw usageError(read.problem);
  const { min, max } = game.seats;
  const counts = seats === null ? Array.from({ length: max - min + 1 }, (_, i) => min + i) : [seats];
  const clashes = counts.map((count) => game.checkOptions?.(read.options, count) ?? null);
  if (!clashes.includes(null)) throw usageError(clashes[0] ?? 'These options do not go together.');
  return read.options;
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
    if (humans && !bots.has(seat)) throw notFound('player', seat, [humanSeat, ...bots.keys()]);
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

/**
 * A whole number within bounds.
 * @throws CommandFailure (usage)
 */
export function wholeNumber(name: string, text: string, min: number, max: number): number {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  const allowed = min === max ? `only ${min}` : `a whole number from ${min} to ${max}`;
  throw usageError(`${name} takes ${allowed}, not "${text}".`);
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

/** Exactly one JSON document on stdout. */
export function printJson(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
}

/** Lines on stdout. */
export function printLines(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}
