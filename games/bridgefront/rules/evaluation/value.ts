// What cards and effects are worth to whoever plays them, in gold: an exhaustive table from effect kind to value.

import type { Card, Effect, EffectKind, EffectOf, Trait, TraitKind } from '../effects.ts';
import { weights } from './weights.ts';
import type { Weights } from './weights.ts';

type Value<K extends EffectKind> = (effect: EffectOf<K>) => number;

const values: { readonly [K in EffectKind]: Value<K> } = {
  gold: (effect) => effect.amount,
  mana: (effect) => effect.amount * weights.cardMana,
  'steal-gold': (effect) => effect.amount * 1.3,
  draw: (effect) => effect.count * weights.cardDraw,
  discard: (effect) => -0.5 * effect.count * weights.cardDraw + (effect.mana ?? 0) * weights.cardMana,
  shed: (effect) =>
    effect.drawEach === undefined ? -0.5 * weights.cardDraw : 0.6 * effect.count * weights.cardDraw,
  'cash-in': (effect) => effect.count * effect.gold * 0.6,
  topdeck: () => 0.1,
  look: (effect) => effect.keep * weights.cardDraw + 0.15 * (effect.count - effect.keep),
  peek: () => 0.1,
  scry: (effect) => weights.cardScry * effect.count,
  scrap: (effect) => weights.cardScrap + (effect.draw ?? 0) * weights.cardDraw,
  draft: (effect) => weights.cardDraft * effect.keep,
  pull: () => 0.75 * weights.cardDraft,
  deploy: (effect) =>
    effect.forces * weights.cardForce * (effect.to === 'capital' ? 1 : 1.25) +
    (effect.perCardPlayed ?? 0) * 2 * weights.cardForce,
  move: (effect) =>
    effect.stacks *
    effect.steps *
    weights.cardStep *
    (effect.ignoring === undefined ? 1 : 1.5) *
    (effect.unit === undefined ? 1 : 0.5),
  teleport: (effect) => 0.8 + (effect.heal ?? 0) * weights.cardHp + (effect.gold ?? 0),
  raid: (effect) => 0.7 + effect.steps * weights.cardStep,
  heal: (effect) => effect.amount * weights.cardHp * 0.7,
  'heal-split': (effect) => effect.amount * weights.cardHp * 0.7,
  'heal-deployed': (effect) => effect.amount * weights.cardHp * 0.5,
  damage: (effect) => effect.amount * weights.cardHp * 1.6,
  'remove-champion': () => -3,
  mark: (effect) => effect.gold * 0.35,
  ward: () => 0.3,
  slow: () => 0.8,
  frenzy: (effect) => effect.dice * 0.6 - effect.damage * weights.cardHp,
  entrench: () => 0.6,
  boost: () => weights.cardBoost,
  'siege-writ': (effect) => effect.forces * 0.3,
  'last-stand': (effect) => effect.forces * 0.4,
  mortar: (effect) => effect.forces * 0.5,
  cataclysm: (effect) => 2 + effect.damage * weights.cardHp,
  attrition: (effect) => effect.forces * 0.6,
  encircle: (effect) => effect.forces * 0.3,
  'strike-mine': (effect) => effect.forces * 0.4,
  build: (effect) =>
    effect.count * weights.cardBridge * (effect.temporary === undefined ? 1 : 0.7) +
    (effect.garrison ?? 0) * 2 * weights.cardForce,
  destroy: (effect) => effect.count * 0.5,
  trap: () => 0.4,
  lockdown: () => 0.4,
  wormhole: () => 0.8,
  dominion: () => 1,
  blackout: () => 0.3,
  'raise-mine': (effect) => 0.5 * weights.cardMine + (effect.deploy ?? 0) * weights.cardForce,
  'mine-gold': () => weights.cardMine,
  'last-contract': () => 1.2,
  discount: () => 0.3,
  choose: (effect) => Math.max(...effect.modes.map((mode) => effectsValue(mode.effects))),
  when: (effect) => 0.5 * (effectsValue(effect.then) + effectsValue(effect.else ?? [])),
  roll: (effect) =>
    effect.branches.reduce((sum, branch) => sum + (branch.on.length / 6) * effectsValue(branch.then), 0),
};

/** Value of effects carried out one after another. */
export function effectsValue(effects: readonly Effect[]): number {
  let sum = 0;
  for (const effect of effects) sum += (values[effect.do] as (item: Effect) => number)(effect);
  return sum;
}

const traitValues: { readonly [K in TraitKind]: number } = {
  bodyguard: 0.5,
  'assassins-edge': 0.8,
  flight: 1,
  extraction: 1,
  inspire: 1.5,
  'contract-pay': 0.4,
  'extra-dice': 0.8,
  extort: 0.5,
  juggernaut: 0.6,
  'blood-ledger': 0.5,
  'tactical-hand': 0.4,
  breach: 0.5,
  stitchwork: 0.8,
  tempest: 1,
  slipstep: 1,
  archive: 0.6,
  gateway: 0.6,
};

function traitsValue(traits: readonly Trait[]): number {
  return traits.reduce((sum, trait) => sum + traitValues[trait.trait], 0);
}

// What was worked out with the weights in force: a pure memo.
const memos = new WeakMap<Weights, WeakMap<Card, number>>();
let known = new WeakMap<Card, number>();
let knownBy: Weights | null = null;

function recall(by: Weights): void {
  const memo = memos.get(by) ?? new WeakMap<Card, number>();
  memos.set(by, memo);
  known = memo;
  knownBy = by;
}

/** What playing the card once gives, before its costs; worked out once a card. */
export function playValue(card: Card): number {
  if (weights !== knownBy) recall(weights);
  let value = known.get(card);
  if (value === undefined) {
    value = valueOf(card);
    known.set(card, value);
  }
  return value;
}

function valueOf(card: Card): number {
  const stats = card.champion;
  if (stats === undefined) return effectsValue(card.effects);
  const strength = stats.hp * weights.cardHp + (stats.dice * stats.hits) / weights.cardPower;
  return (
    strength +
    weights.cardTrait * traitsValue(stats.traits) +
    effectsValue(stats.onDeploy) -
    stats.bounty * weights.cardBounty
  );
}

/** What owning the card is worth when it is gained: its points, and what it does over its costs, a few times. */
export function gainValue(card: Card, roundsLeft: number): number {
  const gold = card.goldByCount?.[0] ?? card.gold;
  const once = playValue(card) - gold - card.mana * weights.gainMana;
  const plays = card.burn
    ? Math.min(1, roundsLeft / 2)
    : Math.min(weights.gainPlays, roundsLeft / weights.gainRounds);
  return card.vp * weights.cardPoint + Math.max(-weights.gainLoss, once) * plays;
}
