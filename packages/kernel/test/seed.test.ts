// Fair seeds: what a server promises before a match can be verified by anyone after it.

import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { checkFairness, commitTo, deriveSeed, digest, drawSeating, seedRandom } from '../src/index.ts';

const sha256 = (text: string): Buffer => createHash('sha256').update(text, 'utf8').digest();

test.each(['', 'abc', 'Größe und 🎲', 'x'.repeat(1000)])('the digest of %j is SHA-256', (text) => {
  expect(digest(text)).toBe(sha256(text).toString('hex'));
});

test('a seed text becomes the key by SHA-256, eight little-endian words', () => {
  const bytes = sha256('any text');
  expect(seedRandom('any text')).toEqual({
    key: Array.from({ length: 8 }, (_, i) => bytes.readInt32LE(4 * i)),
    drawn: 0,
  });
});

describe('a committed seed', () => {
  const secret = 'c0ffee';
  const contributions = [
    { seat: 2, text: 'blue' },
    { seat: 0, text: 'red' },
  ];
  const seed = deriveSeed(secret, contributions);
  const fairness = { commitment: commitTo(secret), secret, contributions };

  test('is the HMAC-SHA256 of all contributions in seat order, keyed with the secret', () => {
    const text = JSON.stringify([
      [0, 'red'],
      [2, 'blue'],
    ]);
    expect(seed).toBe(createHmac('sha256', secret).update(text).digest('hex'));
  });

  test('does not depend on who contributed first', () => {
    expect(deriveSeed(secret, contributions.toReversed())).toBe(seed);
  });

  test('is confirmed when nobody cheated', () => {
    expect(checkFairness(fairness, seed)).toBeNull();
  });

  test('draws the seats, and knows when they are others', () => {
    const seating = drawSeating(seed, 4);
    expect(seating.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3]);
    expect(drawSeating(seed, 4)).toEqual(seating);
    expect(checkFairness({ ...fairness, seating }, seed)).toBeNull();
    const swapped = [seating[1], seating[0], ...seating.slice(2)];
    // A record is a file that anybody may have written: its seats may be anything.
    const nonsense = 'nonsense' as unknown as number[];
    for (const other of [swapped, seating.slice(1), nonsense])
      expect(checkFairness({ ...fairness, seating: other }, seed)).toBe(
        'The seats are not those that the seed draws.',
      );
  });

  test('gives every place every seat, equally often', () => {
    const counts = [0, 0, 0];
    for (let i = 0; i < 3000; i++) counts[drawSeating(`match ${i}`, 3).indexOf(0)]++;
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(100);
  });

  const commitmentFails = 'The secret does not match the commitment that was published before the match.';
  const seedFails = "The seed does not follow from the secret and the seats' contributions.";
  test.each([
    { cheat: 'another secret', claim: { ...fairness, secret: 'c0ffef' }, by: seed, says: commitmentFails },
    {
      cheat: 'another commitment',
      claim: { ...fairness, commitment: commitTo('x') },
      by: seed,
      says: commitmentFails,
    },
    { cheat: 'another seed', claim: fairness, by: deriveSeed('x', contributions), says: seedFails },
    {
      cheat: 'a dropped contribution',
      claim: { ...fairness, contributions: contributions.slice(1) },
      by: seed,
      says: seedFails,
    },
    {
      cheat: 'a changed contribution',
      claim: { ...fairness, contributions: [{ seat: 0, text: 'red!' }, contributions[0]] },
      by: seed,
      says: seedFails,
    },
    {
      cheat: 'swapped seats',
      claim: {
        ...fairness,
        contributions: [
          { seat: 0, text: 'blue' },
          { seat: 2, text: 'red' },
        ],
      },
      by: seed,
      says: seedFails,
    },
  ])('$cheat is found out', ({ claim, by, says }) => {
    expect(checkFairness(claim, by)).toBe(says);
  });
});
