// What the endpoints of tournaments do.

import type { CommonServices } from '../commons.ts';
import type { Handlers } from './caller.ts';
import { enough } from './event-handlers.ts';

type Names =
  | 'listTournaments'
  | 'makeTournament'
  | 'getTournament'
  | 'joinTournament'
  | 'leaveTournament'
  | 'startTournament'
  | 'cancelTournament';

/** Handlers of tournaments. */
export function tournamentHandlers({ tournaments }: CommonServices): Pick<Handlers, Names> {
  return {
    listTournaments: async (_given, { identity }) => tournaments.list(identity),
    makeTournament: async ({ body }, { identity, origin }) => tournaments.make(identity, origin, body),
    async getTournament({ params, query }, caller) {
      if (query.wait !== undefined && !caller.stay()) return enough;
      return tournaments.get(params.tournament, caller.identity, query, () => caller.whenGone());
    },
    joinTournament: async ({ params }, { identity, origin }) =>
      tournaments.join(params.tournament, identity, origin),
    leaveTournament: async ({ params }, { identity }) => tournaments.leave(params.tournament, identity),
    startTournament: async ({ params }, { identity }) => tournaments.begin(params.tournament, identity),
    async cancelTournament({ params }, { identity }) {
      const answer = await tournaments.cancel(params.tournament, identity);
      return 'code' in answer ? answer : { done: true };
    },
  };
}
