// Why an action is refused, in the rules' words.

import type { Choice, Refusal, Seat } from '@bridgefront/kernel';
import { plural } from '@bridgefront/tabletop/words';
import { CARDS, maneuverOf } from '../cards/table.ts';
import { unitOf } from '../figures.ts';
import { cardOf, commitChoice, isKind, numberOf, readGo } from '../notation.ts';
import { costOf } from '../supply.ts';
import { home } from '../types.ts';
import type { State, Unit } from '../types.ts';
import { occupiedFrontiers } from './strategy.ts';

type Reason = Omit<Refusal, 'code'> | null;

function because(rule: string, message: string): Reason {
  return { rule, message };
}

function inHand(state: State, seat: Seat, choice: Choice): boolean {
  return state.seats[seat].hand.includes(cardOf(choice));
}

function tooDear(state: State, seat: Seat, choice: Choice): Reason {
  const card = cardOf(choice);
  const cost = costOf(state, seat, card);
  const ready = state.seats[seat].ready.length;
  if (cost <= ready) return null;
  return because('HL-26', `${CARDS[card].name} needs ${plural(cost, 'ready villager')}; you have ${ready}.`);
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

const committed = 'You have committed this round; a commit cannot be added to.';

function ownUnit(state: State, seat: Seat, id: number): Unit | null {
  const unit = unitOf(state, id);
  return unit?.seat === seat ? unit : null;
}

/** Why a unit of the seat cannot be sent, or called home. */
function moveReason(state: State, seat: Seat, choice: Choice): Reason {
  if (state.seats[seat].hasCommitted) return because('HL-31', committed);
  if (isKind(choice, 'retreat')) return because('HL-35', 'Only an occupier of yours can retreat.');
  const unit = ownUnit(state, seat, readGo(choice).unit);
  if (unit === null) return null;
  const { name } = CARDS[unit.card];
  if (unit.at !== home) return because('HL-31', `${name} is not at home; only units at home can be sent.`);
  if (!unit.exerted) return null;
  return because(
    'HL-31',
    `${name} is exerted; only ready units can be sent. It is made ready at the end of the round.`,
  );
}

/** Why a unit of the seat cannot use a maneuver. */
function maneuverReason(state: State, seat: Seat, choice: Choice): Reason {
  const unit = ownUnit(state, seat, numberOf(choice));
  const general = 'A maneuver needs its unit ready in a frontier, and something to be aimed at.';
  if (unit === null) return because('HL-9', general);
  const { name } = CARDS[unit.card];
  if (maneuverOf(unit.card) === null) return because('HL-9', `${name} has no maneuver.`);
  if (unit.at === home) return because('HL-9', `${name} is at home; maneuvers are used in the frontiers.`);
  return because(
    'HL-9',
    unit.exerted ? `${name} is exerted; only ready units can use their maneuver.` : general,
  );
}

/** Why this is no action of the strategy phase now, if a rule is the reason. */
export function strategyReason(state: State, seat: Seat, choice: Choice): Reason {
  const own = state.seats[seat];
  if (isKind(choice, 'tactic'))
    return because('HL-23', 'Battle tactics are deployed in the battle phase, after both have passed here.');
  if (isKind(choice, 'maneuver'))
    return because('HL-23', 'Maneuvers are used in the battle phase, after both have passed here.');
  if (isKind(choice, 'go') || isKind(choice, 'retreat')) return moveReason(state, seat, choice);
  if (choice === commitChoice)
    return own.hasCommitted
      ? because('HL-31', committed)
      : because('HL-31', 'You have no occupier and no ready unit at home that could be committed.');
  if (isKind(choice, 'raze')) {
    if (!state.options.raze) return because('HL-51', 'Razing is not allowed in this match.');
    return (
      noLandLeft(state, seat) ??
      because('HL-51', 'You can raze only an enemy settlement in a frontier that you occupy.')
    );
  }
  if (isKind(choice, 'stratagem')) return stratagemReason(state, choice);
  if (!inHand(state, seat, choice)) return null;
  if (isKind(choice, 'villager') && own.hasGrown)
    return because('HL-23', 'You have deployed a villager this round; once a round is the limit.');
  if (isKind(choice, 'settle')) return noLand(state, seat);
  return isKind(choice, 'unit') ? tooDear(state, seat, choice) : null;
}

function stratagemReason(state: State, choice: Choice): Reason {
  const settlement = state.land[numberOf(choice) - 1];
  if (settlement?.used === true)
    return because('HL-8', `${CARDS[settlement.card].name} has used its stratagem this round.`);
  return because(
    'HL-9',
    'A stratagem needs its card ready or active, its supply in full, and something to be aimed at.',
  );
}

const ofStrategy = ['unit', 'villager', 'settle', 'raze', 'stratagem'];

/** Why this is no action of the battle phase now, if a rule is the reason. */
export function battleReason(state: State, seat: Seat, choice: Choice): Reason {
  if (ofStrategy.some((kind) => isKind(choice, kind)))
    return because('HL-23', 'In the battle phase only battle tactics and maneuvers can be used.');
  if (choice === commitChoice)
    return because('HL-23', 'Units are committed in the strategy phase, which is over for this round.');
  if (isKind(choice, 'maneuver')) return maneuverReason(state, seat, choice);
  if (!isKind(choice, 'tactic') || !inHand(state, seat, choice)) return null;
  return tooDear(state, seat, choice) ?? because('HL-9', 'There is nothing that it could be aimed at.');
}
