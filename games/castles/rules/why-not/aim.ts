// Why a card of the hand cannot be aimed or put there: the one condition that fails.

import { choiceKind } from '@bridgefront/kernel';
import type { Choice, Seat } from '@bridgefront/kernel';
import { CARDS } from '../cards/table.ts';
import { chargeable, mayMend, routed } from '../effects.ts';
import type { Reason } from '../effects.ts';
import { atChoices, noneChoice, reviveChoices, unitChoices, zoneOfChoice } from '../notation.ts';
import { isBuilding, isPerson, isSoldier, pieceOf, typeOf } from '../pieces.ts';
import { sideOf } from '../sides.ts';
import type { CardKind, Piece, State } from '../types.ts';
import type { Patients, Played } from '../vocabulary.ts';
import { because, nameOf, noCard, nobody } from './reason.ts';

function whyNotMended(state: State, seat: Seat, name: string, whom: Patients, target: Piece): Reason | null {
  if (target.seat !== seat) return because('CA-6', `${name} helps your own cards only.`);
  const fits = whom === 'buildings' ? isBuilding(target) : isPerson(state, target);
  if (!fits && typeOf(state, target) === 'special') return because('CA-43', 'Specials gain no hit points.');
  if (!fits)
    return because(
      'CA-6',
      `${name} helps ${whom === 'buildings' ? 'Buildings and your Castle' : 'Soldiers and Civilians'} only.`,
    );
  return mayMend(state, seat, whom, target)
    ? null
    : because('CA-43', `This ${nameOf(target)} has all its hit points.`);
}

function whyNotCharged(seat: Seat, target: Piece): Reason {
  if (target.seat !== seat) return because('CA-24', 'Charge strengthens your own Soldiers only.');
  if (!isSoldier(target)) return because('CA-24', 'Charge strengthens Soldiers only.');
  if (target.charged) return because('CA-24', `This ${nameOf(target)} is charged already.`);
  return because('CA-75', 'A Soldier in a Marsh cannot be charged.');
}

function whyNotRouted(seat: Seat, target: Piece): Reason {
  if (target.seat === seat) return because('CA-60', 'Rout drives enemy Soldiers back, not your own.');
  if (!isSoldier(target)) return because('CA-60', 'Rout drives Soldiers only.');
  return because('CA-60', `This ${nameOf(target)} is not in your half.`);
}

// A card in play that can be aimed at was chosen to act instead.
function whyNotActs(name: string, target: Piece): Reason {
  return because('CA-17', `${name} is aimed at a card; ${nameOf(target)} does not act now.`);
}

function whyNotAt(state: State, seat: Seat, { name, effect }: Played, target: Piece): Reason | null {
  if (effect.do === 'charge' && chargeable(state, seat).includes(target)) return whyNotActs(name, target);
  if (effect.do === 'rout' && routed(state, seat).includes(target)) return whyNotActs(name, target);
  if (effect.do === 'mend')
    return whyNotMended(state, seat, name, effect.whom, target) ?? whyNotActs(name, target);
  if (effect.do === 'charge') return whyNotCharged(seat, target);
  if (effect.do === 'rout') return whyNotRouted(seat, target);
  return because('CA-17', `${name} is not aimed at a card in play.`);
}

function whyNotRevived({ discard }: State, choice: Choice): Reason | null {
  if (choice === noneChoice) return because('CA-59', 'Resurrection takes one Soldier at least.');
  if (choiceKind(choice) !== 'revive') return null;
  const kind = reviveChoices.read(choice);
  if (kind < 0) return noCard;
  if (CARDS[kind].type !== 'soldier') return because('CA-59', 'Resurrection takes Soldiers only.');
  const { name } = CARDS[kind];
  return because(
    'CA-59',
    `There is no ${discard.includes(kind) ? 'further ' : ''}${name} in the discard pile.`,
  );
}

/** Why the card of the hand, once chosen, cannot be used so. */
export function whyNotAimed(state: State, seat: Seat, kind: CardKind, choice: Choice): Reason | null {
  const card = CARDS[kind];
  const word = choiceKind(choice);
  if (card.kind === 'standing')
    return word === 'zone'
      ? because('CA-15', 'Soldiers and Civilians are played to your Castle Zone or your Middle only.')
      : null;
  if (word === 'at' || word === 'unit') {
    const target = pieceOf(state, atChoices.read(choice)) ?? pieceOf(state, unitChoices.read(choice));
    return target === null ? nobody : whyNotAt(state, sideOf(seat), card, target);
  }
  if (card.effect.do === 'burn' && word === 'zone')
    return zoneOfChoice(choice) < 0
      ? because('CA-8', 'There is no such zone.')
      : because('CA-62', 'Nobody stands there who would burn.');
  return card.effect.do === 'revive' ? whyNotRevived(state, choice) : null;
}
