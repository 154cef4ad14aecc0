// Popover placement: beside the anchor, wholly on the screen. Floating UI works it out; it comes when the first popover
// opens, so that the first page does without it.

/** Where a popover would like to stand; another side is taken where there is no room. */
export interface Placement {
  readonly side?: 'above' | 'below';
  readonly align?: 'middle' | 'end';
}

const gap = 8;

const names = {
  above: { middle: 'top', end: 'top-end' },
  below: { middle: 'bottom', end: 'bottom-end' },
} as const;

/**
 * Moves a shown popover beside its anchor: on the side it would like, else on the other one, else at the right or the
 * left, else over it. Until then it is not to be seen, but it can have the focus.
 */
export async function placeBeside(
  box: HTMLElement,
  anchor: Element,
  { side = 'above', align = 'middle' }: Placement = {},
): Promise<void> {
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
