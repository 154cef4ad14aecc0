// Reading hand-written JSON: every value knows where it stands, so that a refusal names the place.

import { nearestName, PositionError, slug } from '@bridgefront/kernel';
import { CARDS, kindOf } from '../cards/table.ts';
import type { CardKind } from '../types.ts';

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
    throw new PositionError(this.path === '' ? message : `${this.path}: ${message}`);
  }

  /** A whole number in the range, or the default when nothing stands here. */
  int(min: number, max: number, standard: number): number {
    if (!this.given) return standard;
    const { value } = this;
    if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value;
    return this.refuse(`a whole number from ${min} to ${max} belongs here, not ${JSON.stringify(value)}.`);
  }

  flag(): boolean {
    if (!this.given) return false;
    return typeof this.value === 'boolean' ? this.value : this.refuse('true or false belongs here.');
  }

  /** One of these words, or the default when nothing stands here. */
  word<const W extends string>(words: readonly W[], standard: W): W {
    if (!this.given) return standard;
    const found = words.find((word) => word === this.value);
    return (
      found ?? this.refuse(`one of ${words.join(', ')} belongs here, not ${JSON.stringify(this.value)}.`)
    );
  }

  /** The items of a list; none when nothing stands here. */
  items(): Spot[] {
    if (!this.given) return [];
    const { value } = this;
    if (!Array.isArray(value)) return this.refuse('a list belongs here.');
    return value.map((item: unknown, i) => new Spot(item, `${this.path}[${i}]`));
  }

  /** A card by its name or slug. */
  card(): CardKind {
    const { value } = this;
    if (typeof value !== 'string') return this.refuse('the name of a card belongs here.');
    const found = kindOf(slug(value));
    if (found >= 0) return found;
    const near = nearestName(
      value,
      CARDS.map(({ name }) => name),
    );
    return this.refuse(`there is no card "${value}"${near === null ? '.' : `; did you mean "${near}"?`}`);
  }

  /** The fields of an object that may have these and no others. */
  fields<const K extends string>(...names: readonly K[]): { readonly [name in K]: Spot } {
    const { value } = this;
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return this.refuse('an object belongs here.');
    const odd = Object.keys(value).find((key) => !(names as readonly string[]).includes(key));
    if (odd !== undefined) this.refuse(`there is no field "${odd}"; known are ${names.join(', ')}.`);
    const fields = value as { readonly [name: string]: unknown };
    const prefix = this.path === '' ? '' : `${this.path}.`;
    const spots = names.map((name) => [name, new Spot(fields[name], `${prefix}${name}`)]);
    return Object.fromEntries(spots) as { [name in K]: Spot };
  }
}
