// Words of results, one's own or those that somebody shows, loaded with their list.

import { plural } from '@bridgefront/tabletop/words';

/** Filters, tables and the line of a finished match. */
export const resultTexts = {
  game: 'Game',
  seats: 'Seats',
  result: 'Result',
  name: 'With somebody called',
  any: 'Any',
  results: { won: 'Won', drawn: 'Drawn', lost: 'Lost' },
  found: (count: number) => plural(count, 'match', 'matches'),
  streaks: (now: number, longest: number) =>
    [now > 1 ? `${now} won in a row` : '', `longest row ${longest}`].filter((part) => part !== '').join(', '),
  more: 'Show more',
  older: 'Earlier matches cannot be shown just now.',
  facts: (end: string, ...facts: readonly string[]) =>
    [end, facts.filter((part) => part !== '').join(' · ')].join(' '),
  margin: (points: number) =>
    points === 0
      ? 'level on points'
      : `${plural(Math.abs(points), 'point', 'points')} ${points > 0 ? 'ahead' : 'behind'}`,
  counts: { won: 'counts as won', drawn: 'counts as drawn', lost: 'counts as lost' },
  tables: 'How they went',
  by: {
    game: 'By game',
    seats: 'By seats',
    opponent: 'By opponent',
    side: 'By faction or deck',
    opening: 'By opening',
  },
  ofGame: (name: string, game: string) => `${name} (${game})`,
  played: 'Played',
  records: {
    title: 'Records as files',
    why: 'A record holds a whole match: whoever has the file can watch it again, analyse it, and play on from any moment of it.',
    all: 'All my matches as a file',
    open: 'Open a record',
    noRecord: 'This file is no record of a match.',
    tooLarge: 'This file is too large to be a record of a match.',
    tooMany: (most: number) => `Open at most ${most} matches at once.`,
    failed: 'This file cannot be read.',
    read: (count: number) =>
      `${plural(count, 'match', 'matches')} read in: they stand among those that are over.`,
  },
  seatsOf: (count: string) => `${count} seats`,
};
