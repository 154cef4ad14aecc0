// How a blow is seen: the card that hits runs at its target, or shoots and starts back; the target flashes.

import type { CastlesFace } from '../rules/table.ts';
import styles from './table.module.css';

interface Spot {
  readonly element: HTMLElement;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** The share of the moment after which the blow lands; the number that rises in piece.module.css waits as long. */
const lands = 0.3;
/** Whoever stands within so many widths of its target hits by hand. */
const byHand = 3.2;

function spotOf(root: HTMLElement, name: string): Spot | null {
  const element = root.querySelector<HTMLElement>(`[data-piece="${name}"]`);
  if (element === null) return null;
  const [box, frame] = [element.getBoundingClientRect(), root.getBoundingClientRect()];
  return {
    element,
    x: box.left - frame.left + box.width / 2,
    y: box.top - frame.top + box.height / 2 + root.scrollTop,
    width: box.width,
  };
}

/** By how much of the way to its target whoever hits moves at the height of the blow; below 0: back from it. */
export function lungeOf(distance: number, width: number): number {
  if (distance === 0) return 0;
  return distance > byHand * width ? -10 / distance : Math.min(0.7, (0.75 * width) / distance);
}

function shoot(root: HTMLElement, from: Spot, to: Spot, duration: number): HTMLElement {
  const shot = document.createElement('span');
  shot.className = styles.shot ?? '';
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const at = ({ x, y }: Spot): string => `translate(${x}px, ${y}px) rotate(${angle}rad)`;
  root.append(shot);
  shot.animate(
    [{ transform: at(from) }, { transform: at(to), opacity: 1 }, { transform: at(to), opacity: 0 }],
    {
      duration: duration * (lands + 0.05),
      easing: 'ease-in',
      fill: 'forwards',
    },
  );
  return shot;
}

/** Lets the blow of an attack be seen; returns how to take it away. */
export function showStrike(root: HTMLElement, face: CastlesFace, duration: number): (() => void) | undefined {
  if (face.tell !== 'attacks') return undefined;
  const from = spotOf(root, face.piece);
  const to = spotOf(root, face.hit.piece);
  if (from === null || to === null) return undefined;
  const [x, y] = [to.x - from.x, to.y - from.y];
  const share = lungeOf(Math.hypot(x, y), from.width);
  const rest = { transform: 'none', zIndex: 7 };
  const blow = { transform: `translate(${x * share}px, ${y * share}px) scale(1.08)`, zIndex: 7 };
  const running = [
    from.element.animate([rest, { ...blow, offset: lands }, { ...rest, offset: 0.7 }, rest], {
      duration,
      easing: 'cubic-bezier(.4, 0, .2, 1)',
    }),
    to.element.animate(
      [
        { filter: 'none' },
        { filter: 'none', offset: lands },
        { filter: 'brightness(2) saturate(0.6)', offset: lands + 0.06 },
        { filter: 'none', offset: lands + 0.3 },
        { filter: 'none' },
      ],
      { duration },
    ),
  ];
  const shot = share < 0 ? shoot(root, from, to, duration) : null;
  return () => {
    for (const animation of running) animation.cancel();
    shot?.remove();
  };
}
