// Seeded randomness as data: ChaCha8 in counter mode, so that dice seen at the table never betray later draws.

import { blockWords, chachaBlock } from './chacha.ts';
import type { DrawnNumbers, Random } from './types.ts';

// The last blocks computed, keyed by their full input. A pure memo: it never changes what is drawn.
const memoSize = 8;
const memoKeys: (readonly number[] | null)[] = Array.from({ length: memoSize }, () => null);
const memoBlocks = new Int32Array(memoSize);
const memoWords = Array.from({ length: memoSize }, () => new Int32Array(blockWords));

function sameKey(a: readonly number[] | null, b: readonly number[]): boolean {
  if (a === b) return true;
  if (a === null) return false;
  for (let i = 0; i < 8; i++) if (a[i] !== b[i]) return false;
  return true;
}

function nextWord(random: Random): number {
  const drawn = random.drawn++;
  const block = Math.floor(drawn / blockWords);
  // The key takes part, so that a match and its bots do not keep pushing each other out.
  const slot = (block + random.key[0]) & (memoSize - 1);
  const words = memoWords[slot];
  if (memoBlocks[slot] !== block || !sameKey(memoKeys[slot], random.key)) {
    chachaBlock(random.key, block, words);
    memoKeys[slot] = random.key;
    memoBlocks[slot] = block;
  }
  return words[drawn % blockWords] >>> 0;
}

const wordSpan = 0x1_0000_0000;
// Products of a word and a number up to here are exact in a double.
const widestExact = 0x20_0000;

/**
 * A uniform integer from 0 to `below` - 1, without bias: multiply and shift, with rejection (Lemire 2019).
 * @throws RangeError when `below` is not a whole number from 1 to 2,097,152
 */
export function randomInt(random: Random, below: number): number {
  if (!(below >= 1 && below <= widestExact && Number.isInteger(below))) {
    throw new RangeError(`Cannot draw a number below ${below}.`);
  }
  const word = random.drawn;
  let product = nextWord(random) * below;
  let low = product >>> 0;
  if (low < below) {
    const biased = (wordSpan - below) % below;
    while (low < biased) {
      product = nextWord(random) * below;
      low = product >>> 0;
    }
  }
  const number = (product - low) / wordSpan;
  random.noted?.push({ use: 'number', word, below, numbers: [number] });
  return number;
}

// Several numbers that were noted one by one, or one, become one entry for what they were drawn for.
function noteUse(noted: DrawnNumbers[], from: number, use: DrawnNumbers['use']): void {
  const one = noted.splice(from);
  if (one.length > 0) noted.push({ ...one[0], use, numbers: one.flatMap(({ numbers }) => numbers) });
}

/** One six-sided die, 1 to 6. Prescribed dice of a scenario come first. */
export function rollDie(random: Random): number {
  const dice = random.dice;
  if (dice !== undefined && dice.length > 0) {
    const [first] = dice.splice(0, 1);
    if (dice.length === 0) delete random.dice;
    return first;
  }
  const die = randomInt(random, 6) + 1;
  random.rolled?.push({ word: random.drawn - 1, die });
  if (random.noted !== undefined) noteUse(random.noted, random.noted.length - 1, 'die');
  return die;
}

/** Shuffles in place (Fisher-Yates) and returns the same array. */
export function shuffle<T>(random: Random, items: T[]): T[] {
  const from = random.noted?.length ?? 0;
  for (let i = items.length - 1; i > 0; i--) {
    const j = randomInt(random, i + 1);
    const item = items[i];
    items[i] = items[j];
    items[j] = item;
  }
  if (random.noted !== undefined) noteUse(random.noted, from, 'shuffle');
  return items;
}

/**
 * One item, uniformly.
 * @throws RangeError when there is none
 */
export function pickOne<T>(random: Random, items: readonly T[]): T {
  return items[randomInt(random, items.length)];
}

/** An independent copy of the generator. */
export function copyRandom(random: Random): Random {
  const copy: Random = { key: random.key, drawn: random.drawn };
  if (random.dice !== undefined) copy.dice = random.dice.slice();
  return copy;
}

/** A fresh generator whose key is drawn from another: what follows is independent of the parent's later draws. */
export function forkRandom(random: Random): Random {
  const key: number[] = [];
  for (let i = 0; i < 8; i++) key.push(nextWord(random) | 0);
  return { key, drawn: 0 };
}
