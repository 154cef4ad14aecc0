// The numbers by which the appraisal judges, in hit points of a Castle unless said otherwise.

import { CARDS } from '../cards/table.ts';
import { stands } from '../vocabulary.ts';
import type { Ability, AbilityKind, AbilityOf, Card, EffectKind } from '../vocabulary.ts';

/** Everything that the appraisal goes by; lists are by kind of card or by place, counted outward. */
export interface Weights {
  /** What an unharmed card is worth in play, by kind. */
  readonly inPlay: readonly number[];
  /** What a card is worth in hand, by kind: what it will bring on the day when it is played. */
  readonly inHand: readonly number[];
  /** What a Soldier's place adds, by place. */
  readonly soldierPlaces: readonly number[];
  /** What a shooting engine gains at a Front, and loses elsewhere but in the enemy Middle. */
  readonly engineAtFront: number;
  readonly engineElsewhere: number;
  /** What a Siege Tower gains in the enemy Middle, and loses elsewhere. */
  readonly towerInPlace: number;
  readonly towerElsewhere: number;
  /** What a Spy gains inside the enemy Castle Zone, and for each step of the way. */
  readonly spyInside: number;
  readonly spyStep: number;
  /** What each hit point of a Castle is worth, and how much more the last ones are. */
  readonly castlePoint: number;
  readonly castleLast: number;
  /** What destroying a card brings, as a share of its worth, and besides; what harming it brings, as a share of the harm. */
  readonly kill: number;
  readonly killBesides: number;
  readonly harm: number;
  /** Parts of a card's worth: lost where enemies threaten it, gained by mending it, lost to a Trap that is likely. */
  readonly risk: number;
  readonly mending: number;
  readonly trap: number;
  /** Part of what a card could do next turn, and of what an Assassin could reach. */
  readonly later: number;
  readonly killerHope: number;
  /** What each Soldier around a General is worth, and what a General beyond the Front loses. */
  readonly company: number;
  readonly exposedLeader: number;
  /** What playing a unit is worth by itself, a Spy's look, and what each escort costs. */
  readonly entering: number;
  readonly look: number;
  readonly escort: number;
  /** Part of its worth that a card in hand keeps while it cannot be played. */
  readonly idle: number;
  /** Building a Siege Tower, and the part of its prey that it opens; factors of the worths of other sites. */
  readonly towerSite: number;
  readonly towerPrey: number;
  readonly cannonSite: number;
  readonly ballistaSite: number;
  readonly wallSite: number;
  readonly armourySite: number;
  readonly keepSite: number;
}

// In play, at full HP, where it does most good: one entry per ability, so that a forgotten kind does not compile.
const abilityWorth: { readonly [K in AbilityKind]: (ability: AbilityOf<K>) => number } = {
  hit: ({ far, prey }) => (far >= 5 ? 14 : prey === 'all' ? 5 : prey === 'buildings' ? 4 : 2),
  assassinate: () => 5,
  build: () => 2.5,
  mend: ({ whom }) => (whom === 'buildings' ? 2.5 : 1.5),
  look: () => 2.5,
  decide: () => 0,
  lead: () => 8,
  command: () => 0,
  conjure: () => 0,
  climb: () => 2,
  bar: () => 8,
  arm: () => 7,
  hold: () => 1,
};

function inPlayOf(card: Card): number {
  if (!stands(card)) return 0;
  return card.abilities.reduce(
    (sum, ability) => sum + (abilityWorth[ability.can] as (one: Ability) => number)(ability),
    0,
  );
}

const effectWorth: { readonly [K in EffectKind]: number } = {
  mend: 2,
  charge: 2,
  rain: 1.2,
  rout: 1.5,
  spring: 3.2,
  rally: 0.8,
  ambush: 2.5,
  burn: 3.5,
  revive: 5,
  plague: 2,
  storm: 7,
};

function inHandOf(card: Card): number {
  if (stands(card)) return (card.type === 'building' ? 0.45 : 0.85) * inPlayOf(card);
  const [effect] = card.effects;
  return effect.do === 'mend' && effect.whom === 'people' ? 0.6 : effectWorth[effect.do];
}

/** The weights of the quick player and of the estimate, set by hand: a yardstick that stays as it is. */
export const greedyWeights: Weights = {
  inPlay: CARDS.map(inPlayOf),
  inHand: CARDS.map(inHandOf),
  soldierPlaces: [0, 0.15, 0.35, 0.6, 1.1, 0.7],
  engineAtFront: 0.8,
  engineElsewhere: 1,
  towerInPlace: 2,
  towerElsewhere: 1.5,
  spyInside: 1.5,
  spyStep: 0.2,
  castlePoint: 1,
  castleLast: 120,
  kill: 1.05,
  killBesides: 0.3,
  harm: 0.55,
  risk: 0.3,
  mending: 0.55,
  trap: 1,
  later: 0.35,
  killerHope: 0.25,
  company: 0.15,
  exposedLeader: 0.8,
  entering: 0.6,
  look: 1.2,
  escort: 0.4,
  idle: 0.5,
  towerSite: 2,
  towerPrey: 0.5,
  cannonSite: 1,
  ballistaSite: 1,
  wallSite: 1,
  armourySite: 1,
  keepSite: 1,
};
