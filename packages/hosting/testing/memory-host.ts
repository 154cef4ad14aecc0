// The smallest host: matches in memory over a log in memory, by which the contract itself is tried.

import { completePlan, greedyBot } from '@bridgefront/bots';
import { createEngine, fingerprint } from '@bridgefront/kernel';
import type { AnyGame } from '@bridgefront/kernel';
import { snareGame } from '@bridgefront/kernel/toys/snare';
import {
  HostedMatch,
  loadPlay,
  plainMachine,
  readStanding,
  thinkingTask,
  withoutLapsed,
} from '../src/index.ts';
import type { HostedTable, Ports } from '../src/index.ts';
import { windowBeat } from './bench.ts';
import type { HostBench, TableWish } from './bench.ts';
import { MemoryLog } from './memory-log.ts';
import type { TestTime } from './test-time.ts';

const game = snareGame as AnyGame;
const engine = createEngine(game);

/** What outlives a restart. */
interface Kept {
  readonly tables: Map<string, HostedTable>;
  readonly log: MemoryLog;
  /** Counts the holds. */
  holds: number;
}

function tableOf(id: string, { bots, clock = { kind: 'none' } }: TableWish, now: number): HostedTable {
  const seats = bots.map((bot, seat) => ({ bot, name: `Player ${seat + 1}`, standIn: null }));
  const rest = { options: {}, status: 'live', secret: id, seed: 'contract', continuedUnder: null } as const;
  return { ...rest, id, version: 1, game: game.name, rules: fingerprint(game), clock, seats, startedAt: now };
}

/** Opens one; `kept`: with what another has stored. Each takes a later hold of every match than the one before. */
export function memoryHost(
  time: TestTime,
  kept: Kept = { tables: new Map(), log: new MemoryLog(), holds: 0 },
): HostBench {
  let loaded = new Map<string, Promise<HostedMatch>>();
  const { tables, log } = kept;
  const machine = plainMachine(`m${++kept.holds}`);

  const change = async (id: string, step: (table: HostedTable) => HostedTable): Promise<void> => {
    const before = tables.get(id) as HostedTable;
    const next = step(before);
    if (next === before) return;
    tables.set(id, { ...next, version: before.version + 1 });
    await (await loaded.get(id))?.update(tables.get(id) as HostedTable);
  };
  const reload = async (match: HostedMatch): Promise<void> => {
    const { id } = match.table;
    const readers = match.readers();
    match.close();
    loaded.delete(id);
    await new Promise<void>((resolve) => void time.after(windowBeat / 2, resolve));
    for (const { viewer, reader, told } of readers)
      await (await load(id)).subscribe(viewer, reader, null, told);
  };
  const ports: Ports = {
    log,
    time,
    machine,
    outages: [],
    beats: { answer: 0, window: windowBeat },
    thinker: {
      async think({ play }, seat, bot) {
        if (bot === 'broken') throw new Error('It is broken.');
        return completePlan(engine, greedyBot, thinkingTask(play, seat, 'contract'));
      },
    },
    outbox: {
      over: ({ table: { id } }) => void change(id, (table) => ({ ...table, status: 'finished' })),
      lapsed: ({ play, table: { id } }) => void change(id, (table) => withoutLapsed(play, table)),
      broken: (match) => void reload(match),
      failed: () => undefined,
    },
  };
  const begin = async (id: string): Promise<HostedMatch> => {
    const table = tables.get(id) as HostedTable;
    const match = new HostedMatch(table, await loadPlay({ log, machine, outages: [] }, game, table), ports);
    queueMicrotask(() => match.start());
    return match;
  };
  const load = (id: string): Promise<HostedMatch> => {
    const known = loaded.get(id) ?? begin(id);
    loaded.set(id, known);
    return known;
  };
  const forget = async (): Promise<void> => {
    for (const match of loaded.values()) (await match).close();
    loaded = new Map();
  };
  return {
    async begin(wish) {
      const id = `match-${tables.size + 1}`;
      tables.set(id, tableOf(id, wish, time.now()));
      return id;
    },
    match: load,
    async keepStanding(id, seat, given) {
      const answers = readStanding((await load(id)).play, given);
      if ('code' in answers) throw new Error(answers.message);
      await change(id, (table) => ({
        ...table,
        seats: table.seats.with(seat, { ...table.seats[seat], standing: answers }),
      }));
    },
    restart: forget,
    beside: async () => memoryHost(time, kept),
    full: (full) => void (log.problem = full ? 'The memory is full.' : null),
    close: forget,
  };
}
