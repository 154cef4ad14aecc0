// Tables for people who were brought together, where one server plays all tables.

import { afterAct } from '../admin/table-acts.ts';
import type { Tables } from '../lobby/tables.ts';
import type { TableMaker } from './matchmaker.ts';

/** Makes them. */
export function ownTables(tables: Tables): TableMaker {
  return {
    show: (game, bot) => tables.show(game, bot),
    open: (wish, [owner, ...others], origin, tournament) =>
      tables.open(wish, owner, origin, others, tournament),
    change: (match, act) => tables.change(match, (table) => afterAct(table, act)),
  };
}
