// Short news in the corner: copied, saved, could not be done. It goes by itself, and is read out.

import { signal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { pageTexts } from '../texts.ts';
import { announce } from './announce.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import styles from './toast.module.css';

/** `bad`: something could not be done; stays until it is closed. */
type ToastKind = 'good' | 'bad';

interface Toast {
  readonly id: number;
  readonly text: string;
  readonly kind: ToastKind;
}

const stay = 5_000;
const most = 3;
const toasts = signal<readonly Toast[]>([]);
let count = 0;

function remove(id: number): void {
  toasts.value = toasts.peek().filter((one) => one.id !== id);
}

/** Shows news. */
export function toast(text: string, kind: ToastKind = 'good'): void {
  const id = (count += 1);
  const others = toasts.peek().filter((one) => one.text !== text);
  toasts.value = [...others, { id, text, kind }].slice(-most);
  announce(text, kind === 'bad' ? 'assertive' : 'polite');
  if (kind === 'good') setTimeout(() => remove(id), stay);
}

// A dialog that opened before lies over all that is not on the browser's top layer, where what comes last is uppermost.
function useTop() {
  const host = useRef<HTMLElement>(null);
  const shown = toasts.value;
  useLayoutEffect(() => {
    const { current } = host;
    if (current === null) return;
    if (current.matches(':popover-open')) current.hidePopover();
    if (shown.length > 0) current.showPopover();
  }, [shown]);
  return host;
}

/** Where news appear; once on the page. */
export function ToastHost() {
  const host = useTop();
  return (
    <section ref={host} popover="manual" class={styles.host} aria-label={pageTexts.news}>
      {toasts.value.map(({ id, text, kind }) => (
        <div key={id} class={`${styles.toast} ${styles[kind]}`}>
          <Icon name={kind === 'good' ? 'check' : 'warning'} />
          <p>{text}</p>
          <Button
            kind="quiet"
            size="small"
            icon="close"
            label={pageTexts.dismiss}
            onClick={() => remove(id)}
          />
        </div>
      ))}
    </section>
  );
}
