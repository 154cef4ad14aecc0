// What an instruction with its targets is worth: an exhaustive table from effect kind to worth.

import type { Condition, Effect, EffectKind, EffectOf } from '../effects.ts';
import { cardOf } from '../state/piles.ts';
import { surrounds } from '../plan/targets.ts';
import { centerTile, forgeTile } from '../types.ts';
import type { CardId, Champion, Hex, Order } from '../types.ts';
import {
  championCount,
  championOf,
  enemiesAt,
  forcesAt,
  holdsEnemyCapital,
  occupies,
  traitOf,
} from '../state/units.ts';
import { routeWorth } from './moves.ts';
import type { Outlook } from './outlook.ts';
import { championStrength, fighterStrength } from './strength.ts';
import { effectsValue, playValue } from './value.ts';
import { byRounds, weights } from './weights.ts';

/** What is judged besides the instruction: the board, and what is left to spend once the card is paid. */
export interface Bench {
  readonly o: Outlook;
  /** Mana left after the action. */
  mana: number;
}

type Worth<K extends EffectKind> = (bench: Bench, effect: EffectOf<K>, order: Order) => number;

/** Use of a card that comes to hand now: it must still be paid for this round. */
function use({ o, mana }: Bench): number {
  const waiting = o.state.seats[o.seat].hand.length;
  const played = mana <= 0 ? weights.drawnLate : mana === 1 ? weights.drawnLast : weights.drawnEarly;
  return weights.draw * played * (waiting > 5 ? weights.drawnMany : 1);
}

/** What keeping a hand card is worth for the rest of this round. */
export function keepWorth({ o, mana }: Bench, card: CardId): number {
  const data = cardOf(o.state, card);
  if (data.mana > mana) return data.champion === undefined ? 0 : weights.keepChampion;
  return Math.max(
    0.05,
    playValue(data) - (data.goldByCount?.[0] ?? data.gold) * o.gold - weights.keepMana * data.mana,
  );
}

function holds({ o }: Bench, condition: Condition): boolean {
  const { state, seat } = o;
  const owner = state.seats[seat];
  switch (condition.if) {
    case 'won-battle':
      return owner.wonBattle;
    case 'enemy-champion-died':
      return owner.enemyChampionDied;
    case 'capital-besieged':
      return enemiesAt(state, seat, owner.capital) !== 0;
    case 'occupy': {
      const { tile } = condition;
      if (tile === 'enemy-capital') return holdsEnemyCapital(state, seat);
      const wanted = tile === 'center' ? centerTile : tile === 'forge' ? forgeTile : 1;
      for (const hex of o.stands) {
        if (tile === 'mine' ? state.tiles[hex] > 0 : state.tiles[hex] === wanted) return true;
      }
      return false;
    }
  }
}

function target(bench: Bench, order: Order): Champion | null {
  const [card] = order.champions ?? [];
  return card === undefined ? null : championOf(bench.o.state, card);
}

function deathPays({ o }: Bench, champion: Champion): number {
  const { state, seat } = o;
  const bounty = cardOf(state, champion.card).champion?.bounty ?? 0;
  const contracts = state.seats[seat].faction === 'veil' ? state.options.contractsGold : 0;
  let marks = 0;
  for (const mark of champion.marks) if (mark.seat === seat) marks += mark.gold;
  return (bounty + contracts + marks) * o.gold;
}

function strengthWith({ o }: Bench, champion: Champion, hp: number): number {
  const stats = cardOf(o.state, champion.card).champion;
  return stats === undefined ? hp : fighterStrength(hp, stats.dice, stats.hits);
}

/** Worth of damage to any champion, own ones included. */
function hurt(bench: Bench, champion: Champion | null, amount: number): number {
  if (champion === null) return 0;
  const { o } = bench;
  const before = strengthWith(bench, champion, champion.hp);
  const gone = before - strengthWith(bench, champion, Math.max(0, champion.hp - amount));
  const dies = amount >= champion.hp;
  if (champion.seat === o.seat) return o.suffer(champion.hex, gone) - (dies ? weights.championLost : 0);
  return o.weaken(champion.hex, gone) + (dies ? deathPays(bench, champion) : 0);
}

/** Worth of healing a champion by up to some points. */
function mend({ o }: Bench, champion: Champion | null, amount: number): number {
  if (champion === null) return 0;
  const printed = cardOf(o.state, champion.card).champion?.hp ?? champion.hp;
  const healed = Math.max(0, Math.min(amount, printed - champion.hp));
  return healed * weights.hp * (champion.seat === o.seat ? 1 : -0.7) * (o.force / weights.force);
}

