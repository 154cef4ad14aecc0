// Actions of cards in play: who may still act, what an Action may be aimed at, and what it does there.

import type { Choice, Seat } from '@bridgefront/kernel';
import { standingCard, tableFor } from './cards/in-force.ts';
import { CASTLE } from './cards/table.ts';
import { strike } from './damage.ts';
import { mayMend, mend } from './effects.ts';
import type { Tell } from './faces.ts';
import { mustWait } from './moves.ts';
import { atChoices, buildChoices, lookChoice, pieceName } from './notation.ts';
import { destroy } from './pieces.ts';
import { mayAssassinate, mayHit } from './reach.ts';
import { actorOf, playersOf } from './sides.ts';
import type { CardKind, Piece, State } from './types.ts';
import type { Ability, AbilityKind, AbilityOf } from './vocabulary.ts';
import { awayCastle, ownCastle, ownMiddle, placeOf, terrainOf, zoneOf } from './zones.ts';

const noChoices: readonly Choice[] = [];

/** Extra shots work in the own Castle Zone only (CA-58). */
export function hasShot(state: State, piece: Piece): boolean {
  return piece.shots > 0 && placeOf(state, piece.seat, piece.zone) === ownCastle;
}

/** Whether the card has an attack or Action left. */
export function canAct(state: State, piece: Piece): boolean {
  return !mustWait(state, piece) && (!piece.acted || hasShot(state, piece));
}

/** Where a Builder may put up this Building: a kind of Building in its zone (CA-16, CA-76). */
function maySiteHere(state: State, builder: Piece, kind: CardKind): boolean {
  if (terrainOf(state, builder.zone) === 'lake') return false;
  const card = standingCard(state, kind);
  const site = card.type === 'building' ? card.site : null;
  const place = placeOf(state, builder.seat, builder.zone);
  if (site === 'middle') return place === ownMiddle;
  return site !== 'castle-zone' || place === ownCastle;
}

function isSite(state: State, kind: CardKind): boolean {
  return tableFor(state).types[kind] === 'building';
}

/** The enemies of whose hand the card's side does not know everything (CA-68). */
export function openHands(state: State, { seat }: Piece): Seat[] {
  return playersOf(state, 1 - seat).filter((enemy) => {
    const { hand, known } = state.seats[enemy];
    return hand.length > known.length;
  });
}

/** What an Action may be aimed at: one entry per ability, an empty list when there is nothing. */
const actions: {
  readonly [K in AbilityKind]: (state: State, piece: Piece, ability: AbilityOf<K>) => readonly Choice[];
} = {
  hit: (state, piece) => targets(state, (one) => mayHit(state, piece, one)),
  assassinate: (state, piece) => targets(state, (one) => mayAssassinate(state, piece, one)),
  mend: (state, piece, { whom }) =>
    targets(state, (one) => mayMend(state, piece.seat, whom, one) && standsHere(state, piece, one)),
  build(state, piece) {
    const { hand } = state.seats[actorOf(state, piece.seat)];
    const kinds = new Set(hand.filter((kind) => isSite(state, kind)));
    return [...kinds]
      .filter((kind) => maySiteHere(state, piece, kind))
      .map((kind) => buildChoices.of(state, kind));
  },
  look(state, piece) {
    const inside = placeOf(state, piece.seat, piece.zone) === awayCastle;
    return inside && openHands(state, piece).length > 0 ? [lookChoice] : noChoices;
  },
  decide: () => noChoices,
  lead: () => noChoices,
  command: () => noChoices,
  conjure: () => noChoices,
  climb: () => noChoices,
  bar: () => noChoices,
  arm: () => noChoices,
  hold: () => noChoices,
};

function targets(state: State, fits: (piece: Piece) => boolean): readonly Choice[] {
  const found: Choice[] = [];
  for (const piece of state.pieces) if (fits(piece)) found.push(atChoices.of(state, piece.id));
  return found;
}

// "Here" for help: the same zone; a spanning Castle is in both of its zones (CA-10).
function standsHere(state: State, piece: Piece, other: Piece): boolean {
  if (other.zone === piece.zone) return true;
  const { options } = state;
  return (
    options.castleSpansZones && other.kind === CASTLE && piece.zone === zoneOf(state, other.seat, ownCastle)
  );
}

/** The Actions that the card may take now. */
export function actionsOf(state: State, piece: Piece): readonly Choice[] {
  const abilities = tableFor(state).abilities[piece.kind];
  if (abilities.length === 0 || !canAct(state, piece)) return noChoices;
  let found = actionsBy(state, piece, abilities[0]);
  for (let at = 1; at < abilities.length; at++) found = found.concat(actionsBy(state, piece, abilities[at]));
  return found;
}

function actionsBy(state: State, piece: Piece, ability: Ability): readonly Choice[] {
  const read = actions[ability.can] as (state: State, piece: Piece, ability: Ability) => readonly Choice[];
  return read(state, piece, ability);
}

/** Lets the card's Action work on its target: a blow, an assassination, or help. */
export function actOn(state: State, piece: Piece, target: Piece, how: 'action' | 'shot', tell: Tell): void {
  const { mends, kills } = tableFor(state);
  const name = pieceName(state, piece.id);
  // Help is for the own cards, harm for the enemy's.
  if (target.seat === piece.seat) {
    const help = mends[piece.kind];
    if (help !== null) mend(state, name, target, help.gain, tell);
  } else if (kills[piece.kind]) {
    tell?.({ tell: 'assassinates', seat: piece.seat, piece: name, target: pieceName(state, target.id) });
    destroy(state, target, tell);
  } else strike(state, piece, target, how, tell);
}
