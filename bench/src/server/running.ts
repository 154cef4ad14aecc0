// Servers of a measurement, alone or as a cluster, with the PostgreSQL and the NATS that they need, and what processor time each takes.

import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clusterSecrets } from '../../../apps/server/test/hard/cluster-servers.ts';
import { TestNats } from '../../../apps/server/test/nats.ts';
import { TestPostgres } from '../../../apps/server/test/postgres.ts';
import { sleep } from './driver.ts';
import { Measured } from './processes.ts';

/** How many servers do everything, have sockets, and play; `shared`: at one PostgreSQL and one NATS. */
export interface ServersWish {
  readonly all: number;
  readonly web: number;
  readonly play: number;
  readonly shared: boolean;
}

/** Milliseconds of processor, by process or, within those of servers, by part. */
export type Costs = { readonly [part: string]: number };

type Settings = { readonly [name: string]: string };

const root = join(import.meta.dirname, '../../..');
const ready = 120_000;
const tick = 10;

/** Milliseconds of processor of a process and its children, also of those that have ended. */
export function spentBy(pid: number): number {
  const ofOne = (path: string): number => {
    try {
      const figures = readFileSync(path, 'utf8').split(') ')[1]?.split(' ').slice(11, 15).map(Number) ?? [];
      return figures.reduce((sum, figure) => sum + figure, 0) * tick;
    } catch {
      return 0;
    }
  };
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
  );
  return [String(pid), ...children].reduce((sum, one) => sum + ofOne(`/proc/${one}/stat`), 0);
}

/** One of its servers. */
export interface RunningServer {
  readonly role: 'all' | 'web' | 'play' | 'bare';
  readonly measured: Measured;
}

/** All that runs for one measurement. */
export class Running {
  readonly servers: RunningServer[] = [];
  #postgres: TestPostgres | null = null;
  #nats: TestNats | null = null;
  /** As the first one is called that is made. */
  readonly #database = 'test1';

  /** Starts servers of these kinds, one after another; null: the bare reference. `more`: settings of each. */
  static async start(wish: ServersWish | null, more: Settings = {}): Promise<Running> {
    const running = new Running();
    try {
      await running.#begin(wish, more);
      return running;
    } catch (error) {
      await running.stop();
      throw error;
    }
  }

  async #begin(wish: ServersWish | null, more: Settings): Promise<void> {
    if (wish === null)
      return void this.servers.push({ role: 'bare', measured: await Measured.start('bare') });
    const shared: { [name: string]: string } = { ...more };
    if (wish.shared) {
      this.#postgres = await TestPostgres.start({ disk: join(root, 'bench'), safe: true });
      this.#nats = await TestNats.start();
      await this.#postgres.database();
      Object.assign(shared, {
        DATABASE_URL: this.#postgres.url(this.#database),
        NATS_URL: this.#nats.url,
        ...clusterSecrets,
      });
    }
    for (const role of ['all', 'play', 'web'] as const)
      for (let one = 0; one < wish[role]; one++) {
        const settings = { ...shared, ROLE: role };
        const folder = mkdtempSync(join(root, 'bench/.data-'));
        const measured = await Measured.on('ours', folder, settings);
        this.servers.push({ role, measured });
        await isReady(measured.port);
      }
  }

  /** Where clients may come in. */
  get ports(): readonly number[] {
    return this.servers.filter(({ role }) => role !== 'play').map(({ measured }) => measured.port);
  }

  /** Where they come in. */
  get port(): number {
    return this.ports[0] ?? 0;
  }

  /** Asks the database that its servers share. */
  async ask<T extends object>(text: string): Promise<readonly T[]> {
    return (await this.#postgres?.ask<T>(text, this.#database)) ?? [];
  }

  /** The matches that are played, as soon as there are so many. */
  async matches(count: number): Promise<readonly string[]> {
    for (; ; await sleep(200)) {
      const rows = await this.ask<{ id: string }>(
        `select id from matches where status = 'live' order by created_at limit ${count}`,
      );
      if (rows.length >= count) return rows.map(({ id }) => id);
    }
  }

  /** How many choices and other events are stored. */
  async choices(): Promise<number> {
    const [row] = await this.ask<{ count: string }>('select count(*) as count from events');
    return Number(row?.count);
  }

  /** Milliseconds of processor so far; the storage's thread of one process stands by itself. */
  async spent(): Promise<Costs> {
    const costs: { [part: string]: number } = {};
    const add = (part: string, spent: number): void => void (costs[part] = (costs[part] ?? 0) + spent);
    for (const { role, measured } of this.servers) {
      const { cpuMs, mainMs } = await measured.cpu();
      add(role, mainMs);
      add(`${role}, other threads`, cpuMs - mainMs);
    }
    if (this.#postgres !== null) add('PostgreSQL', spentBy(this.#postgres.pid));
    if (this.#nats !== null) add('NATS', spentBy(this.#nats.pid));
    return costs;
  }

  async stop(): Promise<void> {
    for (const { measured } of this.servers.toReversed()) await measured.stop();
    await this.#nats?.down();
    await this.#postgres?.stop();
  }
}

/** What was spent between the two, for each of so many. */
export function spentFor(count: number, began: Costs, ended: Costs): Costs {
  return Object.fromEntries(
    Object.entries(ended).map(([part, spent]) => [part, (spent - (began[part] ?? 0)) / count]),
  );
}

/** All of it. */
export const summed = (costs: Costs): number => Object.values(costs).reduce((sum, cost) => sum + cost, 0);

/** As words for people, what is most first. */
export const listed = (costs: Costs): string =>
  Object.entries(costs)
    .toSorted(([, a], [, b]) => b - a)
    .map(([part, cost]) => `${part} ${cost.toFixed(3)}`)
    .join(', ');

async function isReady(port: number): Promise<void> {
  for (const until = performance.now() + ready; performance.now() < until; await sleep(50)) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (answer?.ok === true) return;
  }
  throw new Error('A server of the cluster does not become ready.');
}
