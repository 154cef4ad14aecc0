// Queries of the dashboard and of the alerts, against the figures that servers of a cluster really have.

import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { member, memoryGround } from './cluster.ts';
import type { TestMember } from './cluster.ts';
import { Client } from './support.ts';

interface Dashboard {
  readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[];
}
const read = (name: string): string =>
  readFileSync(new URL(`../../../docs/operation/${name}`, import.meta.url), 'utf8');
const dashboard = JSON.parse(read('dashboard.json')) as Dashboard;
const queries = [
  ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ...[...read('alerts.yml').matchAll(/^ +expr: (.+)$/gm)].map(([, expr]) => expr),
];

// What Prometheus adds to whatever it reads.
const added = ['job', 'instance'];
const ofPrometheus = ['up'];
/** Only there where the server has a copy of its storage. */
const elsewhere = ['bridgefront_copy_behind_seconds'];

// One figure with its labels, as it stands at /metrics.
const series = /^(\w+)(?:\{(.*)\})? \S+$/;
const label = /(\w+)="([^"]*)"/g;

/** Labels, each with its values, by figure. */
function figuresIn(text: string): Map<string, Map<string, Set<string>>> {
  const all = new Map<string, Map<string, Set<string>>>();
  for (const line of text.split('\n')) {
    const [, name, labels = ''] = series.exec(line) ?? [];
    if (name === undefined) continue;
    const known = all.get(name) ?? new Map<string, Set<string>>();
    all.set(name, known);
    for (const [, key, value] of labels.matchAll(label))
      known.set(key, (known.get(key) ?? new Set()).add(value));
  }
  return all;
}

/** What is wrong with a query. */
function faultsOf(query: string, figures: ReturnType<typeof figuresIn>): readonly string[] {
  const faults: string[] = [];
  const bare = query.replaceAll(/\{[^}]*\}/g, '').replaceAll(/\[\w+\]/g, '');
  const names = [...bare.matchAll(/\b(?:up|(?:bridgefront|nodejs|process)_\w+)\b/g)].map(([name]) => name);
  if (names.length === 0) faults.push('it asks for nothing');
  for (const name of names)
    if (!figures.has(name) && !ofPrometheus.includes(name) && !elsewhere.includes(name))
      faults.push(`there is no ${name}`);
  const labels = new Set(names.flatMap((name) => [...(figures.get(name)?.keys() ?? [])]));
  const grouped = [...query.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list]) => list.split(/,\s*/));
  for (const key of grouped)
    if (!labels.has(key) && !added.includes(key)) faults.push(`it has no label ${key}`);
  for (const [, name, matchers] of query.matchAll(/(\w+)\{([^}]*)\}/g))
    for (const [, key, value] of matchers.matchAll(label))
      if (!added.includes(key) && figures.get(name)?.get(key)?.has(value) !== true)
        faults.push(`${name} never has ${key}="${value}"`);
  if (query.includes('histogram_quantile') && !labels.has('le')) faults.push('it has no buckets');
  return faults;
}

describe('a query', () => {
  let server: TestMember;
  let figures: ReturnType<typeof figuresIn>;
  beforeAll(async () => {
    server = await member(memoryGround());
    // Some figures have their labels once something has happened.
    const ann = await Client.enter(server as never, 'Ann');
    const { id } = await ann.post<{ id: string }>('/matches', {
      game: 'lantern-duel',
      seats: [{ kind: 'human' }, { kind: 'bot', bot: 'random' }],
      clock: { kind: 'none' },
    });
    await ann.post(`/matches/${id}/ready`, { entropy: 'dashboard' });
    const { metrics } = server.services;
    await vi.waitUntil(async () => (await metrics.registry.metrics()).includes('by="bot"'), {
      timeout: 30_000,
    });
    metrics.dropped.inc({ reason: 'silent' });
    figures = figuresIn(await (await fetch(`${server.url}/metrics`)).text());
  });
  afterAll(() => server.stop());

  test.each(queries)('%s asks for what there is', (query) => {
    expect(faultsOf(query, figures)).toEqual([]);
  });

  test.each([
    ['sum(bridgefront_chairs)', 'there is no bridgefront_chairs'],
    ['sum by (who) (rate(bridgefront_seals_total[1m]))', 'it has no label who'],
    ['bridgefront_refusals_total{code="lost"}', 'bridgefront_refusals_total never has code="lost"'],
    ['histogram_quantile(0.9, rate(bridgefront_seal_seconds_sum[5m]))', 'it has no buckets'],
    ['vector(1)', 'it asks for nothing'],
  ])('%s would be found', (query, fault) => {
    expect(faultsOf(query, figures)).toEqual([fault]);
  });
});
