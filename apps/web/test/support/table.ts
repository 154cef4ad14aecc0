// Tables on a real server, and sources that look at them.

import type { MatchInfo } from '@bridgefront/protocol';
import { liveSource } from '../../src/source/live.ts';
import { ReconnectingSocket } from '../../src/source/reconnecting-socket.ts';
import type { Source } from '@bridgefront/page/source.ts';

/** Somebody with a name, known to the server by a token. */
export interface Visitor {
  readonly token: string;
}

/** Calls the server over HTTP. */
export async function call<T>(url: string, path: string, visitor: Visitor | null, body?: object): Promise<T> {
  const answer = await fetch(`${url}/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(visitor !== null && { authorization: `Bearer ${visitor.token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
  return JSON.parse(text) as T;
}

/** A new visitor. */
export function visit(url: string, name: string): Promise<Visitor> {
  return call<Visitor>(url, '/tokens', null, { name });
}

/** A match of one person against bots, started at once. */
export async function soloMatch(
  url: string,
  visitor: Visitor,
  wish: { readonly game: string; readonly bots: readonly string[]; readonly options?: object },
): Promise<string> {
  const seats = [{ kind: 'human' }, ...wish.bots.map((bot) => ({ kind: 'bot', bot }))];
  const { game, options = {} } = wish;
  const match = await call<MatchInfo>(url, '/matches', visitor, { game, seats, options });
  await call(url, `/matches/${match.id}/ready`, visitor, { entropy: 'a test' });
  return match.id;
}

/** The wire of a page somewhere, which can be woken as by the network's return. */
export interface TestPage {
  readonly wire: ReconnectingSocket;
  wake(): void;
  look(match: string, seat: number | null): Source;
  close(): void;
}

/** A page without a browser, at the server's address; `pingEvery`: how often it asks whether it is still connected. */
export function openPage(url: string, visitor: Visitor | null, pingEvery?: number): TestPage {
  let wake = (): void => undefined;
  const headers = visitor === null ? {} : { authorization: `Bearer ${visitor.token}` };
  const wire = new ReconnectingSocket(
    {
      open: () => new WebSocket(`${url.replace('http', 'ws')}/api/live`, { headers } as unknown as string[]),
      onWake: (call) => (wake = call),
      turnedAway: () => undefined,
      now: () => Date.now(),
    },
    pingEvery,
  );
  const history = async (match: string) =>
    (await call<{ lines: [] }>(url, `/matches/${match}/chat`, visitor)).lines;
  return {
    wire,
    wake: () => wake(),
    look: (match, seat) => liveSource(wire, history, match, seat),
    close: () => wire.close(),
  };
}

/** Waits until something is so. */
export async function until(so: () => boolean, what: string, within = 10_000): Promise<void> {
  const end = performance.now() + within;
  while (!so()) {
    if (performance.now() > end) throw new Error(`Waited in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** Answers whatever is asked, by `pick`, until `enough`. */
export async function playOn(
  source: Source,
  enough: () => boolean,
  pick: (choices: readonly string[]) => string = (choices) => choices[choices.length - 1],
): Promise<number> {
  let made = 0;
  while (!enough()) {
    const choices = source.document.value?.view.decision?.mine?.choices ?? [];
    if (choices.length === 0) {
      await new Promise((resolve) => setTimeout(resolve, 2));
      continue;
    }
    const refused = await source.choose(pick(choices));
    if (refused !== null && refused.code !== 'stale') throw new Error(refused.message);
    made++;
  }
  return made;
}
