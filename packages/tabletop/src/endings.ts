// How a match ends in every game of ours: only what is over has winners and an ending.

import type { PositionLaw } from '@bridgefront/kernel';

/** What a state tells of its end. */
interface Ending {
  readonly phase: string;
  readonly ending: string | null;
  readonly winners: readonly number[];
}

/** The law that phase, ending and winners of a position agree, by the game's rule of its end. */
export function endingLaw(rule: string): PositionLaw<Ending> {
  return {
    rule,
    broken({ phase, ending, winners }) {
      const told = [ending !== null, winners.length > 0];
      if (phase !== 'over')
        return told.includes(true) ? 'Only a match that is over has winners and an ending.' : null;
      return told.includes(false) ? 'A match that is over has winners and an ending.' : null;
    },
  };
}
