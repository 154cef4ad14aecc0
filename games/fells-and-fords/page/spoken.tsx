// What stands on the battlefield for who does not see it: who holds which banner, and every unit with its place.

import { hexOf, placesSeen } from '../rules/table.ts';
import type { Match } from './match.ts';
import type { Seen } from './seen.ts';
import { fellsTexts } from './texts.ts';
import { unitWords } from './unit.tsx';

const words = fellsTexts;

/** The lists; `holders`: who holds a banner, by its hex. */
export function Spoken({
  match,
  seen,
  holders,
}: {
  readonly match: Match;
  readonly seen: Seen;
  readonly holders: ReadonlyMap<string, number>;
}) {
  const { table, options } = seen;
  const places = placesSeen(table);
  const holderOf = (at: string): string | null => {
    const seat = holders.get(at);
    return seat === undefined ? null : match.nameOf(seat);
  };
  return (
    <>
      <ul class="visually-hidden" aria-label={words.banners}>
        {table.banners.map(({ at, vp }) => (
          <li key={at}>{words.bannerAt(holderOf(at), places.name(hexOf(at)), vp)}</li>
        ))}
      </ul>
      <ul class="visually-hidden" aria-label={words.units}>
        {table.units.map((unit) => (
          <li key={unit.id}>
            {words.unitAt(match.nameOf(unit.seat), unitWords(unit, options), places.name(hexOf(unit.at)))}
          </li>
        ))}
      </ul>
    </>
  );
}
