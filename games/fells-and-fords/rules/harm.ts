// Damage: the building, the window for prevention, and what is suffered, in combat and outside it.

import { removeUnit } from './ending.ts';
import { tell, who } from './faces.ts';
import { inBuilding, terrainAt, typeOf } from './field.ts';
import type { HexId } from './hexes.ts';
import type { State, Unit, UnitId } from './types.ts';
import type { Play } from './faces.ts';

/**
 * Schedules damage to a unit: a building takes 1 off, once a combat for each hex, outside combat each time (FF-38);
 * then the owner may prevent some, then it is suffered (FF-59, FF-71).
 */
export function harm(turn: Play, unit: UnitId, amount: number, blow: boolean): void {
  const { state } = turn;
  const left = amount - shelter(turn, unit, amount);
  if (left <= 0) return;
  state.harm = { unit, amount: left, blow };
  turn.then({ do: 'window', window: 'damage', seat: state.units[unit].seat }, { do: 'harm/suffer' });
}

/** Whether a building takes 1 off damage of a combat to a unit: once a combat for each hex (FF-38). */
export function isSheltered(state: State, unit: Unit, used: readonly HexId[]): boolean {
  return inBuilding(state, unit) && !used.includes(unit.hex);
}

// What the building takes off: 1 or nothing.
function shelter(turn: Play, id: UnitId, amount: number): number {
  const { state } = turn;
  const unit = state.units[id];
  const combat = state.combats.at(-1);
  if (amount < 1) return 0;
  if (combat === undefined) {
    if (terrainAt(state, unit.hex) !== 'building') return 0;
  } else {
    if (!isSheltered(state, unit, combat.buildings)) return 0;
    combat.buildings.push(unit.hex);
  }
  tell(turn, { tell: 'shelters', ...who(state, id) });
  return 1;
}

/** Suffers what was not prevented. Outside step 7 a unit without health is removed at once. */
export function suffer(turn: Play): void {
  const { state } = turn;
  const { harm: pending } = state;
  state.harm = null;
  if (pending === null || pending.amount < 1) return;
  const unit = state.units[pending.unit];
  // What goes beyond the last health is lost (FF-71).
  const amount = Math.min(unit.health, pending.amount);
  unit.health -= amount;
  tell(turn, { tell: 'suffers', ...who(state, pending.unit), amount, health: unit.health });
  if (unit.health === 0 && !pending.blow) removeUnit(turn, pending.unit);
}

/** Gives a unit health, never beyond what is printed (FF-59). */
export function recover(turn: Play, id: UnitId, amount: number): void {
  const unit = turn.state.units[id];
  const most = typeOf(turn.state, unit).health;
  if (unit.health >= most) return;
  unit.health = Math.min(most, unit.health + amount);
  tell(turn, { tell: 'recovers', ...who(turn.state, id), health: unit.health });
}
