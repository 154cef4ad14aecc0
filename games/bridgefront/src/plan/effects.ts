// What each kind of effect locks while planning (G-05): an exhaustive table from effect kind to its questions.

import type { Choice } from '@bridgefront/kernel';
import type { Destination, Effect, EffectKind, EffectOf, Mode } from '../effects.ts';
import { distance } from '../board.ts';
import { crossable } from '../movement.ts';
import { modeChoice, numberOfChoice, pointsChoices, seatChoices } from '../notation.ts';
import { cardOf } from '../piles.ts';
import { forgeTile, noBridge } from '../types.ts';
import type { CardId, Champion, Edge, Hex, Order, Route } from '../types.ts';
import { championsAt, championWithin, enemiesAt, firstSeat, forcesAt, hasChampionAt, mayEnter, occupies } from '../units.ts';
import { adjacentHexes } from '../movement.ts';
import { nothing, stopped } from './planner.ts';
import type { Need, Planner } from './planner.ts';
import { planFollowUp, planRoute, planStack, planPath } from './routes.ts';

/** Reads or offers what one effect locks. Null: the walk has stopped (choices offered, or the card is impossible). */
type PlanEffect<K extends EffectKind> = (p: Planner, effect: EffectOf<K>) => Order | null;

const nothingLocked = <E extends Effect>(_p: Planner, effect: E): Order => ({ effect });

function touches(p: Planner, edge: Edge): boolean {
  const [a, b] = p.board.edgeEnds[edge];
  return occupies(p.state, p.seat, a) || occupies(p.state, p.seat, b);
}

/** Whether a bridge may be planned there: none stands, none is planned by this card, no Blackout (S-13, C-19). */
export function maybuild(p: Planner, edge: Edge, where: 'touching' | 'anywhere'): boolean {
  if (p.state.blackout || p.state.bridges[edge] !== noBridge || p.built.includes(edge)) return false;
  return where === 'anywhere' || touches(p, edge);
}

function isEnemyTargetable(p: Planner, champion: Champion): boolean {
  return champion.seat === p.seat || !champion.warded;
}

// ---- Deployments

/** Whether Aerial may use the Center as its Capital (S-94). */
export function hasWings(p: Planner): boolean {
  const seat = p.state.seats[p.seat];
  return seat.faction === 'aerial' && seat.capital !== p.board.center && occupies(p.state, p.seat, p.board.center);
}

/** The Capital, or for Aerial a choice of Capital and Center. */
export function planCapital(p: Planner): number {
  const { capital } = p.state.seats[p.seat];
  if (!hasWings(p)) return capital;
  p.asking = 'deploy';
  return p.pickHex((hex) => hex === capital || hex === p.board.center);
}

function holdsTile(p: Planner, hex: Hex, kind: 'mine' | 'forge'): boolean {
  if (!occupies(p.state, p.seat, hex)) return false;
  const tile = p.state.tiles[hex];
  return kind === 'mine' ? tile > 0 : tile === forgeTile;
}

