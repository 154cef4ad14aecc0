// Lines of sight against an independent brute force: lines are followed by thousands of points, not by corners.

import { pickOne, randomInt, seedRandom } from '@bridgefront/kernel';
import { expect, test } from 'vitest';
import { sees, terrainCode } from '../rules/field.ts';
import { HEXES, hexOf } from '../rules/hexes.ts';
import { declarations } from '../rules/options.ts';
import { bareState, newUnit } from '../rules/setup.ts';
import { unitType } from '../rules/tables/units.ts';
import type { FellsOptions } from '../rules/options.ts';
import type { State, Unit } from '../rules/types.ts';

const standard = Object.fromEntries(
  Object.entries(declarations).map(([name, one]) => [name, one.default]),
) as FellsOptions;

const middles = HEXES.map(({ q, r }) => [Math.sqrt(3) * (q + r / 2), 1.5 * r] as const);

// The hex that holds a point, by rounding its three cube coordinates; -1 off the board.
function hexAtPoint(x: number, y: number): number {
  const fr = y / 1.5;
  const fq = x / Math.sqrt(3) - fr / 2;
  let [q, r] = [Math.round(fq), Math.round(fr)];
  const s = Math.round(-fq - fr);
  const [dq, dr, ds] = [Math.abs(q - fq), Math.abs(r - fr), Math.abs(s + fq + fr)];
  if (dq > dr && dq > ds) q = -r - s;
  else if (dr > ds) r = -q - s;
  return hexOf(`${q + 0},${r + 0}`);
}

// Hexes on a line that runs a hair's breadth beside the one from middle to middle; corners are too short to be met.
function beside(from: number, to: number, side: 1 | -1): number[] {
  const [[ax, ay], [bx, by]] = [middles[from], middles[to]];
  const length = Math.hypot(bx - ax, by - ay);
  const hair = (1e-7 * side) / length;
  const [dx, dy] = [(ay - by) * hair, (bx - ax) * hair];
  const points = Math.ceil(length * 150);
  const met = new Map<number, number>();
  for (let i = 0; i < points; i++) {
    const t = (i + 0.37) / points;
    const hex = hexAtPoint(ax + t * (bx - ax) + dx, ay + t * (by - ay) + dy);
    if (hex >= 0) met.set(hex, (met.get(hex) ?? 0) + 1);
  }
  return [...met].flatMap(([hex, hits]) => (hits > 1 && hex !== from && hex !== to ? [hex] : []));
}

// Both lines beside the one of a pair, worked out once for each of two mirror images of the board.
const known = new Map<number, readonly [number[], number[]]>();
function bothSides(from: number, to: number): readonly [number[], number[]] {
  const key = from * HEXES.length + to;
  let sides = known.get(key);
  if (sides === undefined) {
    sides = from < to ? [beside(from, to, 1), beside(from, to, -1)] : bothSides(to, from);
    known.set(key, sides);
  }
  return sides;
}

function randomMap(seed: string): State {
  const random = seedRandom(seed);
  const state = bareState(standard, 0);
  const codes = Object.values(terrainCode);
  state.terrain = state.terrain.map((code) => (randomInt(random, 5) === 0 ? pickOne(random, codes) : code));
  const archers = unitType('reed-archers');
  for (let hex = 0; hex < HEXES.length; hex++)
    if (randomInt(random, 7) === 0) state.units.push(newUnit(state, archers, 0, hex));
  return state;
}

const { forest, hill, building, tent } = terrainCode;

// What blocks on a map: by terrain alone, as from a hill, and with units.
function blockers({ terrain, units }: State): readonly [Uint8Array, Uint8Array] {
  const low = Uint8Array.from(terrain, (code) => ([forest, hill, building, tent].includes(code) ? 1 : 0));
  const all = low.slice();
  for (const unit of units) all[unit.hex] = 1;
  return [low, all];
}

function isOpen(line: readonly number[], blocked: Uint8Array): boolean {
  for (const hex of line) if (blocked[hex] === 1) return false;
  return true;
}

test(
  'FF-42 to FF-44: sight agrees with brute force on every pair of hexes of a thousand random maps',
  { timeout: 300_000 },
  () => {
    let wrong = 0;
    let seen = 0;
    for (let map = 0; map < 1000; map++) {
      const state = randomMap(`map ${map}`);
      const [byTerrain, byAll] = blockers(state);
      const shooter: Unit = newUnit(state, unitType('reed-archers'), 0, 0);
      for (let from = 0; from < HEXES.length; from++) {
        shooter.hex = from;
        const blocked = state.terrain[from] === hill ? byTerrain : byAll;
        for (let to = 0; to < HEXES.length; to++) {
          if (from === to) continue;
          const free = sees(state, shooter, to);
          if (free) seen++;
          const [left, right] = bothSides(from, to);
          if (free !== (isOpen(left, blocked) || isOpen(right, blocked))) wrong++;
        }
      }
    }
    expect(wrong).toBe(0);
    expect(seen).toBeGreaterThan(1_000_000);
  },
);
