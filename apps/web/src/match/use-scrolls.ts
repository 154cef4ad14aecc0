// Whether a list is wider than its place, as its items grow and windows shrink.

import { useEffect, useState } from 'preact/hooks';
import type { RefObject } from 'preact';

/** True while not all of the list has room beside each other. `count`: of its items. */
export function useScrolls(list: RefObject<HTMLElement | null>, count: number): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const { current } = list;
    if (current === null) return undefined;
    const size = new ResizeObserver(() => setScrolls(current.scrollWidth > current.clientWidth));
    for (const one of [current, ...current.children]) size.observe(one);
    return () => size.disconnect();
  }, [list, count]);
  return scrolls;
}
