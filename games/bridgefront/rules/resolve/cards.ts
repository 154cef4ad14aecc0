// Resolving a card (§15.1): its orders one by one, each judged by itself, then discard or burn.

import { openBattle } from '../battle/battle.ts';
import type { Boost, Condition, EffectKind, EffectOf } from '../effects.ts';
import type { StatusDetails } from '../faces.ts';
import { burn, cardOf } from '../state/piles.ts';
import { centerTile, forgeTile } from '../types.ts';
import type { Hex, Order, State } from '../types.ts';
import { championOf, holdsEnemyCapital, occupies, startsBattle } from '../state/units.ts';
import { deployChampion, deployForces, isHome } from './deploy.ts';
import { resolveLate } from './late.ts';
import { fizzle, holdsArrival, routeStep, walkRoute } from './move.ts';
import {
  cashIn,
  discardLater,
  draftByCard,
  draw,
  gainGold,
  gainMana,
  look,
  peek,
  pull,
  rollFor,
  scrap,
  scry,
  shed,
  takeGold,
  topdeck,
} from './gold-and-cards.ts';
import * as bridges from './bridges.ts';
import * as strikes from './strikes.ts';
import { acted, contextOf } from '../state/context.ts';
import { slugOf, tell } from '../state/reporting.ts';
import type { Handlers, Play, StepTo } from '../terms.ts';

type Interpret<K extends EffectKind> = (turn: Play, seat: number, order: Order, effect: EffectOf<K>) => void;

/** Whether a condition holds now (C-35). */
function holds(state: State, seat: number, condition: Condition): boolean {
  switch (condition.if) {
    case 'occupy':
      return condition.tile === 'enemy-capital'
        ? holdsEnemyCapital(state, seat)
        : occupiesTile(state, seat, condition.tile);
    case 'won-battle':
      return state.seats[seat].wonBattle;
    case 'enemy-champion-died':
      return state.seats[seat].enemyChampionDied;
    case 'capital-besieged':
      return (state.presence[state.seats[seat].capital] & ~(1 << seat)) !== 0;
  }
}

/** Whether the seat has units on a tile of the kind. */
function occupiesTile(state: State, seat: number, kind: 'mine' | 'forge' | 'center'): boolean {
  for (let hex = 0; hex < state.tiles.length; hex++) {
    if ((state.presence[hex] & (1 << seat)) === 0) continue;
    const tile = state.tiles[hex];
    if (kind === 'mine' ? tile > 0 : kind === 'forge' ? tile === forgeTile : tile === centerTile) return true;
  }
  return false;
}

function deployHex(turn: Play, seat: number, order: Order, effect: EffectOf<'deploy'>): Hex {
  const { state } = turn;
  if (effect.to === 'with-champion') {
    const champion = championOf(state, order.champions?.[0] ?? -1);
    return champion === null || champion.seat !== seat ? -1 : champion.hex;
  }
  const hex = order.hexes?.[0] ?? -1;
  return hex >= 0 && mayDeployAt(state, seat, hex, effect.to) ? hex : -1;
}

// What the destination demands is demanded again on resolution.
function mayDeployAt(state: State, seat: number, hex: Hex, to: EffectOf<'deploy'>['to']): boolean {
  switch (to) {
    case 'capital':
    case 'mine-forge-or-capital':
      return isHome(state, seat, hex);
    case 'occupied':
    case 'mine-or-forge':
      return occupies(state, seat, hex);
    case 'occupied-with-champion':
      return state.champions.some((champion) => champion.seat === seat && champion.hex === hex);
    case 'beside-champion':
      return strikes.besideOwnChampion(state, seat, hex);
    case 'empty-near-capital':
      return state.presence[hex] === 0;
    case 'here':
    case 'with-champion':
      return true;
  }
}

function deploy(turn: Play, seat: number, order: Order, effect: EffectOf<'deploy'>): void {
  const { state } = turn;
  const hex = deployHex(turn, seat, order, effect);
  if (hex < 0) {
    contextOf(state, seat).deployedHex = -1;
    return fizzle(turn, seat, 'deploy');
  }
  const perCard =
    effect.perCardPlayed === undefined ? 0 : effect.perCardPlayed * state.seats[seat].cardsPlayed;
  if (!deployForces(turn, seat, hex, effect.forces + perCard)) contextOf(state, seat).deployedHex = -1;
}

