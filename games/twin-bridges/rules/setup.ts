// From the shuffled cards to two hands: the draft, or the choice of preconstructed decks.

import { randomInt, shuffle } from '@bridgefront/kernel';
import type { Choice, Decision, DecisionTable, Options, Random, Seat } from '@bridgefront/kernel';
import type { Step, StepHandlers } from '@bridgefront/kernel';
import { decks } from './cards/decks.ts';
import { dealtCards, decksFor, slugIn } from './cards/in-force.ts';
import { tellerOf } from './faces.ts';
import type { Play, Terms } from './faces.ts';
import { cardChoice, cardOfChoice, deckChoices, deckOfChoice } from './notation.ts';
import { twinOptions } from './options.ts';
import { draftRounds, table } from './state.ts';
import type { State } from './state.ts';
import { whyNotPicked, whyNotTaken } from './turn/why-not.ts';
import type { CardId } from './types.ts';

/** Cards laid open in each round of the draft. */
export const offerSize = 4;

function firstSeat(word: string, random: Random): Seat {
  if (word === 'random') return randomInt(random, 2);
  return word === 'seat-0' ? 0 : 1;
}

/** The first state: all cards undealt. Of two players, the one with the first turn does not open the draft. */
export function setup(options: Options, _seats: number, random: Random): { state: State; stack: Step[] } {
  const own = twinOptions(options);
  const first = firstSeat(own.firstPlayer, random);
  const drafts = own.start === 'draft';
  const state = table.make({
    options: own,
    phase: drafts ? 'draft' : 'decks',
    first,
    active: first,
    round: drafts ? 1 : 0,
    pool: dealtCards(own).slice(),
  });
  if (drafts) shuffle(random, state.pool);
  return { state, stack: [{ do: drafts ? 'draft/deal' : 'decks/ask' }] };
}

/** Who opens this round of the draft: the players take turns, so that the first player gets the very last card. */
export function draftOpener(state: State): Seat {
  return state.round % 2 === 1 ? 1 - state.first : state.first;
}

function slugs(state: State, cards: readonly CardId[]): string[] {
  return cards.map((card) => slugIn(state, card));
}

function deal(turn: Play): void {
  const { state } = turn;
  state.offer = state.pool.splice(-offerSize).reverse();
  turn.revealed();
  const seat = draftOpener(state);
  tellerOf(turn)?.({ tell: 'offer', round: state.round, seat, cards: slugs(state, state.offer) });
  turn.then({ do: 'draft/pick' });
}

// The opener picks from the full offer, the other seat from what is left.
function askPick(turn: Play): void {
  const { state } = turn;
  const opener = draftOpener(state);
  turn.ask('draft', [state.offer.length === offerSize ? opener : 1 - opener]);
}

/** How many cards are picked now: one by the opener, then two by the other seat (§2). */
export function picksNow(state: State): number {
  return state.offer.length === offerSize ? 1 : 2;
}

function draftChoices(state: State, _seat: Seat, plan: readonly Choice[]): readonly Choice[] {
  if (plan.length >= picksNow(state)) return [];
  return state.offer.map((card) => cardChoice(state, card)).filter((choice) => !plan.includes(choice));
}

function take(state: State, seat: Seat, card: CardId): void {
  const own = state.seats[seat];
  own.cards.push(card);
  own.known.push(true);
  state.offer = state.offer.filter((other) => other !== card);
}

function revealPicks(turn: Play, { seats: [seat], plans }: Decision): void {
  const { state } = turn;
  const tell = tellerOf(turn);
  const opens = picksNow(state) === 1;
  const picked = plans[seat].map(cardOfChoice);
  for (const card of picked) take(state, seat, card);
  tell?.({ tell: 'picks', seat, cards: slugs(state, picked) });
  if (opens) {
    turn.then({ do: 'draft/pick' });
    return;
  }
  // The last card is nobody's choice (§2).
  const [last] = state.offer;
  take(state, 1 - seat, last);
  tell?.({ tell: 'last-card', seat: 1 - seat, card: slugIn(state, last) });
  if (state.round < draftRounds) {
    state.round++;
    turn.then({ do: 'draft/deal' });
  } else turn.then({ do: 'hands' });
}

// Decks that nobody has taken.
function freeDecks(state: State): number[] {
  return [...decks.keys()].filter((deck) => state.seats.every((seat) => seat.deck !== deck));
}

// The second player takes a deck first (TB-22).
function askDeck(turn: Play): void {
  const { first, seats } = turn.state;
  const second = 1 - first;
  turn.ask('deck', [seats[second].deck < 0 ? second : first]);
}

function revealDeck(turn: Play, { seats: [seat], plans }: Decision): void {
  const { state } = turn;
  const deck = deckOfChoice(plans[seat][0]);
  const own = state.seats[seat];
  own.deck = deck;
  own.cards = decksFor(state.options)[deck].cards.slice();
  own.known = own.cards.map(() => true);
  state.pool = state.pool.filter((card) => !own.cards.includes(card));
  tellerOf(turn)?.({ tell: 'takes-deck', seat, deck: decks[deck].slug });
  turn.then({ do: seat === state.first ? 'hands' : 'decks/ask' });
}

// Both hands are shuffled; the cards that are out of the match lie in the order of the table.
function dealHands(turn: Play): void {
  const { state, random } = turn;
  for (const seat of state.seats) {
    shuffle(random, seat.cards);
    seat.known = seat.cards.map(() => false);
  }
  state.pool.sort((a, b) => a - b);
  state.phase = 'play';
  state.round = 0;
  state.active = state.first;
  turn.revealed();
  tellerOf(turn)?.({ tell: 'hands', first: state.first });
  turn.then({ do: 'turn/begin' });
}

/** The steps before the first turn. */
export const setupSteps = {
  'draft/deal': deal,
  'draft/pick': askPick,
  'decks/ask': askDeck,
  hands: dealHands,
} satisfies Partial<StepHandlers<State, Terms>>;

/** The decisions before the first turn. */
export const setupDecisions = {
  draft: { choices: draftChoices, reveal: revealPicks, whyNot: whyNotPicked },
  deck: {
    choices: (state, _seat, plan) =>
      plan.length > 0 ? [] : freeDecks(state).map((deck) => deckChoices[deck]),
    reveal: revealDeck,
    whyNot: whyNotTaken,
  },
} satisfies Partial<DecisionTable<State, Terms>>;
