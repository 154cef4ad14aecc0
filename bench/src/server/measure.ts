// All measurements of servers: systems in turn, several rounds, medians.

import { systemNames } from './driver.ts';
import type { Load, SystemName } from './driver.ts';
import { Generator, Measured } from './processes.ts';

/** How long and how often. */
export interface Plan {
  readonly seconds: number;
  /** Seconds under load before anything is counted. */
  readonly warmSeconds: number;
  readonly rounds: number;
  readonly sizes: readonly number[];
  /** Milliseconds of think time, each measured with 200 matches; none is what `sizes` are measured with. */
  readonly thinks: readonly number[];
  readonly say: (line: string) => void;
}

/** One cell of the table: medians over the rounds. */
export type Cell = Load & {
  readonly system: SystemName;
  readonly matches: number;
  readonly thinkMs: number;
} & {
  /** Share of one processor that the server used (bot threads and storage included). */
  readonly serverCpu: number;
  /** The rate of each round: how noisy the machine was. */
  readonly rates: readonly number[];
};

/** Bytes. */
export interface Memory {
  readonly system: SystemName;
  readonly perConnection: number;
  /** A match with its four connections' own memory taken off. */
  readonly perMatch: number;
}

const thinkMatches = 200;

/** The middle value. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const high = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? high : ((sorted[middle - 1] ?? Number.NaN) + high) / 2;
}

type Once = Load & { readonly serverCpu: number };

async function once(
  system: SystemName,
  matches: number,
  think: number,
  { seconds, warmSeconds }: Plan,
): Promise<Once> {
  const server = await Measured.start(system);
  const generator = new Generator();
  try {
    let before: Promise<{ cpuMs: number }> = Promise.resolve({ cpuMs: 0 });
    const wish = { system, port: server.port, matches, thinkMs: think, warmSeconds, seconds };
    const load = await generator.do<Load>({ do: 'load', wish }, () => (before = server.cpu()));
    const cpuMs = (await server.cpu()).cpuMs - (await before).cpuMs;
    return { ...load, serverCpu: cpuMs / (seconds * 1000) };
  } finally {
    await generator.stop();
    await server.stop();
  }
}

function summed(system: SystemName, matches: number, think: number, rounds: readonly Once[]): Cell {
  const of = (figure: (one: Once) => number): number => median(rounds.map(figure));
  const rates = rounds.map(({ perSecond }) => perSecond);
  return {
    system,
    matches,
    thinkMs: think,
    perSecond: median(rates),
    p50: of((one) => one.p50),
    p99: of((one) => one.p99),
    refused: of((one) => one.refused),
    messageBytes: of((one) => one.messageBytes),
    clientCpu: of((one) => one.clientCpu),
    serverCpu: of((one) => one.serverCpu),
    rates,
  };
}

async function memoryOf(system: SystemName): Promise<Memory> {
  const [connections, matches, few] = [1000, 200, 20];
  const server = await Measured.start(system);
  const generators = [new Generator(), new Generator(), new Generator()];
  const [first, second, third] = generators;
  try {
    const { port } = server;
    // The first few load code and fill caches that belong to no match.
    await first?.do({ do: 'sit', system, port, matches: few });
    const empty = await server.memory();
    await second?.do({ do: 'connect', system, port, connections });
    const connected = await server.memory();
    await third?.do({ do: 'sit', system, port, matches });
    const seated = await server.memory();
    const perConnection = (connected.heap - empty.heap) / connections;
    return { system, perConnection, perMatch: (seated.heap - connected.heap) / matches - 4 * perConnection };
  } finally {
    for (const generator of generators) await generator.stop();
    await server.stop();
  }
}

/** Everything about servers as one JSON value. */
export async function measureServers(plan: Plan) {
  const { seconds, warmSeconds, rounds, sizes, thinks, say } = plan;
  const systems = systemNames;
  const cases = [
    ...sizes.map((matches) => ({ matches, think: 0 })),
    ...thinks.map((think) => ({ matches: thinkMatches, think })),
  ];
  const cells: Cell[] = [];
  for (const { matches, think } of cases) {
    const found = new Map<SystemName, Once[]>(systems.map((system) => [system, []]));
    for (let round = 0; round < rounds; round++) {
      // Each round in another order, so that no system always meets a disk that its neighbour has just tired.
      const order = systems.map((_, index) => systems[(index + round) % systems.length]);
      for (const system of order) {
        if (system === undefined) continue;
        const one = await once(system, matches, think, plan);
        found.get(system)?.push(one);
        const { perSecond, p99, refused } = one;
        say(
          `${system}, ${matches} matches, ${think} ms: ${perSecond.toFixed(0)}/s, p99 ${p99.toFixed(1)} ms` +
            (refused > 0 ? `, ${refused} refused` : ''),
        );
      }
    }
    for (const [system, all] of found) cells.push(summed(system, matches, think, all));
  }
  const memory: Memory[] = [];
  for (const system of systems) memory.push(await memoryOf(system));
  return { at: new Date().toISOString(), seconds, warmSeconds, rounds, cells, memory };
}
