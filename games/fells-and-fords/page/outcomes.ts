// What a moment of Fells and Fords comes to: who holds which banner, the points, and the health of units that something befalls.

import type { Outcome, Outcomes } from '@bridgefront/page/suppose/outcomes.ts';
import type { TableView } from '../rules/table.ts';

/** Banners, points, and whoever is hit. */
export const outcomes: Outcomes<TableView> = {
  legend: 'Numbers are points at the track, and the health of a unit.',
  read({ banners, units, seats }) {
    const held = banners.map(({ at }): Outcome => ({
      place: `banner:${at}`,
      holder: units.find((unit) => unit.at === at)?.seat ?? null,
      counts: {},
    }));
    const points = seats.map(({ vp }, seat): Outcome => ({ place: `racer:${seat}`, counts: { [seat]: vp } }));
    const health = units.map(({ id, seat, health }): Outcome => ({
      place: `unit:${id}`,
      counts: { [seat]: health },
      minor: true,
    }));
    return [...held, ...points, ...health];
  },
};
