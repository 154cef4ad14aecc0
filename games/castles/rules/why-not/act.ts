// Why an Action of a card in play is refused: the one condition of CA-34 to CA-43 that fails.

import { ARCHER, CARDS, CASTLE, kindOf, SPY, standingCard, WIZARD } from '../cards/table.ts';
import { mayMend } from '../effects.ts';
import type { Reason } from '../effects.ts';
import { hasShot } from '../actions.ts';
import { mustWait } from '../moves.ts';
import { isBuilding, isPerson, isSoldier, typeOf } from '../pieces.ts';
import { farFrom, hitOf } from '../reach.ts';
import { actorOf } from '../sides.ts';
import type { CardKind, Piece, State } from '../types.ts';
import type { AbilityKind, Patients } from '../vocabulary.ts';
import { awayCastle, placeOf, terrainOf } from '../zones.ts';
import { plural } from '@bridgefront/tabletop/words';
import { because, nameOf } from './reason.ts';

const ballista = kindOf('ballista');

/** Why the card has no Action at all now: it waits, has acted, or has none; null if it has one. */
export function whySpent(state: State, piece: Piece): Reason | null {
  const name = nameOf(piece);
  if (mustWait(state, piece))
    return because('CA-14', `${name} has just entered and must wait for your next turn.`);
  if (passive.has(standingCard(piece.kind).ability.can)) return because('CA-6', `${name} has no Action.`);
  if (piece.acted && !hasShot(state, piece)) return because('CA-14', `${name} has acted in this turn.`);
  return null;
}

const passive: ReadonlySet<AbilityKind> = new Set(['decide', 'lead', 'climb', 'bar', 'arm', 'hold']);

function whyNoPrey(state: State, piece: Piece, target: Piece): Reason | null {
  if (piece.kind === WIZARD && target.kind === CASTLE && !state.options.wizardHitsCastle)
    return because('CA-39', 'In this match a Wizard does not hit a Castle.');
  if (piece.kind === WIZARD && target.kind === SPY && !state.options.wizardHitsSpy)
    return because('CA-86', 'In this match a Wizard does not hit a Spy.');
  if (piece.kind === WIZARD && typeOf(state, target) === 'special')
    return because('CA-34', 'A Wizard does not hit Specials.');
  if (
    piece.kind === ballista &&
    (!isBuilding(target) || !['wall', 'castle'].includes(CARDS[target.kind].slug))
  )
    return because('CA-34', 'A Ballista hits Walls and Castles only.');
  if (!isSoldier(piece) && piece.kind !== WIZARD && !isBuilding(target))
    return because('CA-34', 'A Cannon hits Buildings and Castles only.');
  if (target.kind === SPY && isSoldier(piece) && placeOf(state, target.seat, target.zone) === awayCastle)
    return because('CA-36', 'No Soldier attacks a Spy in the Castle Zone that it has stolen into.');
  return null;
}

function whyNoReach(state: State, piece: Piece, target: Piece): Reason {
  const ability = hitOf(piece);
  const [from, to] = [piece, target].map(({ zone }) => placeOf(state, piece.seat, zone));
  const distance = Math.abs(from - to);
  const far = ability === null ? 0 : farFrom(state, piece, ability.far);
  const name = nameOf(piece);
  if (isSoldier(piece) && from === awayCastle && distance > 0)
    return because('CA-37', `In the enemy Castle Zone a ${name} attacks only there.`);
  if (ability !== null && distance < ability.near)
    return because('CA-34', `A ${name} does not hit in its own zone.`);
  if (distance > far) {
    const reach = far === 0 ? 'its own zone only' : plural(far, 'zone');
    return because('CA-34', `That is ${plural(distance, 'zone')} away; this ${name} reaches ${reach}.`);
  }
  if (to === awayCastle && piece.kind === ARCHER)
    return because('CA-37', 'An Archer hits into the enemy Castle Zone only from inside it.');
  return because('CA-30', 'A Wall stops the shot: behind it only Walls are hit.');
}

function whyNoHelp(state: State, piece: Piece, whom: Patients, target: Piece): Reason {
  const name = nameOf(piece);
  if (target.seat !== piece.seat) return because('CA-6', `A ${name} helps your own cards only.`);
  const fits = whom === 'buildings' ? isBuilding(target) : isPerson(state, target);
  if (!fits && typeOf(state, target) === 'special') return because('CA-43', 'Specials gain no hit points.');
  if (!fits)
    return because(
      'CA-6',
      whom === 'buildings'
        ? `A ${name} mends Buildings and your Castle only.`
        : `A ${name} heals Soldiers and Civilians only.`,
    );
  if (!mayMend(state, piece.seat, whom, target))
    return because('CA-43', `This ${nameOf(target)} has all its hit points.`);
  return because('CA-6', `A ${name} helps in its own zone only.`);
}

function whyNoMurder(piece: Piece, target: Piece): Reason {
  if (target.zone !== piece.zone) return because('CA-38', 'An Assassin strikes in its own zone only.');
  if (target.kind === SPY)
    return because('CA-35', 'A Spy at home counts as a Civilian: no Assassin destroys it.');
  return because('CA-38', 'An Assassin strikes Specials only.');
}

/** Why the card's Action cannot be aimed at this card. */
export function whyNoAim(state: State, piece: Piece, target: Piece): Reason {
  const spent = whySpent(state, piece);
  if (spent !== null) return spent;
  const { ability } = standingCard(piece.kind);
  if (ability.can === 'mend') return whyNoHelp(state, piece, ability.whom, target);
  if (ability.can !== 'hit' && ability.can !== 'assassinate')
    return because('CA-6', `${nameOf(piece)} has no Action that is aimed at a card.`);
  if (target.seat === piece.seat) return because('CA-6', 'Harm is aimed at enemy cards only.');
  if (ability.can === 'assassinate') return whyNoMurder(piece, target);
  return whyNoPrey(state, piece, target) ?? whyNoReach(state, piece, target);
}

/** Why the card cannot build this Building here. */
export function whyNoBuilding(state: State, piece: Piece, kind: CardKind): Reason {
  const spent = whySpent(state, piece);
  if (spent !== null) return spent;
  const card = CARDS[kind];
  if (standingCard(piece.kind).ability.can !== 'build') return because('CA-16', 'Only a Builder builds.');
  if (card.kind !== 'standing' || card.type !== 'building')
    return because('CA-16', `${card.name} is no Building.`);
  if (!state.seats[actorOf(state, piece.seat)].hand.includes(kind))
    return because('CA-16', `You have no ${card.name} in your hand.`);
  if (terrainOf(state, piece.zone) === 'lake') return because('CA-76', 'Nothing can be built on a Lake.');
  const where = card.site === 'middle' ? 'Middle' : 'Castle Zone';
  return because('CA-16', `${card.name} is built in your ${where} only.`);
}

/** Why the card cannot look at the enemy hand. */
export function whyNoLook(state: State, piece: Piece): Reason {
  if (standingCard(piece.kind).ability.can !== 'look')
    return because('CA-68', 'Only a Spy looks at cards of the enemy hand.');
  if (placeOf(state, piece.seat, piece.zone) !== awayCastle)
    return because('CA-68', 'A Spy looks only from the enemy Castle Zone.');
  return whySpent(state, piece) ?? because('CA-68', 'You know every card of the enemy hand already.');
}
