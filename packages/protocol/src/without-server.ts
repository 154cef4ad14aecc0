// What is told of a match that no server holds: there was no lobby, no clock runs, nobody votes, and nobody is there to
// whom anything could be promised. Apart from the schemas, so that a page need not load them.

import type { MatchInfo, SeatInfo } from './match.ts';

type Told =
  | 'id'
  | 'game'
  | 'rules'
  | 'options'
  | 'visibility'
  | 'seating'
  | 'status'
  | 'owner'
  | 'openedBy'
  | 'createdAt'
  | 'startedAt'
  | 'finishedAt';

/** Who sits at such a table: a bot, or a person where it is null. */
type Sitting = Pick<SeatInfo, 'bot' | 'name' | 'mine'>;

/** The match as lists and pages are told of it; `seats` in their order. */
export function matchWithoutServer({
  seats,
  ...told
}: Pick<MatchInfo, Told> & { readonly seats: readonly Sitting[] }): MatchInfo {
  return {
    ...told,
    seats: seats.map((sitting, seat) => ({
      ...sitting,
      seat,
      kind: sitting.bot === null ? 'human' : 'bot',
      ready: true,
      committed: null,
      opened: false,
      standIn: null,
      standInVotes: [],
    })),
    clock: { kind: 'none' },
    commitment: '',
    sameRules: true,
    continuedUnder: null,
    votes: [],
    opening: null,
    start: null,
    voided: null,
    outcome: null,
    rematch: null,
    fork: null,
  };
}
