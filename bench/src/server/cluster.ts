// A cluster beside one process and the bare reference: choices a second, delays, and the processor time of a choice summed over all
// processes, PostgreSQL and NATS among them, and by part.

import type { Load } from './driver.ts';
import { median } from './measure.ts';
import type { Plan } from './measure.ts';
import { Generator } from './processes.ts';
import { listed, Running, spentFor, summed } from './running.ts';
import type { Costs } from './running.ts';

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

async function once(layout: Layout, plan: ClusterMeasurePlan, isProfiled: boolean): Promise<Once> {
  const running = await Running.start(layouts[layout]);
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
    const byProcess = spentFor(load.perSecond * seconds, began, ended);
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
