// Hex menu: what can be done at a hex, in a box beside it that goes with the zoom.

import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Bounds, HexLayout } from './layout.ts';
import { onScreen } from './zoom.ts';
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
  /** How far from the middle of the hex, in sizes of a hex: 0.95 beside it, 2.55 beyond its neighbours. */
  readonly away?: number;
  /** Escape; the focus goes back to the hex. */
  readonly onClose: () => void;
  /** The control with `data-first` takes the focus of who comes by the keyboard. */
  readonly children: ComponentChildren;
}

/** Below the hex in the upper half of the board, above it in the lower half. */
export function HexMenu({ hex, layout, bounds, zoom, label, away = 0.95, onClose, children }: HexMenuProps) {
  const box = useFocusFromMap(zoom);
  const { value: size } = zoom.size;
  const look = zoom.look.value;
  const centre = layout.centreOf(hex);
  const { x, y: middle } = onScreen(centre, look, bounds, size);
  const below = middle < size.height / 2;
  const shift = layout.size * (below ? away : -away);
  const { y } = onScreen({ ...centre, y: centre.y + shift }, look, bounds, size);
  return (
    <div
      ref={box}
      class={styles.menu}
      role="group"
      aria-label={label}
      data-below={below}
      style={{ '--x': `${Math.round(x)}px`, '--y': `${Math.round(y)}px` }}
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
