// One tab stop for a row of controls; arrow keys walk along it.

/** Handles arrows, Home and End in a row whose controls carry `data-rove`. */
export function rove(event: KeyboardEvent): void {
  const row = event.currentTarget;
  if (!(row instanceof Element) || !(event.target instanceof HTMLElement)) return;
  const controls = [...row.querySelectorAll<HTMLElement>('[data-rove]')];
  const at = controls.indexOf(event.target);
  const to = target(event.key, at, controls.length);
  const next = to === null || at < 0 ? undefined : controls[to];
  if (next === undefined) return;
  event.preventDefault();
  for (const control of controls) control.tabIndex = control === next ? 0 : -1;
  next.focus();
}

/** Where a key leads from place `at` of `count`; null: nowhere. */
export function target(key: string, at: number, count: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowLeft':
    case 'ArrowUp':
      return (at + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
