// Decisions in the middle of a resolution (G-05, G-18): what depends on cards just seen or dice just rolled.

import type { Choice } from '@bridgefront/kernel';
import { takeCard } from '@bridgefront/tabletop/piles';
import type { Effect } from '../effects.ts';
import { cardOfChoice, none } from '../notation.ts';
import { distinctCards, Planner } from '../plan/planner.ts';
import { planEffects } from '../plan/effects.ts';
import { sinkSeen } from '../state/pile-order.ts';
import { putOnTop } from '../state/piles.ts';
import type { CardId, Draft, State } from '../types.ts';
import { closeDraft, discard, gainMana, keepSeen } from './gold-and-cards.ts';
import { slugsOf, tellApart } from '../state/reporting.ts';
import type { Play, Rules } from '../terms.ts';

const planner = new Planner();

/** Cards named by a plan, up to the first `none`. */
function cardsOf(plan: readonly Choice[]): CardId[] {
  const cards: CardId[] = [];
  for (const choice of plan) {
    if (choice === none) break;
    cards.push(cardOfChoice(choice));
  }
  return cards;
}

function without(cards: readonly CardId[], gone: readonly CardId[]): CardId[] {
  const rest = cards.slice();
  for (const card of gone) {
    const index = rest.indexOf(card);
    if (index >= 0) rest.splice(index, 1);
  }
  return rest;
}

const discardLate: Rules<'discard'> = {
  choices(state, seat, plan, decision) {
    const count = Math.min(decision.about.count, state.seats[seat].hand.length + plan.length);
    if (plan.length >= count || plan.includes(none)) return [];
    const list = distinctCards(state, without(state.seats[seat].hand, cardsOf(plan)));
    if (decision.about.mana > 0) list.push(none);
    return list;
  },
  reveal(turn, decision) {
    const [seat] = decision.seats;
    const count = discard(turn, seat, cardsOf(decision.plans[seat]));
    const mana = decision.about.mana;
    if (count > 0 && mana > 0) gainMana(turn, seat, mana);
  },
};

const topdeckLate: Rules<'topdeck'> = {
  choices(state, seat, plan, decision) {
    if (plan.length > 0) return [];
    const list = distinctCards(state, state.seats[seat].hand);
    if (decision.about.optional) list.push(none);
    return list;
  },
  reveal(turn, decision) {
    const [seat] = decision.seats;
    const owner = turn.state.seats[seat];
    const cards = cardsOf(decision.plans[seat]);
    for (const card of cards) {
      takeCard(owner.hand, card);
      putOnTop(owner, card);
    }
    if (!turn.reporting || cards.length === 0) return;
    tellApart(turn, seat, { tell: 'topdecked', seat }, { cards: slugsOf(turn.state, cards) });
  },
};

const keepLate: Rules<'keep'> = {
  choices(state, seat, plan, decision) {
    if (plan.length >= decision.about.keep) return [];
    const { peeked } = state.seats[seat];
    return distinctCards(state, without(peeked.slice(0, decision.about.count), cardsOf(plan)));
  },
  reveal(turn, decision) {
    const [seat] = decision.seats;
    keepSeen(turn, seat, cardsOf(decision.plans[seat]), decision.about.count);
  },
};

/** Scry (G-19): first the cards for the bottom, ended by `none`; then the order of those that stay, topmost first. */
export function readScry(state: State, seat: number, plan: readonly Choice[], count: number) {
  const seen = state.seats[seat].peeked.slice(0, count);
  const bottom = cardsOf(plan).slice(0, count);
  const closed = plan.includes(none) || bottom.length >= count;
  const open = closed ? plan.slice(plan.includes(none) ? plan.indexOf(none) + 1 : bottom.length) : [];
  const stays = without(seen, bottom);
  const top = cardsOf(open);
  return { sunk: bottom, stays, closed, top, rest: without(stays, top) };
}

