// What each hex of the board is worth to a seat at this moment, and who stands where: read once for each judgement.

import type { Seat } from '@bridgefront/kernel';
import { scoreRuleOf } from '../ending.ts';
import { terrainCode, typeOf } from '../field.ts';
import { distance, HEXES, middle, ownRow } from '../hexes.ts';
import type { HexId } from '../hexes.ts';
import { abilityOf } from '../tables/units.ts';
import type { State, Unit } from '../types.ts';
import type { ScoreRule } from '../vocabulary.ts';

/** The board as a seat judges it. */
export interface Ground {
  readonly state: State;
  readonly seat: Seat;
  /** Unit by hex, -1 for none. */
  readonly on: Int16Array;
  /** Worth of standing on a hex, in VP. */
  readonly worth: Float64Array;
  /** Expected blows by enemies that could come there. */
  readonly danger: Float64Array;
  /** What was found out about units so far: best attacks by unit and hex, orders by unit. */
  readonly blows: Map<number, number>;
  readonly orders: Map<number, number>;
}

const { forest, hill, building, ford, bridge, water } = terrainCode;

type HexWorth = (state: State, hex: HexId, seat: Seat) => number;

const far =
  (from: number, worth: number): HexWorth =>
  (_state, hex, seat) =>
    ownRow(hex, seat) >= from ? worth : 0;
const onTerrain =
  (codes: readonly number[], worth: number, from = 1): HexWorth =>
  (state, hex, seat) =>
    codes.includes(state.terrain[hex]) && ownRow(hex, seat) >= from ? worth : 0;
const nothing: HexWorth = () => 0;

// What the objective makes of a hex: the points it brings, as far as one unit there brings them.
const objectiveWorths: { readonly [R in ScoreRule]: HexWorth } = {
  spread: far(5, 0.3),
  'hold-buildings': onTerrain([building], 0.6),
  'hold-crossings': onTerrain([ford, bridge], 0.6),
  'more-hills': onTerrain([hill], 0.35),
  arrive: (_state, hex, seat) => (ownRow(hex, seat) >= 8 ? 1.8 : 0),
  middle: (_state, hex) => (hex === middle ? 1 : 0),
  'keep-out': far(5, 0.25),
  kills: nothing,
  'waterside-kills': nothing,
  burn: onTerrain([building], 2, 6),
  cairns: (state, hex, seat) =>
    state.terrain[hex] === hill && ownRow(hex, seat) >= 5 && !state.cairns.includes(hex) ? 2 : 0,
  crowd: far(6, 0.35),
  trophies: nothing,
  'many-banners': (state, hex) => (state.banners[hex] > 0 ? 0.4 : 0),
};

// Hexes by distance from each.
const rings: readonly (readonly (readonly HexId[])[])[] = HEXES.map((_, from) => {
  const found: HexId[][] = Array.from({ length: 20 }, () => []);
  HEXES.forEach((__, to) => found[distance(from, to)].push(to));
  return found;
});

/** What a hex that draws units spreads around itself: so much for each step nearer. */
const pull = 0.035;
const pullReach = 7;

function worthOf(state: State, seat: Seat): Float64Array {
  const worth = new Float64Array(HEXES.length);
  const rule = scoreRuleOf(state, seat);
  const own = rule === null ? nothing : objectiveWorths[rule];
  const enemyTent = state.tents[1 - seat];
  const goals: HexId[] = [];
  for (let hex = 0; hex < worth.length; hex++) {
    const code = state.terrain[hex];
    let value = 1.1 * state.banners[hex] + own(state, hex, seat);
    if (hex === enemyTent) value += 1.5;
    if (value >= 0.5) goals.push(hex);
    if (code === building || code === forest) value += 0.08;
    worth[hex] = value;
  }
  return spreadPull(worth, goals);
}

