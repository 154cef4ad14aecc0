// Plots of figures as SVG text, drawn with Observable Plot in a document without a browser.

import * as Plot from '@observablehq/plot';
import { parseHTML } from 'linkedom';
import type { Chart } from '../measures.ts';
import type { Row } from '../parquet.ts';

type Options = Plot.PlotOptions;

const width = 820;

/** Room for the longest name of a column, in pixels. */
function roomFor(rows: readonly Row[], column: string): number {
  const longest = Math.max(...rows.map((row) => String(row[column]).length));
  return Math.min(320, 32 + longest * 7.8);
}

function scaleOf(percent: boolean | undefined): Plot.ScaleOptions {
  return percent === true ? { percent: true, label: 'per cent' } : { label: null };
}

// Variants get panels below each other where a chart's groups are something else.
function panels(rows: readonly Row[], by: string | undefined, of: string): { fx?: string; fy?: string } {
  const several = (column: string): boolean => new Set(rows.map((row) => row[column])).size > 1;
  return {
    ...(by !== undefined && several(by) && { fx: by }),
    ...(of !== 'variant' && several('variant') && { fy: 'variant' }),
  };
}

function intervals(rows: readonly Row[], chart: Extract<Chart, { kind: 'intervals' }>): Options {
  const { of, value, low, high, by, fair, percent } = chart;
  const faceted = panels(rows, by, of);
  const groups = new Set(rows.map((row) => row[of])).size;
  const bands = 'fy' in faceted ? new Set(rows.map((row) => row['variant'])).size : 1;
  return {
    height: 60 + bands * (groups * 26 + 14),
    marginLeft: roomFor(rows, of),
    marginRight: 'fy' in faceted ? roomFor(rows, 'variant') : 20,
    x: { ...scaleOf(percent), grid: true, inset: 6 },
    y: { label: null, type: 'band' },
    fy: { label: null },
    marks: [
      Plot.frame({ stroke: 'var(--line)' }),
      ...(fair === undefined
        ? []
        : [Plot.ruleX(rows, { x: fair, ...faceted, stroke: 'var(--ink-soft)', strokeDasharray: '4 3' })]),
      Plot.ruleY(rows, { y: of, x1: low, x2: high, ...faceted, stroke: 'var(--accent)', strokeWidth: 3 }),
      Plot.dot(rows, { y: of, x: value, ...faceted, fill: 'var(--accent)', r: 5 }),
    ],
  };
}

function lines(rows: readonly Row[], chart: Extract<Chart, { kind: 'lines' }>): Options {
  const { over, value, of, by, percent } = chart;
  const faceted = panels(rows, by, of ?? 'variant');
  const colour = of === undefined ? {} : { stroke: of };
  return {
    height: 260,
    marginLeft: 60,
    fy: { label: null },
    marginRight: 'fy' in faceted ? roomFor(rows, 'variant') : 20,
    marginBottom: 44,
    x: { label: over.replaceAll('_', ' '), labelOffset: 38, tickFormat: 'd' },
    y: { ...scaleOf(percent), grid: true },
    color: { legend: of !== undefined && new Set(rows.map((row) => row[of])).size > 1, scheme: 'tableau10' },
    marks: [
      Plot.ruleY([0], { stroke: 'var(--line)' }),
      Plot.lineY(rows, { x: over, y: value, ...colour, ...faceted, marker: 'dot', strokeWidth: 2 }),
    ],
  };
}

function bars(rows: readonly Row[], chart: Extract<Chart, { kind: 'bars' }>): Options {
  const { of, value, by, percent } = chart;
  const faceted = panels(rows, by, of);
  return {
    height: 60 + Math.max(2, new Set(rows.map((row) => row[of])).size) * 34 * ('fy' in faceted ? 2 : 1),
    marginLeft: roomFor(rows, of),
    marginRight: 'fy' in faceted ? roomFor(rows, 'variant') : 20,
    x: { ...scaleOf(percent), grid: true },
    y: { label: null },
    fy: { label: null },
    marks: [
      Plot.ruleX([0], { stroke: 'var(--line)' }),
      Plot.barX(rows, Plot.groupY({ x: 'mean' }, { y: of, x: value, ...faceted, fill: 'var(--accent)' })),
    ],
  };
}

// Flags and names as people read them; what a variant changes is said as it is typed.
function spoken(row: Row): Row {
  const word = (name: string, cell: Row[string]): Row[string] => {
    if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
    return typeof cell === 'string' && name !== 'variant' ? cell.replaceAll('-', ' ') : cell;
  };
  return Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, word(name, cell)]));
}

/** The picture of an answer as SVG (or a figure with a legend); null for a table, and for an answer without rows. */
export function plotOf(answered: readonly Row[], chart: Chart): string | null {
  if (chart.kind === 'table' || answered.length === 0) return null;
  const rows = answered.map(spoken);
  const { document } = parseHTML('<!doctype html><html><body></body></html>');
  const options =
    chart.kind === 'intervals'
      ? intervals(rows, chart)
      : chart.kind === 'lines'
        ? lines(rows, chart)
        : bars(rows, chart);
  const drawn = Plot.plot({
    width,
    style: { background: 'transparent', fontSize: '13px', color: 'inherit' },
    ...options,
    document,
  });
  return drawn.outerHTML;
}
