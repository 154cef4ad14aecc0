// Things that change their place glide there: first, last, invert, play. Elements are known by `data-key`, so a card
// flies from a hand to a lane and back although each place draws it anew.

import { useLayoutEffect, useRef } from 'preact/hooks';
import type { RefObject } from 'preact';

type Places = ReadonlyMap<string, DOMRect>;

function placesIn(root: HTMLElement): Map<string, DOMRect> {
  const places = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-key]'))
    places.set(element.dataset['key'] ?? '', element.getBoundingClientRect());
  return places;
}

function glide(root: HTMLElement, before: Places, after: Places, duration: number): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-key]')) {
    const key = element.dataset['key'] ?? '';
    const from = before.get(key);
    const to = after.get(key);
    if (from === undefined || to === undefined || to.width === 0) continue;
    const x = from.left - to.left;
    const y = from.top - to.top;
    if (Math.abs(x) + Math.abs(y) < 2) continue;
    const start = `translate(${x}px, ${y}px) scale(${from.width / to.width})`;
    element.animate(
      [
        { transform: start, transformOrigin: '0 0' },
        { transform: 'none', transformOrigin: '0 0' },
      ],
      { duration, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)', id: 'flip' },
    );
  }
}

// What still glides is at its goal at once: places are measured at rest.
function settle(root: HTMLElement): void {
  for (const animation of root.getAnimations({ subtree: true }))
    if (animation.id === 'flip') animation.finish();
}

/** Lets everything with a `data-key` inside the element glide whenever `shown` has changed; 0 ms: nothing moves. */
export function useFlip(shown: unknown, duration: number): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement | null>(null);
  const places = useRef<Places>(new Map());
  const last = useRef<unknown>(null);
  useLayoutEffect(() => {
    const element = root.current;
    if (element === null || last.current === shown) return;
    settle(element);
    const after = placesIn(element);
    if (last.current !== null && duration > 0) glide(element, places.current, after, duration);
    last.current = shown;
    places.current = after;
  });
  return root;
}
