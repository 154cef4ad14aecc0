// Drawing that can wait for the next frame: what somebody is waiting for is shown before it.

import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

/** A page that is out of sight draws no frames; there it is done after so many milliseconds. */
const patience = 250;

// Whoever waits for the same frame is called back together, so that the page is drawn and laid out once for all of them.
let waiting: Set<() => void> | null = null;

function nextFrame(): Set<() => void> {
  const acts = new Set<() => void>();
  const act = (): void => {
    for (const one of acts) one();
  };
  let frame = 0;
  const close = (): void => {
    if (waiting === acts) waiting = null;
  };
  let timer = setTimeout(() => {
    cancelAnimationFrame(frame);
    close();
    act();
  }, patience);
  frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    // Who comes from here on waits for the next one.
    close();
    timer = setTimeout(act);
  });
  return acts;
}

/** Calls back when the next frame has been painted; returns how to forget it. */
function afterFrame(act: () => void): () => void {
  const acts = (waiting ??= nextFrame());
  acts.add(act);
  return () => acts.delete(act);
}

/**
 * The value, one painted frame behind while `waits`: elements that stay the very same are not drawn again until then.
 * `before`: what there is until the first frame; the value itself, unless it is given.
 */
export function useLater<T>(value: T, waits = true, before: T = value): T {
  const [, again] = useState(0);
  const newest = useRef(value);
  const shown = useRef(waits ? before : value);
  const forget = useRef<(() => void) | null>(null);
  newest.current = value;
  if (!waits) shown.current = value;
  useLayoutEffect(() => {
    if (shown.current === value || forget.current !== null) return;
    forget.current = afterFrame(() => {
      forget.current = null;
      shown.current = newest.current;
      again((times) => times + 1);
    });
  });
  useEffect(() => () => forget.current?.(), []);
  return shown.current;
}

/** The children, one painted frame behind while `waits`; made anew only where this is drawn, so that they stay the same meanwhile. */
export function Later({
  waits,
  children,
}: {
  readonly waits: boolean;
  readonly children: ComponentChildren;
}): ComponentChildren {
  return useLater(children, waits, null);
}
