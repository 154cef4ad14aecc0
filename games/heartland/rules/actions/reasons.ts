// Why an action is refused: the one condition that fails, in the rules' words, with its id.

import type { Choice, Refusal, Seat } from '@bridgefront/kernel';
import { plural } from '@bridgefront/tabletop/words';
import { cardIn, maneuverOf, numberIn, stratagemOf } from '../cards/in-force.ts';
import { aimChoices, hasAim, isAim } from '../effects.ts';
import { isOccupiedBy, unitOf } from '../figures.ts';
import { commitChoice, isKind, numberOf, readGo } from '../notation.ts';
import { costOf } from '../supply.ts';
import { targetClause } from '../text/card.ts';
import { placeName } from '../text/words.ts';
import { home } from '../types.ts';
import type { CardId, State, Unit } from '../types.ts';
import type { Card, Effect } from '../vocabulary.ts';
import { effectIn, occupiedFrontiers, supplyFor } from './strategy.ts';
import { choiceValue } from '@bridgefront/kernel';

type Reason = Omit<Refusal, 'code'> | null;

function because(rule: string, message: string): Reason {
  return { rule, message };
}

// What each word of the notation plays from the hand (HL-77).
const played: { readonly [word: string]: { readonly kind: Card['kind']; readonly as: string } } = {
  villager: { kind: 'villager', as: 'villager' },
  settle: { kind: 'settlement', as: 'settlement' },
  unit: { kind: 'unit', as: 'unit' },
  tactic: { kind: 'tactic', as: 'battle tactic' },
};

// The card of this match, or -1.
function cardNamed(state: State, choice: Choice): CardId {
  return numberIn(state, choiceValue(choice));
}

function notInHand(state: State, seat: Seat, choice: Choice): Reason {
  const word = Object.keys(played).find((one) => isKind(choice, one));
  if (word === undefined) return null;
  const card = cardNamed(state, choice);
  if (card < 0) return because('HL-6', 'There is no card of this name.');
  const { name, kind } = cardIn(state, card);
  if (kind !== played[word].kind) return because('HL-6', `${name} is no ${played[word].as}.`);
  if (state.seats[seat].hand.includes(card)) return null;
  return because('HL-3', `You have no ${name} in your hand.`);
}

function tooDear({ seats }: State, seat: Seat, name: string, cost: number): Reason {
  const ready = seats[seat].ready.length;
  return cost <= ready
    ? null
    : because('HL-26', `${name} needs ${plural(cost, 'ready villager')}; you have ${ready}.`);
}

function deployTooDear(state: State, seat: Seat, choice: Choice): Reason {
  const card = cardNamed(state, choice);
  return tooDear(state, seat, cardIn(state, card).name, costOf(state, seat, card));
}

// What an effect needs to be aimed at is not there.
function noAim(state: State, seat: Seat, name: string, effect: Effect, source: Unit | null): Reason {
  if (hasAim(state, seat, effect, source)) return null;
  if (effect.do === 'scout') return because('HL-12', 'Your army deck is empty: there is no card to look at.');
  return because(
    'HL-9',
    `There is nothing that ${name} could be aimed at: it needs ${targetClause(effect)}.`,
  );
}

function noLandLeft(state: State, seat: Seat): Reason {
  return state.seats[seat].hasSettled
    ? because('HL-49', 'You have settled or razed this round; once a round is the limit.')
    : null;
}

function noLand(state: State, seat: Seat): Reason {
  const left = noLandLeft(state, seat);
  if (left !== null) return left;
  if (occupiedFrontiers(state, seat).length === 0)
    return because('HL-49', 'You can settle only a frontier that you occupy now.');
  return null;
}

function noFrontier({ land }: State, frontier: number): Reason {
  return frontier >= 1 && frontier <= land.length
    ? null
    : because('HL-2', `There are ${land.length} frontiers, and this is none of them.`);
}

function razeReason(state: State, seat: Seat, frontier: number): Reason {
  if (!state.options.raze) return because('HL-51', 'Razing is not allowed in this match.');
  const settlement = state.land[frontier - 1];
  return (
    noLandLeft(state, seat) ??
    noFrontier(state, frontier) ??
    (settlement?.seat === 1 - seat
      ? because('HL-51', `You can raze only in a frontier that you occupy; ${placeName(frontier)} is not.`)
      : because('HL-51', `No enemy settlement stands in ${placeName(frontier)}.`))
  );
}

