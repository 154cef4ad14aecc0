// Options of a match: declared once per game, read and checked here, rendered by lobby, command line and lab.

import type { Json, Options, OptionValue } from './types.ts';

interface DeclarationBase {
  /** One line of help for players and designers. */
  readonly help: string;
  /** Heading under which pages and `--help` group the option. */
  readonly group: string;
}

/** One option: its type, default, range and help. */
export type OptionDeclaration =
  | (DeclarationBase & {
      readonly type: 'int';
      readonly default: number;
      readonly min: number;
      readonly max: number;
    })
  | (DeclarationBase & { readonly type: 'bool'; readonly default: boolean })
  | (DeclarationBase & {
      readonly type: 'choice';
      readonly default: string;
      readonly values: readonly string[];
      /** Values that stand for things of the game, by what the game calls these: `{ 'oxbow-wardens': 'Oxbow Wardens' }`. */
      readonly names?: { readonly [value: string]: string };
      /** What an earlier release called its values, flags as `true` and `false`, by what they are called now. */
      readonly formerly?: { readonly [value: string]: string };
    })
  | (DeclarationBase & {
      readonly type: 'ints';
      readonly default: readonly number[];
      readonly min: number;
      readonly max: number;
      readonly length: number;
    })
  | (DeclarationBase & {
      readonly type: 'text';
      readonly default: string;
      readonly example: string;
      readonly maxLength: number;
    });

/** All options of a game by name (camel case). */
export type OptionDeclarations = { readonly [name: string]: OptionDeclaration };

/** A set of option values under a name, such as rules that have been balanced by play. */
export interface OptionPreset {
  /** Kebab-case, as on the command line. */
  readonly name: string;
  readonly title: string;
  /** A few sentences for players; what is called balanced says for whom. */
  readonly about: string;
  /** What it changes; the other options keep their defaults. */
  readonly options: Options;
}

/** The values an options declaration yields: numbers, flags, words or lists by name. */
export type OptionsOf<D extends OptionDeclarations> = {
  readonly [K in keyof D]: D[K]['type'] extends 'int'
    ? number
    : D[K]['type'] extends 'bool'
      ? boolean
      : D[K]['type'] extends 'ints'
        ? readonly number[]
        : string;
};

// A whole number within the bounds, from a number or its decimal digits; null if it is anything else.
function readInt(value: unknown, min: number, max: number): number | null {
  const number = typeof value === 'string' && /^\s*[+-]?\d+\s*$/.test(value) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isInteger(number) || number < min || number > max) return null;
  return number + 0; // -0, which JSON does not keep, becomes 0
}

function readInts(value: unknown, min: number, max: number, length: number): readonly number[] | null {
  const list: unknown = typeof value === 'string' ? value.split(',') : value;
  if (!Array.isArray(list) || list.length !== length) return null;
  const numbers: number[] = [];
  for (const item of list) {
    const number = readInt(item, min, max);
    if (number === null) return null;
    numbers.push(number);
  }
  return numbers;
}

/** What the option accepts, in words: `a whole number from 4 to 6 (default 5)`. */
export function describeOption(declaration: OptionDeclaration): string {
  switch (declaration.type) {
    case 'int':
      return `a whole number from ${declaration.min} to ${declaration.max} (default ${declaration.default})`;
    case 'bool':
      return `true or false (default ${declaration.default})`;
    case 'choice':
      return `${declaration.values.join(' or ')} (default ${declaration.default})`;
    case 'ints':
      return `${declaration.length} whole numbers from ${declaration.min} to ${declaration.max} (default ${declaration.default.join(',')})`;
    case 'text':
      return `a text of at most ${declaration.maxLength} characters such as "${declaration.example}" (default "${declaration.default}")`;
  }
}

function readValue(declaration: OptionDeclaration, value: unknown): OptionValue | null {
  switch (declaration.type) {
    case 'int':
      return readInt(value, declaration.min, declaration.max);
    case 'bool': {
      if (typeof value === 'boolean') return value;
      return value === 'true' ? true : value === 'false' ? false : null;
    }
    case 'choice': {
      const now = declaration.formerly?.[String(value)] ?? value;
      return typeof now === 'string' && declaration.values.includes(now) ? now : null;
    }
    case 'ints':
      return readInts(value, declaration.min, declaration.max, declaration.length);
    case 'text':
      return typeof value === 'string' && value.length <= declaration.maxLength ? value : null;
  }
}

// Levenshtein's distance: letters to insert, drop or replace.
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next.push(Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1)));
    }
    row = next;
  }
  return row[b.length];
}

/** The nearest known name, for "did you mean"; null when none is near. */
export function nearestName(name: string, known: readonly string[]): string | null {
  let best: string | null = null;
  let bestDistance = Math.max(2, Math.floor(name.length / 3)) + 1;
  for (const candidate of known) {
    if (Math.abs(candidate.length - name.length) >= bestDistance) continue;
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase());
    if (distance >= bestDistance) continue;
    best = candidate;
    bestDistance = distance;
  }
  return best;
}

const defaults = new WeakMap<OptionDeclarations, Options>();

// One object for all matches with standard options; it never changes.
function defaultsOf(declarations: OptionDeclarations): Options {
  let options = defaults.get(declarations);
  if (options === undefined) {
    const made: { [name: string]: OptionValue } = {};
    for (const [name, declaration] of Object.entries(declarations)) made[name] = declaration.default;
    // An object that grew to dozens of names is a slow dictionary for good; one that is parsed has quick fields.
    const quick: Options = JSON.parse(JSON.stringify(made));
    options = Object.freeze(quick);
    defaults.set(declarations, options);
  }
  return options;
}

/**
 * Reads options given as JSON values or as text (`maxMana=6`); what is left out takes its default.
 * Returns the options, or one sentence that says what is wrong and what is allowed.
 */
export function readOptions(
  declarations: OptionDeclarations,
  given: { readonly [name: string]: unknown },
): { readonly options: Options } | { readonly problem: string } {
  const changes = Object.entries(given);
  if (changes.length === 0) return { options: defaultsOf(declarations) };
  const options: { [name: string]: OptionValue } = { ...defaultsOf(declarations) };
  for (const [name, value] of changes) {
    if (!Object.hasOwn(declarations, name)) {
      const near = nearestName(name, Object.keys(declarations));
      return { problem: `There is no option "${name}"${near === null ? '.' : `; did you mean "${near}"?`}` };
    }
    const read = readValue(declarations[name], value);
    if (read === null) {
      const shown = typeof value === 'string' ? value : JSON.stringify(value);
      return {
        problem: `Option ${name} cannot be ${shown}: it takes ${describeOption(declarations[name])}.`,
      };
    }
    options[name] = read;
  }
  return { options };
}

/** The same where they are known to be good: what is wrong with them all the same is thrown. */
export function sureOptions(...given: Parameters<typeof readOptions>): Options {
  const read = readOptions(...given);
  if ('problem' in read) throw new Error(read.problem);
  return read.options;
}

/** The options that differ from their defaults; what a reader of a record wants to see. */
export function changedOptions(declarations: OptionDeclarations, options: Options): { [name: string]: Json } {
  const changed: { [name: string]: Json } = {};
  for (const [name, value] of Object.entries(options)) {
    if (JSON.stringify(value) !== JSON.stringify(declarations[name]?.default)) changed[name] = value;
  }
  return changed;
}
