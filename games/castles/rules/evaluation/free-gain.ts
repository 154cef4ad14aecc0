// What a seat would leave lying if it ended its turn now: a blow at the enemy Castle, or help for its own.

import type { Choice, Seat } from '@bridgefront/kernel';
import { CASTLE } from '../cards/table.ts';
import { damageOf } from '../damage.ts';
import { actionsOf } from '../actions.ts';
import { atChoices, unitChoices } from '../notation.ts';
import { pieceOf } from '../pieces.ts';
import { hitOf } from '../reach.ts';
import { sideOf } from '../sides.ts';
import type { State } from '../types.ts';

/**
 * An Action that costs nothing any more and surely gains: it harms the enemy Castle or mends the own one. Who ends the
 * turn without it errs. Null: there is none.
 */
export function freeGain(state: State, seat: Seat): readonly Choice[] | null {
  for (const piece of state.pieces) {
    if (piece.seat !== sideOf(seat)) continue;
    for (const choice of actionsOf(state, piece)) {
      const target = pieceOf(state, atChoices.read(choice));
      if (target?.kind !== CASTLE) continue;
      if (hitOf(state, piece) !== null && damageOf(state, piece, target) <= 0) continue;
      return [unitChoices.of(state, piece.id), choice];
    }
  }
  return null;
}
