// The texts of cards, generated from their data: the only place where abilities have words.

import { capitalised, list, plural } from '@bridgefront/tabletop/words';
import { isCard } from '../cards/decks.ts';
import type { Printed } from '../cards/decks.ts';
import { nameOf, standingOf } from '../cards/table.ts';
import type {
  Ability,
  AbilityKind,
  AbilityOf,
  Card,
  Cost,
  Effect,
  EffectKind,
  EffectOf,
  Standing,
  TargetKind,
  Trigger,
  TriggerEffect,
  TriggerEffectKind,
  TriggerEffectOf,
  TriggerTime,
} from '../vocabulary.ts';

const standingWords: { readonly [K in AbilityKind]: (ability: AbilityOf<K>) => string } = {
  swift: () => 'Swift: enters ready.',
  charge: ({ attack }) => `Charge: +${attack} attack while advancing.`,
  garrison: ({ health }) => `Garrison: +${health} health while occupying.`,
  palisade: ({ health }) => `While active, your units in this frontier have +${health} health.`,
  banner: ({ attack }) => `While active, your units in this frontier have +${attack} attack.`,
  granary: ({ reduce }) => `While active, your first army card of each round costs ${reduce} supply less.`,
};

/** What a standing ability says. */
function standingText(ability: Standing): string {
  return (standingWords[ability.ability] as (one: Standing) => string)(ability);
}

const targetWords: { readonly [K in TargetKind]: string } = {
  'own-unit': 'one of your units in a frontier',
  'other-own-unit-here': 'another of your units in its frontier',
  'enemy-unit': 'an enemy unit in a frontier',
  'enemy-unit-here': 'an enemy unit in its frontier',
  'enemy-advancing': 'an advancing enemy unit',
  'enemy-advancing-here': 'an advancing enemy unit in its frontier',
  'frontier-with-own-unit': 'all your units in one frontier',
  'own-advancing': 'one of your advancing units',
  'self-advancing': 'this unit, while advancing,',
  'own-exerted-home-unit': 'an exerted unit in your heartland',
  'own-graveyard-unit': 'a unit card from your graveyard',
};

// `+2 attack`, `+2 health`, `+1 attack and +2 health`; changes of 0 are not told.
function gains(attack: number, health: number): string {
  const parts = [
    ...(attack === 0 ? [] : [`+${attack} attack`]),
    ...(health === 0 ? [] : [`+${health} health`]),
  ];
  return parts.join(' and ');
}

const effectWords: { readonly [K in EffectKind]: (effect: EffectOf<K>) => string } = {
  heal: ({ amount }) => `gain ${amount} life`,
  drain: ({ amount }) => `the opponent loses ${amount} life`,
  draw: ({ deck, amount }) => `draw ${plural(amount, `${deck} card`)}`,
  scout: () => 'look at the top card of your army deck; leave it there or put it at the bottom',
  ready: ({ target }) => `ready ${targetWords[target]}`,
  damage: ({ amount, target }) => `deal ${amount} damage to ${targetWords[target]}`,
  weaken: ({ attack, target }) => `${targetWords[target]} has −${attack} attack this round`,
  empower: ({ attack, health, target }) => `${targetWords[target]} has ${gains(attack, health)} this round`,
  rally: ({ attack, health, target }) => `${targetWords[target]} have ${gains(attack, health)} this round`,
  repel: ({ target }) => `send ${targetWords[target]} home, exerted`,
  shift: ({ target }) => `move ${targetWords[target]} to another frontier`,
  salvage: ({ target }) => `take ${targetWords[target]} into your hand`,
};

/** What an effect does, as a clause without capital and full stop. */
export function effectClause(effect: Effect): string {
  return (effectWords[effect.do] as (one: Effect) => string)(effect);
}

const triggerEffectWords: { readonly [K in TriggerEffectKind]: (effect: TriggerEffectOf<K>) => string } = {
  heal: effectWords.heal,
  drain: effectWords.drain,
  draw: effectWords.draw,
  scorch: ({ amount }) => `${amount} damage to the enemy occupier of the frontier where it fell`,
  return: () => 'this card returns from your graveyard to your hand',
};

const timeWords: { readonly [T in TriggerTime]: string } = {
  dusk: 'At the end of a round, while active',
  holding: 'At the end of a round, while occupying',
  triumph: 'At the end of a round in which it won against enemies and survived',
  fallen: 'At the end of a round in which it was killed',
};

/** The short name of a trigger's condition, as rules and log say it. */
export const timeNames: { readonly [T in TriggerTime]: string } = {
  dusk: 'dusk',
  holding: 'holding',
  triumph: 'triumph',
  fallen: 'fallen',
};

/** What a trigger says. */
function triggerText({ when, effect }: Trigger): string {
  const words = (triggerEffectWords[effect.do] as (one: TriggerEffect) => string)(effect);
  return `${capitalised(timeNames[when])}: ${timeWords[when].toLowerCase()}, ${words}.`;
}

const costWords: { readonly [P in Cost['pay']]: (cost: Cost) => string } = {
  exert: () => 'exert this card',
  seal: () => 'seal this card away',
  supply: (cost) => (cost.pay === 'supply' ? `${cost.amount} supply, once a round while active` : ''),
};

/** What an ability costs, as a clause. */
export function costClause(cost: Cost): string {
  return costWords[cost.pay](cost);
}

/** What an effect needs to be aimed at, as a clause; null where it needs nothing. */
export function targetClause(effect: Effect): string | null {
  return 'target' in effect ? targetWords[effect.target] : null;
}

function abilityText(name: string, { cost, effect }: Ability): string {
  return `${name} (${costClause(cost)}): ${effectClause(effect)}.`;
}

/** The sentences on a card; none if it has no abilities. */
export function cardLines(card: Card): string[] {
  const lines = standingOf(card).map(standingText);
  if (card.kind === 'tactic') lines.push(`${capitalised(effectClause(card.effect))}.`);
  if (card.kind === 'unit' && card.maneuver) lines.push(abilityText('Maneuver', card.maneuver));
  if ((card.kind === 'villager' || card.kind === 'settlement') && card.stratagem)
    lines.push(abilityText('Stratagem', card.stratagem));
  if ((card.kind === 'unit' || card.kind === 'settlement') && card.trigger)
    lines.push(triggerText(card.trigger));
  return lines;
}

/** The rules text of a card. */
export function cardText(card: Card): string {
  if (card.kind === 'villager') return ['Gives 1 supply.', ...cardLines(card)].join(' ');
  return cardLines(card).join(' ') || 'No abilities.';
}

/** A card's kind and figures on one line: `unit, supply 2, 2/3`. */
export function cardFacts(card: Card): string {
  if (card.kind === 'unit') return `supply ${card.supply}, ${card.attack}/${card.health}`;
  return card.kind === 'tactic' ? `supply ${card.supply}` : card.kind;
}

/** What is printed of a card, or of a deck that holds them, on one line. */
export function printedFacts(printed: Printed): string {
  if (isCard(printed)) return cardFacts(printed);
  return `deck of ${printed.cards.reduce((sum, { copies }) => sum + copies, 0)} cards`;
}

/** What it says: of a deck, its cards. */
export function printedText(printed: Printed): string {
  if (isCard(printed)) return cardText(printed);
  const names = printed.cards.map(
    ({ card, copies }) => `${nameOf(card)}${copies === 1 ? '' : ` (${copies})`}`,
  );
  return `${list(names)}.`;
}
