// When the reader last touched this page. An open page alone is nobody.

/** What counts as a touch. */
export const touches = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

let touchedAt = 0;
for (const kind of touches)
  addEventListener(kind, () => void (touchedAt = performance.now()), { passive: true });

/** Whether it was within so many milliseconds. Opening the page is a touch. */
export function touchedWithin(milliseconds: number): boolean {
  return performance.now() - touchedAt < milliseconds;
}