const destinationTests: { readonly [D in Exclude<Destination, 'capital' | 'here' | 'with-champion'>]: (p: Planner, hex: Hex) => boolean } = {
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

// Distance 1 includes the champion's own hex and a wormhole's far end (G-17).
function championNear(p: Planner, hex: Hex): boolean {
  if (championWithin(p.state, p.seat, hex, 1)) return true;
  if (p.state.wormholes.length === 0) return false;
  return adjacentHexes(p.state, p.seat, hex).some((near) => hasChampionAt(p.state, p.seat, near));
}

function planDeploy(p: Planner, effect: EffectOf<'deploy'>): Order | null {
  const { to } = effect;
  if (to === 'with-champion') {
    const champion = p.pickChampion((other) => other.seat === p.seat);
    return champion === stopped ? null : { effect, champions: [champion] };
  }
  p.asking = 'deploy';
  const hex = to === 'here' ? p.here : to === 'capital' ? planCapital(p) : p.pickHex((candidate) => destinationTests[to](p, candidate));
  if (hex === stopped) return null;
  assumeDeployed(p, hex, effect.forces);
  return { effect, hexes: [hex] };
}

function assumeDeployed(p: Planner, hex: Hex, forces: number): void {
  const seat = p.state.seats[p.seat];
  const guarded = seat.faction === 'bastion' && hex === seat.capital;
  p.deployedHex = hex;
  p.deployedForces = forces + (guarded ? p.state.options.homeGuardForces : 0);
}

// ---- Moves

function planMove(p: Planner, effect: EffectOf<'move'>): Order | null {
  if (effect.who !== undefined) {
    if (p.deployedHex < 0) return { effect };
    const route = planFollowUp(p, effect, effect.who === 'deployed');
    return route === null ? null : route === nothing ? { effect } : { effect, routes: [route] };
  }
  const routes: Route[] = [];
  p.routes = routes;
  for (let i = 0; i < effect.stacks; i++) {
    const need: Need = i > 0 || effect.optional === true ? 'may' : 'must';
    p.left = effect.stacks - i;
    const route = planRoute(p, effect, need);
    if (route === null) return null;
    if (route === nothing) break;
    routes.push(route);
  }
  p.routes = [];
  return { effect, routes };
}

function planTeleport(p: Planner, effect: EffectOf<'teleport'>): Order | null {
  if (effect.to === 'mine' && !anyHex(p, (hex) => holdsTile(p, hex, 'mine'))) return impossible(p);
  const champion = p.pickChampion((other) => other.seat === p.seat);
  if (champion === stopped) return null;
  if (effect.to === 'capital') return { effect, champions: [champion], hexes: [p.state.seats[p.seat].capital] };
  const hex = p.pickHex((candidate) => (effect.to === 'mine' ? holdsTile(p, candidate, 'mine') : occupies(p.state, p.seat, candidate)));
  return hex === stopped ? null : { effect, champions: [champion], hexes: [hex] };
}

function impossible(p: Planner): null {
  p.fail();
  return null;
}

function anyHex(p: Planner, test: (hex: Hex) => boolean): boolean {
  for (let hex = 0; hex < p.board.hexCount; hex++) if (test(hex)) return true;
  return false;
}

function bridgeAt(p: Planner, hex: Hex, edge: Edge): boolean {
  const [a, b] = p.board.edgeEnds[edge];
  return (a === hex || b === hex) && p.state.bridges[edge] !== noBridge && !p.state.blackout;
}

function planRaid(p: Planner, effect: EffectOf<'raid'>): Order | null {
  const hasBridge = (champion: Champion) =>
    champion.seat === p.seat && p.board.neighbourEdges[champion.hex].some((edge) => bridgeAt(p, champion.hex, edge));
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
  const limits = { steps, withChampion: card };
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
    if (edge < 0 || flies || p.state.dominion.includes(edge) || (!p.destroyed.includes(edge) && crossable(p.state, edge))) return true;
  }
  return false;
}

// ---- Champions as targets

function planChampion(p: Planner, effect: Effect, test: (champion: Champion) => boolean): Order | null {
  const champion = p.pickChampion(test);
  return champion === stopped ? null : { effect, champions: [champion] };
}

function planSeveralChampions(p: Planner, effect: EffectOf<'ward'>): Order | null {
  const champions: CardId[] = [];
  for (let i = 0; i < effect.count; i++) {
    p.left = effect.count - i;
    const champion = p.pickChampion((other) => other.seat === p.seat && !champions.includes(other.card), i === 0 ? 'must' : 'may');
    if (champion === stopped) return null;
    if (champion === nothing) break;
    champions.push(champion);
  }
  return { effect, champions };
}

function planHealDeployed(p: Planner, effect: EffectOf<'heal-deployed'>): Order | null {
  const champion = p.pickChampion((other) => other.seat === p.seat && other.hex === p.deployedHex, 'skip');
  if (champion === stopped) return null;
  return champion === nothing ? { effect } : { effect, champions: [champion] };
}

// Two points on one hex: `points:2` on the first champion, or `points:1` there and 1 on another (C-32).
function planHealSplit(p: Planner, effect: EffectOf<'heal-split'>): Order | null {
  const hex = p.pickHex((candidate) => hasChampionAt(p.state, p.seat, candidate));
  if (hex === stopped) return null;
  const champions: CardId[] = [];
  const amounts: number[] = [];
  let left = effect.amount;
  const here = championsAt(p.state, p.seat, hex);
  while (left > 0 && champions.length < here.length) {
    p.asking = 'target';
    p.left = left;
    const champion = p.pickChampion((other) => here.includes(other) && !champions.includes(other.card));
    if (champion === stopped) return null;
    const isLast = champions.length === here.length - 1;
    const points = isLast ? left : planPoints(p, left);
    if (points === stopped) return null;
    champions.push(champion);
    amounts.push(points);
    left -= points;
  }
  return { effect, hexes: [hex], champions, amounts };
}

