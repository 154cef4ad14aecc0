// How cards lie on paper.

import { describe, expect, test } from 'vitest';
import { cardSize, marksOf, paperSize, papers, sheetsOf } from './sheets.ts';

test('nine to a sheet, and every card once', () => {
  const cards = Array.from({ length: 20 }, (_, n) => n);
  const sheets = sheetsOf(cards);
  expect(sheets.map(({ length }) => length)).toEqual([9, 9, 2]);
  expect(sheets.flat()).toEqual(cards);
  expect(sheetsOf([])).toEqual([]);
});

describe.each(papers)('marks on %s', (paper) => {
  const [width, height] = paperSize[paper];
  const marks = marksOf(paper);

  test('lie on the paper, beside the cards, at both ends of each of the eight cuts', () => {
    expect(marks).toHaveLength(16);
    const [left, top] = [(width - 3 * cardSize[0]) / 2, (height - 3 * cardSize[1]) / 2];
    for (const [x1, y1, x2, y2] of marks) {
      for (const [x, y] of [
        [x1, y1],
        [x2, y2],
      ]) {
        expect(x >= 0 && x <= width && y >= 0 && y <= height).toBe(true);
        const over = x > left && x < width - left && y > top && y < height - top;
        expect(over).toBe(false);
      }
    }
  });

  test('part cards of 63 by 88 millimetres', () => {
    const apart = (all: readonly number[]): readonly number[] => {
      const cuts = [...new Set(all)].toSorted((a, b) => a - b);
      return cuts.slice(1).map((cut, n) => Number((cut - cuts[n]).toFixed(6)));
    };
    expect(apart(marks.filter(([x1, , x2]) => x1 === x2).map(([x]) => x))).toEqual([63, 63, 63]);
    expect(apart(marks.filter(([, y1, , y2]) => y1 === y2).map(([, y]) => y))).toEqual([88, 88, 88]);
  });
});
