// The smallest host: matches in memory over a log in memory, by which the contract itself is tried.

import { completePlan, greedyBot } from '@bridgefront/bots';
import { createEngine, fingerprint } from '@bridgefront/kernel';
import type { AnyGame } from '@bridgefront/kernel';
import { snareGame } from '@bridgefront/kernel/toys/snare';
import { HeldMatch, plainMachine, thinkingTask } from '../src/index.ts';
import type { HeldParts, HostedTable, Ports } from '../src/index.ts';
import { windowBeat } from './bench.ts';
import type { HostBench, TableWish } from './bench.ts';
import { MemoryLog } from './memory-log.ts';
import type { TestTime } from './test-time.ts';

const game = snareGame as AnyGame;
const engine = createEngine(game);

/** The table of a match of Snare as it begins. */
export function snareTable(
  id: string,
  { bots, clock = { kind: 'none' } }: TableWish,
  now: number,
): HostedTable {
  const seats = bots.map((bot, seat) => ({ bot, name: `Player ${seat + 1}`, standIn: null }));
  const rest = { options: {}, status: 'live', secret: id, seed: 'contract', continuedUnder: null } as const;
  return { ...rest, id, version: 1, game: game.name, rules: fingerprint(game), clock, seats, startedAt: now };
}

/** Ports by which a host of Snare is tried: its time, its bots, windows on their beat. */
export function benchPorts(
  time: TestTime,
  name: string,
): Omit<Ports, 'log' | 'outbox'> & Pick<HeldParts, 'game'> {
  return {
    game,
    time,
    machine: plainMachine(name),
    outages: [],
    beats: { answer: 0, window: windowBeat },
    thinker: {
      async think({ play }, seat, bot) {
        if (bot === 'broken') throw new Error('It is broken.');
        return completePlan(engine, greedyBot, thinkingTask(play, seat, 'contract'));
      },
    },
  };
}

/** The host of matches that are held one by one: `open` takes one up, `add` begins one and answers its id. */
export function heldBench(
  open: (id: string) => Promise<HeldMatch>,
  rest: { add(wish: TableWish): string } & Pick<HostBench, 'beside' | 'full'>,
): HostBench {
  let held = new Map<string, Promise<HeldMatch>>();
  const opened = (id: string): Promise<HeldMatch> => {
    const known = held.get(id) ?? open(id);
    if (!held.has(id)) void known.then((one) => one.start());
    held.set(id, known);
    return known;
  };
  const forget = async (): Promise<void> => {
    for (const one of held.values()) (await one).close();
    held = new Map();
  };
  return {
    begin: async (wish) => rest.add(wish),
    match: async (id) => (await opened(id)).current(),
    async keepStanding(id, seat, given) {
      const refused = await (await opened(id)).keepStanding(seat, given);
      if (refused !== null) throw new Error(refused.message);
    },
    restart: forget,
    beside: rest.beside,
    full: (full) => rest.full(full),
    close: forget,
  };
}

/** What outlives a restart. */
interface Kept {
  readonly tables: Map<string, HostedTable>;
  readonly log: MemoryLog;
  /** Counts the holds. */
  holds: number;
}

/** Opens one; `kept`: with what another has stored. */
export function memoryHost(
  time: TestTime,
  kept: Kept = { tables: new Map(), log: new MemoryLog(), holds: 0 },
): HostBench {
  const { tables, log } = kept;
  const ports = benchPorts(time, `m${++kept.holds}`);
  const open = (id: string): Promise<HeldMatch> =>
    HeldMatch.open({
      ...ports,
      log,
      store: {
        table: () => tables.get(id) as HostedTable,
        keep: (table) => void tables.set(id, table),
      },
    });
  return heldBench(open, {
    add(wish) {
      const id = `match-${tables.size + 1}`;
      tables.set(id, snareTable(id, wish, time.now()));
      return id;
    },
    beside: async () => memoryHost(time, kept),
    full: (full) => void (log.problem = full ? 'The memory is full.' : null),
  });
}
