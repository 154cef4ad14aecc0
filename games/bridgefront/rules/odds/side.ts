// One side under fire as a Markov chain of single hits, lumped so that exact odds stay small.

import { hitOrder, tollOf } from '../battle/hits.ts';
import type { HitOrder } from '../battle/hits.ts';
import { foeOf } from '../battle/modifiers.ts';
import type { Side } from '../battle/modifiers.ts';
import type { Battle, Champion, State } from '../types.ts';

/**
 * What is left of a side. Champions alive are a bit set; of their damage only the sum is kept, because hits on them
 * are equally likely: given the sum, every split has its multinomial probability, whatever happened before.
 */
interface Remnant {
  readonly forces: number;
  readonly alive: number;
  readonly damage: number;
  /** Bodyguard still waits for its first hit. */
  readonly guarded: boolean;
}

interface Branch {
  readonly to: Remnant;
  readonly chance: number;
}

/** All remnants that n hits can lead to, for n from 0, from one remnant: `to[i]` after `hits[i]` hits. */
export interface Reach {
  readonly to: Int32Array;
  readonly chance: Float64Array;
  readonly hits: Int32Array;
}

/** A side as a chain; remnants are numbered so that hits lead only to higher numbers, the last one is empty. */
export interface SideChain {
  readonly size: number;
  /** Champions of the side; the bits of `alive` in this order. */
  readonly champions: readonly Champion[];
  readonly forces: readonly number[];
  readonly alive: readonly number[];
  /** Hits that are left until the side is empty. */
  readonly toughness: readonly number[];
  readonly start: number;
  readonly empty: number;
  reach(from: number, mostHits: number): Reach;
}

// Coefficients of the product of truncated exponential series: weights of the ways to split damage.
function splitWeights(toughness: readonly number[], alive: number): number[] {
  let product = [1];
  toughness.forEach((hits, i) => {
    if ((alive & (1 << i)) === 0) return;
    const next = Array.from({ length: product.length + hits - 1 }, () => 0);
    let factor = 1;
    for (let k = 0; k < hits; k++) {
      if (k > 0) factor /= k;
      for (let j = 0; j < product.length; j++) next[j + k] += product[j] * factor;
    }
    product = next;
  });
  return product;
}

function inverseFactorial(n: number): number {
  let value = 1;
  for (let k = 2; k <= n; k++) value /= k;
  return value;
}

function countBits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Chances of a single hit on a side. */
class HitKernel {
  private readonly toughness: readonly number[];
  private readonly order: HitOrder;
  private readonly weights = new Map<number, number[]>();

  constructor(toughness: readonly number[], order: HitOrder) {
    this.toughness = toughness;
    this.order = order;
  }

  // Chance that the hit goes to a champion: one ticket for each unit, or the preferred class (S-70).
  private championShare({ forces, alive }: Remnant): number {
    const champions = countBits(alive);
    if (champions === 0) return 0;
    if (forces === 0 || this.order === 'champions') return 1;
    return this.order === 'forces' ? 0 : champions / (champions + forces);
  }

  private weightsOf(alive: number): number[] {
    const known = this.weights.get(alive);
    if (known !== undefined) return known;
    const made = splitWeights(this.toughness, alive);
    this.weights.set(alive, made);
    return made;
  }

  // A champion dies of the next champion hit if it has all but its last point of damage and is the one hit.
  private deathChance({ alive, damage }: Remnant, champion: number): number {
    const last = this.toughness[champion] - 1;
    if (damage < last) return 0;
    const others = this.weightsOf(alive & ~(1 << champion))[damage - last] ?? 0;
    const split = (inverseFactorial(last) * others) / this.weightsOf(alive)[damage];
    return split / countBits(alive);
  }

