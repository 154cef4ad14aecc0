// Exact odds: the probability of every pair of remnants, pushed forward combat round by combat round.

import { standingRight } from '../battle/choices.ts';
import { targetKinds, tollOf } from '../battle/hits.ts';
import { attackerSide, defenderSide, foeOf, readVolley, seatOf } from '../battle/modifiers.ts';
import type { Side, Volley } from '../battle/modifiers.ts';
import { sideChain } from './side.ts';
import type { Reach, SideChain } from './side.ts';
import type { Battle, Champion, State } from '../types.ts';

/** How a battle ends, as probabilities, and how many Forces survive on average over all outcomes. */
export interface Chances {
  readonly attackerWins: number;
  readonly defenderWins: number;
  readonly bothDie: number;
  readonly meanAttackerForces: number;
  readonly meanDefenderForces: number;
}

/** Elementary additions that are still done exactly; about a second, as long as sampling takes. */
const mostWork = 450_000_000;

/** Chances of 0, 1, 2 … hits, and of at least so many. */
interface HitChances {
  readonly exactly: readonly number[];
  readonly atLeast: readonly number[];
}

// Dice of one kind added to what is known so far.
function withDice(chances: readonly number[], dice: number, threshold: number): number[] {
  const hit = Math.min(6, threshold) / 6;
  let result = chances.slice();
  for (let i = 0; i < dice; i++) {
    const next = Array.from({ length: result.length + 1 }, () => 0);
    for (let hits = 0; hits < result.length; hits++) {
      next[hits] += result[hits] * (1 - hit);
      next[hits + 1] += result[hits] * hit;
    }
    result = next;
  }
  return result;
}

function hitChances(volley: Volley): HitChances {
  let exactly: readonly number[] = [1];
  for (const { dice, threshold } of volley.champions) exactly = withDice(exactly, dice, threshold);
  exactly = withDice(exactly, volley.forces, volley.threshold);
  const atLeast = exactly.slice();
  for (let hits = atLeast.length - 2; hits >= 0; hits--) atLeast[hits] += atLeast[hits + 1];
  return { exactly, atLeast };
}

/** Reads dice from the real battle for any remnants of both sides. */
class DiceReader {
  private readonly known = new Map<string, HitChances>();
  private readonly state: State;
  private readonly battle: Battle;
  private readonly chains: readonly [SideChain, SideChain];
  private readonly groups = new Map<number, readonly Champion[]>();

  constructor(state: State, battle: Battle, chains: readonly [SideChain, SideChain]) {
    this.state = state;
    this.battle = battle;
    this.chains = chains;
  }

  private group(side: Side, alive: number): readonly Champion[] {
    const key = alive * 2 + side;
    const known = this.groups.get(key);
    if (known !== undefined) return known;
    const made = this.chains[side].champions.filter((_, i) => (alive & (1 << i)) !== 0);
    this.groups.set(key, made);
    return made;
  }

