// What each legal next choice is worth to a seat: one entry for each question.

import { choiceValue } from '@bridgefront/kernel';
import type { Choice, Decision, Policy, Seat } from '@bridgefront/kernel';
import { commandId, commandTable, loreId, loreTable } from '../cards/in-force.ts';
import { totalOf, useIn } from '../combat/dice.ts';
import { combatOf } from '../combat/roll.ts';
import { fitsSections, typeOf, unitOn } from '../field.ts';
import { distance, hexOf, sectionsOf } from '../hexes.ts';
import type { HexId } from '../hexes.ts';
import { done, pass, hexIn, loreIn, numberIn } from '../notation.ts';
import { movesOf } from '../turn/battle.ts';
import type { State, Unit } from '../types.ts';
import type { CommandCard, LoreEffect, LoreKind, LoreOf, OrderRule } from '../vocabulary.ts';
import { armyWorth, objectiveWorth } from './before-battle.ts';
import { attackGain, bestAttack, frontOf, lossOf, orderGain, placeWorth, shootsFreely } from './gain.ts';
import { groundOf, standWorth, unitWorth } from './ground.ts';
import type { Ground } from './ground.ts';
import { favouriteMove } from './favourite.ts';
import { greedyWeights } from './weights.ts';
import type { Weights } from './weights.ts';

type Appraiser = (
  weights: Weights,
  state: State,
  seat: Seat,
  plan: readonly Choice[],
  legal: readonly Choice[],
  decision: Decision,
) => readonly number[];

const each =
  (
    worth: (weights: Weights, state: State, seat: Seat, choice: Choice, plan: readonly Choice[]) => number,
  ): Appraiser =>
  (weights, state, seat, plan, legal) =>
    legal.map((choice) => worth(weights, state, seat, choice, plan));

function commandBase({ orders, boons }: CommandCard): number {
  const count = orders.rule === 'sections' ? orders.left + orders.centre + orders.right : orders.upTo;
  return count * 0.3 + (boons.dice ?? 0) * 0.2 + (boons.move ?? 0) * 0.1 + (boons.scout === true ? 0.15 : 0);
}

// Numbers other than the printed ones count in proportion.
const loreWorths: { readonly [K in LoreKind]: (effect: LoreOf<K>, weights: Weights) => number } = {
  prevent: ({ amount }) => 0.3 * amount,
  stand: ({ upTo }) => 0.1 * Math.min(2, upTo ?? 2),
  dice: ({ by }) => 0.15 * Math.abs(by),
  exact: ({ dice: count }) => 0.05 * count,
  reroll: ({ upTo }) => 0.15 * Math.min(2, upTo ?? 2),
  cleaves: () => 0.25,
  cancel: () => 0.25,
  recover: ({ amount }) => 0.25 * amount,
  bar: () => 0.1,
  order: () => 0.4,
  march: ({ move }) => 0.25 * move,
  spate: ({ dice: count }) => 0.2 * count,
  lift: () => 0.15,
  drive: () => 0.25,
  trample: () => 0.3,
  'dying-blow': () => 0.3,
  sacrifice: ({ lore: gained }, weights) => 0.1 + (gained - 3) * weights.token,
  venom: ({ within }) => (0.25 * within) / 3,
  tithe: ({ most }) => (0.25 * most) / 4,
};

function loreCardWorth(weights: Weights, state: State, id: number): number {
  const { effect } = loreTable(state)[id];
  return weights.lore * (loreWorths[effect.do] as (one: LoreEffect, by: Weights) => number)(effect, weights);
}

function cardOf(weights: Weights, state: State, slug: string): number {
  const command = commandId(state, slug);
  return command >= 0
    ? commandBase(commandTable(state)[command])
    : loreCardWorth(weights, state, loreId(state, slug));
}

function called(unit: Unit): Unit {
  return { ...unit, called: true };
}

