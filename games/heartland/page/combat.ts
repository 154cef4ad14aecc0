// How single reports are shown on the table: a blow, a glow, a loss of life. The places come from the page as it stands.

import type { HeartlandFace } from '../rules/table.ts';

const unitKey = 'unit';

function unitIn(root: HTMLElement, unit: number): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-unit="${unit}"]`);
}

function shake(target: HTMLElement | null, duration: number): Animation[] {
  if (target === null) return [];
  const shift = (x: number) => ({ transform: `translateX(${x}px)` });
  const frames = [shift(0), shift(-6), shift(6), shift(-4), shift(3), shift(0)];
  return [target.animate(frames, { duration: duration * 0.5 })];
}

function glow(target: Element | null, duration: number): Animation[] {
  if (target === null) return [];
  const rest = { transform: 'none' };
  return [target.animate([rest, { transform: 'scale(1.14)' }, rest], { duration: duration * 0.7 })];
}

// Both sides run to the middle line and strike; the dead fall to ash, the others go back to their places.
function clash(
  root: HTMLElement,
  frontier: number,
  kills: ReadonlySet<number>,
  duration: number,
): Animation[] {
  const place = root.querySelector(`[data-frontier="${frontier}"]`);
  if (place === null) return [];
  const { top, height } = place.getBoundingClientRect();
  return [...place.querySelectorAll<HTMLElement>('[data-unit]')].map((unit) => {
    const box = unit.getBoundingClientRect();
    const near = box.top + box.height / 2 > top + height / 2;
    const run = { transform: `translateY(${near ? -16 : 16}px) scale(1.05)`, opacity: 1 };
    const rest = { transform: 'none', opacity: 1 };
    const ash = { transform: `translateY(${near ? 10 : -10}px) rotate(14deg) scale(0.7)`, opacity: 0 };
    const falls = kills.has(Number(unit.dataset[unitKey]));
    return unit.animate(
      [rest, { ...run, offset: 0.16 }, { ...run, offset: falls ? 0.4 : 0.3 }, falls ? ash : rest],
      { duration, fill: falls ? 'forwards' : 'none', easing: 'cubic-bezier(.2, .7, .2, 1)' },
    );
  });
}

function plant(flag: Element | null, duration: number): Animation[] {
  if (flag === null) return [];
  const frames = [
    { transform: 'translateY(70%) scaleY(0.1)', opacity: 0 },
    { transform: 'none', opacity: 1 },
  ];
  return [flag.animate(frames, { duration: duration * 0.5, easing: 'cubic-bezier(.2, .7, .2, 1)' })];
}

function lifeOf(root: HTMLElement, seat: number): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-life="${seat}"]`);
}

function animations(root: HTMLElement, face: HeartlandFace, duration: number): Animation[] {
  switch (face.tell) {
    case 'clash':
      return clash(
        root,
        face.frontier,
        new Set(face.sides.flatMap(({ kills }) => kills.map(({ unit }) => unit))),
        duration,
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
    case 'maneuver':
      return glow(unitIn(root, face.unit.unit), duration);
    case 'occupies':
      return plant(unitIn(root, face.unit.unit)?.querySelector('[data-flag]') ?? null, duration);
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
