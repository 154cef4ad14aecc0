// A cluster beside one process and the bare reference: choices a second, delays, and the processor time of a choice summed over all
// processes, PostgreSQL and NATS among them, and by part.

import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TestNats } from '../../../apps/server/test/nats.ts';
import { TestPostgres } from '../../../apps/server/test/postgres.ts';
import { sleep } from './driver.ts';
import type { Load } from './driver.ts';
import { median } from './measure.ts';
import type { Plan } from './measure.ts';
import { Generator, Measured } from './processes.ts';

/** What is compared: servers that do everything, that have sockets, and that play. */
const layouts = {
  bare: null,
  'one process': { all: 1, web: 0, play: 0, shared: false },
  'one on PostgreSQL': { all: 1, web: 0, play: 0, shared: true },
  'web and 1 play': { all: 0, web: 1, play: 1, shared: true },
  'web and 2 play': { all: 0, web: 1, play: 2, shared: true },
  'web and 4 play': { all: 0, web: 1, play: 4, shared: true },
} as const;
type Layout = keyof typeof layouts;
const names = Object.keys(layouts) as Layout[];

/** Milliseconds of processor for a choice, by process and, within those of servers, by part. */
type Costs = { readonly [part: string]: number };

interface Once extends Load {
  readonly byProcess: Costs;
  readonly byPart: Costs;
}

/** Medians over the rounds. */
export interface ClusterCell extends Pick<Load, 'perSecond' | 'p50' | 'p99' | 'refused' | 'clientCpu'> {
  readonly layout: Layout;
  readonly rates: readonly number[];
  readonly cost: number;
  readonly byProcess: Costs;
  readonly byPart: Costs;
  /** To one process, round by round. */
  readonly ratios: readonly number[];
}

const root = join(import.meta.dirname, '../../..');
const ready = 120_000;
const tick = 10;

