// What the endpoints for people one knows do.

import type { CommonServices } from '../commons.ts';
import type { Handlers } from './caller.ts';
import { stranger } from './people-handlers.ts';

/** Handlers of people and profiles. */
export function tieHandlers({
  ties,
}: CommonServices): Pick<Handlers, 'listPeople' | 'setPerson' | 'getPerson' | 'setProfile'> {
  return {
    listPeople: async (_given, { identity }) => (identity === null ? stranger : ties.list(identity.id)),
    setPerson: async ({ params, body }, { identity }) =>
      identity === null ? stranger : ties.say(identity.id, params.person, body),
    getPerson: async ({ params }, { identity }) =>
      identity === null ? stranger : ties.profile(identity.id, params.person),
    async setProfile({ body }, { identity }) {
      if (identity === null) return stranger;
      await ties.show(identity.id, body);
      return { done: true };
    },
  };
}
