// A club's sign-in for tests: a real OpenID Connect provider (oidc-provider) on this machine, and a browser that signs in there.

import type { AddressInfo } from 'node:net';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import Provider from 'oidc-provider';
import type { ClubSettings } from '../src/people/club-sign-in.ts';

/** The provider. Everybody is let in by the name they give. */
export class Club {
  readonly settings: ClubSettings;
  readonly #server: Server;

  private constructor(server: Server, settings: ClubSettings) {
    this.#server = server;
    this.settings = settings;
  }

  /** `wayBack`: the only address to which it sends people. */
  static async open(wayBack: string): Promise<Club> {
    const server = createServer();
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const settings = {
      issuer,
      clientId: 'matches',
      clientSecret: 'a secret of the club',
      name: 'Chess Club',
    };
    const provider = new Provider(issuer, {
      clients: [
        {
          client_id: settings.clientId,
          client_secret: settings.clientSecret,
          redirect_uris: [wayBack],
          grant_types: ['authorization_code'],
          response_types: ['code'],
        },
      ],
      claims: { openid: ['sub'], profile: ['preferred_username'] },
      conformIdTokenClaims: false,
      findAccount: (_context: unknown, id: string) => ({
        accountId: id,
        claims: async () => ({ sub: id, preferred_username: `${id} of the club` }),
      }),
      pkce: { required: () => true },
      cookies: { keys: ['a key for cookies'] },
      features: { devInteractions: { enabled: true } },
    });
    const answer = provider.callback();
    server.on('request', (request, response) => void answer(request, response));
    return new Club(server, settings);
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

/** Goes where the server has sent a browser, and signs in there; the query with which the club sends it back. */
export async function signInAt(url: string, login: string, wayBack: string): Promise<string> {
  const cookies = new Map<string, string>();
  let [next, form]: [string, string | null] = [url, null];
  for (let steps = 0; steps < 12; steps++) {
    const answer: Response = await fetch(next, {
      redirect: 'manual',
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(form !== null && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(form !== null && { method: 'POST', body: form }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const to = answer.headers.get('location');
    if (to?.startsWith(wayBack) === true) return new URL(to).search;
    if (to !== null) [next, form] = [new URL(to, next).href, null];
    else {
      const page = await answer.text();
      const action = /action="([^"]+)"/.exec(page)?.[1];
      if (action === undefined) throw new Error(`The club says: ${answer.status} ${page}`);
      const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1] ?? '';
      [next, form] = [
        new URL(action, next).href,
        new URLSearchParams({ prompt, login, password: 'x' }).toString(),
      ];
    }
  }
  throw new Error('The club sends people round in circles.');
}
