// What moves are worth: where a stack would best go, and how much of it.

import type { Choice } from '@bridgefront/kernel';
import { adjacentHexes, cannotStep, passage, stackFlies } from '../state/movement.ts';
import { championOfChoice, none, numberOfChoice } from '../notation.ts';
import type { Planner } from '../plan/planner.ts';
import type { CardId, Champion, Hex, Route } from '../types.ts';
import { championsAt, forcesAt, mayEnter, startsBattle } from '../state/units.ts';
import type { Outlook } from './outlook.ts';
import { championStrength } from './strength.ts';

/** What binds the move that is being planned. */
interface Gait {
  readonly steps: number;
  readonly ignoring: boolean;
  /** One single Force. */
  readonly single: boolean;
  readonly needsChampion: boolean;
}

/** How far and how the planner's current question lets units go. */
function gaitOf(p: Planner): Gait {
  const { effect } = p;
  if (effect?.do === 'move') {
    const { steps, ignoring, unit } = effect;
    return { steps, ignoring: ignoring !== undefined, single: unit !== undefined, needsChampion: false };
  }
  if (effect?.do === 'raid')
    return { steps: effect.steps, ignoring: false, single: false, needsChampion: true };
  const [first] = p.plan;
  const slips = first === 'slipstep';
  return { steps: slips ? p.left : 1, ignoring: slips, single: false, needsChampion: first === 'free-march' };
}

const seen = new Int32Array(256);
let stamp = 0;

function canStep(o: Outlook, p: Planner, from: Hex, to: Hex, ignores: boolean): boolean {
  if (!mayEnter(o.state, o.seat, to)) return false;
  if (passage(o.state, o.board, o.seat, from, to, ignores) !== cannotStep) return true;
  if (p.built.length === 0) return false;
  const index = o.board.neighbours[from].indexOf(to);
  return index >= 0 && p.built.includes(o.board.neighbourEdges[from][index]);
}

/** Every hex that a walk of up to so many steps may end on. */
function endsOf(o: Outlook, p: Planner, start: Hex, ignores: boolean, steps: number): readonly Hex[] {
  stamp++;
  seen[start] = stamp;
  const ends: Hex[] = [];
  let ring: readonly Hex[] = [start];
  for (let step = 0; step < steps && ring.length > 0; step++) {
    const before = ends.length;
    for (const from of ring) {
      if (step > 0 && startsBattle(o.state, o.seat, from)) continue;
      for (const to of adjacentHexes(o.state, o.seat, from)) {
        if (seen[to] === stamp || !canStep(o, p, from, to, ignores)) continue;
        seen[to] = stamp;
        ends.push(to);
      }
    }
    ring = ends.slice(before);
  }
  return ends;
}

/** More steps than any card lets units go. */
const mostSteps = 16;

/** The same, worked out once for a look unless bridges that are only planned may carry the walk. */
function endsFrom(o: Outlook, p: Planner, start: Hex, ignores: boolean, steps: number): readonly Hex[] {
  if (p.built.length > 0) return endsOf(o, p, start, ignores, steps);
  const key = (start * mostSteps + steps) * 2 + (ignores ? 1 : 0);
  let ends = o.walks.get(key);
  if (ends === undefined) {
    ends = endsOf(o, p, start, ignores, steps);
    o.walks.set(key, ends);
  }
  return ends;
}

/** Best worth of a stack going from a hex, at least one step; it has left its start. */
function bestGoing(
  o: Outlook,
  p: Planner,
  hex: Hex,
  strength: number,
  ignores: boolean,
  steps: number,
): number {
  let best = -Infinity;
  for (const to of endsFrom(o, p, hex, ignores, steps)) best = Math.max(best, o.arrive(to, strength));
  return best;
}

interface Company {
  readonly champions: readonly Champion[];
  readonly strength: number;
}

function companyOf(o: Outlook, p: Planner, hex: Hex): Company {
  let champions: readonly Champion[] = championsAt(o.state, o.seat, hex);
  if (p.routes.length > 0) {
    champions = champions.filter(({ card }) => !p.routes.some(({ stack }) => stack.champions.includes(card)));
  }
  let strength = 0;
  for (const champion of champions) strength += championStrength(o.state, champion);
  return { champions, strength };
}

