// Forks: where a finished match can be played on from.

import { fingerprint } from '@bridgefront/kernel';
import type { AnyGame, MatchRecord } from '@bridgefront/kernel';
import { refuse } from '@bridgefront/protocol/refuse';
import type { WireRefusal } from '@bridgefront/protocol';
import { forkPoint } from '@bridgefront/viewing';

/** Why a match that runs is not played on. */
export const forkRunning = refuse(
  'not-finished',
  'Only a finished match can be played on: all of it is open by then.',
);
const moved = refuse(
  'rules-changed',
  'The rules have changed since this match, and those of then are not here; it cannot be played on.',
);
const over = refuse('match-over', 'The match is over at this moment; choose an earlier one.');

/** After how many choices the fork begins that was wished after `at`; `game` null: its rules are not here. */
export function forkStart(
  game: AnyGame | null,
  { rules, continuedUnder }: { readonly rules: string; readonly continuedUnder: string | null },
  record: MatchRecord,
  at: number,
): number | WireRefusal {
  if (game === null || continuedUnder !== null || fingerprint(game) !== rules) return moved;
  return forkPoint(game, record, at) ?? over;
}
