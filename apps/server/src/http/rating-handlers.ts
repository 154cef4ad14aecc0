// What the endpoints of ratings do: one's own, and how people keep to matches.

import { refuse } from '@bridgefront/protocol';
import type { CommonServices } from '../commons.ts';
import { figuresOf } from '../ratings/figures.ts';
import type { Handlers } from './caller.ts';

const noMatch = refuse('not-found', 'There is no such match.');
/** Handlers of ratings. */
export function ratingHandlers({
  ratings,
  reliability,
  store,
}: CommonServices): Pick<Handlers, 'getRatings' | 'getReliability'> {
  return {
    async getRatings(_given, { identity }) {
      const ladders = figuresOf(await ratings.of(identity.id));
      return {
        ratings: ladders.map(({ figure, course }) => ({
          ...figure,
          course: course.map(({ match, at, mean }) => ({ match, at, figure: Math.round(mean) })),
        })),
        reliability: await reliability.own(identity.id),
      };
    },
    async getReliability({ params }) {
      const match = await store.match(params.match);
      return match === null ? noMatch : { seats: [...(await reliability.at(match))] };
    },
  };
}
