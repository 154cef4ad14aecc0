// Market Bid-Draft (§11): a row of as many cards as seats, auctioned one after another by sealed bids.

import { choiceValue, rollDie, shuffle } from '@bridgefront/kernel';
import type { Handlers, Play, Rules } from '../terms.ts';
import type { Choice, Decision } from '@bridgefront/kernel';
import { buyChoices, numberOfChoice, passChoices } from '../notation.ts';
import { ageOf } from '../state/piles.ts';
import { gainCard } from '../resolve/gold-and-cards.ts';
import { slugOf, slugsOf, tell } from '../state/reporting.ts';
import { turnOrder } from '../state/rounds.ts';
import type { CardId, State } from '../types.ts';

/** Next-Age cards in the row of a round (§11.0, S-44). */
function previewCount(state: State): number {
  const { previews } = state.options;
  const count = previews[Math.min(state.round, previews.length) - 1];
  return ageOf(state) === 3 ? 0 : Math.min(count, state.seats.length);
}

function deal(pile: CardId[], count: number): CardId[] {
  return pile.splice(Math.max(0, pile.length - count), count).reverse();
}

// §11.0: previews and current cards are shuffled together; a short deck makes a short row (S-52).
function openMarket(turn: Play): void {
  const { state } = turn;
  state.phase = 'market';
  const age = ageOf(state);
  const previews = previewCount(state);
  const next = previews > 0 ? deal(state.market[age], previews) : [];
  const current = deal(state.market[age - 1], state.seats.length - previews);
  state.row = shuffle(turn.random, [...next, ...current]);
  state.rowAt = 0;
  state.rowWins = state.seats.map(() => 0);
  if (turn.reporting) tell(turn, { tell: 'row', cards: slugsOf(state, state.row), previews: next.length });
  turn.then({ do: 'market/card' });
}

/** Seats that may still gain a row card (§11.1). */
export function bidders(state: State): number[] {
  const { rowWins, options } = state;
  const seats: number[] = [];
  for (let seat = 0; seat < rowWins.length; seat++) if (rowWins[seat] < options.maxRowWins) seats.push(seat);
  return seats;
}

const noBidders: readonly number[] = [];

function auctionCard(turn: Play): void {
  const { state } = turn;
  const seats = state.rowAt < state.row.length ? bidders(state) : noBidders;
  if (seats.length === 0) return closeMarket(state);
  if (seats.length === 1) {
    // The last seat takes the last card for a pass of 0 (S-45).
    const card = state.row[state.rowAt];
    if (turn.reporting) tell(turn, { tell: 'last-card', card: slugOf(state, card), seat: seats[0] });
    award(turn, seats[0]);
    return;
  }
  // Gold is public: whoever has none can only pass with 0, so nobody is asked and nothing is betrayed (S-46).
  const able: number[] = [];
  for (const seat of seats) if (state.seats[seat].gold > 0) able.push(seat);
  if (able.length > 0) turn.ask('bid', able);
  else assign(turn, bidsOf(state, null));
}

function isOver(state: State): boolean {
  const { row, rowAt, rowWins, options } = state;
  if (rowAt >= row.length) return true;
  for (const wins of rowWins) if (wins < options.maxRowWins) return false;
  return true;
}

function closeMarket(state: State): void {
  state.row = [];
  state.rowAt = 0;
}

function award(turn: Play, seat: number): void {
  const { state } = turn;
  const card = state.row[state.rowAt];
  state.rowAt++;
  state.rowWins[seat]++;
  // The gain is told in the state that it leads to: with the last card the row is gone.
  if (isOver(state)) closeMarket(state);
  gainCard(turn, seat, card, 'market', false);
  turn.then({ do: 'market/card' });
}

interface Bid {
  readonly seat: number;
  readonly buys: boolean;
  readonly amount: number;
}

