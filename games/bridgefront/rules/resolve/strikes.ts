// Effects on champions and hexes: healing, damage, placing, marks and wards, strikes, mines.

import { randomInt } from '@bridgefront/kernel';
import { damageChampion, healChampion } from '../battle/deaths.ts';
import type { EffectOf } from '../effects.ts';
import type { StatusDetails, StatusKind, StrikeReason } from '../faces.ts';
import { adjacentHexes } from '../state/movement.ts';
import { surrounds } from '../plan/targets.ts';
import type { Champion, Hex, Order, State } from '../types.ts';
import {
  board,
  championOf,
  championWithin,
  enemiesAt,
  firstSeat,
  forcesAt,
  forcesWithin,
  hasChampionAt,
  mayEnter,
  occupies,
  relocateChampion,
  removeChampion,
  removeForces,
} from '../state/units.ts';
import { deployForces } from './deploy.ts';
import { fizzle } from './move.ts';
import { meetLastStand } from './step.ts';
import { gainGold } from './gold-and-cards.ts';
import { acted } from '../state/context.ts';
import { hexName, slugOf, tell } from '../state/reporting.ts';
import type { Play } from '../terms.ts';

// ---- Champions

/** The locked champion if it can still be targeted: alive, and not Warded against this seat (C-13). */
function target(state: State, seat: number, order: Order, index: number = 0): Champion | null {
  const card = order.champions?.[index];
  const champion = card === undefined ? null : championOf(state, card);
  return champion === null || (champion.seat !== seat && champion.warded) ? null : champion;
}

/** Heals the locked champion; more in the own Capital where the card says so (C-40). */
export function heal(turn: Play, seat: number, order: Order, effect: EffectOf<'heal'>): void {
  const champion = target(turn.state, seat, order);
  if (champion === null) return fizzle(turn, seat, 'heal');
  const athome = champion.hex === turn.state.seats[seat].capital;
  healChampion(turn, champion, athome && effect.inCapital !== undefined ? effect.inCapital : effect.amount);
  acted(turn.state);
}

/** Heals champions of one hex as split; points on the dead or gone are lost (C-32). */
export function healSplit(turn: Play, seat: number, order: Order): void {
  (order.champions ?? []).forEach((card, index) => {
    const champion = championOf(turn.state, card);
    if (champion === null || champion.seat !== seat || champion.hex !== order.hexes?.[0])
      return fizzle(turn, seat, 'heal');
    healChampion(turn, champion, order.amounts?.[index] ?? 0);
    acted(turn.state);
  });
}

/** Heals the locked champion if it stands where the card deployed. */
export function healDeployed(
  turn: Play,
  seat: number,
  order: Order,
  effect: EffectOf<'heal-deployed'>,
): void {
  if (order.champions === undefined) return;
  const champion = target(turn.state, seat, order);
  if (champion === null || champion.hex !== turn.state.context?.deployedHex)
    return fizzle(turn, seat, 'heal');
  healChampion(turn, champion, effect.amount);
}

/** Damages the locked champion; range and Ward are judged again. */
export function damage(turn: Play, seat: number, order: Order, effect: EffectOf<'damage'>): void {
  const { state } = turn;
  const champion = target(state, seat, order);
  const near =
    champion !== null &&
    (effect.within === undefined || championWithin(state, seat, champion.hex, effect.within));
  if (champion === null || !near) return fizzle(turn, seat, 'damage');
  acted(state);
  damageChampion(turn, champion, effect.amount, seat);
}

/** Puts a price on the locked champion (C-04). */
export function mark(turn: Play, seat: number, order: Order, effect: EffectOf<'mark'>): void {
  const { state } = turn;
  const champion = target(state, seat, order);
  const near =
    champion !== null &&
    (effect.within === undefined || championWithin(state, seat, champion.hex, effect.within));
  if (champion === null || !near) return fizzle(turn, seat, 'mark');
  const until = state.round + (effect.lasts === 'round' ? 0 : 1);
  champion.marks = [...champion.marks, { seat, gold: effect.gold, until }];
  acted(state);
  tellStatus(turn, seat, 'mark', {
    champion: slugOf(state, champion.card),
    value: effect.gold,
    lasts: effect.lasts,
  });
}

/** Tells a lasting effect or an announcement. */
export function tellStatus(turn: Play, seat: number, kind: StatusKind, details: StatusDetails = {}): void {
  if (turn.reporting) tell(turn, { tell: 'status', seat, kind, ...details });
}

