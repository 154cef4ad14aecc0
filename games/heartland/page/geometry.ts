// Where everything stands on Heartland's board of a given size: two heartlands, the frontiers between them side by side,
// their middle line, and a slot for each unit.

import type { Area, BoxSize } from '@bridgefront/page/boards/box.ts';

/** `wide`: a desktop's stage; `narrow`: a phone upright; `low`: a phone on its side. */
type Shape = 'wide' | 'narrow' | 'low';

/** The whole board of one size. */
export interface Geometry extends BoxSize {
  readonly shape: Shape;
  /** The heartlands, over the whole width. */
  readonly homes: { readonly far: Area; readonly near: Area };
  /** Between the heartlands, the first one first. */
  readonly frontiers: readonly Area[];
  /** How far below the upper edge of a frontier its middle line runs. */
  readonly line: number;
  /** How high what is written along the middle line is. */
  readonly middle: number;
  /** The middle of each heart, and how large it is. */
  readonly hearts: { readonly far: Spot; readonly near: Spot; readonly size: number };
  /** How large a settlement's building is. */
  readonly building: BoxSize;
}

/** A point of the board. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

const measures: {
  readonly [S in Shape]: {
    readonly home: number;
    readonly middle: number;
    readonly heart: number;
    readonly building: BoxSize;
  };
} = {
  wide: { home: 0.195, middle: 62, heart: 88, building: { width: 92, height: 69 } },
  narrow: { home: 0.19, middle: 56, heart: 54, building: { width: 52, height: 39 } },
  low: { home: 0.215, middle: 30, heart: 52, building: { width: 60, height: 45 } },
};

function shapeOf({ width, height }: BoxSize): Shape {
  if (width < 560) return 'narrow';
  return height < 400 ? 'low' : 'wide';
}

/** The board in a box of this size. */
export function geometryOf({ width, height }: BoxSize, frontiers: number): Geometry {
  const shape = shapeOf({ width, height });
  const { home: share, middle, heart, building } = measures[shape];
  const home = Math.min(108, Math.round(height * share));
  const column = width / frontiers;
  const field = height - 2 * home;
  const size = Math.min(heart, home - 2);
  const x = 6 + size / 2;
  return {
    shape,
    width,
    height,
    homes: {
      far: { x: 0, y: 0, width, height: home },
      near: { x: 0, y: height - home, width, height: home },
    },
    frontiers: Array.from({ length: frontiers }, (_, at) => ({
      x: at * column,
      y: home,
      width: column,
      height: field,
    })),
    line: Math.round(field / 2),
    middle,
    hearts: { far: { x, y: home / 2 }, near: { x, y: height - home / 2 }, size },
    building,
  };
}

/** Where the units of a row of places stand: the size of each, and the middle of its foot from the area's corner. */
interface Slots extends BoxSize {
  readonly spots: readonly Spot[];
}

const largest = { width: 92, height: 114 };
/** A name of two short words has room on this. */
const narrowest = 50;
/** Two lines of a name and the numbers below them take this. */
const lowest = 46;
/** So much of a unit stays free of the one before it. */
const free = 0.62;

function sizeIn({ width, height }: BoxSize, count: number, columns: number): BoxSize {
  const rows = Math.ceil(count / columns);
  const high = Math.min(largest.height, height / rows);
  const wide = columns === 1 ? width : width / (1 + (columns - 1) * 1.06);
  return { width: Math.min(largest.width, wide, high * 0.82), height: high };
}

// The largest where no name lies on another's; overlaps only where nothing else helps.
function rowsIn(area: BoxSize, count: number): { readonly columns: number; readonly size: BoxSize } {
  const all = Array.from({ length: count }, (_, at) => {
    const size = sizeIn(area, count, at + 1);
    return { columns: at + 1, size, clear: area.width / (at + 1) >= narrowest && size.height >= lowest };
  });
  return all.reduce((best, one) => {
    if (one.clear !== best.clear) return one.clear ? one : best;
    return one.size.width > best.size.width + 1 ? one : best;
  });
}

