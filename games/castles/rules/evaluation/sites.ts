// Where Buildings are worth building: each site by itself, and the way that a Builder has to the best of them.

import { tableFor } from '../cards/in-force.ts';
import { countOf, isWalled } from '../pieces.ts';
import type { CardKind, State, Zone } from '../types.ts';
import type { AbilityKind, Prey } from '../vocabulary.ts';
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
import type { Weights } from './weights.ts';

/** Of what a site is worth, so much is left for each step that the Builder still has to walk to it. */
const perStep = 0.6;

// A tower is worth what stands in the enemy Castle Zone, as far as there are Soldiers near enough to climb it.
function towerWorth({ state, side, prey, climbers, weights }: Outlook, place: number): number {
  const { climbs } = tableFor(state);
  if (place !== awayMiddle) return 0;
  const standing = state.pieces.some(
    (piece) => piece.seat === side && climbs[piece.kind] && placeOf(state, side, piece.zone) === awayMiddle,
  );
  return standing ? 0.2 : weights.towerSite + weights.towerPrey * Math.min(prey, 4 * climbers);
}

function isFront(place: number): boolean {
  return place === ownFront || place === awayFront;
}

type SiteWorth = (weights: Weights, place: number, own: number, prey: Prey | undefined) => number;

const siteWorths: { readonly [K in AbilityKind]?: SiteWorth } = {
  hit: (weights, place, _, prey) =>
    prey === 'walls-and-castles'
      ? weights.ballistaSite * (isFront(place) ? 2.6 : place === ownMiddle ? 0.6 : 0.2)
      : weights.cannonSite * (isFront(place) ? 5 : place === ownMiddle ? 1 : 0.2),
  bar: (weights, _, own) => weights.wallSite * (own > 0 ? 2 : 6),
  arm: (weights) => weights.armourySite * 6,
  hold: (weights) => weights.keepSite * 0.8,
};

/** What a Building in this zone is worth beyond its worth in hand. */
export function siteWorth(outlook: Outlook, kind: CardKind, zone: Zone): number {
  const { state, side, weights } = outlook;
  const place = placeOf(state, side, zone);
  const { climbs, hits, abilities } = tableFor(state);
  if (climbs[kind]) return towerWorth(outlook, place);
  const own = countOf(state, side, kind);
  return abilities[kind].reduce(
    (sum, { can }) => sum + (siteWorths[can]?.(weights, place, own, hits[kind]?.prey) ?? 0),
    0,
  );
}

function mayBuildAt(state: State, kind: CardKind, place: number): boolean {
  const card = tableFor(state).cards[kind];
  if (card.type !== 'building') return false;
  if (card.site === 'middle') return place === ownMiddle;
  return card.site === 'anywhere' ? place < awayCastle : place === ownCastle;
}

/** The best Building that a Builder in the zone could put up. */
export function bestSite(outlook: Outlook, zone: Zone): number {
  const { state, side, hand } = outlook;
  const place = placeOf(state, side, zone);
  let best = 0;
  for (const kind of hand)
    if (mayBuildAt(state, kind, place)) best = Math.max(best, siteWorth(outlook, kind, zone));
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
