// A browser for tests of the server: it has cookies, an address and a name for itself.

import type { SessionInfo, WireRefusal } from '@bridgefront/protocol';
import type { Server } from '../src/server.ts';

/** A browser: it keeps the cookies that it was given last. */
export class Browser {
  readonly #cookies = new Map<string, string>();
  #url: string;
  readonly #headers: { readonly [name: string]: string };

  constructor(
    { url }: Pick<Server, 'url'>,
    address = '10.0.0.1',
    userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
  ) {
    this.#url = url;
    this.#headers = { 'x-forwarded-for': address, 'user-agent': userAgent };
  }

  /** The server that it is at. */
  get url(): string {
    return this.#url;
  }

  /** What it sends with every request. */
  get headers(): { readonly [name: string]: string } {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return { ...this.#headers, ...(cookie !== '' && { cookie }) };
  }

  async ask<T>(method: string, path: string, body?: unknown): Promise<T & Partial<WireRefusal>> {
    const answer = await fetch(`${this.#url}/api${path}`, {
      method,
      headers: { ...this.headers, 'content-type': 'application/json' },
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
    for (const [, name, value] of answer.headers
      .getSetCookie()
      .flatMap((cookie) => [/^([^=]+)=([^;]*)/.exec(cookie) ?? []]))
      if (value === '') this.#cookies.delete(name);
      else if (name !== undefined) this.#cookies.set(name, value);
    return (await answer.json()) as T & Partial<WireRefusal>;
  }

  /** Goes to another address with the same cookies: after a restart. */
  at({ url }: Pick<Server, 'url'>): void {
    this.#url = url;
  }

  enter(name: string): Promise<SessionInfo> {
    return this.ask('POST', '/session', { name });
  }

  who(): Promise<SessionInfo | null> {
    return this.ask('GET', '/session');
  }

  async offer(): Promise<string> {
    return (await this.ask<{ code: string }>('POST', '/session/hand-over')).code;
  }

  take(code: string): Promise<SessionInfo & Partial<WireRefusal>> {
    return this.ask('POST', '/session/take-over', { code });
  }
}
