// What a match is played with: each faction's starter deck, and the Market and Power decks of each Age.

import { shuffle } from '@bridgefront/kernel';
import type { Random } from '@bridgefront/kernel';
import { cardsFor, decksFor, factionCards, idOfSlug, starterRowFor } from '../cards/index.ts';
import { cardsOfRow, isIn } from '../cards/starter-decks.ts';
import type { DeckName, Faction } from '../effects.ts';
import type { BridgefrontOptions, CardId } from '../types.ts';

function makeStarter(options: BridgefrontOptions, faction: Faction): readonly CardId[] {
  const kind = options.starterDeck;
  const { spell, champion } = factionCards[faction];
  const row = starterRowFor(options, faction);
  if (kind === 'own') return [...cardsOfRow(row, cardsFor(options)), spell, champion];
  const deck = [...decksFor(options).starter, spell, champion];
  if (kind === 'common') return deck;
  for (const swap of row.swaps) {
    const place = deck.indexOf(idOfSlug(swap.out));
    if (place >= 0 && isIn(cardsFor(options), swap.in)) deck[place] = idOfSlug(swap.in);
  }
  return deck;
}

// By the decks of a match.
const starters = new WeakMap<object, Map<string, readonly CardId[]>>();

/** The unshuffled starter deck of a faction: nine cards, its spell and its champion (S-35). */
export function starterDeck(options: BridgefrontOptions, faction: Faction): readonly CardId[] {
  const decks = decksFor(options);
  const known = starters.get(decks) ?? new Map<string, readonly CardId[]>();
  starters.set(decks, known);
  const key = `${options.starterDeck} ${faction}`;
  const deck = known.get(key) ?? makeStarter(options, faction);
  known.set(key, deck);
  return deck;
}

/**
 * The unshuffled Market deck of an Age. `marketDeckSize` above the listed number adds second copies, drawn at
 * random; never of champions, which exist once (T-24, S-112).
 */
export function marketDeck(options: BridgefrontOptions, age: number, random: Random): CardId[] {
  const deck = decksFor(options)[`market-${age}` as DeckName].slice();
  const missing = options.marketDeckSize - deck.length;
  if (missing <= 0) return deck;
  const copies = shuffle(
    random,
    deck.filter((card) => cardsFor(options)[card].champion === undefined),
  );
  return deck.concat(copies.slice(0, missing));
}

/** The unshuffled Power deck of an Age with the first `powerVictoryCards` of its Victory cards (T-23, S-112). */
export function powerDeck(options: BridgefrontOptions, age: number): CardId[] {
  let victories = 0;
  const cards = cardsFor(options);
  return decksFor(options)[`power-${age}` as DeckName].filter((card) => {
    return cards[card].type !== 'victory' || ++victories <= options.powerVictoryCards;
  });
}
