// The frame of a board: an SVG that can be zoomed and walked over, and the buttons for it.
//
// For screen readers a board is an application whose parts are buttons in groups: all hexes, and, while they are asked
// for, edges and pieces. Each group is one stop of the Tab key, inside it the arrow keys move the focus. NVDA and JAWS
// pass these keys through inside an application; VoiceOver walks from button to button with its own keys and Orca with
// both, because every button is a real focusable element with a sentence of its own.

import type { ComponentChildren } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { pageTexts } from '../texts.ts';
import { Button } from '../ui/button.tsx';
import { handleBoardKey } from './board-keys.ts';
import type { BoardKeys, Walk } from './board-keys.ts';
import { targetAt, targetOf } from './hit-targets.tsx';
import type { BoardTarget } from './hit-targets.tsx';
import type { Bounds } from './layout.ts';
import type { Zoom } from './zoom.ts';
import styles from './board-frame.module.css';

const words = pageTexts.board;

/** What a board does when somebody acts on it. */
export interface BoardEvents {
  readonly keys: BoardKeys;
  /** A click on a control; null: beside all of them. */
  readonly onAct: (target: BoardTarget | null) => void;
  /** The mouse is over a control, or has left all of them. */
  readonly onHover: (target: BoardTarget | null) => void;
  /** A control has the focus and it is to be seen; null: none. */
  readonly onFocus: (target: BoardTarget | null) => void;
  /** A pointer went down on a control; whether it can be dragged from there. */
  readonly onGrip?: (target: BoardTarget) => boolean;
  /** What was gripped is dragged, and over a control now; null: beside all of them. */
  readonly onDrag?: (from: BoardTarget, target: BoardTarget | null) => void;
  /** What was gripped and dragged is let go over a control; null: beside all of them. */
  readonly onDrop?: (target: BoardTarget | null) => void;
}

// A drag from one control to another. Its release is no click.
interface Drag {
  from: { readonly x: number; readonly y: number; readonly target: BoardTarget } | null;
  moves: boolean;
  dropped: boolean;
}

const dragAfter = 8;

function under({ clientX, clientY }: PointerEvent): BoardTarget | null {
  const element = document.elementFromPoint(clientX, clientY);
  return element === null ? null : targetAt(element);
}

function dragOf(events: { readonly current: BoardEvents }, zoom: Zoom) {
  const drag: Drag = { from: null, moves: false, dropped: false };
  const onMove = (event: PointerEvent): void => {
    if (drag.from === null) return;
    const { x, y, target } = drag.from;
    drag.moves ||= Math.hypot(event.clientX - x, event.clientY - y) > dragAfter;
    if (!drag.moves) return;
    zoom.hold();
    // What floats above the board would lie over the places that are aimed at.
    zoom.svg.current?.parentElement?.toggleAttribute('data-dragging', true);
    events.current.onDrag?.(target, under(event));
  };
  const onEnd = (event: PointerEvent): void => {
    removeEventListener('pointermove', onMove);
    removeEventListener('pointerup', onEnd);
    removeEventListener('pointercancel', onEnd);
    zoom.svg.current?.parentElement?.toggleAttribute('data-dragging', false);
    drag.dropped = drag.moves;
    if (drag.moves) events.current.onDrop?.(event.type === 'pointercancel' ? null : under(event));
    drag.from = null;
    drag.moves = false;
  };
  return {
    /** Whether the click that comes now is the end of a drag. */
    ended: (): boolean => {
      const { dropped } = drag;
      drag.dropped = false;
      return dropped;
    },
    /** Browsers scroll from parts of a drawing whatever their `touch-action`; a finger that drags does not scroll. */
    onTouchMove: (event: TouchEvent): void => {
      if (drag.from !== null && event.cancelable) event.preventDefault();
    },
    onPointerDown: (event: PointerEvent): void => {
      drag.dropped = false;
      const target = targetOf(event);
      if (!event.isPrimary || target === null || events.current.onGrip?.(target) !== true) return;
      drag.from = { x: event.clientX, y: event.clientY, target };
      addEventListener('pointermove', onMove);
      addEventListener('pointerup', onEnd);
      addEventListener('pointercancel', onEnd);
    },
  };
}

function handlersOf(events: { readonly current: BoardEvents }, zoom: Zoom, walk: Walk) {
  const drag = dragOf(events, zoom);
  return {
    onPointerDown: drag.onPointerDown,
    onTouchMove: drag.onTouchMove,
    onClick: (event: MouseEvent) => {
      if (!drag.ended() && !zoom.dragged()) events.current.onAct(targetOf(event));
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (!handleBoardKey(event, events.current.keys, walk)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onPointerOver: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') events.current.onHover(targetOf(event));
    },
    onPointerLeave: () => events.current.onHover(null),
    onFocusIn: (event: FocusEvent) => {
      const visible = event.target instanceof Element && event.target.matches(':focus-visible');
      events.current.onFocus(visible ? targetOf(event) : null);
    },
    onFocusOut: () => events.current.onFocus(null),
  };
}

/** What moves with the board. Its parts read what they show themselves: none is drawn again for another's sake. */
export function Camera({ zoom, children }: { readonly zoom: Zoom; readonly children: ComponentChildren }) {
  const { scale, x, y } = zoom.look.value;
  return <g transform={`translate(${x} ${y}) scale(${scale})`}>{children}</g>;
}

/** Buttons for who has neither wheel nor keyboard. */
export function ZoomButtons({ zoom }: { readonly zoom: Zoom }) {
  const near = zoom.look.value.scale > 1;
  return (
    <div class={styles.zoom} data-floating data-zoom>
      <Button size="small" label={words.zoomIn} icon="plus" onClick={zoom.nearer} />
      {near && <Button size="small" label={words.zoomOut} icon="minus" onClick={zoom.farther} />}
      {near && (
        <Button size="small" onClick={zoom.fit}>
          {words.fit}
        </Button>
      )}
    </div>
  );
}

interface BoardFrameProps {
  readonly zoom: Zoom;
  readonly bounds: Bounds;
  readonly label: string;
  /** How the keyboard works here, for screen readers. */
  readonly help: string;
  readonly events: BoardEvents;
  /** Patterns and gradients, which do not move. */
  readonly defs?: ComponentChildren;
  /** The board from the ground upwards: land, highlights, pieces, hit targets, the ring of the focus. */
  readonly children: ComponentChildren;
}

/** The map of a board. It fills its parent, in which `ZoomButtons` and menus may stand above it. */
export function BoardFrame({ zoom, bounds, label, help, events, defs, children }: BoardFrameProps) {
  const now = useRef(events);
  now.current = events;
  const handlers = useMemo(() => handlersOf(now, zoom, { column: 0 }), [zoom]);
  const near = zoom.look.value.scale > 1;
  return (
    <svg
      ref={zoom.svg}
      class={near ? `${styles.map} ${styles.near}` : styles.map}
      viewBox={bounds.join(' ')}
      role="application"
      aria-label={label}
      aria-description={help}
      tabindex={-1} // Else Chromium makes it a stop of the Tab key, because it listens to the focus.
      {...handlers}
    >
      {defs}
      <Camera zoom={zoom}>{children}</Camera>
    </svg>
  );
}
