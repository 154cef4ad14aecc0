// Walking over the strip with the arrow keys, from card to card and to the zones that are open.

const directions: { readonly [key: string]: { readonly x: number; readonly y: number } } = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};

function middle(control: Element): { x: number; y: number } {
  const { left, top, width, height } = control.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Goes from the control in focus to the nearest one in the direction of the arrow, straight ahead rather than aside. */
export function walk(event: KeyboardEvent): void {
  const way = directions[event.key];
  const { currentTarget: strip, target } = event;
  if (way === undefined || !(strip instanceof Element) || !(target instanceof HTMLElement)) return;
  event.preventDefault();
  const from = middle(target);
  let nearest: HTMLElement | null = null;
  let least = Infinity;
  for (const control of strip.querySelectorAll('button')) {
    const to = middle(control);
    const [x, y] = [to.x - from.x, to.y - from.y];
    const ahead = x * way.x + y * way.y;
    const aside = Math.abs(x * way.y) + Math.abs(y * way.x);
    // Beside each other is not ahead, however little one of them stands out.
    if (control === target || ahead < 8) continue;
    const far = ahead + 2 * aside;
    if (far >= least) continue;
    least = far;
    nearest = control;
  }
  nearest?.focus();
}
