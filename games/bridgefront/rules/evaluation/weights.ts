// What Bridgefront's judgement goes by: every number in one place, in gold unless said otherwise.

/** Worth of things that a seat has or may get. Set by hand, then tuned by self-play (docs/bots.md). */
const greedy = {
  /** One permanent point, or one control point at the last scoring. */
  point: 10.9,
  /** One Force, or a champion of its strength, beyond what it holds. */
  force: 3.75,
  /** An enemy's Force gone, shared between its enemies. */
  enemyForce: 0.953,
  /** A power pick: points that it is taken to bring, and the use of other cards. */
  powerPoint: 2.71,
  powerCard: 1.1,
  /** The same for a Forge draft, and for the single card at a Mine. */
  draftPoint: 0.306,
  draftCard: 1.37,
  minePoint: 0.123,
  mineCard: 0.913,
  /** Keeping enemies out of the own Capital. */
  home: 3.34,
  /** A tile that decides the match this round, for or against. */
  decisive: 18.1,
  /** Stepping into the Capital of a seat that is about to win. */
  block: 12.3,
  /** One mana that is still to be spent. */
  mana: 0.804,
  /** A card drawn while there is mana to play it. */
  draw: 1.09,
  /** One hit point of an own champion. */
  hp: 0.883,
  /** Worth that is left of reaching a tile, for each mana of way. */
  delayPerMana: 0.485,
  /** Strength that is left of a stack, for each mana between it and where it is needed. */
  reachPerMana: 0.638,
  /** How much of the enemy strength in reach counts against the own Capital, a tile held, a tile wanted. */
  threatHome: 0.624,
  threatHeld: 0.833,
  threatWanted: 0.504,
  /** How much an enemy counts in the odds of a battle, in what a victory costs, and what a lost one takes along. */
  caution: 1,
  costly: 1,
  toll: 0.6,
  /** Use of a Force beside those that are there: with two seats the first by the second and all, with more by the third. */
  crowdTwo: 12,
  crowdHalf: 8,
  crowdMore: 6,
  /** By what `decisive` is divided for what is held with a point or two missing; how a seat counts that may win soon. */
  decisiveHeld: 3,
  menace: 0.4,
  /** What a Mine's gold is worth to the gold itself: it comes later. */
  mineGold: 0.9,
  /** Chance that a drawn card is played: without mana, with one, with more; and part of it beside a full hand. */
  drawnLate: 0.1,
  drawnLast: 0.55,
  drawnEarly: 0.8,
  drawnMany: 0.7,
  /** A champion in hand that cannot be paid for; a mana that a kept card will cost. */
  keepChampion: 0.4,
  keepMana: 0.6,
  /** An own champion's death beyond its strength, and a hit on an enemy's champion that may die of it or not. */
  championLost: 2,
  killPower: 4,
  woundPower: 0.3,
  /** A champion's flight, each of its traits, each gold that its death pays. */
  flight: 1.2,
  trait: 0.25,
  bounty: 0.15,
  /** A bridge for a time, to a lasting one; a bridge that enemies lose, and one that the seat needs itself. */
  temporary: 0.6,
  cutFoe: 0.3,
  cutOwn: 0.5,
  /** Effects: gold from a rival, a card thrown away, one looked at, a draft at once, battles to come. */
  steal: 1.4,
  discard: 0.35,
  look: 0.15,
  draftNow: 1.3,
  boost: 0.9,
  trap: 0.4,
  entrench: 0.3,
  /** A card that is burnt by its use; mana by which free plans are divided; what a plan must bring. */
  burnt: 0.3,
  freeMana: 0.5,
  leastGain: 0.02,
  /** A card worth less than this is better burnt; what cards of a deck are worth, and the mana that they cost. */
  burnBelow: 1.1,
  averageUse: 0.7,
  useMana: 0.7,
  topdeckUse: 0.5,
  topdeckLeast: 0.3,
  draftLeast: 0.4,
  /** Bids: how much of the rest of the row is to be had instead, gold that the hand needs, odds of low bids. */
  bidRest: 1,
  bidNeed: 0.6,
  bidLeast: 0.25,
  bidCurve: 1,
  passBelow: 2.5,
  passCost: 0.4,
  /** What a card is worth before the board is seen, when it is gained: its effects by kind. */
  cardForce: 0.9,
  cardDraw: 1.1,
  cardMana: 1.5,
  cardStep: 0.9,
  cardBridge: 1.1,
  cardHp: 0.45,
  cardPoint: 5,
  cardBoost: 1,
  cardScry: 0.2,
  cardScrap: 1,
  cardDraft: 2,
  cardMine: 3,
  cardTrait: 1,
  cardPower: 2.2,
  cardBounty: 0.3,
  /** Its mana, how often it is played at most and by each round that is left, and most that a bad one costs. */
  gainMana: 0.8,
  gainPlays: 2.5,
  gainRounds: 2.5,
  gainLoss: 0.5,
  /** By rounds left, this one included. One gold: at the end it breaks ties only. */
  goldByRoundsLeft: [0, 0.08, 0.5, 0.75, 0.9, 1],
  /** How many rounds of a tile's yield count. */
  yieldByRoundsLeft: [0, 1, 1.7, 2.2, 2.55, 2.75],
  /** Share of a control point that holding a tile now is worth. */
  controlByRoundsLeft: [0, 1, 0.8, 0.65, 0.5, 0.4],
  /** Use of further Forces. */
  forceByRoundsLeft: [0, 0.1, 0.45, 0.75, 0.95, 1],
};

type Standard = typeof greedy;

/** What the appraisal goes by. */
export type Weights = {
  readonly [name in keyof Standard]: Standard[name] extends number ? number : readonly number[];
};
export const greedyWeights: Weights = greedy;

/** One thing for matches of two seats, one for all others: with two, every loss is the other's gain. */
export interface BySeats<T> {
  readonly two: T;
  readonly more: T;
}

/** What holds for so many seats. */
export function forSeats<T>({ two, more }: BySeats<T>, seats: number): T {
  return seats === 2 ? two : more;
}

/** The weights in force. */
export let weights: Weights = greedy;

/** Runs something with other weights in force, and puts the usual ones back whatever becomes of it. */
export function judgedBy<T>(others: Weights, run: () => T): T {
  const usual = weights;
  weights = others;
  try {
    return run();
  } finally {
    weights = usual;
  }
}

/** Gold up to here keeps its worth; what is hoarded beyond is worth less and less. */
const comfortableGold = 3;

/** Worth of one more gold to a seat that has some, by rounds left. */
export function goldWorth(gold: number, roundsLeft: number): number {
  const hoard = Math.max(0, gold - comfortableGold) / comfortableGold;
  return byRounds(weights.goldByRoundsLeft, roundsLeft) / (1 + hoard);
}

/** The entry for a number of rounds left; the last one holds on. */
export function byRounds(table: readonly number[], roundsLeft: number): number {
  return table[Math.max(0, Math.min(roundsLeft, table.length - 1))];
}
