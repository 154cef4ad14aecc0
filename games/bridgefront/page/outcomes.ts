// What a moment of Bridgefront comes to: who holds the places that pay, and how many units stand where something changes.

import type { Outcome, Outcomes } from '@bridgefront/page/suppose/outcomes.ts';
import type { TableView } from '../rules/table.ts';

/** Holders of the Center, Forges, Mines and Capitals, and units of every hex. */
export const outcomes: Outcomes<TableView> = {
  legend: 'Numbers are Forces and Champions on a hex.',
  read({ units, mines, forges, seats }) {
    const scoring = new Set(['0,0', ...forges]);
    const paying = new Set([
      ...scoring,
      ...mines.map(({ hex }) => hex),
      ...seats.flatMap(({ capital }) => (capital === null ? [] : [capital])),
    ]);
    const hexes = new Set([...paying, ...units.map(({ hex }) => hex)]);
    return [...hexes].map((hex): Outcome => {
      const there = units.filter((one) => one.hex === hex);
      // While two still stand there it is nobody's yet.
      const holder = there.length === 1 ? there[0].seat : null;
      return {
        place: `hex:${hex}`,
        ...(paying.has(hex) && { holder }),
        counts: Object.fromEntries(
          there.map(({ seat, forces, champions = [] }) => [seat, forces + champions.length]),
        ),
        ...(!scoring.has(hex) && { minor: true }),
      };
    });
  },
};
