// What this round's combat has come to, as its reports tell it: the table keeps it in sight until the reader goes on.

import type { SeatReport } from '@bridgefront/viewing';
import type { HeartlandFace } from '../rules/table.ts';

type Clash = Extract<HeartlandFace, { tell: 'clash' }>;

/** A combat that is over. */
export interface Fought {
  /** By frontier, the first one first: both sides by seat; none where nobody stood. */
  readonly clashes: readonly (Clash['sides'] | undefined)[];
  /** What each seat has lost of its life in it. */
  readonly losses: readonly number[];
}

/** The combat of the round that these reports end in; null: it has not come to one. */
export function foughtIn(reports: readonly SeatReport<HeartlandFace>[]): Fought | null {
  const begins = reports.findLastIndex(({ face }) => face.tell === 'combat' || face.tell === 'round');
  if (reports[begins]?.face.tell !== 'combat') return null;
  const clashes: Clash['sides'][] = [];
  const losses = [0, 0];
  for (const { face } of reports.slice(begins)) {
    if (face.tell === 'clash') clashes[face.frontier - 1] = face.sides;
    if (face.tell === 'strikes' || face.tell === 'drains') losses[face.seat] += face.amount;
  }
  return { clashes, losses };
}
