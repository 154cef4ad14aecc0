// The book of Twin Bridges' cards: what a match may change in it.

import { kinds, list, number, row, word } from '@bridgefront/tabletop/cards';
import type { CardBook, FieldsOf, Shape } from '@bridgefront/tabletop/cards';
import { auraGifts } from '../vocabulary.ts';
import type { Ability, AbilityKind, AbilityOf, Card, EffectKind, EffectOf } from '../vocabulary.ts';
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

// A creature stays one: hands and decks are made for so many creatures.
function cardShape(printed: Card | null): Shape {
  return printed?.kind === 'incantation'
    ? row({ kind: word('incantation'), cost, effects: list(() => kinds('do', effects), 1, 4) })
    : row({
        kind: word('creature'),
        cost,
        attack: number(0, 20, 2),
        health: number(1, 20, 2),
        abilities: list(() => kinds('ability', abilities), 0, 5, 'ability'),
      });
}

function has(all: readonly Ability[], ability: AbilityKind): boolean {
  return all.some((one) => one.ability === ability);
}

/** What a match may make of the cards. */
export const book: CardBook<Card> = {
  printed: CARDS,
  shape: cardShape,
  fixed:
    'In Twin Bridges every card exists once, and the hands take all of them: cards are changed, not added or taken out.',
  remove: () => 'cannot be taken out.',
  problem: (card) =>
    card.kind === 'creature' && has(card.abilities, 'wrecker') && has(card.abilities, 'aim')
      ? 'never attacks creatures, and aims at some'
      : null,
};
