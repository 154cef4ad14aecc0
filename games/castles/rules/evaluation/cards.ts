// What Action cards are worth to play now: one entry per effect, so that a forgotten kind does not compile.

import type { Choice } from '@bridgefront/kernel';
import { tableFor } from '../cards/in-force.ts';
import { aimChoices, areaOf, firstAims } from '../effects.ts';
import { canAct } from '../actions.ts';
import { destinations } from '../moves.ts';
import { atChoices, noneChoice, playChoices, reviveChoices, zoneOfChoice } from '../notation.ts';
import { isSoldier, pieceOf } from '../pieces.ts';
import type { CardKind, Piece, Zone } from '../types.ts';
import { stands } from '../vocabulary.ts';
import type { Effect, EffectKind, EffectOf } from '../vocabulary.ts';
import { ownMiddle, placeOf, zoneOf } from '../zones.ts';
import { blowWorth, Outlook } from './outlook.ts';
import type { Visit } from './outlook.ts';
import { mendWorth } from './roles.ts';
import { handWorth, placeWorth, worthOf } from './worth.ts';

type Appraiser<K extends EffectKind> = (
  effect: EffectOf<K>,
  outlook: Outlook,
  aims: readonly Choice[],
) => readonly (readonly [worth: number, ...aim: readonly Choice[]])[];

function atOf({ state }: Outlook, choice: Choice): Piece {
  const piece = pieceOf(state, atChoices.read(choice));
  if (piece === null) throw new Error(`Nothing stands at ${choice}.`);
  return piece;
}

// Damage to all, the own cards with the opposite sign.
function areaWorth(outlook: Outlook, effect: Effect, damage: number, zone: Zone): number {
  const { state, side } = outlook;
  let sum = 0;
  for (const piece of areaOf(state, side, effect, zone)) {
    const worth = blowWorth(outlook, piece, damage);
    sum += piece.seat === side ? -worth : worth;
  }
  return sum;
}

function idleSoldiers({ state, side }: Outlook): Piece[] {
  return state.pieces.filter(
    (piece) => piece.seat === side && isSoldier(state, piece) && canAct(state, piece),
  );
}

// The best that the Soldier could still strike this turn, walking first if it may.
function bestOfTurn(outlook: Outlook, soldier: Piece, zones: readonly Zone[]): number {
  let best = outlook.blow(soldier, soldier.zone).worth;
  for (const zone of zones) best = Math.max(best, outlook.blow(soldier, zone).worth + 0.3);
  return best;
}

function chargeWorth(outlook: Outlook, soldier: Piece, bonus: number): number {
  if (!canAct(outlook.state, soldier)) return 0;
  const before = bestOfTurn(outlook, soldier, destinations(outlook.state, soldier));
  const charging = { ...soldier, charged: true, bonus };
  return bestOfTurn(outlook, charging, destinations(outlook.state, charging)) - before;
}

// In an Ambush every idle Soldier strikes harder.
function ambushWorth(outlook: Outlook, times: number): number {
  const { state, player, weights } = outlook;
  const ambushed = new Outlook({ ...state, ambush: times }, player, weights);
  let sum = 0;
  for (const soldier of idleSoldiers(outlook))
    sum += ambushed.blow(soldier, soldier.zone).worth - outlook.blow(soldier, soldier.zone).worth;
  return sum;
}

function rallyWorth(outlook: Outlook): number {
  const { state, side, weights } = outlook;
  const home = zoneOf(state, side, ownMiddle);
  let sum = 0;
  for (const piece of state.pieces) {
    if (piece.seat !== side || !isSoldier(state, piece)) continue;
    const now = canAct(state, piece) ? outlook.blow(piece, piece.zone).worth : 0;
    const then = canAct(state, piece) ? outlook.blow(piece, home).worth : 0;
    const place = placeOf(state, side, piece.zone);
    sum +=
      then -
      now +
      placeWorth(weights, state, piece.kind, ownMiddle) -
      placeWorth(weights, state, piece.kind, place);
  }
  return sum;
}

