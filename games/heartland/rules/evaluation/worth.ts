// What cards, units and settlements are worth, in points of life: exhaustive tables over the vocabulary.

import { cardLookUp } from '@bridgefront/tabletop/cards';
import { book } from '../cards/book.ts';
import { isCard } from '../cards/decks.ts';
import type { CardOptions } from '../cards/in-force.ts';
import { readTraits } from '../cards/table.ts';
import type { CardId } from '../types.ts';
import type {
  Card,
  Effect,
  EffectKind,
  EffectOf,
  Trigger,
  TriggerEffect,
  TriggerEffectKind,
  TriggerEffectOf,
  TriggerTime,
} from '../vocabulary.ts';

const effectWorths: { readonly [K in EffectKind]: (effect: EffectOf<K>) => number } = {
  heal: ({ amount }) => amount,
  drain: ({ amount }) => amount,
  draw: ({ deck, amount }) => (deck === 'army' ? 1.5 : 0.7) * amount,
  scout: () => 0.2,
  ready: () => 1,
  damage: ({ amount }) => 0.9 * amount,
  weaken: ({ attack }) => 0.6 * attack,
  empower: ({ attack, health }) => 0.7 * attack + 0.5 * health,
  rally: ({ attack, health }) => 1.2 * attack + 0.8 * health,
  repel: () => 1.8,
  shift: () => 0.9,
  salvage: () => 1.5,
};

/** What it is worth to carry out an effect once. */
export function effectWorth(effect: Effect): number {
  return (effectWorths[effect.do] as (one: Effect) => number)(effect);
}

const triggerEffectWorths: { readonly [K in TriggerEffectKind]: (effect: TriggerEffectOf<K>) => number } = {
  heal: effectWorths.heal,
  drain: effectWorths.drain,
  draw: effectWorths.draw,
  scorch: ({ amount }) => 0.5 * amount,
  return: () => 1.2,
};

function triggerEffectWorth(effect: TriggerEffect): number {
  return (triggerEffectWorths[effect.do] as (one: TriggerEffect) => number)(effect);
}

/** How often a trigger works while its card is in play, and once more counted for those that work again and again. */
const timeShares: { readonly [T in TriggerTime]: number } = {
  dusk: 1.6,
  holding: 0.6,
  triumph: 0.4,
  fallen: 0.8,
};

function triggerWorth(trigger: Trigger | undefined): number {
  return trigger === undefined ? 0 : timeShares[trigger.when] * triggerEffectWorth(trigger.effect);
}

/** What a card is worth where it may lie. */
interface Worth {
  /** A unit in play. */
  readonly unit: number;
  /** An active settlement. */
  readonly settlement: number;
  /** In hand. */
  readonly hand: number;
  /** The occupier of a frontier at the end of a round. */
  readonly hold: number;
}

const none: Worth = { unit: 0, settlement: 0, hand: 0, hold: 0 };

/** What a card is worth as it stands. */
export function worthOf(card: Card): Worth {
  switch (card.kind) {
    case 'unit': {
      const { swift, charge, garrison } = readTraits(card);
      const skill = card.maneuver === undefined ? 0 : 0.5 * effectWorth(card.maneuver.effect);
      const body = 0.7 * card.attack + 0.45 * card.health + 0.4 * charge + 0.25 * garrison;
      const unit = body + (swift ? 0.2 : 0) + skill + triggerWorth(card.trigger);
      const holding = card.trigger?.when === 'holding' ? 0.5 : 0;
      const hold = 1.1 + 0.35 * card.attack + 0.15 * (card.health + garrison) + holding;
      return { ...none, unit, hand: 0.4 + 0.3 * unit, hold };
    }
    case 'settlement': {
      const { palisade, banner, granary } = readTraits(card);
      const skill = card.stratagem === undefined ? 0 : 0.9 * effectWorth(card.stratagem.effect);
      const settlement = 1.1 * palisade + 1.5 * banner + 1.2 * granary + skill + triggerWorth(card.trigger);
      return { ...none, settlement, hand: 0.3 + 0.2 * settlement };
    }
    case 'tactic':
      return { ...none, hand: 0.3 + 0.5 * effectWorth(card.effect) };
    case 'villager':
      return { ...none, hand: 0.6 };
  }
}

const inForce = cardLookUp(book, (printed) => printed.filter(isCard).map(worthOf));

/** Worth of a card of the match by where it lies. */
export function cardWorth(options: CardOptions, card: CardId): Worth {
  return inForce(options)[card];
}
