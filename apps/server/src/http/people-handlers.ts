// What the endpoints for identities and their sessions do.

import { refuse } from '@bridgefront/protocol';
import type { Answer, SessionInfo, WireRefusal } from '@bridgefront/protocol';
import type { CommonServices } from '../commons.ts';
import type { Identity, StoredToken } from '../store/store.ts';
import type { Caller, Handlers } from './caller.ts';

/** Whoever has to be somebody. */
export const stranger = refuse(
  'no-session',
  'Enter first: POST /api/session with a name, or send a bearer token.',
);

const tooManyNew = refuse('too-many', 'Many have come new from your network; try again a little later.');

/** Where a program has nothing to ask for. */
export const onlyBrowsers = refuse('not-yours', 'A program is known by its token alone: send none.');

function session({ id, name, kind }: Identity): SessionInfo {
  return { identity: id, name, kind };
}

// A part of a hash of what is random: it leads to nothing, and is as long as other ids.
const idOf = ({ hash }: Pick<StoredToken, 'hash'>): string => hash.slice(0, 22);

type Listed = Answer<'listSessions'>['sessions'][number];

type PeopleNames =
  | 'getSession'
  | 'setSession'
  | 'handOver'
  | 'takeOver'
  | 'makeRecovery'
  | 'goBack'
  | 'renewSession'
  | 'listSessions'
  | 'endSession'
  | 'createToken'
  | 'revokeToken';

/** Handlers of identities and sessions. */
export function peopleHandlers(commons: CommonServices): Pick<Handlers, PeopleNames> {
  return { ...identities(commons), ...sessions(commons), ...tokens(commons) };
}

type IdentityNames = 'getSession' | 'setSession' | 'handOver' | 'takeOver' | 'makeRecovery' | 'goBack';

/** The caller's browser is that identity's from now on. */
export async function becomes(
  { wishes }: CommonServices,
  { browser, identity, credential }: Caller,
  taken: Identity | WireRefusal,
): Promise<SessionInfo | WireRefusal> {
  if ('code' in taken) return taken;
  await browser?.remember(taken);
  // Whom it was is not called here any more: another may look on.
  if (credential !== null && taken.id !== identity?.id) await wishes.left(credential.token);
  return session(taken);
}

function identities(commons: CommonServices): Pick<Handlers, IdentityNames> {
  const { people, handOvers, newcomers, wishes } = commons;
  return {
    async getSession(_given, { identity, browser }) {
      if (identity === null) return null;
      const was = (await browser?.before()) ?? null;
      return { ...session(identity), ...(was !== null && { before: was.name }) };
    },
    async setSession({ body }, { identity, browser, origin }) {
      if (identity !== null) return session(await people.rename(identity, body.name));
      if (!(await newcomers.take(origin))) return tooManyNew;
      const fresh = await people.enter(body.name);
      await browser?.remember(fresh);
      return session(fresh);
    },
    handOver: async (_given, { identity }) => handOvers.offer(identity),
    makeRecovery: async (_given, { identity }) => handOvers.recoveryKey(identity),
    async takeOver({ body }, caller) {
      if (caller.browser === null) return onlyBrowsers;
      return becomes(commons, caller, await handOvers.take(body.code, caller.identity, caller.origin));
    },
    async goBack(_given, { browser, credential }) {
      const was = (await browser?.goBack()) ?? null;
      if (was !== null) await wishes.left(credential.token);
      return was === null ? refuse('not-found', 'This browser has been nobody else before.') : session(was);
    },
  };
}

type SessionNames = 'renewSession' | 'listSessions' | 'endSession';

function sessions({ people, store, time }: CommonServices): Pick<Handlers, SessionNames> {
  return {
    async listSessions(_given, { identity, credential }) {
      const all = await people.sessionsOf(identity);
      const listed = all.map(({ hash, device, createdAt, usedAt }): Listed => {
        const kind = device === null ? ('program' as const) : ('browser' as const);
        const current = hash === credential.token;
        return { id: idOf({ hash }), kind, device: device ?? '', createdAt, usedAt, current };
      });
      return { sessions: listed };
    },
    async endSession({ params }, { identity, credential, browser }) {
      const ended = (await people.sessionsOf(identity)).find((one) => idOf(one) === params.session);
      if (ended === undefined) return refuse('not-found', 'You have no such session; it may have ended.');
      await people.revoke([ended.hash]);
      if (ended.hash === credential.token) await browser?.forget();
      return { done: true };
    },
    async renewSession(_given, { identity, browser }) {
      // Whoever could act in the person's name could have made one as well.
      await store.saveRecovery(identity.id, null, time.now());
      if (browser === null) return { ...session(identity), token: await people.renewToken(identity) };
      await browser.renew(identity);
      return session(identity);
    },
  };
}

function tokens({ people, newcomers }: CommonServices): Pick<Handlers, 'createToken' | 'revokeToken'> {
  return {
    async createToken({ body }, { origin }) {
      if (!(await newcomers.take(origin))) return tooManyNew;
      const { identity, token } = await people.addBot(body.name);
      return { ...session(identity), token };
    },
    async revokeToken(_given, { credential }) {
      if (credential.device !== null)
        return refuse('no-session', 'Send the bearer token that shall be revoked.');
      await people.revoke([credential.token]);
      return { done: true };
    },
  };
}
