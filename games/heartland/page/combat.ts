// How single reports are shown on the table: a blow, a glow, a loss of life. The places come from the page as it stands.

import type { HeartlandFace } from '../rules/table.ts';

function unitIn(root: HTMLElement, unit: number): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-unit="${unit}"]`);
}

function shake(target: HTMLElement | null, duration: number): Animation[] {
  if (target === null) return [];
  const shift = (x: number) => ({ transform: `translateX(${x}px)` });
  const frames = [shift(0), shift(-6), shift(6), shift(-4), shift(3), shift(0)];
  return [target.animate(frames, { duration: duration * 0.5 })];
}

function glow(target: HTMLElement | null, duration: number): Animation[] {
  if (target === null) return [];
  const off = { filter: 'none' };
  const on = { filter: 'brightness(1.3) drop-shadow(0 0 10px currentColor)' };
  return [target.animate([off, on, off], { duration })];
}

function lifeOf(root: HTMLElement, seat: number): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-life="${seat}"]`);
}

function animations(root: HTMLElement, face: HeartlandFace, duration: number): Animation[] {
  switch (face.tell) {
    case 'clash':
      return face.sides.flatMap(({ kills }) =>
        kills.flatMap(({ unit }) => shake(unitIn(root, unit), duration)),
      );
    case 'strikes':
    case 'drains':
      return [...shake(lifeOf(root, face.seat), duration), ...glow(lifeOf(root, face.seat), duration)];
    case 'heals':
      return glow(lifeOf(root, face.seat), duration);
    case 'damages':
    case 'weakens':
      return shake(unitIn(root, face.unit.unit), duration);
    case 'empowers':
    case 'readies':
    case 'occupies':
    case 'maneuver':
      return glow(unitIn(root, face.unit.unit), duration);
    default:
      return [];
  }
}

/** Shows a report on the table for `duration` milliseconds; returns how to stop it. */
export function show(root: HTMLElement, face: HeartlandFace, duration: number): () => void {
  const running = animations(root, face, duration);
  return () => {
    for (const animation of running) animation.cancel();
  };
}