function freeForces(o: Outlook, p: Planner, hex: Hex): number {
  let forces = forcesAt(o.state, o.seat, hex);
  if (p.deployedHex === hex) forces += p.deployedForces;
  for (const { stack } of p.routes) if (stack.hex === hex) forces -= stack.forces;
  return forces;
}

const mostForces = 1024;

// Worked out once for a look, unless the same card has moved, placed or built something before.
function stackWorth(o: Outlook, p: Planner, hex: Hex, forces: number, company: Company, gait: Gait): number {
  if (p.routes.length > 0 || p.built.length > 0 || p.deployedHex === hex)
    return worthOfGoing(o, p, hex, forces, company, gait);
  const { steps, ignoring, single, needsChampion } = gait;
  const manner = (ignoring ? 1 : 0) + (single ? 2 : 0) + (needsChampion ? 4 : 0);
  const key = ((hex * mostSteps + steps) * mostForces + forces) * 8 + manner;
  let worth = o.goings.get(key);
  if (worth === undefined) {
    worth = worthOfGoing(o, p, hex, forces, company, gait);
    o.goings.set(key, worth);
  }
  return worth;
}

/** Best worth of so many Forces going from a hex, with or without the champions there. */
function worthOfGoing(
  o: Outlook,
  p: Planner,
  hex: Hex,
  forces: number,
  company: Company,
  gait: Gait,
): number {
  const most = freeForces(o, p, hex);
  const { champions, strength } = company;
  let best = -Infinity;
  if (champions.length > 0 && !gait.single) {
    o.leave(hex, forces + strength, forces >= most);
    const ignores =
      gait.ignoring ||
      stackFlies(
        o.state,
        forces,
        champions.map(({ card }) => card),
      );
    best = bestGoing(o, p, hex, forces + strength, ignores, gait.steps);
  }
  if (forces === 0 || gait.needsChampion) return best;
  o.leave(hex, forces, forces >= most && champions.length === 0);
  return Math.max(best, bestGoing(o, p, hex, forces, gait.ignoring, gait.steps));
}

/** Best worth of a move that starts on a hex. */
function startWorth(o: Outlook, p: Planner, hex: Hex, gait: Gait): number {
  const company = companyOf(o, p, hex);
  const most = freeForces(o, p, hex);
  if (gait.single) return most > 0 ? stackWorth(o, p, hex, 1, company, gait) : -Infinity;
  let best = company.champions.length > 0 ? stackWorth(o, p, hex, 0, company, gait) : -Infinity;
  if (most > 0) best = Math.max(best, stackWorth(o, p, hex, most, company, gait));
  if (most > 1) best = Math.max(best, stackWorth(o, p, hex, most - 1, company, gait));
  if (most > 2) best = Math.max(best, stackWorth(o, p, hex, 1, company, gait));
  if (most > 3) best = Math.max(best, stackWorth(o, p, hex, most >> 1, company, gait));
  return best;
}

/** The stack whose company or path is being asked: read back from the end of the plan. */
function stackInPlan(
  o: Outlook,
  p: Planner,
  taken: number,
): { hex: Hex; forces: number; champions: Champion[] } {
  const { plan } = p;
  const champions: Champion[] = [];
  let forces = 0;
  let at = plan.length - 1 - taken;
  if (plan[at] === none) at--;
  for (; at >= 0 && plan[at].startsWith('champion:'); at--) {
    const card = championOfChoice(plan[at]);
    const champion = o.state.champions.find((other) => other.card === card);
    if (champion !== undefined) champions.push(champion);
  }
  if (at >= 0 && plan[at].startsWith('forces:')) forces = numberOfChoice(plan[at--]);
  const hex = at >= 0 && plan[at].startsWith('hex:') ? (o.board.hexByChoice.get(plan[at]) ?? -1) : -1;
  return { hex, forces, champions };
}

