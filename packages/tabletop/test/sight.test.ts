// Line of sight, held against a second reckoning that knows no whole numbers: points sampled along a pair of lines
// that lie a hair's breadth at the left and at the right of the true one.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  clearAlong,
  hexagon,
  hexBoard,
  hexDistance,
  hexText,
  lineOfSight,
  offsetRows,
  parseHex,
  rotateHex,
  sightLine,
} from '../src/hexes/index.ts';
import type { Axial, EdgeRule, SightLine } from '../src/hexes/index.ts';

const root = Math.sqrt(3);

// Centres of pointy hexes with a corner distance of 1.
function pointOf({ q, r }: Axial): readonly [number, number] {
  return [root * (q + r / 2), 1.5 * r];
}

// The hex whose centre is nearest: hexes are the cells of their centres.
function hexAt(x: number, y: number): string {
  const r = Math.round(y / 1.5);
  let best = { name: '', off: Infinity };
  for (let row = r - 1; row <= r + 1; row++) {
    const q = Math.round(x / root - row / 2);
    const [cx, cy] = pointOf({ q, r: row });
    const off = (cx - x) ** 2 + (cy - y) ** 2;
    if (off < best.off) best = { name: hexText({ q, r: row }), off };
  }
  return best.name;
}

// Hexes in which a line that lies `aside` of the true one spends more than a mere corner.
function entered(to: Axial, aside: number): Set<string> {
  const [x, y] = pointOf(to);
  const length = Math.hypot(x, y);
  const samples = Math.ceil(length * 1500);
  const counts = new Map<string, number>();
  for (let i = 0; i <= samples; i++) {
    const name = hexAt(
      (x * i - (y / length) * aside * samples) / samples,
      (y * i + (x / length) * aside * samples) / samples,
    );
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count > 8).map(([name]) => name));
}

function sampledLine(to: Axial): { readonly crossed: readonly string[]; readonly edges: readonly string[] } {
  const [one, other] = [entered(to, 1e-4), entered(to, -1e-4)];
  const inner = (name: string): boolean => name !== '0,0' && name !== hexText(to);
  const all = [...new Set([...one, ...other])].filter(inner).sort();
  return {
    crossed: all.filter((name) => one.has(name) && other.has(name)),
    edges: all.filter((name) => one.has(name) !== other.has(name)),
  };
}

const names = (hexes: readonly (Axial | null)[]): string[] =>
  hexes.flatMap((hex) => (hex === null ? [] : hexText(hex))).sort();

test('every line of up to 8 steps crosses, and runs along the edges of, the hexes that sampling finds', () => {
  for (const to of hexagon(8)) {
    const line = sightLine({ q: 0, r: 0 }, to);
    const found = to.q === 0 && to.r === 0 ? { crossed: [], edges: [] } : sampledLine(to);
    expect([hexText(to), names(line.crossed), names(line.edges.flat())]).toEqual([
      hexText(to),
      found.crossed,
      found.edges,
    ]);
  }
});

test('the two hexes at an edge are neighbours, as far away one as the other', () => {
  for (const to of hexagon(9)) {
    for (const [left, right] of sightLine({ q: 0, r: 0 }, to).edges) {
      expect(left !== null && right !== null && hexDistance(left, right)).toBe(1);
      expect(left && hexDistance(left, to)).toBe(right && hexDistance(right, to));
    }
  }
});

const hex = fc.record({ q: fc.integer({ min: -7, max: 7 }), r: fc.integer({ min: -7, max: 7 }) });
const rules: readonly EdgeRule[] = ['both', 'facing', 'either', 'never'];
const blockers = fc.array(hex, { maxLength: 40 }).map((list) => new Set(list.map(hexText)));

test('who sees is seen, under every rule for edges', () => {
  fc.assert(
    fc.property(hex, hex, blockers, fc.constantFrom(...rules), (a, b, set, rule) => {
      const blocks = (at: Axial): boolean => set.has(hexText(at));
      expect(lineOfSight(a, b, blocks, rule)).toBe(lineOfSight(b, a, blocks, rule));
    }),
    { seed: 2, numRuns: 2000 },
  );
});

