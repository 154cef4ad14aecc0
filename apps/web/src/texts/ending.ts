// Words of how a match ended, and of whether its chance was fair.

import { capitalised, plural } from '@bridgefront/tabletop/words';

/** The words of the result. */
export const endTexts = {
  title: 'Result',
  stronger: 'Stronger bots',
  easier: 'Easier bots',
  ranking: 'Ranking',
  cancelled: 'Closed before it began.',
  ended: 'Ended without a winner.',
  you: 'You',
  endedBy: (names: readonly string[]) =>
    `${names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`} ended the match, without a winner.`,
  atTheTable: 'At the table',
  drawn: 'The match is drawn.',
  youWon: (shared: boolean, together = false) =>
    shared ? (together ? 'Your side has won.' : 'You share the win.') : 'You have won.',
  won: (names: readonly string[], together = false) =>
    names.length === 1
      ? `${names[0]} has won.`
      : `${names.slice(0, -1).join(', ')} and ${names.at(-1)} ${together ? 'have won' : 'share the win'}.`,
  rematch: 'Play again with the same table',
  toRematch: 'To the next match of this table',
  record: 'Download the record',
  toTournament: 'To the tournament',
};

/** The words of the check of what was left to chance. */
export const diceTexts = {
  promise: 'Before the match the server sealed its secret as',
  /** Several, such as `the dice`. */
  plain: 'the dice',
  sign: (chance: string) => `Were ${chance} fair?`,
  good: (chance: string) => `${capitalised(chance)} were fair`,
  bad: 'Something does not fit',
  check: (chance: string) => `Check ${chance}`,
  fair: (chance: string, people: number) =>
    `${capitalised(chance)} were fair: the secret fits the seal, and the seed follows from it and the shares of ${plural(people, 'person', 'people')}.`,
  kept: 'It was compared with what this browser kept from the match: seal, shares and choices are the same.',
  shown: 'It was played again here: all that you were shown and chose is in it.',
  unsigned:
    'Your browser does not know these signatures, or the page has no secure address (https): it checked none, and signed nothing for you.',
  key: 'The server signs with the key',
  evidence: 'Save the evidence',
  failed: 'The check could not be made. Try again in a moment.',
};
