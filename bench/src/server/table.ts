// The measurements of servers as lines for people.

import { median } from './measure.ts';
import type { Cell, measureServers, Memory } from './measure.ts';
import { systemNames } from './driver.ts';

type Servers = Awaited<ReturnType<typeof measureServers>>;

const fixed = (value: number, digits: number = 0): string =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });

const columns = (cells: readonly string[]): string =>
  cells.map((cell, index) => (index === 0 ? cell.padEnd(16) : cell.padStart(15))).join('');

const heads = [
  'system',
  'choices/s',
  'low-high',
  'p50 ms',
  'p99 ms',
  'bytes/message',
  'server CPU',
  'CPU ms/choice',
  'client CPU',
];

function line({ system, perSecond, rates: all, p50, p99, messageBytes, serverCpu, clientCpu }: Cell): string {
  const rates = [fixed(perSecond), `${fixed(Math.min(...all))}-${fixed(Math.max(...all))}`];
  return columns([
    system,
    ...rates,
    fixed(p50, 1),
    fixed(p99, 1),
    fixed(messageBytes),
    `${fixed(serverCpu * 100)} %`,
    fixed((serverCpu * 1000) / perSecond, 2),
    `${fixed(clientCpu * 100)} %`,
  ]);
}

function block(cells: readonly Cell[]): string[] {
  const [first] = cells;
  if (first === undefined) return [];
  const ours = cells.find(({ system }) => system === 'ours');
  const think = first.thinkMs === 0 ? 'no think time' : `${first.thinkMs} ms think time`;
  // Round by round, because what else the machine does changes from round to round.
  const ratios = cells.flatMap(({ system, rates }) =>
    ours === undefined || system === 'ours'
      ? []
      : [
          `${fixed(median(rates.map((rate, round) => (ours.rates[round] ?? Number.NaN) / rate)), 2)} x ${system}`,
        ],
  );
  return [
    '',
    `${first.matches} matches of four, ${think}`,
    columns(heads),
    ...cells.map(line),
    `Ours is ${ratios.join(', ')}`,
  ];
}

function memoryLine({ system, perConnection, perMatch }: Memory): string {
  return columns([system, `${fixed(perConnection / 1024, 1)} kB`, `${fixed(perMatch / 1024, 1)} kB`]);
}

/** Everything as text. */
export function serverTable({ cells, memory, seconds, rounds }: Servers): string {
  const cases = new Map<string, Cell[]>();
  for (const cell of cells) {
    const key = `${cell.matches} ${cell.thinkMs}`;
    cases.set(key, [...(cases.get(key) ?? []), cell]);
  }
  const sorted = [...cases.values()].map((some) =>
    some.toSorted((a, b) => systemNames.indexOf(a.system) - systemNames.indexOf(b.system)),
  );
  return [
    `Servers: medians of ${rounds} rounds of ${seconds} s each. Only ours and bare write to the disk.`,
    ...sorted.flatMap(block),
    '',
    'Memory of the heap after garbage collection',
    columns(['system', 'a connection', 'a match']),
    ...memory.map(memoryLine),
  ].join('\n');
}
