// The table in a terminal: what each side is about to gain, and what a campaign has come to.

import { sureOptions, viewOf } from '@bridgefront/kernel';
import { seatNames } from '@bridgefront/terminal/seat-names.ts';
import type { Drawing } from '@bridgefront/terminal/table.ts';
import { expect, test } from 'vitest';
import { fellsAndFords } from '../rules/index.ts';
import type { TableView } from '../rules/index.ts';
import { winReasons } from '../rules/types.ts';
import { table as fellsTable } from '../terminal/index.ts';
import { field } from './scene.ts';

/** A position as an onlooker's terminal draws it, with this changed in its view. */
function drawing(change: (table: TableView) => Partial<TableView>): Drawing {
  const { engine, match } = field({}).asks('attacks', 0);
  const seen = viewOf(engine, match, null);
  const table = seen.table as TableView;
  const view = { ...seen, table: { ...table, ...change(table) } };
  const paint = (_style: unknown, text: string): string => text;
  const options = sureOptions(fellsAndFords.options, {});
  const names = seatNames(fellsTable, () => view, ['you', 'greedy'], paint);
  return { view, paint, names, options };
}

test('what each side is about to gain is told only while that comes', () => {
  const told = (phase: TableView['phase'], income: number): string =>
    fellsTable
      .seats(drawing(({ seats }) => ({ phase, seats: seats.map((side) => ({ ...side, income })) })))
      .join('\n');
  expect(told('play', 3)).toContain('VP (+3 now)');
  expect(told('over', 3)).not.toContain('now');
  expect(told('play', 0)).not.toContain('now');
});

test('FF-92, FF-99, FF-100: the totals of a campaign say of every battle how it was won', () => {
  const objectives = ['long-causeway', 'drive-the-herds'];
  const fought = winReasons.map((why) => ({ objectives, vp: [6, 6], first: 0, winner: 1, why, rounds: 25 }));
  const campaign = { battle: 4, fought, points: [30, 30], wins: [0, 5], bonus: [0, 0], chooser: 1 };
  const lines = fellsTable.score?.(drawing(() => ({ campaign }))) ?? [];
  expect(lines.flatMap((line) => / 6 VP · .* 6 VP, (.*)/.exec(line)?.[1] ?? [])).toEqual([
    'won',
    'won, no enemy unit left',
    'won after the last round',
    'won, units left worth more',
    'won as first player, nobody ahead',
  ]);
});
