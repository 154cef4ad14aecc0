// What the components of the table read from the match: seats as the reader sees them, and which choices are open.

import type { TableView } from '../rules/table.ts';
import type { OpenChoice } from '@bridgefront/page/match-context.ts';
import type { Match } from './match.ts';

/** The table as one reader sees it now. */
export interface Seen {
  readonly table: TableView;
  /** Whose side is shown at the bottom: the reader's, or seat 0's for spectators. */
  readonly near: number;
  readonly far: number;
  /** Open choices by their notation. */
  readonly open: ReadonlyMap<string, OpenChoice>;
}

/** Reads the match; call it while rendering, so that signals are followed. */
export function seenOf(match: Match): Seen {
  const { view } = match.shown.value;
  const near = view.seat ?? 0;
  return {
    table: view.table,
    near,
    far: 1 - near,
    open: new Map(match.choices.value.map((one) => [one.choice, one])),
  };
}