// Every hex draws towards the goal that draws most.
function spreadPull(worth: Float64Array, goals: readonly HexId[]): Float64Array {
  const best = new Float64Array(worth.length);
  for (const goal of goals) {
    const strength = pull * Math.min(2, worth[goal]);
    for (let steps = 0; steps < pullReach; steps++)
      for (const hex of rings[goal][steps]) best[hex] = Math.max(best[hex], (pullReach - steps) * strength);
  }
  return worth.map((value, hex) => value + best[hex]);
}

// An enemy strikes where it could come to next turn: surely beside it, less surely farther off.
function addDanger(danger: Float64Array, enemy: Unit): void {
  const { move, range, dice } = typeOf(enemy);
  if (enemy.stunned) return;
  const strength = dice * (range > 0 ? 0.5 : 1) * (enemy.health === 1 ? 0.6 : 1);
  const near = Math.max(1, range);
  for (let steps = 0; steps <= move + near; steps++) {
    const blow = strength * (steps <= near ? 0.14 : 0.08);
    for (const hex of rings[enemy.hex][steps]) danger[hex] += blow;
  }
}

// Everything of a state that the judgement of its ground depends on, as numbers.
function signatureOf({
  units,
  terrain,
  banners,
  tents,
  cairns,
  command,
  text,
  active,
  seats,
}: State): number[] {
  const signs = [
    tents[0] * 128 + tents[1],
    cairns.length,
    text ? command : -1,
    active,
    seats[0].kills * 64 + seats[1].kills,
  ];
  for (const unit of units) {
    const flags =
      (unit.poisoned ? 1 : 0) +
      (unit.stunned ? 2 : 0) +
      (unit.moved ? 4 : 0) +
      (unit.attacked ? 8 : 0) +
      (unit.paid ? 16 : 0) +
      (unit.path ? 32 : 0);
    signs.push(((unit.hex * 8 + unit.health) * 8 + unit.march) * 64 + flags);
  }
  for (let hex = 0; hex < terrain.length; hex++) signs.push(terrain[hex] * 8 + banners[hex]);
  return signs;
}

function areEqual(one: readonly number[], other: readonly number[]): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
}

// The last ground of each seat, kept as long as the state is and used as long as nothing on the board has changed.
const known = new WeakMap<State, { signature: readonly number[]; readonly grounds: (Ground | null)[] }>();

/** Reads the board for a seat. */
export function groundOf(state: State, seat: Seat): Ground {
  const signature = signatureOf(state);
  let kept = known.get(state);
  if (kept === undefined || !areEqual(kept.signature, signature)) {
    kept = { signature, grounds: [null, null] };
    known.set(state, kept);
  }
  return (kept.grounds[seat] ??= readGround(state, seat));
}

function readGround(state: State, seat: Seat): Ground {
  const on = new Int16Array(HEXES.length).fill(-1);
  const danger = new Float64Array(HEXES.length);
  state.units.forEach((unit, id) => {
    if (unit.hex < 0) return;
    on[unit.hex] = id;
    if (unit.seat !== seat) addDanger(danger, unit);
  });
  return { state, seat, on, worth: worthOf(state, seat), danger, blows: new Map(), orders: new Map() };
}

/** What a unit is worth, in VP, figure by figure and for the last one. */
export function unitWorth(unit: Unit): number {
  const { cost, health } = typeOf(unit);
  return cost * 0.2 * (0.45 + (0.55 * unit.health) / health);
}

/** What it is worth to the unit to stand on the hex. */
export function standWorth({ state, worth, danger }: Ground, unit: Unit, hex: HexId): number {
  const shelter = state.terrain[hex] === building ? 0.55 : state.terrain[hex] === forest ? 0.8 : 1;
  const ranged = typeOf(unit).range > 0;
  const height = ranged && state.terrain[hex] === hill ? 0.15 : 0;
  const wet = state.terrain[hex] === water && abilityOf(unit.type, 'flying') > 0 ? -0.1 : 0;
  // Who is nearly dead stays away from blows; archers prefer them at a distance.
  const fear = (ranged ? 0.16 : 0.1) * (unit.health === 1 ? 1.5 : 1);
  return worth[hex] + height + wet - fear * danger[hex] * shelter * unitWorth(unit);
}
