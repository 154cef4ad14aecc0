// Recordings are made of every match that ends, if need be after a restart.

import type { AnyGame } from '@bridgefront/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Server } from '../src/server.ts';
import { memoryStore } from '../src/store/memory.ts';
import type { Store } from '../src/store/store.ts';
import { duel } from './duel.ts';
import { Client, startMatch, testServer } from './support.ts';

let store: Store;
let server: Server;
let people: Client[];
beforeEach(() => void (store = memoryStore()));
afterEach(() => server.stop());

async function open(more: Partial<Store> = {}, games: readonly AnyGame[] = [duel as AnyGame]): Promise<void> {
  server = await testServer({ store: { ...store, ...more }, games });
}

async function endByVote(): Promise<string> {
  people = [await Client.enter(server, 'Ann'), await Client.enter(server, 'Ben')];
  const match = await startMatch(people);
  for (const person of people) await person.post(`/matches/${match}/vote`, { end: true });
  return match;
}

test('a match that its people ended is recorded too', async () => {
  await open();
  const match = await endByVote();
  await vi.waitFor(async () => expect(await store.recording(match)).not.toBeNull(), 10_000);
});

test('a recording that is being made when the server stops is finished first', async () => {
  const asked = Promise.withResolvers<void>();
  await open({
    async saveRecording(match, body) {
      asked.resolve();
      await new Promise((resolve) => setTimeout(resolve, 200));
      await store.saveRecording(match, body);
    },
  });
  const match = await endByVote();
  await asked.promise;
  await server.stop();
  expect(await store.recording(match)).not.toBeNull();
});

test('recordings that were not made are made at the next start, as long as the rules are the same', async () => {
  await open({ saveRecording: () => Promise.reject(new Error('The disk is full.')) });
  const match = await endByVote();
  await server.stop();
  expect(await store.unrecorded()).toEqual([match]);

  await open({}, [{ ...duel, version: 'other' } as AnyGame]);
  await server.stop();
  expect(await store.unrecorded()).toEqual([match]);

  await open();
  await vi.waitFor(async () => expect(await store.unrecorded()).toEqual([]), 10_000);
  const recording = await people[0].at(server).call('GET', `/matches/${match}/recording?seat=0`);
  expect(recording.status).toBe(200);
});