const committed = 'You have committed this round; a commit cannot be added to.';

function commitReason(state: State, seat: Seat): Reason {
  return state.seats[seat].hasCommitted
    ? because('HL-34', committed)
    : because('HL-31', 'You have no occupier and no ready unit at home that could be committed.');
}

/** Why a unit of the seat cannot be sent, or called home. */
function moveReason(state: State, seat: Seat, choice: Choice): Reason {
  if (state.seats[seat].hasCommitted) return because('HL-34', committed);
  if (isKind(choice, 'retreat')) return because('HL-35', 'Only an occupier of yours can retreat.');
  const { unit: id, frontier } = readGo(choice);
  const unit = unitOf(state, id);
  if (unit === null) return because('HL-31', 'There is no such unit in play.');
  const { name } = cardIn(state, unit.card);
  if (unit.seat !== seat) return because('HL-31', `${name} is your opponent’s.`);
  if (unit.at !== home) return because('HL-31', `${name} is not at home; only units at home can be sent.`);
  if (!unit.exerted) return noFrontier(state, frontier);
  return because(
    'HL-31',
    `${name} is exerted; only ready units can be sent. It is made ready at the end of the round.`,
  );
}

/** Why a unit cannot use a maneuver. */
function maneuverReason(state: State, seat: Seat, choice: Choice): Reason {
  const unit = unitOf(state, numberOf(choice));
  if (unit === null) return because('HL-7', 'There is no such unit in play.');
  const { name } = cardIn(state, unit.card);
  const ability = maneuverOf(state.options, unit.card);
  if (unit.seat !== seat) return because('HL-7', `${name} is your opponent’s.`);
  if (ability === null) return because('HL-7', `${name} has no maneuver.`);
  if (unit.at === home) return because('HL-7', `${name} is at home; maneuvers are used in the frontiers.`);
  if (unit.exerted) return because('HL-8', `${name} is exerted; only ready units can use their maneuver.`);
  return noAim(state, seat, name, ability.effect, unit);
}

function villagerStratagem(state: State, seat: Seat, card: CardId): Reason {
  const { name } = cardIn(state, card);
  const { ready, exerted } = state.seats[seat];
  const ability = stratagemOf(state.options, card);
  if (ability === null) return because('HL-7', `${name} has no stratagem.`);
  if (ready.includes(card)) return noAim(state, seat, name, ability.effect, null);
  return exerted.includes(card)
    ? because('HL-8', `${name} is exerted; a stratagem needs its villager ready.`)
    : because('HL-7', `You have no ${name} in play.`);
}

function settlementStratagem(state: State, seat: Seat, frontier: number): Reason {
  const none = noFrontier(state, frontier);
  if (none !== null) return none;
  const settlement = state.land[frontier - 1];
  const where = placeName(frontier);
  if (settlement?.seat !== seat) return because('HL-7', `No settlement of yours stands in ${where}.`);
  const { name } = cardIn(state, settlement.card);
  const ability = stratagemOf(state.options, settlement.card);
  if (ability === null) return because('HL-7', `${name} has no stratagem.`);
  if (!isOccupiedBy(state, frontier, seat))
    return because('HL-52', `${name} sleeps, because you do not occupy ${where}.`);
  if (settlement.used) return because('HL-8', `${name} has used its stratagem this round.`);
  return tooDear(state, seat, name, supplyFor(ability)) ?? noAim(state, seat, name, ability.effect, null);
}

function stratagemReason(state: State, seat: Seat, choice: Choice): Reason {
  const card = cardNamed(state, choice);
  return card < 0 ? settlementStratagem(state, seat, numberOf(choice)) : villagerStratagem(state, seat, card);
}

/** Why this is no action of the strategy phase now, if a rule is the reason. */
export function strategyReason(state: State, seat: Seat, choice: Choice): Reason {
  const own = state.seats[seat];
  if (isKind(choice, 'tactic'))
    return because('HL-23', 'Battle tactics are deployed in the battle phase, after both have passed here.');
  if (isKind(choice, 'maneuver'))
    return because('HL-23', 'Maneuvers are used in the battle phase, after both have passed here.');
  if (isKind(choice, 'go') || isKind(choice, 'retreat')) return moveReason(state, seat, choice);
  if (choice === commitChoice) return commitReason(state, seat);
  if (isKind(choice, 'raze')) return razeReason(state, seat, numberOf(choice));
  if (isKind(choice, 'stratagem')) return stratagemReason(state, seat, choice);
  const missing = notInHand(state, seat, choice);
  if (missing !== null) return missing;
  if (isKind(choice, 'villager') && own.hasGrown)
    return because('HL-23', 'You have deployed a villager this round; once a round is the limit.');
  if (isKind(choice, 'settle')) return noLand(state, seat);
  return isKind(choice, 'unit') ? deployTooDear(state, seat, choice) : null;
}

