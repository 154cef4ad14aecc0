// How long a message takes until the board shows it, for browser measurements: `performance.getEntriesByName`.

import type { Source } from '../source/types.ts';

const most = 2_000; // Entries are kept by the browser until they are cleared.

/** Measures `board-update` for every message: from its receipt until the next frame is laid out. */
export function measureUpdates(source: Source): () => void {
  return source.onChange(({ at }) => {
    if (at === undefined) return;
    requestAnimationFrame(() => {
      void document.body.offsetHeight;
      performance.measure('board-update', { start: at, end: performance.now() });
      if (performance.getEntriesByName('board-update').length > most)
        performance.clearMeasures('board-update');
    });
  });
}
