// Parts of a form: a heading over what belongs together, and large choices of which one is taken.

import type { ComponentChildren } from 'preact';
import styles from './part.module.css';

/** A part of a form under its heading. */
export function Part({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <fieldset class={styles.part}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

interface RadioCardProps {
  /** What the choices of one question share. */
  readonly name: string;
  readonly checked: boolean;
  readonly onPick: () => void;
  readonly children: ComponentChildren;
}

/** One of several large choices. */
export function RadioCard({ name, checked, onPick, children }: RadioCardProps) {
  return (
    <label class={styles.radio}>
      <input type="radio" name={name} checked={checked} onChange={onPick} />
      <span class={styles.body}>{children}</span>
    </label>
  );
}
