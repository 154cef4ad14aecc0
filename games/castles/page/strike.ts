// What flies from a card that attacks to the one that it hits.

import type { CastlesFace } from '../rules/table.ts';
import styles from './table.module.css';

function centre(root: HTMLElement, name: string): { x: number; y: number } | null {
  const element = root.querySelector<HTMLElement>(`[data-piece="${name}"]`);
  if (element === null) return null;
  const [box, frame] = [element.getBoundingClientRect(), root.getBoundingClientRect()];
  return {
    x: box.left - frame.left + box.width / 2,
    y: box.top - frame.top + box.height / 2 + root.scrollTop,
  };
}

/** Lets a shot fly for an attack; returns how to take it away. */
export function showStrike(root: HTMLElement, face: CastlesFace, duration: number): (() => void) | undefined {
  if (face.tell !== 'attacks') return undefined;
  const from = centre(root, face.piece);
  const to = centre(root, face.hit.piece);
  if (from === null || to === null) return undefined;
  const shot = document.createElement('span');
  shot.className = styles.shot ?? '';
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const at = ({ x, y }: { x: number; y: number }): string => `translate(${x}px, ${y}px) rotate(${angle}rad)`;
  root.append(shot);
  shot.animate([{ transform: at(from) }, { transform: at(to) }], {
    duration: duration * 0.45,
    easing: 'ease-in',
    fill: 'forwards',
  });
  return () => shot.remove();
}
