// Why something is refused in the Command, Order, Move and Attack steps (FF-46 to FF-49).

import { choiceKind, choiceValue } from '@bridgefront/kernel';
import type { Choice, Seat } from '@bridgefront/kernel';
import { either, plural } from '@bridgefront/tabletop/words';
import { commandTable } from '../cards/in-force.ts';
import { mayEnter, mayStand, movementOf, sees, typeOf, unitOn } from '../field.ts';
import { distance, hexOf, neighbours } from '../hexes.ts';
import type { HexId } from '../hexes.ts';
import { cardIn, hexIn } from '../notation.ts';
import { boonsOf } from '../turn/battle.ts';
import { calledUnits } from '../turn/orders.ts';
import type { State, Unit } from '../types.ts';
import type { OrderRule } from '../vocabulary.ts';
import { whyNoLore, whyNotAimed } from './lore.ts';
import { because, does, isReason, nameOf, noHex, ownUnit } from './reason.ts';
import type { Reason, WhyNot } from './reason.ts';

/** Why a command card is not played so. */
export const whyNotCommand: WhyNot = (state, _seat, plan, choice) => {
  if (plan.length > 0)
    return hexIn(choice) < 0
      ? null
      : because('FF-46', 'Say first how the command card is used: by its text, or for one unit.');
  if (hexIn(choice) >= 0)
    return because('FF-46', 'A command card comes first: it says which of your units have orders.');
  if (choiceKind(choice) !== 'card') return null;
  const card = cardIn(state, choice);
  if (card < 0) return because('FF-54', 'There is no command card of this name.');
  return because('FF-46', `You have no ${commandTable(state)[card].name} in your hand.`);
};

type Refuser<R extends OrderRule['rule']> = (
  rule: Extract<OrderRule, { rule: R }>,
  called: readonly Unit[],
  unit: Unit,
  state: State,
) => string;

const noMore = (upTo: number): string =>
  `The card of this turn orders ${plural(upTo, 'unit')} at most, and they are named.`;

// What the card's own rule says against a unit.
const refusers: { readonly [R in OrderRule['rule']]: Refuser<R> } = {
  sections: (_rule, _called, unit, state) =>
    `The card of this turn orders no more units where the ${nameOf(state, unit)} ${typeOf(state, unit).kind === 'legend' ? 'stands' : 'stand'}.`,
  kinds: ({ kinds, upTo }, called, unit, state) =>
    called.length >= upTo
      ? noMore(upTo)
      : `The card of this turn orders ${either(kinds)} only, and ${does(state, unit, 'are', 'is').replace('The', 'the')} none.`,
  ranged: ({ upTo }, called, unit, state) =>
    called.length >= upTo
      ? noMore(upTo)
      : `The card of this turn orders units with a range only, and ${does(state, unit, 'have', 'has').replace('The', 'the')} none.`,
  around: ({ upTo }, called) =>
    called.length > upTo
      ? noMore(upTo + 1)
      : 'The card of this turn orders the unit named first and units beside that one only.',
};

function whyNotOrdered(state: State, unit: Unit): Reason {
  if (unit.ordered) return because('FF-47', `${does(state, unit, 'have their', 'has its')} order.`);
  const { orders } = commandTable(state)[state.command] ?? { orders: null };
  if (orders === null || !state.text) return because('FF-46', 'Only one unit has orders this turn.');
  const called = calledUnits(state).map((id) => state.units[id]);
  // TypeScript does not see that the entry and what it reads are of one kind.
  const says = refusers[orders.rule] as Refuser<OrderRule['rule']>;
  return because('FF-54', says(orders as never, called, unit, state));
}

function whyNoCure(state: State, seat: Seat, choice: Choice): Reason {
  const unit = ownUnit(state, seat, choice, 'FF-30');
  if (isReason(unit)) return unit;
  const token = choice.startsWith('cure:poison') ? 'poisoned' : 'stunned';
  if (!unit.ordered) return because('FF-30', `${does(state, unit, 'are', 'is')} not ordered.`);
  if (!unit[token]) return because('FF-30', `${does(state, unit, 'are', 'is')} not ${token}.`);
  const { curePrice } = state.options;
  return because('FF-30', `A cure costs ${curePrice} lore; you have ${state.seats[seat].lore}.`);
}

/** Why a unit is not ordered or cured, or a lore card not played, in the Order step. */
export const whyNotOrders: WhyNot = (state, seat, plan, choice) => {
  if (plan.length > 0) return whyNotAimed(state, seat, plan, choice);
  switch (choiceKind(choice)) {
    case 'unit': {
      const unit = ownUnit(state, seat, choice, 'FF-47');
      return isReason(unit) ? unit : whyNotOrdered(state, unit);
    }
    case 'cure':
      return whyNoCure(state, seat, choice);
    case 'lore':
      return whyNoLore(state, seat, choice, 'orders');
    case 'to':
    case 'at':
      return because('FF-48', 'First all orders: units move and attack when these are ended.');
    default:
      return null;
  }
};

// Hexes that the unit reaches in so many steps if terrain ended no movement.
function wouldReach(state: State, unit: Unit, steps: number, to: HexId): boolean {
  let edge: readonly HexId[] = [unit.hex];
  const seen = new Set(edge);
  for (let i = 0; i < steps; i++) {
    edge = edge.flatMap((hex) =>
      neighbours[hex].filter((next) => !seen.has(next) && mayEnter(state, unit, next)),
    );
    for (const hex of edge) seen.add(hex);
  }
  return seen.has(to);
}

