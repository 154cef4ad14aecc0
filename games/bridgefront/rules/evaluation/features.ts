// What the estimate sees of a state: a handful of numbers for each seat.

import { boardOf } from '../state/board.ts';
import { cardsFor } from '../cards/index.ts';
import { factionNames } from '../effects.ts';
import type { Card } from '../effects.ts';
import { capitalTile, centerTile, forgeTile, mostSeats, noBridge } from '../types.ts';
import type { BridgefrontOptions, Hex, State } from '../types.ts';
import { mostHexes } from './limits.ts';
import { addPull, eachReached, farthest } from './pull.ts';
import { battleChance } from './skirmish.ts';
import { championStrength, defence } from './strength.ts';
import { playValue } from './value.ts';
import { greedyWeights, judgedBy } from './weights.ts';

/** What is read for each seat, in this order. */
export const featureNames = [
  // Permanent points and control points as things stand; permanent points once more.
  'points',
  'permanent',
  // How many of the last three points to victory it has, with a free Capital.
  'near',
  // What it holds: the Center, Forges, and gold that its Mines pay. A siege counts by its odds.
  'center',
  'forges',
  'mines',
  // Square roots of its strength in Forces and of its gold.
  'strength',
  'gold',
  // Mana that it may still spend this round.
  'mana',
  // Mean worth of playing one of its cards, in gold.
  'deck',
  // Control points on the next hexes, by the chance to take them.
  'grasp',
  // Control points and Forces of its own that enemies on the next hexes are likely to take.
  'threat',
  'risked',
  // Hexes with its units, its Forces, the largest stack of them, and its champions on the board.
  'hexes',
  'forces',
  'stack',
  'champions',
  // Cards in hand, their worth in gold, and all its cards.
  'hand',
  'handWorth',
  'cards',
  // Whether it has passed; gold and mana as they are.
  'done',
  'coins',
  'pool',
  // Whether enemies stand in its Capital, and whether it does itself.
  'besieged',
  'home',
  // Of the hexes that it reaches over bridges: control tiles two steps away, steps to the Center, and how many there are.
  'second',
  'way',
  'reach',
  // Its part of the strength that weighs on the Center, on Forges, on enemies' Capitals, on Mines by what they pay, and on its own Capital.
  'centerPull',
  'forgePull',
  'capitalPull',
  'minePull',
  'homePull',
  // Which faction it plays.
  ...factionNames,
] as const;
export type FeatureName = (typeof featureNames)[number];

/** Numbers read for each seat. */
const featureCount = featureNames.length;

const at = Object.fromEntries(featureNames.map((name, index) => [name, index])) as {
  readonly [name in FeatureName]: number;
};

/** Points of the way to victory that are near. */
const nearPoints = 3;

/** The numbers, seat by seat. One buffer serves all calls: read it before the next one. */
const found = new Float64Array(mostSeats * featureCount);

// Stacks on the board: where, whose, how strong; by seat and hex which one, and whether the seat may still act.
const mostStacks = 512;
const hexes = new Int32Array(mostStacks);
const owners = new Int32Array(mostStacks);
const strengths = new Float64Array(mostStacks);
const slots = new Int32Array(mostSeats * mostHexes);
const mayMove: boolean[] = [];
let count = 0;

// Best chance so far of a seat to take a hex, this call only.
const grasped = new Float64Array(mostSeats * mostHexes);
const graspedIn = new Float64Array(mostSeats * mostHexes);
let call = 0;

function muster(state: State): void {
  const { presence, forces, tiles, champions } = state;
  count = 0;
  for (let hex = 0; hex < tiles.length; hex++) {
    for (let rest = presence[hex]; rest !== 0; rest &= rest - 1) {
      const seat = 31 - Math.clz32(rest & -rest);
      hexes[count] = hex;
      owners[count] = seat;
      strengths[count] = forces[seat * tiles.length + hex];
      slots[seat * mostHexes + hex] = count;
      count++;
    }
  }
  for (const champion of champions)
    strengths[slots[champion.seat * mostHexes + champion.hex]] += championStrength(state, champion);
}

/** Who can still do something before tiles count again. */
function readTempo(state: State): void {
  const { phase, seats } = state;
  const settled = phase === 'sieges' || phase === 'collection' || phase === 'scoring';
  for (let seat = 0; seat < seats.length; seat++) {
    const { done, mana } = seats[seat];
    mayMove[seat] = phase === 'action' ? !done && mana > 0 : !settled;
  }
}

