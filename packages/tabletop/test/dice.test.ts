// Dice: pools, faces, rerolls and roll-offs.

import { seedRandom } from '@bridgefront/kernel';
import type { Random } from '@bridgefront/kernel';
import { expect, test } from 'vitest';
import { countFaces, reroll, rollFace, rollFaces, rollOff, rollPool } from '../src/dice.ts';

const faces = ['strike', 'cleave', 'pierce', 'morale', 'lore', 'heroic'] as const;
const prescribed = (...dice: number[]): Random => ({ ...seedRandom('dice'), dice });

test('a pool uses up prescribed dice in order, then the seed', () => {
  const roll = rollPool(prescribed(6, 1), 4);
  expect(roll.slice(0, 2)).toEqual([6, 1]);
  for (const die of roll) expect(die >= 1 && die <= 6).toBe(true);
});

test('dice show their own faces', () => {
  expect(rollFaces(prescribed(1, 6, 4), faces, 3)).toEqual(['strike', 'heroic', 'morale']);
  expect(countFaces(['strike', 'cleave', 'strike', 'lore'], 'strike', 'cleave')).toBe(3);
  const two = new Set(Array.from({ length: 40 }, (_, n) => rollFace(seedRandom(`${n}`), ['heads', 'tails'])));
  expect(two).toEqual(new Set(['heads', 'tails']));
});

test('only the dice in the named places are rolled once more', () => {
  const roll = reroll(prescribed(5, 2), faces, ['strike', 'heroic', 'morale'], [2, 0]);
  expect(roll).toEqual(['cleave', 'heroic', 'lore']);
});

test('faces come up alike', () => {
  const random = seedRandom('many');
  const counts = faces.map(() => 0);
  for (const face of rollFaces(random, faces, 6000)) counts[faces.indexOf(face)]++;
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120);
});

test('those with the highest roll go on until one is ahead', () => {
  expect(rollOff(prescribed(4, 6, 6, 2, 2, 3, 5), [0, 2, 3])).toEqual({
    winner: 3,
    throws: [
      { seats: [0, 2, 3], dice: [4, 6, 6] },
      { seats: [2, 3], dice: [2, 2] },
      { seats: [2, 3], dice: [3, 5] },
    ],
  });
  expect(rollOff(seedRandom('alone'), [4])).toEqual({ winner: 4, throws: [] });
});
