// Why an Action of a card in play is refused: the one condition of CA-34 to CA-43 that fails.

import { standingCard, tableFor } from '../cards/in-force.ts';
import { CASTLE } from '../cards/table.ts';
import { mayMend } from '../effects.ts';
import type { Reason } from '../effects.ts';
import { hasShot } from '../actions.ts';
import { mustWait } from '../moves.ts';
import { isBuilding, isPerson, isSoldier, isSpy, typeOf } from '../pieces.ts';
import { farFrom, hitOf, isHiding } from '../reach.ts';
import { actorOf } from '../sides.ts';
import type { CardKind, Piece, State } from '../types.ts';
import type { AbilityKind, AbilityOf, Patients } from '../vocabulary.ts';
import { awayCastle, placeOf, terrainOf } from '../zones.ts';
import { plural } from '@bridgefront/tabletop/words';
import { because, nameOf } from './reason.ts';

/** Why the card has no Action at all now: it waits, has acted, or has none; null if it has one. */
export function whySpent(state: State, piece: Piece): Reason | null {
  const name = nameOf(state, piece);
  if (mustWait(state, piece))
    return because('CA-14', `${name} has just entered and must wait for your next turn.`);
  if (standingCard(state, piece.kind).abilities.every(({ can }) => passive.has(can)))
    return because('CA-6', `${name} has no Action.`);
  if (piece.acted && !hasShot(state, piece)) return because('CA-14', `${name} has acted in this turn.`);
  return null;
}

const passive: ReadonlySet<AbilityKind> = new Set([
  'decide',
  'lead',
  'command',
  'conjure',
  'climb',
  'bar',
  'arm',
  'hold',
]);

