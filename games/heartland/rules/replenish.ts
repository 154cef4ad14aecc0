// The replenishment: triggers, reset, readying, drawing, initiative and the hand limit (HL-60).

import { cardIn, numberIn, sideIn, slugIn } from './cards/in-force.ts';
import type { Choice, Decision, DecisionTable, Seat, StepHandlers } from '@bridgefront/kernel';
import { checkLife, checkRounds } from './ending.ts';
import { tellerOf } from './faces.ts';
import type { Play, Terms } from './faces.ts';
import { cardChoice, cardOf, isKind } from './notation.ts';
import type { SeatState, State } from './types.ts';
import type { DeckSide } from './vocabulary.ts';
import { resolveTriggers } from './triggers.ts';
import { distinct, drawAndTell, insertCard, leaveHand, removeCard } from './zones.ts';
import { choiceValue } from '@bridgefront/kernel';

// Life is checked once, after the last trigger; then the stall guard (HL-59, HL-69).
function triggers(turn: Play): void {
  const { state } = turn;
  const tell = tellerOf(turn);
  state.phase = 'replenishment';
  turn.revealed();
  resolveTriggers(state, tell);
  checkLife(state, tell);
  checkRounds(state, tell);
  if (state.phase === 'replenishment') turn.then({ do: 'replenish/reset' });
}

function refresh(own: SeatState): void {
  for (const card of own.exerted) insertCard(own.ready, card);
  own.exerted = [];
  own.hasGrown = false;
  own.hasSettled = false;
  own.hasCommitted = false;
  own.hasDeployed = false;
}

// Damage and effects vanish in the same moment (HL-61); everything is readied.
function reset(turn: Play): void {
  const { state } = turn;
  for (const unit of state.units) {
    unit.damage = 0;
    unit.attack = 0;
    unit.health = 0;
    unit.exerted = false;
  }
  for (const settlement of state.land) if (settlement !== null) settlement.used = false;
  state.seats.forEach(refresh);
  state.fallen = [];
  state.triumphs = [];
  tellerOf(turn)?.({ tell: 'replenishes' });
  turn.then({ do: 'replenish/draw' });
}

/** Sides that the seat may draw from: decks that are not empty (HL-63). */
function openDecks({ army, civic }: SeatState): DeckSide[] {
  const sides: DeckSide[] = [];
  if (army.length > 0) sides.push('army');
  if (civic.length > 0) sides.push('civic');
  return sides;
}

function draw(turn: Play): void {
  const asked = [0, 1].filter((seat) => openDecks(turn.state.seats[seat]).length > 1);
  if (asked.length > 0) turn.ask('draw', asked);
  else drawBoth(turn, []);
}

// Who was not asked draws from the only deck that is left, if any (HL-63).
function drawBoth(turn: Play, plans: readonly (readonly Choice[])[]): void {
  const { state } = turn;
  const { drawArmy, drawCivic } = state.options;
  turn.revealed();
  for (const seat of [0, 1]) {
    const [choice] = plans[seat] ?? [];
    const [only] = openDecks(state.seats[seat]);
    const side = choice === undefined ? only : choice === 'draw:army' ? 'army' : 'civic';
    if (side === undefined) continue;
    drawAndTell(state, seat, side, side === 'army' ? drawArmy : drawCivic, tellerOf(turn));
  }
  turn.then({ do: 'replenish/limit' });
}

// The initiative moves before the hand limit (HL-60, HL-64).
function limit(turn: Play): void {
  const { state } = turn;
  state.initiative = 1 - state.initiative;
  const { handLimit } = state.options;
  const asked = [0, 1].filter((seat) => state.seats[seat].hand.length > handLimit);
  if (asked.length > 0) turn.ask('discard', asked);
  else turn.then({ do: 'round/begin' });
}

function discardChoices(state: State, seat: Seat, plan: readonly Choice[]): readonly Choice[] {
  const { hand } = state.seats[seat];
  if (hand.length - plan.length <= state.options.handLimit) return [];
  const left = hand.slice();
  for (const choice of plan) removeCard(left, cardOf(choice));
  return distinct(left).map((card) => cardChoice(state, 'discard', card));
}

function revealDiscards(turn: Play, { seats, plans }: Decision): void {
  const { state } = turn;
  for (const seat of seats) {
    const own = state.seats[seat];
    const cards = plans[seat].map(cardOf);
    for (const card of cards) {
      leaveHand(own, card);
      insertCard(own.graveyard, card);
    }
    tellerOf(turn)?.({ tell: 'discards', seat, cards: cards.map((card) => slugIn(state, card)) });
  }
  turn.revealed();
  turn.then({ do: 'round/begin' });
}

// A time-out gives up the first civic card, without one the first army card.
function firstCivic(state: State, legal: readonly Choice[]): Choice {
  return legal.find((choice) => sideIn(state, cardOf(choice)) === 'civic') ?? legal[0];
}

/** The steps of the replenishment. */
export const replenishSteps = {
  'replenish/triggers': triggers,
  'replenish/reset': reset,
  'replenish/draw': draw,
  'replenish/limit': limit,
} satisfies Partial<StepHandlers<State, Terms>>;

const drawChoices: readonly Choice[] = ['draw:army', 'draw:civic'];

/** The questions of the replenishment. */
export const replenishDecisions = {
  draw: {
    choices: (_state, _seat, plan) => (plan.length > 0 ? [] : drawChoices),
    reveal: (turn, { plans }) => drawBoth(turn, plans),
  },
  discard: {
    choices: discardChoices,
    reveal: revealDiscards,
    fallback: (state, _seat, _plan, legal) => firstCivic(state, legal),
    whyNot(state, _seat, plan, choice) {
      if (!isKind(choice, 'discard')) return null;
      const card = numberIn(state, choiceValue(choice));
      if (card < 0) return { message: 'There is no card of this name.', rule: 'HL-6' };
      const more = plan.includes(choice) ? 'further ' : '';
      return { message: `You have no ${more}${cardIn(state, card).name} in your hand.`, rule: 'HL-65' };
    },
  },
} satisfies Partial<DecisionTable<State, Terms>>;
