// What all load generators share: when a seat acts, and how long it waits for its acknowledgement.

/** What is asked of one run of the load generator. */
export interface Wish {
  readonly system: SystemName;
  readonly port: number;
  readonly matches: number;
  readonly thinkMs: number;
  readonly warmSeconds: number;
  readonly seconds: number;
}

/** The systems that are measured. */
export const systemNames = ['ours', 'bare', 'colyseus', 'boardgame.io'] as const;
/** One of `systemNames`. */
export type SystemName = (typeof systemNames)[number];

/** What one run of the load generator found. */
export interface Load {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly refused: number;
  /** Bytes of a message from the server, on average, before compression. */
  readonly messageBytes: number;
  /** Share of one processor that the generator used; near 1 it is the generator that limits. */
  readonly clientCpu: number;
}

/** Everything that seats of one run share. */
export class Meter {
  readonly #thinkMs: number;
  #latencies: number[] = [];
  #messages = 0;
  #bytes = 0;
  #counting = false;
  refused = 0;

  constructor(thinkMs: number) {
    this.#thinkMs = thinkMs;
  }

  /** Lets a seat act after its think time (half to one and a half of the mean, so that seats do not march in step). */
  think(act: () => void): void {
    if (this.#thinkMs === 0) act();
    else setTimeout(act, this.#thinkMs * (0.5 + Math.random()));
  }

  /** A seat's choice, sent at that time, has been acknowledged. */
  acknowledged(sentAt: number): void {
    if (this.#counting) this.#latencies.push(performance.now() - sentAt);
  }

  /** A message of the server has arrived. */
  arrived(bytes: number): void {
    this.#messages++;
    this.#bytes += bytes;
  }

  /** Counts for so long. */
  async measure(seconds: number): Promise<Load> {
    this.#latencies = [];
    this.refused = 0;
    this.#messages = 0;
    this.#bytes = 0;
    this.#counting = true;
    const cpu = process.cpuUsage();
    const began = performance.now();
    await sleep(seconds * 1000);
    this.#counting = false;
    const elapsed = performance.now() - began;
    const { user, system } = process.cpuUsage(cpu);
    const sorted = Float64Array.from(this.#latencies).sort();
    const share = (part: number): number =>
      sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
    return {
      perSecond: sorted.length / (elapsed / 1000),
      p50: share(0.5),
      p99: share(0.99),
      refused: this.refused,
      messageBytes: this.#messages === 0 ? 0 : this.#bytes / this.#messages,
      clientCpu: (user + system) / 1000 / elapsed,
    };
  }
}

/** The clients of one system. */
export interface Clients {
  /** Opens so many matches of four, with four connections each; seats act as soon as `go` is called, or never. */
  open(port: number, matches: number, meter: Meter): Promise<{ go(): void }>;
  /** Opens connections that only stay open. */
  connect(port: number, connections: number): Promise<void>;
}

/** Seats of every match. */
export const seats = 4;

/** Waits. */
export function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, milliseconds));
}

/** Runs a task for each number below `count`, so many at a time. */
export async function each(
  count: number,
  atOnce: number,
  task: (index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < count) await task(next++);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, lane));
}
