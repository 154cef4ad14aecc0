// The board at the sizes of the stage: creatures have room for their names, stand on their own bank in order from the
// bridge, and leave the castles free.

import { describe, expect, test } from 'vitest';
import { geometryOf, slotsOf } from './geometry.ts';

const stages = [
  ['1280x720', 1016, 468],
  ['1440x900', 1156, 634],
  ['390x844', 390, 454],
  ['360x740', 360, 398],
  ['844x390', 640, 342],
] as const;

describe.each(stages)('at %s', (_, width, height) => {
  const geometry = geometryOf({ width, height });
  const cases = ([0, 1] as const).flatMap((lane) => [true, false].map((near) => ({ lane, near })));

  test.each(cases)('lane $lane, near: $near: up to four have room beside one another', ({ lane, near }) => {
    for (let count = 1; count <= 4; count++) {
      const slots = slotsOf(geometry, lane, near, count);
      expect(slots.width).toBeGreaterThanOrEqual(50);
      const { area } = geometry.lanes[lane];
      for (const [at, { x, y }] of slots.spots.entries()) {
        expect(x - slots.width / 2).toBeGreaterThanOrEqual(area.x - 1);
        expect(x + slots.width / 2).toBeLessThanOrEqual(area.x + area.width + 1);
        expect(y - slots.height).toBeGreaterThanOrEqual(area.y - 1);
        expect(y).toBeLessThanOrEqual(height);
        for (const other of slots.spots.slice(0, at))
          expect(Math.abs(other.x - x) >= slots.width - 2 || Math.abs(other.y - y) >= slots.height - 1).toBe(
            true,
          );
      }
    }
  });

  test.each(cases)('lane $lane, near: $near: the first stands next to the bridge', ({ lane, near }) => {
    const { bridge } = geometry.lanes[lane];
    const away = slotsOf(geometry, lane, near, 8).spots.map(({ x, y }) =>
      geometry.shape === 'wide' ? Math.abs(x - bridge.x) : Math.abs(y - bridge.y),
    );
    expect(away.toSorted((a, b) => a - b)).toEqual(away);
  });

  // The name of the bridge lies there, and the figures of a creature reach beyond its frame.
  test.each(cases)('lane $lane, near: $near: the middle of the bridge stays free', ({ lane, near }) => {
    const { bridge } = geometry.lanes[lane];
    const { width: wide, height: high, spots } = slotsOf(geometry, lane, near, 3);
    const free = spots.map(({ x, y }) =>
      geometry.shape === 'wide'
        ? Math.abs(x - bridge.x) - wide / 2
        : Math.abs(y - high / 2 - bridge.y) - high / 2,
    );
    expect(Math.min(...free)).toBeGreaterThanOrEqual(geometry.shape === 'wide' ? 36 : 20);
  });

  test.each(cases)('lane $lane, near: $near: nobody stands in a castle', ({ lane, near }) => {
    const { castles, shape } = geometry;
    const slots = slotsOf(geometry, lane, near, 4);
    const castle = near ? castles.near : castles.far;
    for (const { x } of slots.spots) {
      const gap = Math.abs(x - castle.x) - slots.width / 2;
      expect(gap, shape).toBeGreaterThanOrEqual(100 * castle.scale * 0.8);
    }
  });
});
