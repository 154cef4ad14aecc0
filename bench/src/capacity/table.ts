// Results of the simulation as lines for people.

import { billOf, rateOf } from './layout.ts';
import { costs, figures } from './costs.ts';
import type { Shown } from './scenarios.ts';

const few = (value: number | string): string =>
  typeof value === 'string' ? value : value.toLocaleString('en', { maximumFractionDigits: 2 });

/** One scenario. */
export function shownLines(shown: Shown): string {
  const { scenario, layout, seconds, choices, perSecond, p50, p99, slowest, loads, broken, more } = shown;
  const { regions, cells, web, think, nats, play, postgres } = layout;
  const bill = billOf(layout, costs);
  return [
    scenario,
    `  in each of ${regions} regions: ${web} web, ${think} think, ${nats} NATS, ${cells} cells with ${play} play and ${postgres} processors of PostgreSQL each`,
    `  ${few(bill.servers)} processors of servers, ${few(bill.databases)} of databases, ${few(bill.diskGigabytes)} GB of disk, ${few(bill.trafficGigabytes)} GB out a month: ${few(Math.round(bill.euros))} € a month`,
    `  ${few(seconds)} s, ${few(choices)} choices, ${few(perSecond)} a second of people (made for ${few(rateOf(layout.matches, costs))}), p50 ${few(p50)} ms, p99 ${few(p99)} ms, slowest ${few(slowest)} ms`,
    `  ${Object.entries(loads)
      .map(
        ([kind, { mean, most, longest }]) =>
          `${kind} ${few(100 * mean)} % (most ${few(100 * most)} %, ${longest} waited)`,
      )
      .join(', ')}`,
    ...Object.entries(more).map(([what, value]) => `  ${what}: ${few(value)}`),
    broken.length === 0 ? '  every choice was answered once' : `  BROKEN: ${broken.join(', ')}`,
  ].join('\n');
}

/** The costs that all of it begins with. */
export function costLines(): string {
  return Object.entries(figures)
    .map(
      ([name, { value, unit, command, date, assumed }]) =>
        `${name.padEnd(18)} ${few(value).padStart(8)} ${unit.padEnd(14)} ${assumed === undefined ? `${command}, ${date}` : `assumed: ${assumed}`}`,
    )
    .join('\n');
}