const ofStrategy = ['unit', 'villager', 'settle', 'raze', 'stratagem'];

/** Why this is no action of the battle phase now, if a rule is the reason. */
export function battleReason(state: State, seat: Seat, choice: Choice): Reason {
  if (ofStrategy.some((kind) => isKind(choice, kind)))
    return because('HL-23', 'In the battle phase only battle tactics and maneuvers can be used.');
  if (choice === commitChoice)
    return because('HL-23', 'Units are committed in the strategy phase, which is over for this round.');
  if (isKind(choice, 'maneuver')) return maneuverReason(state, seat, choice);
  if (!isKind(choice, 'tactic')) return null;
  const missing = notInHand(state, seat, choice);
  if (missing !== null) return missing;
  const effect = effectIn(state, choice);
  return (
    deployTooDear(state, seat, choice) ??
    (effect === null ? null : noAim(state, seat, cardIn(state, cardNamed(state, choice)).name, effect, null))
  );
}

/** Why a unit does not go, or come home, in the commit under way. */
function commitGoesOn(state: State, seat: Seat, plan: readonly Choice[], choice: Choice): Reason {
  const goes = plan.some((made) => isKind(made, 'go'));
  if (isKind(choice, 'retreat')) {
    if (goes) return because('HL-32', 'Retreats come first, and you have begun to advance.');
    const frontier = numberOf(choice);
    if (plan.includes(choice))
      return because('HL-32', `The occupier of ${placeName(frontier)} retreats already.`);
    if (!isOccupiedBy(state, frontier, seat))
      return noFrontier(state, frontier) ?? moveReason(state, seat, choice);
    return because('HL-31', 'Retreats are named in the order of the frontiers.');
  }
  const { unit } = readGo(choice);
  if (plan.some((made) => isKind(made, 'go') && readGo(made).unit === unit))
    return because('HL-31', 'This unit advances already.');
  return (
    moveReason(state, seat, choice) ??
    because('HL-31', 'Units that advance are named in the order of their numbers.')
  );
}

/** Why a villager does not pay for what is under way. */
function payReason(state: State, seat: Seat, plan: readonly Choice[], choice: Choice): Reason {
  const card = cardNamed(state, choice);
  if (card < 0) return because('HL-6', 'There is no card of this name.');
  const { name } = cardIn(state, card);
  const { ready, exerted } = state.seats[seat];
  if (ready.includes(card))
    return because('HL-26', `No ${plan.includes(choice) ? 'further ' : ''}${name} can pay for this.`);
  return exerted.includes(card)
    ? because('HL-26', `${name} is exerted; only ready villagers pay.`)
    : because('HL-26', `You have no ${name} in play.`);
}

/** Why an action under way cannot go on like this. */
export function aimReason(state: State, seat: Seat, plan: readonly Choice[], choice: Choice): Reason {
  const [first] = plan;
  if (first === commitChoice && (isKind(choice, 'go') || isKind(choice, 'retreat')))
    return commitGoesOn(state, seat, plan, choice);
  if (isKind(first, 'settle') && isKind(choice, 'frontier'))
    return (
      noFrontier(state, numberOf(choice)) ??
      because('HL-49', 'You can settle only a frontier that you occupy now.')
    );
  if (isKind(choice, 'exert')) return payReason(state, seat, plan, choice);
  const effect = effectIn(state, first);
  if (effect === null || !isAim(choice)) return null;
  const source = isKind(first, 'maneuver') ? unitOf(state, numberOf(first)) : null;
  const aimed = plan.filter(isAim);
  if (aimChoices(state, seat, effect, source, aimed).length === 0)
    return because('HL-9', 'Nothing more is to be aimed at.');
  return aimed.length > 0
    ? because('HL-12', 'It moves to another frontier than the one where it stands.')
    : because('HL-9', `It can be aimed only at ${targetClause(effect) ?? 'nothing'}.`);
}