function strengthOf(o: Outlook, champions: readonly Champion[]): number {
  let sum = 0;
  for (const champion of champions) sum += championStrength(o.state, champion);
  return sum;
}

/** Scores the hexes from which a move may start. */
export function scoreStarts(o: Outlook, p: Planner, legal: readonly Choice[]): number[] {
  const gait = gaitOf(p);
  return legal.map((choice) =>
    choice === none ? 0 : startWorth(o, p, o.board.hexByChoice.get(choice) ?? -1, gait),
  );
}

/** Scores how many Forces go. */
export function scoreForces(o: Outlook, p: Planner, legal: readonly Choice[]): number[] {
  const gait = gaitOf(p);
  const company = companyOf(o, p, p.spot);
  return legal.map((choice) =>
    choice === none ? 0 : stackWorth(o, p, p.spot, numberOfChoice(choice), company, gait),
  );
}

/** Scores which champion comes along. */
export function scoreCompany(o: Outlook, p: Planner, legal: readonly Choice[]): number[] {
  const gait = gaitOf(p);
  const { forces, champions } = stackInPlan(o, p, 0);
  const most = freeForces(o, p, p.spot);
  const there = companyOf(o, p, p.spot).champions.length;
  return legal.map((choice) => {
    const card = choice === none ? -1 : championOfChoice(choice);
    const going = champions.slice();
    for (const champion of o.state.champions) if (champion.card === card) going.push(champion);
    const strength = forces + strengthOf(o, going);
    o.leave(p.spot, strength, forces >= most && going.length >= there);
    const ignores =
      gait.ignoring ||
      stackFlies(
        o.state,
        forces,
        going.map((champion) => champion.card),
      );
    return bestGoing(o, p, p.spot, strength, ignores, gait.steps);
  });
}

function slipping(o: Outlook, p: Planner): Champion[] {
  return o.state.champions
    .filter((champion) => champion.seat === o.seat && champion.hex === p.spot)
    .slice(0, 1);
}

/** Scores the next hex of a path, or ending it here. */
export function scorePath(o: Outlook, p: Planner, legal: readonly Choice[]): number[] {
  const gait = gaitOf(p);
  const taken = p.plan[0] === 'slipstep' ? p.plan.length - 1 : gait.steps - p.left;
  const stack = stackInPlan(o, p, taken);
  const start = stack.hex >= 0 ? stack.hex : p.deployedHex >= 0 ? p.deployedHex : p.spot;
  if (p.plan[0] === 'slipstep') stack.champions = slipping(o, p);
  if (gait.single) stack.forces = 1;
  const placed = p.effect?.do === 'move' && p.effect.who === 'deployed';
  if (placed) stack.forces = p.deployedForces;
  const cards: CardId[] = stack.champions.map(({ card }) => card);
  const strength = stack.forces + strengthOf(o, stack.champions);
  const whole =
    stack.forces >= freeForces(o, p, start) && cards.length >= companyOf(o, p, start).champions.length;
  o.leave(start, placed ? 0 : strength, whole && !placed);
  const ignores = gait.ignoring || stackFlies(o.state, stack.forces, cards);
  return legal.map((choice) => {
    if (choice === none) return taken === 0 ? 0 : o.arrive(p.spot, strength);
    const hex = o.board.hexByChoice.get(choice) ?? -1;
    const left = startsBattle(o.state, o.seat, hex) ? 0 : p.left - 1;
    return Math.max(o.arrive(hex, strength), bestGoing(o, p, hex, strength, ignores, left));
  });
}

/** Worth of a route as planned. `placed`: Forces that the same card has just brought. */
export function routeWorth(o: Outlook, route: Route, placed: number): number {
  const { stack, path } = route;
  const champions = o.state.champions.filter((champion) => stack.champions.includes(champion.card));
  const strength = stack.forces + strengthOf(o, champions);
  const here = o.own[stack.hex];
  const leaving = Math.max(0, strength - placed);
  o.leave(stack.hex, leaving, leaving >= here - 0.01 && here > 0);
  return path.length === 0 ? 0 : o.arrive(path[path.length - 1], strength);
}