function whyNoWay(state: State, unit: Unit, to: HexId): Reason {
  if (to < 0) return noHex;
  if (to === unit.hex) return because('FF-48', `${does(state, unit, 'stand', 'stands')} there already.`);
  if (unitOn(state, to) >= 0) return because('FF-48', 'A unit stands there.');
  if (!mayStand(state, unit, to))
    return because('FF-39', 'Water is impassable: only a ford or a bridge leads through it.');
  const steps = movementOf(state, unit, boonsOf(state).move ?? 0);
  const far = distance(unit.hex, to);
  const moves = `${does(state, unit, 'move', 'moves')} ${plural(steps, 'hex', 'hexes')} at most`;
  if (far > steps) return because('FF-48', `${moves}; that is ${far} away.`);
  return wouldReach(state, unit, steps, to)
    ? because('FF-36', 'Terrain on the way there ends the move.')
    : because('FF-48', `${moves}, and the way round what lies between is longer.`);
}

// What keeps an own unit from moving or attacking at all.
function whyIdle(state: State, unit: Unit, what: 'moves' | 'attacks'): Reason {
  const rule = what === 'moves' ? 'FF-48' : 'FF-49';
  if (!unit.ordered) return because(rule, `${does(state, unit, 'have', 'has')} no order this turn.`);
  if (what === 'moves' ? unit.moved : unit.attacked)
    return because(
      rule,
      `${does(state, unit, 'have', 'has')} ${what === 'moves' ? 'moved' : 'attacked'} this turn.`,
    );
  if (unit.stunned) return because('FF-29', `${does(state, unit, 'are', 'is')} stunned.`);
  return what === 'moves'
    ? because('FF-48', `${does(state, unit, 'have', 'has')} nowhere to go.`)
    : because('FF-65', `${does(state, unit, 'have', 'has')} no enemy to attack from there.`);
}

/** Why a unit does not move there, or a lore card is not played, in the Move step. */
export const whyNotMoved: WhyNot = (state, seat, plan, choice) => {
  const [first] = plan;
  const word = choiceKind(choice);
  if (first?.startsWith('lore:')) return whyNotAimed(state, seat, plan, choice);
  if (first !== undefined)
    return word === 'to' ? whyNoWay(state, state.units[unitOn(state, hexIn(first))], hexIn(choice)) : null;
  if (word === 'lore') return whyNoLore(state, seat, choice, 'moves');
  if (word === 'to') return because('FF-48', 'Choose first which unit moves.');
  if (word === 'at') return because('FF-48', 'All moves come before the first attack.');
  if (word !== 'unit') return null;
  const unit = ownUnit(state, seat, choice, 'FF-48');
  return isReason(unit) ? unit : whyIdle(state, unit, 'moves');
};

/** Why a unit does not attack what stands there. */
export function whyNoTarget(state: State, unit: Unit, to: HexId): Reason {
  if (to < 0) return noHex;
  const enemy = state.units[unitOn(state, to)];
  if (enemy === undefined) return because('FF-65', 'No unit stands there.');
  if (enemy.seat === unit.seat) return because('FF-65', `${does(state, enemy, 'are', 'is')} your own.`);
  const { range } = typeOf(state, unit);
  const far = distance(unit.hex, to);
  if (range === 0)
    return because('FF-13', `${does(state, unit, 'attack', 'attacks')} enemies beside them only.`);
  if (far > range)
    return because(
      'FF-65',
      `${does(state, unit, 'reach', 'reaches')} ${plural(range, 'hex', 'hexes')}; that is ${far} away.`,
    );
  return sees(state, unit, to)
    ? because('FF-65', `${does(state, unit, 'cannot', 'cannot')} attack there.`)
    : because(
        'FF-43',
        `${does(state, unit, 'do', 'does')} not see that far: something blocks the line of sight.`,
      );
}

// FF-55: one hex in the Attack step.
function whyNoStep(state: State, seat: Seat, choice: Choice): Reason {
  if (boonsOf(state).attackStep !== true)
    return because('FF-55', 'The card of this turn gives no step in the Attack step.');
  const [from, to] = choiceValue(choice).split('>').map(hexOf);
  const unit = ownUnit(state, seat, `unit:${choiceValue(choice).split('>')[0]}`, 'FF-55');
  if (isReason(unit)) return unit;
  if (!unit.called) return because('FF-55', 'Only units that the card ordered take this step.');
  if (unit.stepped) return because('FF-55', `${does(state, unit, 'have', 'has')} taken this step.`);
  if (unit.stunned) return because('FF-29', `${does(state, unit, 'are', 'is')} stunned.`);
  if (to < 0) return noHex;
  if (distance(from, to) !== 1) return because('FF-55', 'The step is one hex long.');
  return unitOn(state, to) >= 0
    ? because('FF-55', 'A unit stands there.')
    : because('FF-39', 'Water is impassable: only a ford or a bridge leads through it.');
}

/** Why a unit does not attack, or not there, in the Attack step. */
export const whyNotAttacked: WhyNot = (state, seat, plan, choice) => {
  const [first] = plan;
  const word = choiceKind(choice);
  if (first !== undefined)
    return word === 'at' ? whyNoTarget(state, state.units[unitOn(state, hexIn(first))], hexIn(choice)) : null;
  if (word === 'step') return whyNoStep(state, seat, choice);
  if (word === 'at') return because('FF-49', 'Choose first which unit attacks.');
  if (word === 'to') return because('FF-48', 'All moves come before the first attack.');
  if (word !== 'unit') return null;
  const unit = ownUnit(state, seat, choice, 'FF-49');
  return isReason(unit) ? unit : whyIdle(state, unit, 'attacks');
};
