// A menu behind a button: arrow keys move, Escape and a click elsewhere close it.

import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { Button } from './button.tsx';
import type { ButtonKind } from './button.tsx';
import { Icon } from './icon.tsx';
import type { IconName } from './icon.tsx';
import { placeBeside } from '../popovers/place.ts';
import { stepped } from './step.ts';
import styles from './menu.module.css';

/** One thing to choose: an act, or somewhere to go. */
export interface MenuItem {
  readonly label: string;
  readonly icon?: IconName;
  readonly href?: string;
  readonly onSelect?: () => void;
  /** For one of several that exclude each other. */
  readonly checked?: boolean;
  readonly danger?: boolean;
}

interface MenuProps {
  /** The button's name. */
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly icon?: IconName | undefined;
  readonly kind?: ButtonKind | undefined;
  /** What stands on the button; without it, only the sign. */
  readonly children?: ComponentChildren;
}

function Item({ item, close }: { readonly item: MenuItem; readonly close: () => void }) {
  const looks = { class: `${styles.item} ${item.danger === true ? styles.danger : ''}`, tabIndex: -1 };
  const inside = (
    <>
      <Icon name={item.checked === true ? 'check' : (item.icon ?? 'right')} class={styles.sign} />
      {item.label}
    </>
  );
  if (item.href !== undefined)
    return (
      <a {...looks} role="menuitem" href={item.href} onClick={close}>
        {inside}
      </a>
    );
  const act = (): void => {
    close();
    item.onSelect?.();
  };
  return item.checked === undefined ? (
    <button {...looks} type="button" role="menuitem" onClick={act}>
      {inside}
    </button>
  ) : (
    <button {...looks} type="button" role="menuitemradio" aria-checked={item.checked} onClick={act}>
      {inside}
    </button>
  );
}

/** A button with the menu that it opens. */
export function Menu({ label, items, icon, kind = 'quiet', children }: MenuProps) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const entries = (): HTMLElement[] => [
    ...(list.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? []),
  ];
  const move = (event: KeyboardEvent): void => {
    const all = entries();
    const next = stepped(event.key, all.indexOf(document.activeElement as HTMLElement), all.length);
    if (event.key === 'Tab') list.current?.hidePopover();
    if (next === null) return;
    event.preventDefault();
    all[next]?.focus();
  };
  const toggled = (event: { readonly newState: string }): void => {
    const open = event.newState === 'open';
    opener.current?.setAttribute('aria-expanded', String(open));
    if (!open || list.current === null || opener.current === null) return;
    void placeBeside(list.current, opener.current, { side: 'below', align: 'end' });
    (entries().find((entry) => entry.ariaChecked === 'true') ?? entries()[0])?.focus();
  };
  return (
    <>
      <Button
        ref={opener}
        kind={kind}
        icon={icon}
        {...(children === undefined ? { label } : { 'aria-label': label })}
        aria-haspopup="menu"
        aria-expanded={false}
        popovertarget={id}
      >
        {children}
      </Button>
      <div
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        class={styles.menu}
        onKeyDown={move}
        onToggle={toggled}
      >
        {items.map((item) => (
          <Item key={item.label} item={item} close={() => list.current?.hidePopover()} />
        ))}
      </div>
    </>
  );
}
