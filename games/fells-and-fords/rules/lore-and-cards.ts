// Lore and cards that a seat gains: tokens, draws from the decks, shuffling an empty one anew (FF-52).

import { shuffle } from '@bridgefront/kernel';
import type { Random, Seat } from '@bridgefront/kernel';
import { commandTable, loreTable } from './cards/in-force.ts';
import { tell, tellOwn } from './faces.ts';
import type { FaceOf, Play } from './faces.ts';

/** Gives a seat lore. */
export function gainLore(turn: Play, seat: Seat, lore: number, why: FaceOf<'gains'>['why']): void {
  if (lore <= 0) return;
  turn.state.seats[seat].lore += lore;
  tell(turn, { tell: 'gains', seat, lore, why });
}

function refill(random: Random, deck: number[], discard: number[]): boolean {
  if (deck.length > 0 || discard.length === 0) return false;
  deck.push(
    ...shuffle(
      random,
      discard.splice(0).sort((a, b) => a - b),
    ),
  );
  return true;
}

/** Takes the top command card; -1 when deck and discard pile are empty. */
export function takeCommand(turn: Play, seat: Seat): number {
  const { state, random } = turn;
  if (refill(random, state.commandDeck, state.commandDiscard)) {
    state.sunk = 0;
    for (const own of state.seats) own.returned = [];
    tell(turn, { tell: 'reshuffles', what: 'command', seat });
  }
  const card = state.commandDeck.pop();
  turn.revealed();
  if (card === undefined) return -1;
  if (state.commandDeck.length < state.sunk) {
    state.sunk = state.commandDeck.length;
    // The seat that draws one of the four sees whether it is one that it returned itself.
    const { returned } = state.seats[seat];
    const place = returned.indexOf(card);
    if (place >= 0) returned.splice(place, 1);
  }
  return card;
}

/** Draws command cards into the hand; only the seat sees which. */
export function drawCommands(turn: Play, seat: Seat, count: number): void {
  const drawn: number[] = [];
  for (let i = 0; i < count; i++) {
    const card = takeCommand(turn, seat);
    if (card >= 0) drawn.push(card);
  }
  turn.state.seats[seat].command.push(...drawn);
  tellDrawn(
    turn,
    seat,
    'command',
    inHandOrder(drawn).map((card) => commandTable(turn.state)[card].slug),
  );
}

/** Cards in the order of a hand; in which order they were drawn is nobody's business afterwards. */
export function inHandOrder(cards: readonly number[]): number[] {
  return cards.toSorted((a, b) => a - b);
}

/** Draws lore cards into the hand; only the seat sees which. */
export function drawLore(turn: Play, seat: Seat, count: number): void {
  const own = turn.state.seats[seat];
  const drawn: number[] = [];
  for (let i = 0; i < count; i++) {
    if (refill(turn.random, own.loreDeck, own.loreDiscard)) {
      own.sunkLore = -1;
      tell(turn, { tell: 'reshuffles', what: 'lore', seat });
    }
    const card = own.loreDeck.pop();
    turn.revealed();
    if (card === undefined) break;
    if (own.loreDeck.length === 0) own.sunkLore = -1;
    drawn.push(card);
  }
  own.loreHand.push(...drawn);
  tellDrawn(
    turn,
    seat,
    'lore',
    inHandOrder(drawn).map((card) => loreTable(turn.state)[card].slug),
  );
}

/** Tells the table how many cards were drawn, and the seat which. */
export function tellDrawn(turn: Play, seat: Seat, what: 'command' | 'lore', cards: readonly string[]): void {
  if (cards.length === 0) return;
  const face = { tell: 'draws', seat, what, count: cards.length } as const;
  tellOwn(turn, seat, face, { ...face, cards });
}
