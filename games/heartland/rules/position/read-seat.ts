// Reading one seat of a position: life, cards in their zones, and what is used up this round.

import { slug } from '@bridgefront/kernel';
import type { PositionPart } from '@bridgefront/kernel';
import { decks } from '../cards/decks.ts';
import { deckList } from '../cards/in-force.ts';
import type { DeckList } from '../cards/decks.ts';
import { cardId, CARDS, sideOf } from '../cards/table.ts';
import { emptySeat } from '../setup.ts';
import type { HeartlandOptions } from '../options.ts';
import { builtDeck } from '../types.ts';
import type { CardId, SeatState } from '../types.ts';
import type { DeckSide } from '../vocabulary.ts';
import { insertCard } from '../zones.ts';

const known = [
  'deck',
  'list',
  'life',
  'hand',
  'known',
  'army',
  'civic',
  'ready',
  'exerted',
  'graveyard',
  'vault',
  'hasGrown',
  'hasSettled',
  'hasCommitted',
  'hasDeployed',
  'topSeen',
  'bottomSeen',
] as const;

const cardNames = CARDS.map(({ name }) => name);

/** A card by its name or slug. */
export function readCard(part: PositionPart): CardId {
  return part.named('card', cardNames, (name) => {
    const card = cardId(slug(name));
    return card < 0 ? undefined : card;
  });
}

// In order of the table, as zones are kept.
function readCards(spot: PositionPart): CardId[] {
  const cards: CardId[] = [];
  for (const item of spot.items()) insertCard(cards, readCard(item));
  return cards;
}

// Top card first in the text, last in the state.
function readDeck(spot: PositionPart, side: DeckSide): CardId[] {
  return spot
    .items()
    .map((item) => {
      const card = readCard(item);
      return sideOf(card) === side ? card : item.refuse(`${CARDS[card].name} is no ${side} card.`);
    })
    .reverse();
}

function readVillagers(spot: PositionPart): CardId[] {
  for (const item of spot.items()) {
    const card = readCard(item);
    if (CARDS[card].kind !== 'villager') item.refuse(`${CARDS[card].name} is no villager.`);
  }
  return readCards(spot);
}

function readList(spot: PositionPart): DeckList {
  const { value } = spot;
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return spot.refuse('a built deck lists its cards with the copies of each.');
  const list = CARDS.map(() => 0);
  for (const [name, count] of Object.entries(value)) {
    const card = cardId(slug(name));
    if (card < 0) spot.refuse(`there is no card "${name}".`);
    if (!Number.isInteger(count) || count < 0 || count > 50) spot.refuse(`${name} has no number of copies.`);
    list[card] = count;
  }
  return list;
}

// A prebuilt deck by name, or a list; a position that tells neither is played with the cards that it names.
function readOwnDeck(
  own: SeatState,
  deck: PositionPart,
  list: PositionPart,
  options: HeartlandOptions,
): void {
  if (!deck.given) {
    own.deck = builtDeck;
    return;
  }
  const words = [...decks.map(({ slug: word }) => word), 'built'];
  const found = words.indexOf(deck.word(words, 'deck', 'built'));
  own.deck = found < decks.length ? found : builtDeck;
  own.list = found < decks.length ? deckList(options, found) : readList(list);
}

/** Reads a seat; without a text it is as before the choice of decks. */
export function readSeat(spot: PositionPart, options: HeartlandOptions): SeatState {
  const { life } = options;
  const own = emptySeat(life);
  if (!spot.given) return own;
  const f = spot.fields(...known);
  readOwnDeck(own, f.deck, f.list, options);
  own.life = f.life.int(-999, 999, life);
  own.hand = readCards(f.hand);
  own.known = readCards(f.known);
  own.army = readDeck(f.army, 'army');
  own.civic = readDeck(f.civic, 'civic');
  own.ready = readVillagers(f.ready);
  own.exerted = readVillagers(f.exerted);
  own.graveyard = readCards(f.graveyard);
  own.vault = readCards(f.vault);
  own.hasGrown = f.hasGrown.flag(false);
  own.hasSettled = f.hasSettled.flag(false);
  own.hasCommitted = f.hasCommitted.flag(false);
  own.hasDeployed = f.hasDeployed.flag(false);
  own.topSeen = f.topSeen.flag(false);
  own.bottomSeen = f.bottomSeen.int(0, own.army.length, 0);
  return own;
}
