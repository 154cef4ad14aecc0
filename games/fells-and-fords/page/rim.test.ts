import { expect, test } from 'vitest';
import { board } from '../rules/table.ts';
import { pointOf } from './geometry.ts';
import { rimOf } from './rim.tsx';

test.each([
  ['0,0', 'a9'],
  ['12,0', 'm9'],
  ['0,1', 'a8'],
  ['11,1', 'l8'],
  ['4,4', 'g5'],
  ['-4,8', 'a1'],
  ['8,8', 'm1'],
])('%s is %s', (hex, name) => {
  expect(rimOf(hex)).toBe(name);
});

test('no two hexes have one name', () => {
  expect(new Set(board.hexNames.map(rimOf)).size).toBe(board.hexNames.length);
});

test('a name is one for both, however the map is turned: hexes of one row and of one letter lie in line', () => {
  for (const flip of [false, true]) {
    const byRow = Map.groupBy(board.hexNames, (hex) => rimOf(hex).slice(1));
    for (const hexes of byRow.values())
      expect(new Set(hexes.map((hex) => pointOf(hex, flip).y.toFixed(3))).size).toBe(1);
    const long = board.hexNames.filter((hex) => Number(rimOf(hex).slice(1)) % 2 === 1);
    for (const hexes of Map.groupBy(long, (hex) => rimOf(hex).slice(0, 1)).values())
      expect(new Set(hexes.map((hex) => pointOf(hex, flip).x.toFixed(3))).size).toBe(1);
  }
});
