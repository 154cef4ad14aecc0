// Whether the table has little height: the tray is then one line of cards, so that the board stays the largest thing.

import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

/** Below this height, in rem, the tray begins as one line. */
const lowBelow = 44;
/** Narrower tables have no tray: their parts stand below each other. The same width stands in table.module.css. */
const trayFrom = 44;

function isLow({ width, height }: DOMRectReadOnly): boolean {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return width >= trayFrom * rem && height < lowBelow * rem;
}

/** Follows the size of the table; known before anything is painted. */
export function useLow(table: RefObject<HTMLElement | null>): boolean {
  const [low, setLow] = useState(false);
  useLayoutEffect(() => {
    const element = table.current;
    if (element === null) return undefined;
    const look = (): void => setLow(isLow(element.getBoundingClientRect()));
    look();
    const watch = new ResizeObserver(look);
    watch.observe(element);
    return () => watch.disconnect();
  }, [table]);
  return low;
}
