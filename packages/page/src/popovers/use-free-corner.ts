// Puts what is told over the stage where it covers least.

import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { placer } from './place-in-corner.ts';

type Placer = typeof placer;
let placing: Placer | null = null;

/** Fetches what works that out, which nobody waits for at first; once it is there, nothing is drawn before it is placed. */
export async function fetchPlacing(): Promise<Placer> {
  placing ??= (await import('./place-in-corner.ts')).placer;
  return placing;
}

/**
 * Where it covers least of what has to stay in sight on the stage, for as long as it is `about` the same: `data-side` says
 * from which edge, `--from-edge` and `--from-left` how far. Null: it stands elsewhere.
 */
export function useFreeCorner(box: RefObject<HTMLElement | null>, about: string | null): void {
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null || about === null) return undefined;
    let look = (): void => undefined;
    let over = false;
    // What is told may get answers, and with them another size.
    const size = new ResizeObserver(() => look());
    const start = (place: Placer): void => {
      if (over) return;
      look = place(current);
      look();
      // The board comes nearer to what is asked about in its own time.
      requestAnimationFrame(() => look());
      addEventListener('resize', look);
      size.observe(current);
    };
    if (placing === null) void fetchPlacing().then(start);
    else start(placing);
    return () => {
      over = true;
      removeEventListener('resize', look);
      size.disconnect();
      delete current.dataset['side'];
    };
  }, [about]);
}