type Align = 'left' | 'middle' | 'right';
const offset: { readonly [A in Align]: number } = { left: 0, middle: 0.5, right: 1 };

/**
 * Slots for so many units in an area of this size; `down`: the first row is the upper one, else the lower one;
 * `last`: where the last row stands if it is not full.
 */
function slotsOf(area: BoxSize, count: number, down: boolean, last: Align = 'middle'): Slots {
  if (count === 0) return { ...largest, spots: [] };
  const { columns, size } = rowsIn(area, count);
  const rows = Math.ceil(count / columns);
  const height = Math.min(largest.height, area.height / rows);
  const width = Math.max(size.width, Math.min(narrowest, area.width));
  const step = Math.min(
    Math.max(width * 1.06, size.width * 1.06),
    columns === 1 ? 0 : (area.width - width) / (columns - 1),
  );
  const spots = Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const gaps = columns - Math.min(columns, count - row * columns);
    const x = area.width / 2 + ((index % columns) + gaps * offset[last] - (columns - 1) / 2) * step;
    return { x, y: down ? (row + 1) * height : area.height - row * height };
  });
  return { width, height, spots };
}

/** Where one side's units stand in a frontier, from its upper left corner. */
interface SidePlaces {
  readonly area: Area;
  readonly slots: Slots;
}

/** How much of the lower left corner the name of a frontier takes. */
const title: { readonly [S in Shape]: BoxSize } = {
  wide: { width: 104, height: 30 },
  narrow: { width: 46, height: 20 },
  // Units would be too small above it.
  low: { width: 0, height: 0 },
};

/** Places for so many units of a side in a frontier; `settled`: a building of theirs has the outer right corner. */
export function placesOf(
  { shape, frontiers: [column], line, middle, building }: Geometry,
  side: { readonly near: boolean; readonly count: number; readonly settled: boolean },
): SidePlaces {
  const { near, count, settled } = side;
  if (column === undefined) throw new Error('The board has no frontier.');
  const { width, height } = column;
  const top = near ? line + middle / 2 : 8;
  const area = { x: 3, y: top, width: width - 6, height: (near ? height - 4 : line - middle / 2 - 2) - top };
  const name = title[shape];
  // Clear of the frontier's name, or all of them a little smaller above it.
  const places = (one: Area, last?: Align): SidePlaces => {
    const slots = slotsOf(one, count, near, last);
    const clear = slots.spots.every(
      ({ x, y }) => one.x + x - slots.width / 2 >= name.width || one.y + y <= height - name.height,
    );
    if (!near || clear) return { area: one, slots };
    const above = { ...one, height: Math.min(one.height, height - name.height - top) };
    return { area: above, slots: slotsOf(above, count, near, last) };
  };
  if (!settled) return places(area, near ? 'right' : 'middle');
  // The name of whoever stands there is a little wider than its frame.
  const beside = { ...area, width: area.width - building.width - 6 };
  const around = places(area, 'left');
  const [first, last] = [around.slots.spots.at(0), around.slots.spots.at(-1)];
  const ends = (last?.x ?? 0) + around.slots.width / 2;
  if (last?.y !== first?.y && ends <= beside.width && around.slots.height >= building.height) return around;
  // Its name hangs over its lower edge, and heads rise over their frames.
  const taken = building.height + 8;
  const before = { ...area, y: near ? top : top + taken, height: area.height - taken };
  const [wide, high] = [places(before), places(beside)];
  return high.slots.width + 1 >= wide.slots.width ? high : wide;
}

/** So wide is a name of two words in one line. */
export const nameWidth = 88;

/** The step from one unit to the next at home: where they are many, each covers a part of the one before. */
export function stepAtHome(room: number, width: number, count: number): number {
  if (count < 2) return width;
  return Math.min(Math.max(width * 1.08, nameWidth), Math.max(width * free, (room - width) / (count - 1)));
}
