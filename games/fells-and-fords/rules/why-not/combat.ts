// Why something is refused in a combat or a trample: dice, retreats, advances, another attack (FF-63 to FF-87).

import { choiceKind } from '@bridgefront/kernel';
import type { Choice } from '@bridgefront/kernel';
import { plural } from '@bridgefront/tabletop/words';
import { abilityOf } from '../cards/in-force.ts';
import { diceLeft, faceOf, useIn } from '../combat/dice.ts';
import { combatOf } from '../combat/roll.ts';
import { isFlying, mayStand, stopsUnit, unitOn } from '../field.ts';
import { distance } from '../hexes.ts';
import type { HexId } from '../hexes.ts';
import { hexIn, numberIn, stay } from '../notation.ts';
import type { Combat, State, Unit } from '../types.ts';
import { faces } from '../vocabulary.ts';
import type { Use } from '../vocabulary.ts';
import { because, does, nameOf, noHex } from './reason.ts';
import type { Reason, WhyNot } from './reason.ts';
import { whyNoTarget } from './turn.ts';

const noWater = because('FF-39', 'Water is impassable: only a ford or a bridge leads through it.');

// What keeps dice from an ability, whatever was rolled.
function whyNoUse(state: State, combat: Combat, use: Use): Reason | null {
  const [roller, target] = [state.units[combat.roller], state.units[combat.target]];
  if (use === 'poisoned')
    return target.poisoned ? null : because('FF-28', `${does(state, target, 'are', 'is')} not poisoned.`);
  if (use === 'savage-edge')
    return combat.edge
      ? because('FF-10', 'Cleaves hurt anyway: no die is committed without effect.')
      : because('FF-10', 'Savage Edge is not played in this combat.');
  if (abilityOf(state, roller.type, use) === 0)
    return because('FF-10', `${does(state, roller, 'have', 'has')} no such ability.`);
  if ((use === 'stun' && target.stunned) || (use === 'poison' && target.poisoned))
    return because('FF-10', 'A second token of a kind does nothing: no die is committed without effect.');
  return null;
}

/** Why dice are not committed so. */
export const whyNotCommitted: WhyNot = (state, _seat, plan, choice) => {
  if (choiceKind(choice) !== 'use') return null;
  const use = useIn(choice);
  if (use === null) return because('FF-10', 'Dice are committed to nothing of this name.');
  if (plan.some((made) => useIn(made) === use))
    return because('FF-10', 'Dice are committed to this already.');
  const combat = combatOf(state);
  const face = faceOf(state, use);
  const left = diceLeft(state, combat, plan)[faces.indexOf(face)];
  const poisons = use === 'poisoned' && plan.includes('use:poison:1');
  const barred = poisons ? null : whyNoUse(state, combat, use);
  if (barred !== null && !(use === 'savage-edge' && combat.edge && left === 0)) return barred;
  const count = numberIn(choice);
  if (!(count >= 1)) return because('FF-10', 'One die is committed at least.');
  if (count > left)
    return because('FF-10', `The roll has ${left === 0 ? 'no' : `only ${left}`} ${face} for this.`);
  return because('FF-10', 'A second token of a kind does nothing: one die is committed to it at most.');
};

/** Why a die is not rolled again. */
export const whyNotRolled: WhyNot = (state, _seat, plan, choice) => {
  if (choiceKind(choice) !== 'die') return null;
  return plan.includes(choice)
    ? because('FF-68', 'This die is named already.')
    : because('FF-68', `The roll has ${plural(combatOf(state).dice.length, 'die')}, counted from 1.`);
};

/** Why retreats are not ignored so. */
export const whyNotIgnored: WhyNot = (state, _seat, _plan, choice) => {
  if (choiceKind(choice) !== 'ignore') return null;
  const { target, retreats } = combatOf(state);
  const unit = state.units[target];
  const most = abilityOf(state, unit.type, 'immovable');
  return because(
    'FF-15',
    most < retreats
      ? `${does(state, unit, 'ignore', 'ignores')} ${plural(most, 'retreat')} of each combat at most.`
      : `There ${retreats === 1 ? 'is 1 retreat' : `are ${retreats} retreats`} to ignore.`,
  );
};

/** Why a unit does not retreat that way. */
export const whyNotThatWay: WhyNot = (_state, _seat, _plan, choice) =>
  choiceKind(choice) === 'to'
    ? because('FF-82', 'A unit retreats directly away from its attacker; here that is one of two ways.')
    : null;

// What keeps a unit from entering a hex beside it.
function whyNoEntry(state: State, unit: Unit, to: HexId): Reason | null {
  if (unitOn(state, to) >= 0) return because('FF-48', 'A unit stands there.');
  return mayStand(state, unit, to) ? null : noWater;
}

/** Why a unit does not advance or pursue there. */
export const whyNotAdvanced: WhyNot = (state, _seat, plan, choice) => {
  if (choiceKind(choice) !== 'to') return null;
  const to = hexIn(choice);
  if (to < 0) return noHex;
  const { roller, from } = combatOf(state);
  const unit = state.units[roller];
  const last = plan.at(-1);
  if (last === undefined)
    return abilityOf(state, unit.type, 'pursue') > 0 && !unit.pursued
      ? because('FF-26', 'A pursuit leads first into the hex that was left.')
      : because('FF-86', 'An advance leads into the hex that was left.');
  if (to === from) return because('FF-26', 'A pursuit never leads into the hex it attacked from.');
  if (plan.includes(choice)) return because('FF-26', `${does(state, unit, 'have', 'has')} been there.`);
  if (distance(hexIn(last), to) !== 1) return because('FF-26', 'A pursuit goes from hex to hex beside it.');
  return whyNoEntry(state, unit, to);
};

/** Why a unit does not attack that one once more. */
export const whyNotAgain: WhyNot = (state, _seat, _plan, choice, { about }) =>
  choiceKind(choice) === 'at' ? whyNoTarget(state, state.units[Number(about['unit'])], hexIn(choice)) : null;

function whyNoStep(state: State, unit: Unit, at: HexId, to: HexId): Reason {
  if (to < 0) return noHex;
  if (distance(at, to) !== 1) return because('FF-63', 'A trampling unit goes from hex to hex beside it.');
  const on = state.units[unitOn(state, to)];
  if (on === undefined || on === unit)
    return mayStand(state, unit, to) && !isFlying(state, unit)
      ? because('FF-63', `From there the ${nameOf(state, unit)} could not end on an empty hex.`)
      : noWater;
  if (on.seat === unit.seat)
    return because('FF-63', `${does(state, on, 'stand', 'stands')} in the way; friends are not trampled.`);
  return stopsUnit(state, unit, to)
    ? because('FF-63', 'No occupied hex is entered whose terrain would end the movement.')
    : because('FF-63', `From there the ${nameOf(state, unit)} could not end on an empty hex.`);
}

/** Why a trample does not go on there, or not end here. */
export const whyNotTrampled: WhyNot = (state, _seat, _plan, choice: Choice) => {
  const { trample } = state;
  if (trample === null) return null;
  const unit = state.units[trample.unit];
  if (choice === stay)
    return unitOn(state, trample.at) >= 0 && unitOn(state, trample.at) !== trample.unit
      ? because('FF-63', 'It must end on an empty hex.')
      : because('FF-63', 'A trample goes one hex at least.');
  return choiceKind(choice) === 'to' ? whyNoStep(state, unit, trample.at, hexIn(choice)) : null;
};
