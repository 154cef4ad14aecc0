// What a moment of Heartland comes to: who occupies each frontier with how many units, and the life of both.

import type { Outcome, Outcomes } from '@bridgefront/page/suppose/outcomes.ts';
import type { TableView } from '../rules/table.ts';

/** Who holds each frontier and with how many units, and how much life both have left. */
export const outcomes: Outcomes<TableView> = {
  legend: 'Numbers are units at a frontier, and life.',
  read({ frontiers, units, seats }) {
    const held = frontiers.map((_, at): Outcome => {
      const there = units.filter((unit) => unit.at === at + 1);
      const counts = Object.fromEntries(
        seats.map((_side, seat) => [seat, there.filter((unit) => unit.seat === seat).length]),
      );
      const holder = there.find(({ occupies }) => occupies === true)?.seat ?? null;
      return { place: `frontier:${at + 1}`, holder, counts };
    });
    const life = seats.map((side, seat): Outcome => ({
      place: `life:${seat}`,
      counts: { [seat]: Math.max(0, side.life) },
    }));
    return [...held, ...life];
  },
};
