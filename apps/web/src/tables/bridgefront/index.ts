// Bridgefront's table.

import type { GameTable } from '../types.ts';
import { Table } from './table.tsx';

/** See `GameTable`. */
export const bridgefrontTable: GameTable = {
  Table,
  status: () => '',
  fold: (table) => table,
  beat: () => 600,
  logFilters: [],
  rules: async () => (await import('@bridgefront/game-bridgefront/SPEC.md?raw')).default,
};
