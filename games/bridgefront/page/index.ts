// Bridgefront's table.

import { optionsOf, phaseFacts } from '../rules/table.ts';
import type { TableView } from '../rules/table.ts';
import type { Json } from '@bridgefront/kernel';
import { bridgefrontTexts } from './texts/table.ts';
import type { GameTable } from '@bridgefront/page/contract.ts';
import { groupChoices } from './group.ts';
import { beatOf } from './reveal/beat.ts';
import { fold } from './reveal/fold.ts';
import { logFilters } from './reveal/log-filters.ts';
import { Table } from './table.tsx';

function status(table: Json): string {
  const { round, phase } = table as unknown as TableView;
  const options = optionsOf();
  return bridgefrontTexts.status(round, phaseFacts(phase, options).name);
}

/** See `GameTable`. */
export const bridgefrontTable: GameTable = {
  Table,
  status,
  fold: (table, told) => fold(table as unknown as TableView, told) as unknown as Json,
  beat: beatOf,
  logFilters,
  group: groupChoices,
  rules: async () => (await import('../SPEC.md?raw')).default,
};
