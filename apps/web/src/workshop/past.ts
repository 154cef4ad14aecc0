// Undo and redo of everything that is changed.

import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import type { ReadonlySignal, Signal } from '@preact/signals';

/** Steps back and forth. */
export interface Past {
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  readonly undo: () => void;
  readonly redo: () => void;
}

const most = 200;

interface Kept<T> {
  readonly list: readonly T[];
  readonly at: number;
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Keeps what the signal was. */
export function usePast<T>(changes: Signal<T>): Past {
  const kept = useSignal<Kept<T>>({ list: [changes.peek()], at: 0 });
  useSignalEffect(() => {
    const now = changes.value;
    const { list, at } = kept.peek();
    if (same(list[at], now)) return;
    const next = [...list.slice(0, at + 1), now].slice(-most);
    kept.value = { list: next, at: next.length - 1 };
  });
  const go = (by: number): void => {
    const { list, at } = kept.peek();
    const there = list[at + by];
    if (there === undefined) return;
    kept.value = { list, at: at + by };
    changes.value = there;
  };
  return {
    canUndo: useComputed(() => kept.value.at > 0),
    canRedo: useComputed(() => kept.value.at < kept.value.list.length - 1),
    undo: () => go(-1),
    redo: () => go(1),
  };
}
