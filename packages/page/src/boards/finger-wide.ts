// Boards for fingers: while places are asked for on a small screen, the map comes nearer by itself.

import { useSignalEffect } from '@preact/signals';
import type { Point } from './layout.ts';
import type { Zoom } from './zoom.ts';

/** Pixels that a finger needs. */
const fingerWide = 44;

/** Something on the board that can be chosen. */
export interface OpenPlace {
  readonly at: Point;
  /** How wide it is drawn, in units of the drawing. */
  readonly wide: number;
}

/**
 * How wide a place may be taken for, at least `wide`, so that all of these stay in a window of this size; `around`: what
 * belongs to each of them on every side.
 */
export function wideForAll(
  points: readonly Point[],
  {
    wide,
    around,
    size,
  }: { readonly wide: number; readonly around: number; readonly size: Zoom['size']['value'] },
): number {
  if (points.length === 0) return wide;
  const span = (all: readonly number[]): number => Math.max(...all) - Math.min(...all) + 2 * around;
  const across = size.width / span(points.map(({ x }) => x));
  const down = size.height / span(points.map(({ y }) => y));
  return Math.max(wide, fingerWide / Math.min(across, down));
}

/**
 * Where fingers point, keeps what can be chosen at least a finger wide.
 * @param open reads from signals what can be chosen; without anything the whole board is shown, and null leaves it as it is
 */
export function useFingerWide(zoom: Zoom, open: () => readonly OpenPlace[] | null): void {
  useSignalEffect(() => {
    const places = open();
    const { width } = zoom.size.value;
    if (places === null || width === 0 || !matchMedia('(pointer: coarse)').matches) return;
    const least = Math.min(...places.map(({ wide }) => wide));
    const points = places.map(({ at }) => at);
    zoom.approach(points, places.length === 0 ? 0 : fingerWide / least);
  });
}
