// Where everything stands on Castles' board of a given size: zones as columns or bands, their ground, the Castles, and a
// slot for each figure. Places are counted from the near Castle: 0 its Castle Zone, 5 the far one.

import type { Area, BoxSize } from '@bridgefront/page/boards/box.ts';

/** Where a castle stands: the middle of its foot, and its size to its drawing's of 200 by 240. */
export interface CastleSpot {
  readonly x: number;
  readonly foot: number;
  readonly scale: number;
}

/** `wide`: from keep to keep from left to right; `tall`: the near keep below. */
export type Shape = 'wide' | 'tall';

/** The whole board of one size. */
export interface Geometry extends BoxSize {
  readonly shape: Shape;
  /** Down to here is sky. */
  readonly horizon: number;
  readonly zones: readonly Area[];
  /** Where the figures of each zone stand. */
  readonly grounds: readonly Area[];
  readonly castles: { readonly near: CastleSpot; readonly far: CastleSpot };
}

const places = [0, 1, 2, 3, 4, 5] as const;
/** The rim of a tall board that names its zones. */
export const rim = 20;

// A phone on its side.
function isLow(height: number): boolean {
  return height < 420;
}

function wide({ width, height }: BoxSize): Geometry {
  const column = width / 6;
  const low = isLow(height);
  // Cards of the hand rise over the lowest part of a desktop's stage.
  const safe = low ? 26 : 82;
  const inset = low ? 1 : 3;
  // Where room is short there is less sky.
  const horizon = Math.round(height * (low ? 0.34 : 0.466));
  const top = horizon - Math.round(height * 0.011);
  const foot = Math.round(horizon + (height - safe - horizon) * 0.47);
  const scale = Math.min((column * 1.12) / 200, (foot - height * 0.1) / 262);
  return {
    shape: 'wide',
    width,
    height,
    horizon,
    zones: places.map((place) => ({ x: place * column, y: 0, width: column, height })),
    grounds: places.map((place) => {
      // Figures before a Castle leave its banner free; at the Fronts nothing is behind them, and heads rise over the horizon.
      const above = place === 2 || place === 3 ? Math.round(height * 0.08) : 0;
      const y = place === 1 || place === 4 ? Math.max(top, foot - 82 * scale) : top - above;
      return { x: place * column + inset, y, width: column - 2 * inset, height: height - safe - y };
    }),
    castles: {
      near: { x: column * 1.5, foot, scale },
      far: { x: width - column * 1.5, foot, scale },
    },
  };
}

function tall({ width, height }: BoxSize): Geometry {
  const band = height / 6;
  const scale = Math.min((band * 1.86) / 240, (width * 0.3) / 200);
  const castle = 200 * scale;
  const zone = (place: number): Area => ({ x: 0, y: height - (place + 1) * band, width, height: band });
  const ground = (place: number): Area => {
    const { y } = zone(place);
    const [left, right] = [place === 1 ? rim + castle : rim, place === 4 ? castle + 2 : 2];
    return { x: left + 4, y: y + 2, width: width - left - right - 8, height: band - 6 };
  };
  return {
    shape: 'tall',
    width,
    height,
    horizon: 0,
    zones: places.map(zone),
    grounds: places.map(ground),
    castles: {
      near: { x: rim + castle / 2 + 6, foot: height - band - 8, scale },
      far: { x: width - castle / 2 - 4, foot: 2 * band - 8, scale },
    },
  };
}

// Six columns of a box that is hardly wider than high leave no unit room: it is better laid upright.
const upright = 1.25;

/** The board in a box of this size. */
export function geometryOf(box: BoxSize): Geometry {
  return box.width >= box.height * upright ? wide(box) : tall(box);
}

/** So many figures of one zone stand each by themselves; of more, equal ones stand together. */
export function roomIn({ shape, width }: Pick<Geometry, 'shape' | 'width'>): number {
  if (shape === 'tall') return 4;
  return width < 800 ? 3 : 6;
}

/** Where the figures of a zone stand: the size of each, and the middle of its foot from the zone's upper left corner. */
export interface Slots {
  readonly width: number;
  readonly height: number;
  /** From which edge to which anybody can stand, from the zone's own. */
  readonly left: number;
  readonly right: number;
  readonly far: readonly { readonly x: number; readonly y: number }[];
  readonly near: readonly { readonly x: number; readonly y: number }[];
}

const largest = { width: 96, height: 116 };
// Nobody is larger than where so many stand, fewer on a phone on its side: who is alone does not shrink when others come.
function usualIn(height: number): Count {
  return { far: 0, near: isLow(height) ? 3 : 4, walls: 0 };
}
// How high a figure is at most, to its width: one that is narrow still shows its head and shoulders over its name.
const tallest = 1.4;
// A name of eight letters has room on this.
const narrowest = 52;

function rowOf(count: number, middle: number, step: number, y: number) {
  return Array.from({ length: count }, (_, index) => ({ x: middle + (index - (count - 1) / 2) * step, y }));
}

/** How many figures of either side stand in a zone, and how many Walls on its border. */
export interface Count {
  readonly far: number;
  readonly near: number;
  readonly walls: number;
}

/** How thick an upright Wall is. */
const wall = 38;

function rowsFor({ far, near }: Count, columns: number): number {
  return Math.ceil(far / columns) + Math.ceil(near / columns);
}

