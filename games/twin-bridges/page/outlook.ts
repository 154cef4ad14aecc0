// What the table shows before anything is clicked: what the reader's assault would bring, and what the creatures in sight
// would bring them next. All of it is counted by the rules from what the reader sees.

import { assault, boardOf, played, threat, fullOptions } from '../rules/table.ts';
import type { AssaultForecast, TableView } from '../rules/table.ts';
import type { Match } from './match.ts';
import type { Seen } from './seen.ts';

/** The forecasts of one moment; null: there is nothing to foresee. */
export interface Outlook {
  /** What the assault of the seat whose turn it is would bring, with the card that is being placed. */
  readonly now: AssaultForecast | null;
  /** What the other side's next assault would bring the reader. */
  readonly next: AssaultForecast | null;
}

const quiet: Outlook = { now: null, next: null };

const last = new WeakMap<TableView, { readonly key: string; readonly outlook: Outlook }>();

function madeOf(match: Match, { table, near }: Seen, plan: readonly string[]): Outlook {
  const board = boardOf(table, fullOptions(match.source.info.value?.options ?? {}));
  if (table.active !== near) return { now: null, next: threat(board, near) };
  const then = played(board, near, plan);
  return { now: assault(then), next: then.phase === 'play' ? threat(then, near) : null };
}

/** Forecasts for the reader as things stand; read while rendering, so that what is pointed at is followed. */
export function outlookOf(match: Match, seen: Seen): Outlook {
  const { table, open } = seen;
  const { seat } = match.shown.value.view;
  const pointed = match.pointed.value;
  if (seat === null || table.phase !== 'play' || match.playback.current.value !== null) return quiet;
  const plan = [...match.plan.value, ...(pointed !== null && open.has(pointed) ? [pointed] : [])];
  const key = plan.join(' ');
  const known = last.get(table);
  if (known?.key === key) return known.outlook;
  const outlook = madeOf(match, seen, plan);
  last.set(table, { key, outlook });
  return outlook;
}
