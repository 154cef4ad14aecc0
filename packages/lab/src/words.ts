// What commands and scripts read alike: numbers and options of a game.

import { readOptions } from '@bridgefront/kernel';
import type { AnyGame, Options } from '@bridgefront/kernel';
import { usageError } from '@bridgefront/terminal/failure.ts';
import { notFound } from '@bridgefront/terminal/names.ts';
import { shellWord } from './shell.ts';

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

/** A share as people read it: `58.5 %`. */
export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

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

const isFigure = (name: string): boolean => /^[\w-]+\.[\w-]+$/.test(name);

// The option that takes single figures such as `zap.mana`: its own example shows one.
function optionOfFigures({ options }: AnyGame): string | null {
  const found = Object.entries(options).find(
    ([, one]) => one.type === 'text' && isFigure(one.example.split('=', 1)[0]),
  );
  return found?.[0] ?? null;
}

// A figure that is written like an option: how it is given instead, with all others of the command line.
function checkFigures(game: AnyGame, given: { readonly [name: string]: string }): void {
  const figures = Object.entries(given).filter(([name]) => isFigure(name));
  const option = optionOfFigures(game);
  if (figures.length === 0 || option === null) return;
  const changes = figures.map(([name, value]) => `${name}=${value}`);
  const all = [given[option] ?? '', ...changes].filter((part) => part !== '').join(';');
  throw usageError(
    `There is no option "${figures[0][0]}"; figures are changed with -o ${shellWord(`${option}=${all}`)}`,
  );
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
  checkFigures(game, given);
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
