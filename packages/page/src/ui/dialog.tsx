// A dialog over everything: the browser's own, which keeps the focus inside and gives it back.

import type { ComponentChildren } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef } from 'preact/hooks';
import { pageTexts } from '../texts.ts';
import { Button } from './button.tsx';
import styles from './dialog.module.css';
import { ToastHost } from './toast.tsx';

interface DialogProps {
  readonly title: string;
  /** Where a parent mounts it only while it is shown, leave this out. */
  readonly open?: boolean;
  /** It has been closed: by its button, by Escape, or by a click beside it. */
  readonly onClose: () => void;
  /** Buttons at its end. */
  readonly foot?: ComponentChildren;
  /** As wide as cards side by side need it. */
  readonly wide?: boolean;
  readonly children: ComponentChildren;
}

// A press that begins and ends on the backdrop; one that began inside (marking text, say) does not count.
function useBackdrop(box: { readonly current: HTMLDialogElement | null }): void {
  useEffect(() => {
    const dialog = box.current;
    if (dialog === null) return undefined;
    let began = false;
    const down = (event: PointerEvent): void => void (began = event.target === dialog);
    const click = (event: MouseEvent): void => {
      if (began && event.target === dialog) dialog.close();
    };
    dialog.addEventListener('pointerdown', down);
    dialog.addEventListener('click', click);
    return () => {
      dialog.removeEventListener('pointerdown', down);
      dialog.removeEventListener('click', click);
    };
  }, [box]);
}

/** A dialog. Its heading has the focus first, so that its name is read; or what has `data-focus`. */
export function Dialog({ title, open = true, onClose, foot, wide = false, children }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const quiet = useRef(false);
  useBackdrop(box);
  useLayoutEffect(() => {
    const dialog = box.current;
    if (dialog === null || !open) return undefined;
    quiet.current = false;
    dialog.showModal();
    (dialog.querySelector<HTMLElement>('[data-focus]') ?? dialog.querySelector('h2'))?.focus();
    // Before the element goes, for then the browser gives the focus back.
    return () => {
      quiet.current = true;
      dialog.close();
    };
  }, [open]);
  return (
    <dialog
      ref={box}
      class={`${styles.dialog} ${wide ? styles.wide : ''}`}
      aria-labelledby={heading}
      onClose={() => {
        if (!quiet.current) onClose();
      }}
    >
      <div class={styles.inside}>
        <header class={styles.head}>
          <h2 id={heading} class={styles.title} tabIndex={-1}>
            {title}
          </h2>
          <Button kind="quiet" icon="close" label={pageTexts.close} onClick={() => box.current?.close()} />
        </header>
        <div class={styles.body}>{open && children}</div>
        {foot !== undefined && <footer class={styles.foot}>{foot}</footer>}
      </div>
      {open && <ToastHost />}
    </dialog>
  );
}