// The best units that the rule could order, and what they would bring.
function cardGain(
  state: State,
  orders: OrderRule,
  seat: Seat,
  gains: readonly { readonly unit: Unit; readonly gain: number }[],
): number {
  const best = [...gains].sort((a, b) => b.gain - a.gain);
  if (orders.rule === 'sections') {
    const hexes: HexId[] = [];
    let sum = 0;
    for (const { unit, gain } of best) {
      if (gain <= 0 || sectionsOf(unit.hex, seat).length === 0) continue;
      if (!fitsSections([...hexes, unit.hex], seat, orders)) continue;
      hexes.push(unit.hex);
      sum += gain;
    }
    return sum;
  }
  const fits = best.filter(({ unit }) => {
    if (orders.rule === 'kinds') return orders.kinds.includes(typeOf(state, unit).kind);
    return orders.rule !== 'ranged' || typeOf(state, unit).range > 0;
  });
  if (orders.rule !== 'around') return top(fits, orders.upTo);
  let most = 0;
  for (const { unit, gain } of fits) {
    const beside = fits.filter((other) => distance(other.unit.hex, unit.hex) === 1);
    most = Math.max(most, gain + top(beside, orders.upTo));
  }
  return most;
}

function top(gains: readonly { readonly gain: number }[], count: number): number {
  return gains.slice(0, count).reduce((sum, { gain }) => sum + gain, 0);
}

const command: Appraiser = (weights, state, seat, plan, legal) => {
  if (plan.length > 0) return legal.map((choice) => (choice === 'text' ? 1 : 0));
  const ground = groundOf(weights, state, seat);
  const gains = state.units.flatMap((unit) =>
    unit.hex >= 0 && unit.seat === seat ? [{ unit, gain: orderGain(ground, unit, 0) }] : [],
  );
  return legal.map((choice) => {
    const { orders, boons } = commandTable(state)[commandId(state, choiceValue(choice))];
    const { boonDice, boonMove, boonSteady } = weights;
    const { dice: more = 0, move = 0, steadyDice = 0 } = boons;
    const extra = 1 + boonDice * more + boonMove * move + boonSteady * steadyDice;
    const keep =
      weights.keep * commandBase({ ...commandTable(state)[commandId(state, choiceValue(choice))] });
    return cardGain(state, orders, seat, gains) * extra - keep + (boons.scout === true ? 0.1 : 0);
  });
};

// A card that is played at once must bring more than it costs.
function loreGain(weights: Weights, state: State, seat: Seat, id: number): number {
  return (
    loreCardWorth(weights, state, id) -
    loreTable(state)[id].cost * weights.token -
    (state.seats[seat].loreHand.length > 2 ? 0 : 0.05)
  );
}

function targetGain(ground: Ground, choice: Choice): number {
  const { state, seat } = ground;
  const unit = state.units[unitOn(state, hexIn(choice))];
  if (unit === undefined) return ground.worth[hexIn(choice)] ?? 0;
  return unit.seat === seat
    ? unitWorth(state, unit) + 0.3 * standWorth(ground, unit, unit.hex)
    : unitWorth(state, unit);
}

const orders: Appraiser = (weights, state, seat, plan, legal) => {
  const ground = groundOf(weights, state, seat);
  if (plan.length > 0) return legal.map((choice) => targetGain(ground, choice));
  const boon = state.text ? (commandTable(state)[state.command]?.boons.move ?? 0) : 0;
  return legal.map((choice) => {
    if (choice === 'done') return weights.doneOrders;
    if (choice.startsWith('lore:')) return loreGain(weights, state, seat, loreIn(state, choice));
    const unit = state.units[unitOn(state, hexIn(choice))];
    if (choice.startsWith('cure:')) return choice.startsWith('cure:stun') ? 0.5 : 0.1 * unit.health - 0.15;
    return orderGain(ground, called(unit), boon) + (unit.stunned ? 0.02 : 0);
  });
};

const moves: Appraiser = (weights, state, seat, plan, legal) => {
  const ground = groundOf(weights, state, seat);
  const [first] = plan;
  if (first !== undefined && first.startsWith('lore:'))
    return legal.map((choice) => targetGain(ground, choice));
  if (first !== undefined) {
    const unit = state.units[unitOn(state, hexIn(first))];
    return legal.map((choice) => placeWorth(ground, unit, hexIn(choice)));
  }
  return legal.map((choice) => {
    if (choice === done) return weights.doneMoving;
    if (choice.startsWith('lore:')) return loreGain(weights, state, seat, loreIn(state, choice));
    const unit = state.units[unitOn(state, hexIn(choice))];
    const here = placeWorth(ground, unit, unit.hex);
    let best = 0;
    for (const hex of movesOf(state, unit)) best = Math.max(best, placeWorth(ground, unit, hex) - here);
    return best;
  });
};

