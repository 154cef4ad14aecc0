// Action Phase (§12): steps of one sealed plan a seat, revealed together; cards by initiative, then Basic Actions.

import { shuffle } from '@bridgefront/kernel';
import type { Handlers, Play, Rules, StepTo } from '../terms.ts';
import type { Choice, Decision } from '@bridgefront/kernel';
import { goldCost, manaCost } from '../state/costs.ts';
import { damageChampion, healChampion } from '../battle/deaths.ts';
import { adjacentHexes } from '../state/movement.ts';
import { done } from '../notation.ts';
import { takeShown } from '../state/knowledge.ts';
import { cardOf, peekTop } from '../state/piles.ts';
import { planAction } from '../plan/action.ts';
import { locksOf } from '../plan/locks.ts';
import { Planner } from '../plan/planner.ts';
import { deployForces, isHome } from '../resolve/deploy.ts';
import { fizzle, routeStep } from '../resolve/move.ts';
import { buildBridge } from '../resolve/bridges.ts';
import { tellStatus } from '../resolve/strikes.ts';
import { contextOf } from '../state/context.ts';
import { hexName, tell } from '../state/reporting.ts';
import { turnOrder } from '../state/rounds.ts';
import type { Action, CardId, Champion, State } from '../types.ts';
import { board, championOf, occupies, traitOf } from '../state/units.ts';

const planner = new Planner();

/** Seats that are asked in the next step: not Done and, as a rule, with mana (§12.1, S-54). */
function eligible({ seats, options }: State): number[] {
  const found: number[] = [];
  for (let seat = 0; seat < seats.length; seat++) {
    const { done: isDone, mana } = seats[seat];
    if (!isDone && (mana > 0 || !options.zeroCostNeedsMana)) found.push(seat);
  }
  return found;
}

function openPhase(turn: Play): void {
  turn.state.phase = 'action';
  turn.then({ do: 'action/step' });
}

function nextStep(turn: Play): void {
  const seats = eligible(turn.state);
  if (seats.length > 0) turn.ask('action', seats);
}

type Revealed = { readonly seat: number; readonly action: Action };

// What each seat's last whole plan was walked to, until it is revealed: the state stands still between the two.
const walked: ({
  readonly state: State;
  readonly plan: readonly Choice[];
  readonly action: Action;
} | null)[] = [];

function walk(state: State, seat: number, plan: readonly Choice[]): Action | null {
  planner.reset(state, seat, plan);
  return planAction(planner);
}

function actionOf(state: State, seat: number, plan: readonly Choice[]): Action | null {
  const known = walked[seat] ?? null;
  walked[seat] = null;
  return known !== null && known.state === state && isSame(known.plan, plan)
    ? known.action
    : walk(state, seat, plan);
}

function isSame(one: readonly Choice[], other: readonly Choice[]): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
}

function revealActions(state: State, decision: Decision): Revealed[] {
  const revealed: Revealed[] = [];
  for (const seat of decision.seats) {
    const action = actionOf(state, seat, decision.plans[seat]);
    if (action !== null) revealed.push({ seat, action });
  }
  return revealed;
}

/** What an action costs now. */
function priceOf(state: State, { seat, action }: Revealed): { readonly mana: number; readonly gold: number } {
  const { options } = state;
  switch (action.act) {
    case 'card': {
      const card = cardOf(state, action.card);
      return { mana: manaCost(state, seat, card), gold: goldCost(state, seat, card) };
    }
    case 'build':
      return { mana: options.buildMana, gold: 0 };
    case 'march':
      return { mana: options.marchMana, gold: 0 };
    case 'reinforce':
      return { mana: options.reinforceMana, gold: options.reinforceGold };
    case 'done':
    case 'free-march':
    case 'ability':
      return { mana: 0, gold: 0 };
  }
}

// G-09: costs are paid and cards leave the hand before anything resolves.
function pay(turn: Play, revealed: Revealed): void {
  const { state } = turn;
  const { seat, action } = revealed;
  const owner = state.seats[seat];
  const { mana, gold } = priceOf(state, revealed);
  owner.mana -= mana;
  owner.gold -= gold;
  switch (action.act) {
    case 'done':
      owner.done = true;
      return;
    case 'card':
      return layOut(state, seat, action.card);
    case 'free-march':
      owner.freeMarches++;
      return;
    case 'ability':
      return useAbility(state, action.champion);
    case 'build':
    case 'march':
    case 'reinforce':
  }
}

