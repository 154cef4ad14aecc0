// Scores for the choices of a question in the middle of a plan: a target, a place, a stack, a mode.

import type { Choice } from '@bridgefront/kernel';
import type { Effect } from '../effects.ts';
import { cardOfChoice, championOfChoice, none, numberOfChoice } from '../notation.ts';
import { cardOf } from '../state/piles.ts';
import type { Planner } from '../plan/planner.ts';
import type { CardId, Hex, Order } from '../types.ts';
import { championOf } from '../state/units.ts';
import { scoreCompany, scoreForces, scorePath, scoreStarts } from './moves.ts';
import { championWorth, orderWorth } from './orders.ts';
import type { Bench } from './orders.ts';

function hexOf(bench: Bench, choice: Choice): Hex {
  return bench.o.board.hexByChoice.get(choice) ?? -1;
}

/** The card that the plan plays, or -1 for a Basic Action or an ability. */
export function cardInPlan(plan: readonly Choice[]): CardId {
  return plan.length > 0 && plan[0].startsWith('card:') ? cardOfChoice(plan[0]) : -1;
}

function placeWorth(bench: Bench, p: Planner, hex: Hex): number {
  const { effect } = p;
  if (effect === null) {
    const card = cardInPlan(p.plan);
    return card < 0 ? bench.o.reinforce(hex, 1) : championWorth(bench, card, hex);
  }
  if (effect.do === 'deploy') return orderWorth(bench, { effect, hexes: [hex] });
  return bench.o.reinforce(hex, effect.do === 'cash-in' ? effect.forces : 1);
}

function lastChampion(plan: readonly Choice[]): CardId {
  for (let i = plan.length - 1; i >= 0; i--)
    if (plan[i].startsWith('champion:')) return championOfChoice(plan[i]);
  return -1;
}

// What the choice would add to the instruction that asks.
function orderWith(bench: Bench, p: Planner, effect: Effect, choice: Choice): Order {
  if (choice.startsWith('hex:')) {
    const hex = hexOf(bench, choice);
    if (effect.do === 'teleport') return { effect, champions: [lastChampion(p.plan)], hexes: [hex] };
    if (effect.do === 'wormhole' && p.left === 1)
      return { effect, hexes: [hexOf(bench, p.plan[p.plan.length - 1]), hex] };
    return { effect, hexes: [hex] };
  }
  if (choice.startsWith('edge:')) return { effect, edges: [bench.o.board.edgeByChoice.get(choice) ?? -1] };
  if (choice.startsWith('champion:')) return championOrder(bench, effect, championOfChoice(choice));
  if (choice.startsWith('card:')) return { effect, cards: [cardOfChoice(choice)], golds: [true] };
  if (choice.startsWith('seat:')) return { effect, target: numberOfChoice(choice) };
  return { effect };
}

function championOrder(bench: Bench, effect: Effect, card: CardId): Order {
  const order = { effect, champions: [card] };
  if (effect.do !== 'teleport' || effect.to !== 'capital') return order;
  return { ...order, hexes: [bench.o.state.seats[bench.o.seat].capital] };
}

function targetWorth(bench: Bench, p: Planner, choice: Choice): number {
  if (choice === none) return 0;
  const { effect } = p;
  if (effect === null) return basicTarget(bench, p, choice);
  const order = orderWith(bench, p, effect, choice);
  if (effect.do === 'wormhole' && p.left === 2) return bench.o.own[hexOf(bench, choice)];
  if (effect.do === 'heal-split' && choice.startsWith('hex:')) return woundsOn(bench, hexOf(bench, choice));
  return orderWorth(bench, order);
}

// Basic Actions and abilities: an edge to build, a champion to heal, the far end of a gateway.
function basicTarget(bench: Bench, p: Planner, choice: Choice): number {
  if (choice.startsWith('edge:')) return bench.o.bridge(bench.o.board.edgeByChoice.get(choice) ?? -1);
  if (choice.startsWith('champion:')) return wounds(bench, championOfChoice(choice));
  if (p.plan[0] !== 'gateway') return 0;
  bench.o.stay();
  return bench.o.arrive(hexOf(bench, choice), 1);
}

function wounds({ o }: Bench, card: CardId): number {
  const champion = championOf(o.state, card);
  if (champion === null || champion.seat !== o.seat) return 0;
  return (cardOf(o.state, card).champion?.hp ?? champion.hp) - champion.hp;
}

function woundsOn(bench: Bench, hex: Hex): number {
  let sum = 0;
  for (const champion of bench.o.state.champions)
    if (champion.hex === hex) sum += wounds(bench, champion.card);
  return sum;
}

function rewardWorth({ o }: Bench, p: Planner, choice: Choice): number {
  if (p.effect?.do !== 'cash-in') return 0;
  if (choice === 'mode:gold') return p.effect.gold * o.gold;
  return o.reinforce(o.state.seats[o.seat].capital, p.effect.forces);
}

/** Worth of each offered choice of the planner's question; `modeWorth` judges a mode by what it leads to. */
export function scoreQuestion(
  bench: Bench,
  p: Planner,
  legal: readonly Choice[],
  modeWorth: (choice: Choice) => number,
): number[] {
  const { o } = bench;
  switch (p.asking) {
    case 'deploy':
      return legal.map((choice) => placeWorth(bench, p, hexOf(bench, choice)));
    case 'stack':
      return scoreStarts(o, p, legal);
    case 'forces':
      return scoreForces(o, p, legal);
    case 'company':
      return scoreCompany(o, p, legal);
    case 'path':
      return scorePath(o, p, legal);
    case 'mode':
      return legal.map(modeWorth);
    case 'points': {
      const need = wounds(bench, lastChampion(p.plan));
      return legal.map((choice) => -Math.abs(numberOfChoice(choice) - need));
    }
    case 'reward':
      return legal.map((choice) => rewardWorth(bench, p, choice));
    case 'target':
      return legal.map((choice) => targetWorth(bench, p, choice));
  }
}
