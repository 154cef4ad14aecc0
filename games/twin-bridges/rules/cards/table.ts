// The table of all cards and what the rules read from it.

import { cardNumbers } from '@bridgefront/tabletop/accepted';
import type { Ability, AbilityKind, AbilityOf, Card, Creature } from '../vocabulary.ts';
import { houseSet } from './house.ts';

/** All cards; the place in the list is the card's id. */
export const CARDS: readonly Card[] = houseSet;

/** The number of a card by its slug, printed or new, and its name. */
export const { numberOf: cardId, nameOf } = cardNumbers(CARDS);

/** What a creature's abilities come to, for the rules to ask. */
export interface Traits {
  aerial: boolean;
  aim: boolean;
  aquatic: boolean;
  auraAttack: number;
  auraHealth: number;
  berserk: boolean;
  catalyst: number;
  focus: boolean;
  indestructible: boolean;
  perforation: boolean;
  protection: boolean;
  rage: boolean;
  splash: boolean;
  sprint: boolean;
  wrecker: boolean;
}

/** A creature's printed figures with its abilities read. */
export interface Figures {
  readonly attack: number;
  readonly health: number;
  readonly traits: Readonly<Traits>;
}

const plain: Readonly<Traits> = {
  aerial: false,
  aim: false,
  aquatic: false,
  auraAttack: 0,
  auraHealth: 0,
  berserk: false,
  catalyst: 0,
  focus: false,
  indestructible: false,
  perforation: false,
  protection: false,
  rage: false,
  splash: false,
  sprint: false,
  wrecker: false,
};

// Several Auras or Catalysts on one card add up.
const readers: { readonly [K in AbilityKind]: (ability: AbilityOf<K>, traits: Traits) => void } = {
  aerial: (_, traits) => void (traits.aerial = true),
  aim: (_, traits) => void (traits.aim = true),
  aquatic: (_, traits) => void (traits.aquatic = true),
  aura: ({ give, amount }, traits) =>
    void (traits[give === 'attack' ? 'auraAttack' : 'auraHealth'] += amount),
  berserk: (_, traits) => void (traits.berserk = true),
  catalyst: ({ mana }, traits) => void (traits.catalyst += mana),
  focus: (_, traits) => void (traits.focus = true),
  indestructible: (_, traits) => void (traits.indestructible = true),
  perforation: (_, traits) => void (traits.perforation = true),
  protection: (_, traits) => void (traits.protection = true),
  rage: (_, traits) => void (traits.rage = true),
  splash: (_, traits) => void (traits.splash = true),
  sprint: (_, traits) => void (traits.sprint = true),
  wrecker: (_, traits) => void (traits.wrecker = true),
};

function readAbilities({ abilities }: Creature): Readonly<Traits> {
  const traits = { ...plain };
  for (const one of abilities) (readers[one.ability] as (ability: Ability, to: Traits) => void)(one, traits);
  return traits;
}

/** The figures of a card with its abilities read. */
export function readFigures(card: Card): Figures {
  return card.kind === 'creature'
    ? { attack: card.attack, health: card.health, traits: readAbilities(card) }
    : { attack: 0, health: 0, traits: plain };
}
