// What cards, creatures and hands are worth, in places of the building: exhaustive tables over the vocabulary.

import type { Seat } from '@bridgefront/kernel';
import { cardLookUp } from '@bridgefront/tabletop/cards';
import { book } from '../cards/book.ts';
import { isCard } from '../cards/decks.ts';
import { cardsFor } from '../cards/in-force.ts';
import type { State, Unit } from '../state.ts';
import type { CardId } from '../types.ts';
import { attackOf, healthOf } from '../units.ts';
import type { Ability, AbilityKind, AbilityOf, Card, Effect, EffectKind, EffectOf } from '../vocabulary.ts';

const abilityValues: { readonly [K in AbilityKind]: (ability: AbilityOf<K>) => number } = {
  aerial: () => 1.2,
  aim: () => 0.4,
  aquatic: () => 0.6,
  aura: ({ amount }) => 1.1 * amount,
  berserk: () => 0.8,
  catalyst: ({ mana }) => 0.7 * mana,
  focus: () => 0.4,
  indestructible: () => 0.5,
  perforation: () => 0.6,
  protection: () => 1.3,
  rage: () => 0.7,
  splash: () => 0.6,
  sprint: () => 0.7,
  wrecker: () => 1.2,
};

const effectValues: { readonly [K in EffectKind]: (effect: EffectOf<K>) => number } = {
  damage: ({ amount }) => 1.1 * amount,
  push: () => 1.2,
  recall: () => 2.6,
  strengthen: ({ attack }) => 0.7 * attack,
  ward: () => 1.3,
};

/** What the abilities of a card are worth while it is in play. */
function abilitiesValue(abilities: readonly Ability[]): number {
  let sum = 0;
  for (const one of abilities) sum += (abilityValues[one.ability] as (ability: Ability) => number)(one);
  return sum;
}

const inPlay = cardLookUp(book, (printed) =>
  printed.filter(isCard).map((card) => (card.kind === 'creature' ? abilitiesValue(card.abilities) : 0)),
);

/** What a card is worth to whoever drafts it: what it does, less what it costs. */
export function cardValue({ options }: State, id: CardId): number {
  const card: Card = cardsFor(options)[id];
  if (card.kind === 'creature')
    return card.attack + 0.6 * card.health + inPlay(options)[id] - 0.75 * card.cost;
  let sum = 0;
  for (const effect of card.effects) sum += (effectValues[effect.do] as (one: Effect) => number)(effect);
  return sum + 0.4 - 0.75 * card.cost;
}

function unitValue({ options }: State, row: readonly Unit[], at: number): number {
  return (
    0.9 * attackOf(options, row, at) + 0.55 * healthOf(options, row, at) + inPlay(options)[row[at].card] + 0.3
  );
}

/** Worth of a seat's creatures in play. */
export function forceOf(state: State, seat: Seat): number {
  let sum = 0;
  for (const row of state.seats[seat].lanes)
    for (let at = 0; at < row.length; at++) sum += unitValue(state, row, at);
  return sum;
}

/** How far the seat is from defeat: places until the building falls, and the fort's row behind a bastion. */
export function lifeOf(state: State, seat: Seat): number {
  const { cards, bastion, fort } = state.seats[seat];
  const left = cards.length - bastion;
  return fort ? left : left + 0.7 * cards.length + 3;
}

/** The seat's lead: life and creatures, its own less the other's. */
export function leadOf(state: State, seat: Seat): number {
  const other = 1 - seat;
  const life = lifeOf(state, seat) - lifeOf(state, other);
  return life + 0.8 * (forceOf(state, seat) - forceOf(state, other));
}
