// Reader of hand-written positions: every value knows its place, so that a refusal names it.

import { nearestName } from './options.ts';
import { PositionError } from './position.ts';

/** Refuses a position with one sentence, led by the place that it is about. */
export function refusePosition(path: string, message: string): never {
  throw new PositionError(path === '' ? message : `${path}: ${message}`);
}

/** `; did you mean "Zap"?`, or nothing where no known name is near. */
export function didYouMean(name: string, known: readonly string[]): string {
  const near = nearestName(name, known);
  return near === null ? '' : `; did you mean "${near}"?`;
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

/**
 * One value of a position and its place, such as `seats[1].hand[0]`. Readers of a value take a default, which stands
 * where the value was left out; without one the value must be there.
 */
export class PositionPart {
  readonly value: unknown;
  readonly path: string;

  constructor(value: unknown, path: string = '') {
    this.value = value;
    this.path = path;
  }

  /** Whether anything stands here; null counts as nothing. */
  get given(): boolean {
    return this.value !== undefined && this.value !== null;
  }

  /** Refuses the position because of what stands here. */
  refuse(message: string): never {
    return refusePosition(this.path, message);
  }

  /** Refuses what is not of the kind that belongs here: `a hex [q, r]`. */
  wrong(wanted: string): never {
    return this.refuse(`${wanted} belongs here, not ${shown(this.value)}.`);
  }

  /** A whole number in the range. */
  int(min: number, max: number, standard?: number): number {
    const { value } = this;
    if (!this.given && standard !== undefined) return standard;
    if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value;
    const range = max === Number.MAX_SAFE_INTEGER ? `of at least ${min}` : `from ${min} to ${max}`;
    return this.wrong(`a whole number ${range}`);
  }

  /** A whole number of at least 0. */
  count(standard?: number): number {
    return this.int(0, Number.MAX_SAFE_INTEGER, standard);
  }

  /** True or false. */
  flag(standard?: boolean): boolean {
    if (!this.given && standard !== undefined) return standard;
    return typeof this.value === 'boolean' ? this.value : this.wrong('true or false');
  }

  /** Any text. */
  text(standard?: string): string {
    if (!this.given && standard !== undefined) return standard;
    return typeof this.value === 'string' ? this.value : this.wrong('a text');
  }

  /** One of these words, in any case. `kind` says what they are: `there is no phase "acton"; did you mean "action"?`. */
  word<const W extends string>(words: readonly W[], kind: string, standard?: W): W {
    if (!this.given && standard !== undefined) return standard;
    const text = this.text();
    const found = words.find((word) => word.toLowerCase() === text.toLowerCase());
    if (found !== undefined) return found;
    const hint = didYouMean(text, words);
    return this.refuse(`there is no ${kind} "${text}"${hint === '' ? `: ${words.join(', ')}.` : hint}`);
  }

  /** What a name stands for; `find` gives undefined for a name that it does not know, `names` lists those it does. */
  named<T>(kind: string, names: readonly string[], find: (name: string) => T | undefined): T {
    const name = this.text();
    const hint = (): string => didYouMean(name, names);
    return find(name) ?? this.refuse(`there is no ${kind} "${name}"${hint() === '' ? '.' : hint()}`);
  }

  /** The number of a seat. */
  seat(seats: number): number {
    const seat = this.count();
    return seat < seats ? seat : this.refuse(`there is no seat ${seat}; the position has ${seats}.`);
  }

  /** The items of a list that must be there. */
  list(): PositionPart[] {
    const { value } = this;
    if (!Array.isArray(value)) return this.wrong('a list');
    return value.map((item: unknown, n) => new PositionPart(item, `${this.path}[${n}]`));
  }

  /** The items of a list; none where it was left out. */
  items(): PositionPart[] {
    return this.given ? this.list() : [];
  }

  /** The fields of an object that may have these and no others. */
  fields<const K extends string>(...names: readonly K[]): { readonly [name in K]: PositionPart } {
    const { value } = this;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return this.wrong('an object');
    for (const key of Object.keys(value)) {
      if ((names as readonly string[]).includes(key)) continue;
      const hint = didYouMean(key, names);
      this.refuse(`there is no field "${key}"${hint === '' ? `; known are ${names.join(', ')}.` : hint}`);
    }
    const fields = value as { readonly [name: string]: unknown };
    const prefix = this.path === '' ? '' : `${this.path}.`;
    const parts = names.map((name) => [name, new PositionPart(fields[name], `${prefix}${name}`)]);
    return Object.fromEntries(parts) as { [name in K]: PositionPart };
  }
}