/** Whether enemies are near enough to one of the seat's stacks for a battle this round: 0 to 1. */
function tension({ o }: Bench): number {
  let most = 0;
  for (const hex of o.stands) {
    const near = o.board.neighbours[hex];
    for (const other of near) if (o.foe[other] > 0) most = Math.max(most, Math.min(1, o.own[hex] / 3));
    if (o.foe[hex] > 0) most = 1;
  }
  return most;
}

function firstHex(order: Order): Hex {
  return order.hexes?.[0] ?? -1;
}

function brought(bench: Bench, effect: EffectOf<'deploy'>, hex: Hex): number {
  const { state, seat } = bench.o;
  const owner = state.seats[seat];
  const guard = owner.faction === 'bastion' && hex === owner.capital ? state.options.homeGuardForces : 0;
  return effect.forces + guard + (effect.perCardPlayed ?? 0) * (owner.cardsPlayed + 1);
}

function deploy(bench: Bench, effect: EffectOf<'deploy'>, order: Order): number {
  const champion = target(bench, order);
  const hex = champion === null ? firstHex(order) : champion.hex;
  return hex < 0 ? effect.forces * bench.o.force : bench.o.reinforce(hex, brought(bench, effect, hex));
}

function move(bench: Bench, effect: EffectOf<'move'>, order: Order): number {
  let sum = 0;
  for (const route of order.routes ?? []) {
    sum += routeWorth(bench.o, route, effect.who === 'deployed' ? route.stack.forces : 0);
  }
  return sum + ((effect.arrivalDraw ?? 0) + (effect.winDraw ?? 0)) * 0.4;
}

function teleport(bench: Bench, effect: EffectOf<'teleport'>, order: Order): number {
  const { o } = bench;
  const champion = target(bench, order);
  if (champion === null) return 0;
  const strength = championStrength(o.state, champion);
  const hexes = order.hexes ?? o.stands;
  let best = -Infinity;
  for (const hex of hexes) {
    o.leave(champion.hex, strength, strength >= o.own[champion.hex] - 0.01);
    const paid = hex === champion.hex ? 0 : (effect.gold ?? 0) * o.gold;
    best = Math.max(best, (hex === champion.hex ? 0 : o.arrive(hex, strength)) + paid);
  }
  return best + mend(bench, champion, effect.heal ?? 0);
}

/** Forces of all sides die on a hex, champions are damaged. */
function blast(bench: Bench, hex: Hex, forces: number, damage: number, onlyFoes: boolean): number {
  const { o } = bench;
  if (hex < 0) return 0;
  let enemies = o.foe[hex];
  let sum = 0;
  for (const champion of o.state.champions) {
    if (champion.hex !== hex) continue;
    if (champion.seat !== o.seat) enemies -= championStrength(o.state, champion);
    if (champion.seat !== o.seat || !onlyFoes) sum += hurt(bench, champion, damage);
  }
  if (enemies > 0) sum += o.weaken(hex, Math.min(forces, enemies));
  const own = onlyFoes ? 0 : Math.min(forces, forcesAt(o.state, o.seat, hex));
  return own > 0 ? sum + o.suffer(hex, own) : sum;
}

function build(bench: Bench, effect: EffectOf<'build'>, order: Order): number {
  const { o } = bench;
  let sum = 0;
  for (const edge of order.edges ?? []) {
    sum += o.bridge(edge) * (effect.temporary === undefined ? 1 : weights.temporary);
    for (const hex of effect.garrison === undefined ? [] : o.board.edgeEnds[edge]) {
      sum += o.reinforce(hex, effect.garrison ?? 0);
    }
  }
  return sum;
}

// Ways that enemies have and the seat does not need.
function cut({ o }: Bench, order: Order): number {
  let sum = 0;
  for (const edge of order.edges ?? []) {
    const [a, b] = o.board.edgeEnds[edge];
    const hostile = Math.min(2, o.foe[a] + o.foe[b]);
    const needed = occupies(o.state, o.seat, a) || occupies(o.state, o.seat, b);
    sum += weights.cutFoe * hostile - (needed ? weights.cutOwn : 0);
  }
  return sum;
}

function raise({ o }: Bench, by: number, max: number, hex: Hex): number {
  const lift = hex < 0 ? 0 : Math.max(0, Math.min(max, o.state.tiles[hex] + by) - o.state.tiles[hex]);
  return lift * byRounds(weights.yieldByRoundsLeft, o.roundsLeft) * o.gold;
}

function bestMine({ o }: Bench): number {
  let best = 0;
  for (const hex of o.stands) best = Math.max(best, o.state.tiles[hex]);
  return best;
}

