// Where an explanation goes: beside its anchor, wholly on the screen.

/** A rectangle on the screen. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const gap = 8;

function within(value: number, size: number, match: number): number {
  return Math.max(gap, Math.min(value, match - size - gap));
}

/** Above the anchor if there is room, else beside it, else below; moved onto the screen. */
export function placeOf(
  anchor: Box,
  size: { readonly width: number; readonly height: number },
  screen: { readonly width: number; readonly height: number },
): { readonly left: number; readonly top: number } {
  const middle = within(anchor.left + anchor.width / 2 - size.width / 2, size.width, screen.width);
  const above = anchor.top - gap - size.height;
  if (above >= gap) return { left: middle, top: above };
  const below = anchor.top + anchor.height + gap;
  if (below + size.height + gap <= screen.height) return { left: middle, top: below };
  const right = anchor.left + anchor.width + gap;
  const left = anchor.left - gap - size.width;
  const top = within(anchor.top + anchor.height / 2 - size.height / 2, size.height, screen.height);
  if (right + size.width + gap <= screen.width) return { left: right, top };
  if (left >= gap) return { left, top };
  return { left: middle, top: within(above, size.height, screen.height) };
}
