// How wide the page is, where the layout depends on it.

import { signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';

/** The panel stands beside the table; else its parts lie around the hand. The same width stands in stage.module.css. */
const beside = '(min-width: 1000px)';

/** A phone, whichever way it is held: `--phone` and `--sideways` of the style sheets. */
const handheld = '(max-width: 559px), ((max-width: 999px) and (max-height: 560px))';

function follow(query: string): ReadonlySignal<boolean> {
  const media = matchMedia(query);
  const fits = signal(media.matches);
  media.addEventListener('change', () => (fits.value = media.matches));
  return fits;
}

/** Whether there is room for the panel beside the table. */
export const wide = follow(beside);

/** Whether the page is as small as a phone. */
export const small = follow(handheld);
