// Predictions in memory.

import type { PredictionStore, StoredPredictions } from './predictions.ts';

/** The part of the storage in memory for them; `dropPredictions`: those of a person or a match that is gone. */
export function memoryPredictions(): PredictionStore & { readonly dropPredictions: (gone: string) => void } {
  let kept: readonly StoredPredictions[] = [];
  return {
    async savePredictions(saved) {
      const others = kept.filter(
        ({ match, identity }) => match !== saved.match || identity !== saved.identity,
      );
      kept = [...others, saved];
    },
    predictionsOf: async (of) =>
      kept.filter(({ match }) => match === of).toSorted((a, b) => a.identity.localeCompare(b.identity)),
    predictionsBy: async (of, by) =>
      kept.find(({ match, identity }) => match === of && identity === by)?.made ?? [],
    allPredictionsBy: async (by) =>
      kept.filter(({ identity }) => identity === by).toSorted((a, b) => a.match.localeCompare(b.match)),
    dropPredictions: (gone) =>
      void (kept = kept.filter(({ match, identity }) => match !== gone && identity !== gone)),
  };
}
