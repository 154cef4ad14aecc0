// All chance of a match as words of the generator of its seed, each with the place where it was used: what a record holds of
// it, and whether that is so.

import { randomInt } from './random.ts';
import { seedRandom } from './seed.ts';
import type { DrawnDie, DrawnNumbers } from './types.ts';

/** Where in a match something was drawn. */
interface Place {
  /** Behind so many choices of the record; 0 in the set-up. */
  readonly at: number;
}

/** A die of a match. */
export interface MatchDie extends DrawnDie, Place {}

/** Numbers that were drawn one after the other at one place of a match, for one use. */
export interface MatchNumbers extends DrawnNumbers, Place {
  /** The part of the rules: `setup`, the name of a step, or `reveal` with the name of a question. */
  readonly where: string;
}

/** The chance of a match. */
export interface MatchChance {
  readonly dice: readonly MatchDie[];
  /** Every word that was drawn, without a gap; null where the rules come from a release that did not note them. */
  readonly numbers: readonly MatchNumbers[] | null;
}

/** Null when everything was drawn from the generator of the seed, word for word; else one sentence that says what was not. */
export function checkChance(seed: string, all: readonly MatchNumbers[]): string | null {
  const random = seedRandom(seed);
  let behind = 0;
  for (const { at, use, word, below, numbers } of all) {
    if (word !== random.drawn || at < behind)
      return `A word of the chance was passed over or used twice at word ${word}.`;
    behind = at;
    for (const [index, number] of numbers.entries()) {
      const span = use === 'shuffle' ? below - index : below;
      if (randomInt(random, span) !== number)
        return `The number drawn at word ${word} is not that of the seed.`;
    }
    if (use === 'shuffle' && numbers.length !== below - 1) return `The shuffle at word ${word} is not whole.`;
  }
  return null;
}

const wholeNumber = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

/** Whether parsed JSON has the shape of a record's chance. */
export function isChance(value: unknown): value is readonly MatchNumbers[] {
  const isOne = (one: unknown): boolean => {
    const { at, where, use, word, below, numbers } = (one ?? {}) as { readonly [part: string]: unknown };
    const counts = [at, word].every(wholeNumber) && wholeNumber(below) && below >= 1 && below <= 0x20_0000;
    const uses = ['number', 'die', 'shuffle'].includes(String(use)) && typeof where === 'string';
    const most = use === 'shuffle' ? Number(below) - 1 : Infinity;
    return counts && uses && Array.isArray(numbers) && numbers.every(wholeNumber) && numbers.length <= most;
  };
  return Array.isArray(value) && value.every(isOne);
}
