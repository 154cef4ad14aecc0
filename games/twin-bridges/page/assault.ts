// How single reports are shown on the table: a lunge, a blow, a glow. The places come from the page as it stands.

import type { Hit, TwinFace } from '../rules/table.ts';

const ease = 'cubic-bezier(0.3, 0, 0.2, 1)';

function find(root: HTMLElement, selector: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(selector);
}

function unitIn(root: HTMLElement, card: string): HTMLElement | null {
  return find(root, `[data-key="${CSS.escape(card)}"]`);
}

// Half way to the target and back.
function lunge(from: HTMLElement | null, to: HTMLElement | null, duration: number): Animation[] {
  if (from === null || to === null) return [];
  const a = from.getBoundingClientRect();
  const b = to.getBoundingClientRect();
  const x = (b.left + b.width / 2 - a.left - a.width / 2) * 0.6;
  const y = (b.top + b.height / 2 - a.top - a.height / 2) * 0.6;
  const there = { transform: `translate(${x}px, ${y}px) scale(1.08)`, zIndex: '5', offset: 0.45 };
  const frames = [{ transform: 'none', zIndex: '5' }, there, { transform: 'none', zIndex: '5' }];
  return [from.animate(frames, { duration, easing: ease })];
}

function shake(target: HTMLElement | null, duration: number): Animation[] {
  if (target === null) return [];
  const shift = (x: number) => ({ transform: `translateX(${x}px)` });
  const frames = [shift(0), shift(-6), shift(6), shift(-4), shift(3), shift(0)];
  return [target.animate(frames, { duration: duration * 0.4, delay: duration * 0.42 })];
}

function glow(target: HTMLElement | null, duration: number): Animation[] {
  if (target === null) return [];
  const off = { filter: 'none' };
  const frames = [off, { filter: 'brightness(1.35) drop-shadow(0 0 10px currentColor)' }, off];
  return [target.animate(frames, { duration, easing: ease })];
}

function blows(root: HTMLElement, hits: readonly Hit[], duration: number): Animation[] {
  return hits.flatMap(({ card, absorbed }) => {
    const target = unitIn(root, card);
    return absorbed ? glow(target, duration) : shake(target, duration);
  });
}

function animations(root: HTMLElement, face: TwinFace, duration: number): Animation[] {
  switch (face.tell) {
    case 'attacks':
      return [
        ...lunge(unitIn(root, face.card), unitIn(root, face.hits[0]?.card ?? ''), duration),
        ...blows(root, face.hits, duration),
      ];
    case 'strikes': {
      const target = find(root, `[data-bastion="${1 - face.seat}"]`);
      return [...lunge(unitIn(root, face.card), target, duration), ...shake(target, duration)];
    }
    case 'damaged':
      return blows(root, [face.hit], duration);
    case 'chants':
      return glow(unitIn(root, face.target), duration);
    case 'strengthened':
    case 'warded':
      return glow(unitIn(root, face.card), duration);
    case 'bastion-falls':
    case 'fort-falls':
      return shake(find(root, `[data-building="${face.seat}"]`), duration * 2);
    default:
      return [];
  }
}

/** Shows a report on the table for `duration` milliseconds; returns how to stop it. */
export function show(root: HTMLElement, face: TwinFace, duration: number): () => void {
  const running = animations(root, face, duration);
  return () => {
    for (const animation of running) animation.cancel();
  };
}