function layOut(state: State, seat: number, card: CardId): void {
  const owner = state.seats[seat];
  owner.discount = 0;
  if (cardOf(state, card).champion !== undefined) owner.lastContract = false;
  takeShown(owner, card);
  owner.resolving = card;
  owner.cardsPlayed++;
}

function useAbility(state: State, card: CardId): void {
  const champion = championOf(state, card);
  if (champion !== null) champion.used = true;
}

// §12.3, G-03: cards by initiative, ties in seat order from the Lead; then everything else in seat order.
function schedule(turn: Play, revealed: readonly Revealed[]): void {
  const { state } = turn;
  let order = turnOrder(state);
  if (state.options.initiativeTies === 'random') order = shuffle(turn.random, order.slice());
  const cards: StepTo<'card/open'>[] = [];
  const basics: StepTo<'action/basic'>[] = [];
  for (const seat of order) {
    const action = actionIn(revealed, seat);
    if (action === null || action.act === 'done') continue;
    if (action.act !== 'card') basics.push({ do: 'action/basic', seat, action });
    else
      sortIn(state, cards, {
        do: 'card/open',
        seat,
        card: action.card,
        hex: action.hex,
        orders: action.orders,
      });
  }
  if (state.options.initiativeTies === 'random')
    basics.sort((a, b) => seatRank(state, a.seat) - seatRank(state, b.seat));
  // What is scheduled last comes first.
  turn.then({ do: 'action/step' });
  if (basics.length > 0) turn.then(...basics);
  if (cards.length > 0) turn.then(...cards);
}

// Puts a card behind those that come before it or with it.
function sortIn(state: State, cards: StepTo<'card/open'>[], step: StepTo<'card/open'>): void {
  const { initiative } = cardOf(state, step.card);
  cards.push(step);
  let at = cards.length - 1;
  for (; at > 0 && cardOf(state, cards[at - 1].card).initiative > initiative; at--) cards[at] = cards[at - 1];
  cards[at] = step;
}

function actionIn(revealed: readonly Revealed[], seat: number): Action | null {
  for (const one of revealed) if (one.seat === seat) return one.action;
  return null;
}

function seatRank(state: State, seat: number): number {
  return (seat - state.lead + state.seats.length) % state.seats.length;
}

const noMore: readonly Choice[] = [];

const actionDecision: Rules<'action'> = {
  choices(state, seat, plan) {
    const action = walk(state, seat, plan);
    if (action === null) return planner.offer ?? noMore;
    walked[seat] = { state, plan: plan.slice(), action };
    return noMore;
  },
  ends: [done],
  fallback: (_state, _seat, plan, legal) =>
    plan.length === 0 ? done : legal.includes('none') ? 'none' : legal[0],
  reveal(turn, decision) {
    const revealed = revealActions(turn.state, decision);
    if (turn.reporting) tellRevealed(turn, decision, revealed);
    for (const one of revealed) pay(turn, one);
    schedule(turn, revealed);
  },
};

function tellRevealed(turn: Play, decision: Decision, revealed: readonly Revealed[]): void {
  const actions = revealed.map(({ seat, action }) => {
    const plan = decision.plans[seat];
    const { mana, gold } = priceOf(turn.state, { seat, action });
    const price = { ...(mana > 0 ? { mana } : {}), ...(gold > 0 ? { gold } : {}) };
    const open = { seat, choices: plan.slice(), locks: locksOf(turn.state, seat, action, plan), ...price };
    if (action.act !== 'card') return open;
    const { slug, initiative } = cardOf(turn.state, action.card);
    return { ...open, card: slug, initiative };
  });
  tell(turn, { tell: 'revealed', actions });
}

// ---- Basic Actions, the free march and abilities

function basicAction(turn: Play, { seat, action }: StepTo<'action/basic'>): void {
  const { state } = turn;
  state.context = null;
  if (turn.reporting)
    tell(turn, {
      tell: 'action-resolves',
      seat,
      action: action.act === 'ability' ? action.trait : action.act,
    });
  switch (action.act) {
    case 'build': {
      const [a, b] = board(state).edgeEnds[action.edge];
      const touches = occupies(state, seat, a) || occupies(state, seat, b);
      if (!touches || !buildBridge(turn, seat, action.edge, false)) fizzle(turn, seat, 'build');
      return;
    }
    case 'march':
    case 'free-march':
      return turn.then(routeStep(seat, action.route, {}));
    case 'reinforce':
      contextOf(state, seat);
      if (isHome(state, seat, action.hex)) deployForces(turn, seat, action.hex, 1);
      else fizzle(turn, seat, 'deploy');
      state.context = null;
      return;
    case 'ability':
      return resolveAbility(turn, seat, action);
    case 'card':
    case 'done':
  }
}

