// What moving, entering, building, mending and looking are worth, by what a card is for.

import { tableFor } from '../cards/in-force.ts';
import { CASTLE, TRAP } from '../cards/table.ts';
import { mustWait } from '../moves.ts';
import { fullHp, isSoldier, newPiece } from '../pieces.ts';
import { playersOf, watchOf } from '../sides.ts';
import type { Side } from '../sides.ts';
import type { CardKind, Piece, State, Zone } from '../types.ts';
import type { AbilityOf } from '../vocabulary.ts';
import { awayMiddle, ownCastle, ownFront, ownMiddle, placeOf, zones } from '../zones.ts';
import type { Outlook } from './outlook.ts';
import { bestSite, siteHope } from './sites.ts';
import { castleWorth, handWorth, placeWorth, worthOf } from './worth.ts';

/** What HP given to a card are worth. */
export function mendWorth({ state, weights }: Outlook, piece: Piece, gain: number): number {
  const full = fullHp(state, piece.kind);
  const given = state.options.healCap ? Math.min(gain, full - piece.hp) : gain;
  if (piece.kind === CASTLE) return castleWorth(weights, piece.hp + given) - castleWorth(weights, piece.hp);
  return (weights.mending * worthOf(weights, state, piece.kind) * given) / full;
}

// The most that mending in the zone could bring.
function bestMend(outlook: Outlook, { whom, gain }: AbilityOf<'mend'>, zone: Zone): number {
  const { state, side } = outlook;
  const { types } = tableFor(state);
  let best = 0;
  for (const one of state.pieces) {
    if (one.seat !== side || one.zone !== zone) continue;
    const type = types[one.kind];
    const fits =
      whom === 'buildings'
        ? type === 'building' || type === 'castle'
        : type === 'soldier' || type === 'civilian';
    if (fits && one.hp < fullHp(state, one.kind)) best = Math.max(best, mendWorth(outlook, one, gain));
  }
  return best;
}

/** What the card could do with its Action in the zone. */
function useAt(outlook: Outlook, piece: Piece, zone: Zone): number {
  const { kind } = piece;
  const { strikes, builds, mends } = tableFor(outlook.state);
  const help = mends[kind];
  let best = strikes[kind] ? outlook.blow(piece, zone).worth : 0;
  if (builds[kind]) best = Math.max(best, bestSite(outlook, zone));
  if (help !== null) best = Math.max(best, bestMend(outlook, help, zone));
  return best;
}

// How many own Soldiers stand in the zone: a General there leads them.
function soldiersAt({ state, side }: Outlook, zone: Zone): number {
  let count = 0;
  for (const piece of state.pieces)
    if (piece.seat === side && piece.zone === zone && isSoldier(state, piece)) count++;
  return count;
}

// What comes of standing in the zone besides its use: progress, company, danger.
function standingAt(outlook: Outlook, piece: Piece, zone: Zone): number {
  const { state, side, weights } = outlook;
  const { kind } = piece;
  const place = placeOf(state, side, zone);
  const { leads, builds, bows, kills } = tableFor(state);
  let worth = placeWorth(weights, state, kind, place) - outlook.risk(piece, zone);
  if (leads[kind])
    worth +=
      weights.company * Math.min(4, soldiersAt(outlook, zone)) -
      (place > ownFront ? weights.exposedLeader : 0);
  if (builds[kind]) worth += siteHope(outlook, zone);
  if (bows[kind] && place === ownCastle && outlook.rains) worth += outlook.blow(piece, zone).worth;
  if (kills[kind]) {
    let best = 0;
    for (const other of zones)
      if (Math.abs(other - zone) <= 2) best = Math.max(best, outlook.blow(piece, other).worth);
    worth += weights.killerHope * best;
  }
  return worth;
}

// How likely the side springs a Trap now: of a team that gives orders, only who is on watch can.
function trapChance(state: State, side: Side): number {
  const watch = watchOf(state, side);
  const guards = state.options.trapWindow === 'ask' ? playersOf(state, side) : [watch];
  let chance = 0;
  for (const seat of guards) {
    const { hand, known } = state.seats[seat];
    if (known.includes(TRAP)) return 0.6;
    chance += 0.05 * (hand.length - known.length);
  }
  return Math.min(0.25, chance);
}

// What entering the enemy Middle may cost a Soldier or Civilian: a Trap.
function trapRisk({ state, side, weights }: Outlook, piece: Piece, zone: Zone): number {
  const type = tableFor(state).types[piece.kind];
  if (type !== 'soldier' && type !== 'civilian') return 0;
  if (placeOf(state, side, zone) < awayMiddle || placeOf(state, side, piece.zone) >= awayMiddle) return 0;
  return weights.trap * trapChance(state, 1 - side) * worthOf(weights, state, piece.kind);
}

// By zone, kept from call to call.
const gains = new Float64Array(zones.length);
const deltas = new Float64Array(zones.length);

/**
 * Tells the worth of moving to each of these zones. A card that can act compares what it could do here with what it could do
 * there: what is better done after the move makes the move urgent, what would be lost by it makes it wait.
 */
export function moveWorths(
  outlook: Outlook,
  piece: Piece,
  found: readonly Zone[],
  acting: boolean,
  tell: (zone: Zone, worth: number) => void,
): void {
  const { later } = outlook.weights;
  const here = useAt(outlook, piece, piece.zone);
  const stay = standingAt(outlook, piece, piece.zone) + (acting ? 0 : later * here);
  let best = 0;
  for (const zone of found) {
    const use = useAt(outlook, piece, zone);
    const stand = standingAt(outlook, piece, zone) - trapRisk(outlook, piece, zone);
    const gain = acting ? use - here : 0;
    const delta = stand + (acting ? 0 : later * use) - stay;
    if (gain <= 0) best = Math.max(best, delta);
    gains[zone] = gain;
    deltas[zone] = delta;
  }
  for (const zone of found) {
    const gain = gains[zone];
    const urgent = gain > 0 && gain + deltas[zone] > best;
    tell(zone, deltas[zone] + gain + (urgent ? here : 0));
  }
}

// One probe a kind and zone: a card that is not yet in play.
function probe({ state, side }: Outlook, kind: CardKind, zone: Zone): Piece {
  return { ...newPiece(state, side, kind, 0, zone), entered: true };
}

/** What playing a unit to the zone is worth. */
export function entryWorth(outlook: Outlook, kind: CardKind, zone: Zone): number {
  const { state, weights } = outlook;
  const piece = probe(outlook, kind, zone);
  const use = useAt(outlook, piece, zone) * (mustWait(state, piece) ? weights.later : 1);
  const atHome = tableFor(state).builds[kind] && isHomeSite(outlook);
  const middle = placeOf(state, outlook.side, zone) === ownMiddle;
  return (
    weights.entering +
    worthOf(weights, state, kind) -
    handWorth(weights, state, kind) +
    use +
    standingAt(outlook, piece, zone) +
    (atHome ? (middle ? 0 : 0.3) : middle ? 0.1 : 0)
  );
}

// Whether the hand holds something to build in the own Castle Zone.
function isHomeSite({ state, hand }: Outlook): boolean {
  const { arms } = tableFor(state);
  return hand.some((kind) => arms[kind] !== null);
}
