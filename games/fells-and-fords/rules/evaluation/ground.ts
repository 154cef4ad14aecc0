// What each hex of the board is worth to a seat at this moment, and who stands where: read once for each judgement.

import type { Seat } from '@bridgefront/kernel';
import { abilityOf, commandTable } from '../cards/in-force.ts';
import { scoreRuleOf } from '../ending.ts';
import { terrainCode, typeOf } from '../field.ts';
import { distance, HEXES, middle, neighbours, ownRow } from '../hexes.ts';
import type { HexId } from '../hexes.ts';
import type { State, Unit } from '../types.ts';
import type { ScoreRule } from '../vocabulary.ts';
import type { Weights } from './weights.ts';

/** The board as a seat judges it. */
export interface Ground {
  readonly state: State;
  /** By which the seat judges. */
  readonly weights: Weights;
  readonly seat: Seat;
  /** Unit by hex, -1 for none. */
  readonly on: Int16Array;
  /** Worth of standing on a hex, in VP. */
  readonly worth: Float64Array;
  /** Expected blows by enemies that could come there. */
  readonly danger: Float64Array;
  /** What the command card of the turn gives to the attacks of those whom it ordered, as one number; 0: nothing. */
  readonly boosts: number;
  /** Hexes beside an enemy: 1. */
  readonly beside: Uint8Array;
  /** What was found out about units so far: best attacks by unit and hex (NaN: not yet), orders by unit. */
  readonly blows: (Float64Array | undefined)[];
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

const pullReach = 7;

// Worths found so far, by the map that they are for; maps are replaced when they change.
interface KnownWorth {
  readonly by: Weights;
  readonly banners: State['banners'];
  readonly cairns: State['cairns'];
  readonly seat: Seat;
  readonly rule: ScoreRule | null;
  readonly enemyTent: HexId;
  readonly worth: Float64Array;
}
const knownWorths = new WeakMap<State['terrain'], KnownWorth[]>();

function worthOf(weights: Weights, state: State, seat: Seat): Float64Array {
  const { terrain, banners, cairns } = state;
  let known = knownWorths.get(terrain);
  if (known === undefined) knownWorths.set(terrain, (known = []));
  const rule = scoreRuleOf(state, seat);
  const enemyTent = state.tents[1 - seat];
  for (const one of known)
    if (one.by === weights && one.seat === seat && one.rule === rule && one.enemyTent === enemyTent)
      if (one.banners === banners && one.cairns === cairns) return one.worth;
  const worth = findWorth(weights, state, seat, rule, enemyTent);
  known.push({ by: weights, banners, cairns, seat, rule, enemyTent, worth });
  return worth;
}

function findWorth(
  weights: Weights,
  state: State,
  seat: Seat,
  rule: ScoreRule | null,
  enemyTent: HexId,
): Float64Array {
  const worth = new Float64Array(HEXES.length);
  const own = rule === null ? nothing : objectiveWorths[rule];
  const goals: HexId[] = [];
  for (let hex = 0; hex < worth.length; hex++) {
    const code = state.terrain[hex];
    let value = weights.banner * state.banners[hex] + weights.objective * own(state, hex, seat);
    if (hex === enemyTent) value += weights.enemyTent;
    if (value >= 0.5) goals.push(hex);
    if (code === building || code === forest) value += weights.cover;
    worth[hex] = value;
  }
  return spreadPull(weights, worth, goals);
}

// Every hex draws towards the goal that draws most.
function spreadPull(weights: Weights, worth: Float64Array, goals: readonly HexId[]): Float64Array {
  const best = new Float64Array(worth.length);
  for (const goal of goals) {
    const strength = weights.pull * Math.min(2, worth[goal]);
    for (let steps = 0; steps < pullReach; steps++)
      for (const hex of rings[goal][steps]) best[hex] = Math.max(best[hex], (pullReach - steps) * strength);
  }
  return worth.map((value, hex) => value + best[hex]);
}

// An enemy strikes where it could come to next turn: surely beside it, less surely farther off.
function addDanger(weights: Weights, state: State, danger: Float64Array, enemy: Unit): void {
  const { move, range, dice } = typeOf(state, enemy);
  if (enemy.stunned) return;
  const strength = dice * (range > 0 ? weights.shots : 1) * (enemy.health === 1 ? 0.6 : 1);
  const near = Math.max(1, range);
  for (let steps = 0; steps <= move + near; steps++) {
    const blow = strength * (steps <= near ? weights.near : weights.coming);
    for (const hex of rings[enemy.hex][steps]) danger[hex] += blow;
  }
}

// What the command card gives to attacks of units that it ordered.
function boostsOf(state: State): number {
  const { text, command } = state;
  if (!text) return 0;
  const { dice = 0, steadyDice = 0 } = commandTable(state)[command]?.boons ?? {};
  return 8 * dice + steadyDice;
}

const parts = 4;

// Everything of a state that the judgement of its ground depends on beside the map, as numbers.
function writeSigns(signs: Int32Array, { units, tents, active, seats }: State, boosts: number): void {
  signs[0] = tents[0] * 128 + tents[1];
  signs[1] = boosts * 2 + active;
  signs[2] = seats[0].kills * 64 + seats[1].kills;
  signs[3] = units.length;
  for (let id = 0; id < units.length; id++) {
    const unit = units[id];
    const flags =
      (unit.poisoned ? 1 : 0) +
      (unit.stunned ? 2 : 0) +
      (unit.moved ? 4 : 0) +
      (unit.attacked ? 8 : 0) +
      (unit.paid ? 16 : 0) +
      (unit.path ? 32 : 0);
    signs[parts + id] = ((unit.hex * 8 + unit.health) * 8 + unit.march) * 64 + flags;
  }
}

/** The grounds of a state, kept as long as the state is and used as long as nothing on the board has changed. */
interface Kept {
  by: Weights;
  signs: Int32Array;
  terrain: State['terrain'];
  banners: State['banners'];
  cairns: State['cairns'];
  grounds: (Ground | null)[];
}
const known = new WeakMap<State, Kept>();
let fresh = new Int32Array(64);

function isSame({ by, signs, terrain, banners, cairns }: Kept, weights: Weights, state: State): boolean {
  if (by !== weights) return false;
  if (terrain !== state.terrain || banners !== state.banners || cairns !== state.cairns) return false;
  const length = parts + state.units.length;
  for (let i = 0; i < length; i++) if (signs[i] !== fresh[i]) return false;
  return true;
}

/** Reads the board for a seat that judges by these weights. */
export function groundOf(weights: Weights, state: State, seat: Seat): Ground {
  const boosts = boostsOf(state);
  if (fresh.length < parts + state.units.length) fresh = new Int32Array(2 * (parts + state.units.length));
  writeSigns(fresh, state, boosts);
  let kept = known.get(state);
  if (kept === undefined || !isSame(kept, weights, state)) {
    const { terrain, banners, cairns, units } = state;
    const signs = fresh.slice(0, parts + units.length);
    kept = { by: weights, signs, terrain, banners, cairns, grounds: [null, null] };
    known.set(state, kept);
  }
  return (kept.grounds[seat] ??= readGround(weights, state, seat, boosts));
}

function readGround(weights: Weights, state: State, seat: Seat, boosts: number): Ground {
  const on = new Int16Array(HEXES.length).fill(-1);
  const danger = new Float64Array(HEXES.length);
  const beside = new Uint8Array(HEXES.length);
  state.units.forEach((unit, id) => {
    if (unit.hex < 0) return;
    on[unit.hex] = id;
    if (unit.seat === seat) return;
    addDanger(weights, state, danger, unit);
    for (const hex of neighbours[unit.hex]) beside[hex] = 1;
  });
  const worth = worthOf(weights, state, seat);
  return { state, weights, seat, on, worth, danger, boosts, beside, blows: [], orders: new Map() };
}

/** What a unit is worth, in VP, figure by figure and for the last one. */
export function unitWorth(state: State, unit: Unit): number {
  const { cost, health } = typeOf(state, unit);
  return cost * 0.2 * (0.45 + (0.55 * unit.health) / health);
}

/** What it is worth to the unit to stand on the hex. */
export function standWorth({ state, weights, worth, danger }: Ground, unit: Unit, hex: HexId): number {
  const { inBuilding, inForest, lastFigure } = weights;
  const shelter = state.terrain[hex] === building ? inBuilding : state.terrain[hex] === forest ? inForest : 1;
  const ranged = typeOf(state, unit).range > 0;
  const height = ranged && state.terrain[hex] === hill ? weights.height : 0;
  const wet = state.terrain[hex] === water && abilityOf(state, unit.type, 'flying') > 0 ? -0.1 : 0;
  // Who is nearly dead stays away from blows; archers prefer them at a distance.
  const fear = (ranged ? weights.rangedFear : weights.fear) * (unit.health === 1 ? lastFigure : 1);
  return worth[hex] + height + wet - fear * danger[hex] * shelter * unitWorth(state, unit);
}
