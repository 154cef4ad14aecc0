// Session cookies of a browser: by what it is known, and by what it was known before it took over an identity.

import type { FastifyReply, FastifyRequest } from 'fastify';
import { beforeName, browsersLast, cookieName, secretIn } from '../people/people.ts';
import type { People } from '../people/people.ts';
import type { Identity } from '../store/store.ts';

/** The browser of a caller. */
export interface Browser {
  /** Whom it was before it took over an identity. */
  before(): Promise<Identity | null>;
  /** Lets it be known as this identity from now on; by what it was known so far is kept beside. */
  remember(identity: Identity): Promise<void>;
  /** Lets it be again whom it was before; null: nobody. */
  goBack(): Promise<Identity | null>;
  /** Gives it a new secret; with all others of the identity the one so far ends. */
  renew(identity: Identity): Promise<void>;
  /** Lets it be known by nothing any more. */
  forget(): Promise<void>;
}

/** The browser that sends a request. */
export function browserOf(
  request: FastifyRequest,
  reply: FastifyReply,
  people: People,
  secure: boolean,
): Browser {
  const place = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  const keep = (name: string, secret: string): void =>
    void reply.setCookie(name, secret, { ...place, signed: true, maxAge: browsersLast });
  return {
    before: async () => (await people.byCookie(request, beforeName))?.identity ?? null,
    async remember(identity) {
      const was = await people.byCookie(request, cookieName);
      if (was?.identity.id === identity.id) return;
      keep(cookieName, await people.addBrowser(identity, request));
      const secret = secretIn(request, cookieName);
      if (was !== null && secret !== null) keep(beforeName, secret);
    },
    async goBack() {
      const was = await people.byCookie(request, beforeName);
      const [now, before] = [secretIn(request, cookieName), secretIn(request, beforeName)];
      if (was === null || now === null || before === null) return null;
      keep(cookieName, before);
      keep(beforeName, now);
      return was.identity;
    },
    async renew(identity) {
      const before = await people.sessionsOf(identity);
      keep(cookieName, await people.addBrowser(identity, request));
      await people.revoke(before.map(({ hash }) => hash));
    },
    async forget() {
      for (const name of [cookieName, beforeName]) {
        const known = await people.byCookie(request, name);
        if (known !== null) await people.revoke([known.token]);
        void reply.clearCookie(name, place);
      }
    },
  };
}
