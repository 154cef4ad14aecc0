// The table in a terminal: what each side is about to gain.

import { readOptions, viewOf } from '@bridgefront/kernel';
import type { SeatView } from '@bridgefront/kernel';
import { seatNames } from '@bridgefront/terminal/seat-names.ts';
import { expect, test } from 'vitest';
import { fellsAndFords } from '../rules/index.ts';
import type { TableView } from '../rules/index.ts';
import { table as fellsTable } from '../terminal/index.ts';
import { field } from './scene.ts';

function seatLines(phase: TableView['phase'], income: number): string {
  const { engine, match } = field({}).asks('attacks', 0);
  const seen = viewOf(engine, match, null);
  const table = seen.table as TableView;
  const sides = table.seats.map((side) => ({ ...side, income }));
  const view: SeatView = { ...seen, table: { ...table, phase, seats: sides } };
  const paint = (_style: unknown, text: string): string => text;
  const read = readOptions(fellsAndFords.options, {});
  if ('problem' in read) throw new Error(read.problem);
  const names = seatNames(fellsTable, () => view, ['you', 'greedy'], paint);
  return fellsTable.seats({ view, paint, names, options: read.options }).join('\n');
}

test('what each side is about to gain is told only while that comes', () => {
  expect(seatLines('play', 3)).toContain('VP (+3 now)');
  expect(seatLines('over', 3)).not.toContain('now');
  expect(seatLines('play', 0)).not.toContain('now');
});
