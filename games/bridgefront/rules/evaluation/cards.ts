// What the choices about cards are worth: bids, drafts, discards, looks ahead and the Collection.

import type { Choice, Decision } from '@bridgefront/kernel';
import { bidders } from '../phases/market.ts';
import { mineYield, readHarvest } from '../phases/ending.ts';
import { cardOfChoice, none, numberOfChoice } from '../notation.ts';
import { cardOf } from '../state/piles.ts';
import type { CardId, State } from '../types.ts';
import { benchFor } from './actions.ts';
import { burnWorth, keepWorth } from './orders.ts';
import { gainValue, playValue } from './value.ts';
import { goldWorth, weights } from './weights.ts';

/** Worth of each legal next choice of one kind of decision. */
export type Appraise = (
  state: State,
  seat: number,
  plan: readonly Choice[],
  legal: readonly Choice[],
  decision: Decision,
) => readonly number[];

function roundsLeft(state: State): number {
  return state.options.rounds - state.round + 1;
}

/** What gaining a card is worth to a seat in this round. */
export function cardGain(state: State, card: CardId): number {
  return gainValue(cardOf(state, card), roundsLeft(state));
}

// ---- Bids

/** What a seat that does not get this card may expect from the rest of the row. */
function restOfRow(state: State): number {
  const seats = bidders(state).length;
  const rest = state.row.slice(state.rowAt + 1);
  if (rest.length === 0) return 0;
  const worths = rest.map((card) => cardGain(state, card)).sort((a, b) => b - a);
  if (seats <= 2) return worths[0];
  return worths.reduce((sum, worth) => sum + worth, 0) / worths.length;
}

function richestRival(state: State, seat: number): number {
  let most = 0;
  for (const other of bidders(state)) if (other !== seat) most = Math.max(most, state.seats[other].gold);
  return most;
}

/** Gold that the hand can use this round: for a champion, for recruits. */
function reserve(state: State, seat: number): number {
  let most = 0;
  for (const card of state.seats[seat].hand) {
    const data = cardOf(state, card);
    most = Math.max(most, data.goldByCount?.[0] ?? data.gold);
  }
  return most;
}

/**
 * Bids (§11): what this card is worth beyond the ones that follow, shaded; gold that the hand needs counts double.
 * A Pass Bid above 0 keeps a worse card away from who would rather wait.
 */
const bid: Appraise = (state, seat, _plan, legal) => {
  const { gold } = state.seats[seat];
  const price = goldWorth(gold, roundsLeft(state));
  const gain = cardGain(state, state.row[state.rowAt]) - weights.bidRest * restOfRow(state);
  const rival = richestRival(state, seat);
  const needed = reserve(state, seat);
  const rivals = Math.max(1, bidders(state).length - 1);
  return legal.map((choice) => {
    const amount = numberOfChoice(choice);
    if (choice.startsWith('pass:'))
      return gain < -weights.passBelow && amount <= 1 ? 0.35 * amount : -weights.passCost * amount * price;
    const wins = amount > rival ? 1 : bidWins(amount, rival) ** rivals;
    const short = Math.max(0, needed - (gold - amount));
    return (
      wins * (gain - amount * price - weights.bidNeed * short * price) -
      (amount > rival + 1 ? amount - rival : 0)
    );
  });
};

// Rivals seldom bid all they have: low bids are the likeliest.
function bidWins(amount: number, rival: number): number {
  const share = amount / (rival + 1);
  return weights.bidLeast + (1 - weights.bidLeast) * Math.sqrt(share) ** weights.bidCurve;
}

// ---- Gained cards

const draft: Appraise = (state, _seat, _plan, legal) =>
  legal.map((choice) => (choice === none ? weights.draftLeast : cardGain(state, cardOfChoice(choice))));

const collect: Appraise = (state, seat, plan, legal) => {
  const left = roundsLeft(state);
  const price = goldWorth(state.seats[seat].gold, left);
  const { asks } = readHarvest(state, seat, plan);
  const bench = benchFor(state, seat, []);
  const { hand } = state.seats[seat];
  const worst = hand.reduce((most, card) => Math.max(most, burnWorth(bench, card)), -Infinity);
  const fromForge = weights.draftPoint * weights.point + (left > 1 ? weights.draftCard * price : 0);
  const fromMine = weights.minePoint * weights.point + (left > 1 ? weights.mineCard * price : 0);
  return legal.map((choice) => {
    if (choice === 'mode:gold') return mineYield(state, seat, asks?.hex ?? -1) * price;
    if (choice === 'mode:draft') return asks?.what === 'mine' ? fromMine : fromForge;
    return choice === 'mode:reforge' ? worst : burnWorth(bench, cardOfChoice(choice));
  });
};

// ---- Hand and draw pile

const discard: Appraise = (state, seat, _plan, legal, decision) => {
  const bench = benchFor(state, seat, []);
  const paid = Number(decision.about['mana'] ?? 0) * weights.mana;
  return legal.map((choice) => (choice === none ? 0 : paid - keepWorth(bench, cardOfChoice(choice))));
};

const keep: Appraise = (state, seat, _plan, legal) => {
  const bench = benchFor(state, seat, []);
  return legal.map(
    (choice) =>
      keepWorth(bench, cardOfChoice(choice)) + 0.01 * playValue(cardOf(state, cardOfChoice(choice))),
  );
};

// A card on top comes next round: best what cannot be paid for now.
const topdeck: Appraise = (state, seat, _plan, legal) => {
  const bench = benchFor(state, seat, []);
  return legal.map((choice) => {
    if (choice === none) return weights.topdeckLeast;
    const card = cardOfChoice(choice);
    return weights.topdeckUse * useWorth(state, card) - keepWorth(bench, card);
  });
};

/** What a card does when it is played, after its costs. */
function useWorth(state: State, card: CardId): number {
  const data = cardOf(state, card);
  return playValue(data) - (data.goldByCount?.[0] ?? data.gold) - weights.useMana * data.mana;
}

const study: Appraise = (state, _seat, _plan, legal) =>
  legal.map((choice) => (choice === none ? 0 : weights.averageUse - useWorth(state, cardOfChoice(choice))));

// First the cards for the bottom, ended by `none`; then the best on top.
const scry: Appraise = (state, _seat, plan, legal) => {
  const sinking = legal.includes(none);
  return legal.map((choice) => {
    if (choice === none) return 0;
    const worth = useWorth(state, cardOfChoice(choice));
    return sinking && !plan.includes(none) ? weights.averageUse - worth : worth;
  });
};

const archive: Appraise = (state, _seat, plan, legal) =>
  legal.map((choice) => {
    if (choice === none) return weights.averageUse;
    const worth = useWorth(state, cardOfChoice(choice));
    return plan.length === 0 ? worth : -worth;
  });

/** Appraisals of the questions about cards, by decision. */
export const cardAppraisals = { bid, draft, collect, discard, keep, topdeck, study, scry, archive } as const;
