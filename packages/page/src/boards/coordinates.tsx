// The hexes that a choice or a report names, as a faint suffix: by the letters and numbers at the rim of the map, where it has
// such, and by their coordinates for whoever wants to compare with a record or a program.

import { signal } from '@preact/signals';
import styles from './coordinates.module.css';

/** Whether somebody wants to see coordinates. */
export const coordinatesShown = signal(false);

/** Names of hexes that still can be taken in at a glance. */
const few = 3;

const place = /^(?:[a-z-]+:)?(?:[a-z-]+@)?(-?\d+,-?\d+)(?:[~>](-?\d+,-?\d+))?$/;

/** The hexes that a notation names, such as `edge:3,-1~4,-1`; none of what else it says. */
function named(notation: string): readonly string[] {
  const [, one, other] = place.exec(notation) ?? [];
  return [one, other].filter((hex) => hex !== undefined);
}

function within(value: unknown): readonly string[] {
  if (typeof value === 'string') return named(value);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(within) : [];
}

/** The hexes in a choice's notation or in what a report tells, each once. */
export function hexesIn(of: unknown): readonly string[] {
  return [...new Set(within(of))];
}

/** Their names, where there are few of them or where coordinates are wanted; `of`: a choice, a hex, or the face of a report. */
export function Coordinates({
  of,
  rim,
}: {
  readonly of: unknown;
  /** What the rim of the map calls a hex. */
  readonly rim?: ((hex: string) => string) | undefined;
}) {
  const hexes = hexesIn(of);
  const byRim = rim !== undefined && hexes.length <= few ? hexes.map(rim) : [];
  const byNumber = coordinatesShown.value ? hexes.map((hex) => hex.replaceAll('-', '−')) : [];
  const words = [...byRim, ...byNumber].join(' · ');
  return words === '' ? null : <small class={styles.coordinates}> {words}</small>;
}
