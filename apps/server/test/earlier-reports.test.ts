// Reports from before a start: they are read from the log when somebody asks for them.

import type { AnyGame } from '@bridgefront/kernel';
import { expect, test } from 'vitest';
import { games } from '../src/games.ts';
import { memoryStore } from '../src/store/memory.ts';
import type { Store } from '../src/store/store.ts';
import { Client, startMatch, testServer } from './support.ts';

test('reports from before a restart are told whole, or not yet, when the log was out of reach', async () => {
  const store = memoryStore();
  const away = { yes: false };
  const kept: Store = {
    ...store,
    events: (match, after) =>
      away.yes ? Promise.reject(new Error('The database does not answer.')) : store.events(match, after),
    close: async () => undefined,
  };
  const first = await testServer({ store: kept });
  const [ann, ben] = [await Client.enter(first, 'Ann'), await Client.enter(first, 'Ben')];
  const match = await startMatch([ann, ben]);
  const lines = [await ann.connect(), await ben.connect()];
  for (const [seat, line] of lines.entries()) await line.subscribe(match, seat);
  // A reveal, so that there is something to tell.
  for (const [seat, line] of lines.entries())
    for (const _choice of ['a card', 'high or low']) {
      const [choice] = await line.until(() => line.asked(match, seat)?.mine?.choices, 'choices');
      await line.choose(match, seat, choice);
    }
  await lines[0].until(() => (lines[0].mirror(match, 0)?.told ?? 0) > 0, 'a report');
  await first.stop();
  const second = await testServer({ store: kept });
  await second.services.hosts.get(match);
  const again = await ann.at(second).connect();
  away.yes = true;
  expect((await again.send({ type: 'subscribe', match, seat: 0, told: 0 })).type).toBe('refused');
  away.yes = false;
  await again.subscribe(match, 0, { told: 0 });
  const mirror = await again.until(() => again.mirror(match, 0), 'a whole view');
  expect(mirror.told).toBeGreaterThan(0);
  expect(mirror.reports).toHaveLength(mirror.told);
  await second.stop();
});

test('what was told before the first choice is told again after a restart, also of a match in which none was made', async () => {
  const store: Store = { ...memoryStore(), close: async () => undefined };
  const bridgefront = games.get('bridgefront') as AnyGame;
  const first = await testServer({ store, games: [bridgefront] });
  const people = await Promise.all(['Ann', 'Ben'].map((name) => Client.enter(first, name)));
  const match = await startMatch(people, { game: bridgefront.name });
  await first.stop();
  const second = await testServer({ store, games: [bridgefront] });
  const line = await people[1].at(second).connect();
  await line.subscribe(match, 1, { told: 0 });
  const mirror = await line.until(() => line.mirror(match, 1), 'a whole view');
  expect(mirror.told).toBeGreaterThan(0);
  expect(mirror.reports).toHaveLength(mirror.told);
  line.close();
  await second.stop();
});
