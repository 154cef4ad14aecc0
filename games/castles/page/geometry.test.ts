// Where everything stands, at the sizes of a desktop's, a laptop's and a phone's stage.

import { describe, expect, test } from 'vitest';
import { geometryOf, rim, roomIn, slotsOf, wayAt } from './geometry.ts';

const stages = [
  { name: 'laptop', width: 1016, height: 524, shape: 'wide' },
  { name: 'desktop', width: 1156, height: 690, shape: 'wide' },
  { name: 'phone upright', width: 390, height: 452, shape: 'tall' },
  { name: 'replay on a phone', width: 390, height: 330, shape: 'tall' },
  { name: 'phone on its side', width: 640, height: 390, shape: 'wide' },
] as const;

const crowds = [
  { near: 1, far: 0, walls: 0 },
  { near: 2, far: 2, walls: 0 },
  { near: 4, far: 0, walls: 1 },
  { near: 0, far: 3, walls: 0 },
];

describe.each(stages)('$name', ({ width, height, shape }) => {
  const geometry = geometryOf({ width, height });

  test('fills its box with six zones', () => {
    expect(geometry.shape).toBe(shape);
    const area = geometry.zones.reduce((sum, zone) => sum + zone.width * zone.height, 0);
    expect(Math.round(area)).toBe(width * height);
  });

  test('its Castles stand whole within it', () => {
    for (const { x, foot, scale } of [geometry.castles.near, geometry.castles.far]) {
      expect(x - 100 * scale).toBeGreaterThanOrEqual(0);
      expect(x + 100 * scale).toBeLessThanOrEqual(width);
      expect(foot - 228 * scale).toBeGreaterThanOrEqual(0);
      expect(foot).toBeLessThan(height);
    }
  });

  test.each([
    ...crowds,
    { near: 1, far: 1, walls: 0 },
    { near: 3, far: 3, walls: 0 },
    { near: 5, far: 1, walls: 1 },
    { near: 2, far: 6, walls: 0 },
  ])('the sign of a way lies on no figure and within its zone: %o', (count) => {
    const half = 22;
    for (const [place, zone] of geometry.zones.entries())
      for (const end of ['home', 'away'] as const) {
        const slots = slotsOf(geometry, place, count);
        const sign = wayAt(geometry, place, slots, end);
        if (shape === 'wide') expect(sign).toBeNull();
        if (sign === null) continue;
        expect(sign.x).toBeGreaterThanOrEqual(half);
        expect(sign.x).toBeLessThanOrEqual(zone.width - half);
        expect(sign.y).toBeGreaterThanOrEqual(20);
        expect(sign.y).toBeLessThanOrEqual(zone.height - 20);
        for (const { x, y } of [...slots.near, ...slots.far]) {
          const beside = Math.abs(x - sign.x) >= half + slots.width / 2;
          expect(beside || y <= sign.y - half || y - slots.height >= sign.y + half).toBe(true);
        }
      }
  });

  test.runIf(shape === 'tall')('an empty Front has the sign of a way on its field', () => {
    for (const place of [2, 3])
      expect(
        wayAt(geometry, place, slotsOf(geometry, place, { near: 0, far: 0, walls: 0 }), 'home'),
      ).not.toBeNull();
  });

  test.each(crowds)('names have room beside each other and nothing is cut: %o', (count) => {
    for (const place of [0, 1, 2, 3, 4, 5]) {
      const zone = geometry.zones[place];
      const { width: wide, height: high, near, far } = slotsOf(geometry, place, count);
      expect([near.length, far.length]).toEqual([count.near, count.far]);
      // A name of eight letters takes 52 px, and its neighbour's may touch it.
      expect(wide).toBeGreaterThanOrEqual(49);
      for (const { x, y } of [...near, ...far]) {
        expect((zone?.x ?? 0) + x - wide / 2).toBeGreaterThanOrEqual(shape === 'tall' ? rim : 0);
        expect((zone?.x ?? 0) + x + wide / 2).toBeLessThanOrEqual(width);
        expect((zone?.y ?? 0) + y).toBeLessThanOrEqual(height);
        expect((zone?.y ?? 0) + y - high).toBeGreaterThanOrEqual(0);
      }
    }
  });

  test.runIf(shape === 'wide')('who is alone is no larger than among as many as usual stand there', () => {
    for (const place of [0, 1, 2, 3, 4, 5]) {
      const sizes = [1, 2, 3, ...(height < 420 ? [] : [4])].map((near) => {
        const slots = slotsOf(geometry, place, { near, far: 0, walls: 0 });
        return Math.round(Math.max(slots.width, slots.height));
      });
      expect(Math.min(...sizes)).toBeGreaterThan(height < 420 ? 60 : 70);
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    }
  });

  test('no figure covers another one’s middle', () => {
    for (const place of [0, 1, 2, 3, 4, 5]) {
      const count = {
        near: Math.ceil(roomIn(geometry) / 2),
        far: Math.floor(roomIn(geometry) / 2),
        walls: 0,
      };
      const { width: wide, height: high, near, far } = slotsOf(geometry, place, count);
      const all = [...near, ...far];
      for (const [index, a] of all.entries())
        for (const b of all.slice(index + 1))
          expect(Math.abs(a.x - b.x) > wide / 2 || Math.abs(a.y - b.y) > high / 2).toBe(true);
    }
  });
});

test('figures of the near side stand nearer to us, and left of the far side’s where zones are bands', () => {
  const count = { near: 2, far: 2, walls: 0 };
  const upright = slotsOf(geometryOf({ width: 1016, height: 524 }), 3, count);
  expect(Math.min(...upright.near.map(({ y }) => y))).toBeGreaterThan(
    Math.max(...upright.far.map(({ y }) => y)),
  );
  const lying = slotsOf(geometryOf({ width: 390, height: 452 }), 3, count);
  expect(Math.max(...lying.near.map(({ x }) => x))).toBeLessThan(Math.min(...lying.far.map(({ x }) => x)));
});
