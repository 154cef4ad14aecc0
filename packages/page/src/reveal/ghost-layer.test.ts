// The line from where a piece stood to where it stands now.

import { expect, test } from 'vitest';
import { lineOf } from './ghost-layer.tsx';

const layer = { left: 0, top: 0 };
const box = { left: 80, top: 80, width: 40, height: 40 };

test('within a row it leads over the heads of all who stand there', () => {
  const d = lineOf({ box, to: { x: 400, y: 100 } }, layer) ?? '';
  const ys = [...d.matchAll(/[\d.]+ (-?[\d.]+)/g)].map(([, y]) => Number(y));
  expect(ys).toHaveLength(3);
  for (const y of ys) expect(y).toBeLessThanOrEqual(box.top + 4);
});

test('across rows it leads straight to the rim of the piece', () => {
  expect(lineOf({ box, to: { x: 100, y: 300 } }, layer)).toBe('M100.0 100.0L100.0 282.0');
});

test('to nowhere, and to where it stands, there is none', () => {
  expect(lineOf({ box, to: null }, layer)).toBe(null);
  expect(lineOf({ box, to: { x: 100, y: 100 } }, layer)).toBe(null);
});

test('at the upper edge it stays within the layer', () => {
  const d = lineOf({ box: { ...box, top: 4 }, to: { x: 700, y: 40 } }, layer) ?? '';
  for (const [, y] of d.matchAll(/[\d.]+ (-?[\d.]+)/g)) expect(Number(y)).toBeGreaterThan(0);
});
