// What a match is played with: each faction's starter deck, and the Market and Power decks of each Age.

import { shuffle } from '@bridgefront/kernel';
import type { Random } from '@bridgefront/kernel';
import { cardId, CARDS, deckCards, factionCards, marketDecks, powerDecks } from '../cards/index.ts';
import type { Faction } from '../effects.ts';
import type { BridgefrontOptions, CardId } from '../types.ts';

/** One starter card that makes room for a card of Age I; names as slugs. */
interface Swap {
  readonly out: string;
  readonly in: string;
}

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

function makeStarter(faction: Faction, swapped: boolean): readonly CardId[] {
  const { spell, champion } = factionCards[faction];
  const deck = [...deckCards.starter, spell, champion];
  if (!swapped) return deck;
  for (const swap of starterSwaps[faction]) deck[deck.indexOf(cardId(swap.out))] = cardId(swap.in);
  return deck;
}

// Without and with swaps.
const starters = [new Map<Faction, readonly CardId[]>(), new Map<Faction, readonly CardId[]>()] as const;

/** The unshuffled starter deck of a faction: nine cards, its spell and its champion (S-35). */
export function starterDeck(options: BridgefrontOptions, faction: Faction): readonly CardId[] {
  const swapped = options.starterDeck === 'faction';
  const byFaction = starters[swapped ? 1 : 0];
  const known = byFaction.get(faction);
  if (known !== undefined) return known;
  const deck = makeStarter(faction, swapped);
  byFaction.set(faction, deck);
  return deck;
}

/**
 * The unshuffled Market deck of an Age. `marketDeckSize` above the listed number adds second copies, drawn at
 * random; never of champions, which exist once (T-24, S-112).
 */
export function marketDeck(options: BridgefrontOptions, age: number, random: Random): CardId[] {
  const deck = marketDecks[age].slice();
  const missing = options.marketDeckSize - deck.length;
  if (missing <= 0) return deck;
  const copies = shuffle(
    random,
    deck.filter((card) => CARDS[card].champion === undefined),
  );
  return deck.concat(copies.slice(0, missing));
}

/** The unshuffled Power deck of an Age with the first `powerVictoryCards` of its Victory cards (T-23, S-112). */
export function powerDeck(options: BridgefrontOptions, age: number): CardId[] {
  let victories = 0;
  return powerDecks[age].filter((card) => {
    return CARDS[card].type !== 'victory' || ++victories <= options.powerVictoryCards;
  });
}
