// Each seat's expected share of the win, judged from life, units, frontiers, villagers and hands.

import { winShares } from '@bridgefront/kernel';
import type { Decision, Seat } from '@bridgefront/kernel';
import { cardLookUp } from '@bridgefront/tabletop/cards';
import { book } from '../cards/book.ts';
import { isCard } from '../cards/decks.ts';
import { attackOf, restOf } from '../figures.ts';
import { commitChoice } from '../notation.ts';
import { home } from '../types.ts';
import type { State } from '../types.ts';
import type { CardKind } from '../vocabulary.ts';
import { frontiersLead } from './forecast.ts';
import { CommitPlanner } from './plan-commit.ts';
import { cardWorth, worthOf } from './worth.ts';
import { sideOf } from '../cards/table.ts';

// What makes a win likelier, as the power of e by which each point of it multiplies the odds: a conditional logit (McFadden
// 1974), fitted to who won 5,500 matches of greedy players who made one choice in twelve by lot.
const weights = {
  life: 0.084,
  /** The last points of life count more: of two curves, each from 0 to 1, the second is the steeper. */
  lifeLeft: 4.2,
  lastLife: 0.36,
  rootOfVillagers: 1.6,
  tacticsInHand: 0.12,
  unitsInHand: 0.33,
  civicInHand: 0.29,
  /** Each army card in hand. */
  armyCards: 0.37,
  readyAtHome: 0.195,
  exertedAtHome: 0.084,
  attackAtHome: 0.32,
  healthAtHome: 0.047,
  attackInFrontiers: 0.26,
  healthInFrontiers: 0.071,
  /** What combat would come to, in points of life. */
  frontiers: 0.1,
  /** What the seat that may still commit would gain by it. */
  answer: 0.048,
};

function lifeWorth(life: number): number {
  const left = Math.max(0, life);
  return (
    weights.life * life +
    weights.lifeLeft * (1 - Math.exp(-left / 6)) +
    weights.lastLife * (1 - Math.exp(-left / 3))
  );
}

function inHand(kind: CardKind, worth: number): number {
  if (sideOf[kind] === 'civic') return weights.civicInHand * worth;
  return weights.armyCards + (kind === 'tactic' ? weights.tacticsInHand : weights.unitsInHand) * worth;
}

const handWorths = cardLookUp(book, (printed) =>
  printed.filter(isCard).map((card) => inHand(card.kind, worthOf(card).hand)),
);

function unitsWorth(state: State, seat: Seat): number {
  let worth = 0;
  for (const unit of state.units) {
    if (unit.seat !== seat) continue;
    const attack = attackOf(state, unit);
    const health = restOf(state, unit);
    if (unit.at === home) {
      worth += weights.attackAtHome * attack + weights.healthAtHome * health;
      worth +=
        (unit.exerted ? weights.exertedAtHome : weights.readyAtHome) *
        cardWorth(state.options, unit.card).unit;
    } else worth += weights.attackInFrontiers * attack + weights.healthInFrontiers * health;
  }
  return worth;
}

function seatWorth(state: State, seat: Seat): number {
  const { life, hand, ready, exerted } = state.seats[seat];
  let worth = lifeWorth(life) + weights.rootOfVillagers * Math.sqrt(ready.length + exerted.length);
  const worths = handWorths(state.options);
  for (const card of hand) worth += worths[card];
  return worth + unitsWorth(state, seat);
}

// A seat that has not committed while the other has will answer: with its best commit.
function answerGain(state: State): number {
  if (state.phase !== 'strategy') return 0;
  const late = state.seats.findIndex(({ hasCommitted }) => !hasCommitted);
  if (late < 0 || !state.seats[1 - late].hasCommitted) return 0;
  const planner = new CommitPlanner(state, late);
  const gain = planner.worth(planner.best([commitChoice])) - planner.worth(planner.nothing());
  return late === 0 ? gain : -gain;
}

/** The first seat's lead over the second. */
function leadOf(state: State): number {
  const table = weights.frontiers * frontiersLead(state) + weights.answer * answerGain(state);
  return seatWorth(state, 0) - seatWorth(state, 1) + table;
}

/** Expected share of the win by seat; sums to 1. A finished match gives its result. */
export function estimate(state: State): readonly number[] {
  const { winners } = state;
  if (winners.length > 0) return winShares(state, 2);
  if (state.phase === 'decks' || state.phase === 'mulligan') return [0.5, 0.5];
  const share = 1 / (1 + Math.exp(-leadOf(state)));
  return [share, 1 - share];
}

/**
 * Positions are compared when a round is over: before, one side has still to commit, or to spend its supply. The draw is
 * asked then, unless both sides have an empty deck.
 */
export function calm(_state: State, { ask }: Decision): boolean {
  return ask === 'draw';
}
