// Planning of deployments and moves: where units may appear, who goes where.

import { distance } from '../state/board.ts';
import type { Destination, EffectOf } from '../effects.ts';
import { adjacentHexes, crossable } from '../state/movement.ts';
import { cardOf } from '../state/piles.ts';
import { noBridge } from '../types.ts';
import type { CardId, Champion, Edge, Hex, Order, Route } from '../types.ts';
import { championWithin, hasChampionAt, homeGuardAt, mayEnter, occupies } from '../state/units.ts';
import { anyHex, hasWings, holdsTile, impossible, planCapital } from './places.ts';
import { nothing, stopped } from './planner.ts';
import type { Need, Planner } from './planner.ts';
import { limitsOf, plainLimits, planFollowUp, planRoute, planStack, planPath } from './routes.ts';
// ---- Deployments

const destinationTests: {
  readonly [D in Exclude<Destination, 'capital' | 'here' | 'with-champion'>]: (
    p: Planner,
    hex: Hex,
  ) => boolean;
} = {
  occupied: (p, hex) => occupies(p.state, p.seat, hex),
  'occupied-with-champion': (p, hex) => hasChampionAt(p.state, p.seat, hex),
  'beside-champion': (p, hex) =>
    p.state.tiles[hex] > -10 && mayEnter(p.state, p.seat, hex) && championNear(p, hex),
  'mine-or-forge': (p, hex) => holdsTile(p, hex, 'mine') || holdsTile(p, hex, 'forge'),
  'mine-forge-or-capital': (p, hex) =>
    holdsTile(p, hex, 'mine') ||
    holdsTile(p, hex, 'forge') ||
    hex === p.state.seats[p.seat].capital ||
    (hex === p.board.center && hasWings(p)),
  'empty-near-capital': (p, hex) =>
    p.state.presence[hex] === 0 && distance(p.board, hex, p.state.seats[p.seat].capital) <= 1,
};

// Destinations at which the seat has units already.
const amongHeld: ReadonlySet<Destination> = new Set<Destination>([
  'occupied',
  'occupied-with-champion',
  'mine-or-forge',
]);

// Distance 1 includes the champion's own hex and a wormhole's far end (G-17).
function championNear(p: Planner, hex: Hex): boolean {
  if (championWithin(p.state, p.seat, hex, 1)) return true;
  if (p.state.wormholes.length === 0) return false;
  return adjacentHexes(p.state, p.seat, hex).some((near) => hasChampionAt(p.state, p.seat, near));
}

/** Where Forces are deployed; later instructions may count on them (G-04). */
export function planDeploy(p: Planner, effect: EffectOf<'deploy'>): Order | null {
  const { to } = effect;
  if (to === 'with-champion') {
    const champion = p.pickChampion((other) => other.seat === p.seat);
    return champion === stopped ? null : { effect, champions: [champion] };
  }
  p.asking = 'deploy';
  const hex =
    to === 'here'
      ? p.here
      : to === 'capital'
        ? planCapital(p)
        : amongHeld.has(to)
          ? p.pickHeldHex((candidate) => destinationTests[to](p, candidate))
          : p.pickHex((candidate) => destinationTests[to](p, candidate));
  if (hex === stopped) return null;
  assumeDeployed(p, hex, effect.forces);
  return { effect, hexes: [hex] };
}

function assumeDeployed(p: Planner, hex: Hex, forces: number): void {
  p.deployedHex = hex;
  p.deployedForces = forces + homeGuardAt(p.state, p.seat, hex);
}

// ---- Moves