/** Carries out a status for each locked champion that is still there. */
function onChampions(
  turn: Play,
  seat: number,
  order: Order,
  kind: 'ward' | 'slow' | 'frenzy',
  details: StatusDetails,
  act: (champion: Champion) => void,
): void {
  const { state } = turn;
  for (let i = 0; i < (order.champions?.length ?? 0); i++) {
    const champion = target(state, seat, order, i);
    if (champion === null) {
      fizzle(turn, seat, kind);
      continue;
    }
    acted(state);
    tellStatus(turn, seat, kind, { ...details, champion: slugOf(state, champion.card) });
    act(champion);
  }
}

/** Keeps enemy cards from naming the champions until Cleanup (C-13). */
export function ward(turn: Play, seat: number, order: Order): void {
  onChampions(turn, seat, order, 'ward', {}, (champion) => {
    champion.warded = true;
  });
}

/** The champion rolls one die in its next battle (C-12). */
export function slow(turn: Play, seat: number, order: Order): void {
  onChampions(turn, seat, order, 'slow', {}, (champion) => {
    champion.slowed = true;
  });
}

/** More dice this round for damage now; may kill its own champion (C-39). */
export function frenzy(turn: Play, seat: number, order: Order, effect: EffectOf<'frenzy'>): void {
  onChampions(turn, seat, order, 'frenzy', { value: effect.dice }, (champion) => {
    champion.frenzy += effect.dice;
    damageChampion(turn, champion, effect.damage, seat);
  });
}

/** Forked Road: off the board without dying (G-15): no bounty, no marks. */
export function removeOwnChampion(turn: Play, seat: number, order: Order): void {
  const champion = target(turn.state, seat, order);
  if (champion === null) return;
  removeChampion(turn.state, champion);
  acted(turn.state);
  if (turn.reporting) tell(turn, { tell: 'champion-removed', champion: slugOf(turn.state, champion.card) });
}

/** Places an own champion directly (C-06): no Bridges, no Trap; a move for Last Stand. */
export function teleport(turn: Play, seat: number, order: Order, effect: EffectOf<'teleport'>): void {
  const { state } = turn;
  const champion = target(state, seat, order);
  if (champion === null) return fizzle(turn, seat, 'move');
  const hex = order.hexes?.[0] ?? champion.hex;
  const open = effect.to === 'capital' ? mayEnter(state, seat, hex) : occupies(state, seat, hex);
  const changes = open && hex !== champion.hex;
  if (changes) {
    relocateChampion(state, champion, hex);
    acted(state);
    if (turn.reporting)
      tell(turn, {
        tell: 'teleported',
        seat,
        champion: slugOf(state, champion.card),
        hex: hexName(state, hex),
      });
    meetLastStand(turn, seat, { hex, forces: 0, champions: [champion.card] });
  }
  // A move that is closed does not take the healing along (G-06).
  if (effect.heal !== undefined) {
    healChampion(turn, champion, effect.heal);
    acted(state);
  }
  if (effect.gold !== undefined && changes) gainGold(turn, seat, effect.gold, 'card');
}

// ---- Hexes

function damageAllAt(turn: Play, seat: number, hex: Hex, amount: number, owner: number = -1): void {
  for (const champion of turn.state.champions.slice()) {
    if (champion.hex !== hex || (owner >= 0 && champion.seat !== owner)) continue;
    damageChampion(turn, champion, amount, seat);
  }
}

function loseForces(turn: Play, owner: number, hex: Hex, count: number, why: StrikeReason): number {
  const lost = removeForces(turn.state, owner, hex, count);
  if (turn.reporting && lost > 0)
    tell(turn, { tell: 'forces-lost', seat: owner, hex: hexName(turn.state, hex), count: lost, why });
  return lost;
}

/** Destroys up to `count` Forces on a hex, drawn at random among those of all the owners in the set (G-26). */
function loseRandomForces(turn: Play, owners: number, hex: Hex, count: number, why: StrikeReason): void {
  const { state } = turn;
  const losses = state.seats.map(() => 0);
  for (let i = 0; i < count; i++) {
    let total = 0;
    for (let owner = 0; owner < losses.length; owner++)
      if ((owners & (1 << owner)) !== 0) total += forcesAt(state, owner, hex) - losses[owner];
    if (total === 0) break;
    const single = (owners & (owners - 1)) === 0;
    let ticket = single ? 0 : randomInt(turn.random, total);
    for (let owner = 0; owner < losses.length; owner++) {
      if ((owners & (1 << owner)) === 0) continue;
      const left = forcesAt(state, owner, hex) - losses[owner];
      if (ticket < left) {
        losses[owner]++;
        break;
      }
      ticket -= left;
    }
  }
  losses.forEach((lost, owner) => loseForces(turn, owner, hex, lost, why));
}

