// A tray over the board: what is being decided, by whom and at whom, and what one may do about it. It takes a part of the
// stage that is not concerned and pushes nothing.

import type { ComponentChildren } from 'preact';
import styles from './tray.module.css';

interface TrayProps {
  /** What it is called to those who do not see it. */
  readonly label: string;
  readonly title: string;
  /** One sentence of why. */
  readonly about?: string;
  /** Who does something to whom: pieces, dice, an arrow between them. */
  readonly scene?: ComponentChildren;
  /** What may be done: buttons, the one that is meant most often last. */
  readonly children: ComponentChildren;
}

/** The tray; it stands where the table puts it. */
export function Tray({ label, title, about, scene, children }: TrayProps) {
  return (
    <section class={styles.tray} aria-label={label}>
      {scene !== undefined && <div class={styles.scene}>{scene}</div>}
      <div class={styles.words}>
        <h2>{title}</h2>
        {about !== undefined && <p>{about}</p>}
      </div>
      <div class={styles.ways}>{children}</div>
    </section>
  );
}
