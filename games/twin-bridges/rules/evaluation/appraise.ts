// What each legal next choice is worth to a seat: plays are tried out, with the assault and the answer to it.

import type { Choice, Decision, Seat } from '@bridgefront/kernel';
import { assaultAtOnce } from '../turn/assault.ts';
import { cardIn, decksFor } from '../cards/in-force.ts';
import {
  cardChoice,
  cardOfChoice,
  deckOfChoice,
  doneChoice,
  laneChoices,
  laneOfChoice,
} from '../notation.ts';
import { unitChoice, unitOfChoice } from '../notation.ts';
import { copyState } from '../state.ts';
import { chant, chantTargets, playableCards, summon } from '../turn/summon.ts';
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

// What a card may be aimed at, in the order in which it is offered: lanes for a creature, creatures for an incantation.
function aimsOf(state: State, card: CardId): readonly Choice[] {
  if (isCreature(state, card)) return laneChoices;
  return chantTargets(state).map((target) => unitChoice(state, target));
}

function isCreature(state: State, card: CardId): boolean {
  return cardIn(state, card).kind === 'creature';
}

/** The first of the best aims of a card, and what playing it so is worth. */
function bestAim(state: State, seat: Seat, card: CardId): { readonly aim: Choice; readonly worth: number } {
  const aims = aimsOf(state, card);
  const worths = aims.map((aim) => aimValue(state, seat, card, aim));
  const best = Math.max(...worths);
  const worth = isCreature(state, card) ? best : best - patience;
  return { aim: aims[worths.indexOf(best)], worth };
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
    choice === doneChoice
      ? outlook(copyState(state), seat)
      : bestAim(state, seat, cardOfChoice(choice)).worth,
  );
}

/** The best play with its aim: what it is aimed at was tried when the card was judged, and is not tried again. */
export function favourite(state: State, seat: Seat, { ask }: Decision): readonly Choice[] | null {
  if (ask !== 'summon') return null;
  const done = [doneChoice];
  const cards = playableCards(state, seat);
  if (cards.length === 0) return done;
  let found: readonly Choice[] = done;
  let most = -Infinity;
  for (const card of cards) {
    const { aim, worth } = bestAim(state, seat, card);
    if (worth <= most) continue;
    most = worth;
    found = [cardChoice(state, card), aim];
  }
  return outlook(copyState(state), seat) > most ? done : found;
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