function planPoints(p: Planner, most: number): number {
  if (most === 1) return 1;
  if (p.goesOn) return numberOfChoice(p.next());
  p.asking = 'points';
  const list: Choice[] = [];
  for (let n = most; n >= 1; n--) list.push(pointsChoices[n]);
  return p.stop(list);
}

// ---- Hexes as targets

function planHex(p: Planner, effect: Effect, test: (hex: Hex) => boolean): Order | null {
  const hex = p.pickHex(test);
  return hex === stopped ? null : { effect, hexes: [hex] };
}

function planWormhole(p: Planner, effect: EffectOf<'wormhole'>): Order | null {
  const inRange = (hex: Hex) => championWithin(p.state, p.seat, hex, effect.within);
  p.left = 2;
  const first = p.pickHex(inRange);
  if (first === stopped) return null;
  p.left = 1;
  const second = p.pickHex((hex) => hex !== first && inRange(hex));
  return second === stopped ? null : { effect, hexes: [first, second] };
}

function planAttrition(p: Planner, effect: EffectOf<'attrition'>): Order | null {
  const hex = p.pickHex((other) => enemiesAt(p.state, p.seat, other) !== 0 && championWithin(p.state, p.seat, other, effect.within));
  if (hex === stopped) return null;
  const enemies = enemiesAt(p.state, p.seat, hex);
  if ((enemies & (enemies - 1)) === 0) return { effect, hexes: [hex], target: firstSeat(enemies) };
  const seats = seatChoices.filter((_, seat) => (enemies & (1 << seat)) !== 0);
  const index = p.pickFrom(seats);
  return index === stopped ? null : { effect, hexes: [hex], target: numberOfChoice(seats[index]) };
}

function isMortarTarget(p: Planner, hex: Hex, within: number): boolean {
  for (let from = 0; from < p.board.hexCount; from++) {
    if (forcesAt(p.state, p.seat, from) > 0 && distance(p.board, from, hex) <= within) return true;
  }
  return false;
}

/** Whether the seat stands on enough hexes around the target (Encirclement; S-18, G-17). */
export function surrounds(p: Pick<Planner, 'state' | 'seat'>, hex: Hex, neighbours: number): boolean {
  let held = 0;
  for (const near of adjacentHexes(p.state, p.seat, hex)) if (occupies(p.state, p.seat, near)) held++;
  return held >= neighbours;
}

// ---- Bridges

function planEdges(p: Planner, count: number, test: (edge: Edge) => boolean, first: Need, later: Need): Edge[] | null {
  const edges: Edge[] = [];
  for (let i = 0; i < count; i++) {
    p.left = count - i;
    const edge = p.pickEdge((candidate) => !edges.includes(candidate) && test(candidate), i === 0 ? first : later);
    if (edge === stopped) return null;
    if (edge === nothing) break;
    edges.push(edge);
  }
  return edges;
}

function planBuild(p: Planner, effect: EffectOf<'build'>): Order | null {
  const edges = planEdges(p, effect.count, (edge) => maybuild(p, edge, effect.where), 'must', 'skip');
  if (edges === null) return null;
  p.built = edges;
  return { effect, edges };
}

function isDestroyable(p: Planner, edge: Edge, effect: EffectOf<'destroy'>): boolean {
  if (p.state.blackout || p.state.bridges[edge] === noBridge) return false;
  if (effect.where === 'anywhere') return true;
  if (effect.where === 'touching') return touches(p, edge);
  const [a, b] = p.board.edgeEnds[edge];
  const within = effect.within ?? 0;
  return distance(p.board, p.here, a) <= within || distance(p.board, p.here, b) <= within;
}

function planDestroy(p: Planner, effect: EffectOf<'destroy'>): Order | null {
  const first: Need = effect.upTo === true ? 'may' : effect.where === 'here' ? 'skip' : 'must';
  const edges = planEdges(p, effect.count, (edge) => isDestroyable(p, edge, effect), first, effect.upTo === true ? 'may' : 'skip');
  return edges === null ? null : { effect, edges };
}

function planOwnBridge(p: Planner, effect: Effect): Order | null {
  const edge = p.pickEdge((candidate) => p.state.bridges[candidate] !== noBridge && touches(p, candidate));
  return edge === stopped ? null : { effect, edges: [edge] };
}

