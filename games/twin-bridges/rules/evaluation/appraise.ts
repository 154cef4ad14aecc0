// What each legal next choice is worth to a seat: plays are tried out, with the assault and the answer to it.

import type { Choice, Decision, Seat } from '@bridgefront/kernel';
import { assaultAtOnce } from '../turn/assault.ts';
import { cardIn, decksFor } from '../cards/in-force.ts';
import { cardOfChoice, deckOfChoice, doneChoice, laneChoices, laneOfChoice } from '../notation.ts';
import { unitChoice, unitOfChoice } from '../notation.ts';
import { copyState } from '../state.ts';
import { chant, chantTargets, summon } from '../turn/summon.ts';
import { clearTurn } from '../turn/turn.ts';
import type { State } from '../state.ts';
import type { CardId } from '../types.ts';
import { isGift } from './gift.ts';
import { cardValue, leadOf } from './value.ts';

/** Above and below every lead. */
const victory = 1000;

// The seat's lead after its assault and the answer of the enemies that are in play. Changes the state.
function outlook(state: State, seat: Seat): number {
  if (state.phase !== 'over') assaultAtOnce(state);
  if (state.phase !== 'over') {
    clearTurn(state);
    state.active = 1 - state.active;
    assaultAtOnce(state);
  }
  if (state.phase === 'over') return state.winners[0] === seat ? victory : -victory;
  return leadOf(state, seat);
}

function afterPlay(state: State, seat: Seat, card: CardId, choice: Choice): number {
  const world = copyState(state);
  const lane = laneOfChoice(choice);
  if (lane >= 0) summon(world, seat, card, lane, null);
  else chant(world, seat, card, unitOfChoice(choice), null);
  return outlook(world, seat);
}

// An incantation that gains nothing is better kept: the mana may be wanted.
const patience = 0.15;

function playValue(state: State, seat: Seat, card: CardId): number {
  if (cardIn(state, card).kind === 'creature')
    return Math.max(...laneChoices.map((lane) => afterPlay(state, seat, card, lane)));
  const aimed = chantTargets(state).map((target) => aimValue(state, seat, card, unitChoice(state, target)));
  return Math.max(...aimed) - patience;
}

function aimValue(state: State, seat: Seat, card: CardId, choice: Choice): number {
  return isGift(state, seat, card, choice) ? -Infinity : afterPlay(state, seat, card, choice);
}

function appraiseSummon(
  state: State,
  seat: Seat,
  plan: readonly Choice[],
  legal: readonly Choice[],
): number[] {
  const [first] = plan;
  if (first !== undefined) return legal.map((choice) => aimValue(state, seat, cardOfChoice(first), choice));
  return legal.map((choice) =>
    choice === doneChoice ? outlook(copyState(state), seat) : playValue(state, seat, cardOfChoice(choice)),
  );
}

/** Worth of each legal choice for the seat, in places of a building. Reads nothing that the seat cannot know. */
export function appraise(
  state: State,
  seat: Seat,
  plan: readonly Choice[],
  legal: readonly Choice[],
  { ask }: Decision,
): readonly number[] {
  if (legal.length === 1) return [0];
  if (ask === 'summon') return appraiseSummon(state, seat, plan, legal);
  return legal.map((choice) => {
    const deck = deckOfChoice(choice);
    if (deck < 0) return cardValue(state, cardOfChoice(choice));
    return decksFor(state.options)[deck].cards.reduce((sum, card) => sum + cardValue(state, card), 0);
  });
}
