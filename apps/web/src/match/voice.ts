// The page's voice for screen readers.

import { signal } from '@preact/signals';

const text = signal('');

/** What is being said; shown by a polite live region. */
export const spoken = text;

/** Says something politely. */
export function say(words: string): void {
  // The same words again are news too.
  text.value = text.peek() === words ? `${words}\u00a0` : words;
}
