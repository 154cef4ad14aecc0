// Where a small box stands beside what it belongs to.

/** A size on the screen. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A rectangle on the screen. */
export interface Area extends Size {
  readonly left: number;
  readonly top: number;
}

const gap = 8;

/**
 * Above or below the anchor, whichever is preferred and has room, centred to it (or aligned to its end), and inside the
 * screen.
 */
export function placeBeside(
  anchor: Area,
  box: Size,
  screen: Size,
  wish: { readonly side?: 'above' | 'below'; readonly align?: 'middle' | 'end' } = {},
): { readonly left: number; readonly top: number } {
  const above = anchor.top - gap - box.height;
  const below = anchor.top + anchor.height + gap;
  const fitsBelow = below + box.height <= screen.height - gap;
  const onTop = wish.side === 'below' ? !fitsBelow && above >= gap : above >= gap || !fitsBelow;
  const end = anchor.left + anchor.width - box.width;
  const left = wish.align === 'end' ? end : anchor.left + (anchor.width - box.width) / 2;
  return {
    left: Math.round(Math.max(gap, Math.min(left, screen.width - gap - box.width))),
    top: Math.round(Math.max(gap, Math.min(onTop ? above : below, screen.height - gap - box.height))),
  };
}

/** Moves a shown popover beside its anchor. */
export function moveBeside(
  box: HTMLElement,
  anchor: Element,
  wish?: Parameters<typeof placeBeside>[3],
): void {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const at = placeBeside(
    anchor.getBoundingClientRect(),
    box.getBoundingClientRect(),
    { width, height },
    wish,
  );
  box.style.setProperty('left', `${at.left}px`);
  box.style.setProperty('top', `${at.top}px`);
}
