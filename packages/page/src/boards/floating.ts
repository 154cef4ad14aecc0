// Floating panels of a board: each finds a free spot beside its hex, out of the way of what can be chosen.

import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { freeSpot } from '../popovers/free-spot.ts';
import type { Box } from '../popovers/free-spot.ts';
import type { Bounds, HexLayout, Point } from './layout.ts';
import { onScreen } from './zoom.ts';
import type { Zoom } from './zoom.ts';

/** The board that a panel floats over. */
export interface Ground {
  readonly layout: HexLayout;
  readonly bounds: Bounds;
  readonly zoom: Zoom;
}

// Part of a hex, or of the place of an edge, that has to stay in sight; the rims may be covered.
const shown = { hex: 0.86, edge: 0.36 };

/** The box on the screen of a hex (`2,-1`) or of the middle of an edge (`0,0~1,0`). */
export function boxOf({ layout, bounds, zoom }: Ground, place: string): Box {
  const size = zoom.size.value;
  const look = zoom.look.value;
  const edge = place.includes('~');
  const point: Point = edge ? layout.spanOf(place) : layout.centreOf(place);
  const { x, y } = onScreen(point, look, bounds, size);
  const unit = Math.min(size.width / bounds[2], size.height / bounds[3]) * look.scale;
  const part = layout.size * unit * (edge ? shown.edge : shown.hex);
  return { left: x - part, top: y - part, width: 2 * part, height: 2 * part };
}

const panels = '[data-floating]';
const margin = 4;

/**
 * Places the panel each time its component is drawn: near `at`, over as little as possible of `clear`, and of the other
 * panels that float over the same board.
 */
export function useFloating(
  box: RefObject<HTMLElement | null>,
  ground: Ground,
  at: string,
  clear: readonly string[],
): void {
  const { width, height } = ground.zoom.size.value;
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null) return;
    const here = current.offsetParent?.getBoundingClientRect();
    const others = [...(current.offsetParent?.querySelectorAll<HTMLElement>(panels) ?? [])].filter(
      (other) => other !== current && !other.contains(current),
    );
    const within = { left: margin, top: margin, width: width - 2 * margin, height: height - 2 * margin };
    const spot = freeSpot(
      { width: current.offsetWidth, height: current.offsetHeight },
      boxOf(ground, at),
      within,
      [
        ...clear.map((place) => boxOf(ground, place)),
        ...others.map((other) => {
          const { left, top, width: wide, height: high } = other.getBoundingClientRect();
          return { left: left - (here?.left ?? 0), top: top - (here?.top ?? 0), width: wide, height: high };
        }),
      ],
    );
    current.style.setProperty('left', `${spot.left}px`);
    current.style.setProperty('top', `${spot.top}px`);
  });
}
