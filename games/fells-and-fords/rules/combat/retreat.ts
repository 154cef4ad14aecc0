// Retreats: which way, support, Immovable, and hex by hex out of harm's way or into it (FF-73, FF-81 to FF-85).

import type { Choice, StepHandlers, DecisionTable } from '@bridgefront/kernel';
import { tell, who } from '../faces.ts';
import { isFlying, mayStand, stops, typeOf, unitOn } from '../field.ts';
import { harm } from '../harm.ts';
import { directions } from '@bridgefront/tabletop/hexes';
import { abilityOf } from '../cards/in-force.ts';
import { HEXES, hexNames, stepFrom } from '../hexes.ts';
import type { HexId } from '../hexes.ts';
import { ignoreChoices, numberIn } from '../notation.ts';
import type { Combat, State, Unit } from '../types.ts';
import { combatOf } from './roll.ts';
import type { Play, Terms } from '../faces.ts';

function mustRetreat(state: State, { target, retreats }: Combat): boolean {
  return retreats > 0 && state.units[target].hex >= 0;
}

// Directions by where they lead to: by r, then q, as all hexes are offered (FF-80).
function inOrder(ways: readonly number[]): number[] {
  return ways.toSorted((a, b) => directions[a].r - directions[b].r || directions[a].q - directions[b].q);
}

// The hex a direction leads to, on the board or off it, as choices name it.
function wayName(hex: HexId, way: number): Choice {
  const { q, r } = HEXES[hex];
  return `to:${q + directions[way].q},${r + directions[way].r}`;
}

function isFriend(state: State, unit: Unit, hex: HexId): boolean {
  const other = unitOn(state, hex);
  return other >= 0 && state.units[other].seat === unit.seat;
}

// (a) of FF-83, then the question of (b).
function support(turn: Play): void {
  const { state } = turn;
  const combat = combatOf(state);
  if (!mustRetreat(state, combat)) return;
  const unit = state.units[combat.target];
  if (isSupported(state, unit, combat.ways[0])) {
    combat.retreats = 0;
    tell(turn, { tell: 'supported', ...who(state, combat.target) });
  } else if (abilityOf(state, unit.type, 'immovable') > 0) turn.ask('ignore', [unit.seat]);
}

function mostIgnored(state: State): number {
  const { target, retreats } = combatOf(state);
  return Math.min(abilityOf(state, state.units[target].type, 'immovable'), retreats);
}

function moveTo(turn: Play, combat: Combat, hex: HexId): void {
  const { state } = turn;
  const unit = state.units[combat.target];
  if (hex === unit.hex) return;
  const from = hexNames[unit.hex];
  unit.hex = hex;
  tell(turn, { tell: 'retreats', seat: unit.seat, unit: typeOf(state, unit).slug, from, to: hexNames[hex] });
  // FF-87: the attacker that a counter drives back neither advances nor pursues.
  const outer = state.combats.at(-2);
  if (combat.kind !== 'attack' && outer !== undefined) outer.driven = true;
}

/** Where a retreat ends, and the retreats that turn into damage there. */
export interface Retreat {
  readonly hex: HexId;
  readonly left: number;
  /** Stopped by a friend behind, who takes the rest off (FF-83). */
  readonly supported: boolean;
  /** Stopped by the terrain it has entered. */
  readonly stopped: boolean;
}

// Hex by hex (FF-84).
function walkBack(state: State, unit: Unit, way: number, retreats: number, stopped: boolean): Retreat {
  let { hex } = unit;
  let held = stopped;
  for (let left = retreats; left > 0; left--) {
    const next = stepFrom[hex][way];
    if (next >= 0 && isFriend(state, unit, next)) return { hex, left: 0, supported: true, stopped: held };
    if (held || next < 0 || !mayStand(state, unit, next) || unitOn(state, next) >= 0)
      return { hex, left, supported: false, stopped: held };
    hex = next;
    held = stops(state.terrain[hex]);
  }
  return { hex, left: 0, supported: false, stopped: held };
}

