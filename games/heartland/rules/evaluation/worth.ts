// What cards, units and settlements are worth, in points of life: exhaustive tables over the vocabulary.

import { CARDS, maneuverOf, stratagemOf, traitsOf, triggerOf } from '../cards/table.ts';
import type { CardId } from '../types.ts';
import type {
  Effect,
  EffectKind,
  EffectOf,
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

function triggerWorth(card: CardId): number {
  const trigger = triggerOf(card);
  return trigger === null ? 0 : timeShares[trigger.when] * triggerEffectWorth(trigger.effect);
}

function unitWorthOf(card: CardId): number {
  const printed = CARDS[card];
  if (printed.kind !== 'unit') return 0;
  const { swift, charge, garrison } = traitsOf(card);
  const maneuver = maneuverOf(card);
  const skill = maneuver === null ? 0 : 0.5 * effectWorth(maneuver.effect);
  const body = 0.7 * printed.attack + 0.45 * printed.health + 0.4 * charge + 0.25 * garrison;
  return body + (swift ? 0.2 : 0) + skill + triggerWorth(card);
}

function settlementWorthOf(card: CardId): number {
  const { palisade, banner, granary } = traitsOf(card);
  const stratagem = stratagemOf(card);
  const skill = stratagem === null ? 0 : 0.9 * effectWorth(stratagem.effect);
  return 1.1 * palisade + 1.5 * banner + 1.2 * granary + skill + triggerWorth(card);
}

function handWorthOf(card: CardId): number {
  const printed = CARDS[card];
  if (printed.kind === 'unit') return 0.4 + 0.3 * unitWorth[card];
  if (printed.kind === 'tactic') return 0.3 + 0.5 * effectWorth(printed.effect);
  return printed.kind === 'villager' ? 0.6 : 0.3 + 0.2 * settlementWorth[card];
}

/** Worth of a unit in play, by card. */
export const unitWorth: readonly number[] = CARDS.map((_, card) => unitWorthOf(card));
/** Worth of an active settlement, by card. */
export const settlementWorth: readonly number[] = CARDS.map((_, card) => settlementWorthOf(card));
/** Worth of a card in hand, by card. */
export const handWorth: readonly number[] = CARDS.map((_, card) => handWorthOf(card));

/** What it is worth to be the occupier of a frontier at the end of a round. */
export function holdWorth(card: CardId): number {
  const printed = CARDS[card];
  if (printed.kind !== 'unit') return 0;
  const { garrison } = traitsOf(card);
  const holding = triggerOf(card)?.when === 'holding' ? 0.5 : 0;
  return 1.1 + 0.35 * printed.attack + 0.15 * (printed.health + garrison) + holding;
}
