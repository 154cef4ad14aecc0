// Why a card of the hand cannot be aimed or put there: the one condition that fails.

import { choiceKind } from '@bridgefront/kernel';
import type { Choice, Seat } from '@bridgefront/kernel';
import { tableFor } from '../cards/in-force.ts';
import { aimedNow, chargeable, mayMend, routed } from '../effects.ts';
import type { Reason } from '../effects.ts';
import { atChoices, noneChoice, reviveChoices, unitChoices, zoneOfChoice } from '../notation.ts';
import { isBuilding, isPerson, isSoldier, pieceOf, typeOf } from '../pieces.ts';
import { sideOf } from '../sides.ts';
import type { CardKind, Piece, State } from '../types.ts';
import { stands } from '../vocabulary.ts';
import type { Effect, Patients } from '../vocabulary.ts';
import { because, nameOf, noCard, nobody } from './reason.ts';

function whyNotMended(state: State, seat: Seat, name: string, whom: Patients, target: Piece): Reason | null {
  if (target.seat !== seat) return because('CA-6', `${name} helps your own cards only.`);
  const fits = whom === 'buildings' ? isBuilding(state, target) : isPerson(state, target);
  if (!fits && typeOf(state, target) === 'special') return because('CA-43', 'Specials gain no hit points.');
  if (!fits)
    return because(
      'CA-6',
      `${name} helps ${whom === 'buildings' ? 'Buildings and your Castle' : 'Soldiers and Civilians'} only.`,
    );
  return mayMend(state, seat, whom, target)
    ? null
    : because('CA-43', `This ${nameOf(state, target)} has all its hit points.`);
}

function whyNotCharged(state: State, seat: Seat, name: string, target: Piece): Reason {
  if (target.seat !== seat) return because('CA-24', `${name} strengthens your own Soldiers only.`);
  if (!isSoldier(state, target)) return because('CA-24', `${name} strengthens Soldiers only.`);
  if (target.charged) return because('CA-24', `This ${nameOf(state, target)} is charged already.`);
  return because('CA-75', 'A Soldier in a Marsh cannot be charged.');
}

function whyNotRouted(state: State, seat: Seat, name: string, target: Piece): Reason {
  if (target.seat === seat) return because('CA-60', `${name} drives enemy Soldiers back, not your own.`);
  if (!isSoldier(state, target)) return because('CA-60', `${name} drives Soldiers only.`);
  return because('CA-60', `This ${nameOf(state, target)} is not in your half.`);
}

// A card in play that can be aimed at was chosen to act instead.
function whyNotActs(state: State, name: string, target: Piece): Reason {
  return because('CA-17', `${name} is aimed at a card; ${nameOf(state, target)} does not act now.`);
}

function whyNotAt(
  state: State,
  seat: Seat,
  name: string,
  effect: Effect | null,
  target: Piece,
): Reason | null {
  const acts = whyNotActs(state, name, target);
  if (effect?.do === 'charge')
    return chargeable(state, seat).includes(target) ? acts : whyNotCharged(state, seat, name, target);
  if (effect?.do === 'rout')
    return routed(state, seat).includes(target) ? acts : whyNotRouted(state, seat, name, target);
  if (effect?.do === 'mend') return whyNotMended(state, seat, name, effect.whom, target) ?? acts;
  return because('CA-17', `${name} is not aimed at a card in play.`);
}

function whyNotRevived(state: State, by: string, choice: Choice): Reason | null {
  if (choice === noneChoice) return because('CA-59', `${by} takes one Soldier at least.`);
  if (choiceKind(choice) !== 'revive') return null;
  const kind = reviveChoices.read(state, choice);
  if (kind < 0) return noCard;
  const { name, type } = tableFor(state).cards[kind];
  if (type !== 'soldier') return because('CA-59', `${by} takes Soldiers only.`);
  return because(
    'CA-59',
    `There is no ${state.discard.includes(kind) ? 'further ' : ''}${name} in the discard pile.`,
  );
}

/** Why the card of the hand, once chosen and aimed so far, cannot be used so. */
export function whyNotAimed(
  state: State,
  seat: Seat,
  kind: CardKind,
  aims: readonly Choice[],
  choice: Choice,
): Reason | null {
  const card = tableFor(state).cards[kind];
  const word = choiceKind(choice);
  if (stands(card))
    return word === 'zone'
      ? because('CA-15', 'Soldiers and Civilians are played to your Castle Zone or your Middle only.')
      : null;
  const effect = aimedNow(state, seat, card, aims);
  if (word === 'at' || word === 'unit') {
    const target = pieceOf(state, atChoices.read(choice)) ?? pieceOf(state, unitChoices.read(choice));
    return target === null ? nobody : whyNotAt(state, sideOf(seat), card.name, effect, target);
  }
  if (effect?.do === 'burn' && word === 'zone')
    return zoneOfChoice(choice) < 0
      ? because('CA-8', 'There is no such zone.')
      : because('CA-62', 'Nobody stands there who would burn.');
  return effect?.do === 'revive' ? whyNotRevived(state, card.name, choice) : null;
}