function spend(bench: Bench, effect: EffectOf<'cash-in'>, order: Order): number {
  let sum = 0;
  (order.cards ?? []).forEach((card, index) => {
    const gain = order.golds?.[index] === false ? effect.forces * bench.o.force : effect.gold * bench.o.gold;
    sum += gain - keepWorth(bench, card);
  });
  return sum;
}

function shed(bench: Bench, effect: EffectOf<'shed'>, order: Order): number {
  let sum = 0;
  for (const card of order.cards ?? []) sum += (effect.drawEach ?? 0) * use(bench) - keepWorth(bench, card);
  return sum;
}

/** Worth of a card leaving the deck for good: weak ones hold up the rest. */
export function burnWorth({ o }: Bench, card: CardId): number {
  const data = cardOf(o.state, card);
  const worth = playValue(data) - (data.goldByCount?.[0] ?? data.gold) - weights.useMana * data.mana;
  return (weights.burnBelow - worth) * Math.min(1, (o.roundsLeft - 1) / 4);
}

function wardWorth(bench: Bench, order: Order): number {
  return 0.15 * (order.champions?.length ?? 0) * (0.5 + tension(bench));
}

function hostileBy(bench: Bench, order: Order, each: number): number {
  const champion = target(bench, order);
  if (champion === null) return 0;
  const fights = 0.3 + tension(bench);
  return (champion.seat === bench.o.seat ? -1 : 1) * each * fights;
}

function drafted({ o }: Bench, keep: number): number {
  const card = o.roundsLeft > 1 ? weights.draftCard * o.gold : 0;
  return keep * (weights.draftPoint * weights.point + card);
}