function resolveAbility(turn: Play, seat: number, action: Extract<Action, { act: 'ability' }>): void {
  const { state } = turn;
  const champion = championOf(state, action.champion);
  if (champion === null || champion.seat !== seat) return fizzle(turn, seat, action.trait);
  switch (action.trait) {
    case 'stitchwork':
      return stitch(turn, seat, champion, action.target);
    case 'tempest':
      return tempest(turn, seat, champion);
    case 'slipstep': {
      const stack = { hex: champion.hex, forces: 0, champions: [champion.card] };
      return turn.then(routeStep(seat, { stack, path: action.path }, { ignoring: 'bridges' }));
    }
    case 'archive': {
      const look = traitOf(state, champion.card, 'archive')?.look ?? 0;
      peekTop(state.seats[seat], look, turn.random);
      return state.seats[seat].hand.length > 0 && state.seats[seat].draw.length > 0
        ? turn.ask('archive', [seat], { look })
        : undefined;
    }
    case 'gateway':
      state.wormholes.push({ a: champion.hex, b: action.path[0], seat });
      return tellStatus(turn, seat, 'gateway', {
        hexes: [hexName(state, champion.hex), hexName(state, action.path[0])],
      });
  }
}

// Stitchwork: a friendly champion on the surgeon's hex (may be itself).
function stitch(turn: Play, seat: number, surgeon: Champion, target: CardId): void {
  const patient = championOf(turn.state, target);
  if (patient === null || patient.seat !== seat || patient.hex !== surgeon.hex)
    return fizzle(turn, seat, 'stitchwork');
  healChampion(turn, patient, traitOf(turn.state, surgeon.card, 'stitchwork')?.heal ?? 0);
}

// Tempest (C-29): every enemy champion on adjacent hexes, not on its own.
function tempest(turn: Play, seat: number, caster: Champion): void {
  const { state } = turn;
  const near = adjacentHexes(state, seat, caster.hex);
  const damage = traitOf(state, caster.card, 'tempest')?.damage ?? 0;
  for (const champion of state.champions.slice()) {
    if (champion.seat !== seat && near.includes(champion.hex)) damageChampion(turn, champion, damage, seat);
  }
}

// The top cards that the seat's Archivist shows it (C-27).
function archived(state: State, seat: number, look: number): readonly CardId[] {
  return state.seats[seat].peeked.slice(0, look);
}

/** Archivist Prime's idea (C-27): swap one of the top two cards with a hand card. */
const archive: Rules<'archive'> = {
  choices(state, seat, plan, { about }) {
    const owner = state.seats[seat];
    if (plan[0] === 'none' || plan.length >= 2) return [];
    if (plan.length === 0)
      return [...new Set(archived(state, seat, about.look))]
        .map((card) => `card:${cardOf(state, card).slug}`)
        .concat('none');
    return [...new Set(owner.hand)].map((card) => `card:${cardOf(state, card).slug}`);
  },
  fallback: (_state, _seat, _plan, legal) => (legal.includes('none') ? 'none' : legal[0]),
  reveal(turn, decision) {
    const { state } = turn;
    const [seat] = decision.seats;
    const owner = state.seats[seat];
    const [wanted, given] = decision.plans[seat];
    if (wanted === 'none') return;
    const byChoice = (cards: readonly CardId[], choice: string) =>
      cards.find((card) => `card:${cardOf(state, card).slug}` === choice) ?? -1;
    const up = byChoice(archived(state, seat, decision.about.look), wanted);
    const down = byChoice(owner.hand, given);
    if (up < 0 || down < 0) return;
    owner.draw[owner.draw.lastIndexOf(up)] = down;
    owner.peeked[owner.peeked.indexOf(up)] = down;
    owner.fresh = [];
    owner.hand[owner.hand.indexOf(down)] = up;
  },
};

/** Steps of the Action Phase. */
export const actionSteps: Handlers<'round/action' | 'action/step' | 'action/basic'> = {
  'round/action': openPhase,
  'action/step': nextStep,
  'action/basic': basicAction,
};
/** Decisions of the Action Phase. */
export const actionDecisions = { action: actionDecision, archive } as const;
