// What the endpoints for events of one's own do.

import { refuse } from '@bridgefront/protocol';
import type { Given, WireRefusal } from '@bridgefront/protocol';
import { decline } from '../lobby/lobby.ts';
import { isRefusal } from '../lobby/changed.ts';
import { matchInfo } from '../lobby/info.ts';
import type { Commons } from '../commons.ts';
import type { Services } from '../services.ts';
import type { Identity } from '../store/store.ts';
import { Flow } from './flow.ts';
import type { Caller, Handlers } from './caller.ts';

const enough = refuse('too-many', 'Your network has enough live connections; close one first.');

async function flowing(
  commons: Commons,
  identity: Identity,
  query: Given<'getEvents'>['query'],
  caller: Caller,
): Promise<Flow | WireRefusal> {
  const flow = new Flow(commons.time);
  void caller.whenGone().then(() => flow.stream.destroy());
  // Whoever takes a token away does so for what it has opened as well.
  const { token } = caller;
  if (token !== null) flow.whenEnded(commons.people.onRevoked(token, () => flow.end()));
  flow.whenEnded(commons.people.onGone(identity.id, () => flow.end()));
  const leave = await commons.events.listen(identity, query, { hear: (event) => flow.write(event) });
  if (typeof leave === 'function') flow.whenEnded(leave);
  else flow.stream.destroy();
  return typeof leave === 'function' ? flow : leave;
}

/** Handlers of events and programs. */
export function eventHandlers(commons: Commons): Pick<Handlers, 'getEvents' | 'listPrograms'> {
  const { events } = commons;
  return {
    async getEvents({ query }, caller) {
      const { identity } = caller;
      if (identity === null) return refuse('no-session', 'Enter first, or send a bearer token.');
      if (!caller.stay()) return enough;
      if (query.wait === undefined) return flowing(commons, identity, query, caller);
      return events.poll(identity, query, query.wait, caller.whenGone());
    },
    listPrograms: async ({ query }) => ({ programs: events.programs(query.game) }),
  };
}

/** The handler of challenges that are declined. */
export function declining({ tables, inboxes, games }: Services): Pick<Handlers, 'decline'> {
  return {
    async decline({ params }, { identity }) {
      if (identity === null) return refuse('no-session', 'Enter first, or send a bearer token.');
      const asked = { seat: -1 };
      const changed = await tables.change(params.match, (match) => {
        asked.seat = match.seats.findIndex(({ challenged }) => challenged?.id === identity.id);
        return decline(match, identity.id);
      });
      if (isRefusal(changed)) return changed;
      const place = { match: changed.id, game: changed.game, ...asked };
      const news = { type: 'declined', ...place, name: identity.name } as const;
      inboxes.tell([{ identity: changed.owner, news }]);
      return matchInfo(changed, games, identity.id);
    },
  };
}