  /** Hits of a side's remnant in a combat round; of the enemy only its champions count. */
  read(side: Side, round: number, forces: number, alive: number, enemies: number): HitChances {
    const key = `${side},${round},${forces},${alive},${enemies}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const { state, battle } = this;
    state.forces[seatOf(battle, side) * state.tiles.length + battle.hex] = forces;
    battle.round = round;
    const own = this.group(side, alive);
    const volley = readVolley(state, battle, side, own, this.group(foeOf(side), enemies));
    const made = hitChances(volley);
    this.known.set(key, made);
    return made;
  }
}

// The chance of an entry of a reach when hits fall as given; surplus hits are lost on an empty side.
function chanceOf(reach: Reach, entry: number, hits: HitChances, toughness: number): number {
  const n = reach.hits[entry];
  return reach.chance[entry] * ((n === toughness ? hits.atLeast[n] : hits.exactly[n]) ?? 0);
}

/** Remnants with the same Forces and champions alive: they roll the same dice. */
function groupsOf(chain: SideChain): number[][] {
  const groups = new Map<number, number[]>();
  for (let at = 0; at < chain.size; at++) {
    const key = chain.forces[at] * (1 << chain.champions.length) + chain.alive[at];
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [at]);
    else group.push(at);
  }
  return [...groups].sort(([a], [b]) => b - a).map(([, group]) => group);
}

function mostHits(reader: DiceReader, side: Side, chain: SideChain, enemy: SideChain): number {
  let most = 0;
  const enemies = new Set(enemy.alive);
  for (const group of groupsOf(chain)) {
    for (const alive of enemies) {
      for (const round of [1, 2]) {
        const { exactly } = reader.read(side, round, chain.forces[group[0]], chain.alive[group[0]], alive);
        most = Math.max(most, exactly.length - 1);
      }
    }
  }
  return most;
}

/** Everything that the forward pass needs. */
interface Field {
  readonly reader: DiceReader;
  readonly attacker: SideChain;
  readonly defender: SideChain;
  readonly attackerReach: readonly Reach[];
  readonly defenderReach: readonly Reach[];
  /** Probability mass by pair: `defender * attacker.size + attacker`. */
  readonly mass: Float64Array;
}

function reaches(chain: SideChain, most: number): Reach[] {
  return Array.from({ length: chain.size }, (_, from) => chain.reach(from, most));
}

// Combat round 1 has its own modifiers; there is only one pair to leave.
function firstRound({ reader, attacker, defender, attackerReach, defenderReach, mass }: Field): void {
  const [a, d] = [attacker.start, defender.start];
  const attack = reader.read(attackerSide, 1, attacker.forces[a], attacker.alive[a], defender.alive[d]);
  const defence = reader.read(defenderSide, 1, defender.forces[d], defender.alive[d], attacker.alive[a]);
  attackerReach[a].to.forEach((to, i) => {
    const chance = chanceOf(attackerReach[a], i, defence, attacker.toughness[a]);
    defenderReach[d].to.forEach((target, j) => {
      mass[target * attacker.size + to] +=
        chance * chanceOf(defenderReach[d], j, attack, defender.toughness[d]);
    });
  });
}

/** What arrives at attacker remnants in one combat round: the mass by remnant, and the remnants that got any. */
interface Arrivals {
  readonly mass: Float64Array;
  readonly touched: Int32Array;
  count: number;
}

function arrive(arrivals: Arrivals, to: number, amount: number): void {
  if (amount === 0) return;
  if (arrivals.mass[to] === 0) arrivals.touched[arrivals.count++] = to;
  arrivals.mass[to] += amount;
}

/** Leaves all pairs of one defender remnant and one group of attacker remnants, in later combat rounds. */
function leaveGroup(field: Field, d: number, group: readonly number[], arrivals: Arrivals): void {
  const { reader, attacker, defender, attackerReach, mass } = field;
  const row = d * attacker.size;
  if (group.every((a) => mass[row + a] === 0)) return;
  const { forces, alive } = { forces: attacker.forces[group[0]], alive: attacker.alive[group[0]] };
  const attack = reader.read(attackerSide, 2, forces, alive, defender.alive[d]);
  const defence = reader.read(defenderSide, 2, defender.forces[d], defender.alive[d], alive);
  const unhurt = attack.exactly[0];
  for (const a of group) {
    // Rounds in which nobody is hit leave the pair as it is.
    const leaving = mass[row + a] / (1 - unhurt * defence.exactly[0]);
    if (leaving === 0) continue;
    arrive(arrivals, a, leaving * defence.exactly[0]);
    const reach = attackerReach[a];
    const { to, hits } = reach;
    const most = defence.exactly.length;
    for (let i = 1; i < to.length && hits[i] < most; i++) {
      const amount = leaving * chanceOf(reach, i, defence, attacker.toughness[a]);
      arrive(arrivals, to[i], amount);
      mass[row + to[i]] += amount * unhurt;
    }
  }
  spread(field, d, attack, arrivals);
}

// What arrives at attacker remnants goes to every defender remnant that is hit at all.
function spread(field: Field, d: number, attack: HitChances, arrivals: Arrivals): void {
  const { attacker, defender, defenderReach, mass } = field;
  const { touched, count } = arrivals;
  const reach = defenderReach[d];
  const most = attack.exactly.length;
  for (let j = 1; j < reach.to.length && reach.hits[j] < most; j++) {
    const chance = chanceOf(reach, j, attack, defender.toughness[d]);
    const row = reach.to[j] * attacker.size;
    for (let k = 0; k < count; k++) mass[row + touched[k]] += arrivals.mass[touched[k]] * chance;
  }
  for (let k = 0; k < count; k++) arrivals.mass[touched[k]] = 0;
  arrivals.count = 0;
}

function summary({ attacker, defender, mass }: Field): Chances {
  let attackerWins = 0;
  let defenderWins = 0;
  let meanAttackerForces = 0;
  let meanDefenderForces = 0;
  for (let a = 0; a < attacker.size; a++) {
    if (a === attacker.empty) continue;
    const won = mass[defender.empty * attacker.size + a];
    attackerWins += won;
    meanAttackerForces += won * attacker.forces[a];
  }
  for (let d = 0; d < defender.size; d++) {
    if (d === defender.empty) continue;
    const won = mass[d * attacker.size + attacker.empty];
    defenderWins += won;
    meanDefenderForces += won * defender.forces[d];
  }
  const bothDie = mass[defender.empty * attacker.size + attacker.empty];
  return { attackerWins, defenderWins, bothDie, meanAttackerForces, meanDefenderForces };
}

function isTooMuch({ attackerReach, defenderReach }: Field, groups: readonly (readonly number[])[]): boolean {
  let perDefender = 0;
  for (const group of groups) {
    const touched = new Set<number>();
    for (const a of group) for (const to of attackerReach[a].to) touched.add(to);
    perDefender += touched.size;
  }
  let entries = 0;
  for (const reach of defenderReach) entries += reach.to.length;
  return perDefender * entries > mostWork;
}

// A side that assigns its hits decides by what it sees: no chain of single hits describes it.
function assigns(state: State, battle: Battle, side: Side): boolean {
  return standingRight(state, battle, side) !== null && targetKinds(tollOf(state, battle, foeOf(side))) > 1;
}

/**
 * Exact chances of a battle that has been opened and not yet fought, by dynamic programming over what is left of both
 * sides; null if a side assigns hits or the pairs are too many. Changes the state's Forces as it reads dice.
 */
export function exactChances(state: State, battle: Battle): Chances | null {
  if (assigns(state, battle, attackerSide) || assigns(state, battle, defenderSide)) return null;
  const attacker = sideChain(state, battle, attackerSide);
  const defender = sideChain(state, battle, defenderSide);
  if (attacker.size * defender.size > mostWork / 50) return null;
  const reader = new DiceReader(state, battle, [attacker, defender]);
  const attackerReach = reaches(attacker, mostHits(reader, defenderSide, defender, attacker));
  const defenderReach = reaches(defender, mostHits(reader, attackerSide, attacker, defender));
  const mass = new Float64Array(attacker.size * defender.size);
  const field: Field = { reader, attacker, defender, attackerReach, defenderReach, mass };
  const groups = groupsOf(attacker);
  if (isTooMuch(field, groups)) return null;
  if (attacker.size === 1 || defender.size === 1) mass[0] = 1;
  else firstRound(field);
  const arrivals = {
    mass: new Float64Array(attacker.size),
    touched: new Int32Array(attacker.size),
    count: 0,
  };
  for (let d = 0; d < defender.size - 1; d++) {
    for (const group of groups) {
      if (group[0] !== attacker.empty) leaveGroup(field, d, group, arrivals);
    }
  }
  return summary(field);
}
