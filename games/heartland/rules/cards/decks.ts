// The three prebuilt decks, and what a built deck may hold (HL-15, HL-78).

import { cardId, CARDS, sideOf } from './table.ts';
import type { Card, DeckSide } from '../vocabulary.ts';

/** How many copies of each card a deck holds, by card. */
export type DeckList = readonly number[];

/** A prebuilt deck: 25 army and 25 civic cards. */
export type Deck = {
  readonly slug: string;
  readonly name: string;
  /** How it wants to win, in one line. */
  readonly character: string;
  readonly list: DeckList;
};

/** Cards of each side of a deck. */
export const sideSize = 25;

function deck(
  slug: string,
  name: string,
  character: string,
  cards: { readonly [slug: string]: number },
): Deck {
  const list = CARDS.map(() => 0);
  for (const [card, copies] of Object.entries(cards)) list[cardId(card)] = copies;
  return { slug, name, character, list };
}

/** The decks in the order in which they are offered (HL-15). */
export const decks: readonly Deck[] = [
  deck(
    'oxbow-wardens',
    'Oxbow Wardens',
    'Hold what you take: tough occupiers, walls, small healing, tactics that blunt an attack.',
    {
      'ditch-levy': 4,
      'pike-rank': 3,
      'ferry-guard': 3,
      'oxbow-captain': 3,
      'river-surgeon': 2,
      'bank-warden': 3,
      'dyke-reeve': 1,
      'shield-line': 2,
      'driving-rain': 2,
      'turn-them-back': 2,
      farmer: 13,
      bandager: 2,
      lookout: 2,
      palisade: 3,
      granary: 2,
      mill: 3,
    },
  ),
  deck(
    'ember-riders',
    'Ember Riders',
    'Strike first: cheap attackers, riders that arrive ready, units that change frontier, direct loss of life.',
    {
      outrider: 4,
      'torch-runner': 3,
      'grass-rider': 3,
      'lance-sister': 2,
      raider: 2,
      'whip-rider': 2,
      firebrand: 2,
      'first-rider': 1,
      headlong: 2,
      'burning-arrows': 2,
      'wheel-about': 2,
      farmer: 13,
      'horse-breaker': 3,
      lookout: 2,
      beacon: 2,
      'war-camp': 3,
      granary: 2,
    },
  ),
  deck(
    'stonefen-assembly',
    'Stonefen Assembly',
    'Outlast: thick bodies, thrown stones, extra cards, units that come back from the graveyard.',
    {
      'peat-cutter': 3,
      'moss-guard': 4,
      'drowned-man': 2,
      'sling-crew': 2,
      'causeway-guard': 3,
      'menhir-bearer': 3,
      'fen-giant': 1,
      'witch-of-the-sluice': 1,
      quagmire: 2,
      'falling-stone': 2,
      'call-the-drowned': 2,
      farmer: 13,
      peddler: 2,
      lookout: 2,
      granary: 2,
      mill: 3,
      'long-hall': 2,
      palisade: 1,
    },
  ),
];

/** What revised decks hold more and less of than printed: docs/playtest/heartland.md. */
const revisions: { readonly [slug: string]: { readonly [card: string]: number } } = {
  'ember-riders': { 'war-camp': -2, granary: 1, beacon: 1 },
  'stonefen-assembly': { 'witch-of-the-sluice': -1, 'peat-cutter': -1, 'drowned-man': 2 },
};

/** A prebuilt deck as a match may change it: its cards with their copies, each once. */
export type DeckRow = {
  readonly kind: 'deck';
  readonly slug: string;
  readonly name: string;
  readonly cards: readonly { readonly card: string; readonly copies: number }[];
};

/** What a match may change: cards, and the decks that hold them. */
export type Printed = Card | DeckRow;

export function isCard(printed: Printed): printed is Card {
  return printed.kind !== 'deck';
}

function rowOf(slug: string, name: string, list: DeckList): DeckRow {
  const cards = list.flatMap((copies, card) => (copies > 0 ? [{ card: CARDS[card].slug, copies }] : []));
  return { kind: 'deck', slug, name, cards };
}

/** The prebuilt decks as they are printed. */
export const deckRows: readonly DeckRow[] = decks.map(({ slug, name, list }) => rowOf(slug, name, list));

/** How many copies of each card of a match the deck holds; none of those that are out. */
export function listOf(row: DeckRow, cards: readonly Card[]): DeckList {
  const list = cards.map(() => 0);
  for (const { card, copies } of row.cards)
    if (cards[cardId(card)]?.out !== true) list[cardId(card)] = copies;
  return list;
}

/** The deck as revised after play tests (HL-15). */
export function revisedRow(row: DeckRow): DeckRow {
  const copies = new Map(row.cards.map((one) => [one.card, one.copies]));
  for (const [card, more] of Object.entries(revisions[row.slug] ?? {}))
    copies.set(card, Math.max(0, (copies.get(card) ?? 0) + more));
  const cards = [...copies].map(([card, count]) => ({ card, copies: count }));
  return { ...row, cards: cards.filter((one) => one.copies > 0) };
}

/** Copies of one card that a built deck may hold; of Farmers any number (HL-78). */
export function mostCopies({ slug, kind, out }: Card): number {
  if (out === true) return 0;
  if (slug === 'farmer') return sideSize;
  return sideOf[kind] === 'army' ? 4 : 3;
}

/** Cards of one side in a list of a match's cards. */
export function sideCount(cards: readonly Card[], list: DeckList, side: DeckSide): number {
  return list.reduce((sum, copies, card) => sum + (sideOf[cards[card].kind] === side ? copies : 0), 0);
}
