// The book of Twin Bridges' cards and decks: what a match may change in it.

import { kinds, list, number, optional, row, word } from '@bridgefront/tabletop/cards';
import type { CardBook, Fields, FieldsOf, Shape } from '@bridgefront/tabletop/cards';
import { auraGifts } from '../vocabulary.ts';
import type { Ability, AbilityKind, AbilityOf, EffectKind, EffectOf } from '../vocabulary.ts';
import { cardsIn, decks, deckSize, deckTable, isCard } from './decks.ts';
import type { DeckTable, Printed } from './decks.ts';
import { CARDS, nameOf } from './table.ts';

const amount = number(1, 9);

const abilities: { readonly [K in AbilityKind]: FieldsOf<AbilityOf<K>, 'ability'> } = {
  aerial: {},
  aim: {},
  aquatic: {},
  aura: { give: word(...auraGifts), amount },
  berserk: {},
  catalyst: { mana: amount },
  focus: {},
  indestructible: {},
  perforation: {},
  protection: {},
  rage: {},
  splash: {},
  sprint: {},
  wrecker: {},
};

const effects: { readonly [K in EffectKind]: FieldsOf<EffectOf<K>, 'do'> } = {
  damage: { amount },
  push: {},
  recall: {},
  strengthen: { attack: amount },
  ward: {},
};

const cost = number(0, 9, 2);

const printedSlugs = CARDS.map(({ slug }) => slug);

function deckShape(fresh: readonly string[]): Shape {
  const anyCard = word(...printedSlugs, ...fresh);
  const ofDecks = decks.map(({ slug }) => [slug, list(() => anyCard, 1, CARDS.length, '')]);
  return row({ kind: word('decks'), ...Object.fromEntries(ofDecks) });
}

function problemOfDecks(table: DeckTable): string | null {
  for (const { slug, name } of decks) {
    const { length } = cardsIn(table, slug);
    if (length !== deckSize) return `have ${length} cards in ${name}: every deck is a hand of ${deckSize}`;
  }
  const all = decks.flatMap(({ slug }) => cardsIn(table, slug));
  const twice = all.find((one, at) => all.indexOf(one) < at);
  return twice === undefined ? null : `hold ${nameOf(twice)} twice: every card exists once`;
}

const creature: Fields = {
  cost,
  attack: number(0, 20, 2),
  health: number(1, 20, 2),
  abilities: list(() => kinds('ability', abilities), 0, 5, 'ability'),
};
const incantation: Fields = { cost, effects: list(() => kinds('do', effects), 1, 4) };

/** The card whose picture a new one has. */
const art = optional(word(...printedSlugs));

// A creature stays one: hands and decks are made for so many creatures.
function cardShape(printed: Printed | null, fresh: readonly string[] = []): Shape {
  if (printed === null)
    return kinds('kind', { creature: { ...creature, art }, incantation: { ...incantation, art } });
  if (printed.kind === 'decks') return deckShape(fresh);
  return printed.kind === 'incantation'
    ? row({ kind: word('incantation'), ...incantation })
    : row({ kind: word('creature'), ...creature });
}

/** So many cards are laid open in a draft (§2). */
const draftSize = 2 * deckSize;

function has(all: readonly Ability[], ability: AbilityKind): boolean {
  return all.some((one) => one.ability === ability);
}

/** What a match may make of the cards. */
export const book: CardBook<Printed> = {
  printed: [...CARDS, deckTable],
  shape: cardShape,
  remove: (card) =>
    isCard(card) ? { ...card, out: true } : `${card.name} cannot be taken out: who drafts leaves them alone.`,
  problem: (card) => {
    if (!isCard(card)) return problemOfDecks(card);
    return card.kind === 'creature' && has(card.abilities, 'wrecker') && has(card.abilities, 'aim')
      ? 'never attacks creatures, and aims at some'
      : null;
  },
  problemOfAll: (printed) => {
    const left = printed.filter((one) => isCard(one) && one.out !== true).length;
    return left < draftSize ? `There are ${left} cards left; a draft needs ${draftSize}.` : null;
  },
};
