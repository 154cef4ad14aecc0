// What Twin Bridges tells besides being played: its cards, and the turns it has taken.

import { cardsJson } from '../rules/index.ts';
import type { Json, SeatView } from '@bridgefront/kernel';
import type { GameExtras, Standing } from '@bridgefront/terminal/extras.ts';

/** Turns count as rounds; there is no score besides winning. */
function standing(view: SeatView<Json>): Standing {
  const { turn } = view.table as { readonly turn: number };
  return { round: turn, scores: null };
}

/** The extras of Twin Bridges. */
export const twinBridgesExtras: GameExtras = { cards: cardsJson, standing };
