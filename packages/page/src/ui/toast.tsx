// Short news in the corner: copied, saved, could not be done. It goes by itself, and is read out.

import { signal, useComputed } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { pageTexts } from '../texts.ts';
import { announce } from './announce.ts';
import { Button } from './button.tsx';
import { headHeight } from './head-height.ts';
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
const nothing: readonly Toast[] = [];
const toasts = signal(nothing);
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

/** Takes all news away. */
export function clearToasts(): void {
  toasts.value = nothing;
}

// Where news may appear: on the page and in every open dialog, which makes all that is not inside it deaf.
const places = signal<readonly symbol[]>([]);

// The news of this place: none unless nothing has opened above it.
function useNews(): readonly Toast[] {
  const place = useMemo(() => Symbol('place of news'), []);
  useEffect(() => {
    places.value = [...places.peek(), place];
    return () => void (places.value = places.peek().filter((one) => one !== place));
  }, [place]);
  const uppermost = useComputed(() => places.value.at(-1) === place).value;
  return uppermost ? toasts.value : nothing;
}

// On the browser's top layer what comes last is uppermost.
function useTop(shown: readonly Toast[]) {
  const host = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = host;
    if (current === null) return;
    if (current.matches(':popover-open')) current.hidePopover();
    if (shown.length > 0) current.showPopover();
  }, [shown]);
  return host;
}

/** Where news appear: once on the page, and once in whatever is laid over all of it. */
export function ToastHost() {
  const shown = useNews();
  const host = useTop(shown);
  return (
    <section
      ref={host}
      popover="manual"
      class={styles.host}
      style={{ '--head-height': `${headHeight.value}px` }}
      aria-label={pageTexts.news}
    >
      {shown.map(({ id, text, kind }) => (
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
