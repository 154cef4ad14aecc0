// Ports of a match that is played by hand: time stands still, bots do not think, and what goes wrong is thrown.

import { plainMachine } from '../src/index.ts';
import type { HostedTable, Ports } from '../src/index.ts';
import { MemoryLog } from './memory-log.ts';

function fail(problem: string): never {
  throw new Error(problem);
}

/** Such ports, but for what is given. */
export function quietPorts<T extends HostedTable>(given: Partial<Ports<T>> = {}): Ports<T> {
  return {
    log: new MemoryLog(),
    time: { now: () => 0, ran: () => 0, after: () => () => undefined },
    thinker: { think: () => new Promise(() => undefined) },
    outbox: {
      over: () => undefined,
      lapsed: () => undefined,
      broken: (_match, problem) => fail(problem),
      failed: (_match, what) => fail(what),
    },
    machine: plainMachine(),
    beats: { answer: 0, window: 0 },
    outages: [],
    ...given,
  };
}
