// What the endpoints for looking for people do.

import type { CommonServices } from '../commons.ts';
import type { Handlers } from './caller.ts';
import { enough } from './event-handlers.ts';
import { stranger } from './people-handlers.ts';

/** Handlers of seeks. */
export function seekHandlers({
  matchmaker,
}: CommonServices): Pick<Handlers, 'listSeeks' | 'seek' | 'getSeek' | 'endSeek' | 'seekBots'> {
  return {
    listSeeks: async (_given, { identity }) => matchmaker.list(identity?.id ?? null),
    seek: async ({ body }, { identity, origin }) =>
      identity === null ? stranger : matchmaker.seek(identity, origin, body),
    async getSeek({ params, query }, caller) {
      if (caller.identity === null) return stranger;
      if (query.wait !== undefined && !caller.stay()) return enough;
      return matchmaker.stand(caller.identity.id, params.seek, query, caller.whenGone());
    },
    async endSeek({ params }, { identity }) {
      if (identity === null) return stranger;
      return (await matchmaker.end(identity.id, params.seek)) ?? { done: true };
    },
    seekBots: async ({ params }, { identity }) =>
      identity === null ? stranger : matchmaker.withBots(identity.id, params.seek),
  };
}
