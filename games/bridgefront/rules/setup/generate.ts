// Procedural placement (§7): Forges, a home Mine for each Capital, the other Mines, and their values.

import { pickOne, randomInt, shuffle } from '@bridgefront/kernel';
import type { Random } from '@bridgefront/kernel';
import { boardOf } from '../state/board.ts';
import type { Board } from '../state/board.ts';
import { capitalTile, centerTile, forgeTile } from '../types.ts';
import type { BridgefrontOptions, Hex } from '../types.ts';

/** Boards rerolled before the preferences are dropped (S-26). */
const mostTries = 200;
/** Forge sets drawn for one board; on standard boards every fourth to fiftieth set fits. */
const mostForgeSets = 500;
/** Distance of a home Mine from its Capital, of any special tile at least, and of the other Mines from the Center. */
const homeDistance = 2;
const ringDistance = 2;
/** The lowest Mine value; the odds are given for this one and the next two. */
const lowestMine = 4;

/** One board under construction. `strict` is false once the spread preferences have been dropped. */
interface Plan {
  readonly board: Board;
  readonly options: BridgefrontOptions;
  readonly capitals: readonly Hex[];
  readonly random: Random;
  readonly strict: boolean;
  /** Hexes that may hold a special tile (§7.2). */
  readonly eligible: readonly Hex[];
  readonly forges: Hex[];
  readonly mines: Hex[];
  /** How many of the Mines, the first ones, are home Mines. */
  homes: number;
}

function range(plan: Plan, a: Hex, b: Hex): number {
  return plan.board.distances[a * plan.board.hexCount + b];
}

// Neither Capital nor Center, and at least two hexes from every Capital (§7.2).
function eligibleHexes(board: Board, capitals: readonly Hex[]): Hex[] {
  const { hexCount, distances, center } = board;
  const hexes: Hex[] = [];
  for (let hex = 0; hex < hexCount; hex++) {
    if (hex === center) continue;
    let far = true;
    for (const capital of capitals) if (distances[hex * hexCount + capital] < homeDistance) far = false;
    if (far) hexes.push(hex);
  }
  return hexes;
}

function isFree(plan: Plan, hex: Hex): boolean {
  return !plan.forges.includes(hex) && !plan.mines.includes(hex);
}

// Difference between the seats' distances to the nearest of some tiles.
function accessSpread(plan: Plan, tiles: readonly Hex[]): number {
  let least = Infinity;
  let most = 0;
  for (const capital of plan.capitals) {
    let nearest = Infinity;
    for (const tile of tiles) nearest = Math.min(nearest, range(plan, capital, tile));
    least = Math.min(least, nearest);
    most = Math.max(most, nearest);
  }
  return most - least;
}

function forgesFit(plan: Plan): boolean {
  const { forges, options } = plan;
  for (let i = 1; i < forges.length; i++) {
    for (let j = 0; j < i; j++)
      if (range(plan, forges[i], forges[j]) < options.forgePairDistance) return false;
  }
  return accessSpread(plan, forges) <= options.forgeAccessSpread;
}

// `count` different candidates, each set alike: the first steps of a shuffle. They take the places of the last set.
function drawSet(plan: Plan, candidates: Hex[], count: number): void {
  for (let i = 0; i < count && i < candidates.length; i++) {
    const j = i + randomInt(plan.random, candidates.length - i);
    const hex = candidates[j];
    candidates[j] = candidates[i];
    candidates[i] = hex;
    plan.forges[i] = hex;
  }
}

// Uniform among the Forge sets that are spread and about equally far from the seats (S-27), by rejection.
function placeForges(plan: Plan, count: number): boolean {
  if (count === 0) return true;
  const { options, board } = plan;
  const candidates = plan.eligible.filter((hex) => {
    const far = range(plan, hex, board.center);
    return far >= options.forgeCenterMin && far <= options.forgeCenterMax;
  });
  if (!plan.strict) {
    drawSet(plan, candidates, count);
    return true;
  }
  if (candidates.length < count) return false;
  for (let i = 0; i < mostForgeSets; i++) {
    drawSet(plan, candidates, count);
    if (forgesFit(plan)) return true;
  }
  return false;
}

// S-29: distance to the nearest Forge or Mine placed so far (S-110).
function spreadOf(plan: Plan, hex: Hex): number {
  let nearest: number = plan.board.hexCount;
  for (const tile of plan.forges) nearest = Math.min(nearest, range(plan, hex, tile));
  for (const tile of plan.mines) nearest = Math.min(nearest, range(plan, hex, tile));
  return nearest;
}

// One of the highest scorers, each alike; -1 without a candidate.
function pickBest(plan: Plan, candidates: readonly Hex[], score: (hex: Hex) => number): Hex {
  let best: Hex[] = [];
  let highest = -Infinity;
  for (const hex of candidates) {
    const points = score(hex);
    if (points < highest) continue;
    if (points > highest) best = [];
    highest = points;
    best.push(hex);
  }
  return best.length === 0 ? -1 : pickOne(plan.random, best);
}

