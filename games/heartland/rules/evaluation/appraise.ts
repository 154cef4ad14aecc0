// Worth of each legal choice for the seat, for quick bots and as the first guess of searching ones.

import type { Choice, Decision, Seat } from '@bridgefront/kernel';
import { cardIn, sideIn, supplyOf } from '../cards/in-force.ts';
import { wonBy } from '../combat/occupy.ts';
import { spillsOver } from '../combat/sets.ts';
import { isOccupiedBy, restOf, unitOf } from '../figures.ts';
import { cardOf, isKind, numberOf, readKill, returnChoice } from '../notation.ts';
import type { SeatState, State, Unit } from '../types.ts';
import { countSide } from '../zones.ts';
import { appraiseBattle } from './appraise-battle.ts';
import { appraiseStrategy, favouriteStrategy } from './appraise-strategy.ts';
import { preyWorth } from './forecast.ts';
import { cardWorth } from './worth.ts';

type Appraise = (state: State, seat: Seat, plan: readonly Choice[], legal: readonly Choice[]) => number[];

// A hand wants something to deploy early and somebody to pay for it.
function handIsGood(state: State, seat: Seat): boolean {
  const { options, seats } = state;
  const { hand } = seats[seat];
  const cheap = hand.some((card) => cardIn(state, card).kind === 'unit' && supplyOf(options, card) <= 2);
  return cheap && hand.some((card) => cardIn(state, card).kind === 'villager');
}

function villagersOf(state: State, { hand, ready, exerted }: SeatState): number {
  const inHand = hand.filter((card) => cardIn(state, card).kind === 'villager').length;
  return ready.length + exerted.length + Math.min(inHand, 3);
}

// Villagers first, then units; a hand full of one kind wants the other.
function drawWorth(state: State, seat: Seat, choice: Choice): number {
  const own = state.seats[seat];
  const armyHand = countSide(state, own.hand, 'army');
  if (choice === 'draw:army') return 1.2 - 0.25 * armyHand;
  return 1.5 - 0.22 * villagersOf(state, own) - 0.05 * (own.hand.length - armyHand);
}

// Of many villagers in hand the later ones will not be deployed for long.
function keepWorth(state: State, seat: Seat, choice: Choice): number {
  const { hand } = state.seats[seat];
  const card = cardOf(choice);
  const alike = hand.filter((one) => cardIn(state, one).kind === cardIn(state, card).kind).length;
  return cardWorth(state.options, card).hand * (sideIn(state, card) === 'army' ? 1 : 3 / (2 + alike));
}

// Where what is left comes through, it is lost what a kill takes (HL-82).
function spentOn(state: State, seat: Seat, frontier: number, unit: Unit): number {
  return spillsOver(state.options) && isOccupiedBy(state, frontier, seat) ? restOf(state, unit) : 0;
}

// A wound is worth most on the dearest enemy that a scorch could then kill: the weaker it is left, the likelier (HL-80).
function killWorth(state: State, seat: Seat, choice: Choice): number {
  let worth = 0;
  const { frontier, units } = readKill(choice);
  for (const id of units) {
    const unit = unitOf(state, id);
    if (unit !== null)
      worth += isKind(choice, 'wound')
        ? preyWorth(state.options, unit) / restOf(state, unit)
        : preyWorth(state.options, unit) - spentOn(state, seat, frontier, unit);
  }
  return worth;
}

function occupyWorth(state: State, choice: Choice): number {
  const unit = isKind(choice, 'occupy') ? unitOf(state, numberOf(choice)) : null;
  return unit === null ? 0 : cardWorth(state.options, unit.card).hold;
}

// To hold is worth what the occupier is worth there; whoever is to replace it must be better.
function appraiseOccupy(
  state: State,
  seat: Seat,
  plan: readonly Choice[],
  legal: readonly Choice[],
): number[] {
  const worths = legal.map((choice) => occupyWorth(state, choice));
  const hold = legal.indexOf('hold');
  if (hold < 0) return worths;
  const occupier = wonBy(state, seat)[plan.length]?.occupier ?? null;
  const back = legal.indexOf(returnChoice);
  // To go home unexerted gives up what holding is worth, and only now and then saves the unit.
  if (back >= 0) worths[back] = 0;
  worths[hold] = occupier === null ? 0 : cardWorth(state.options, occupier.card).hold + 0.05;
  return worths;
}

const appraisals: { readonly [ask: string]: Appraise } = {
  deck: (_state, _seat, _plan, legal) => legal.map((choice) => (isKind(choice, 'deck') ? 1 : 0)),
  mulligan: (state, seat, _plan, legal) =>
    legal.map((choice) => ((choice === 'keep') === handIsGood(state, seat) ? 1 : 0)),
  strategy: appraiseStrategy,
  battle: appraiseBattle,
  scout: ({ options, seats }, seat, _plan, legal) => {
    const { army, ready, exerted } = seats[seat];
    const top = army[army.length - 1];
    const affordable = supplyOf(options, top) <= ready.length + exerted.length + 1;
    const stays = affordable && cardWorth(options, top).hand > 1;
    return legal.map((choice) => ((choice === 'stay') === stays ? 1 : 0));
  },
  kill: (state, seat, _plan, legal) => legal.map((choice) => killWorth(state, seat, choice)),
  occupy: appraiseOccupy,
  draw: (state, seat, _plan, legal) => legal.map((choice) => drawWorth(state, seat, choice)),
  discard: (state, seat, _plan, legal) => legal.map((choice) => -keepWorth(state, seat, choice)),
};

/** Worth of each legal choice, in points of life. Reads nothing that the seat cannot know. */
export function appraise(
  state: State,
  seat: Seat,
  plan: readonly Choice[],
  legal: readonly Choice[],
  { ask }: Decision,
): readonly number[] {
  if (legal.length === 1) return [0];
  return appraisals[ask](state, seat, plan, legal);
}

/** The whole plan that the appraisal leads to, where it is quicker found at once. */
export function favourite(state: State, seat: Seat, { ask }: Decision): readonly Choice[] | null {
  return ask === 'strategy' ? favouriteStrategy(state, seat) : null;
}
