// What attacks and moves are worth to a seat, in VP: quick figures from the dice, no play-outs.

import { clearAlong } from '@bridgefront/tabletop/hexes';
import { abilityOf, unitTable } from '../cards/in-force.ts';
import { byWater, scoreRuleOf } from '../ending.ts';
import { movementOf, terrainCode, typeOf, withinReach } from '../field.ts';
import { board, distance, HEXES, neighbours } from '../hexes.ts';
import type { HexId } from '../hexes.ts';
import { counterOdds, forecast } from '../odds.ts';
import type { State, Unit, UnitId } from '../types.ts';
import { standWorth, unitWorth } from './ground.ts';
import type { Ground } from './ground.ts';
import type { Weights } from './weights.ts';

const { forest, hill, building, tent } = terrainCode;

// Points that the fall of this enemy brings at once, or in this turn's scoring.
function fallVp(state: State, seat: number, enemy: Unit): number {
  const rule = scoreRuleOf(state, seat);
  if (rule === 'kills') return state.active === seat && state.seats[seat].kills < 2 ? 1 : 0;
  if (rule === 'waterside-kills') return byWater(state, enemy.hex) ? 1 : 0;
  if (rule === 'trophies') return state.active === seat && typeOf(state, enemy).cost >= 6 ? 2 : 0;
  return 0;
}

/**
 * What an attack is worth: damage, fall, lost ground, less what the counter may cost. The state is the ground's, or the same
 * with the unit imagined elsewhere.
 */
export function attackGain(weights: Weights, state: State, own: UnitId, enemy: UnitId): number {
  const [unit, other] = [state.units[own], state.units[enemy]];
  const odds = forecast(state, 'attack', own, enemy);
  const { damage, kill, push } = odds;
  const { health, cost } = typeOf(state, other);
  const perFigure = (cost * weights.harm) / health;
  const holds = state.banners[other.hex] > 0 ? weights.holds * state.banners[other.hex] : 0;
  let gain =
    damage * perFigure +
    kill * (cost * weights.fall + fallVp(state, unit.seat, other) + holds) +
    push * (weights.push + holds);
  if (abilityOf(state, unit.type, 'poison') > 0 && !other.poisoned) gain += weights.poison;
  if (abilityOf(state, unit.type, 'stun') > 0 && !other.stunned) gain += weights.stun;
  const back = counterOdds(state, own, enemy, odds);
  const type = typeOf(state, unit);
  const ownFigure = (type.cost * weights.ownHarm) / type.health;
  return gain - back.damage * ownFigure - back.kill * type.cost * weights.ownFall;
}

// The state with the unit, as it is or as it is imagined, on the hex.
function imagined({ state, on }: Ground, unit: Unit, from: HexId): State {
  const id = on[unit.hex];
  if (unit.hex === from && state.units[id] === unit) return state;
  const there = from === unit.hex ? unit : { ...unit, hex: from, moved: true };
  return { ...state, units: state.units.with(id, there) };
}

function seesFrom({ state, on }: Ground, unit: Unit, from: HexId, to: HexId): boolean {
  const high = state.terrain[from] === hill;
  const byUnits = state.options.edgeBlockers === 'all';
  return clearAlong(board.sightLine(from, to), (hex, part) => {
    const code = state.terrain[hex];
    if (code === forest || code === hill || code === building || code === tent) return true;
    const other = on[hex];
    return !high && (part === 'crossed' || byUnits) && other >= 0 && hex !== unit.hex;
  });
}

/** The best attack from the hex; 0 when none is worth it. */
export function bestAttack(ground: Ground, unit: Unit, from: HexId): number {
  const id = ground.on[unit.hex];
  if (id < 0) return 0;
  if (ground.beside[from] === 0 && unitTable(ground.state)[unit.type].range === 0) return 0;
  const place = id * 2 + (unit.called && ground.boosts > 0 ? 1 : 0);
  const blows = (ground.blows[place] ??= new Float64Array(HEXES.length).fill(NaN));
  if (Number.isNaN(blows[from])) blows[from] = findAttack(ground, unit, from);
  return blows[from];
}

