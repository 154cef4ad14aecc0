// Hex menu: what can be done at a hex, in a box beside it that goes with the zoom and covers nothing it speaks of.

import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useFloating } from './floating.ts';
import type { Bounds, HexLayout } from './layout.ts';
import type { Zoom } from './zoom.ts';
import styles from './hex-menu.module.css';

// Whoever came by the keyboard goes on there.
function useFocusFromMap(zoom: Zoom) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const active = document.activeElement;
    const fromMap = active !== null && zoom.svg.current?.contains(active) === true;
    if (fromMap && active.matches(':focus-visible'))
      box.current?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true });
  }, []);
  return box;
}

interface HexMenuProps {
  readonly hex: string;
  readonly layout: HexLayout;
  readonly bounds: Bounds;
  readonly zoom: Zoom;
  readonly label: string;
  /** Hexes and edges that the menu must not cover, such as those that can be chosen. */
  readonly clear?: readonly string[];
  /** Escape; the focus goes back to the hex. */
  readonly onClose: () => void;
  /** The control with `data-first` takes the focus of who comes by the keyboard. */
  readonly children: ComponentChildren;
}

const none: readonly string[] = [];

/**
 * A box of controls about a hex. In a container `table` that is narrower than 44rem it stands in a row of its own below
 * the map, for which the board gives the room.
 */
export function HexMenu({ hex, layout, bounds, zoom, label, clear = none, onClose, children }: HexMenuProps) {
  const box = useFocusFromMap(zoom);
  useFloating(box, { layout, bounds, zoom }, hex, clear);
  return (
    <div
      ref={box}
      class={styles.menu}
      role="group"
      aria-label={label}
      data-floating
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
        zoom.svg.current?.querySelector<SVGElement>(`[data-hex="${hex}"]`)?.focus({ preventScroll: true });
      }}
    >
      {children}
    </div>
  );
}
