// What the endpoints for events of one's own do.

import { refuse } from '@bridgefront/protocol';
import type { Given, OwnEvent, WireRefusal } from '@bridgefront/protocol';
import { decline } from '../lobby/lobby.ts';
import { isRefusal } from '../lobby/changed.ts';
import { matchInfo } from '../lobby/info.ts';
import type { CommonServices } from '../commons.ts';
import type { Services } from '../services.ts';
import type { Credential } from '../people/credentials.ts';
import type { ListenWish } from '../events/inboxes.ts';
import type { Identity } from '../store/store.ts';
import { unknownToken } from './refusals.ts';
import { Flow } from './flow.ts';
import type { Caller, Handlers } from './caller.ts';

/** For who waits for an answer. */
export const enough = refuse('too-many', 'Your network has enough live connections; close one first.');

// Whoever ends a credential does so for what it has opened as well.
async function flowing(
  commons: CommonServices,
  credential: Credential,
  query: Given<'getEvents'>['query'],
  caller: Caller,
): Promise<Flow | WireRefusal> {
  const flow = new Flow(commons.time);
  void caller.whenGone().then(() => flow.stream.destroy());
  flow.whenEnded(commons.people.holds.hold(credential, () => flow.end()));
  const hear = (event: OwnEvent): void => flow.write(event);
  const leave = await commons.events.listen(
    credential.identity,
    { ...query, origin: caller.origin },
    { hear },
  );
  if (typeof leave === 'function') flow.whenEnded(leave);
  else flow.stream.destroy();
  return typeof leave === 'function' ? flow : leave;
}

// The events behind `after`, or the first that comes within so many seconds, unless the asker is gone before.
async function polledFrom(
  { events: all, time }: CommonServices,
  identity: Identity,
  wish: ListenWish,
  seconds: number,
  gone: Promise<void>,
) {
  const events: OwnEvent[] = [];
  const waited = Promise.withResolvers<void>();
  const hear = (event: OwnEvent): void => (events.push(event), waited.resolve());
  const leave = await all.listen(identity, wish, { hear });
  if (typeof leave !== 'function') return leave;
  const cancel = time.after(seconds * 1000, waited.resolve);
  await Promise.race([waited.promise, gone]);
  cancel();
  leave();
  return { events, last: events.at(-1)?.id ?? wish.after ?? '' };
}

// What waits for an answer has none of what comes behind the end.
async function polled(
  commons: CommonServices,
  credential: Credential,
  query: Given<'getEvents'>['query'] & { readonly wait: number },
  caller: Caller,
) {
  const over = Promise.withResolvers<void>();
  const ended = { yes: false };
  const letGo = commons.people.holds.hold(credential, () => {
    ended.yes = true;
    over.resolve();
  });
  void caller.whenGone().then(over.resolve);
  const wish = { ...query, origin: caller.origin };
  const answer = await polledFrom(commons, credential.identity, wish, query.wait, over.promise);
  letGo();
  return ended.yes ? unknownToken : answer;
}

/** Handlers of events and programs. */
export function eventHandlers(commons: CommonServices): Pick<Handlers, 'getEvents' | 'listPrograms'> {
  const { events } = commons;
  return {
    async getEvents({ query }, caller) {
      const { credential } = caller;
      if (!caller.stay()) return enough;
      const { wait } = query;
      if (wait === undefined) return flowing(commons, credential, query, caller);
      return polled(commons, credential, { ...query, wait }, caller);
    },
    listPrograms: async ({ query }) => ({ programs: await events.programs(query.game ?? null, query.from) }),
  };
}

/** The handler of challenges that are declined. */
export function declining({ tables, inboxes, games }: Services): Pick<Handlers, 'decline'> {
  return {
    async decline({ params }, { identity }) {
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
