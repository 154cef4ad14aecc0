// Tables for people who were brought together, where all tables are played in one isolate.

import { afterAct } from '../admin/table-acts.ts';
import { abandon } from '../lobby/lobby.ts';
import type { Services } from '../services.ts';
import type { TableMaker } from './matchmaker.ts';

/** Makes them. */
export function ownTables({ tables, standIn, time }: Services): TableMaker {
  return {
    show: (game, bot) => tables.show(game, bot),
    open: (wish, [owner, ...others], origin, tournament) =>
      tables.open(wish, owner, origin, others, tournament),
    close: (match) => tables.change(match, (table) => afterAct(table, { act: 'close' })),
    leave: (match, identity) =>
      tables.change(match, (table) => abandon(table, identity, standIn, time.now())),
  };
}
