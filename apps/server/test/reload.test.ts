// A match that is loaded again while choices are under way to the storage: who reads goes on without a gap, and hears nothing twice.

import { expect, test } from 'vitest';
import type { MatchHost } from '../src/match/match-events.ts';
import { memoryStore } from '../src/store/memory.ts';
import type { Store } from '../src/store/store.ts';
import { Client, serverInTest, startMatch } from './support.ts';

const turn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

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
  const { play } = (await hosts.get(match)) as MatchHost;
  const { number } = play;
  const answer = choose(1);
  while (play.number === number) await turn();
  expect([...hosts.leave([match])]).toEqual([match]);
  const loading = hosts.bringBack(match);
  for (let turns = 0; turns < 100; turns++) await turn();
  expect(hosts.loaded(match)).toBeUndefined();
  stored.resolve();
  expect(await answer).toBe('accepted');
  await loading;
  // Once more, where the log is out of reach at first.
  way.fails = true;
  hosts.leave([match]);
  const trying = hosts.bringBack(match);
  await expect(hosts.get(match)).rejects.toThrow('does not answer');
  way.fails = false;
  await trying;
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
    expect(line.received.filter(({ type }) => type === 'whole')).toHaveLength(3);
  }
});
