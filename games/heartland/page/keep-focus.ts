// The focus of whoever plays by keyboard: when the control that has it goes, because its unit stands elsewhere now or the
// plan is sent, it passes to the same unit, or to the next control that answers.

import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

const unitKey = 'unit';

function unitOf(control: Element): string | null {
  return control.closest<HTMLElement>('[data-unit]')?.dataset[unitKey] ?? null;
}

// Where to go on: the unit itself, else whatever can be chosen; passing last, which one key too many should not do.
function nextIn(table: HTMLElement, unit: string | null): HTMLElement | null {
  const wished = [
    ...(unit === null ? [] : [`button[data-unit="${unit}"]`, `[data-unit="${unit}"][tabindex]`]),
    'button[data-lit]:not([data-bar] *)',
    'button[data-lit]',
    '[data-bar]',
  ];
  for (const selector of wished) {
    const found = table.querySelector<HTMLElement>(selector);
    if (found?.checkVisibility() === true) return found;
  }
  return null;
}

/** Keeps the focus within `root`. `held`: the unit that is picked up, which is the one to follow when it is sent somewhere. */
export function useKeptFocus(root: { readonly current: HTMLElement | null }, held: number | null): void {
  const last = useRef<{ readonly control: HTMLElement; readonly unit: string | null } | null>(null);
  const inHand = useRef(held);
  useEffect(() => {
    const { current: table } = root;
    if (table === null) return undefined;
    const note = ({ target }: FocusEvent): void => {
      if (!(target instanceof HTMLElement)) return;
      const own = target.matches(':focus-visible');
      last.current = own ? { control: target, unit: unitOf(target) } : null;
    };
    // A control that goes loses the focus to nothing; who leaves gives it to something, or takes the mouse.
    const leave = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget !== null) last.current = null;
    };
    const forget = (): void => void (last.current = null);
    table.addEventListener('focusin', note);
    table.addEventListener('focusout', leave);
    addEventListener('pointerdown', forget);
    return () => {
      table.removeEventListener('focusin', note);
      table.removeEventListener('focusout', leave);
      removeEventListener('pointerdown', forget);
    };
  }, [root]);
  useLayoutEffect(() => {
    const sent = held === null ? inHand.current : null;
    inHand.current = held;
    const { current: table } = root;
    const { current: before } = last;
    if (table === null || before === null) return;
    const waits = before.control === document.activeElement && before.control.matches('[data-bar]');
    const lost = document.activeElement === document.body && !before.control.isConnected;
    if (!lost && !waits) return;
    const next = nextIn(table, before.unit ?? (sent === null ? null : String(sent)));
    if (next !== null && next !== before.control) next.focus({ focusVisible: true } as FocusOptions);
  });
}
