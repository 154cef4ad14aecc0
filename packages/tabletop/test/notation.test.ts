// Notation of hexes and edges: texts that read back as what they were made from.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareHexes, edgeText, hexText, parseEdge, parseHex } from '../src/hexes/index.ts';

const hex = fc.record({ q: fc.integer({ min: -40, max: 40 }), r: fc.integer({ min: -40, max: 40 }) });

test('hexes read back', () => {
  fc.assert(
    fc.property(hex, (at) => {
      expect(parseHex(hexText(at))).toEqual(at);
    }),
    { seed: 1 },
  );
});

test('edges read back with the smaller hex first, whichever way they are given', () => {
  fc.assert(
    fc.property(hex, hex, (a, b) => {
      expect(edgeText(a, b)).toBe(edgeText(b, a));
      expect(parseEdge(edgeText(a, b))).toEqual([a, b].toSorted(compareHexes));
    }),
    { seed: 1 },
  );
});

test.each([
  [{ q: 0, r: 0 }, { q: 1, r: 0 }, '0,0~1,0'],
  [{ q: 1, r: 0 }, { q: 0, r: 0 }, '0,0~1,0'],
  [{ q: 2, r: 3 }, { q: 2, r: -3 }, '2,-3~2,3'],
  [{ q: -0, r: 0 }, { q: -1, r: 0 }, '-1,0~0,0'],
])('the edge of %j and %j is %s', (a, b, text) => expect(edgeText(a, b)).toBe(text));

test.each(['', '1', '1,2,3', 'a,b', '1.5,2', '1, 2', '--1,2'])('%j is no hex', (text) =>
  expect(parseHex(text)).toBeNull(),
);
test.each(['', '1,2', '1,2~', '1,2~3,4~5,6', '1,2-3,4'])('%j is no edge', (text) =>
  expect(parseEdge(text)).toBeNull(),
);
