// Seeded randomness as data: ChaCha8 in counter mode, so that dice seen at the table never betray later draws.

import type { Random } from './types.ts';

const blockWords = 16;
const rounds = 8;

// The last blocks computed, keyed by their full input. A pure memo: it never changes what is drawn.
const memoSize = 8;
const memoKeys: (readonly number[] | null)[] = Array.from({ length: memoSize }, () => null);
const memoBlocks = new Int32Array(memoSize);
const memoWords = Array.from({ length: memoSize }, () => new Int32Array(blockWords));
const working = new Int32Array(blockWords);

function quarter(x: Int32Array, a: number, b: number, c: number, d: number): void {
  let t: number;
  x[a] = (x[a] + x[b]) | 0;
  t = x[d] ^ x[a];
  x[d] = (t << 16) | (t >>> 16);
  x[c] = (x[c] + x[d]) | 0;
  t = x[b] ^ x[c];
  x[b] = (t << 12) | (t >>> 20);
  x[a] = (x[a] + x[b]) | 0;
  t = x[d] ^ x[a];
  x[d] = (t << 8) | (t >>> 24);
  x[c] = (x[c] + x[d]) | 0;
  t = x[b] ^ x[c];
  x[b] = (t << 7) | (t >>> 25);
}

/**
 * One block of the ChaCha stream cipher (D. J. Bernstein 2008; layout of RFC 8439 with a zero nonce),
 * written to `out` as 16 signed 32-bit words.
 */
export function chachaBlock(
  key: readonly number[],
  counter: number,
  out: Int32Array,
  roundCount: number = rounds,
): void {
  out[0] = 0x61707865;
  out[1] = 0x3320646e;
  out[2] = 0x79622d32;
  out[3] = 0x6b206574;
  for (let i = 0; i < 8; i++) out[4 + i] = key[i];
  out[12] = counter | 0;
  out[13] = 0;
  out[14] = 0;
  out[15] = 0;
  const x = working;
  x.set(out);
  for (let round = 0; round < roundCount; round += 2) {
    quarter(x, 0, 4, 8, 12);
    quarter(x, 1, 5, 9, 13);
    quarter(x, 2, 6, 10, 14);
    quarter(x, 3, 7, 11, 15);
    quarter(x, 0, 5, 10, 15);
    quarter(x, 1, 6, 11, 12);
    quarter(x, 2, 7, 8, 13);
    quarter(x, 3, 4, 9, 14);
  }
  for (let i = 0; i < blockWords; i++) out[i] = (out[i] + x[i]) | 0;
}

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
  let product = nextWord(random) * below;
  let low = product >>> 0;
  if (low < below) {
    const biased = (wordSpan - below) % below;
    while (low < biased) {
      product = nextWord(random) * below;
      low = product >>> 0;
    }
  }
  return (product - low) / wordSpan;
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
  return die;
}

/** Shuffles in place (Fisher-Yates) and returns the same array. */
export function shuffle<T>(random: Random, items: T[]): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = randomInt(random, i + 1);
    const item = items[i];
    items[i] = items[j];
    items[j] = item;
  }
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
