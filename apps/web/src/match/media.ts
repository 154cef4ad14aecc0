// How wide the page is, where the layout depends on it.

import { signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';

/** The panel stands beside the table; else its parts lie around the hand. The same width stands in stage.module.css. */
const beside = '(min-width: 1000px)';

function follow(query: string): ReadonlySignal<boolean> {
  const media = matchMedia(query);
  const fits = signal(media.matches);
  media.addEventListener('change', () => (fits.value = media.matches));
  return fits;
}

/** Whether there is room for the panel beside the table. */
export const wide = follow(beside);