/** Control points that a hex gives a seat. */
function pointsOf({ options, tiles, seats }: State, seat: number, hex: Hex): number {
  const tile = tiles[hex];
  if (tile === centerTile) return options.vpCenter;
  if (tile === forgeTile) return options.vpForge;
  if (tile > capitalTile || hex === seats[seat].capital) return 0;
  return seats[seat].faction === 'gatewright' ? options.gatewrightCapitalVp : options.vpCapital;
}

/** Chance that the stack of one slot beats the one of another where that one stands. */
function beats(state: State, own: number, foe: number): number {
  const better = defence(state, owners[foe], hexes[foe]);
  return battleChance(strengths[own], strengths[foe] * better, state.options.forceThreshold);
}

// What a seat shares a hex with: the chance to be left alone there.
function hold(state: State, slot: number): number {
  const hex = hexes[slot];
  let chance = 1;
  for (let rest = state.presence[hex] & ~(1 << owners[slot]); rest !== 0; rest &= rest - 1) {
    const other = 31 - Math.clz32(rest & -rest);
    chance *= battleChance(
      strengths[slot],
      strengths[slots[other * mostHexes + hex]],
      state.options.forceThreshold,
    );
  }
  return chance;
}

function holdings(state: State, slot: number): void {
  const hex = hexes[slot];
  const seat = owners[slot];
  const base = seat * featureCount;
  const tile = state.tiles[hex];
  const forces = state.forces[seat * state.tiles.length + hex];
  found[base + at.strength] += strengths[slot];
  found[base + at.hexes]++;
  found[base + at.forces] += forces;
  if (forces > found[base + at.stack]) found[base + at.stack] = forces;
  if (tile === 0) return;
  const held = hold(state, slot);
  found[base + at.points] += held * pointsOf(state, seat, hex);
  if (tile === centerTile) found[base + at.center] += held;
  else if (tile === forgeTile) found[base + at.forges] += held;
  else if (tile > 0) {
    const more = state.seats[seat].faction === 'prospect' ? state.options.oreCutGold : 0;
    found[base + at.mines] += held * (tile + more);
  }
}

/** Counts the best chance of a seat to take a hex that it does not hold. */
function grasp(state: State, seat: number, hex: Hex, chance: number): void {
  const index = seat * mostHexes + hex;
  const before = graspedIn[index] === call ? grasped[index] : 0;
  if (chance <= before) return;
  graspedIn[index] = call;
  grasped[index] = chance;
  found[seat * featureCount + at.grasp] += (chance - before) * pointsOf(state, seat, hex);
}

/** What a stack makes of the next hexes, and what those make of it. */
function neighbourhood(state: State, slot: number): void {
  const { neighbours, neighbourEdges } = boardOf(state.radius);
  const { bridges, presence, tiles, seats } = state;
  const hex = hexes[slot];
  const seat = owners[slot];
  const near = neighbours[hex];
  const edges = neighbourEdges[hex];
  let threat = 0;
  for (let i = 0; i < near.length; i++) {
    if (bridges[edges[i]] === noBridge) continue;
    const there = near[i];
    let chance = 1;
    for (let rest = presence[there] & ~(1 << seat); rest !== 0; rest &= rest - 1) {
      const other = slots[(31 - Math.clz32(rest & -rest)) * mostHexes + there];
      if (mayMove[owners[other]]) threat = Math.max(threat, beats(state, other, slot));
      if (mayMove[seat]) chance *= beats(state, slot, other);
    }
    if (!mayMove[seat] || tiles[there] >= 0 || (presence[there] & (1 << seat)) !== 0) continue;
    if (there !== seats[seat].capital) grasp(state, seat, there, chance);
  }
  if (threat === 0) return;
  const base = seat * featureCount;
  found[base + at.risked] += threat * strengths[slot];
  if (tiles[hex] < 0) found[base + at.threat] += threat * pointsOf(state, seat, hex);
}

// Worth of playing each card, over its costs. A memo for the last cards in force: it never changes an answer.
let cardWorths = new Float64Array(0);
let cardWorthsFor: readonly Card[] | null = null;

function worthOfCard(card: Card): number {
  return playValue(card) - (card.goldByCount?.[0] ?? card.gold) - 0.7 * card.mana;
}

function readCards(options: BridgefrontOptions): void {
  const cards = cardsFor(options);
  if (cards === cardWorthsFor) return;
  cardWorthsFor = cards;
  cardWorths = judgedBy(greedyWeights, () => Float64Array.from(cards, worthOfCard));
}

