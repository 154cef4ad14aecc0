// Hexes: distance, rotation, ranges, lines, shapes of boards, tables and movement.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addHexes,
  directions,
  distanceOn,
  edgeOn,
  hexagon,
  hexBoard,
  hexDistance,
  hexesInRange,
  hexLine,
  hexText,
  neighboursOf,
  offsetRows,
  parallelogram,
  rangeOn,
  reachable,
  ringAround,
  rotateHex,
  sameHex,
  wayTo,
} from '../src/hexes/index.ts';
import type { Axial, Entry, HexBoard } from '../src/hexes/index.ts';

const hex = fc.record({ q: fc.integer({ min: -20, max: 20 }), r: fc.integer({ min: -20, max: 20 }) });
const always = (property: fc.IProperty<unknown> | fc.IPropertyWithHooks<never>): void =>
  fc.assert(property as fc.IProperty<unknown>, { seed: 1, numRuns: 300 });

// Steps between hexes, by nothing but going from neighbour to neighbour.
function stepsFrom(start: Axial, most: number): ReadonlyMap<string, number> {
  const steps = new Map([[hexText(start), 0]]);
  let front: readonly Axial[] = [start];
  for (let step = 1; step <= most; step++) {
    front = front.flatMap(neighboursOf).filter((next) => !steps.has(hexText(next)));
    for (const next of front) steps.set(hexText(next), step);
  }
  return steps;
}

test('the distance is the number of steps from neighbour to neighbour', () => {
  const start = { q: 2, r: -1 };
  const steps = stepsFrom(start, 6);
  expect(steps.size).toBe(hexagon(6).length);
  for (const [name, count] of steps) {
    const [q, r] = name.split(',').map(Number);
    expect(hexDistance(start, { q, r })).toBe(count);
  }
});

test('distances obey the triangle and do not change under rotation', () => {
  always(
    fc.property(hex, hex, hex, fc.integer({ min: -7, max: 7 }), (a, b, c, sixths) => {
      expect(hexDistance(a, c)).toBeLessThanOrEqual(hexDistance(a, b) + hexDistance(b, c));
      expect(hexDistance(rotateHex(a, sixths, c), rotateHex(b, sixths, c))).toBe(hexDistance(a, b));
    }),
  );
});

test('six sixths of a turn lead back, three lead to the other side of the middle', () => {
  always(
    fc.property(hex, hex, (a, middle) => {
      expect(rotateHex(a, 6, middle)).toEqual(a);
      expect(rotateHex(rotateHex(a, 2, middle), -2, middle)).toEqual(a);
      expect(rotateHex(a, 3, middle)).toEqual({ q: 2 * middle.q - a.q, r: 2 * middle.r - a.r });
    }),
  );
  directions.forEach((step, n) => expect(rotateHex(step, 1)).toEqual(directions[(n + 1) % 6]));
});

test('a range holds every hex at such a distance once, the nearest first', () => {
  const middle = { q: -3, r: 5 };
  expect(hexesInRange(middle, 0, 3)).toHaveLength(37);
  expect(ringAround(middle, 4)).toHaveLength(24);
  const distances = hexesInRange(middle, 1, 4).map((at) => hexDistance(middle, at));
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  expect(new Set(hexesInRange(middle, 0, 4).map(hexText)).size).toBe(61);
  expect(hexesInRange(middle, 3, 2)).toEqual([]);
});

test('a line goes from neighbour to neighbour and takes no step too many', () => {
  always(
    fc.property(hex, hex, (a, b) => {
      const line = hexLine(a, b);
      expect(line).toHaveLength(hexDistance(a, b) + 1);
      expect([line[0], line.at(-1)]).toEqual([a, b]);
      line.slice(1).forEach((at, n) => expect(hexDistance(line[n], at)).toBe(1));
    }),
  );
});

describe('shapes', () => {
  test.each([
    ['a hexagon of radius 0', hexagon(0), 1],
    ['a hexagon of radius 3', hexagon(3), 37],
    ['a parallelogram', parallelogram(4, 3), 12],
    ['equal rows', offsetRows({ rows: 3, columns: 5 }), 15],
    ['rows without half hexes', offsetRows({ rows: 9, columns: 13, oddColumns: 12 }), 113],
  ])('%s', (_, shape, count) => {
    expect(shape).toHaveLength(count);
    expect(new Set(shape.map(hexText)).size).toBe(count);
  });

  test('rows begin half a row further back with every second row', () => {
    const shape = offsetRows({ rows: 9, columns: 13, oddColumns: 12 });
    const row = (r: number): string => {
      const found = shape.filter((at) => at.r === r).map(({ q }) => q);
      return `${found[0]}…${found.at(-1)}`;
    };
    expect([0, 1, 4, 5, 8].map(row)).toEqual(['0…12', '0…11', '-2…10', '-2…9', '-4…8']);
  });

  test('rows without half hexes look the same turned by half', () => {
    const names = offsetRows({ rows: 9, columns: 13, oddColumns: 12 }).map((at) =>
      rotateHex(at, 3, { q: 4, r: 4 }),
    );
    expect(hexBoard(names).hexByName.has('-4,8')).toBe(true);
    expect(new Set(names.map(hexText))).toEqual(
      new Set(offsetRows({ rows: 9, columns: 13, oddColumns: 12 }).map(hexText)),
    );
  });

  test('a shape that names a hex twice is refused', () => {
    expect(() => hexBoard([...hexagon(1), { q: 0, r: 0 }])).toThrow('twice');
  });
});