const attacks: Appraiser = (weights, state, seat, plan, legal) => {
  const ground = groundOf(weights, state, seat);
  const [first] = plan;
  if (first !== undefined) {
    const own = unitOn(state, hexIn(first));
    return legal.map((choice) => attackGain(weights, state, own, unitOn(state, hexIn(choice))));
  }
  // Whoever ends the attacks with a shot left that costs nothing errs.
  const leavesShot = legal.some((choice) => {
    if (choice === 'done' || choice.startsWith('step:')) return false;
    const unit = state.units[unitOn(state, hexIn(choice))];
    return bestAttack(ground, unit, unit.hex) > 0 && shootsFreely(ground, unit);
  });
  return legal.map((choice) => {
    if (choice === 'done') return leavesShot ? -Infinity : weights.doneAttacks;
    if (choice.startsWith('step:')) return stepGain(ground, choice);
    const unit = state.units[unitOn(state, hexIn(choice))];
    return bestAttack(ground, unit, unit.hex);
  });
};

function stepGain(ground: Ground, choice: Choice): number {
  const { state } = ground;
  const [from, to] = choiceValue(choice).split('>').map(hexOf);
  const unit = state.units[unitOn(state, from)];
  return placeWorth(ground, unit, to) - placeWorth(ground, unit, from);
}

// Damage that the combat will do, as far as its dice are known.
function reactGain(weights: Weights, state: State, seat: Seat, choice: Choice): number {
  if (!choice.startsWith('lore:')) return choice === pass ? 0 : -Infinity;
  const id = loreIn(state, choice);
  const price = loreTable(state)[id].cost * weights.token;
  const { effect } = loreTable(state)[id];
  if (effect.do === 'prevent' && state.harm !== null)
    return lossOf(state, state.units[state.harm.unit], state.harm.amount) - price - 0.15;
  if (effect.do === 'cancel') return 0.1;
  if (effect.do === 'dying-blow') return 0.4 - price;
  const combat = combatOf(state);
  const owns = state.units[combat.roller].seat === seat;
  const stake = unitWorth(state, state.units[combat.target]) * weights.stake;
  if (effect.do === 'reroll') return rerollGain(state, owns) - price;
  return stake + (effect.do === 'stand' ? 0.1 * combat.retreats : 0) - price;
}

// Dice that miss are worth rolling again by their owner, those that hit by the other.
function rerollGain(state: State, owns: boolean): number {
  const combat = combatOf(state);
  const { damage } = totalOf(state, combat, []);
  const unit = state.units[combat.target];
  const hits = lossOf(state, unit, damage);
  return owns ? (combat.dice.length - damage) * 0.12 - 0.1 : hits * 0.8;
}

const dice: Appraiser = each((_weights, state, seat, choice) => {
  if (choice === 'done') return 0;
  const combat = combatOf(state);
  const owns = state.units[combat.roller].seat === seat;
  const face = combat.dice[numberIn(choice) - 1];
  const helps = combat.ranged ? face === 2 || face === 5 : face === 0 || face === 1 || face === 5;
  return helps === owns ? -0.2 : 0.2;
});

const commit: Appraiser = each((_weights, state, _seat, choice, plan) => {
  if (choice === 'done') return 0;
  const combat = combatOf(state);
  const target = state.units[combat.target];
  const use = useIn(choice);
  if (use === 'stun' || use === 'poison') return 0.3;
  const before = Math.min(target.health, totalOf(state, combat, plan).damage);
  const after = Math.min(target.health, totalOf(state, combat, [...plan, choice]).damage);
  const price = use === 'frenzy' ? 0.9 * lossOf(state, state.units[combat.roller], numberIn(choice)) : 0;
  return lossOf(state, target, after) - lossOf(state, target, before) - price;
});

