// The page's voice for screen readers: what is said waits for its turn, what is urgent interrupts.

import { signal } from '@preact/signals';
import { Speech } from './speech.ts';

const polite = signal('');
const assertive = signal('');

const speech = new Speech({
  say: (text, urgency) => void ((urgency === 'assertive' ? assertive : polite).value = text),
  wait: (milliseconds, then) => void setTimeout(then, milliseconds),
});

/** Says something, after what is being said; `assertive` interrupts. */
export function announce(text: string, urgency: 'polite' | 'assertive' = 'polite'): void {
  speech.add(text, urgency);
}

/** The places that are read out; once on the page. */
export function Announcer() {
  return (
    <>
      <p class="visually-hidden" aria-live="polite">
        {polite}
      </p>
      <p class="visually-hidden" aria-live="assertive">
        {assertive}
      </p>
    </>
  );
}
