// The contract of hosts on the server: on memory, and on SQLite in a folder of its own.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HostedMatch, readStanding } from '@bridgefront/hosting';
import { windowBeat } from '@bridgefront/hosting/testing';
import type { HostBench, TestTime } from '@bridgefront/hosting/testing';
import { hostContract } from '@bridgefront/hosting/testing/contract';
import { commitTo, fingerprint } from '@bridgefront/kernel';
import type { AnyGame } from '@bridgefront/kernel';
import { snareGame } from '@bridgefront/kernel/toys/snare';
import { emptySeat } from '../src/lobby/changed.ts';
import { keepStanding } from '../src/lobby/lobby.ts';
import { memoryStore } from '../src/store/memory.ts';
import { sqliteStore } from '../src/store/sqlite.ts';
import type { Store, StoredMatch, StoredSeat } from '../src/store/store.ts';
import { testServer } from './support.ts';

const game = snareGame as AnyGame;
const secret = 'contract';

function seatOf(bot: string | null, seat: number): StoredSeat {
  const shared = { ...emptySeat, name: `Player ${seat + 1}`, ready: true };
  return bot === null
    ? { ...shared, kind: 'human', identity: `person ${seat}` }
    : { ...shared, kind: 'bot', bot };
}

async function serverHost(time: TestTime, open: () => Promise<Store>, clear: () => void): Promise<HostBench> {
  let isFull = false;
  const start = async () => {
    const store = await open();
    const append: Store['append'] = async (batch) => {
      if (isFull) throw new Error('The disk is full.');
      return store.append(batch);
    };
    return testServer({ time, games: [game], config: { windowBeat }, store: { ...store, append } });
  };
  let server = await start();
  let matches = 0;
  const match = async (id: string): Promise<HostedMatch> => {
    const host = await server.services.hosts.get(id);
    if (!(host instanceof HostedMatch)) throw new Error(host.message);
    return host as unknown as HostedMatch;
  };
  return {
    match,
    async begin({ bots, clock = { kind: 'none' } }) {
      const id = `match-${++matches}`;
      const table: StoredMatch = {
        id,
        version: 1,
        game: game.name,
        rules: fingerprint(game),
        options: {},
        clock,
        visibility: 'public',
        status: 'live',
        owner: 'person 0',
        seats: bots.map(seatOf),
        secret,
        commitment: commitTo(secret),
        seed: 'contract',
        votes: [],
        outcome: null,
        continuedUnder: null,
        rematch: null,
        createdAt: time.now(),
        startedAt: time.now(),
        finishedAt: null,
      };
      await server.services.store.addMatch(table);
      return id;
    },
    async keepStanding(id, seat, given) {
      const answers = readStanding((await match(id)).play, given);
      if ('code' in answers) throw new Error(answers.message);
      await server.services.tables.change(id, (table) => keepStanding(table, `person ${seat}`, answers));
    },
    async restart() {
      await server.stop();
      server = await start();
    },
    // The folder's lock keeps every other server away.
    beside: null,
    full: (full) => void (isFull = full),
    async close() {
      await server.stop();
      clear();
    },
  };
}

hostContract('server, in memory', async (time) => {
  const store = memoryStore();
  return serverHost(
    time,
    async () => store,
    () => undefined,
  );
});

hostContract('server, SQLite', async (time) => {
  const folder = mkdtempSync(join(tmpdir(), 'bridgefront-'));
  const open = () => sqliteStore(join(folder, 'matches.db'));
  return serverHost(
    time,
    async () => open(),
    () => rmSync(folder, { recursive: true }),
  );
});
