// The focus of whoever is in an area whose controls change with the question: it stays in the area.

import { useLayoutEffect, useRef } from 'preact/hooks';

/** Handlers for the area; `controlsIn` says where to go on. Looks after each drawing. */
export function useKeptFocus<Area extends HTMLElement>(controlsIn: (area: Area) => readonly HTMLElement[]) {
  const area = useRef<Area>(null);
  const inside = useRef(false);
  useLayoutEffect(() => {
    const { current } = area;
    if (current === null || !inside.current || current.contains(document.activeElement)) return;
    if (document.activeElement !== document.body && document.activeElement !== null) return;
    (controlsIn(current)[0] ?? current).focus({ preventScroll: true });
  });
  return {
    ref: area,
    onFocusIn: () => void (inside.current = true),
    onFocusOut: (event: FocusEvent) => {
      // A button that disappears loses the focus to nothing; somebody who leaves gives it to something.
      if (event.relatedTarget !== null) inside.current = false;
    },
  };
}