describe('tables of a board', () => {
  const board: HexBoard = hexBoard(offsetRows({ rows: 5, columns: 6, oddColumns: 5 }));

  test('neighbours, edges and distances agree with the coordinates', () => {
    for (let a = 0; a < board.hexCount; a++) {
      for (let b = 0; b < board.hexCount; b++) {
        const steps = hexDistance(board.hexes[a], board.hexes[b]);
        expect(distanceOn(board, a, b)).toBe(steps);
        expect(board.neighbours[a].includes(b)).toBe(steps === 1);
        const edge = edgeOn(board, a, b);
        expect(edge >= 0).toBe(steps === 1);
        if (edge >= 0) expect(board.edgeEnds[edge]).toEqual([Math.min(a, b), Math.max(a, b)]);
      }
      board.beside[a].forEach((next, n) => {
        const name = hexText(addHexes(board.hexes[a], directions[n]));
        expect(next).toBe(board.hexByName.get(name) ?? -1);
      });
    }
    expect(board.edgeCount).toBe(board.neighbours.flat().length / 2);
  });

  test('a range stays on the board', () => {
    const corner = board.hexByName.get('0,0') ?? -1;
    expect(
      rangeOn(board, corner, 1, 1)
        .map((at) => board.hexNames[at])
        .toSorted(),
    ).toEqual(['0,1', '1,0']);
    expect(rangeOn(board, corner, 0, 20)).toHaveLength(board.hexCount);
  });

  const at = (name: string): number => board.hexByName.get(name) ?? -1;
  const walk = (steps: number, entry: (name: string) => Entry) =>
    reachable(board, at('0,2'), steps, (to) => entry(board.hexNames[to]));

  test('open ground is reached as far as the distance goes', () => {
    const reached = walk(3, () => 'open');
    const near = rangeOn(board, at('0,2'), 1, 3);
    expect(new Set(reached.keys())).toEqual(new Set(near));
    for (const [to, { steps }] of reached) {
      expect(steps).toBe(distanceOn(board, at('0,2'), to));
      const way = wayTo(reached, to);
      expect(way).toHaveLength(steps);
      expect(way.at(-1)).toBe(to);
    }
    expect(wayTo(reached, at('0,2'))).toEqual([]);
  });

  test('a hex that ends movement is reached and not passed, a closed one is gone around', () => {
    const barrier = new Set(['1,0', '1,1', '1,2', '0,3', '0,4']);
    const stopped = walk(6, (name) => (barrier.has(name) ? 'stop' : 'open'));
    expect(
      [...stopped.keys()].map((to) => board.hexNames[to]).filter((name) => name.startsWith('2,')),
    ).toEqual([]);
    expect(stopped.get(at('1,2'))).toEqual({ steps: 1, from: at('0,2') });
    const around = walk(6, (name) => (name === '1,2' ? 'closed' : 'open'));
    expect(around.has(at('1,2'))).toBe(false);
    expect(around.get(at('2,2'))?.steps).toBe(3);
  });

  test('a hex that stops who comes over one edge may be open over another', () => {
    const reached = reachable(board, at('0,2'), 4, (to, from) => {
      if (board.hexNames[to] === '1,2') return board.hexNames[from] === '0,2' ? 'stop' : 'open';
      return ['1,1', '2,1', '0,3', '1,3'].includes(board.hexNames[to]) && board.hexNames[to] !== '1,1'
        ? 'closed'
        : 'open';
    });
    expect(reached.get(at('1,2'))?.steps).toBe(1);
    expect(reached.get(at('2,2'))?.steps).toBe(3);
  });
});

test('equal hexes are the same hex', () => {
  expect(sameHex({ q: 1, r: 2 }, { q: 1, r: 2 })).toBe(true);
  expect(sameHex({ q: 1, r: 2 }, { q: 2, r: 1 })).toBe(false);
});
