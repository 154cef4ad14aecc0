// When the reader last touched this page. An open page alone is nobody.

/** What counts as a touch. */
export const touches = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

let touchedAt = 0;
let isWatched = false;

function watch(): void {
  if (isWatched) return;
  isWatched = true;
  for (const kind of touches)
    addEventListener(kind, () => void (touchedAt = performance.now()), { passive: true });
}

/** Whether it was within so many milliseconds. Opening the page is a touch; others are noticed from the first question on. */
export function touchedWithin(milliseconds: number): boolean {
  watch();
  return performance.now() - touchedAt < milliseconds;
}
