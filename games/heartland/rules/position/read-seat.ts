// Reading one seat of a position: life, cards in their zones, and what is used up this round.

import { slug } from '@bridgefront/kernel';
import type { PositionPart } from '@bridgefront/kernel';
import { decks } from '../cards/decks.ts';
import { cardIn, cardsFor, deckList, numberIn, sideIn } from '../cards/in-force.ts';
import type { DeckList } from '../cards/decks.ts';
import { emptySeat } from '../setup.ts';
import type { HeartlandOptions } from '../options.ts';
import { builtDeck } from '../types.ts';
import type { CardId, SeatState } from '../types.ts';
import type { DeckSide } from '../vocabulary.ts';
import { insertCard } from '../zones.ts';
import type { Under } from '../cards/in-force.ts';
import { positionName } from '@bridgefront/tabletop/accepted';

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

/** A card of the match by its name or slug. */
export function readCard(under: Under, part: PositionPart): CardId {
  return part.named('card', cardsFor(under.options).map(positionName), (name) => {
    const card = numberIn(under, slug(name));
    return card < 0 ? undefined : card;
  });
}

// In order of the table, as zones are kept.
function readCards(under: Under, spot: PositionPart): CardId[] {
  const cards: CardId[] = [];
  for (const item of spot.items()) insertCard(cards, readCard(under, item));
  return cards;
}

// Top card first in the text, last in the state.
function readDeck(under: Under, spot: PositionPart, side: DeckSide): CardId[] {
  return spot
    .items()
    .map((item) => {
      const card = readCard(under, item);
      return sideIn(under, card) === side
        ? card
        : item.refuse(`${cardIn(under, card).name} is no ${side} card.`);
    })
    .reverse();
}

function readVillagers(under: Under, spot: PositionPart): CardId[] {
  for (const item of spot.items()) {
    const card = readCard(under, item);
    if (cardIn(under, card).kind !== 'villager') item.refuse(`${cardIn(under, card).name} is no villager.`);
  }
  return readCards(under, spot);
}

function readList(under: Under, spot: PositionPart): DeckList {
  const { value } = spot;
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return spot.refuse('a built deck lists its cards with the copies of each.');
  const list = cardsFor(under.options).map(() => 0);
  for (const [name, count] of Object.entries(value)) {
    const card = numberIn(under, slug(name));
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
  own.list = found < decks.length ? deckList(options, found) : readList({ options }, list);
}

/** Reads a seat; without a text it is as before the choice of decks. */
export function readSeat(spot: PositionPart, options: HeartlandOptions): SeatState {
  const { life } = options;
  const under = { options };
  const own = emptySeat(life);
  if (!spot.given) return own;
  const f = spot.fields(...known);
  readOwnDeck(own, f.deck, f.list, options);
  own.life = f.life.int(-999, 999, life);
  own.hand = readCards(under, f.hand);
  own.known = readCards(under, f.known);
  own.army = readDeck(under, f.army, 'army');
  own.civic = readDeck(under, f.civic, 'civic');
  own.ready = readVillagers(under, f.ready);
  own.exerted = readVillagers(under, f.exerted);
  own.graveyard = readCards(under, f.graveyard);
  own.vault = readCards(under, f.vault);
  own.hasGrown = f.hasGrown.flag(false);
  own.hasSettled = f.hasSettled.flag(false);
  own.hasCommitted = f.hasCommitted.flag(false);
  own.hasDeployed = f.hasDeployed.flag(false);
  own.topSeen = f.topSeen.flag(false);
  own.bottomSeen = f.bottomSeen.int(0, own.army.length, 0);
  return own;
}
