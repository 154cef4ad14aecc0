// Boards for fingers: while places are asked for on a small screen, the map comes nearer by itself.

import { useSignalEffect } from '@preact/signals';
import type { Point } from './layout.ts';
import type { Zoom } from './zoom.ts';

/** Pixels that a finger needs. */
const fingerWide = 44;

/**
 * Where fingers point, keeps a place that can be chosen at least a finger wide.
 * @param wide how wide such a place is drawn, in units of the drawing
 * @param open reads from signals where the places are that can be chosen; without any the whole board is shown
 */
export function useFingerWide(zoom: Zoom, wide: number, open: () => readonly Point[]): void {
  useSignalEffect(() => {
    const points = open();
    const { width } = zoom.size.value;
    if (width === 0 || !matchMedia('(pointer: coarse)').matches) return;
    zoom.approach(points, points.length === 0 ? 0 : fingerWide / wide);
  });
}