// Hexes nearer to this Capital than to any other are preferred to shared ones (S-28).
function homeCandidates(plan: Plan, capital: Hex): Hex[] {
  const all = plan.eligible.filter((hex) => range(plan, hex, capital) === homeDistance && isFree(plan, hex));
  const own = all.filter((hex) => {
    return plan.capitals.every((other) => other === capital || range(plan, hex, other) > homeDistance);
  });
  return own.length > 0 ? own : all;
}

function placeHomeMines(plan: Plan, count: number): boolean {
  for (const capital of shuffle(plan.random, plan.capitals.slice()).slice(0, count)) {
    const hex = pickBest(plan, homeCandidates(plan, capital), (other) => spreadOf(plan, other));
    if (hex >= 0) plan.mines.push(hex);
    else if (plan.strict) return false;
  }
  plan.homes = plan.mines.length;
  return true;
}

function fairness(plan: Plan, hex: Hex): number {
  let least = Infinity;
  let most = 0;
  for (const capital of plan.capitals) {
    const far = range(plan, hex, capital);
    least = Math.min(least, far);
    most = Math.max(most, far);
  }
  return most - least;
}

// S-29: equal access for all Capitals first, then spread.
function placeOtherMines(plan: Plan, count: number): boolean {
  const { center, hexCount } = plan.board;
  while (plan.mines.length < count) {
    const free = plan.eligible.filter((hex) => isFree(plan, hex));
    const ring = free.filter((hex) => range(plan, hex, center) === ringDistance);
    if (ring.length === 0 && plan.strict) return false;
    const candidates = ring.length > 0 ? ring : free;
    const hex = pickBest(
      plan,
      candidates,
      (other) => spreadOf(plan, other) - fairness(plan, other) * hexCount,
    );
    if (hex < 0) return true;
    plan.mines.push(hex);
  }
  return true;
}

// S-25: one Mine near every Capital, no more; and nobody's nearest Mine is much farther than another's.
function minesFit(plan: Plan): boolean {
  const wanted = plan.homes < plan.capitals.length ? 0 : 1;
  for (const capital of plan.capitals) {
    let near = 0;
    for (const mine of plan.mines) if (range(plan, mine, capital) <= homeDistance) near++;
    if (near < wanted || near > 1) return false;
  }
  return plan.mines.length === 0 || accessSpread(plan, plan.mines) <= plan.options.nearestMineSpread;
}

// Literal order: Forges, home Mines, the others (S-31).
function place(plan: Plan): boolean {
  const { options, capitals } = plan;
  const size = capitals.length - 2;
  const mines = options.mines[size];
  if (!placeForges(plan, options.forges[size])) return false;
  if (!placeHomeMines(plan, Math.min(mines, capitals.length))) return false;
  if (!placeOtherMines(plan, mines)) return false;
  return !plan.strict || minesFit(plan);
}

function mineValue(options: BridgefrontOptions, random: Random): number {
  const odds = options.mineValueOdds;
  const total = odds[0] + odds[1] + odds[2];
  if (total === 0) return lowestMine;
  const drawn = randomInt(random, total);
  return drawn < odds[0] ? lowestMine : drawn < odds[0] + odds[1] ? lowestMine + 1 : lowestMine + 2;
}

// Every value is drawn alone, unless the home Mines are to be equal (S-30).
function tilesOf(plan: Plan): number[] {
  const { board, options, random, capitals } = plan;
  const tiles: number[] = [];
  for (let hex = 0; hex < board.hexCount; hex++) tiles.push(0);
  tiles[board.center] = centerTile;
  for (let seat = 0; seat < capitals.length; seat++) tiles[capitals[seat]] = capitalTile - seat;
  for (const forge of plan.forges) tiles[forge] = forgeTile;
  const home = options.balanceHomeMineValues ? mineValue(options, random) : 0;
  for (let i = 0; i < plan.mines.length; i++) {
    tiles[plan.mines[i]] = home > 0 && i < plan.homes ? home : mineValue(options, random);
  }
  return tiles;
}

/**
 * Tile codes by hex for Capitals given by seat (§7, S-25 to S-31). A board that breaks a check is thrown away
 * whole; after 200 of them the preferences are dropped, so that every set of options gets a board (S-26).
 */
export function generateTiles(
  options: BridgefrontOptions,
  radius: number,
  capitals: readonly Hex[],
  random: Random,
): number[] {
  const board = boardOf(radius);
  const eligible = eligibleHexes(board, capitals);
  for (let tries = 0; ; tries++) {
    const strict = tries < mostTries;
    const plan: Plan = {
      board,
      options,
      capitals,
      random,
      strict,
      eligible,
      forges: [],
      mines: [],
      homes: 0,
    };
    if (place(plan)) return tilesOf(plan);
  }
}
