// What a moment of Castles comes to: how many cards each side has in each zone, and the health of Castles and Generals.

import type { Outcome, Outcomes } from '@bridgefront/page/suppose/outcomes.ts';
import { zoneNames } from '../rules/table.ts';
import type { TableView } from '../rules/table.ts';

/** What decides a siege, and who stands where. */
export const outcomes: Outcomes<TableView> = {
  legend: 'Numbers are cards in a zone, and the health of Castles and Generals.',
  read({ pieces }) {
    const zones = zoneNames.map((zone): Outcome => {
      const there = pieces.filter((piece) => piece.zone === zone && piece.card !== 'castle');
      const counts = Object.fromEntries(
        [0, 1].map((side) => [side, there.filter(({ seat }) => seat === side).length]),
      );
      return { place: `zone:${zone}`, counts, minor: true };
    });
    const dear = pieces
      .filter(({ card }) => card === 'castle' || card === 'general')
      .map(({ name, card, seat, hp }): Outcome => ({
        place: `piece:${name}`,
        counts: { [seat]: hp },
        ...(card === 'general' && { minor: true }),
      }));
    return [...zones, ...dear];
  },
};