/** The stacks and paths of a move, in the order in which they go (S-64). */
export function planMove(p: Planner, effect: EffectOf<'move'>): Order | null {
  const limits = limitsOf(effect);
  if (effect.who !== undefined) {
    if (p.deployedHex < 0) return { effect };
    const route = planFollowUp(p, limits, effect.who === 'deployed');
    return route === null ? null : route === nothing ? { effect } : { effect, routes: [route] };
  }
  const routes: Route[] = [];
  p.routes = routes;
  const { stacks } = effect;
  for (let i = 0; i < stacks; i++) {
    const need: Need = i > 0 || effect.optional === true ? 'may' : 'must';
    p.left = stacks - i;
    const route = planRoute(p, limits, need);
    if (route === null) return null;
    if (route === nothing) break;
    routes.push(route);
  }
  p.routes = [];
  return { effect, routes };
}

/** An own champion, and the hex it is placed on (C-06). */
export function planTeleport(p: Planner, effect: EffectOf<'teleport'>): Order | null {
  // A Mine where the champion stands already is none to go to (C-06).
  const isGoal = (hex: Hex, from: Hex) => hex !== from && holdsTile(p, hex, 'mine');
  if (effect.to === 'mine' && !anyHex(p, (hex) => holdsTile(p, hex, 'mine'))) return impossible(p);
  const champion = p.pickChampion(
    ({ seat, hex }) => seat === p.seat && (effect.to !== 'mine' || anyHex(p, (goal) => isGoal(goal, hex))),
  );
  if (champion === stopped) return null;
  const from = p.state.champions.find(({ card }) => card === champion)?.hex ?? -1;
  if (effect.to === 'capital')
    return { effect, champions: [champion], hexes: [p.state.seats[p.seat].capital] };
  const hex = p.pickHex((candidate) =>
    effect.to === 'mine' ? isGoal(candidate, from) : occupies(p.state, p.seat, candidate),
  );
  return hex === stopped ? null : { effect, champions: [champion], hexes: [hex] };
}

function bridgeAt(p: Planner, hex: Hex, edge: Edge): boolean {
  const [a, b] = p.board.edgeEnds[edge];
  return (a === hex || b === hex) && p.state.bridges[edge] !== noBridge && !p.state.blackout;
}

/** An own champion, a Bridge at it, and its stack's way without that Bridge. */
export function planRaid(p: Planner, effect: EffectOf<'raid'>): Order | null {
  const hasBridge = (champion: Champion) =>
    champion.seat === p.seat &&
    p.board.neighbourEdges[champion.hex].some((edge) => bridgeAt(p, champion.hex, edge));
  const card = p.pickChampion(hasBridge);
  if (card === stopped) return null;
  const champion = p.state.champions.find((other) => other.card === card);
  const hex = champion?.hex ?? 0;
  const edge = p.pickEdge((candidate) => bridgeAt(p, hex, candidate));
  if (edge === stopped) return null;
  p.destroyed = [edge];
  const route = planRaidMove(p, hex, card, effect.steps);
  if (route === null) return null;
  const order = { effect, champions: [card], edges: [edge] };
  return route === nothing ? order : { ...order, routes: [route] };
}

// The raider's stack moves on, unless the destroyed bridge was its only way.
function planRaidMove(p: Planner, hex: Hex, card: CardId, steps: number): Route | null | typeof nothing {
  const limits = plainLimits(steps, false, card);
  if (!canRaidMove(p, hex, card)) return nothing;
  const stack = planStack(p, hex, limits, true);
  if (stack === null || stack === nothing) return stack;
  const path = planPath(p, stack, limits, false);
  return path === null ? null : { stack, path };
}

function canRaidMove(p: Planner, hex: Hex, card: CardId): boolean {
  const flies = cardOf(p.state, card).champion?.traits.some((trait) => trait.trait === 'flight') === true;
  for (const next of adjacentHexes(p.state, p.seat, hex)) {
    if (!mayEnter(p.state, p.seat, next)) continue;
    const index = p.board.neighbours[hex].indexOf(next);
    const edge = index < 0 ? -1 : p.board.neighbourEdges[hex][index];
    if (
      edge < 0 ||
      flies ||
      p.state.dominion.includes(edge) ||
      (!p.destroyed.includes(edge) && crossable(p.state, edge))
    )
      return true;
  }
  return false;
}
