// The set-up: starting cards in place, the shared deck shuffled, hands dealt (CA-8, CA-9).

import { randomInt, shuffle } from '@bridgefront/kernel';
import type { Options, Random, Seat, Step, StepHandlers } from '@bridgefront/kernel';
import { tableFor } from './cards/in-force.ts';
import { isSeries } from './ending.ts';
import { tellerOf } from './faces.ts';
import type { Play, Terms } from './faces.ts';
import { insert } from './hand.ts';
import { holdOrder } from './notation.ts';
import { castlesOptions } from './options.ts';
import type { CastlesOptions } from './options.ts';
import { newPiece } from './pieces.ts';
import { inTeams, inTurn, playersOf } from './sides.ts';
import type { Side } from './sides.ts';
import type { SeatState, State } from './types.ts';
import { zoneOf } from './zones.ts';

/** A seat before anything was dealt. */
function emptySeat(): SeatState {
  return { hand: [], known: [], shown: [], order: holdOrder };
}

function redSide({ firstPlayer }: CastlesOptions, random: Random): Side {
  if (firstPlayer === 'random') return randomInt(random, 2);
  return firstPlayer === 'seat-0' ? 0 : 1;
}

/** A state with nothing in play and nothing dealt. */
export function bareState(options: CastlesOptions, red: Side, seats: number): State {
  const { cards, starters } = tableFor({ options });
  return {
    options,
    phase: 'start',
    red,
    first: red,
    fought: [],
    turn: 0,
    active: red,
    yielded: [],
    ambush: 0,
    cycled: 0,
    sprung: [],
    pieces: [],
    // Of the starting cards Red has number 1 and Blue 2 (CA-5).
    next: cards.map((_, kind) => (starters.some((one) => one.kind === kind) ? 3 : 1)),
    deck: [],
    sunk: 0,
    discard: [],
    seats: Array.from({ length: seats }, emptySeat),
    winners: [],
    ending: null,
  };
}

/** Puts the starting cards of both sides into play, Red's first. */
export function placeStarters(state: State): void {
  for (const seat of [state.red, 1 - state.red]) {
    const number = seat === state.red ? 1 : 2;
    for (const { kind, zone } of tableFor(state).starters)
      state.pieces.push(newPiece(state, seat, kind, number, zoneOf(state, seat, zone)));
  }
}

/** Cards for hands, in the order of turns, from the end of the deck (CA-9, CA-81). */
export function dealHands(state: State, seats: readonly Seat[] = inTurn(state)): void {
  for (const seat of seats) {
    for (let i = 0; i < handAtStart(state); i++) {
      const kind = state.deck.pop();
      if (kind !== undefined) insert(state.seats[seat].hand, kind);
    }
  }
}

/** How many cards each hand is dealt. */
function handAtStart(state: State): number {
  return inTeams(state) ? state.options.teamHand : state.options.startingHand;
}

/** Makes a siege ready that nothing is in play of yet: starting cards, a shuffled deck, hands. */
export function prepare(state: State, random: Random): void {
  placeStarters(state);
  state.deck = shuffle(random, tableFor(state).shared.slice());
  dealHands(state);
}

/** The first state. */
export function setup(options: Options, seats: number, random: Random): { state: State; stack: Step[] } {
  const own = castlesOptions(options);
  const state = bareState(own, redSide(own, random), seats);
  prepare(state, random);
  return { state, stack: [{ do: 'start' }] };
}

function start(turn: Play): void {
  const { state } = turn;
  const { red, first } = state;
  const teams = inTeams(state) ? { teams: [0, 1].map((side) => [...playersOf(state, side)]) } : {};
  const series = isSeries(state) ? { siege: state.fought.length + 1, of: state.options.series, first } : {};
  tellerOf(turn)?.({ tell: 'start', red, cards: handAtStart(state), ...teams, ...series });
  if (state.options.mulligan) turn.ask('mulligan', [...state.seats.keys()]);
  else turn.then({ do: 'turn/begin' });
}

/** The step before the first turn. */
export const setupSteps = { start } satisfies Partial<StepHandlers<State, Terms>>;
