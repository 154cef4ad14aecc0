// A finished match played again by the rules that the page brings.

import { fingerprint, RecordError } from '@bridgefront/kernel';
import type { MatchRecord } from '@bridgefront/kernel';
import { playAgain } from '@bridgefront/viewing';
import type { PlayedAgain } from '@bridgefront/viewing';
import { rulesOf } from './games.ts';

/** What is to be played again, and with whose eyes. */
export interface AgainWish {
  readonly record: MatchRecord;
  readonly seat: number;
}

/** The match; `no rules`: those of the record are not here; `refused`: they do not allow its choices. */
export type AgainAnswer = PlayedAgain | 'no rules' | 'refused';

/** Plays a record again. */
export async function answerAgain({ record, seat }: AgainWish): Promise<AgainAnswer> {
  const game = await rulesOf(record.game);
  if (game === null || fingerprint(game) !== record.rules) return 'no rules';
  try {
    return playAgain(game, record, seat);
  } catch (error) {
    if (error instanceof RecordError) return 'refused';
    throw error;
  }
}
