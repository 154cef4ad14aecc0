// The server's figures for Prometheus. Plans count when they are sealed: how many choices one took is its owner's
// secret, in sums as well.

import { wireCodes } from '@bridgefront/protocol';
import type { CopyState } from './store/log-copy.ts';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What is measured. */
export interface Metrics {
  readonly registry: Registry;
  readonly seals: Counter<'by'>;
  readonly refusals: Counter<'code'>;
  readonly sealSeconds: Histogram;
  readonly commitSeconds: Histogram;
  readonly commitSeals: Histogram;
  readonly thinkSeconds: Histogram;
  readonly dropped: Counter<'reason'>;
}

/** What is looked up when the figures are read. */
export interface Levels {
  readonly connections: () => number;
  readonly matches: () => number;
  readonly thinking: () => number;
}

const latencies = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5];

/** The refusals of a registry, from 0 for every code: what begins with its first one shows Prometheus no increase. */
function refusalCounter(registry: Registry): Counter<'code'> {
  const refusals = new Counter({
    name: 'bridgefront_refusals_total',
    help: 'Refusals',
    labelNames: ['code'],
    registers: [registry],
  });
  for (const code of wireCodes) refusals.inc({ code }, 0);
  return refusals;
}

/** The figure of how far the storage's copy is behind, where there is one. */
export async function copyFigure(registry: Registry, copied: () => Promise<CopyState | null>): Promise<void> {
  if ((await copied()) === null) return;
  const help = 'Since when the copy on another disk has not held everything';
  const figure = new Gauge({
    name: 'bridgefront_copy_behind_seconds',
    help,
    registers: [registry],
    async collect() {
      figure.set((await copied())?.behind ?? 0);
    },
  });
}

/** A figure that is read when somebody asks. */
export function levelFigure(registry: Registry, name: string, help: string, read: () => number): void {
  const figure: Gauge = new Gauge({
    name,
    help,
    registers: [registry],
    collect: () => figure.set(read()),
  });
}

/** How long plans of bots take. */
export const thinkFigure = (registry: Registry): Histogram =>
  new Histogram({
    name: 'bridgefront_think_seconds',
    help: 'A bot plan, waiting included',
    buckets: latencies,
    registers: [registry],
  });

/** How many plans of bots wait. */
export function waitingFigure(registry: Registry, waiting: () => number): void {
  levelFigure(registry, 'bridgefront_bots_waiting', 'Bot plans waiting for a thread', waiting);
}

/** A fresh set of figures. */
export function createMetrics(levels: Levels): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  levelFigure(registry, 'bridgefront_connections', 'Live connections', levels.connections);
  levelFigure(registry, 'bridgefront_matches_in_memory', 'Matches in memory', levels.matches);
  waitingFigure(registry, levels.thinking);
  const histogram = (name: string, help: string, buckets: number[]): Histogram =>
    new Histogram({ name, help, buckets, registers });
  return {
    registry,
    seals: new Counter({
      name: 'bridgefront_seals_total',
      help: 'Sealed plans',
      labelNames: ['by'],
      registers,
    }),
    refusals: refusalCounter(registry),
    sealSeconds: histogram('bridgefront_seal_seconds', 'From arrival to acknowledgement', latencies),
    commitSeconds: histogram(
      'bridgefront_commit_seconds',
      'One transaction of the log with seals in it',
      latencies,
    ),
    commitSeals: histogram(
      'bridgefront_commit_seals',
      'Seals in one transaction',
      [1, 2, 5, 10, 20, 50, 100, 500],
    ),
    thinkSeconds: thinkFigure(registry),
    dropped: new Counter({
      name: 'bridgefront_connections_dropped_total',
      help: 'Connections closed by the server',
      labelNames: ['reason'],
      registers,
    }),
  };
}
