// Places what is told over the stage where it covers least.

import { along, boxOf, corners, freeCorner, inSight, roomBeside } from './corner.ts';
import type { Along, Corner } from './corner.ts';
import type { Box } from './free-spot.ts';

// What both hold: a stage that begins below the plates of the players, and what lies over it.
function both(a: Box, b: Box): Box {
  const [left, top] = [Math.max(a.left, b.left), Math.max(a.top, b.top)];
  return {
    left,
    top,
    width: Math.min(a.left + a.width, b.left + b.width) - left,
    height: Math.min(a.top + a.height, b.top + b.height) - top,
  };
}

function place(box: HTMLElement, now: Corner): Corner {
  const stage = document.querySelector('[data-part=stage]');
  const board = stage?.firstElementChild;
  if (stage === null || board === null || board === undefined || box.offsetParent === null) return now;
  const over = boxOf(box.offsetParent);
  const track = stage.querySelector('[data-track]');
  const room = roomBeside(both(over, boxOf(board)), track === null ? undefined : boxOf(track));
  const inner = { left: room.left + 8, top: room.top + 8, width: room.width - 16, height: room.height - 16 };
  const corner = freeCorner(boxOf(box), inner, inSight(stage, box), now);
  const [side, at] = corner.split(' ') as [string, Along];
  const low = side === 'bottom';
  const set = (name: string, pixels: number): void => box.style.setProperty(name, `${Math.round(pixels)}px`);
  box.dataset['side'] = side;
  set('--from-left', inner.left - over.left + along[at] * (inner.width - box.offsetWidth));
  set('--from-edge', low ? over.top + over.height - inner.top - inner.height : inner.top - over.top);
  return corner;
}

/** Sets `data-side`, `--from-edge` and `--from-left` of a box over the stage, again at each call; it moves for a better place only. */
export function placer(box: HTMLElement): () => void {
  let [corner = 'top left'] = corners;
  return () => void (corner = place(box, corner));
}
