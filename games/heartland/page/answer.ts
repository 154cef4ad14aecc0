// What the other side has just done in the battle phase, to which the reader may answer.

import type { SeatReport } from '@bridgefront/viewing';
import type { HeartlandFace, UnitFace } from '../rules/table.ts';

/** The other's last deed of the battle phase, and on whom it fell. */
export interface Deed {
  /** The tactic, or the card of the unit that made a maneuver; null: they passed. */
  readonly card: string | null;
  /** Units that it fell on, each once, the dead among them. */
  readonly on: readonly { readonly unit: number; readonly card: string; readonly seat: number }[];
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
  const on = after.flatMap(unitsOf).map(({ unit, card, seat }) => ({ unit, card, seat }));
  return {
    card: face.tell === 'tactic' ? face.card : face.tell === 'maneuver' ? face.unit.card : null,
    on: on.filter(({ unit }, index) => on.findIndex((one) => one.unit === unit) === index),
    says: [told, ...after].flatMap(({ text = '' }) => (text === '' ? [] : [text])),
  };
}
