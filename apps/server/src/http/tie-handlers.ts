// What the endpoints for people one knows do.

import type { CommonServices } from '../commons.ts';
import { matchInfo } from '../lobby/info.ts';
import type { Handlers } from './caller.ts';

/** Handlers of people and profiles. */
export function tieHandlers({
  ties,
  games,
}: CommonServices): Pick<
  Handlers,
  'listPeople' | 'setPerson' | 'getPerson' | 'listTheirMatches' | 'setProfile'
> {
  return {
    listPeople: async (_given, { identity }) => ties.list(identity.id),
    setPerson: async ({ params, body }, { identity }) => ties.say(identity.id, params.person, body),
    getPerson: async ({ params }, { identity }) => ties.profile(identity.id, params.person),
    async listTheirMatches({ params, query }, { identity }) {
      const shown = await ties.matches(identity.id, params.person, query);
      if ('code' in shown) return shown;
      const matches = shown.matches?.map(({ seat, match }) => ({
        seat,
        match: matchInfo(match, games, identity.id),
      }));
      return { ...shown, matches: matches ?? null };
    },
    async setProfile({ body }, { identity }) {
      await ties.show(identity.id, body);
      return { done: true };
    },
  };
}