const scryLate: Rules<'scry'> = {
  choices(state, seat, plan, decision) {
    const { closed, stays, rest } = readScry(state, seat, plan, decision.about.count);
    if (!closed) return [...distinctCards(state, stays), none];
    const distinct = new Set(rest).size;
    return distinct > 1 ? distinctCards(state, rest) : [];
  },
  fallback: (_state, _seat, _plan, legal) => (legal.includes(none) ? none : legal[0]),
  reveal(turn, decision) {
    const [seat] = decision.seats;
    const owner = turn.state.seats[seat];
    const count = decision.about.count;
    const { sunk, top, rest } = readScry(turn.state, seat, decision.plans[seat], count);
    const order = [...top, ...rest];
    sinkSeen(owner, order, sunk);
    if (turn.reporting)
      tellApart(
        turn,
        seat,
        { tell: 'scryed', seat, count, bottomed: sunk.length },
        { cards: slugsOf(turn.state, order) },
      );
  },
};

/** Where each draft of the seat begins in its plan, and what it keeps so far. */
export function readDrafts(
  state: State,
  seat: number,
  plan: readonly Choice[],
): { draft: Draft; kept: CardId[]; open: boolean }[] {
  const read: { draft: Draft; kept: CardId[]; open: boolean }[] = [];
  let at = 0;
  for (const draft of state.drafts) {
    if (draft.seat !== seat) continue;
    const keep = Math.min(draft.keep, draft.cards.length);
    const kept: CardId[] = [];
    let declined = false;
    while (at < plan.length && kept.length < keep && !declined) {
      const choice = plan[at++];
      if (choice === none) declined = true;
      else kept.push(cardOfChoice(choice));
    }
    read.push({ draft, kept, open: !declined && kept.length < keep });
  }
  return read;
}

const draftLate: Rules<'draft'> = {
  choices(state, seat, plan) {
    for (const { draft, kept, open } of readDrafts(state, seat, plan)) {
      if (!open) continue;
      const list = distinctCards(state, without(draft.cards, kept));
      if (draft.optional) list.push(none);
      return list;
    }
    return [];
  },
  reveal(turn, decision) {
    const { drafts } = turn.state;
    const kept = new Map<Draft, readonly CardId[]>();
    for (const seat of decision.seats) {
      for (const read of readDrafts(turn.state, seat, decision.plans[seat])) kept.set(read.draft, read.kept);
    }
    turn.state.drafts = [];
    for (const draft of drafts) closeDraft(turn, draft, kept.get(draft) ?? []);
  },
};

/** Effects whose targets are chosen after a die was rolled (C-24). */
const branchLate: Rules<'branch'> = {
  choices(state, seat, plan, decision) {
    planner.reset(state, seat, plan);
    const orders = planEffects(planner, decision.about.effects);
    return orders === null ? (planner.offer ?? []) : [];
  },
  reveal(turn, decision) {
    const [seat] = decision.seats;
    planner.reset(turn.state, seat, decision.plans[seat]);
    const orders = planEffects(planner, decision.about.effects);
    if (orders !== null && orders.length > 0) turn.then({ do: 'card/orders', seat, orders });
  },
};

/** Asks for the targets of a branch, or carries it out at once if there is nothing to ask (all public knowledge). */
export function resolveLate(turn: Play, seat: number, effects: readonly Effect[]): void {
  planner.reset(turn.state, seat, []);
  const orders = planEffects(planner, effects);
  if (orders !== null) {
    if (orders.length > 0) turn.then({ do: 'card/orders', seat, orders });
  } else if (!planner.impossible) turn.ask('branch', [seat], { effects });
}

/** Decisions that only resolution can ask (G-05). */
export const lateDecisions = {
  discard: discardLate,
  topdeck: topdeckLate,
  keep: keepLate,
  scry: scryLate,
  draft: draftLate,
  branch: branchLate,
} as const;