// Moves run one after another, each with its battles, in the declared order (S-64).
function move(turn: Play, seat: number, order: Order, effect: EffectOf<'move'>): void {
  let routes = order.routes ?? [];
  if (effect.who !== undefined) {
    const { context } = turn.state;
    if (context === null || context.deployedHex < 0) return;
    const { deployedForces } = context;
    if (effect.who === 'deployed')
      routes = routes.map((route) => ({ ...route, stack: { ...route.stack, forces: deployedForces } }));
  }
  turn.then(...routes.map((route) => routeStep(seat, route, effect)));
}

function raid(turn: Play, seat: number, order: Order): void {
  const { state } = turn;
  const champion = championOf(state, order.champions?.[0] ?? -1);
  if (champion === null || champion.seat !== seat) return fizzle(turn, seat, 'raid');
  const edge = order.edges?.[0];
  const near = edge !== undefined && bridges.edgeTouches(state, edge, champion.hex);
  if (near && bridges.destroyBridge(turn, seat, edge)) acted(state);
  else fizzle(turn, seat, 'destroy');
  turn.then(...(order.routes ?? []).map((route) => routeStep(seat, route, {})));
}

function runOrders(turn: Play, seat: number, orders: readonly Order[] | undefined): void {
  if (orders !== undefined && orders.length > 0) turn.then({ do: 'card/orders', seat, orders });
}

function when(turn: Play, seat: number, order: Order, effect: EffectOf<'when'>): void {
  runOrders(turn, seat, holds(turn.state, seat, effect.condition) ? order.then : order.else);
}

function roll(turn: Play, seat: number, order: Order, effect: EffectOf<'roll'>): void {
  acted(turn.state);
  const value = rollFor(turn, seat);
  const index = effect.branches.findIndex((branch) => branch.on.includes(value));
  if (index < 0) return;
  const branch = effect.branches[index];
  if (branch.late === true) resolveLate(turn, seat, branch.then);
  else runOrders(turn, seat, order.branches?.[index]);
}

function mineGold(turn: Play, seat: number, order: Order): void {
  const hex = order.hexes?.[0];
  if (hex !== undefined && occupies(turn.state, seat, hex))
    gainGold(turn, seat, turn.state.tiles[hex], 'mine');
}

// What the table is told of a next-battle spell.
function boostDetails(boost: Boost): StatusDetails {
  switch (boost.boost) {
    case 'champion-dice':
      return { value: boost.dice };
    case 'smoke':
    case 'force-threshold':
      return { value: boost.max };
    case 'hits-first':
      return { first: boost.first };
    case 'assign-hits':
      return {};
  }
}

/** Effects that always happen, with the note that the card did something. */
function always<K extends EffectKind>(act: Interpret<K>): Interpret<K> {
  return (turn, seat, order, effect) => {
    acted(turn.state);
    act(turn, seat, order, effect);
  };
}

