// Where on the stage what is told over it is least in the way.

import { shared } from './free-spot.ts';
import type { Box } from './free-spot.ts';

const gap = 8;

/** How far from the left, of the room that there is. */
export const along = { left: 0, 'near-left': 0.25, middle: 0.5, 'near-right': 0.75, right: 1 } as const;
/** Such a place. */
export type Along = keyof typeof along;

/** Where on the stage the coach may stand: a corner, or between two. */
export type Corner = `${'top' | 'bottom'} ${Along}`;

/** All of them, the usual one first, and corners before what lies between. */
export const corners: readonly Corner[] = [
  ...(['top left', 'top right', 'bottom left', 'bottom right'] as const),
  ...(['near-left', 'middle', 'near-right'] as const).flatMap((at) => [`top ${at}`, `bottom ${at}`] as const),
];

/** What should stay in sight, and how much. */
export interface Taken extends Box {
  readonly weight: number;
}

/** The room beside a track along an edge of it: under one that lies at its head, beside one that stands at a side. */
export function roomBeside(room: Box, track: Box | undefined): Box {
  if (track === undefined || shared(room, track) === 0) return room;
  const [right, bottom] = [room.left + room.width, room.top + room.height];
  if (track.width > track.height) {
    const top = track.top + track.height + gap;
    return { ...room, top, height: bottom - top };
  }
  const inner = track.left + track.width + gap;
  return track.left - room.left < right - track.left - track.width
    ? { ...room, left: inner, width: right - inner }
    : { ...room, width: track.left - gap - room.left };
}

// What is to stay in sight, and how much: who strikes whom, what the table says of the game, then what can be clicked. Not what comes and goes
// with the pointer: what is placed would flee from it, off the pointer and on again, for ever.
const needed = [
  ['[data-struck]', 100],
  [':is([data-vital], [data-racer], [data-odds], [data-floating]:not([data-floating=passing]))', 3],
  ['[data-lit]', 2],
  ['[data-overlay]:not([hidden])', 1],
] as const;

/** The box of an element in the window. */
export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

/** All of that on a stage, but for one element that is being placed. */
export function inSight(stage: Element, but?: Element): readonly Taken[] {
  return needed.flatMap(([selector, weight]) =>
    [...stage.querySelectorAll(selector)]
      .filter((one) => one !== but && but?.contains(one) !== true)
      .map((one) => ({ ...boxOf(one), weight })),
  );
}

/** The box that holds both where they meet, else the first. */
export function around(box: Box, other: Box): Box {
  if (shared(box, other) === 0) return box;
  const left = Math.min(box.left, other.left);
  const top = Math.min(box.top, other.top);
  return {
    left,
    top,
    width: Math.max(box.left + box.width, other.left + other.width) - left,
    height: Math.max(box.top + box.height, other.top + other.height) - top,
  };
}

/** Where a card of this size covers least; where it is `now`, unless another corner is better. */
export function freeCorner(
  { width, height }: Pick<Box, 'width' | 'height'>,
  stage: Box,
  taken: readonly Taken[],
  now: Corner,
): Corner {
  const covered = (corner: Corner): number => {
    const [side, at] = corner.split(' ') as ['top' | 'bottom', Along];
    const left = stage.left + along[at] * (stage.width - width);
    const top = side === 'top' ? stage.top : stage.top + stage.height - height;
    return taken.reduce((all, one) => all + one.weight * shared({ left, top, width, height }, one), 0);
  };
  const others = corners.filter((corner) => corner !== now);
  return [now, ...others].toSorted((a, b) => covered(a) - covered(b))[0] ?? now;
}