const way: Appraiser = (weights, state, seat, _plan, legal) => {
  const ground = groundOf(weights, state, seat);
  const { target } = combatOf(state);
  return legal.map((choice) => {
    const hex = hexIn(choice);
    if (hex < 0) return -1;
    const on = state.units[unitOn(state, hex)];
    if (on !== undefined) return on.seat === seat ? 0.5 : -0.5;
    return standWorth(ground, state.units[target], hex);
  });
};

// Staying is better on a banner, and when the way back would hurt.
const ignore: Appraiser = (weights, state, _seat, _plan, legal) => {
  const { target } = combatOf(state);
  const { hex, health } = state.units[target];
  const stays = state.banners[hex] > 0 ? weights.stayOnBanner : health > 1 ? weights.stay : -0.3;
  return legal.map((choice) => stays * numberIn(choice));
};

const counter: Appraiser = each((_weights, _state, _seat, choice) => (choice === 'counter' ? 1 : 0));

const advance: Appraiser = (weights, state, seat, plan, legal) => {
  const ground = groundOf(weights, state, seat);
  const unit = state.units[combatOf(state).roller];
  const last = plan.at(-1);
  const here = last === undefined ? unit.hex : hexIn(last);
  return legal.map((choice) => placeWorth(ground, unit, choice === 'stay' ? here : hexIn(choice)));
};

const again: Appraiser = (weights, state, _seat, _plan, legal, { about }) =>
  legal.map((choice) =>
    choice === 'no' ? 0 : attackGain(weights, state, Number(about['unit']), unitOn(state, hexIn(choice))),
  );

const lore: Appraiser = (weights, state, seat, plan, legal) => {
  if (plan.length > 0) {
    const ground = groundOf(weights, state, seat);
    return legal.map((choice) => -targetGain(ground, choice));
  }
  const { lore: tokens, loreHand } = state.seats[seat];
  const full = loreHand.length >= state.options.loreLimit;
  const worths: { readonly [choice: string]: number } = {
    tokens: tokens < 3 ? 0.5 : 0.25,
    both: full ? 0.2 : 0.45,
    cards: full ? 0.1 : tokens > 4 ? 0.5 : 0.3,
  };
  return legal.map((choice) => worths[choice] ?? loreGain(weights, state, seat, loreIn(state, choice)) + 0.3);
};

const trample: Appraiser = (weights, state, seat, _plan, legal) => {
  const ground = groundOf(weights, state, seat);
  const unit = state.units[state.trample?.unit ?? 0];
  return legal.map((choice) => {
    if (choice === 'stay') return standWorth(ground, unit, state.trample?.at ?? unit.hex);
    const on = unitOn(state, hexIn(choice));
    return on >= 0 && state.units[on] !== unit ? 1 : standWorth(ground, unit, hexIn(choice)) - 0.05;
  });
};

const back: Appraiser = each((weights, state, _seat, choice) => -cardOf(weights, state, choiceValue(choice)));

const appraisers: { readonly [ask: string]: Appraiser } = {
  objective: each((_weights, state, seat, choice) => objectiveWorth(state, seat, choiceValue(choice))),
  ford: each((_weights, state, _seat, choice) => frontOf(state, hexIn(choice))),
  army: each((_weights, state, seat, choice) => armyWorth(state, seat, choice)),
  keep: back,
  drop: back,
  feeler: each((weights, state, _seat, choice) => cardOf(weights, state, choiceValue(choice))),
  command,
  orders,
  moves,
  attacks,
  react: each(reactGain),
  dice,
  commit,
  way,
  ignore,
  counter,
  advance,
  again,
  lore,
  trample,
};

/** The judgement by these weights, in VP. Reads nothing that the seat cannot know. */
export function policyBy(weights: Weights): Policy<State> {
  return {
    appraise(state, seat, plan, legal, decision) {
      if (legal.length === 1) return [0];
      return appraisers[decision.ask]?.(weights, state, seat, plan, legal, decision) ?? legal.map(() => 0);
    },
    favourite: (state, seat, { ask }) => (ask === 'moves' ? favouriteMove(weights, state, seat) : null),
  };
}

/** How everybody judges: quick players, and those that searches imagine. */
export const policy: Policy<State> = policyBy(greedyWeights);