function sumOf(pile: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < pile.length; i++) sum += cardWorths[pile[i]];
  return sum;
}

function purse(state: State, seat: number): void {
  const { gold, mana, done, faction, hand, draw, discard, played, held, permanentVp, capital } =
    state.seats[seat];
  const base = seat * featureCount;
  found[base + at.permanent] = permanentVp;
  found[base + at.points] += permanentVp;
  found[base + at.strength] = Math.sqrt(found[base + at.strength]);
  found[base + at.gold] = Math.sqrt(gold);
  if (state.phase === 'action' && mayMove[seat]) found[base + at.mana] = mana;
  const cards = hand.length + draw.length + discard.length + played.length + held.length;
  const inHand = sumOf(hand);
  const worth = inHand + sumOf(draw) + sumOf(discard) + sumOf(played) + sumOf(held);
  found[base + at.deck] = cards > 0 ? worth / cards : 0;
  found[base + at.hand] = hand.length;
  found[base + at.handWorth] = inHand;
  found[base + at.cards] = cards;
  found[base + at.done] = done ? 1 : 0;
  found[base + at.coins] = gold;
  found[base + at.pool] = mana;
  found[base + at[faction]] = 1;
  const free = capital < 0 || (state.presence[capital] & ~(1 << seat)) === 0;
  const missing = Math.max(0, state.options.vpToWin - found[base + at.points]);
  if (!free) found[base + at.besieged] = 1;
  if (capital >= 0 && (state.presence[capital] & (1 << seat)) !== 0) found[base + at.home] = 1;
  if (free) found[base + at.near] = Math.max(0, nearPoints - missing);
}

// Strength that seats bring to bear, by seat and hex.
const pulls = new Float64Array(mostSeats * mostHexes);
/** A pull that nobody lacks: where none weighs, all parts are equal. */
const leastPull = 0.2;

/** Its part of all strength that weighs on a hex, from 0 to 1. */
function partOf(seats: number, seat: number, hex: Hex): number {
  let all = 0;
  for (let one = 0; one < seats; one++) all += pulls[one * mostHexes + hex] + leastPull;
  return (pulls[seat * mostHexes + hex] + leastPull) / all;
}

function readPulls(state: State): void {
  const { tiles, seats } = state;
  pulls.fill(0, 0, seats.length * mostHexes);
  for (let slot = 0; slot < count; slot++)
    addPull(state, hexes[slot], strengths[slot], pulls, owners[slot] * mostHexes);
  for (let seat = 0; seat < seats.length; seat++) {
    const base = seat * featureCount;
    for (let hex = 0; hex < tiles.length; hex++) {
      const tile = tiles[hex];
      if (tile === 0) continue;
      const part = partOf(seats.length, seat, hex);
      if (tile === centerTile) found[base + at.centerPull] = part;
      else if (tile === forgeTile) found[base + at.forgePull] += part;
      else if (tile > 0) found[base + at.minePull] += part * tile;
      else if (hex === seats[seat].capital) found[base + at.homePull] = part;
      else found[base + at.capitalPull] += part;
    }
  }
}

function readReach(state: State, seat: number): void {
  const base = seat * featureCount;
  let [second, way, reach] = [0, farthest + 1, 0];
  eachReached(state, seat, (hex, steps) => {
    reach++;
    if (state.tiles[hex] < 0 && steps === 2) second++;
    if (state.tiles[hex] === centerTile) way = steps;
  });
  found[base + at.second] = second;
  found[base + at.way] = way;
  found[base + at.reach] = reach;
}

/**
 * Reads a state: `featureCount` numbers for seat 0, then as many for seat 1, and so on. The buffer is overwritten by
 * the next call.
 */
export function readFeatures(state: State): Float64Array {
  call++;
  found.fill(0, 0, state.seats.length * featureCount);
  readCards(state.options);
  readTempo(state);
  muster(state);
  for (let slot = 0; slot < count; slot++) {
    holdings(state, slot);
    neighbourhood(state, slot);
  }
  for (const { seat } of state.champions) found[seat * featureCount + at.champions]++;
  for (let seat = 0; seat < state.seats.length; seat++) {
    purse(state, seat);
    readReach(state, seat);
  }
  readPulls(state);
  return found;
}

/** Scorings that are still to come, at least 1 until the match is over. */
export function scoringsLeft(state: State): number {
  return Math.max(1, state.options.rounds - state.round + (state.phase === 'cleanup' ? 0 : 1));
}
