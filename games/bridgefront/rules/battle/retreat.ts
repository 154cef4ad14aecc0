// Going back out of a battle between two combat rounds, in a match that offers it (S-141 to S-144).

import { none } from '../notation.ts';
import { edgeBetween } from '../state/board.ts';
import { cannotStep, passage } from '../state/movement.ts';
import { turnOrder } from '../state/rounds.ts';
import type { Rules } from '../terms.ts';
import { noBridge } from '../types.ts';
import type { Battle, Hex, Stack, State } from '../types.ts';
import { board, capitalOwner, championsAt, enemiesAt, forcesAt, occupies } from '../state/units.ts';

/** The battle that is being fought. */
export function battleOf({ battle }: State): Battle {
  if (battle === null) throw new Error('There is no battle.');
  return battle;
}

/** All units that a seat has in the battle. */
export function wholeSide(state: State, { hex }: Battle, seat: number): Stack {
  const champions = championsAt(state, seat, hex).map(({ card }) => card);
  return { hex, forces: forcesAt(state, seat, hex), champions };
}

/** Why a side cannot go back to a hex; null: it can (S-142). */
export type Barrier = 'no-bridge' | 'lockdown' | 'enemies' | 'capital' | 'not-back';

/** What keeps a seat's side of the battle from going back to a hex. */
export function barrier(state: State, battle: Battle, seat: number, to: Hex): Barrier | null {
  const edge = edgeBetween(board(state), battle.hex, to);
  if (edge < 0 || state.bridges[edge] === noBridge) return 'no-bridge';
  if (passage(state, board(state), seat, battle.hex, to, false) === cannotStep) return 'lockdown';
  if (enemiesAt(state, seat, to) !== 0) return 'enemies';
  const owner = capitalOwner(state, to);
  if (owner >= 0 && owner !== seat) return 'capital';
  const goesOn = seat === battle.attacker && !battle.siege && to !== battle.from;
  return goesOn && !occupies(state, seat, to) ? 'not-back' : null;
}

/** Where a seat's side of the battle may go, in the order of the board. */
function waysBack(state: State, battle: Battle, seat: number): Hex[] {
  return board(state).neighbours[battle.hex].filter((hex) => barrier(state, battle, seat, hex) === null);
}

/** How many units a seat has in the battle, a champion as one. */
export function unitsIn(state: State, battle: Battle, seat: number): number {
  return forcesAt(state, seat, battle.hex) + championsAt(state, seat, battle.hex).length;
}

/**
 * Who is asked next after a combat round whether to go, or -1 (S-141): the side with fewer units; of two as strong, one
 * after the other in seat order from the Lead. `answered`: who has been asked already and stays; -1: nobody.
 */
export function nextToRetreat(state: State, battle: Battle, answered: number): number {
  if (state.options.retreat === 'none' || battle.round === 0) return -1;
  const { attacker, defender } = battle;
  const inOrder = turnOrder(state).filter((seat) => seat === attacker || seat === defender);
  for (const seat of inOrder.slice(inOrder.indexOf(answered) + 1)) {
    const foe = seat === attacker ? defender : attacker;
    const isOutnumbered = unitsIn(state, battle, seat) <= unitsIn(state, battle, foe);
    if (isOutnumbered && waysBack(state, battle, seat).length > 0) return seat;
  }
  return -1;
}

const retreat: Rules<'retreat'> = {
  choices(state, seat, plan) {
    if (plan.length > 0) return [];
    const { hexChoices } = board(state);
    return [...waysBack(state, battleOf(state), seat).map((hex) => hexChoices[hex]), none];
  },
  reveal(turn, { seats: [seat], plans }) {
    const to = board(turn.state).hexByChoice.get(plans[seat][0]);
    turn.then(to === undefined ? { do: 'battle/stay', seat } : { do: 'battle/retreat', seat, to });
  },
  // As printed, battles are to the death.
  fallback: () => none,
};

/** `retreat`, asked of one side after a combat round. */
export const retreatDecisions = { retreat } as const;
