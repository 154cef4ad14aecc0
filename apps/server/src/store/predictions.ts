// What the storage keeps of what onlookers predict.

/** At one question of a match: who wins, with which chance. */
export interface Prediction {
  /** The number of the question. */
  readonly decision: number;
  readonly seat: number;
  /** From 0 to 1. */
  readonly chance: number;
}

/** All predictions of one onlooker of a match, in order. */
export interface StoredPredictions {
  readonly match: string;
  readonly identity: string;
  readonly made: readonly Prediction[];
}

/** The part of the storage for them. */
export interface PredictionStore {
  /** Keeps them instead of those before. */
  savePredictions(predictions: StoredPredictions): Promise<void>;
  /** Of everybody who looks on at a match. */
  predictionsOf(match: string): Promise<readonly StoredPredictions[]>;
  /** Of one of them; none: an empty list. */
  predictionsBy(match: string, identity: string): Promise<readonly Prediction[]>;
  /** All that somebody has predicted. */
  allPredictionsBy(identity: string): Promise<readonly StoredPredictions[]>;
}
