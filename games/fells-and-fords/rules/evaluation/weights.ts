// The numbers by which the appraisal judges, in VP unless said otherwise.

/** Everything that the appraisal goes by. */
export interface Weights {
  /** What a banner, and the enemy's tent, make of their hex; the objective's hexes, as a factor. */
  readonly banner: number;
  readonly enemyTent: number;
  readonly objective: number;
  /** What a building or a wood is worth to stand in. */
  readonly cover: number;
  /** What a hex that draws units spreads around itself: so much for each step nearer. */
  readonly pull: number;
  /** An enemy's blow for each of its dice: where it stands near, and where it would have to come first; by ranged units, as a factor. */
  readonly near: number;
  readonly coming: number;
  readonly shots: number;
  /** What a unit loses by such a blow, as a part of its worth: in melee, ranged; and how much more the last figure does. */
  readonly fear: number;
  readonly rangedFear: number;
  readonly lastFigure: number;
  /** Part of the blows that reaches whoever stands in a building, and in a wood. */
  readonly inBuilding: number;
  readonly inForest: number;
  /** What a hill is worth to ranged units. */
  readonly height: number;
  /** For each point of an enemy's cost: what all its damage is worth, and its fall. */
  readonly harm: number;
  readonly fall: number;
  /** The same of the own unit that meets a counter. */
  readonly ownHarm: number;
  readonly ownFall: number;
  /** What it is worth to drive an enemy off a banner, and to drive it off at all. */
  readonly holds: number;
  readonly push: number;
  readonly poison: number;
  readonly stun: number;
  /** What a command's boons add, as a factor of what its orders bring: a die, a step, a die of who stood still. */
  readonly boonDice: number;
  readonly boonMove: number;
  readonly boonSteady: number;
  /** What a command card would still be good for later, as a part of what is printed on it. */
  readonly keep: number;
  /** What a lore token is worth, and lore cards, as a factor. */
  readonly token: number;
  readonly lore: number;
  /** Part of the target's worth that is at stake where dice are turned. */
  readonly stake: number;
  /** What it is worth to order, move and attack no more. */
  readonly doneOrders: number;
  readonly doneMoving: number;
  readonly doneAttacks: number;
  /** What it is worth to stay on a banner rather than to give way, and elsewhere. */
  readonly stayOnBanner: number;
  readonly stay: number;
}

/** The weights of the quick player and of the estimate, set by hand: a yardstick that stays as it is. */
export const greedyWeights: Weights = {
  banner: 1.1,
  enemyTent: 1.5,
  objective: 1,
  cover: 0.08,
  pull: 0.035,
  near: 0.14,
  coming: 0.08,
  shots: 0.5,
  fear: 0.1,
  rangedFear: 0.16,
  lastFigure: 1.5,
  inBuilding: 0.55,
  inForest: 0.8,
  height: 0.15,
  harm: 0.11,
  fall: 0.09,
  ownHarm: 0.11,
  ownFall: 0.09,
  holds: 0.9,
  push: 0.06,
  poison: 0.12,
  stun: 0.25,
  boonDice: 0.25,
  boonMove: 0.1,
  boonSteady: 0.1,
  keep: 0.12,
  token: 0.12,
  lore: 1,
  stake: 0.35,
  doneOrders: 0.01,
  doneMoving: 0.02,
  doneAttacks: 0.01,
  stayOnBanner: 1,
  stay: 0.2,
};
