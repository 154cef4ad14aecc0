// Where everything stands on the board of a given size: the river with its two bridges, the bastions, the wall that the
// other hand lies on, and a slot for each creature.

import type { Area, BoxSize } from '@bridgefront/page/boards/box.ts';

/** A point of the board. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where a castle stands: the middle of its foot, and its size to its drawing's of 200 by 240. */
export interface CastleSpot extends Spot {
  readonly scale: number;
}

/** A lane: all of it, where either side's creatures stand, and the middle of its bridge. */
export interface LanePlace {
  readonly area: Area;
  readonly near: Area;
  readonly far: Area;
  readonly bridge: Spot;
}

/** The whole board of one size. `wide`: lanes from left to right; `tall`: from below upwards, one beside the other. */
export interface Geometry extends BoxSize {
  readonly shape: 'wide' | 'tall';
  /** The wall on which the other hand lies. */
  readonly wall: Area;
  /** Down to here is sky; 0: none. */
  readonly horizon: number;
  /** Half of the river's width at either lane. */
  readonly banks: readonly [number, number];
  readonly lanes: readonly [LanePlace, LanePlace];
  readonly castles: { readonly near: CastleSpot; readonly far: CastleSpot };
}

const largest = { width: 100, height: 124 };
/** A name of two short words has room on this. */
const narrowest = 50;

function wide({ width, height }: BoxSize): Geometry {
  const low = height < 400;
  const wall = low ? 46 : 66;
  const top = low ? 44 : 76;
  const lane = (height - top) / 2;
  const middle = width / 2;
  const court = Math.min(150, width * (low ? 0.128 : 0.145));
  const banks = [width * 0.042, width * (low ? 0.046 : 0.052)] as const;
  const scale = Math.min(court / 200, (lane * 1.05) / 240);
  const foot = top + lane * 1.2;
  const place = (at: 0 | 1): LanePlace => {
    const y = top + at * lane;
    const gap = banks[at] + (low ? 12 : 20);
    const near = { x: court, y, width: middle - gap - court, height: lane };
    return {
      area: { x: 0, y, width, height: lane },
      near,
      far: { ...near, x: middle + gap },
      bridge: { x: middle, y: y + lane * 0.72 },
    };
  };
  return {
    shape: 'wide',
    width,
    height,
    wall: { x: width * 0.14, y: low ? 0 : 4, width: width * 0.72, height: wall },
    horizon: low ? 46 : 74,
    banks,
    lanes: [place(0), place(1)],
    castles: {
      near: { x: court * 0.52, y: foot, scale },
      far: { x: width - court * 0.52, y: foot, scale },
    },
  };
}

function tall({ width, height }: BoxSize): Geometry {
  const wall = 54;
  const top = wall + 6;
  const middle = top + (height - top) / 2;
  const half = 26;
  const scale = Math.min((width * 0.23) / 200, ((height - top) * 0.28) / 240);
  const court = 200 * scale;
  const place = (at: 0 | 1): LanePlace => {
    const x = at === 0 ? 3 : width / 2 + court / 2;
    const size = { width: width / 2 - court / 2 - 3, height: middle - half - top };
    return {
      area: { x: (at * width) / 2, y: top, width: width / 2, height: height - top },
      near: { x, y: middle + half, ...size },
      far: { x, y: top, ...size },
      bridge: { x: x + size.width / 2, y: middle },
    };
  };
  return {
    shape: 'tall',
    width,
    height,
    wall: { x: 0, y: 0, width, height: wall },
    horizon: 0,
    banks: [half, half],
    lanes: [place(0), place(1)],
    castles: {
      near: { x: width / 2, y: height - 8, scale },
      far: { x: width / 2, y: top + 240 * scale + 6, scale },
    },
  };
}

/** The board in a box of this size. */
export function geometryOf(box: BoxSize): Geometry {
  return box.width >= box.height ? wide(box) : tall(box);
}

/** Where the creatures of one side of a lane stand, the first next to the bridge: the size of each, and the middle of its foot. */
export interface Slots extends BoxSize {
  readonly spots: readonly Spot[];
}

// In one line away from the bridge; more than have room stand closer.
function line(place: LanePlace, near: boolean, count: number): Slots {
  const area = near ? place.near : place.far;
  const height = Math.min(largest.height, area.height * 0.56);
  const fits = area.width / (1 + (count - 1) * 1.03);
  const width = Math.max(narrowest, Math.min(largest.width, height * 0.82, fits));
  const step = count < 2 ? 0 : Math.min(width * 1.14, (area.width - width) / (count - 1));
  const first = near ? area.x + area.width - width / 2 : area.x + width / 2;
  const spots = Array.from({ length: count }, (_, at) => ({
    x: first + (near ? -1 : 1) * at * step,
    y: place.bridge.y + 14,
  }));
  return { width, height: Math.min(height, width * 1.32), spots };
}

// In rows away from the bridge, each from left to right.
function rows(place: LanePlace, near: boolean, count: number): Slots {
  const area = near ? place.near : place.far;
  const columns = Math.max(1, Math.ceil(count / 2));
  const height = Math.min(80, area.height / 2);
  const width = Math.min(68, area.width / columns - 3);
  const spots = Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / columns);
    const inRow = Math.min(columns, count - row * columns);
    const x = area.x + area.width / 2 + ((at % columns) - (inRow - 1) / 2) * (area.width / columns);
    return { x, y: near ? area.y + (row + 1) * height : area.y + area.height - row * height };
  });
  return { width, height, spots };
}

/** Slots for so many creatures of a side in a lane. */
export function slotsOf({ shape, lanes }: Geometry, lane: 0 | 1, near: boolean, count: number): Slots {
  return (shape === 'wide' ? line : rows)(lanes[lane], near, count);
}
