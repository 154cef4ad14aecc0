// Directions and ways: each hex has one, and no two have the same.

import { expect, test } from 'vitest';
import { beyond, directionOf, wayTo } from '../src/compass.ts';
import { hexesInRange, hexText } from '../src/hexes/index.ts';

const middle = { q: 0, r: 0 };

test.each([
  ['1,0', 'east', 'east'],
  ['1,-1', 'north-east', 'north-east'],
  ['2,-1', 'east-north-east', 'east-north-east'],
  ['-2,0', 'west', 'two west'],
  ['3,-1', 'east-north-east', 'two east and one north-east'],
  ['-1,-1', 'west-north-west', 'west-north-west'],
  ['1,-2', 'north', 'north'],
])('%s lies in the %s and is reached %s', (hex, direction, way) => {
  expect(directionOf('0,0', hex)).toBe(direction);
  expect(wayTo('0,0', hex)).toBe(way);
});

test('no two hexes have the same way', () => {
  const ways = hexesInRange(middle, 1, 8).map((hex) => wayTo('0,0', hexText(hex)));
  expect(new Set(ways).size).toBe(ways.length);
});

test('what lies behind a step goes on in its direction', () => {
  expect(beyond('0,0', '1,-1')).toBe('2,-2');
});