/** Mortar Shot (C-16): the target or a uniformly chosen neighbour; friend and foe alike. */
export function mortar(turn: Play, seat: number, order: Order, effect: EffectOf<'mortar'>): void {
  const { state } = turn;
  const aim = order.hexes?.[0];
  if (aim === undefined || !forcesWithin(state, seat, aim, effect.within))
    return fizzle(turn, seat, 'strike');
  acted(state);
  const near = board(state).neighbours[aim];
  const hits = randomInt(turn.random, 100) < effect.accuracy;
  const hex = hits ? aim : near[randomInt(turn.random, near.length)];
  tellStatus(turn, seat, 'mortar', { hex: hexName(state, hex) });
  loseRandomForces(turn, state.presence[hex], hex, effect.forces, 'mortar');
  damageAllAt(turn, seat, hex, effect.damage);
}

/** Kills all Forces on a hex and damages its champions, everybody's (C-13). */
export function cataclysm(turn: Play, seat: number, order: Order, effect: EffectOf<'cataclysm'>): void {
  const { state } = turn;
  const hex = order.hexes?.[0];
  if (hex === undefined || (effect.within !== undefined && !championWithin(state, seat, hex, effect.within)))
    return fizzle(turn, seat, 'strike');
  acted(state);
  tellStatus(turn, seat, 'cataclysm', { hex: hexName(state, hex) });
  for (let owner = 0; owner < state.seats.length; owner++)
    loseForces(turn, owner, hex, forcesAt(state, owner, hex), 'cataclysm');
  damageAllAt(turn, seat, hex, effect.damage);
}

/** Kills one enemy's Forces on a hex and damages its champions there (C-26). */
export function attrition(turn: Play, seat: number, order: Order, effect: EffectOf<'attrition'>): void {
  const { state } = turn;
  const hex = order.hexes?.[0];
  const enemy = order.target ?? -1;
  if (hex === undefined || !occupies(state, enemy, hex) || !championWithin(state, seat, hex, effect.within))
    return fizzle(turn, seat, 'strike');
  acted(state);
  loseForces(turn, enemy, hex, effect.forces, 'attrition');
  damageAllAt(turn, seat, hex, effect.damage, enemy);
}

/** Kills Forces on a surrounded enemy hex; both conditions are judged now (C-26, S-18). */
export function encircle(turn: Play, seat: number, order: Order, effect: EffectOf<'encircle'>): void {
  const { state } = turn;
  const hex = order.hexes?.[0];
  if (hex === undefined || enemiesAt(state, seat, hex) === 0) return fizzle(turn, seat, 'strike');
  if (!surrounds({ state, seat }, hex, effect.neighbours)) return fizzle(turn, seat, 'strike');
  acted(state);
  loseRandomForces(turn, enemiesAt(state, seat, hex), hex, effect.forces, 'encircled');
}

/** Kills an enemy's Forces on a Mine in range (Overdrill). */
export function strikeMine(turn: Play, seat: number, order: Order, effect: EffectOf<'strike-mine'>): void {
  const { state } = turn;
  const hex = order.hexes?.[0];
  if (hex === undefined) return;
  const enemies = enemiesAt(state, seat, hex);
  if (enemies === 0 || !championWithin(state, seat, hex, effect.within)) return fizzle(turn, seat, 'strike');
  acted(state);
  loseRandomForces(turn, 1 << firstSeat(enemies), hex, effect.forces, 'strike');
}

/** Raises a Mine up to the effect's own ceiling (S-23); a Force may follow. */
export function raiseMine(turn: Play, seat: number, order: Order, effect: EffectOf<'raise-mine'>): void {
  const { state } = turn;
  const hex = order.hexes?.[0];
  if (hex === undefined) return;
  if (!occupies(state, seat, hex)) return fizzle(turn, seat, 'mine');
  const value = state.tiles[hex];
  if (value < effect.max) {
    state.tiles[hex] = Math.min(effect.max, value + effect.by);
    acted(state);
    if (turn.reporting)
      tell(turn, { tell: 'mine-raised', hex: hexName(state, hex), value: state.tiles[hex] });
  }
  if (effect.deploy !== undefined) deployForces(turn, seat, hex, effect.deploy);
}

/** Whether the hex is within distance 1 of one of the seat's champions; a wormhole counts as adjacent (G-17). */
export function besideOwnChampion(state: State, seat: number, hex: Hex): boolean {
  if (championWithin(state, seat, hex, 1)) return true;
  return (
    state.wormholes.length > 0 &&
    adjacentHexes(state, seat, hex).some((near) => hasChampionAt(state, seat, near))
  );
}