function planDominion(p: Planner, effect: EffectOf<'dominion'>): Order | null {
  const edges = planEdges(p, effect.count, (edge) => !p.state.dominion.includes(edge), 'must', 'skip');
  return edges === null ? null : { effect, edges };
}

// ---- Mines, hand cards, players

function planMine(p: Planner, effect: EffectOf<'raise-mine'>): Order | null {
  const hex = p.pickHex((candidate) => holdsTile(p, candidate, 'mine'), effect.optional === true ? 'skip' : 'must');
  if (hex === stopped) return null;
  return hex === nothing ? { effect } : { effect, hexes: [hex] };
}

function planMineGold(p: Planner, effect: EffectOf<'mine-gold'>): Order | null {
  const hex = p.pickHex((candidate) => holdsTile(p, candidate, 'mine'), 'skip');
  if (hex === stopped) return null;
  return hex === nothing ? { effect } : { effect, hexes: [hex] };
}

function planStrikeMine(p: Planner, effect: EffectOf<'strike-mine'>): Order | null {
  const test = (hex: Hex) => p.state.tiles[hex] > 0 && enemiesAt(p.state, p.seat, hex) !== 0 && championWithin(p.state, p.seat, hex, effect.within);
  const hex = p.pickHex(test, 'skip');
  if (hex === stopped) return null;
  return hex === nothing ? { effect } : { effect, hexes: [hex] };
}

function planHandCards(p: Planner, count: number, need: Need): CardId[] | null {
  const cards: CardId[] = [];
  for (let i = 0; i < count; i++) {
    p.left = count - i;
    const card = p.pickHandCard(need);
    if (card === stopped) return null;
    if (card === nothing) break;
    cards.push(card);
  }
  return cards;
}

function planShed(p: Planner, effect: EffectOf<'shed'>): Order | null {
  const cards = planHandCards(p, effect.count, effect.mandatory === true ? 'skip' : 'may');
  return cards === null ? null : { effect, cards };
}

function planScrap(p: Planner, effect: EffectOf<'scrap'>): Order | null {
  const cards = planHandCards(p, 1, effect.optional === true ? 'may' : 'skip');
  return cards === null ? null : { effect, cards };
}

const rewards = [modeChoice('gold'), modeChoice('forces')];

function planCashIn(p: Planner, effect: EffectOf<'cash-in'>): Order | null {
  const cards: CardId[] = [];
  const golds: boolean[] = [];
  for (let i = 0; i < effect.count; i++) {
    p.note(effect);
    p.left = effect.count - i;
    const card = p.pickHandCard('may');
    if (card === stopped) return null;
    if (card === nothing) break;
    p.asking = 'reward';
    const reward = p.pickFrom(rewards);
    if (reward === stopped) return null;
    cards.push(card);
    golds.push(reward === 0);
  }
  if (!golds.includes(false)) return { effect, cards, golds };
  const hex = planCapital(p);
  return hex === stopped ? null : { effect, cards, golds, hexes: [hex] };
}

function planOpponent(p: Planner, effect: EffectOf<'steal-gold'>): Order | null {
  const others = seatChoices.slice(0, p.state.seats.length).filter((_, seat) => seat !== p.seat);
  const index = p.pickFrom(others);
  return index === stopped ? null : { effect, target: numberOfChoice(others[index]) };
}

// ---- Structure

// A mode is offered when what it needs exists; if none can be done, all are (they do nothing).
function modeWorks(p: Planner, mode: Mode): boolean {
  const { at, offer, plan, impossible: failed } = p;
  const assumed = { hand: p.hand, deployedHex: p.deployedHex, deployedForces: p.deployedForces, built: p.built };
  p.plan = plan.slice(0, at);
  const orders = planEffects(p, mode.effects);
  const works = orders !== null || !p.impossible;
  Object.assign(p, assumed, { at, offer, plan, impossible: failed });
  return works;
}

function planChoose(p: Planner, effect: EffectOf<'choose'>): Order | null {
  const working = effect.modes.filter((mode) => modeWorks(p, mode));
  if (working.length === 0) return impossible(p);
  p.note(effect, 'mode');
  const index = p.pickFrom(working.map((mode) => modeChoice(mode.name)));
  if (index === stopped) return null;
  const then = planEffects(p, working[index].effects);
  return then === null ? null : { effect, then };
}