const interpreters: { readonly [K in EffectKind]: Interpret<K> } = {
  gold: always((turn, seat, _order, effect) => gainGold(turn, seat, effect.amount, 'card')),
  mana: always((turn, seat, _order, effect) => gainMana(turn, seat, effect.amount)),
  'steal-gold': always((turn, seat, order, effect) =>
    takeGold(turn, seat, order.target ?? seat, effect.amount),
  ),
  draw: always((turn, seat, _order, effect) => draw(turn, seat, effect.count)),
  discard: always((turn, seat, _order, effect) => discardLater(turn, seat, effect)),
  shed,
  'cash-in': cashIn,
  topdeck: always((turn, seat, _order, effect) => topdeck(turn, seat, effect)),
  look: (turn, seat, _order, effect) => look(turn, seat, effect),
  peek: (turn, seat, _order, effect) => peek(turn, seat, effect),
  scry: (turn, seat, _order, effect) => scry(turn, seat, effect),
  scrap,
  draft: (turn, seat, _order, effect) => draftByCard(turn, seat, effect),
  pull: (turn, seat, _order, effect) => pull(turn, seat, effect),
  deploy,
  move,
  teleport: strikes.teleport,
  raid,
  heal: strikes.heal,
  'heal-split': strikes.healSplit,
  'heal-deployed': strikes.healDeployed,
  damage: strikes.damage,
  'remove-champion': strikes.removeOwnChampion,
  mark: strikes.mark,
  ward: strikes.ward,
  slow: strikes.slow,
  frenzy: strikes.frenzy,
  entrench: bridges.entrench,
  boost: always((turn, seat, _order, effect) => {
    turn.state.seats[seat].boosts.push(effect.boost);
    strikes.tellStatus(turn, seat, effect.boost.boost, boostDetails(effect.boost));
  }),
  'siege-writ': always((turn, seat, _order, effect) => {
    turn.state.seats[seat].siegeWrits.push(effect.forces);
    strikes.tellStatus(turn, seat, 'siege-writ', { value: effect.forces });
  }),
  'last-stand': always((turn, seat, _order, effect) => {
    turn.state.seats[seat].lastStands.push(effect.forces);
    strikes.tellStatus(turn, seat, 'last-stand', { value: effect.forces });
  }),
  mortar: strikes.mortar,
  cataclysm: strikes.cataclysm,
  attrition: strikes.attrition,
  encircle: strikes.encircle,
  'strike-mine': strikes.strikeMine,
  build: bridges.build,
  destroy: bridges.destroy,
  trap: (turn, seat, order) => bridges.onOwnBridge(turn, seat, order, 'trap'),
  lockdown: (turn, seat, order) => bridges.onOwnBridge(turn, seat, order, 'lockdown'),
  wormhole: bridges.wormhole,
  dominion: bridges.dominion,
  blackout: always((turn, seat) => {
    turn.state.blackout = true;
    strikes.tellStatus(turn, seat, 'blackout');
  }),
  'raise-mine': strikes.raiseMine,
  'mine-gold': mineGold,
  'last-contract': always((turn, seat) => {
    turn.state.seats[seat].lastContract = true;
    strikes.tellStatus(turn, seat, 'last-contract');
  }),
  discount: always((turn, seat, _order, effect) => {
    turn.state.seats[seat].discount += effect.mana;
    strikes.tellStatus(turn, seat, 'discount', { value: effect.mana });
  }),
  choose: (turn, seat, order) => runOrders(turn, seat, order.then),
  when,
  roll,
};

/** Carries out one order. */
function interpret(turn: Play, seat: number, order: Order): void {
  // TypeScript does not see that the interpreter and its effect are of one kind.
  const act = interpreters[order.effect.do] as Interpret<EffectKind>;
  act(turn, seat, order, order.effect as never);
}

// `card/open`: a champion is deployed first; if that fails, nothing of the card happens (C-36).
function openCard(turn: Play, { seat, card, hex, orders }: StepTo<'card/open'>): void {
  const { state } = turn;
  state.context = { seat, card, acted: false, deployedForces: 0, deployedHex: -1, guarded: false };
  if (turn.reporting) tell(turn, { tell: 'card-resolves', seat, card: slugOf(state, card) });
  turn.then({ do: 'card/close', seat, card });
  if (hex < 0) runOrders(turn, seat, orders);
  else if (deployChampion(turn, seat, card, hex)) {
    runOrders(turn, seat, orders);
    if (startsBattle(state, seat, hex)) openBattle(turn, hex, seat);
  }
}

function nextOrder(turn: Play, { seat, orders }: StepTo<'card/orders'>): void {
  if (orders.length > 1) turn.then({ do: 'card/orders', seat, orders: orders.slice(1) });
  interpret(turn, seat, orders[0]);
}

// `card/close`: a card of which nothing could be done goes to the discard pile, even if it would burn (S-75).
function closeCard(turn: Play, { seat, card }: StepTo<'card/close'>): void {
  const { state } = turn;
  const owner = state.seats[seat];
  const data = cardOf(state, card);
  const fizzled =
    state.context?.acted !== true && data.effects.length + (data.champion === undefined ? 0 : 1) > 0;
  owner.resolving = -1;
  if (data.burn && !fizzled) burn(owner, card);
  else owner.played.push(card);
  if (turn.reporting)
    tell(turn, {
      tell: 'card-done',
      seat,
      card: data.slug,
      to: fizzled ? 'fizzled' : data.burn ? 'burn' : 'discard',
    });
  state.context = null;
}

/** Steps of card resolution. */
export const cardSteps: Handlers<
  'card/open' | 'card/orders' | 'card/close' | 'card/garrison' | 'move/route' | 'move/arrived'
> = {
  'card/open': openCard,
  'card/orders': nextOrder,
  'card/close': closeCard,
  'card/garrison': (turn, { seat, hex, forces }) => deployForces(turn, seat, hex, forces),
  'move/route': walkRoute,
  'move/arrived': (turn, { seat, stack, draw: count }) => {
    if (holdsArrival(turn.state, seat, stack)) draw(turn, seat, count);
  },
};
