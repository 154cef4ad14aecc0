// What the other side has just done in the battle phase, to which the reader may answer.

import type { SeatReport } from '@bridgefront/viewing';
import type { HeartlandFace, UnitFace } from '../rules/table.ts';

/** The other's last deed of the battle phase, and on whom it fell. */
export interface Deed {
  /** The tactic, or the card of the unit that made a maneuver; null: they passed. */
  readonly card: string | null;
  /** Units that it fell on, each once, the dead among them. */
  readonly on: readonly { readonly unit: number; readonly card: string; readonly seat: number }[];
  /** The frontiers that it is about. */
  readonly at: readonly number[];
  /** What was said of it. */
  readonly says: readonly string[];
}

type Report = SeatReport<HeartlandFace>;

function whoseDeed({ face }: Report): number | null {
  if (face.tell === 'tactic' || face.tell === 'passes') return face.seat;
  return face.tell === 'maneuver' ? face.unit.seat : null;
}

function unitsOf({ face }: Report): readonly UnitFace[] {
  switch (face.tell) {
    case 'dies':
      return face.units;
    case 'damages':
    case 'weakens':
    case 'empowers':
    case 'repels':
    case 'shifts':
    case 'readies':
      return [face.unit];
    default:
      return [];
  }
}

/** The deed that the reader in seat `near` is to answer; null: the phase begins with them. */
export function deedToAnswer(reports: readonly Report[], near: number): Deed | null {
  const at = reports.findLastIndex((report) => report.face.tell === 'battle' || whoseDeed(report) !== null);
  const told = reports[at];
  if (told === undefined || told.face.tell === 'battle' || whoseDeed(told) === near) return null;
  const { face } = told;
  const after = face.tell === 'passes' ? [] : reports.slice(at + 1);
  const fell = after.flatMap(unitsOf);
  const moved = face.tell === 'maneuver' ? [face.unit] : [];
  const on = fell.map(({ unit, card, seat }) => ({ unit, card, seat }));
  return {
    card: face.tell === 'tactic' ? face.card : face.tell === 'maneuver' ? face.unit.card : null,
    on: on.filter(({ unit }, index) => on.findIndex((one) => one.unit === unit) === index),
    at: [...new Set([...moved, ...fell].map((unit) => unit.at))].filter((at) => at > 0),
    says: [told, ...after].flatMap(({ text = '' }) => (text === '' ? [] : [text])),
  };
}

/** Where the tray stands: over a frontier where nobody does, or else over one at the side that it is not about. */
export function placeBeside(
  frontiers: number,
  taken: ReadonlySet<number>,
  about: readonly number[] = [],
): 'left' | 'right' | 'top' {
  const sides = [
    { at: frontiers, place: 'right' },
    { at: 1, place: 'left' },
  ] as const;
  const free =
    sides.find(({ at }) => !taken.has(at)) ??
    (about.length > 0 ? sides.find(({ at }) => !about.includes(at)) : undefined);
  return free?.place ?? 'top';
}
