// Reports as the all-knowing author of a scenario reads them: each fact once, in its most telling face.

import type { AnyGame, Face, Report, Seat } from '@bridgefront/kernel';

/** A face with its sentence; `to` names the seat whose private face it is. */
export interface KnownReport {
  readonly face: Face;
  readonly text: string;
  readonly to?: Seat;
}

/** How seats are called where nobody has a name. */
export function seatTitle(seat: Seat): string {
  return `Seat ${seat}`;
}

/** Private faces where there are any, since they say more; equal ones once; else the public face. */
export function tellAll(
  game: AnyGame,
  reports: readonly Report[],
  name: (seat: Seat) => string = seatTitle,
  state?: unknown,
): KnownReport[] {
  return reports.flatMap((report) =>
    facesOf(report).map((known) => ({ ...known, text: game.describe.report(known.face, name, state) })),
  );
}

function facesOf({ face, faces }: Report): { face: Face; to?: Seat }[] {
  const seen = new Set<string>();
  const own = Object.entries(faces ?? {}).flatMap(([seat, secret]) => {
    const key = JSON.stringify(secret);
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ face: secret, to: Number(seat) }];
  });
  if (own.length > 0) return own;
  return face === null ? [] : [{ face }];
}
