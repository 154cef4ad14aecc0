// When an explanation appears and goes: what the pointer, the focus and the fingers do.

import type { Signal } from '@preact/signals';

const hoverDelay = 350;
const leaveDelay = 180;
const pressDelay = 450;

/** The explanation that is shown; one at a time on the page. */
let current: Signal<boolean> | null = null;

/** Follows everything that happens at `wrapper`; returns how to stop. */
export function listenForTip(wrapper: HTMLElement, shown: Signal<boolean>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressed = false;
  const set = (to: boolean): void => {
    if (to) {
      if (current !== shown && current !== null) current.value = false;
      current = shown;
    }
    shown.value = to;
  };
  const later = (to: boolean, delay: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => set(to), delay);
  };
  const hide = (): void => {
    clearTimeout(timer);
    set(false);
  };
  const handlers: { readonly [type: string]: (event: Event) => void } = {
    pointerenter: (event) => {
      if ((event as PointerEvent).pointerType !== 'touch') later(true, hoverDelay);
    },
    pointerleave: (event) => {
      if ((event as PointerEvent).pointerType !== 'touch') later(false, leaveDelay);
      else clearTimeout(timer);
    },
    pointerdown: (event) => {
      pressed = false;
      if ((event as PointerEvent).pointerType !== 'touch') return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        pressed = true;
        set(true);
      }, pressDelay);
    },
    pointerup: () => {
      if (!pressed) clearTimeout(timer);
    },
    pointercancel: () => clearTimeout(timer),
    contextmenu: (event) => {
      if (pressed) event.preventDefault();
    },
    // A long press explains; it does not act.
    click: (event) => {
      if (!pressed) return;
      pressed = false;
      event.preventDefault();
      event.stopPropagation();
    },
    focusin: (event) => {
      if (event.target instanceof Element && event.target.matches(':focus-visible')) later(true, 0);
    },
    focusout: hide,
  };
  const escape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !shown.peek()) return;
    event.preventDefault();
    event.stopPropagation();
    hide();
  };
  const elsewhere = (event: Event): void => {
    if (shown.peek() && !(event.target instanceof Node && wrapper.contains(event.target))) hide();
  };
  for (const [type, handler] of Object.entries(handlers))
    wrapper.addEventListener(type, handler, type === 'click');
  document.addEventListener('keydown', escape, true);
  document.addEventListener('pointerdown', elsewhere, true);
  document.addEventListener('scroll', elsewhere, true);
  return () => {
    clearTimeout(timer);
    if (current === shown) current = null;
    for (const [type, handler] of Object.entries(handlers))
      wrapper.removeEventListener(type, handler, type === 'click');
    document.removeEventListener('keydown', escape, true);
    document.removeEventListener('pointerdown', elsewhere, true);
    document.removeEventListener('scroll', elsewhere, true);
  };
}
