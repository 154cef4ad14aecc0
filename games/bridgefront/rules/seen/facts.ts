// What the parts of a view are made of: a part is made again only when something said here has changed.

import type { Facts } from '@bridgefront/tabletop/parts';
import type { SeatState, State } from '../types.ts';

/** What everybody sees of a seat. */
export function seatFacts(facts: Facts, seat: SeatState): void {
  const { hand, draw, discard, played, burned, held, boosts, entrenched, siegeWrits, lastStands } = seat;
  facts.values(seat.capital, seat.gold, seat.mana, seat.done, seat.resolving, seat.cardsPlayed);
  facts.values(hand.length, draw.length, discard.length, held.length, seat.discount, seat.freeMarches);
  facts.values(seat.wonBattle, seat.enemyChampionDied, seat.lastContract, seat.homeGuards);
  for (const list of [played, burned, boosts, entrenched, siegeWrits, lastStands, seat.pillaged])
    facts.list(list);
}

/** What only the seat itself sees. */
export function ownFacts(facts: Facts, state: State, index: number): void {
  const seat = state.seats[index];
  facts.values(seat.permanentVp, seat.controlVp);
  for (const list of [seat.hand, seat.draw, seat.peeked, seat.sunk, seat.discard, seat.held])
    facts.list(list);
  for (const batch of seat.buried) facts.list(batch);
  for (const draft of state.drafts) {
    if (draft.seat !== index) continue;
    facts.values(draft.source, draft.keep, draft.optional, draft.hex);
    facts.list(draft.cards);
  }
}

// A board is mostly empty: places with nothing on them are said by what is not said of them.
function placed(facts: Facts, codes: readonly number[]): void {
  for (let place = 0; place < codes.length; place++)
    if (codes[place] !== 0) facts.values(place, codes[place]);
  facts.values(-1);
}

/** Tiles, bridges, and what lies on them. */
export function boardFacts(facts: Facts, state: State): void {
  placed(facts, state.tiles);
  placed(facts, state.bridges);
  for (const list of [state.locked, state.traps, state.dominion, state.wormholes]) facts.list(list);
  facts.values(state.blackout);
}

/** Who stands where. */
export function unitFacts(facts: Facts, { presence, forces, champions }: State): void {
  placed(facts, presence);
  placed(facts, forces);
  for (const { card, seat, hex, hp, slowed, warded, frenzy, used, marks } of champions)
    facts.values(card, seat, hex, hp, slowed, warded, frenzy, used, marks);
}

/** The decks, the market row, and who is shown cards. */
export function cardFacts(facts: Facts, { market, power, row, rowAt, rowWins, drafts }: State): void {
  for (const deck of market) facts.values(deck.length);
  for (const deck of power) facts.values(deck.length);
  facts.values(rowAt);
  facts.list(row);
  facts.list(rowWins);
  for (const { seat, source, cards } of drafts) facts.values(seat, source, cards.length);
}
