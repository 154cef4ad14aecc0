// The battlefield: who stands where, what terrain does, where units may go and whom they see.

import type { Seat } from '@bridgefront/kernel';
import { clearAlong } from '@bridgefront/tabletop/hexes';
import { abilityOf, unitTable } from './cards/in-force.ts';
import type { Under } from './cards/in-force.ts';
import { board, distance, hexList, HEXES, neighbours, sectionsOf, stepFrom } from './hexes.ts';
import type { HexId } from './hexes.ts';
import type { State, Unit, UnitId } from './types.ts';
import { terrains } from './vocabulary.ts';
import type { TerrainName, TerrainPlan, UnitType } from './vocabulary.ts';

/** Codes of terrain by name. */
export const terrainCode = Object.fromEntries(terrains.map((name, code) => [name, code])) as {
  readonly [name in TerrainName]: number;
};
const { clear, forest, hill, building, tent, water, ford, bridge } = terrainCode;

/** Terrain of a hex by name. */
export function terrainAt(state: State, hex: HexId): TerrainName {
  return terrains[state.terrain[hex]];
}

/** Whether the hex is water, crossed or not (FF-39). */
export function isWater(code: number): boolean {
  return code >= water;
}

/** Whether a move, pursuit or retreat ends on entering (FF-36). */
export function stops(code: number): boolean {
  return code === forest || code === building || code === ford || code === tent;
}

function blocksSight(code: number): boolean {
  return code === forest || code === hill || code === building || code === tent;
}

/** Lays terrain; `place` turns hexes that were written for South. */
export function layTerrain(state: State, plan: TerrainPlan, place: (hex: HexId) => HexId): void {
  const laid = state.terrain.slice();
  for (const name of terrains)
    for (const hex of hexList(plan[name] ?? '')) laid[place(hex)] = terrainCode[name];
  state.terrain = laid;
}

/** Turns one hex into other terrain. */
export function changeTerrain(state: State, hex: HexId, name: TerrainName): void {
  state.terrain = state.terrain.with(hex, terrainCode[name]);
}

/** A map without anything on it. */
export function bareMap(): number[] {
  return HEXES.map(() => clear);
}

/** The printed figures of a unit. */
export function typeOf(match: Under, unit: Unit): UnitType {
  return unitTable(match)[unit.type];
}

/** The unit that stands on the hex, or -1. */
export function unitOn(state: State, hex: HexId): UnitId {
  if (hex < 0) return -1;
  const { units } = state;
  for (let id = 0; id < units.length; id++) if (units[id].hex === hex) return id;
  return -1;
}

/** Units of the seat that are left. */
export function unitsOf(state: State, seat: Seat): UnitId[] {
  const own: UnitId[] = [];
  state.units.forEach((unit, id) => {
    if (unit.seat === seat && unit.hex >= 0) own.push(id);
  });
  return own;
}

// Which hexes hold a unit (1, else 0), and the steps left on reaching a hex (-1: not reached), while one move is traced.
const taken = new Uint8Array(HEXES.length);
const stepsLeft = new Int8Array(HEXES.length);

function readTaken({ units }: State): void {
  taken.fill(0);
  for (const { hex } of units) if (hex >= 0) taken[hex] = 1;
}

export function isFlying(state: State, unit: Unit): boolean {
  return abilityOf(state, unit.type, 'flying') > 0;
}

/** Whether the unit may stand on the hex if nobody else does (FF-22, FF-39). */
export function mayStand(state: State, unit: Unit, hex: HexId): boolean {
  return isFlying(state, unit) || state.terrain[hex] !== water;
}

/** Whether the unit may enter the hex and end there. */
export function mayEnter(state: State, unit: Unit, hex: HexId): boolean {
  return hex >= 0 && mayStand(state, unit, hex) && unitOn(state, hex) < 0;
}

/** Whether entering the hex ends the unit's movement (FF-22, FF-36, Night Path). */
export function stopsUnit(state: State, unit: Unit, hex: HexId): boolean {
  const code = state.terrain[hex];
  if (isFlying(state, unit)) return false;
  return stops(code) && !(unit.path && (code === forest || code === ford));
}

/** Movement of a unit this turn: printed, the command card's, lore cards'. */
export function movementOf(state: State, unit: Unit, boon: number): number {
  return typeOf(state, unit).move + unit.march + (unit.called ? boon : 0);
}

