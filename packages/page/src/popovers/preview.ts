// The one explanation that is open: who opens it, when, and how it goes away again.

import { signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import { createContext } from 'preact';
import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';

/** What is explained, and beside which element. */
export interface Shown {
  readonly anchor: Element;
  readonly content: () => ComponentChildren;
}

/** Handlers that make an element explain itself on hover, keyboard focus and long press. */
export interface Explaining {
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerLeave: () => void;
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
  readonly onContextMenu: (event: Event) => void;
  readonly onFocusIn: (event: FocusEvent) => void;
  readonly onFocusOut: () => void;
}

/** The explanation of one table. */
export interface Preview {
  readonly shown: ReadonlySignal<Shown | null>;
  readonly explain: (content: () => ComponentChildren) => Explaining;
  /** Opens it at once. */
  readonly show: (anchor: Element, content: () => ComponentChildren) => void;
  /** Keeps it open while the pointer is on it. */
  readonly hold: () => void;
  readonly leave: () => void;
  readonly hide: () => void;
}

const openAfter = 260;
const closeAfter = 160;
const longPress = 450;

/** A new, closed explanation. */
export function createPreview(): Preview {
  const shown = signal<Shown | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let under: EventTarget | null = null;
  const later = (act: () => void, wait: number): void => {
    clearTimeout(timer);
    timer = setTimeout(act, wait);
  };
  const hide = (): void => {
    clearTimeout(timer);
    shown.value = null;
  };
  const stop = (): void => clearTimeout(timer);
  const leave = (): void => later(hide, closeAfter);
  return {
    shown,
    hold: stop,
    leave,
    hide,
    show: (anchor, content) => {
      stop();
      shown.value = { anchor, content };
    },
    explain: (content) => {
      const open = (event: Event, wait: number): void => {
        const anchor = event.currentTarget;
        if (!(anchor instanceof Element)) return;
        // From one explained thing to the next without waiting again.
        const delay = shown.value === null ? wait : Math.min(wait, 60);
        later(() => {
          shown.value = { anchor, content };
        }, delay);
      };
      return {
        // A mouse that rests where something comes up has entered it, but nobody has pointed at it until it moves.
        onPointerMove: (event) => {
          if (event.pointerType !== 'mouse' || event.currentTarget === under) return;
          under = event.currentTarget;
          open(event, openAfter);
        },
        onPointerLeave: () => {
          under = null;
          leave();
        },
        onPointerDown: (event) => {
          if (event.pointerType === 'mouse') hide();
          else open(event, longPress);
        },
        onPointerUp: () => {
          if (shown.value === null) stop();
        },
        onPointerCancel: stop,
        // A long press is an explanation here, not the browser's menu.
        onContextMenu: (event) => {
          if (event instanceof PointerEvent && event.pointerType !== 'mouse') event.preventDefault();
        },
        onFocusIn: (event) => {
          if (event.target instanceof Element && event.target.matches(':focus-visible'))
            open(event, openAfter);
        },
        onFocusOut: hide,
      };
    },
  };
}

/** The explanation of the table around a component. */
export const PreviewContext = createContext<Preview>(createPreview());

/** The preview of the table around, for whatever has something to show in it. */
export function usePreview(): Preview {
  return useContext(PreviewContext);
}
