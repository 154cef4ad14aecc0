// The size of a board's box, followed as the window changes.

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { RefObject } from 'preact';

/** Width and height in px. */
export interface BoxSize {
  readonly width: number;
  readonly height: number;
}

/** A part of a board, in px from its upper left corner. */
export interface Area extends BoxSize {
  readonly x: number;
  readonly y: number;
}

/** The styles that put an element there. */
export function placed({ x, y, width, height }: Area) {
  return { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` };
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
