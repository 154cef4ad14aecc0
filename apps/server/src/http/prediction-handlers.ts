// What the endpoints of predictions do.

import type { Services } from '../services.ts';
import type { Handlers } from './caller.ts';
import { stranger } from './people-handlers.ts';

/** Handlers of predictions. */
export function predictionHandlers({ predictions }: Services): Pick<Handlers, 'predict' | 'getPredictions'> {
  return {
    predict: async ({ params, body }, { identity, origin }) =>
      identity === null ? stranger : predictions.predict(params.match, identity, body, origin),
    getPredictions: async ({ params }, { identity }) =>
      identity === null ? stranger : predictions.own(params.match, identity),
  };
}