test('turning the whole board changes nothing', () => {
  fc.assert(
    fc.property(hex, hex, blockers, fc.integer({ min: 1, max: 5 }), (a, b, set, sixths) => {
      const turned = new Set([...set].map((name) => hexText(rotateHex(parseHex(name) ?? a, sixths))));
      const before = lineOfSight(a, b, (at) => set.has(hexText(at)));
      const after = lineOfSight(rotateHex(a, sixths), rotateHex(b, sixths), (at) => turned.has(hexText(at)));
      expect(after).toBe(before);
    }),
    { seed: 3, numRuns: 2000 },
  );
});

test('one more blocker never opens a line', () => {
  fc.assert(
    fc.property(hex, hex, hex, blockers, fc.constantFrom(...rules), (a, b, more, set, rule) => {
      const before = lineOfSight(a, b, (at) => set.has(hexText(at)), rule);
      const after = lineOfSight(a, b, (at) => set.has(hexText(at)) || hexText(at) === hexText(more), rule);
      expect(after && !before).toBe(false);
    }),
    { seed: 4, numRuns: 2000 },
  );
});

test('neighbours see each other whatever stands around, and so does a hex itself', () => {
  for (const to of hexagon(1)) expect(lineOfSight({ q: 0, r: 0 }, to, () => true)).toBe(true);
});

describe('a line along an edge', () => {
  const from = { q: 0, r: 0 };
  // Two steps along one edge, between 1,0 and 0,1; four steps along a second one, between 2,1 and 1,2.
  test.each([
    ['nothing', [], 'seen seen seen seen'],
    ['a blocker at one side', ['1,0'], 'seen seen hidden seen'],
    ['blockers at both sides of one edge', ['1,0', '0,1'], 'hidden hidden hidden seen'],
    ['blockers at both sides, at different edges', ['1,0', '1,2'], 'hidden seen hidden seen'],
    ['blockers at one side of both edges', ['1,0', '2,1'], 'seen seen hidden seen'],
    ['a blocker that is crossed', ['1,1'], 'hidden hidden hidden hidden'],
  ] as const)('%s', (_, set, seen) => {
    const blocks = (at: Axial): boolean => (set as readonly string[]).includes(hexText(at));
    const found = rules.map((rule) => (lineOfSight(from, { q: 2, r: 2 }, blocks, rule) ? 'seen' : 'hidden'));
    expect(found.join(' ')).toBe(seen);
  });

  test('what blocks a line that crosses need not block one that runs along', () => {
    const crossedOnly = (_: Axial, part: 'crossed' | 'edge'): boolean => part === 'crossed';
    expect(lineOfSight(from, { q: 1, r: 1 }, crossedOnly)).toBe(true);
    expect(lineOfSight(from, { q: 2, r: 0 }, crossedOnly)).toBe(false);
  });
});

test('a board leaves out what lies outside of it, and the other side of that edge keeps its place', () => {
  const board = hexBoard(offsetRows({ rows: 9, columns: 13, oddColumns: 12 }));
  const number = (name: string): number => board.hexByName.get(name) ?? -1;
  const word = (one: number | null): string => (one === null ? 'outside' : board.hexNames[one]);
  // From the first hex of the top row to the first of the third: the line runs along the left rim.
  const rim = board.sightLine(number('0,0'), number('-1,2'));
  expect(rim.edges.map((pair) => pair.map(word).sort())).toEqual([['0,1', 'outside']]);
  expect(board.sightLine(number('0,0'), number('-1,2'))).toBe(rim);
  const clear = (line: SightLine<number>, rule: EdgeRule): boolean => clearAlong(line, () => true, rule);
  expect(rules.map((rule) => clear(rim, rule))).toEqual([true, true, false, true]);
});
