// What the server says about how the reader is called, as the panel shows it.

import { signal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import type { Answer } from '@bridgefront/protocol';
import { toast } from '@bridgefront/page/ui/toast.tsx';
import { ask } from './api.ts';
import { Problem } from './problem.ts';

/** What somebody has set about calls, and by which ways they are reached. */
export type CallState = Answer<'getCalls'>;

/** Null: it has not answered yet. */
export const calls: Signal<CallState | Problem | null> = signal(null);

/** Shows what the server answers; a problem is told, and what stands there stays. */
export function took(answer: CallState | Problem): void {
  if (answer instanceof Problem && !(calls.peek() instanceof Problem) && calls.peek() !== null)
    toast(answer.message, 'bad');
  else calls.value = answer;
}

/** Asks anew. */
export async function reload(): Promise<void> {
  took(await ask('getCalls'));
}
