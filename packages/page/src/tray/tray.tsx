// A tray over the board: a moment that is decided, who does what to whom, and the ways that one may choose, each with what
// it leaves. It stands where the table puts it and pushes nothing.

import type { ButtonHTMLAttributes, ComponentChildren } from 'preact';
import '../art/tokens.css';
import styles from './tray.module.css';

interface TrayProps {
  /** What happens, in one line. */
  readonly title: string;
  /** The scene says it to the eye. */
  readonly untitled?: boolean;
  /** Who takes part: units, dice, cards. */
  readonly scene?: ComponentChildren;
  /** The ways: `TrayWay`s; none where nothing is asked. */
  readonly children?: ComponentChildren;
}

/** The tray. */
export function Tray({ title, untitled = false, scene, children }: TrayProps) {
  return (
    <section class={styles.tray} aria-label={title} data-tray>
      <div class={styles.inside}>
        <h2 class={untitled ? 'visually-hidden' : styles.title}>{title}</h2>
        {scene !== undefined && scene !== false && <div class={styles.scene}>{scene}</div>}
        {children !== undefined && <div class={styles.ways}>{children}</div>}
      </div>
    </section>
  );
}

interface WayProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'label' | 'class'> {
  readonly name: string;
  /** What comes of it. */
  readonly leaves: string;
  /** It answers what happens; the others let it be. */
  readonly strong?: boolean;
}

/** One way that may be chosen. */
export function TrayWay({ name, leaves, strong = false, ...rest }: WayProps) {
  return (
    <button type="button" {...rest} class={strong ? `${styles.way} ${styles.strong}` : styles.way}>
      {name}
      {leaves !== '' && <small>{leaves}</small>}
    </button>
  );
}
