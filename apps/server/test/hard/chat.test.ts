// A line of chat that arrives twice is said once, whatever connection it comes by.

import { afterEach, expect, test } from 'vitest';
import type { ChatLine } from '@bridgefront/protocol';
import type { Server } from '../../src/server.ts';
import { Client, startMatch, testServer } from '../support.ts';

let server: Server;
afterEach(() => server.stop());

test('repeated chat is answered and not said again', async () => {
  server = await testServer();
  const people = await Promise.all(['Ann', 'Ben'].map((name) => Client.enter(server, name)));
  const match = await startMatch(people);
  const first = await people[0].connect();
  const line = { type: 'chat', id: 'line-1', match, text: 'Good luck!' };
  await first.send(line);
  await first.send(line);
  first.close();
  const second = await people[0].connect();
  expect(await second.send(line)).toMatchObject({ type: 'accepted', id: 'line-1' });
  const other = await people[1].connect();
  await other.send({ ...line, text: 'You too!' });
  const { lines } = await people[0].get<{ lines: ChatLine[] }>(`/matches/${match}/chat`);
  expect(lines.map(({ text }) => text)).toEqual(['Good luck!', 'You too!']);
  second.close();
  other.close();
});