// §11.4: everybody in the tie rolls, the lowest wins, ties roll again. Prospect wins without a roll (S-50). What is tied
// is told with the first roll: the bids themselves are told with the sale.
function breakTie(turn: Play, bids: readonly Bid[], again = false): number {
  const { state } = turn;
  if (bids.length === 1) return bids[0].seat;
  const seats = bids.map((bid) => bid.seat);
  const [{ buys, amount }] = bids;
  const tie = again ? {} : { tie: { card: slugOf(state, state.row[state.rowAt]), buys, amount, seats } };
  const prospect = seats.find(
    (seat) => state.options.prospectWinsTies && state.seats[seat].faction === 'prospect',
  );
  const bySeat =
    state.options.auctionTies === 'seat' ? turnOrder(state).find((seat) => seats.includes(seat)) : undefined;
  const settled = prospect ?? bySeat;
  if (settled !== undefined) {
    const by = prospect === undefined ? 'seat' : 'prospect';
    if (turn.reporting) tell(turn, { tell: 'tie-won', seat: settled, by, ...tie });
    return settled;
  }
  const dice = bids.map(() => rollDie(turn.random));
  const lowest = Math.min(...dice);
  const left = bids.filter((_, index) => dice[index] === lowest);
  const winner = left.length === 1 ? left[0].seat : null;
  if (turn.reporting) tell(turn, { tell: 'roll-off', seats, dice, winner, ...tie });
  return breakTie(turn, left, true);
}

// All who may still gain a card bid; those without gold, who were not asked, pass with 0.
function bidsOf(state: State, decision: Decision | null): Bid[] {
  const bids: Bid[] = [];
  for (const seat of bidders(state)) {
    const choice = decision?.plans[seat][0] ?? passChoices[0];
    bids.push({ seat, buys: choice.startsWith('buy:'), amount: numberOfChoice(choice) });
  }
  return bids;
}

function sell(turn: Play, bids: readonly Bid[], buys: readonly Bid[]): void {
  const { state } = turn;
  let highest = 0;
  for (const { amount } of buys) if (amount > highest) highest = amount;
  const best = buys.filter((bid) => bid.amount === highest);
  const winner = breakTie(turn, best);
  state.seats[winner].gold -= highest;
  if (turn.reporting) {
    // Pass Bids stay hidden when somebody bought (S-51).
    const shown = bids.map((bid) => ({ seat: bid.seat, buy: bid.buys ? bid.amount : null }));
    tell(turn, {
      tell: 'bids-bought',
      card: slugOf(state, state.row[state.rowAt]),
      bids: shown,
      winner,
      price: highest,
    });
  }
  award(turn, winner);
}

function assign(turn: Play, bids: readonly Bid[]): void {
  const { state } = turn;
  let lowest = Infinity;
  for (const { amount } of bids) if (amount < lowest) lowest = amount;
  const cheapest = bids.filter((bid) => bid.amount === lowest);
  const receiver = breakTie(turn, cheapest);
  let pot = 0;
  if (state.options.passPot) {
    for (const bid of bids) {
      state.seats[bid.seat].gold -= bid.amount;
      pot += bid.amount;
    }
    state.seats[receiver].gold += pot;
  }
  if (turn.reporting) {
    const passes = bids.map((bid) => ({ seat: bid.seat, pass: bid.amount }));
    tell(turn, { tell: 'bids-passed', card: slugOf(state, state.row[state.rowAt]), passes, receiver, pot });
  }
  award(turn, receiver);
}

const bid: Rules<'bid'> = {
  choices(state, seat, plan) {
    if (plan.length > 0) return noMore;
    return bidChoices(state.seats[seat].gold);
  },
  fallback: () => passChoices[0],
  whyNot(state, seat, _plan, choice) {
    if (!/^(buy|pass):\d+$/.test(choice)) return null;
    const { gold } = state.seats[seat];
    if (choice === 'buy:0')
      return { message: 'A Buy Bid is at least 1; bid pass:0 to stay out.', rule: '§11.2' };
    return {
      message: `You have ${gold} gold, so you cannot bid ${Number(choiceValue(choice))}.`,
      rule: 'S-46',
    };
  },
  reveal(turn, decision) {
    const bids = bidsOf(turn.state, decision);
    const buys: Bid[] = [];
    for (const one of bids) if (one.buys) buys.push(one);
    if (buys.length > 0) sell(turn, bids, buys);
    else assign(turn, bids);
  },
};

const noMore: readonly Choice[] = [];
const bidTables: (readonly Choice[])[] = [];

// §11.2, S-46: buy 1 to gold, pass 0 to gold.
function bidChoices(gold: number): readonly Choice[] {
  return (bidTables[gold] ??= [...passChoices.slice(0, gold + 1), ...buyChoices.slice(1, gold + 1)]);
}

/** Steps of the Market. */
export const marketSteps: Handlers<'round/market' | 'market/card'> = {
  'round/market': openMarket,
  'market/card': auctionCard,
};
/** Decisions of the Market. */
export const marketDecisions = { bid } as const;
