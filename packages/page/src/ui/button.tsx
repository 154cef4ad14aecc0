// The button of the page, and the link that looks like one.

import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ComponentChildren, Ref } from 'preact';
import { Icon } from './icon.tsx';
import type { IconName } from './icon.tsx';
import styles from './button.module.css';

/** `primary`: the one thing to do here; `quiet`: without a frame; `danger`: cannot be undone. */
export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';

interface Looks {
  readonly kind?: ButtonKind | undefined;
  /** `large` for the one button that a screen is about. */
  readonly size?: 'small' | 'normal' | 'large' | undefined;
  readonly icon?: IconName | undefined;
  /** The sign stands behind the words. */
  readonly iconEnd?: IconName | undefined;
  /** The name where there is only a sign. */
  readonly label?: string | undefined;
  readonly children?: ComponentChildren;
}

interface ButtonProps extends Looks, Omit<ButtonHTMLAttributes, 'icon' | 'size' | 'label' | 'children'> {
  /** Something is under way; clicks do nothing until it is over. The width stays. */
  readonly busy?: boolean | undefined;
  /** For a button that stays pressed. */
  readonly pressed?: boolean | undefined;
  readonly ref?: Ref<HTMLButtonElement>;
}

function classOf(looks: Looks, more: unknown): string {
  const bare = looks.children === undefined ? styles.bare : '';
  const { kind = 'secondary', size = 'normal' } = looks;
  return [styles.button, styles[kind], styles[size], bare, typeof more === 'string' ? more : ''].join(' ');
}

function Inside({ icon, iconEnd, children, busy = false }: Looks & { readonly busy?: boolean }) {
  const iconic = icon === undefined ? '' : styles.iconic;
  return (
    <>
      {busy && <span class={`${styles.turning} ${iconic}`} aria-hidden="true" />}
      {icon !== undefined && !busy && <Icon name={icon} />}
      {children !== undefined && <span class={styles.words}>{children}</span>}
      {iconEnd !== undefined && <Icon name={iconEnd} />}
    </>
  );
}

const ignore = (event: Event): void => event.preventDefault();

/** A button. With `icon` alone it needs a `label`. */
export function Button({ busy = false, pressed, onClick, class: more, ...props }: ButtonProps) {
  const { kind, size, icon, iconEnd, label, children, type = 'button', ...rest } = props;
  const looks: Looks = { kind, size, icon, iconEnd, label, children };
  return (
    <button
      {...rest}
      type={type}
      class={classOf(looks, more)}
      {...(label === undefined ? {} : { 'aria-label': label, title: label })}
      {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
      {...(busy ? { 'aria-busy': true, 'aria-disabled': true, onClick: ignore } : { onClick })}
    >
      <Inside {...looks} busy={busy} />
    </button>
  );
}

interface LinkProps
  extends Looks, Omit<AnchorHTMLAttributes, 'icon' | 'size' | 'label' | 'children' | 'role'> {
  readonly href: string;
}

/** A link that looks like a button. */
export function ButtonLink({ kind, size, icon, iconEnd, label, children, class: more, ...rest }: LinkProps) {
  const looks: Looks = { kind, size, icon, iconEnd, label, children };
  return (
    <a
      {...rest}
      class={classOf(looks, more)}
      {...(label === undefined ? {} : { 'aria-label': label, title: label })}
    >
      <Inside {...looks} />
    </a>
  );
}
