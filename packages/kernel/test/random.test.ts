// The generator: the cipher under it, uniform draws, prescribed dice.

import { createCipheriv } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  chachaBlock,
  copyRandom,
  forkRandom,
  pickOne,
  randomInt,
  rollDie,
  seedRandom,
  shuffle,
} from '../src/index.ts';

const hex = (words: Int32Array): string =>
  Buffer.from(words.buffer, words.byteOffset, words.byteLength).toString('hex');
const wordsOf = (bytes: Buffer): number[] => Array.from({ length: 8 }, (_, i) => bytes.readInt32LE(4 * i));

// One block of key stream from Node's own ChaCha20. The first four bytes of its 16-byte vector are the counter.
function oracle(key: Buffer, counter: number, nonce: string = '00'.repeat(12)): string {
  const vector = Buffer.concat([Buffer.alloc(4), Buffer.from(nonce, 'hex')]);
  vector.writeUInt32LE(counter >>> 0);
  return createCipheriv('chacha20', key, vector).update(Buffer.alloc(64)).toString('hex');
}

function ours(key: Buffer, counter: number, rounds?: number): string {
  const out = new Int32Array(16);
  chachaBlock(wordsOf(key), counter, out, rounds);
  return hex(out);
}

const counting = Buffer.from(Array.from({ length: 32 }, (_, i) => i));

describe('the ChaCha block', () => {
  test('the independent implementation gives the block of RFC 8439, section 2.3.2', () => {
    expect(oracle(counting, 1, '000000090000004a00000000')).toBe(
      '10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e' +
        'd2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e',
    );
  });

  const keys = [
    Buffer.alloc(32),
    Buffer.alloc(32, 255),
    counting,
    Buffer.from('ff'.repeat(16) + '01'.repeat(16), 'hex'),
  ];
  const cases = keys.flatMap((key) =>
    [0, 1, 2, 255, 65_536, 0x7fff_ffff, 0xffff_ffff].map((counter) => ({ key, counter })),
  );
  test.each(cases)('with 20 rounds it equals the independent one at counter $counter', ({ key, counter }) => {
    expect(ours(key, counter, 20)).toBe(oracle(key, counter));
  });

  test('with 8 rounds, as used, it gives the published block of a zero key', () => {
    expect(ours(Buffer.alloc(32), 0)).toBe(
      '3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e' +
        '984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42',
    );
  });
});

describe('drawing', () => {
  test('the same seed draws the same numbers, another seed others', () => {
    const draw = (seed: string): number[] => {
      const random = seedRandom(seed);
      return Array.from({ length: 50 }, () => randomInt(random, 1000));
    };
    expect(draw('a')).toEqual(draw('a'));
    expect(draw('a')).not.toEqual(draw('b'));
  });

  test('matches that draw in turn do not disturb each other', () => {
    const alone = Array.from({ length: 9 }, (_, i) => {
      const random = seedRandom(`match ${i}`);
      return Array.from({ length: 100 }, () => randomInt(random, 97));
    });
    const together = Array.from({ length: 9 }, (_, i) => seedRandom(`match ${i}`));
    for (let n = 0; n < 100; n++)
      together.forEach((random, i) => expect(randomInt(random, 97)).toBe(alone[i][n]));
  });

  test('a generator read back from JSON goes on where it stopped', () => {
    const random = seedRandom('json');
    for (let i = 0; i < 21; i++) randomInt(random, 6);
    const twin = JSON.parse(JSON.stringify(random)) as typeof random;
    for (let i = 0; i < 40; i++) expect(randomInt(twin, 6)).toBe(randomInt(random, 6));
  });

  // 99.9 % of fair generators stay below these bounds of chi-squared; the seeds are fixed.
  test.each([
    { below: 2, bound: 10.83 },
    { below: 6, bound: 20.52 },
    { below: 7, bound: 22.46 },
    { below: 20, bound: 43.82 },
    { below: 100, bound: 148.23 },
  ])('numbers below $below come equally often', ({ below, bound }) => {
    const random = seedRandom(`uniform ${below}`);
    const draws = 100_000;
    const counts = Array.from({ length: below }, () => 0);
    for (let i = 0; i < draws; i++) counts[randomInt(random, below)]++;
    const expected = draws / below;
    expect(counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)).toBeLessThan(bound);
  });

  test('large ranges stay inside and reach both halves', () => {
    const random = seedRandom('large');
    const drawn = Array.from({ length: 2000 }, () => randomInt(random, 2_097_152));
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...drawn)).toBeLessThan(2_097_152);
    expect(drawn.filter((n) => n < 1_048_576).length).toBeGreaterThan(900);
  });

  test.each([0, -1, 1.5, NaN, Infinity, 2_097_153])('a number below %s cannot be drawn', (below) => {
    expect(() => randomInt(seedRandom('x'), below)).toThrow(`Cannot draw a number below ${below}.`);
  });

  test('nothing can be picked out of nothing', () => {
    expect(() => pickOne(seedRandom('x'), [])).toThrow(RangeError);
  });

  test('all orders of three cards come equally often', () => {
    const random = seedRandom('orders');
    const counts = new Map<string, number>();
    for (let i = 0; i < 60_000; i++) {
      const order = shuffle(random, [1, 2, 3]).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect([...counts.keys()].toSorted()).toEqual(['123', '132', '213', '231', '312', '321']);
    expect([...counts.values()].reduce((sum, n) => sum + (n - 10_000) ** 2 / 10_000, 0)).toBeLessThan(20.52);
  });
});

describe('dice', () => {
  test('prescribed dice come first, then the seed as if they had never been', () => {
    const plain = seedRandom('dice');
    const prescribed = { ...seedRandom('dice'), dice: [1, 6, 3] };
    expect([rollDie(prescribed), rollDie(prescribed), rollDie(prescribed)]).toEqual([1, 6, 3]);
    expect(prescribed).toEqual(seedRandom('dice'));
    for (let i = 0; i < 20; i++) expect(rollDie(prescribed)).toBe(rollDie(plain));
  });

  test('only dice use prescribed dice', () => {
    const prescribed = { ...seedRandom('dice'), dice: [4] };
    expect(randomInt(prescribed, 100)).toBe(randomInt(seedRandom('dice'), 100));
    expect(prescribed.dice).toEqual([4]);
  });

  test('a copy draws the same and shares nothing', () => {
    const random = { ...seedRandom('copy'), dice: [2, 5] };
    const copy = copyRandom(random);
    expect([rollDie(copy), rollDie(copy), randomInt(copy, 50)]).toHaveLength(3);
    expect(random).toEqual({ ...seedRandom('copy'), dice: [2, 5] });
  });

  test('a fork starts another stream', () => {
    const random = seedRandom('fork');
    const fork = forkRandom(random);
    const draws = (from: typeof random): number[] => Array.from({ length: 20 }, () => randomInt(from, 1000));
    expect(fork.drawn).toBe(0);
    expect(draws(fork)).not.toEqual(draws(random));
    expect(forkRandom(seedRandom('fork')).key).toEqual(fork.key);
  });
});
