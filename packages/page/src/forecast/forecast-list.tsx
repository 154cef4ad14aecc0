// What may come of the choices that are open, as a list beside the board: whom each one meets, what it takes and leaves.

import type { ComponentChildren } from 'preact';
import '../art/tokens.css';
import styles from './forecast-list.module.css';

/** One piece that a click could meet. */
export interface ForecastRow {
  readonly key: string;
  readonly name: string;
  /** What is left of it, or what becomes of it. */
  readonly about: string;
  /** Nothing: what comes of it is no number. */
  readonly change?: number;
  /** Whose it is, as seats are marked. */
  readonly side: number;
  /** Its picture. */
  readonly picture: ComponentChildren;
}

/** The list. */
export function ForecastList({
  label,
  rows,
}: {
  readonly label: string;
  readonly rows: readonly ForecastRow[];
}) {
  if (rows.length === 0) return null;
  return (
    <ul class={styles.list} aria-label={label}>
      {rows.map(({ key, name, about, change, side, picture }) => (
        <li key={key}>
          <span
            class={styles.picture}
            style={{ '--a': `var(--body-${side}a)`, '--b': `var(--body-${side}b)` }}
            aria-hidden="true"
          >
            {picture}
          </span>
          <span>
            {name}
            <small>{about}</small>
          </span>
          {change !== undefined && (
            <b class={change > 0 ? styles.gives : styles.takes}>
              {change > 0 ? `+${change}` : `−${-change}`}
            </b>
          )}
        </li>
      ))}
    </ul>
  );
}

/** One sum of it all, such as what is left when everybody hits the same. */
export function ForecastSum({
  sum,
  good = false,
  children,
}: {
  readonly sum: string;
  /** It is what the reader is after. */
  readonly good?: boolean;
  readonly children: ComponentChildren;
}) {
  return (
    <p class={good ? `${styles.sum} ${styles.good}` : styles.sum}>
      <b>{sum}</b>
      <span>{children}</span>
    </p>
  );
}
