// Coordinates of hexes as a faint suffix, for whoever wants to compare with a record or a program: off until somebody
// switches them on.

import { signal } from '@preact/signals';
import styles from './coordinates.module.css';

/** Whether somebody wants to see them. */
export const coordinatesShown = signal(false);

const place = /^(?:[a-z-]+:)?(-?\d+,-?\d+)(?:~(-?\d+,-?\d+))?$/;

/** The hexes that a notation names, such as `edge:3,-1~4,-1`; none of what else it says. */
function named(notation: string): readonly string[] {
  const [, one, other] = place.exec(notation) ?? [];
  return [one, other].flatMap((hex) => (hex === undefined ? [] : [hex.replaceAll('-', '−')]));
}

function within(value: unknown): readonly string[] {
  if (typeof value === 'string') return named(value);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(within) : [];
}

/** The coordinates in a choice's notation or in what a report tells, each once; empty without any. */
export function coordinatesIn(of: unknown): string {
  return [...new Set(within(of))].join(' · ');
}

/** They, where they are wanted. `of`: a choice, a hex, or the face of a report. */
export function Coordinates({ of }: { readonly of: unknown }) {
  if (!coordinatesShown.value) return null;
  const words = coordinatesIn(of);
  return words === '' ? null : <small class={styles.coordinates}> {words}</small>;
}
