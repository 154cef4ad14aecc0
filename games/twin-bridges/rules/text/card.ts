// What a card says, made from its abilities and effects: one entry per kind, so that a forgotten kind does not compile.

import { capitalised, list, plural } from '@bridgefront/tabletop/words';
import { cardsIn, decks, isCard } from '../cards/decks.ts';
import type { Printed } from '../cards/decks.ts';
import { nameOf } from '../cards/table.ts';
import type { TwinOptions } from '../options.ts';
import type {
  Ability,
  AbilityKind,
  AbilityOf,
  Card,
  Creature,
  Effect,
  EffectKind,
  EffectOf,
} from '../vocabulary.ts';

// TB-14
function covers({ protectionCovers }: TwinOptions): string {
  return protectionCovers === 'any' ? '' : ' (not the second hits of Splash and Perforation)';
}

const abilityWords: {
  readonly [K in AbilityKind]: (ability: AbilityOf<K>, options: TwinOptions) => string;
} = {
  aerial: () => 'only creatures with Aim can attack it; all others pass it by and attack what is behind it',
  aim: () => 'it can attack creatures with Aerial',
  aquatic: () => 'its attack counts double while it is next to the bridge',
  aura: ({ give, amount }) => `the creatures right in front of it and behind it have +${amount} ${give}`,
  berserk: () =>
    'whenever its attack destroys a creature, it attacks again; in the turn in which you play it, never the bastion or fort',
  catalyst: ({ mana }) => `you have ${mana} more mana at the start of each of your turns`,
  focus: () => 'it enters its lane next to the bridge',
  indestructible: () => 'incantations cannot be aimed at it',
  perforation: () =>
    'its attack also hits the next enemy creature behind its target (an Aerial one only if it has Aim)',
  protection: (_, options) =>
    `the first damage that it would take ${options.protection === 'turn' ? 'each turn' : 'while it is in play'} does nothing${covers(options)}`,
  rage: () => 'it can attack creatures, but no bastion or fort, in the turn in which you play it',
  splash: () =>
    'its attack also hits the enemy creature at the same place in the other lane (an Aerial one only if it has Aim)',
  sprint: () =>
    'when it attacks, it first moves next to the bridge and has +1 attack this turn for each place it moved',
  wrecker: () => 'it never attacks creatures: it passes them by and attacks the bastion or fort',
};

/** The name of an ability with its figures: `Rage`, `Aura: +1 attack`, `Catalyst 2`. */
export function abilityName(ability: Ability): string {
  const name = capitalised(ability.ability);
  if (ability.ability === 'aura') return `${name}: +${ability.amount} ${ability.give}`;
  return ability.ability === 'catalyst' ? `${name} ${ability.mana}` : name;
}

/** An ability as a sentence behind its name. */
export function abilityText(ability: Ability, options: TwinOptions): string {
  const say = abilityWords[ability.ability] as (one: Ability, options: TwinOptions) => string;
  return `${capitalised(ability.ability)}: ${say(ability, options)}.`;
}

const effectWords: {
  readonly [K in EffectKind]: (effect: EffectOf<K>, options: TwinOptions) => string;
} = {
  damage: ({ amount }) => `deal ${amount} damage to a creature`,
  push: () => 'move a creature to the far end of its lane',
  recall: () => 'return a creature to the right end of its owner’s hand',
  strengthen: ({ attack }) => `a creature has +${attack} attack this turn`,
  ward: (_, options) => `a creature has Protection${covers(options)} until your next turn begins`,
};

// What an incantation does, as a clause without capital and full stop.
function effectsClause(effects: readonly Effect[], options: TwinOptions): string {
  const say = (effect: Effect): string =>
    (effectWords[effect.do] as (one: Effect, options: TwinOptions) => string)(effect, options);
  return effects.map(say).join(', then ');
}

/** The rules text of a card. */
export function cardText(card: Card, options: TwinOptions): string {
  if (card.kind === 'creature')
    return card.abilities.map((ability) => abilityText(ability, options)).join(' ') || 'No abilities.';
  return `${capitalised(effectsClause(card.effects, options))}.`;
}

/** A creature's figures on one line: `2 mana, attack 1, health 2, Aim`. */
export function creatureFacts(card: Creature): string {
  const abilities = card.abilities.map((ability) => `, ${abilityName(ability)}`).join('');
  return `${card.cost} mana, attack ${card.attack}, health ${card.health}${abilities}`;
}

/** A card's figures on one line; those of an incantation are its text. */
export function cardFacts(card: Card, options: TwinOptions): string {
  if (card.kind === 'creature') return creatureFacts(card);
  return `${card.cost} mana, incantation: ${effectsClause(card.effects, options)}`;
}

/** How many cards of a deck are of which kind: `8 creatures`, `7 creatures and 1 incantation`. */
export function deckFacts(cards: readonly Card[]): string {
  const creatures = cards.filter(({ kind }) => kind === 'creature').length;
  const others = cards.length - creatures;
  return `${plural(creatures, 'creature')}${others === 0 ? '' : ` and ${plural(others, 'incantation')}`}`;
}

/** What is printed of a card on one line, or of the decks that hold them. */
export function printedFacts(printed: Printed, options: TwinOptions): string {
  return isCard(printed) ? cardFacts(printed, options) : 'decks of eight cards';
}

/** What it says: of the decks, their cards. */
export function printedText(printed: Printed, options: TwinOptions): string {
  if (isCard(printed)) return cardText(printed, options);
  return decks.map(({ slug, name }) => `${name}: ${list(cardsIn(printed, slug).map(nameOf))}.`).join(' ');
}
