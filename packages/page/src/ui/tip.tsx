// An explanation beside something: on hover, on focus, and on a long press. It never takes the focus.

import type { ComponentChildren } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { listenForTip } from './tip-events.ts';
import { placeBeside } from '../popovers/place.ts';
import styles from './tip.module.css';

interface TipProps {
  /** Words or anything else; a function is called when it is shown. Nothing: no explanation. */
  readonly content: ComponentChildren | (() => ComponentChildren);
  /** What the explanation shall not lie over, as far as there is room, besides its own element. */
  readonly clear?: string;
  /** One element, which can have the focus if everybody is to get at the explanation. */
  readonly children: ComponentChildren;
}

/** Something with its explanation. The pointer may move onto it; Escape closes it. */
export function Tip({ content, clear, children }: TipProps) {
  const id = useId();
  const around = useRef<HTMLSpanElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const shown = useSignal(false);
  const some = content !== null && content !== undefined && content !== '' && content !== false;
  useEffect(() => {
    const wrapper = around.current;
    if (wrapper === null || !some) return undefined;
    return listenForTip(wrapper, shown);
  }, [shown, some]);
  const open = shown.value && some;
  useLayoutEffect(() => {
    const anchor = around.current?.firstElementChild;
    const tip = box.current;
    if (!open || tip === null || anchor == null) return undefined;
    tip.showPopover();
    void placeBeside(tip, anchor, clear === undefined ? {} : { clear });
    const before = anchor.getAttribute('aria-describedby');
    anchor.setAttribute('aria-describedby', before === null ? id : `${before} ${id}`);
    return () => {
      if (before === null) anchor.removeAttribute('aria-describedby');
      else anchor.setAttribute('aria-describedby', before);
    };
  }, [open, id]);
  return (
    <span ref={around} class={styles.around}>
      {children}
      {open && (
        <div ref={box} id={id} role="tooltip" popover="manual" class={styles.tip}>
          {typeof content === 'function' ? content() : content}
        </div>
      )}
    </span>
  );
}
