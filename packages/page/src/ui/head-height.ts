// How high the line at the top of the screen is: on a small screen news stand below it.

import { signal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** In pixels; 0 before there is one. */
export const headHeight = signal(0);

/** For the element that is the line at the top. */
export function useHeadHeight(): RefObject<HTMLElement | null> {
  const head = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = head;
    if (current === null) return undefined;
    const size = new ResizeObserver(() => (headHeight.value = current.offsetHeight));
    size.observe(current);
    return () => size.disconnect();
  }, []);
  return head;
}
