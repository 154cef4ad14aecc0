// What the endpoints for looking for people do.

import type { CommonServices } from '../commons.ts';
import type { Handlers } from './caller.ts';
import { enough } from './event-handlers.ts';

/** Handlers of seeks. */
export function seekHandlers({
  matchmaker,
}: CommonServices): Pick<Handlers, 'listSeeks' | 'seek' | 'getSeek' | 'endSeek' | 'seekBots'> {
  return {
    listSeeks: async (_given, { identity }) => matchmaker.list(identity?.id ?? null),
    seek: async ({ body }, { identity, origin }) => matchmaker.seek(identity, origin, body),
    async getSeek({ params, query }, caller) {
      if (query.wait !== undefined && !caller.stay()) return enough;
      return matchmaker.stand(caller.identity.id, params.seek, query, caller.whenGone());
    },
    async endSeek({ params }, { identity }) {
      return (await matchmaker.end(identity.id, params.seek)) ?? { done: true };
    },
    seekBots: async ({ params }, { identity }) => matchmaker.withBots(identity.id, params.seek),
  };
}
