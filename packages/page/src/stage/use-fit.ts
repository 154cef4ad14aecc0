// What has a given room and more to show than fits at full size is drawn smaller, as little as it takes.

import { useLayoutEffect } from 'preact/hooks';
import type { RefObject } from 'preact';

const step = 0.06;
const least = 0.5;

function fits(box: HTMLElement): boolean {
  return box.scrollHeight <= box.clientHeight + 1 && box.scrollWidth <= box.clientWidth + 1;
}

function fit(box: HTMLElement): void {
  box.style.setProperty('--fit', '1');
  for (let size = 1 - step; size >= least && !fits(box); size -= step)
    box.style.setProperty('--fit', size.toFixed(2));
}

/**
 * Sets `--fit` (1 or less) on every `[data-fit]` inside the element, whenever it is drawn or its size changes; styles
 * give it to what shall shrink, as `zoom: var(--fit)`.
 */
export function useFit(root: RefObject<HTMLElement | null>): void {
  const all = (): void => {
    for (const box of root.current?.querySelectorAll<HTMLElement>('[data-fit]') ?? []) fit(box);
  };
  useLayoutEffect(all);
  useLayoutEffect(() => {
    const stage = root.current?.querySelector('[data-fit]')?.closest('[data-part]');
    if (stage === null || stage === undefined) return undefined;
    const watch = new ResizeObserver(all);
    watch.observe(stage);
    return () => watch.disconnect();
  }, [root]);
}
