// Trample: a rider moves hex by hex, through enemies too (FF-63).

import type { Choice, Decision, DecisionTable } from '@bridgefront/kernel';
import { rollDie } from '@bridgefront/kernel';
import { commandTable } from '../cards/in-force.ts';
import { tell, who } from '../faces.ts';
import { movementOf, stopsUnit, typeOf, unitOn } from '../field.ts';
import { harm } from '../harm.ts';
import { hexNames, neighbours } from '../hexes.ts';
import type { HexId } from '../hexes.ts';
import { hexIn, stay, toChoices } from '../notation.ts';
import type { State, Trample, Unit, UnitId } from '../types.ts';
import { faces } from '../vocabulary.ts';
import { terrainCode } from '../field.ts';
import type { Play, Terms } from '../faces.ts';

/** Faces that hurt outside combat: strike, cleave, pierce. */
export function hurts(face: number): boolean {
  return face <= 2;
}

// Nobody but the trampling unit itself stands there.
function isFree(state: State, unit: Unit, hex: HexId): boolean {
  const on = unitOn(state, hex);
  return on < 0 || state.units[on] === unit;
}

function mayPass(state: State, unit: Unit, hex: HexId): boolean {
  if (state.terrain[hex] === terrainCode.water) return false;
  if (isFree(state, unit, hex)) return true;
  return state.units[unitOn(state, hex)].seat !== unit.seat && !stopsUnit(state, unit, hex);
}

// Whether the unit could still end in an empty hex, were no damage done.
function canEnd(state: State, unit: Unit, hex: HexId, left: number): boolean {
  if (isFree(state, unit, hex)) return true;
  return (
    left > 0 && neighbours[hex].some((to) => mayPass(state, unit, to) && canEnd(state, unit, to, left - 1))
  );
}

function stepsFrom(state: State, unit: Unit, from: HexId, left: number): HexId[] {
  if (left <= 0) return [];
  return neighbours[from]
    .filter((to) => mayPass(state, unit, to) && canEnd(state, unit, to, left - 1))
    .sort((a, b) => a - b);
}

function movementLeft(state: State, unit: Unit): number {
  const boon = state.text ? (commandTable(state)[state.command]?.boons.move ?? 0) : 0;
  return movementOf(state, unit, boon);
}

/** First steps that the unit could trample to. */
export function firstSteps(state: State, unit: Unit): HexId[] {
  return stepsFrom(state, unit, unit.hex, movementLeft(state, unit));
}

/** Begins a trample. */
export function beginTrample(turn: Play, id: UnitId): void {
  const unit = turn.state.units[id];
  unit.moved = true;
  turn.state.trample = { unit: id, at: unit.hex, left: movementLeft(turn.state, unit) };
  turn.then({ do: 'trample' });
}

function nextSteps(state: State, { unit, at, left }: Trample): HexId[] {
  return stepsFrom(state, state.units[unit], at, left);
}

// After the first step on any empty hex, its own among them.
function mayStay(state: State, { unit, at, left }: Trample): boolean {
  const own = state.units[unit];
  return left < movementLeft(state, own) && isFree(state, own, at);
}

/** Asks for the next hex, or ends the trample where no step is left. */
export function trampleOn(turn: Play): void {
  const { state } = turn;
  const { trample } = state;
  if (trample === null) return;
  if (nextSteps(state, trample).length > 0) turn.ask('trample', [state.active]);
  else finish(turn, trample);
}

function finish(turn: Play, { unit: id, at }: Trample): void {
  const { state } = turn;
  const unit = state.units[id];
  state.trample = null;
  if (at === unit.hex || !isFree(state, unit, at)) return;
  const from = hexNames[unit.hex];
  unit.hex = at;
  const { seat } = unit;
  tell(turn, { tell: 'moves', seat, unit: typeOf(state, unit).slug, from, to: hexNames[unit.hex] });
}

function choices(state: State, _seat: number, plan: readonly Choice[]): Choice[] {
  const { trample } = state;
  if (plan.length > 0 || trample === null) return [];
  const steps = nextSteps(state, trample).map((hex) => toChoices[hex]);
  return mayStay(state, trample) ? [...steps, stay] : steps;
}

function reveal(turn: Play, { seats: [seat], plans }: Decision): void {
  const { state } = turn;
  const { trample } = state;
  const [choice] = plans[seat];
  if (trample === null) return;
  if (choice === stay) return finish(turn, trample);
  const to = hexIn(choice);
  const unit = state.units[trample.unit];
  trample.at = to;
  trample.left = stopsUnit(state, unit, to) ? 0 : trample.left - 1;
  const enemy = unitOn(state, to);
  turn.then({ do: 'trample' });
  if (enemy < 0 || enemy === trample.unit) return;
  const face = rollDie(turn.random) - 1;
  const over = typeOf(state, state.units[enemy]).slug;
  tell(turn, { tell: 'tramples', ...who(state, trample.unit), at: hexNames[to], over, die: faces[face] });
  if (hurts(face)) harm(turn, enemy, 1, false);
}

/** The question of a trample. */
export const trampleDecisions = {
  trample: {
    choices,
    reveal,
    fallback: (_state, _seat, _plan, legal) => (legal.includes(stay) ? stay : legal[0]),
  },
} satisfies Partial<DecisionTable<State, Terms>>;
