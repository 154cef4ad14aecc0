// What each faction begins with besides the common cards: two swaps, or nine cards of its own, as a match may change them.

import { capitalised } from '@bridgefront/tabletop/words';
import { factionNames } from '../effects.ts';
import type { Card, Faction } from '../effects.ts';
import type { CardId } from '../types.ts';
import { idOfSlug } from './table.ts';

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

/** Both as one row of what is printed, by faction. */
export type StarterRow = {
  readonly type: 'starters';
  readonly slug: string;
  readonly name: string;
  readonly swaps: readonly Swap[];
  readonly own: readonly string[];
};

/** What a match may change: cards, and what factions begin with. */
export type Printed = Card | StarterRow;

export function isCard(printed: Printed): printed is Card {
  return printed.type !== 'starters';
}

/** What the factions begin with as it is printed, in their order. */
export const starterRows: readonly StarterRow[] = factionNames.map((faction) => ({
  type: 'starters',
  slug: `${faction}-starters`,
  name: `${capitalised(faction)} starters`,
  swaps: starterSwaps[faction],
  own: ownStarters[faction],
}));

/** Whether a match has the card at all. */
export function isIn(cards: readonly Card[], slug: string): boolean {
  return (cards[idOfSlug(slug)]?.copies ?? 0) > 0;
}

/** A faction's own cards, without those that are out of the match. */
export function cardsOfRow({ own }: StarterRow, cards: readonly Card[]): readonly CardId[] {
  return own.filter((slug) => isIn(cards, slug)).map(idOfSlug);
}
