// Reading hand-written JSON: every value knows where it stands, so that a refusal names the place.

import { nearestName, PositionError } from '@bridgefront/kernel';

/** Refuses a position with one sentence. */
export function refuse(path: string, message: string): never {
  throw new PositionError(path === '' ? message : `${path}: ${message}`);
}

/** `; did you mean "Zap"?` or nothing. */
export function suggestion(name: string, known: readonly string[]): string {
  const near = nearestName(name, known);
  return near === null ? '' : `; did you mean "${near}"?`;
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

/** One value of a position and its place, such as `seats[1].hand[0]`. */
export class Spot {
  readonly value: unknown;
  readonly path: string;

  constructor(value: unknown, path: string) {
    this.value = value;
    this.path = path;
  }

  /** Whether anything stands here; null counts as nothing. */
  get given(): boolean {
    return this.value !== undefined && this.value !== null;
  }

  refuse(message: string): never {
    return refuse(this.path, message);
  }

  /** Refuses what is not of the kind that belongs here. */
  wrong(wanted: string): never {
    return this.refuse(`${wanted} belongs here, not ${shown(this.value)}.`);
  }

  int(min: number, max: number): number {
    const { value } = this;
    if (typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max) {
      const range = max === Number.MAX_SAFE_INTEGER ? `of at least ${min}` : `from ${min} to ${max}`;
      return this.wrong(`a whole number ${range}`);
    }
    return value;
  }

  count(): number {
    return this.int(0, Number.MAX_SAFE_INTEGER);
  }

  flag(): boolean {
    return typeof this.value === 'boolean' ? this.value : this.wrong('true or false');
  }

  text(): string {
    return typeof this.value === 'string' ? this.value : this.wrong('a text');
  }

  /** One word of a list, in any case. */
  word<const W extends string>(words: readonly W[], kind: string): W {
    const text = this.text();
    const found = words.find((word) => word === text.toLowerCase());
    return (
      found ??
      this.refuse(`there is no ${kind} "${text}"${suggestion(text, words) || `: ${words.join(', ')}.`}`)
    );
  }

  list(): Spot[] {
    const { value } = this;
    if (!Array.isArray(value)) return this.wrong('a list');
    return value.map((item: unknown, i) => new Spot(item, `${this.path}[${i}]`));
  }

  /** The items of a list that may be left out. */
  items(): Spot[] {
    return this.given ? this.list() : [];
  }

  /** The fields of an object that may have these and no others. */
  fields<const K extends string>(...names: readonly K[]): { readonly [name in K]: Spot } {
    const { value } = this;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return this.wrong('an object');
    for (const key of Object.keys(value)) {
      if ((names as readonly string[]).includes(key)) continue;
      this.refuse(
        `there is no field "${key}"${suggestion(key, names) || `; known are ${names.join(', ')}.`}`,
      );
    }
    const fields = value as { readonly [name: string]: unknown };
    const prefix = this.path === '' ? '' : `${this.path}.`;
    const spots = names.map((name) => [name, new Spot(fields[name], `${prefix}${name}`)]);
    return Object.fromEntries(spots) as { [name in K]: Spot };
  }
}
