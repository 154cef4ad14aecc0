// How long a message takes until the board shows it, for browser measurements: `performance.getEntriesByName`.

import type { Source } from '../source/types.ts';

const most = 2_000; // Entries are kept by the browser until they are cleared.

/**
 * Notes two measures for every message: `board-render`, until the page has been changed and laid out, and
 * `board-update`, until the frame that shows it.
 */
export function measureUpdates(source: Source): () => void {
  return source.onChange(({ at }) => {
    if (at === undefined) return;
    // The page renders in a microtask; a task of its own comes after it.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      void document.body.offsetHeight;
      performance.measure('board-render', { start: at, end: performance.now() });
      port1.close();
    };
    port2.postMessage(null);
    requestAnimationFrame(() => {
      void document.body.offsetHeight;
      performance.measure('board-update', { start: at, end: performance.now() });
      if (performance.getEntriesByName('board-update').length < most) return;
      performance.clearMeasures('board-update');
      performance.clearMeasures('board-render');
    });
  });
}
