// Lists that keep themselves up to date while somebody looks at them.

import { useSignal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** Does something now and then: only while the page is visible, and at once when it becomes so or the network is back. */
export function every(milliseconds: number, task: () => Promise<void> | void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const next = (): void => {
    clearTimeout(timer);
    if (!stopped && document.visibilityState === 'visible')
      timer = setTimeout(() => void run(), milliseconds);
  };
  const run = async (): Promise<void> => {
    clearTimeout(timer);
    await task();
    next();
  };
  const look = (): void => {
    if (document.visibilityState === 'visible') void run();
    else clearTimeout(timer);
  };
  document.addEventListener('visibilitychange', look);
  addEventListener('online', look);
  void run();
  return () => {
    stopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
    removeEventListener('online', look);
  };
}

/** What `load` answers, again and again while the component is there; null: not known yet. */
export function usePolled<T>(load: () => Promise<T>, milliseconds: number, key: string): Signal<T | null> {
  const value = useSignal<T | null>(null);
  useEffect(() => {
    let current = true;
    const stop = every(milliseconds, async () => {
      const answer = await load();
      if (current) value.value = answer;
    });
    return () => {
      current = false;
      stop();
    };
  }, [key]);
  return value;
}
