// The end of a match: by life, by settled land, by the limit of rounds, and how ties are broken (section 13).

import type { Seat } from '@bridgefront/kernel';
import type { Tell } from './faces.ts';
import { activeSettlement, occupiedBy } from './figures.ts';
import type { Ending, State } from './types.ts';

function end(state: State, ending: Ending, winners: Seat[], tell: Tell): void {
  state.phase = 'over';
  state.winners = winners;
  state.ending = ending;
  tell?.({ tell: 'ends', ending, winners, life: state.seats.map(({ life }) => life) });
}

// The higher life wins, then more occupiers; else both share the place (HL-68).
function leaders(state: State): Seat[] {
  const [first, second] = state.seats;
  const lead = first.life - second.life || occupiedBy(state, 0) - occupiedBy(state, 1);
  if (lead === 0) return [0, 1];
  return [lead > 0 ? 0 : 1];
}

/** Ends the match if a player is at 0 life or less (HL-67, HL-68). */
export function checkLife(state: State, tell: Tell): void {
  if (state.phase === 'over') return;
  if (state.seats.some(({ life }) => life <= 0)) end(state, 'life', leaders(state), tell);
}

/** Ends the match if a player has an active settlement in every frontier (HL-66). */
export function checkSettledLand(state: State, tell: Tell): void {
  if (state.phase === 'over' || !state.options.settleWin) return;
  const owners = state.land.map((_, at) => activeSettlement(state, at + 1)?.seat ?? -1);
  const [owner] = owners;
  if (owner >= 0 && owners.every((one) => one === owner)) end(state, 'settled', [owner], tell);
}

/** Ends the match after the triggers of the last round (HL-69). */
export function checkRounds(state: State, tell: Tell): void {
  if (state.phase !== 'over' && state.round >= state.options.roundLimit)
    end(state, 'rounds', leaders(state), tell);
}