// Milliseconds of a process and its children, also of those that have ended.
function spentBy(pid: number): number {
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

interface Server {
  readonly role: 'all' | 'web' | 'play' | 'bare';
  readonly measured: Measured;
}

/** All that runs for one measurement. */
class Running {
  readonly servers: Server[] = [];
  #postgres: TestPostgres | null = null;
  #nats: TestNats | null = null;

  static async start(layout: Layout): Promise<Running> {
    const running = new Running();
    try {
      await running.#begin(layout);
      return running;
    } catch (error) {
      await running.stop();
      throw error;
    }
  }

  async #begin(layout: Layout): Promise<void> {
    const wish = layouts[layout];
    if (wish === null)
      return void this.servers.push({ role: 'bare', measured: await Measured.start('bare') });
    const shared: { [name: string]: string } = {};
    if (wish.shared) {
      this.#postgres = await TestPostgres.start({ disk: join(root, 'bench'), safe: true });
      this.#nats = await TestNats.start();
      Object.assign(shared, {
        DATABASE_URL: await this.#postgres.database(),
        NATS_URL: this.#nats.url,
        SECRET: 'a secret for a cluster that is measured',
        SIGNING_KEY: 'what the key of a measurement is made from',
        PUSH_KEY: 'what the key for push services is made from',
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

  /** Where clients come in. */
  get port(): number {
    return this.servers.find(({ role }) => role !== 'play')?.measured.port ?? 0;
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

async function isReady(port: number): Promise<void> {
  for (const until = performance.now() + ready; performance.now() < until; await sleep(50)) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (answer?.ok === true) return;
  }
  throw new Error('A server of the cluster does not become ready.');
}

const summed = (costs: Costs): number => Object.values(costs).reduce((sum, cost) => sum + cost, 0);

async function once(layout: Layout, plan: ClusterMeasurePlan, isProfiled: boolean): Promise<Once> {
  const running = await Running.start(layout);
  const generator = new Generator();
  try {
    const { matches, thinkMs, warmSeconds, seconds } = plan;
    let before: Promise<Costs> = Promise.resolve({});
    const begin = (): void => {
      before = running.spent();
      if (isProfiled) for (const { measured } of running.servers) void before.then(() => measured.profile());
    };
    const system = layout === 'bare' ? 'bare' : 'ours';
    const wish = { system, port: running.port, matches, thinkMs, warmSeconds, seconds } as const;
    const load = await generator.do<Load>({ do: 'load', wish }, begin);
    const [began, ended] = [await before, await running.spent()];
    const choices = load.perSecond * seconds;
    const byProcess = Object.fromEntries(
      Object.entries(ended).map(([part, spent]) => [part, (spent - (began[part] ?? 0)) / choices]),
    );
    const byPart: { [part: string]: number } = {};
    if (isProfiled)
      for (const { role, measured } of running.servers) {
        const share = (byProcess[role] ?? 0) / running.servers.filter((one) => one.role === role).length;
        for (const [part, of] of Object.entries(await measured.profiled()))
          byPart[`${role}: ${part}`] = (byPart[`${role}: ${part}`] ?? 0) + of * share;
      }
    return { ...load, byProcess, byPart };
  } finally {
    await generator.stop();
    await running.stop();
  }
}

/** How long, how often, and under which load. */
export interface ClusterMeasurePlan extends Pick<Plan, 'seconds' | 'warmSeconds' | 'rounds' | 'say'> {
  readonly matches: number;
  readonly thinkMs: number;
}

/** Measures all layouts in turn; a last round, which is not counted, tells where their time goes. */
export async function measureCluster(plan: ClusterMeasurePlan): Promise<ClusterCell[]> {
  const found = new Map<Layout, Once[]>(names.map((layout) => [layout, []]));
  for (let round = 0; round < plan.rounds; round++)
    for (let place = 0; place < names.length; place++) {
      const layout = names[(place + round) % names.length] as Layout;
      const one = await once(layout, plan, false);
      found.get(layout)?.push(one);
      plan.say(
        `${layout}: ${one.perSecond.toFixed(0)}/s, p50 ${one.p50.toFixed(0)} ms, p99 ${one.p99.toFixed(0)} ms, ${summed(one.byProcess).toFixed(2)} ms of processor a choice, ${one.refused} refused`,
      );
    }
  const single = (found.get('one process') ?? []).map(({ byProcess }) => summed(byProcess));
  const cells: ClusterCell[] = [];
  for (const [layout, rounds] of found) {
    const of = (figure: (one: Once) => number): number => median(rounds.map(figure));
    const costs = rounds.map(({ byProcess }) => summed(byProcess));
    // More of those that play do nothing else than one.
    const isTold = layout !== 'bare' && (layouts[layout]?.play ?? 0) <= 1;
    const { byPart } = isTold ? await once(layout, plan, true) : { byPart: {} };
    cells.push({
      layout,
      perSecond: of((one) => one.perSecond),
      rates: rounds.map(({ perSecond }) => perSecond),
      p50: of((one) => one.p50),
      p99: of((one) => one.p99),
      refused: of((one) => one.refused),
      clientCpu: of((one) => one.clientCpu),
      cost: median(costs),
      byProcess: Object.fromEntries(
        Object.keys(rounds[0]?.byProcess ?? {}).map((part) => [part, of((one) => one.byProcess[part] ?? 0)]),
      ),
      byPart,
      ratios: costs.map((cost, round) => cost / (single[round] ?? Number.NaN)),
    });
  }
  return cells;
}

const fixed = (value: number, digits: number): string => value.toFixed(digits).padStart(10);
const listed = (costs: Costs): string =>
  Object.entries(costs)
    .toSorted(([, a], [, b]) => b - a)
    .map(([part, cost]) => `${part} ${cost.toFixed(3)}`)
    .join(', ');

/** As lines for people. */
export function clusterTable(cells: readonly ClusterCell[]): string {
  const heads = ['choices/s', 'p50 ms', 'p99 ms', 'CPU ms', 'x one']
    .map((head) => head.padStart(10))
    .join('');
  return [
    `${''.padEnd(20)}${heads}   x one, by round`,
    ...cells.map(
      ({ layout, perSecond, p50, p99, cost, ratios }) =>
        layout.padEnd(20) +
        [fixed(perSecond, 0), fixed(p50, 0), fixed(p99, 0), fixed(cost, 2), fixed(median(ratios), 2)].join(
          '',
        ) +
        `   ${ratios.map((ratio) => ratio.toFixed(2)).join(' ')}`,
    ),
    ...cells.map(
      ({ layout, byProcess }) => `${layout}, processor ms a choice by process: ${listed(byProcess)}`,
    ),
    ...cells.flatMap(({ layout, byPart }) =>
      Object.keys(byPart).length === 0 ? [] : [`${layout}, main threads by part: ${listed(byPart)}`],
    ),
  ].join('\n');
}
