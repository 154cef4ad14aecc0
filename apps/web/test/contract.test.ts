// The contract of hosts on a device: matches in a browser's store, in IndexedDB and in one that lasts as long as the page.

import 'fake-indexeddb/auto';
import { completePlan, greedyBot } from '@bridgefront/bots';
import { plainMachine, readStanding } from '@bridgefront/hosting';
import type { HostedMatch } from '@bridgefront/hosting';
import { windowBeat } from '@bridgefront/hosting/testing';
import type { HostBench, TestTime } from '@bridgefront/hosting/testing';
import { hostContract } from '@bridgefront/hosting/testing/contract';
import { createEngine } from '@bridgefront/kernel';
import type { AnyGame } from '@bridgefront/kernel';
import { snareGame } from '@bridgefront/kernel/toys/snare';
import { browserStore, passingStore } from '../src/local/kept.ts';
import type { MatchStore } from '../src/local/kept.ts';
import { newTable } from '../src/local/new-match.ts';
import { TableHere } from '../src/local/table.ts';
import { TablesHere } from '../src/local/tables.ts';

const game = snareGame as AnyGame;
const engine = createEngine(game);
let machines = 0;
let matches = 0;

function device(time: TestTime, kept: MatchStore): HostBench {
  let isFull = false;
  const store: MatchStore = {
    ...kept,
    put: async (match, before) => {
      if (isFull) throw new Error('The store is full.');
      return kept.put(match, before);
    },
  };
  const parts = {
    store,
    time,
    windowBeat,
    machine: plainMachine(`device ${++machines}`),
    rulesOf: async () => game,
    newSeed: () => 'contract',
    send: () => undefined,
    async think(bot: string, task: { seat: number; game: string; match: string; seed: string }) {
      if (bot === 'broken') throw new Error('It is broken.');
      return { by: bot, choices: completePlan(engine, greedyBot, task) };
    },
  };
  let tables = new TablesHere(parts);
  const open = new Set<TableHere>();
  const opened = async (id: string): Promise<TableHere> => {
    const table = await tables.get(id);
    if (!(table instanceof TableHere)) throw new Error(table.message);
    table.start();
    open.add(table);
    return table;
  };
  return {
    async begin({ bots, clock = { kind: 'none' } }) {
      const id = `here-${++matches}`;
      const sitting = bots.map((bot, seat) => (bot === null ? { person: `Player ${seat + 1}` } : { bot }));
      const info = { ...newTable(game, { options: {} }, sitting, { id, seed: '', now: time.now() }), clock };
      await tables.begin({ id, seed: 'contract', version: 0, events: [], turn: null, info });
      return id;
    },
    match: async (id) => (await opened(id)).match as unknown as HostedMatch,
    async keepStanding(match, seat, answers) {
      const table = await opened(match);
      const read = readStanding(table.match.play, answers);
      if ('code' in read) throw new Error(read.message);
      const { seats } = table.match.table;
      await table.keepStanding(seats.map(({ standing = [] }, other) => (other === seat ? read : standing)));
    },
    async restart() {
      for (const table of open) table.release();
      open.clear();
      tables = new TablesHere(parts);
    },
    beside: async () => device(time, kept),
    full: (full) => void (isFull = full),
    close: async () => undefined,
  };
}

hostContract('device, a store that lasts as long as the page', async (time) => device(time, passingStore()));
hostContract('device, IndexedDB', async (time) => device(time, await browserStore()));
