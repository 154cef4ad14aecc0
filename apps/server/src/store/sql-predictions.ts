// Predictions in SQL.

import type { Kysely } from 'kysely';
import type { Prediction, PredictionStore, StoredPredictions } from './predictions.ts';
import type { Schema } from './schema.ts';

const predictionsIn = ({ body, ...whose }: Schema['predictions']): StoredPredictions => ({
  ...whose,
  made: JSON.parse(body) as readonly Prediction[],
});

/** The part of the storage for them. */
export function sqlPredictions(db: Kysely<Schema>): PredictionStore {
  const all = () => db.selectFrom('predictions').selectAll();
  return {
    async savePredictions({ match, identity, made }) {
      const body = JSON.stringify(made);
      await db
        .insertInto('predictions')
        .values({ match, identity, body })
        .onConflict((conflict) => conflict.columns(['match', 'identity']).doUpdateSet({ body }))
        .execute();
    },
    predictionsOf: async (match) =>
      (await all().where('match', '=', match).orderBy('identity').execute()).map(predictionsIn),
    async predictionsBy(match, identity) {
      const row = all().where('match', '=', match).where('identity', '=', identity);
      const found = await row.executeTakeFirst();
      return found === undefined ? [] : predictionsIn(found).made;
    },
    allPredictionsBy: async (identity) =>
      (await all().where('identity', '=', identity).orderBy('match').execute()).map(predictionsIn),
  };
}