const worths: { readonly [K in EffectKind]: Worth<K> } = {
  gold: ({ o }, { amount }) => amount * o.gold,
  mana: (_bench, { amount }) => amount * weights.mana,
  'steal-gold': ({ o }, { amount }, { target: seat }) =>
    Math.min(amount, seat === undefined ? amount : o.state.seats[seat].gold) * weights.steal * o.gold,
  draw: (bench, { count }) => count * use(bench),
  discard: (_bench, { count, mana }) =>
    mana === undefined ? -weights.discard * count : Math.max(0, mana - 0.3) * 0.8,
  shed,
  'cash-in': spend,
  topdeck: () => 0.05,
  look: (bench, { keep, count }) =>
    keep * use(bench) + weights.look * (count - keep) * (bench.mana > 0 ? 1 : 0.2),
  peek: () => 0.02,
  scry: (_bench, { count }) => 0.12 * count,
  scrap: (bench, { draw }, { cards }) =>
    (cards === undefined || cards.length === 0 ? 0 : burnWorth(bench, cards[0])) + (draw ?? 0) * use(bench),
  draft: (bench, { keep }) => drafted(bench, keep) * weights.draftNow,
  pull: (bench) => drafted(bench, 1) * 0.8,
  deploy,
  move,
  teleport,
  raid: (bench, _effect, order) =>
    0.1 + (order.routes ?? []).reduce((sum, route) => sum + routeWorth(bench.o, route, 0), 0),
  heal: (bench, effect, order) => {
    const champion = target(bench, order);
    const home = champion?.hex === bench.o.state.seats[bench.o.seat].capital;
    return mend(bench, champion, home ? (effect.inCapital ?? effect.amount) : effect.amount);
  },
  'heal-split': (bench, effect, order) =>
    (order.champions ?? []).reduce(
      (sum, card, index) =>
        sum + mend(bench, championOf(bench.o.state, card), order.amounts?.[index] ?? effect.amount),
      0,
    ),
  'heal-deployed': (bench, { amount }, order) => mend(bench, target(bench, order), amount),
  damage: (bench, { amount }, order) => hurt(bench, target(bench, order), amount),
  'remove-champion': (bench, _effect, order) => {
    const champion = target(bench, order);
    return champion === null ? 0 : -championStrength(bench.o.state, champion) * bench.o.force;
  },
  mark: (bench, { gold }, order) => {
    const champion = target(bench, order);
    const weak = champion === null ? 0 : Math.max(0.1, 0.5 - 0.07 * champion.hp);
    return gold * bench.o.gold * weak * (0.3 + tension(bench));
  },
  ward: (bench, _effect, order) => wardWorth(bench, order),
  slow: (bench, _effect, order) => hostileBy(bench, order, 0.9),
  frenzy: (bench, { dice, damage }, order) => -hostileBy(bench, order, 0.5 * dice) - damage * weights.hp,
  entrench: (bench, _effect, order) => {
    const hex = firstHex(order);
    if (hex < 0) return 0;
    const near = bench.o.board.neighbours[hex].reduce(
      (sum, other) => sum + bench.o.foe[other],
      bench.o.foe[hex],
    );
    return 0.05 + weights.entrench * Math.min(near, bench.o.own[hex]);
  },
  boost: (bench) => 0.03 + weights.boost * tension(bench),
  'siege-writ': (bench, { forces }) => (holdsEnemyCapital(bench.o.state, bench.o.seat) ? forces * 0.5 : 0.02),
  'last-stand': (bench, { forces }) => forces * 0.25 * tension(bench),
  mortar: (bench, { accuracy, forces }, order) =>
    blast(bench, firstHex(order), (forces * accuracy) / 100, 0, false),
  cataclysm: (bench, { damage }, order) => blast(bench, firstHex(order), Infinity, damage, false),
  attrition: (bench, { forces, damage }, order) => blast(bench, firstHex(order), forces, damage, true),
  encircle: (bench, { neighbours, forces }, order) =>
    surrounds(bench.o, firstHex(order), neighbours) ? blast(bench, firstHex(order), forces, 0, true) : 0,
  'strike-mine': (bench, { forces }, order) => blast(bench, firstHex(order), forces, 0, true),
  build,
  destroy: (bench, _effect, order) => cut(bench, order),
  trap: (bench) => 0.05 + weights.trap * tension(bench),
  lockdown: (bench, _effect, order) => cut(bench, order) * 0.5,
  wormhole: (bench, _effect, order) => {
    const [from, to] = order.hexes ?? [];
    if (from === undefined || to === undefined || bench.mana <= 0) return 0;
    const strength = bench.o.own[from];
    if (strength <= 0) return 0;
    bench.o.leave(from, strength, true);
    return 0.7 * bench.o.arrive(to, strength);
  },
  dominion: (bench, _effect, order) =>
    (order.edges ?? []).reduce((sum, edge) => sum + 0.6 * bench.o.bridge(edge), 0),
  blackout: () => 0.05,
  'raise-mine': (bench, { by, max, deploy: forces }, order) =>
    raise(bench, by, max, firstHex(order)) +
    (forces === undefined ? 0 : bench.o.reinforce(firstHex(order), forces)),
  'mine-gold': (bench) => bestMine(bench) * bench.o.gold,
  'last-contract': ({ o }) => {
    const count = championCount(o.state, o.seat);
    let saved = 0;
    for (const card of o.state.seats[o.seat].hand)
      saved = Math.max(saved, cardOf(o.state, card).goldByCount?.[count] ?? 0);
    return saved * o.gold * 0.8;
  },
  discount: (_bench, { mana }) => mana * 0.5,
  choose: (bench, _effect, order) => ordersWorth(bench, order.then ?? []),
  when: (bench, { condition, then, else: otherwise }, order) =>
    holds(bench, condition)
      ? ordersWorth(bench, order.then ?? []) + (order.then === undefined ? effectsValue(then) : 0)
      : ordersWorth(bench, order.else ?? []) +
        (order.else === undefined && otherwise !== undefined ? effectsValue(otherwise) : 0),
  roll: (bench, { branches }, order) =>
    branches.reduce((sum, branch, index) => {
      const orders = order.branches?.[index] ?? [];
      const worth =
        branch.late === true ? effectsValue(branch.then) * bench.o.gold : ordersWorth(bench, orders);
      return sum + (branch.on.length / 6) * worth;
    }, 0),
};

/** Worth of one instruction with its targets. */
export function orderWorth(bench: Bench, order: Order): number {
  // TypeScript does not see that the entry and what it reads are of one kind.
  return (worths[order.effect.do] as Worth<Effect['do']>)(bench, order.effect as never, order);
}

/** Worth of instructions one after another. */
export function ordersWorth(bench: Bench, orders: readonly Order[]): number {
  let sum = 0;
  for (const order of orders) sum += orderWorth(bench, order);
  return sum;
}

/** Strength and standing abilities of a champion that comes into play on a hex. */
export function championWorth(bench: Bench, card: CardId, hex: Hex): number {
  const { o } = bench;
  const stats = cardOf(o.state, card).champion;
  if (stats === undefined) return 0;
  const strength = fighterStrength(stats.hp, stats.dice, stats.hits);
  const flier = traitOf(o.state, card, 'flight') === null ? 0 : weights.flight;
  const pays = traitOf(o.state, card, 'extraction') !== null && o.state.tiles[hex] > 0 ? o.gold : 0;
  return (
    o.reinforce(hex, strength) +
    (flier + weights.trait * stats.traits.length - weights.bounty * stats.bounty) *
      (o.force / weights.force) +
    pays
  );
}
