import { expect, test } from 'vitest';
import { cardsJson } from '../rules/table.ts';
import { drawn } from './figures.tsx';
import { geometryOf, nameWidth, placesOf, stepAtHome } from './geometry.ts';

/** The board in windows of 1440x900, 1280x720, 390x844 and 844x390. */
const sizes = [
  { width: 1156, height: 634 },
  { width: 1016, height: 468 },
  { width: 390, height: 453 },
  { width: 640, height: 339 },
];

const cases = sizes.flatMap((size) => [2, 3, 4].map((frontiers) => ({ ...size, frontiers })));

test.each(cases)('$frontiers frontiers side by side on $width x $height', ({ frontiers, ...size }) => {
  const { homes, frontiers: columns } = geometryOf(size, frontiers);
  expect(columns).toHaveLength(frontiers);
  expect(columns.at(-1)?.x).toBeCloseTo(size.width - size.width / frontiers);
  for (const { y, height } of columns) {
    expect(y).toBe(homes.far.height);
    expect(y + height).toBe(homes.near.y);
  }
  expect(homes.near.y + homes.near.height).toBe(size.height);
});

test.each(cases)(
  'units stand in their halves of $frontiers on $width x $height',
  ({ frontiers, ...size }) => {
    const geometry = geometryOf(size, frontiers);
    const [column] = geometry.frontiers;
    for (const near of [true, false])
      for (const settled of [true, false])
        for (const count of [1, 2, 3, 5, 8]) {
          const { area, slots } = placesOf(geometry, { near, count, settled });
          expect(slots.spots).toHaveLength(count);
          for (const { x, y } of slots.spots) {
            expect(x - slots.width / 2).toBeGreaterThanOrEqual(-6);
            expect(x + slots.width / 2).toBeLessThanOrEqual(area.width + 6);
            expect(y).toBeLessThanOrEqual(area.height + 1);
            expect(y - slots.height).toBeGreaterThanOrEqual(-1);
          }
          const from = near ? geometry.line : 0;
          expect(area.y).toBeGreaterThanOrEqual(from);
          expect(area.y + area.height).toBeLessThanOrEqual(near ? (column?.height ?? 0) : geometry.line);
        }
  },
);

test.each(sizes)('a unit stands beside its building or clear of its name on $width x $height', (size) => {
  const geometry = geometryOf(size, 3);
  const [{ width } = geometry.homes.near] = geometry.frontiers;
  for (const count of [1, 2, 3]) {
    const { area, slots } = placesOf(geometry, { near: false, count, settled: true });
    // As frontier.module.css places it.
    const building = { left: width - 4 - geometry.building.width, name: 10 + geometry.building.height + 5 };
    for (const { x, y } of slots.spots) {
      const beside = area.x + x + slots.width / 2 <= building.left;
      expect(beside || area.y + y - slots.height >= building.name).toBe(true);
    }
  }
});

test.each(sizes.slice(0, 3))('nobody stands on the name of a frontier on $width x $height', (size) => {
  const geometry = geometryOf(size, 3);
  const [column] = geometry.frontiers;
  for (const settled of [true, false])
    for (const count of [1, 2, 3, 5]) {
      const { area, slots } = placesOf(geometry, { near: true, count, settled });
      // As frontier.module.css prints it.
      const name = size.width < 560 ? { right: 44, high: 20 } : { right: 102, high: 24 };
      for (const { x, y } of slots.spots) {
        const beside = area.x + x - slots.width / 2 >= name.right;
        expect(beside || area.y + y <= (column?.height ?? 0) - name.high).toBe(true);
      }
    }
});

test.each(sizes)('the names of up to three units lie beside each other on $width x $height', (size) => {
  const geometry = geometryOf(size, 3);
  for (const near of [true, false])
    for (const settled of [true, false])
      for (const count of [1, 2, 3]) {
        const { area, slots } = placesOf(geometry, { near, count, settled });
        const boxes = slots.spots.map(({ x, y }) => ({
          left: area.x + x - slots.width / 2,
          right: area.x + x + slots.width / 2,
          // Heads may rise behind the names of the row above, and a frame lies within its place.
          top: area.y + y - Math.min(slots.height, 46),
          bottom: area.y + y,
        }));
        for (const [at, one] of boxes.entries())
          for (const other of boxes.slice(at + 1)) {
            const beside = one.right <= other.left + 5 || other.right <= one.left + 5;
            expect(beside || one.bottom <= other.top + 1 || other.bottom <= one.top + 1).toBe(true);
          }
        expect(slots.width).toBeGreaterThanOrEqual(50);
        // Heads in sight, but where the corners hold a building and the frontier's name.
        expect(settled || slots.height >= 50).toBe(true);
      }
});

test.each(sizes)('at home there is room for a figure above its name on $width x $height', (size) => {
  expect(geometryOf(size, 3).homes.near.height).toBeGreaterThanOrEqual(72);
});

test('at home units overlap only where they are many, and the middle of each stays free', () => {
  expect(stepAtHome(400, 70, 3)).toBeGreaterThanOrEqual(nameWidth);
  expect(stepAtHome(200, 70, 4)).toBeLessThan(70);
  expect(stepAtHome(100, 70, 9)).toBeGreaterThan(35);
});

test('every unit has a figure of its own', () => {
  const units = cardsJson()
    .filter(({ type }) => type === 'unit')
    .map(({ id }) => id);
  expect(units.filter((unit) => !drawn.has(unit))).toEqual([]);
  expect(drawn.size).toBe(units.length);
});