// Over everything to the farthest empty hex within the retreats left (FF-85).
function flyBack(state: State, unit: Unit, way: number, retreats: number): Retreat {
  let landing = unit.hex;
  let flown = 0;
  for (let hex = stepFrom[unit.hex][way], steps = 1; hex >= 0 && steps <= retreats; steps++) {
    if (unitOn(state, hex) < 0) [landing, flown] = [hex, steps];
    hex = stepFrom[hex][way];
  }
  const next = stepFrom[landing][way];
  const left = next >= 0 && isFriend(state, unit, next) ? 0 : retreats - flown;
  return { hex: landing, left, supported: false, stopped: false };
}

/** How far a unit is driven along a way by so many retreats; `stopped`: terrain holds it already (FF-84, FF-85). */
export function retreatAlong(
  state: State,
  unit: Unit,
  way: number,
  retreats: number,
  stopped = false,
): Retreat {
  if (unit.stunned) return { hex: unit.hex, left: retreats, supported: false, stopped };
  return isFlying(state, unit)
    ? flyBack(state, unit, way, retreats)
    : walkBack(state, unit, way, retreats, stopped);
}

/** Whether a friend stands behind the unit on this way, so that it does not retreat at all (FF-83). */
export function isSupported(state: State, unit: Unit, way: number): boolean {
  return isFriend(state, unit, stepFrom[unit.hex][way]);
}

function go(turn: Play): void {
  const { state } = turn;
  const combat = combatOf(state);
  if (!mustRetreat(state, combat)) return;
  const unit = state.units[combat.target];
  const { hex, left, supported, stopped } = retreatAlong(
    state,
    unit,
    combat.ways[0],
    combat.retreats,
    combat.stopped,
  );
  const moved = hex !== unit.hex;
  moveTo(turn, combat, hex);
  combat.stopped = stopped;
  if (supported) tell(turn, { tell: 'supported', ...who(state, combat.target) });
  if (left === 0) return;
  const why = unit.stunned ? 'stunned' : stopped ? 'terrain' : 'barred';
  tell(turn, { tell: 'cornered', ...who(state, combat.target), count: left, moved, why });
  harm(turn, combat.target, left, false);
}

/** The steps of retreats. */
export const retreatSteps = {
  'retreat/way'(turn) {
    const { state } = turn;
    const combat = combatOf(state);
    if (mustRetreat(state, combat) && combat.ways.length > 1)
      turn.ask('way', [state.units[combat.target].seat]);
  },
  'retreat/support': support,
  'retreat/window'(turn, step) {
    if (mustRetreat(turn.state, combatOf(turn.state)))
      turn.then({ do: 'window', window: 'retreat', seat: step.seat });
  },
  'retreat/go': go,
} satisfies Partial<StepHandlers<State, Terms>>;

/** The questions to the owner of a unit that must retreat. */
export const retreatDecisions = {
  way: {
    choices(state, _seat, plan) {
      const { ways, target } = combatOf(state);
      return plan.length > 0 ? [] : inOrder(ways).map((way) => wayName(state.units[target].hex, way));
    },
    reveal({ state }, { seats: [seat], plans }) {
      const combat = combatOf(state);
      const { hex } = state.units[combat.target];
      combat.ways = combat.ways.filter((way) => wayName(hex, way) === plans[seat][0]);
    },
  },
  ignore: {
    choices: (state, _seat, plan) => (plan.length > 0 ? [] : ignoreChoices.slice(0, mostIgnored(state) + 1)),
    reveal(turn, { seats: [seat], plans }) {
      const combat = combatOf(turn.state);
      const count = numberIn(plans[seat][0]);
      combat.retreats -= count;
      if (count > 0) tell(turn, { tell: 'stands', ...who(turn.state, combat.target), count });
    },
    fallback: (_state, _seat, _plan, legal) => legal[legal.length - 1],
  },
} satisfies Partial<DecisionTable<State, Terms>>;
