// A match that is loaded again while choices are under way to the storage: who reads goes on without a gap, and hears nothing twice.

import { expect, test } from 'vitest';
import { memoryStore } from '../src/store/memory.ts';
import type { Store } from '../src/store/store.ts';
import { Client, serverInTest, startMatch } from './support.ts';

test('what was on its way to the storage is shown before the match is loaded again, and who reads goes on from there', async () => {
  const memory = memoryStore();
  const way = { open: Promise.resolve(), fails: false };
  const store: Store = {
    ...memory,
    append: async (batch) => {
      await way.open;
      return memory.append(batch);
    },
    events: async (...given) => {
      if (way.fails) throw new Error('The database does not answer.');
      return memory.events(...given);
    },
  };
  const server = await serverInTest({ store });
  const { hosts } = server.services;
  const people = [await Client.enter(server, 'Ann'), await Client.enter(server, 'Ben')];
  const match = await startMatch(people);
  const lines = [await people[0].connect(), await people[1].connect()];
  for (const [seat, line] of lines.entries()) await line.subscribe(match, seat, { told: 0 });
  const choose = async (seat: number): Promise<string> => {
    const [choice] = await lines[seat].until(() => lines[seat].asked(match, seat)?.mine?.choices, 'choices');
    return (await lines[seat].choose(match, seat, choice)).type;
  };
  for (const seat of [0, 0, 1]) expect(await choose(seat)).toBe('accepted');
  // The last choice of the round, which everybody is told of, is on its way when the match has to be loaded again.
  const stored = Promise.withResolvers<void>();
  way.open = stored.promise;
  const { play } = (await hosts.get(match)) as { play: { number: number } };
  const number = play.number;
  const answer = choose(1);
  while (play.number === number) await new Promise((resolve) => void setImmediate(resolve));
  expect([...hosts.leave([match])]).toEqual([match]);
  way.fails = true;
  const loading = hosts.bringBack(match);
  stored.resolve();
  expect(await answer).toBe('accepted');
  way.fails = false;
  await loading;
  expect(await choose(0)).toBe('accepted');
  expect(await choose(1)).toBe('accepted');
  for (const [seat, line] of lines.entries()) {
    const mirror = line.mirror(match, seat);
    expect(mirror?.told).toBeGreaterThan(0);
    expect(mirror?.reports).toHaveLength(mirror?.told ?? 0);
    // Each part begins with a whole view, and nothing comes twice.
    const told = line.received.flatMap((one) =>
      one.type === 'whole' || one.type === 'change' ? [one.told] : [],
    );
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    expect(line.received.filter(({ type }) => type === 'whole')).toHaveLength(2);
  }
});