function routWorth({ state, weights }: Outlook, piece: Piece): number {
  const place = placeOf(state, piece.seat, piece.zone);
  return (
    0.6 +
    placeWorth(weights, state, piece.kind, place) * 2.5 -
    placeWorth(weights, state, piece.kind, ownMiddle)
  );
}

function rainWorth(outlook: Outlook): number {
  const { state, side } = outlook;
  const home = zoneOf(state, side, 0);
  const { bows } = tableFor(state);
  let sum = 0;
  for (const piece of state.pieces)
    if (piece.seat === side && piece.zone === home && bows[piece.kind])
      sum += outlook.blow(piece, home).worth;
  return sum;
}

function reviveAims({ state, weights }: Outlook, most: number): readonly (readonly [number, ...Choice[]])[] {
  const table = tableFor(state);
  const soldiers = state.discard.filter((kind) => table.soldiers[kind]).sort((a, b) => a - b);
  const chosen = soldiers.slice(0, most);
  const worth = chosen.reduce((sum, kind) => sum + worthOf(weights, state, kind), 0);
  const aim = chosen.map((kind) => reviveChoices.of(state, kind));
  const more = chosen.length < most && soldiers.length > chosen.length;
  return [[worth, ...aim, ...(more ? [noneChoice] : [])]];
}

const appraisers: { readonly [K in EffectKind]: Appraiser<K> } = {
  mend: ({ gain }, outlook, aims) => aims.map((aim) => [mendWorth(outlook, atOf(outlook, aim), gain), aim]),
  charge: ({ bonus }, outlook, aims) =>
    aims.map((aim) => [chargeWorth(outlook, atOf(outlook, aim), bonus), aim]),
  rain: (_, outlook) => [[rainWorth(outlook)]],
  rout: (_, outlook, aims) => aims.map((aim) => [routWorth(outlook, atOf(outlook, aim)), aim]),
  spring: () => [],
  rally: (_, outlook) => [[rallyWorth(outlook)]],
  ambush: ({ times }, outlook) => [[ambushWorth(outlook, times)]],
  burn: (effect, outlook, aims) =>
    aims.map((aim) => [areaWorth(outlook, effect, effect.damage, zoneOfChoice(aim)), aim]),
  revive: ({ most }, outlook) => reviveAims(outlook, most),
  plague: (effect, outlook) => [[areaWorth(outlook, effect, effect.damage, 0)]],
  storm: (effect, outlook) => [[areaWorth(outlook, effect, effect.damage, 0)]],
};

/** Visits the ways to play an Action card. What brings less than keeping it is worth less than nothing. */
export function playThings(outlook: Outlook, kind: CardKind, visit: Visit): void {
  const { state, side, weights } = outlook;
  const card = tableFor(state).cards[kind];
  if (stands(card)) return;
  const aims = aimChoices(state, side, kind, []);
  if (aims === null) return;
  const [only, second] = card.effects;
  const first = playChoices.of(state, kind);
  const kept = handWorth(weights, state, kind);
  const ways = second === undefined ? waysOf(only, outlook, aims) : waysOfAll(card.effects, outlook);
  for (const [worth, ...aim] of ways) visit(worth - kept, first, ...aim);
}

type Ways = ReturnType<Appraiser<EffectKind>>;

function waysOf(effect: Effect, outlook: Outlook, aims: readonly Choice[]): Ways {
  return (appraisers[effect.do] as Appraiser<EffectKind>)(effect, outlook, aims);
}

// Each effect by itself, the best ways first: every way of one with the best of the others.
function waysOfAll(effects: readonly Effect[], outlook: Outlook): Ways {
  const ways = effects.map((effect) =>
    waysOf(effect, outlook, firstAims(outlook.state, outlook.side, effect)).toSorted(([a], [b]) => b - a),
  );
  return ways.flatMap((own, at) =>
    own.slice(at === 0 ? 0 : 1).map((way) => {
      const all = ways.map((others, other) => (other === at ? way : others[0]));
      const worth = all.reduce((sum, [one]) => sum + one, 0);
      return [worth, ...all.flatMap(([, ...aim]) => aim)] as const;
    }),
  );
}
