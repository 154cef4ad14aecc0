// Saying something to screen readers: what is said waits for its turn, what is urgent interrupts.

import { signal } from '@preact/signals';
import { Speech } from './speech.ts';

/** What is said politely now. */
export const polite = signal('');
/** What interrupts now. */
export const assertive = signal('');

const speech = new Speech({
  say: (text, urgency) => void ((urgency === 'assertive' ? assertive : polite).value = text),
  wait: (milliseconds, then) => void setTimeout(then, milliseconds),
});

/** Says nothing of what was to be said, and takes back what stands there to be read. */
export function hush(): void {
  speech.hush();
  polite.value = '';
  assertive.value = '';
}

/** Says something, after what is being said; `assertive` interrupts. */
export function announce(text: string, urgency: 'polite' | 'assertive' = 'polite'): void {
  speech.add(text, urgency);
}
