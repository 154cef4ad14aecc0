// What is asked several times a round, short enough to be read at a glance: one's villagers stand on the table, and the
// button says what a pass ends.

import type { Asked } from '@bridgefront/page/contract.ts';
import type { TableView } from '../rules/table.ts';
import { words } from './texts.ts';

const { strategy, battle, passed } = words.asks;
const short: { readonly [ask: string]: string } = { strategy, battle };

/** The question of a phase before anything is chosen; null: the rules' own sentence. */
export function question({ ask, plan }: Asked, { passes }: Pick<TableView, 'passes'>): string | null {
  const first = short[ask];
  if (plan.length > 0 || first === undefined) return null;
  return passes > 0 ? passed : first;
}
