// What a moment of Twin Bridges comes to: how many creatures each side has in a lane, and the cards that protect its building.

import type { Outcome, Outcomes } from '@bridgefront/page/suppose/outcomes.ts';
import { laneNames } from '../rules/table.ts';
import type { TableView } from '../rules/table.ts';

/** Creatures by lane, and what is left before a building. */
export const outcomes: Outcomes<TableView> = {
  legend: 'Numbers are creatures in a lane, and the cards to the right of a building.',
  read({ seats }) {
    const lanes = laneNames.map((lane): Outcome => ({
      place: `lane:${lane}`,
      counts: Object.fromEntries(seats.map((side, seat) => [seat, side[lane].length])),
    }));
    const buildings = seats.map(({ row, bastion }, seat): Outcome => ({
      place: `bastion:${seat}`,
      counts: { [seat]: row.length - bastion },
    }));
    return [...lanes, ...buildings];
  },
};
