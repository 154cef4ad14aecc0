// The size of a board's box, followed as the window changes.

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { RefObject } from 'preact';

/** Width and height in px. */
export interface BoxSize {
  readonly width: number;
  readonly height: number;
}

/** The element to measure, and its size; `first` until it is measured, before anything is shown. */
export function useBox(first: BoxSize): readonly [RefObject<HTMLElement | null>, BoxSize] {
  const element = useRef<HTMLElement | null>(null);
  const [box, setBox] = useState(first);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = current;
      if (width > 0 && height > 0)
        setBox((last) => (last.width === width && last.height === height ? last : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [element, box];
}
