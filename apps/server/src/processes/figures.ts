// Figures of several processes as one: counts and sums are added up.

import { AggregatorRegistry } from 'prom-client';
import type { Registry } from 'prom-client';

/** One figure of a registry as data. */
export type MetricObject = Awaited<ReturnType<Registry['getMetricsAsJSON']>>[number];

/** All of them for Prometheus. */
export function summedFigures(all: readonly (readonly MetricObject[])[]): Promise<string> {
  return AggregatorRegistry.aggregate(all as MetricObject[][]).metrics();
}
