// A player's outlook in the own turn: best attacks from every zone, and what the enemy threatens where.

import type { Choice, Seat } from '@bridgefront/kernel';
import { effectIn, tableFor } from '../cards/in-force.ts';
import { CASTLE } from '../cards/table.ts';
import { armouryBonus, damageOf } from '../damage.ts';
import { playBar } from '../effects.ts';
import { fullHp, isSoldier } from '../pieces.ts';
import { mayAssassinate, mayHit } from '../reach.ts';
import { sideOf } from '../sides.ts';
import type { Side } from '../sides.ts';
import type { CardKind, Piece, PieceId, State, Zone } from '../types.ts';
import type { Weights } from './weights.ts';
import { castleWorth, placeWorth, worthOf } from './worth.ts';
import { awayCastle, ownFront, placeOf, zoneOf } from '../zones.ts';

/** More than anything else: the blow that wins. */
const victory = 1000;

/** Told of one thing: its worth and its choices. */
export type Visit = (worth: number, ...thing: readonly Choice[]) => void;

/** An attack with its worth; no target: nothing is worth attacking. */
export interface Blow {
  readonly target: PieceId | null;
  readonly worth: number;
}

const noBlow: Blow = { target: null, worth: 0 };

/** What so much damage to a card is worth to its enemy. */
export function blowWorth(
  { state, weights }: Pick<Outlook, 'state' | 'weights'>,
  target: Piece,
  damage: number,
): number {
  if (damage <= 0) return 0;
  if (target.kind === CASTLE)
    return damage >= target.hp
      ? victory
      : castleWorth(weights, target.hp) - castleWorth(weights, target.hp - damage);
  const worth =
    worthOf(weights, state, target.kind) +
    Math.max(0, placeWorth(weights, state, target.kind, placeOf(state, target.seat, target.zone)));
  if (damage >= target.hp) return worth * weights.kill + weights.killBesides;
  return worth * weights.harm * (damage / fullHp(state, target.kind));
}

function preyOf(weights: Weights, state: State, enemies: readonly Piece[], zone: Zone): number {
  let sum = 0;
  for (const enemy of enemies) if (enemy.zone === zone) sum += worthOf(weights, state, enemy.kind);
  return sum;
}

function climbersOf(state: State, side: Side): number {
  let count = 0;
  for (const piece of state.pieces) {
    if (piece.seat !== side || !isSoldier(state, piece)) continue;
    const place = placeOf(state, side, piece.zone);
    count += place === ownFront ? 0.5 : place > ownFront ? 1 : 0;
  }
  return count;
}

function rainsFor(state: State, seat: Seat): boolean {
  const { cards } = tableFor(state);
  const kind = state.seats[seat].hand.find((one) => effectIn(cards[one], 'rain') !== null);
  return kind !== undefined && playBar(state, seat, kind) === null;
}

/**
 * What hangs on the enemy's cards, however the own ones stand: what they threaten by zone, and the best blow at them for cards
 * that are alike. Most things that a player does leave it as it is.
 */
interface Facing {
  readonly options: State['options'];
  readonly weights: Weights;
  /** All else that it hangs on. */
  readonly marks: readonly number[];
  readonly threats: number[];
  readonly blows: Map<number, Blow>;
}

let lastFacing: Facing | null = null;

function facingOf({ state, weights, side, enemies }: Omit<Outlook, 'blow' | 'threat' | 'risk'>): Facing {
  const { options, red, active, ambush } = state;
  const marks = [side, red, active, ambush, armouryBonus(state, side)];
  for (const { id, zone, hp } of enemies) marks.push(id, zone, hp);
  const isLast =
    lastFacing?.options === options && lastFacing.weights === weights && isSame(lastFacing.marks, marks);
  if (lastFacing === null || !isLast)
    lastFacing = { options, weights, marks, threats: [-1, -1, -1, -1, -1, -1], blows: new Map() };
  return lastFacing;
}

function isSame(some: readonly number[], others: readonly number[]): boolean {
  if (some.length !== others.length) return false;
  for (let at = 0; at < some.length; at++) if (some[at] !== others[at]) return false;
  return true;
}

/** Reads one state for one player; made anew for every question. */
export class Outlook {
  readonly state: State;
  /** By which the player judges. */
  readonly weights: Weights;
  readonly player: Seat;
  readonly side: Side;
  /** The player's hand. */
  readonly hand: readonly CardKind[];
  readonly enemies: readonly Piece[];
  /** What the enemy's cards in their Castle Zone are worth. */
  readonly prey: number;
  /** Own Soldiers who could soon climb a Siege Tower in the enemy Middle, those on the way counted in part. */
  readonly climbers: number;
  /** An Arrow Rain is in hand and could be played. */
  readonly rains: boolean;
  readonly #facing: Facing;

  constructor(state: State, player: Seat, weights: Weights) {
    const side = sideOf(player);
    this.state = state;
    this.weights = weights;
    this.player = player;
    this.side = side;
    this.hand = state.seats[player].hand;
    this.enemies = state.pieces.filter((piece) => piece.seat !== side);
    this.prey = preyOf(weights, state, this.enemies, zoneOf(state, side, awayCastle));
    this.climbers = climbersOf(state, side);
    this.rains = rainsFor(state, player);
    this.#facing = facingOf(this);
  }

  /** The best attack of the card if it stood in the zone. */
  blow(piece: Piece, zone: Zone): Blow {
    // Cards of one kind with equal marks and place strike alike.
    const key = (((piece.kind * 6 + zone) * 2 + (piece.charged ? 1 : 0)) * 8 + piece.bonus) * 64 + piece.rain;
    const { blows } = this.#facing;
    let found = blows.get(key);
    if (found === undefined) {
      found = this.#bestBlow(zone === piece.zone ? piece : { ...piece, zone });
      blows.set(key, found);
    }
    return found;
  }

  #bestBlow(attacker: Piece): Blow {
    const { state } = this;
    const killer = tableFor(state).kills[attacker.kind];
    let best = noBlow;
    for (const target of this.enemies) {
      const fits = killer ? mayAssassinate(state, attacker, target) : mayHit(state, attacker, target);
      if (!fits) continue;
      const damage = killer ? target.hp : damageOf(state, attacker, target);
      const worth = blowWorth(this, target, damage);
      if (worth > best.worth) best = { target: target.id, worth };
    }
    return best;
  }

  /** Damage that enemy Soldiers could do in the zone in their next turn, roughly. */
  threat(zone: Zone): number {
    const { threats } = this.#facing;
    let sum = threats[zone];
    if (sum >= 0) return sum;
    sum = 0;
    const { hits, soldiers } = tableFor(this.state);
    for (const enemy of this.enemies) {
      const hit = hits[enemy.kind];
      if (hit === null || !soldiers[enemy.kind]) continue;
      if (Math.abs(enemy.zone - zone) <= hit.far + 1) sum += hit.damage;
    }
    threats[zone] = sum;
    return sum;
  }

  /** What standing in the zone may cost: the card's worth by how likely it is lost there. */
  risk(piece: Piece, zone: Zone): number {
    const { state, weights } = this;
    return (
      weights.risk * worthOf(weights, state, piece.kind) * Math.min(1, this.threat(zone) / (2 * piece.hp + 2))
    );
  }
}