/** Hexes where a move of so many steps may end, in the order of the board (FF-22, FF-36, FF-48). */
export function reachable(state: State, unit: Unit, steps: number): HexId[] {
  return withinReach(state, unit, steps).sort((a, b) => a - b);
}

/** The same, in any order. */
export function withinReach(state: State, unit: Unit, steps: number): HexId[] {
  readTaken(state);
  if (isFlying(state, unit)) return withinFlight(unit, steps);
  stepsLeft.fill(-1);
  stepsLeft[unit.hex] = steps;
  const found: HexId[] = [];
  for (let at = -1; at < found.length; at++) {
    const from = at < 0 ? unit.hex : found[at];
    const left = stepsLeft[from];
    if (left <= 0) continue;
    for (const to of neighbours[from]) {
      if (stepsLeft[to] >= 0 || taken[to] > 0 || state.terrain[to] === water) continue;
      stepsLeft[to] = stopsUnit(state, unit, to) ? 0 : left - 1;
      found.push(to);
    }
  }
  return found;
}

function withinFlight(unit: Unit, steps: number): HexId[] {
  const found: HexId[] = [];
  for (let hex = 0; hex < taken.length; hex++)
    if (taken[hex] === 0 && distance(unit.hex, hex) <= steps) found.push(hex);
  return found;
}

/** Whether a unit with a range sees the hex (FF-42 to FF-44). */
export function sees(state: State, unit: Unit, hex: HexId): boolean {
  const { edgeBlockers } = state.options;
  const high = terrainAt(state, unit.hex) === 'hill' && !isFlying(state, unit);
  return clearAlong(board.sightLine(unit.hex, hex), (at, part) => {
    if (blocksSight(state.terrain[at])) return true;
    return !high && (part === 'crossed' || edgeBlockers === 'all') && unitOn(state, at) >= 0;
  });
}

/** Whether the unit may declare an attack on the enemy (FF-65). */
function mayAttack(state: State, unit: Unit, enemy: Unit): boolean {
  if (enemy.hex < 0 || enemy.seat === unit.seat) return false;
  const far = distance(unit.hex, enemy.hex);
  const { range } = typeOf(state, unit);
  if (range === 0) return far === 1;
  return far <= range && sees(state, unit, enemy.hex);
}

/** Enemies that the unit may attack, in the order of the board. */
export function targetsOf(state: State, unit: Unit): UnitId[] {
  const found: UnitId[] = [];
  state.units.forEach((enemy, id) => {
    if (mayAttack(state, unit, enemy)) found.push(id);
  });
  return found.sort((a, b) => state.units[a].hex - state.units[b].hex);
}

/** The direction from one hex to a neighbour; -1 if they are not beside each other. */
export function directionTo(from: HexId, to: HexId): number {
  return stepFrom[from].indexOf(to);
}

/** Whether a friend stands beside the unit. */
export function hasFriendBeside(state: State, unit: Unit): boolean {
  return state.units.some(
    (other) =>
      other !== unit && other.hex >= 0 && other.seat === unit.seat && distance(other.hex, unit.hex) === 1,
  );
}

/** Whether the unit is reduced to one figure; a legend never is. */
export function isWeak(state: State, unit: Unit, strength: number): boolean {
  return strength === 1 && typeOf(state, unit).kind !== 'legend';
}

/** Damage that the terrain of the unit's hex takes off: the building's (FF-38). */
export function inBuilding(state: State, unit: Unit): boolean {
  return state.terrain[unit.hex] === building && !isFlying(state, unit);
}

/** Whether the forest of the unit's hex counts for it and its attackers (FF-22, FF-37). */
export function inForest(state: State, unit: Unit): boolean {
  return state.terrain[unit.hex] === forest && !isFlying(state, unit);
}

export function isClear(state: State, hex: HexId): boolean {
  return state.terrain[hex] === clear;
}

export function isCrossing(code: number): boolean {
  return code === ford || code === bridge;
}

/** Whether all units, one of each, can be given to sections that still have room (FF-6, FF-54). */
export function fitsSections(
  hexes: readonly HexId[],
  seat: Seat,
  room: { readonly left: number; readonly centre: number; readonly right: number },
): boolean {
  if (hexes.length === 0) return true;
  const [hex, ...rest] = hexes;
  return sectionsOf(hex, seat).some(
    (section) => room[section] > 0 && fitsSections(rest, seat, { ...room, [section]: room[section] - 1 }),
  );
}
