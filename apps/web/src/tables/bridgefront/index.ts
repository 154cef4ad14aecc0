// Bridgefront's table.

import { optionsOf, phaseFacts } from '@bridgefront/game-bridgefront/table';
import type { TableView } from '@bridgefront/game-bridgefront/table';
import type { Json } from '@bridgefront/kernel';
import { bridgefrontTexts } from '../../texts/bridgefront.ts';
import type { GameTable } from '../types.ts';
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
  rules: async () => (await import('@bridgefront/game-bridgefront/SPEC.md?raw')).default,
};
