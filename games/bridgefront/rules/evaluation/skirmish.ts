// Chances of battles between Forces, worked out once: what a threat on the next hex comes to.

/** Larger armies are read as if both sides were smaller in proportion. */
const mostForces = 14;
const width = mostForces + 1;

/** Chances of 0, 1, 2 … hits of so many dice that hit with the same chance. */
function hits(dice: number, chance: number): number[] {
  let known = [1];
  for (let die = 0; die < dice; die++) {
    known = [...known, 0].map((here, count) => here * (1 - chance) + (known[count - 1] ?? 0) * chance);
  }
  return known;
}

function beat(won: Float64Array, own: readonly number[], foe: readonly number[]): number {
  const [a, d] = [own.length - 1, foe.length - 1];
  let sum = 0;
  for (let dealt = 0; dealt <= a; dealt++) {
    for (let taken = 0; taken <= d; taken++) {
      if (dealt + taken === 0 || taken >= a) continue;
      sum += own[dealt] * foe[taken] * (dealt >= d ? 1 : won[(a - taken) * width + d - dealt]);
    }
  }
  return sum / (1 - own[0] * foe[0]);
}

/** Chance that the first number of Forces survives a battle with the second, by `own * 15 + foe` (§13). */
function table(threshold: number): Float64Array {
  const won = new Float64Array(width * width);
  const volleys = Array.from({ length: width }, (_, dice) => hits(dice, Math.min(6, threshold) / 6));
  for (let own = 1; own < width; own++) {
    won[own * width] = 1;
    for (let foe = 1; foe < width; foe++) won[own * width + foe] = beat(won, volleys[own], volleys[foe]);
  }
  return won;
}

const tables: Float64Array[] = [];

/**
 * Chance that an army of one strength, in Forces that hit on 1 to `threshold`, beats one of another: exact for whole
 * numbers of Forces up to 14, and a champion counts as the Forces that it is worth.
 */
export function battleChance(own: number, foe: number, threshold: number): number {
  const won = (tables[threshold] ??= table(threshold));
  const scale = Math.max(own, foe) > mostForces ? mostForces / Math.max(own, foe) : 1;
  return won[Math.round(own * scale) * width + Math.round(foe * scale)];
}
