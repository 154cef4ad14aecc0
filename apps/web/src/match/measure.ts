// How long a message takes until the board shows it, for browser measurements: `performance.getEntriesByName`.

import type { Source } from '@bridgefront/page/source.ts';

/**
 * Whoever sets this mark before the page starts, as bench/ does, has its updates measured; nobody else pays for it.
 * @public
 */
export const measureMark = 'measure-updates';

function note(name: 'board-update' | 'board-frame', start: number): void {
  performance.measure(name, { start, end: performance.now() });
}

// After everything that the message has set off: each turn of a rendering may queue another.
async function rendered(): Promise<void> {
  for (let turn = 0; turn < 4; turn++) await Promise.resolve();
}

/**
 * Measures every message from its receipt, where the page was asked to: `board-update` until the page is changed and laid
 * out, which is what the page itself takes; `board-frame` until the next frame is laid out, which the screen's pace and
 * everything else on the processor decide as well.
 */
export function measureUpdates(source: Source): () => void {
  if (performance.getEntriesByName(measureMark).length === 0) return () => undefined;
  return source.onChange(({ at }) => {
    if (at === undefined) return;
    requestAnimationFrame(() => {
      void document.body.offsetHeight;
      note('board-frame', at);
    });
    void rendered().then(() => {
      void document.body.offsetHeight;
      note('board-update', at);
    });
  });
}