// As large as the ground allows in so many columns.
function sizeIn({ width, height }: BoxSize, count: Count, columns: number, most: BoxSize): BoxSize {
  const high = Math.min(most.height, height / Math.max(1, rowsFor(count, columns)));
  const size = Math.min(width / columns - 5, high * 0.84, most.width);
  return { width: size, height: Math.min(high, size * tallest) };
}

// Two beside each other before any stand behind others, where that costs nobody any size.
const columnsOf = [2, 1, 3, 4] as const;

function rowsIn(ground: BoxSize, count: Count, most: BoxSize) {
  const all = columnsOf.map((columns) => ({ columns, size: sizeIn(ground, count, columns, most) }));
  return all.reduce((best, one) => (one.size.width > best.size.width + 1 ? one : best));
}

function wideSlots(zone: Area, ground: Area, count: Count): Slots {
  const { columns, size } = rowsIn(ground, count, rowsIn(ground, usualIn(zone.height), largest).size);
  const middle = ground.x - zone.x + ground.width / 2;
  const foot = ground.y - zone.y + ground.height;
  const step = Math.min(ground.width / columns, size.width * 1.12);
  const lines = (total: number, first: number) =>
    Array.from({ length: Math.ceil(total / columns) }, (_, row) =>
      rowOf(Math.min(columns, total - row * columns), middle, step, foot - (first + row) * size.height),
    ).flat();
  // One's own stand nearer to us.
  const near = lines(count.near, 0);
  return {
    ...size,
    left: ground.x - zone.x,
    right: ground.x - zone.x + ground.width,
    width: Math.max(size.width, Math.min(narrowest, columns === 1 ? ground.width : step + 4)),
    near,
    far: lines(count.far, Math.ceil(count.near / columns)),
  };
}

const tallEnds = [0.5, 0, 1, 0.5, 0, 0];

function tallSlots(zone: Area, ground: Area, place: number, { far, near }: Count): Slots {
  const gap = far > 0 && near > 0 ? 0.3 : 0;
  const step = Math.min(68, ground.width / Math.max(1, far + near + gap));
  const y = ground.y - zone.y + ground.height;
  const left = ground.x - zone.x;
  const used = step * (far + near + gap);
  // Towards the end where no castle stands or rises.
  const start = left + (ground.width - used) * (tallEnds[place] ?? 0);
  const at = (index: number) => ({ x: start + (index + 0.5) * step, y });
  return {
    width: Math.min(66, Math.max(narrowest, step - 4)),
    height: Math.min(80, ground.height),
    left,
    right: left + ground.width,
    near: Array.from({ length: near }, (_, index) => at(index)),
    far: Array.from({ length: far }, (_, index) => at(near + gap + index)),
  };
}

/** Slots for so many figures of either side in a zone. */
export function slotsOf({ shape, zones, grounds }: Geometry, place: number, count: Count): Slots {
  const [zone, ground] = [zones[place], grounds[place]];
  if (zone === undefined || ground === undefined) throw new Error(`There is no zone ${place}.`);
  if (shape === 'tall') return tallSlots(zone, ground, place, count);
  const shut = count.walls * wall;
  const free = { ...ground, x: ground.x + (place < 3 ? 0 : shut), width: ground.width - shut };
  return wideSlots(zone, free, count);
}

/** How large the sign of a way is. */
const sign = 44;
const stepOf = 4;

/** The middle of the sign of a way, from the zone's upper left corner. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

// All that the signs of ways leave free: figures, and a Castle's banner.
function takenIn({ zones, castles }: Geometry, place: number, slots: Slots): readonly Box[] {
  const { width, height } = slots;
  const figures = [...slots.near, ...slots.far].map(({ x, y }) => ({
    left: x - width / 2,
    right: x + width / 2,
    top: y - height,
    bottom: y,
  }));
  const zone = zones[place];
  if (zone === undefined || (place !== 1 && place !== 4)) return figures;
  const { x, scale } = place === 1 ? castles.near : castles.far;
  const half = Math.max(40, 45 * scale);
  return [...figures, { top: 0, bottom: zone.height, left: x - zone.x - half, right: x - zone.x + half }];
}

/**
 * Where the sign of a way into a zone stands: beside the border that one comes over, as near to its usual place as it covers
 * nobody's name and figures. Null: over the zone's name, since there is no room for it, or zones are columns, whose names lie
 * at their feet. `end`: the border that one comes over.
 */
export function wayAt(geometry: Geometry, place: number, slots: Slots, end: 'home' | 'away'): Spot | null {
  const half = sign / 2;
  const { width, height } = geometry.zones[place] ?? { width: 0, height: 0 };
  if (geometry.shape === 'wide') return null;
  const taken = takenIn(geometry, place, slots);
  const y = end === 'home' ? height - 20 : 20;
  const isFree = (x: number): boolean =>
    taken.every(
      ({ left, right, top, bottom }) =>
        x + half <= left || x - half >= right || y + half <= top || y - half >= bottom,
    );
  const wish = width * 0.55;
  let best: number | null = null;
  for (let x = rim + half; x <= width - half; x += stepOf)
    if ((best === null || Math.abs(x - wish) < Math.abs(best - wish)) && isFree(x)) best = x;
  return best === null ? null : { x: best, y };
}
