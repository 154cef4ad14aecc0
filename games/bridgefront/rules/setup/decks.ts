// What a match is played with: each faction's starter deck, and the Market and Power decks of each Age.

import { shuffle } from '@bridgefront/kernel';
import type { Random } from '@bridgefront/kernel';
import { cardId, cardsFor, decksFor, factionCards } from '../cards/index.ts';
import type { DeckName, Faction } from '../effects.ts';
import type { BridgefrontOptions, CardId } from '../types.ts';

/** One starter card that makes room for a card of Age I; names as slugs. */
type Swap = { readonly out: string; readonly in: string };

/**
 * Two swaps by faction, used with the option `starterDeck=faction` (T-16, S-111): what a faction is good at comes
 * in, what it needs least goes out. The cards that come in are copies besides those of the Age I Market.
 */
export const starterSwaps: { readonly [faction in Faction]: readonly [Swap, Swap] } = {
  bastion: [
    { out: 'quick-move', in: 'entrench' },
    { out: 'zap', in: 'roadblock-squad' },
  ],
  veil: [
    { out: 'bridge-crew', in: 'escort-detail' },
    { out: 'quick-move', in: 'battle-cry' },
  ],
  aerial: [
    { out: 'bridge-crew', in: 'flank-step' },
    { out: 'march-orders', in: 'quick-march' },
  ],
  prospect: [
    { out: 'supply-cache', in: 'prospecting' },
    { out: 'quick-move', in: 'roadblock-squad' },
  ],
  cipher: [
    { out: 'quick-move', in: 'cycle-notes' },
    { out: 'supply-cache', in: 'scavengers-market' },
  ],
  gatewright: [
    { out: 'quick-move', in: 'rapid-span' },
    { out: 'zap', in: 'sabotage-bridge' },
  ],
};

/**
 * Nine cards for each faction, used with the option `starterDeck=own` (T-16, S-111): five or six of the common ones, and
 * of Age I what the faction lives by. Copies like those that are swapped in.
 */
export const ownStarters: { readonly [faction in Faction]: readonly string[] } = {
  bastion: [
    'recruit',
    'recruit',
    'march-orders',
    'supply-cache',
    'field-medic',
    'bridge-crew',
    'zap',
    'entrench',
    'roadblock-squad',
  ],
  veil: [
    'recruit',
    'recruit',
    'march-orders',
    'supply-cache',
    'scout-report',
    'zap',
    'escort-detail',
    'battle-cry',
    'paid-volunteers',
  ],
  aerial: [
    'recruit',
    'recruit',
    'supply-cache',
    'scout-report',
    'zap',
    'quick-march',
    'flank-step',
    'roll-out',
    'escort-detail',
  ],
  prospect: [
    'recruit',
    'recruit',
    'march-orders',
    'bridge-crew',
    'zap',
    'scout-report',
    'prospecting',
    'trade-caravan',
    'recruit-detachment',
  ],
  cipher: [
    'recruit',
    'recruit',
    'march-orders',
    'bridge-crew',
    'supply-cache',
    'scout-report',
    'roadblock-squad',
    'quick-study',
    'scavengers-market',
  ],
  gatewright: [
    'recruit',
    'recruit',
    'march-orders',
    'bridge-crew',
    'supply-cache',
    'scout-report',
    'rapid-span',
    'recruit-detachment',
    'sabotage-bridge',
  ],
};

function makeStarter(options: BridgefrontOptions, faction: Faction): readonly CardId[] {
  const kind = options.starterDeck;
  const { spell, champion } = factionCards[faction];
  if (kind === 'own') return [...ownStarters[faction].map(cardId), spell, champion];
  const deck = [...decksFor(options).starter, spell, champion];
  if (kind === 'common') return deck;
  for (const swap of starterSwaps[faction]) {
    const place = deck.indexOf(cardId(swap.out));
    if (place >= 0) deck[place] = cardId(swap.in);
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