  private championHit(from: Remnant, chance: number): Branch[] {
    if (from.guarded) return [{ to: { ...from, forces: from.forces - 1, guarded: false }, chance }];
    const branches: Branch[] = [];
    let survived = 1;
    for (let i = 0; i < this.toughness.length; i++) {
      if ((from.alive & (1 << i)) === 0) continue;
      const dies = this.deathChance(from, i);
      survived -= dies;
      const rest = from.damage - (this.toughness[i] - 1);
      const to = { ...from, alive: from.alive & ~(1 << i), damage: rest };
      if (dies > 0) branches.push({ to, chance: chance * dies });
    }
    const canSurvive = from.damage + 1 < this.weightsOf(from.alive).length;
    if (canSurvive) branches.push({ to: { ...from, damage: from.damage + 1 }, chance: chance * survived });
    return branches;
  }

  branches(from: Remnant): Branch[] {
    const share = this.championShare(from);
    const found = share > 0 ? this.championHit(from, share) : [];
    const hitForce = { ...from, forces: from.forces - 1 };
    if (share < 1) found.push({ to: hitForce, chance: 1 - share });
    return found;
  }
}

function keyOf({ forces, alive, damage, guarded }: Remnant): string {
  return `${forces},${alive},${damage},${guarded}`;
}

// Without a Force to step in, a waiting Bodyguard is as good as none.
function settled(remnant: Remnant): Remnant {
  return remnant.guarded && remnant.forces === 0 ? { ...remnant, guarded: false } : remnant;
}

/** The side of the battle before its first combat round, as a chain of the hits that the enemy's order spreads. */
export function sideChain(state: State, battle: Battle, side: Side): SideChain {
  const toll = tollOf(state, battle, side);
  const toughness = toll.champions.map(({ hp }, i) => hp + toll.shields[i]);
  const kernel = new HitKernel(toughness, hitOrder(state, battle, foeOf(side)));
  const all = (1 << toughness.length) - 1;
  const first = settled({ forces: toll.forces, alive: all, damage: 0, guarded: toll.guard >= 0 });
  return explore(first, kernel, toughness, toll.champions);
}

// Every hit takes exactly one point of toughness, so breadth first is the order in which hits lead.
function explore(
  first: Remnant,
  kernel: HitKernel,
  toughness: readonly number[],
  champions: readonly Champion[],
): SideChain {
  const numbers = new Map([[keyOf(first), 0]]);
  const remnants = [first];
  const targets: number[][] = [];
  const chances: number[][] = [];
  for (let from = 0; from < remnants.length; from++) {
    const to: number[] = [];
    const chance: number[] = [];
    const { forces, alive } = remnants[from];
    const branches = forces === 0 && alive === 0 ? [] : kernel.branches(remnants[from]);
    for (const branch of branches) {
      const next = settled(branch.to);
      const key = keyOf(next);
      const known = numbers.get(key) ?? remnants.length;
      if (known === remnants.length) {
        numbers.set(key, known);
        remnants.push(next);
      }
      to.push(known);
      chance.push(branch.chance);
    }
    targets.push(to);
    chances.push(chance);
  }
  const left = ({ forces, alive, damage }: Remnant): number =>
    toughness.reduce((sum, hits, i) => sum + ((alive & (1 << i)) === 0 ? 0 : hits), forces - damage);
  return {
    size: remnants.length,
    champions,
    forces: remnants.map(({ forces }) => forces),
    alive: remnants.map(({ alive }) => alive),
    toughness: remnants.map(left),
    start: 0,
    empty: remnants.length - 1,
    reach: (from, mostHits) => reachOf(from, mostHits, targets, chances),
  };
}

function reachOf(
  from: number,
  mostHits: number,
  targets: readonly (readonly number[])[],
  chances: readonly (readonly number[])[],
): Reach {
  const to = [from];
  const chance = [1];
  const hits = [0];
  let level = new Map([[from, 1]]);
  for (let n = 1; n <= mostHits; n++) {
    const next = new Map<number, number>();
    for (const [at, mass] of level) {
      targets[at].forEach((target, i) => {
        next.set(target, (next.get(target) ?? 0) + mass * chances[at][i]);
      });
    }
    if (next.size === 0) break;
    for (const [at, mass] of next) {
      to.push(at);
      chance.push(mass);
      hits.push(n);
    }
    level = next;
  }
  return { to: Int32Array.from(to), chance: Float64Array.from(chance), hits: Int32Array.from(hits) };
}
