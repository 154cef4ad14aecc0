// Reading the cards of a position: what is listed lies where it is listed, the rest is shuffled into the decks.

import { refusePosition, shuffle } from '@bridgefront/kernel';
import type { PositionPart, Random } from '@bridgefront/kernel';
import { takeCard } from '@bridgefront/tabletop/piles';
import { cardsFor } from '../cards/index.ts';
import { allCards, ownCards } from '../state/census.ts';
import { marketDeck, powerDeck, starterDeck } from '../setup/decks.ts';

import type { CardId, State } from '../types.ts';
import { readPile } from './names.ts';
import type { SeatFields } from './read-seats.ts';

function isChampion(state: State, card: CardId): boolean {
  return cardsFor(state.options)[card]?.champion !== undefined;
}

/** A draw pile that is left out holds the rest of the starter deck, shuffled. */
export function fillDrawPiles(state: State, seats: readonly SeatFields[], random: Random): void {
  seats.forEach(({ draw }, i) => {
    if (draw.given) return;
    const seat = state.seats[i];
    const rest = starterDeck(state.options, seat.faction).slice();
    for (const card of ownCards(seat)) takeCard(rest, card);
    const elsewhere = allCards(state).filter((card) => isChampion(state, card));
    seat.draw = shuffle(
      random,
      rest.filter((card) => !elsewhere.includes(card)),
    );
  });
}

// Cards that have left the decks: everything outside of them but the starter decks.
function drawnCards(state: State): CardId[] {
  const drawn = state.row.slice(state.rowAt);
  for (const draft of state.drafts) drawn.push(...draft.cards);
  for (const seat of state.seats) {
    const cards = ownCards(seat);
    for (const card of starterDeck(state.options, seat.faction)) takeCard(cards, card);
    drawn.push(...cards);
  }
  return drawn;
}

/** Market and Power decks; one that is left out holds every card of it that lies nowhere else, shuffled. */
export function readDecks(state: State, part: PositionPart, random: Random): void {
  const names = ['market-1', 'market-2', 'market-3', 'power-1', 'power-2', 'power-3'] as const;
  const given = part.given ? part.fields(...names) : null;
  const drawn = drawnCards(state);
  names.forEach((name, i) => {
    const age = (i % 3) + 1;
    const decks = i < 3 ? state.market : state.power;
    if (given?.[name].given === true) {
      decks[age - 1] = readPile(given[name]);
      return;
    }
    const rest = i < 3 ? marketDeck(state.options, age, random) : powerDeck(state.options, age);
    for (const card of drawn) takeCard(rest, card);
    decks[age - 1] = shuffle(random, rest);
  });
}

/** Every card is one of the match, and a champion exists once. */
export function checkChampions(state: State): void {
  const seen = new Set<CardId>();
  const cards = cardsFor(state.options);
  for (const card of allCards(state)) {
    if (cards[card] === undefined) refusePosition('', 'There are not so many new cards in this match.');
    if (!isChampion(state, card)) continue;
    if (seen.has(card))
      refusePosition(
        '',
        `The champion ${cardsFor(state.options)[card].name} is in two places; there is only one of it.`,
      );
    seen.add(card);
  }
}
