// Popover placement: beside the anchor, wholly on the screen. Floating UI works it out; it comes when the first popover
// opens, so that the first page does without it.

import { freeSpot } from './free-spot.ts';

/** Where a popover would like to stand; another side is taken where there is no room. */
export interface Placement {
  readonly side?: 'above' | 'below';
  readonly align?: 'middle' | 'end';
  /** What it shall not lie over, where it can be helped: neighbours of the anchor. */
  readonly clear?: string;
}

const gap = 8;

const names = {
  above: { middle: 'top', end: 'top-end' },
  below: { middle: 'bottom', end: 'bottom-end' },
} as const;

// Near the anchor, where it covers least of its neighbours.
function placeClear(box: HTMLElement, anchor: Element, clear: string): void {
  const { offsetWidth: width, offsetHeight: height } = box;
  const at = anchor.getBoundingClientRect();
  const start = { x: at.left - width - at.width, y: at.top - height - at.height };
  const end = { x: at.right + width + at.width, y: at.bottom + height + at.height };
  const [x, y] = [Math.max(gap, start.x), Math.max(gap, start.y)];
  const within = {
    left: x,
    top: y,
    width: Math.min(innerWidth - gap, end.x) - x,
    height: Math.min(innerHeight - gap, end.y) - y,
  };
  const others = [...document.querySelectorAll(clear)].filter((other) => other !== anchor);
  const boxes = others.map((other) => other.getBoundingClientRect());
  const { left, top } = freeSpot({ width, height }, at, within, boxes);
  box.style.setProperty('left', `${left}px`);
  box.style.setProperty('top', `${top}px`);
}

/**
 * Moves a shown popover beside its anchor: on the side it would like, else on the other one, else at the right or the
 * left, else over it. Until then it is not to be seen, but it can have the focus.
 */
export async function placeBeside(
  box: HTMLElement,
  anchor: Element,
  { side = 'above', align = 'middle', clear }: Placement = {},
): Promise<void> {
  if (clear !== undefined) return placeClear(box, anchor, clear);
  box.style.setProperty('opacity', '0');
  const { computePosition, flip, offset, shift } = await import('@floating-ui/dom');
  const sides =
    side === 'above' ? (['bottom', 'right', 'left'] as const) : (['top', 'right', 'left'] as const);
  const { x, y } = await computePosition(anchor, box, {
    strategy: 'fixed',
    placement: names[side][align],
    middleware: [
      offset(gap),
      flip({ padding: gap, fallbackPlacements: [...sides] }),
      shift({ padding: gap, crossAxis: true }),
    ],
  });
  box.style.setProperty('left', `${Math.round(x)}px`);
  box.style.setProperty('top', `${Math.round(y)}px`);
  box.style.removeProperty('opacity');
}
