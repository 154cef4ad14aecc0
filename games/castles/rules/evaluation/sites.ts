// Where Buildings are worth building: each site by itself, and the way that a Builder has to the best of them.

import { CARDS } from '../cards/table.ts';
import { countOf, isWalled } from '../pieces.ts';
import type { CardKind, State, Zone } from '../types.ts';
import {
  awayCastle,
  awayFront,
  awayMiddle,
  ownCastle,
  ownFront,
  ownMiddle,
  placeOf,
  zoneOf,
} from '../zones.ts';
import type { Outlook } from './outlook.ts';
import { weights } from './weights.ts';

/** Of what a site is worth, so much is left for each step that the Builder still has to walk to it. */
const perStep = 0.6;

// A tower is worth what stands in the enemy Castle Zone, as far as there are Soldiers near enough to climb it.
function towerWorth({ state, side, prey, climbers }: Outlook, place: number): number {
  if (place !== awayMiddle) return 0;
  const standing = state.pieces.some(
    (piece) => piece.seat === side && towers[piece.kind] && placeOf(state, side, piece.zone) === awayMiddle,
  );
  return standing ? 0.2 : weights.towerSite + weights.towerPrey * Math.min(prey, 4 * climbers);
}

const towers = CARDS.map((card) => card.kind === 'standing' && card.ability.can === 'climb');

function isFront(place: number): boolean {
  return place === ownFront || place === awayFront;
}

const siteWorths: { readonly [slug: string]: (place: number, own: number) => number } = {
  cannon: (place) => weights.cannonSite * (isFront(place) ? 5 : place === ownMiddle ? 1 : 0.2),
  ballista: (place) => weights.ballistaSite * (isFront(place) ? 2.6 : place === ownMiddle ? 0.6 : 0.2),
  wall: (_, own) => weights.wallSite * (own > 0 ? 2 : 6),
  armoury: () => weights.armourySite * 6,
  keep: () => weights.keepSite * 0.8,
};

/** What a Building in this zone is worth beyond its worth in hand. */
export function siteWorth(outlook: Outlook, kind: CardKind, zone: Zone): number {
  const { state, side } = outlook;
  const place = placeOf(state, side, zone);
  if (towers[kind]) return towerWorth(outlook, place);
  return siteWorths[CARDS[kind].slug]?.(place, countOf(state, side, kind)) ?? 0;
}

function mayBuildAt(kind: CardKind, place: number): boolean {
  const card = CARDS[kind];
  if (card.kind !== 'standing' || card.site === undefined) return false;
  if (card.site === 'middle') return place === ownMiddle;
  return card.site === 'anywhere' ? place < awayCastle : place === ownCastle;
}

/** The best Building that a Builder in the zone could put up. */
export function bestSite(outlook: Outlook, zone: Zone): number {
  const { state, side, hand } = outlook;
  const place = placeOf(state, side, zone);
  let best = 0;
  for (const kind of hand) if (mayBuildAt(kind, place)) best = Math.max(best, siteWorth(outlook, kind, zone));
  return best;
}

// A Wall lets no Builder in (CA-29).
function isShut(state: State, side: number, from: number, to: number): boolean {
  return from <= awayFront && to >= awayMiddle && isWalled(state, 1 - side);
}

/** What a Builder in the zone may hope to build from now on: the best site, less for every step of the way. */
export function siteHope(outlook: Outlook, zone: Zone): number {
  const { state, side } = outlook;
  const from = placeOf(state, side, zone);
  let best = 0;
  for (let place = ownCastle; place <= awayMiddle; place++) {
    if (isShut(state, side, from, place)) continue;
    const site = bestSite(outlook, zoneOf(state, side, place));
    best = Math.max(best, site * perStep ** Math.abs(place - from));
  }
  return best;
}
