// How wide the page is, where the layout depends on it.

import { signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';

/** The side panel stands beside the table; else it is a sheet below it. The same width stands in side.module.css. */
const beside = '(min-width: 1000px)';

function follow(query: string): ReadonlySignal<boolean> {
  const media = matchMedia(query);
  const fits = signal(media.matches);
  media.addEventListener('change', () => (fits.value = media.matches));
  return fits;
}

/** Whether there is room for the panel beside the table. */
export const wide = follow(beside);

/** A phone on its side: the sheet stands beside the table. The same query stands in match-table.module.css. */
export const lying = follow('(min-width: 560px) and (max-width: 999px) and (max-height: 560px)');