function findAttack(ground: Ground, unit: Unit, from: HexId): number {
  const { state } = ground;
  const { range } = unitTable(state)[unit.type];
  const best = range > 0 ? bestShot(ground, unit, from, range) : bestMelee(ground, unit, from);
  const twice = abilityOf(state, unit.type, 'doubleShot') > 0 && !unit.moved && from === unit.hex;
  return twice ? 1.8 * best : best;
}

function bestMelee(ground: Ground, unit: Unit, from: HexId): number {
  const { seat, on } = ground;
  const state = imagined(ground, unit, from);
  let best = 0;
  for (const hex of neighbours[from])
    if (on[hex] >= 0 && state.units[on[hex]].seat !== seat)
      best = Math.max(best, attackGain(ground.weights, state, on[unit.hex], on[hex]));
  return best;
}

// Enemies within range that the unit sees from the hex.
function* shotsFrom(ground: Ground, unit: Unit, from: HexId, range: number): Generator<UnitId> {
  const { state, seat } = ground;
  for (let id = 0; id < state.units.length; id++) {
    const { hex, seat: owner } = state.units[id];
    if (hex < 0 || owner === seat) continue;
    const steps = distance(from, hex);
    if (steps <= range && (steps === 1 || seesFrom(ground, unit, from, hex))) yield id;
  }
}

function bestShot(ground: Ground, unit: Unit, from: HexId, range: number): number {
  const own = ground.on[unit.hex];
  // From most hexes nobody is seen.
  let state: State | null = null;
  let best = 0;
  for (const enemy of shotsFrom(ground, unit, from, range)) {
    state ??= imagined(ground, unit, from);
    best = Math.max(best, attackGain(ground.weights, state, own, enemy));
  }
  return best;
}

/** Whether the unit can shoot, from where it stands, at somebody who cannot strike back: that costs nothing, and may harm. */
export function shootsFreely(ground: Ground, unit: Unit): boolean {
  const { state, on, weights } = ground;
  for (const enemy of shotsFrom(ground, unit, unit.hex, unitTable(state)[unit.type].range))
    if (distance(unit.hex, state.units[enemy].hex) > 1 && attackGain(weights, state, on[unit.hex], enemy) > 0)
      return true;
  return false;
}

/** Worth of the hex to the unit: standing there and attacking from it. */
export function placeWorth(ground: Ground, unit: Unit, hex: HexId): number {
  const blow = unit.attacked || unit.stunned ? 0 : bestAttack(ground, unit, hex);
  return standWorth(ground, unit, hex) + blow;
}

/** What an order would bring the unit this turn, over standing still. */
export function orderGain(ground: Ground, unit: Unit, boon: number): number {
  const key = (ground.on[unit.hex] * 8 + boon) * 2 + (unit.called && ground.boosts > 0 ? 1 : 0);
  let gain = ground.orders.get(key);
  if (gain === undefined) {
    gain = findGain(ground, unit, boon);
    ground.orders.set(key, gain);
  }
  return gain;
}

function findGain(ground: Ground, unit: Unit, boon: number): number {
  const { state } = ground;
  if (unit.stunned) return 0;
  const idle = standWorth(ground, unit, unit.hex);
  let best = placeWorth(ground, unit, unit.hex);
  for (const hex of withinReach(state, unit, movementOf(state, unit, boon))) {
    const worth = placeWorth(ground, unit, hex);
    if (worth > best) best = worth;
  }
  return Math.max(0, best - idle);
}

/** How near the nearest banner is, from 0 to 8. */
export function frontOf(state: State, hex: HexId): number {
  let best = 0;
  for (let other = 0; other < HEXES.length; other++)
    if (state.banners[other] > 0) best = Math.max(best, 8 - distance(hex, other));
  return best;
}

/** Worth of a unit that suffers so much damage. */
export function lossOf(state: State, unit: Unit, damage: number): number {
  const left = { ...unit, health: Math.max(0, unit.health - damage) };
  return unitWorth(state, unit) - (left.health === 0 ? 0 : unitWorth(state, left));
}
