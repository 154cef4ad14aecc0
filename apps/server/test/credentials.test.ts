// The life of a credential: whatever was opened with it ends with it, over every door, at one server or several.

import { afterEach, expect, test } from 'vitest';
import { tokenHash } from '../src/ids.ts';
import type { Server } from '../src/server.ts';
import { Client, Live, startMatch, testServer } from './support.ts';

let server: Server;

afterEach(() => server?.stop());

interface Polled {
  readonly events?: readonly { readonly id: string; readonly type: string }[];
  readonly last?: string;
  readonly code?: string;
}

async function twoPlaying(
  given: Parameters<typeof testServer>[0] = {},
): Promise<{ ann: Client; ben: Client; match: string }> {
  server = await testServer(given);
  const [ann, ben] = [await Client.enter(server, 'Ann'), await Client.enter(server, 'Ben')];
  return { ann, ben, match: await startMatch([ann, ben]) };
}

function closing({ socket }: Live): Promise<number> {
  return new Promise((resolve) => socket.once('close', resolve));
}

test.each(['in the header', 'by hello'])(
  'a token (%s) is held on to when another that is unknown is tried behind it',
  async (how) => {
    const { ann, match } = await twoPlaying();
    const live = how === 'by hello' ? await Live.open(server.url, '') : await ann.connect();
    if (how === 'by hello') await live.send({ type: 'hello', token: ann.token });
    const rubbish = await live.send({ type: 'hello', token: 'rubbish-rubbish-rubbish' });
    expect(rubbish).toMatchObject({ type: 'refused', code: 'no-session' });
    await live.subscribe(match, 0);
    const closed = closing(live);
    await ann.call('DELETE', '/tokens');
    expect(await closed).toBe(1008);
    const acted = { choice: 'card:1', at: live.reference(match, 0) };
    live.socket.send(JSON.stringify({ type: 'choose', id: 'late', match, seat: 0, ...acted }));
    expect(await server.services.store.events(match, 0)).toEqual([]);
  },
);

test('a poll that waits ends with its token, and tells nothing of what comes behind', async () => {
  const { ann, ben, match } = await twoPlaying();
  const { last } = await ann.get<Polled>('/events?wait=0');
  const waiting = ann.get<Polled>(`/events?wait=30&after=${last}`);
  // The poll is there as soon as Ann hears of something by it: she asks a second time at the same moment.
  await ann.get<Polled>(`/events?wait=0&after=${last}`);
  await ann.call('DELETE', '/tokens');
  await ben.post(`/matches/${match}/chat`, { text: 'Between us two.' });
  expect(await waiting).toMatchObject({ code: 'no-session' });
});

test('nothing that is on its way to a connection arrives behind the end of its token', async () => {
  const { ann, ben, match } = await twoPlaying();
  const live = await ann.connect();
  await live.send({ type: 'listen' });
  const closed = closing(live);
  const said = live.received.length;
  await Promise.all([
    ann.call('DELETE', '/tokens').then(() => ben.post(`/matches/${match}/chat`, { text: 'Between us two.' })),
    closed,
  ]);
  expect(live.received.slice(said)).toEqual([]);
});

test('a connection that opens while its token is revoked is closed', async () => {
  const { ann } = await twoPlaying({ servers: 1 });
  const { people } = server.services;
  const live = await Live.open(server.url, '');
  const closed = closing(live);
  const answer = live.send({ type: 'hello', token: ann.token });
  // Between the look at the storage and the hold.
  const read = people.byToken.bind(people);
  people.byToken = async (token) => {
    const known = await read(token);
    await people.revoke([tokenHash(ann.token)]);
    return known;
  };
  await Promise.race([answer, closed]);
  expect(await closed).toBe(1008);
});
