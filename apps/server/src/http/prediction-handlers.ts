// What the endpoints of predictions do.

import type { Services } from '../services.ts';
import type { Handlers } from './caller.ts';

/** Handlers of predictions. */
export function predictionHandlers({ predictions }: Services): Pick<Handlers, 'predict' | 'getPredictions'> {
  return {
    predict: async ({ params, body }, { identity, origin }) =>
      predictions.predict(params.match, identity, body, origin),
    getPredictions: async ({ params }, { identity }) => predictions.own(params.match, identity),
  };
}