// `a Wizard`, `an Archer`: as the card is called in a sentence about all of its kind.
function oneOf(name: string): string {
  return `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function whyNoPrey(state: State, piece: Piece, { prey }: AbilityOf<'hit'>, target: Piece): Reason | null {
  const name = oneOf(nameOf(state, piece));
  if (prey === 'not-specials') {
    if (target.kind === CASTLE && !state.options.wizardHitsCastle)
      return because('CA-39', `In this match ${name} does not hit a Castle.`);
    if (isSpy(state, target) && !state.options.wizardHitsSpy)
      return because('CA-86', `In this match ${name} does not hit a Spy.`);
    if (typeOf(state, target) === 'special')
      return because('CA-34', `${capital(name)} does not hit Specials.`);
  }
  if (prey === 'walls-and-castles' && target.kind !== CASTLE && !tableFor(state).bars[target.kind])
    return because('CA-34', `${capital(name)} hits Walls and Castles only.`);
  if (prey === 'buildings' && !isBuilding(state, target))
    return because('CA-34', `${capital(name)} hits Buildings and Castles only.`);
  if (isSoldier(state, piece) && isHiding(state, target))
    return because('CA-36', 'No Soldier attacks a Spy in the Castle Zone that it has stolen into.');
  return null;
}

function whyNoReach(state: State, piece: Piece, target: Piece): Reason {
  const ability = hitOf(state, piece);
  const [from, to] = [piece, target].map(({ zone }) => placeOf(state, piece.seat, zone));
  const distance = Math.abs(from - to);
  const far = ability === null ? 0 : farFrom(state, piece, ability.far);
  const name = nameOf(state, piece);
  if (isSoldier(state, piece) && from === awayCastle && distance > 0)
    return because('CA-37', `In the enemy Castle Zone ${oneOf(name)} attacks only there.`);
  if (ability !== null && distance < ability.near)
    return because(
      'CA-34',
      ability.near === 1
        ? `${capital(oneOf(name))} does not hit in its own zone.`
        : `${capital(oneOf(name))} hits from ${ability.near} zones away on.`,
    );
  if (distance > far) {
    const reach = far === 0 ? 'its own zone only' : plural(far, 'zone');
    return because('CA-34', `That is ${plural(distance, 'zone')} away; this ${name} reaches ${reach}.`);
  }
  if (to === awayCastle && from !== awayCastle && ability?.into === false)
    return because('CA-37', `${capital(oneOf(name))} hits into the enemy Castle Zone only from inside it.`);
  return because('CA-30', 'A Wall stops the shot: behind it only Walls are hit.');
}

function whyNoHelp(state: State, piece: Piece, whom: Patients, target: Piece): Reason {
  const name = nameOf(state, piece);
  if (target.seat !== piece.seat) return because('CA-6', `A ${name} helps your own cards only.`);
  const fits = whom === 'buildings' ? isBuilding(state, target) : isPerson(state, target);
  if (!fits && typeOf(state, target) === 'special') return because('CA-43', 'Specials gain no hit points.');
  if (!fits)
    return because(
      'CA-6',
      whom === 'buildings'
        ? `A ${name} mends Buildings and your Castle only.`
        : `A ${name} heals Soldiers and Civilians only.`,
    );
  if (!mayMend(state, piece.seat, whom, target))
    return because('CA-43', `This ${nameOf(state, target)} has all its hit points.`);
  return because('CA-6', `A ${name} helps in its own zone only.`);
}

function whyNoMurder(state: State, piece: Piece, target: Piece): Reason {
  const name = oneOf(nameOf(state, piece));
  if (target.zone !== piece.zone) return because('CA-38', `${capital(name)} strikes in its own zone only.`);
  if (isSpy(state, target))
    return because(
      'CA-35',
      `A Spy at home counts as a Civilian: ${name.replace(/^an? /, 'no ')} destroys it.`,
    );
  return because('CA-38', `${capital(name)} strikes Specials only.`);
}

/** Why the card's Action cannot be aimed at this card. */
export function whyNoAim(state: State, piece: Piece, target: Piece): Reason {
  const spent = whySpent(state, piece);
  if (spent !== null) return spent;
  const { hits, kills, mends } = tableFor(state);
  const [hit, help] = [hits[piece.kind], mends[piece.kind]];
  const harms = hit !== null || kills[piece.kind];
  if (help !== null && (target.seat === piece.seat || !harms))
    return whyNoHelp(state, piece, help.whom, target);
  if (!harms) return because('CA-6', `${nameOf(state, piece)} has no Action that is aimed at a card.`);
  if (target.seat === piece.seat) return because('CA-6', 'Harm is aimed at enemy cards only.');
  if (hit === null) return whyNoMurder(state, piece, target);
  return whyNoPrey(state, piece, hit, target) ?? whyNoReach(state, piece, target);
}

/** Why the card cannot build this Building here. */
export function whyNoBuilding(state: State, piece: Piece, kind: CardKind): Reason {
  const spent = whySpent(state, piece);
  if (spent !== null) return spent;
  const table = tableFor(state);
  const card = table.cards[kind];
  if (!table.builds[piece.kind]) return because('CA-16', 'Only a Builder builds.');
  if (card.type !== 'building') return because('CA-16', `${card.name} is no Building.`);
  if (!state.seats[actorOf(state, piece.seat)].hand.includes(kind))
    return because('CA-16', `You have no ${card.name} in your hand.`);
  if (terrainOf(state, piece.zone) === 'lake') return because('CA-76', 'Nothing can be built on a Lake.');
  const where = card.site === 'middle' ? 'Middle' : 'Castle Zone';
  return because('CA-16', `${card.name} is built in your ${where} only.`);
}

/** Why the card cannot look at the enemy hand. */
export function whyNoLook(state: State, piece: Piece): Reason {
  if (tableFor(state).looks[piece.kind] === 0)
    return because('CA-68', 'Only a Spy looks at cards of the enemy hand.');
  if (placeOf(state, piece.seat, piece.zone) !== awayCastle)
    return because('CA-68', 'A Spy looks only from the enemy Castle Zone.');
  return whySpent(state, piece) ?? because('CA-68', 'You know every card of the enemy hand already.');
}
