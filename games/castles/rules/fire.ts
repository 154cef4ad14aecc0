// Reaction fire: Soldiers shoot unasked at whoever crosses the river or climbs High Hills (CA-73, CA-77, CA-78).

import { tableFor } from './cards/in-force.ts';
import { strike } from './damage.ts';
import type { Tell } from './faces.ts';
import { numberOf } from './notation.ts';
import { isSoldier } from './pieces.ts';
import { mayHit } from './reach.ts';
import type { Piece, State, Zone } from './types.ts';
import { crossesRiver, terrainOf } from './zones.ts';

function drawsFire(state: State, piece: Piece, from: Zone, to: Zone): boolean {
  if (crossesRiver(state, from, to)) return true;
  return isSoldier(state, piece) && terrainOf(state, to) === 'high-hills';
}

// Spearmen first, then lower numbers.
function bySpear(state: State): (a: Piece, b: Piece) => number {
  const { spears } = tableFor(state);
  return (a, b) => Number(spears[b.kind]) - Number(spears[a.kind]) || numberOf(a.id) - numberOf(b.id);
}

/** Lets every enemy Soldier that could attack the card after this step do so once, until it is destroyed. */
export function reactionFire(state: State, piece: Piece, from: Zone, to: Zone, tell: Tell): void {
  if (!drawsFire(state, piece, from, to)) return;
  const soldiers = state.pieces
    .filter(
      (one) => one.seat !== piece.seat && isSoldier(state, one) && !one.fired && mayHit(state, one, piece),
    )
    .sort(bySpear(state));
  for (const soldier of soldiers) {
    if (piece.hp <= 0) return;
    soldier.fired = true;
    strike(state, soldier, piece, 'reaction', tell);
  }
}
