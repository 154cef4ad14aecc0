// Free spot for a floating panel: beside what it speaks of, over as little as possible of what has to stay in sight.

/** A box on the screen, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const gap = 8;
// A pixel of distance weighs as much as this many covered pixels.
const nearness = 1;

/** How many pixels both boxes hold. */
export function shared(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

const middle = ({ left, top, width, height }: Box) => ({ x: left + width / 2, y: top + height / 2 });

function candidates(size: Pick<Box, 'width' | 'height'>, anchor: Box, within: Box): Box[] {
  const { x, y } = middle(anchor);
  const spots: Box[] = [];
  const add = (left: number, top: number): void => {
    const most = (low: number, room: number, own: number) => Math.max(low, low + room - own);
    spots.push({
      ...size,
      left: Math.min(most(within.left, within.width, size.width), Math.max(within.left, left)),
      top: Math.min(most(within.top, within.height, size.height), Math.max(within.top, top)),
    });
  };
  // Rings around the anchor: next to it, and beyond its neighbours.
  for (const away of [0, 1, 2]) {
    const [far, high] = [anchor.width * away + gap, anchor.height * away + gap];
    const [right, left] = [anchor.left + anchor.width + far, anchor.left - far - size.width];
    const [below, above] = [anchor.top + anchor.height + high, anchor.top - high - size.height];
    const [across, along] = [x - size.width / 2, y - size.height / 2];
    add(across, below);
    add(across, above);
    add(right, along);
    add(left, along);
    for (const side of [right, left]) for (const level of [below, above]) add(side, level);
  }
  for (const side of [within.left, within.left + within.width])
    for (const level of [within.top, within.top + within.height]) add(side, level);
  return spots;
}

/**
 * Where a panel of this size stands best inside `within`: near the anchor, and covering neither it nor, as far as
 * possible, what is to be kept `clear`.
 */
export function freeSpot(
  size: Pick<Box, 'width' | 'height'>,
  anchor: Box,
  within: Box,
  clear: readonly Box[],
): { readonly left: number; readonly top: number } {
  const from = middle(anchor);
  const worth = (spot: Box): number => {
    const covered = 4 * shared(spot, anchor) + clear.reduce((sum, box) => sum + shared(spot, box), 0);
    const at = middle(spot);
    return covered + nearness * Math.hypot(at.x - from.x, at.y - from.y);
  };
  const spots = candidates(size, anchor, within).map((spot) => ({ spot, worth: worth(spot) }));
  const best = spots.reduce((a, b) => (b.worth < a.worth ? b : a));
  return { left: Math.round(best.spot.left), top: Math.round(best.spot.top) };
}