// What a condition may lead to is planned although the condition is only read on resolution (C-35); without a
// possible target that part is passed over.
function planWhen(p: Planner, effect: EffectOf<'when'>): Order | null {
  const then = planIfPossible(p, effect.then);
  if (then === null) return null;
  if (effect.else === undefined) return { effect, then };
  const otherwise = planIfPossible(p, effect.else);
  return otherwise === null ? null : { effect, then, else: otherwise };
}

function planIfPossible(p: Planner, effects: readonly Effect[]): readonly Order[] | null {
  if (!modeWorks(p, { name: '', effects })) return [];
  return planEffects(p, effects);
}

function planRoll(p: Planner, effect: EffectOf<'roll'>): Order | null {
  const branches: (readonly Order[])[] = [];
  for (const branch of effect.branches) {
    const orders = branch.late === true ? [] : planEffects(p, branch.then);
    if (orders === null) return null;
    branches.push(orders);
  }
  return { effect, branches };
}

const planners: { readonly [K in EffectKind]: PlanEffect<K> } = {
  gold: nothingLocked,
  mana: nothingLocked,
  'steal-gold': planOpponent,
  draw: nothingLocked,
  discard: nothingLocked,
  shed: planShed,
  'cash-in': planCashIn,
  topdeck: nothingLocked,
  look: nothingLocked,
  peek: nothingLocked,
  scry: nothingLocked,
  scrap: planScrap,
  draft: nothingLocked,
  pull: nothingLocked,
  deploy: planDeploy,
  move: planMove,
  teleport: planTeleport,
  raid: planRaid,
  heal: (p, effect) =>
    planChampion(p, effect, (champion) => (effect.whose === 'own' ? champion.seat === p.seat : isEnemyTargetable(p, champion))),
  'heal-split': planHealSplit,
  'heal-deployed': planHealDeployed,
  damage: (p, effect) =>
    planChampion(
      p,
      effect,
      (champion) =>
        (effect.whose === 'any' || champion.seat !== p.seat) &&
        isEnemyTargetable(p, champion) &&
        (effect.within === undefined || championWithin(p.state, p.seat, champion.hex, effect.within)),
    ),
  'remove-champion': (p, effect) => {
    const champion = p.pickChampion((other) => other.seat === p.seat, 'skip');
    if (champion === stopped) return null;
    return champion === nothing ? { effect } : { effect, champions: [champion] };
  },
  mark: (p, effect) =>
    planChampion(
      p,
      effect,
      (champion) =>
        champion.seat !== p.seat &&
        !champion.warded &&
        (effect.within === undefined || championWithin(p.state, p.seat, champion.hex, effect.within)),
    ),
  ward: planSeveralChampions,
  slow: (p, effect) => planChampion(p, effect, (champion) => isEnemyTargetable(p, champion)),
  frenzy: (p, effect) => planChampion(p, effect, (champion) => champion.seat === p.seat),
  entrench: (p, effect) => planHex(p, effect, (hex) => occupies(p.state, p.seat, hex)),
  boost: nothingLocked,
  'siege-writ': nothingLocked,
  'last-stand': nothingLocked,
  mortar: (p, effect) => planHex(p, effect, (hex) => isMortarTarget(p, hex, effect.within)),
  cataclysm: (p, effect) =>
    planHex(p, effect, (hex) => effect.within === undefined || championWithin(p.state, p.seat, hex, effect.within)),
  attrition: planAttrition,
  encircle: (p, effect) => planHex(p, effect, (hex) => enemiesAt(p.state, p.seat, hex) !== 0),
  'strike-mine': planStrikeMine,
  build: planBuild,
  destroy: planDestroy,
  trap: planOwnBridge,
  lockdown: planOwnBridge,
  wormhole: planWormhole,
  dominion: planDominion,
  blackout: nothingLocked,
  'raise-mine': planMine,
  'mine-gold': planMineGold,
  'last-contract': nothingLocked,
  discount: nothingLocked,
  choose: planChoose,
  when: planWhen,
  roll: planRoll,
};

/** Walks the effects in order; null when choices are offered or the card cannot be chosen. */
export function planEffects(p: Planner, effects: readonly Effect[]): Order[] | null {
  const orders: Order[] = [];
  for (const effect of effects) {
    p.note(effect);
    const plan = planners[effect.do] as (planner: Planner, item: Effect) => Order | null;
    const order = plan(p, effect);
    if (order === null) return null;
    orders.push(order);
  }
  return orders;
}

