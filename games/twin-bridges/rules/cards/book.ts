// The book of Twin Bridges' cards and decks: what a match may change in it.

import { kinds, list, number, optional, row, word } from '@bridgefront/tabletop/cards';
import type { CardBook, Fields, FieldsOf, Shape } from '@bridgefront/tabletop/cards';
import { auraGifts } from '../vocabulary.ts';
import type { Ability, AbilityKind, AbilityOf, EffectKind, EffectOf } from '../vocabulary.ts';
import { cardsIn, decks, deckTable, isCard } from './decks.ts';
import type { DeckTable, Printed } from './decks.ts';
import { CARDS } from './table.ts';

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

/** So many cards make a hand (TB-22). */
const deckSize = 8;

const anyCard = word(...CARDS.map(({ slug }) => slug));
const deckShape = row({
  kind: word('decks'),
  ...Object.fromEntries(decks.map(({ slug }) => [slug, list(() => anyCard, 1, CARDS.length, '')])),
});

function problemOfDecks(table: DeckTable): string | null {
  for (const { slug, name } of decks) {
    const { length } = cardsIn(table, slug);
    if (length !== deckSize) return `have ${length} cards in ${name}: every deck is a hand of ${deckSize}`;
  }
  const all = decks.flatMap(({ slug }) => cardsIn(table, slug));
  const twice = CARDS.find(({ slug }) => all.filter((one) => one === slug).length > 1);
  return twice === undefined ? null : `hold ${twice.name} twice: every card exists once`;
}

const creature: Fields = {
  cost,
  attack: number(0, 20, 2),
  health: number(1, 20, 2),
  abilities: list(() => kinds('ability', abilities), 0, 5, 'ability'),
};
const incantation: Fields = { cost, effects: list(() => kinds('do', effects), 1, 4) };

/** The card whose picture a new one has. */
const art = optional(anyCard);

// A creature stays one: hands and decks are made for so many creatures.
function cardShape(printed: Printed | null): Shape {
  if (printed === null)
    return kinds('kind', { creature: { ...creature, art }, incantation: { ...incantation, art } });
  if (printed.kind === 'decks') return deckShape;
  return printed.kind === 'incantation'
    ? row({ kind: word('incantation'), ...incantation })
    : row({ kind: word('creature'), ...creature });
}

function has(all: readonly Ability[], ability: AbilityKind): boolean {
  return all.some((one) => one.ability === ability);
}

/** What a match may make of the cards. */
export const book: CardBook<Printed> = {
  printed: [...CARDS, deckTable],
  shape: cardShape,
  remove: ({ name }) => `${name} cannot be taken out: the four decks hold every printed card.`,
  problem: (card) => {
    if (!isCard(card)) return problemOfDecks(card);
    return card.kind === 'creature' && has(card.abilities, 'wrecker') && has(card.abilities, 'aim')
      ? 'never attacks creatures, and aims at some'
      : null;
  },
};
