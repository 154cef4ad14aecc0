// Measures of Bridgefront: what the lab keeps of every match.

import { eventColumns } from '@bridgefront/lab/figures.ts';
import type { Measures } from '@bridgefront/lab/measures.ts';
import { cardsFor, printedCardOptions } from '../rules/cards/index.ts';
import type { State } from '../rules/types.ts';
import { figures } from './figures.ts';
import { BridgefrontWitness } from './witness.ts';

/**
 * What the lab measures of Bridgefront. Rounds are taken at Scoring, before hands are put away: mana left is mana wasted,
 * `free_left` and `dear_left` count cards in hand for 0 mana at a seat without any, and for 3 and more.
 */
export const measures: Measures<State> = {
  tables: {
    auctions: {
      round: 'whole',
      card: 'text',
      seat: 'whole',
      how: 'text',
      price: 'whole',
      bidders: 'whole',
    },
    rounds: {
      seat: 'whole',
      round: 'whole',
      gold: 'whole',
      mana_left: 'whole',
      hand_left: 'whole',
      free_left: 'whole',
      dear_left: 'whole',
      cards_played: 'whole',
      forces: 'whole',
      champions: 'whole',
      mines: 'whole',
      forges: 'whole',
      center: 'flag',
      capitals: 'whole',
      permanent: 'whole',
      control: 'whole',
    },
    battles: {
      round: 'whole',
      attacker: 'whole',
      defender: 'whole',
      siege: 'flag',
      attacker_forces: 'whole',
      attacker_champions: 'whole',
      defender_forces: 'whole',
      defender_champions: 'whole',
      /** Chance of the attacker as a player could judge it: a champion counts as the Forces that it is worth. */
      odds: 'real',
      winner: 'text',
      combat_rounds: 'whole',
      forces_left: 'whole',
      champions_left: 'whole',
    },
    cards: {
      seat: 'whole',
      card: 'text',
      type: 'text',
      mana: 'whole',
      gained: 'whole',
      price: 'whole',
      round: 'whole',
      source: 'text',
      played: 'whole',
      fizzled: 'whole',
    },
    points: { seat: 'whole', source: 'text', points: 'whole' },
    events: eventColumns,
  },
  matches: { rounds: 'whole', decided: 'text', battles: 'whole' },
  seats: {
    faction: 'text',
    permanent: 'whole',
    control: 'whole',
    points: 'whole',
    gold: 'whole',
    corner: 'text',
    forge_distance: 'whole',
    first_lead: 'flag',
    /** Round in which it first put a champion on the board; null: never. */
    first_champion: 'whole',
    mana_wasted: 'whole',
  },
  changes: 'cardChanges',
  cards: (options) => cardsFor({ ...printedCardOptions, ...options }),
  plays: { action: ['card'] },
  restrictions: [
    { says: 'bids for a card of the row', kinds: { 'bid.buy:*': 'never' } },
    { says: 'marches by a free Action', kinds: { 'action.march': 'never', 'action.free-march': 'never' } },
    { says: 'builds by a free Action', kinds: { 'action.build': 'never' } },
    { says: 'reinforces by a free Action', kinds: { 'action.reinforce': 'never' } },
    { says: 'plays a card as an Action', kinds: { 'action.card:*': 'never' } },
    { says: 'brings Champions along', kinds: { 'action.champion:*': 'never' } },
    { says: 'takes gold when collecting', kinds: { 'collect.mode:gold': 'never' } },
    { says: 'drafts when collecting', kinds: { 'collect.mode:draft': 'never' } },
  ],
  witness: (match) => new BridgefrontWitness(match),
  figures,
};
