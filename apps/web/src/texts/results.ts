// Words of one's own results, loaded with their list.

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
  more: 'Show more',
  older: 'Earlier matches cannot be shown just now.',
  facts: (end: string, when: string, date: string, length: string) =>
    [end, [when, date, length].filter((part) => part !== '').join(' · ')].join(' '),
  tables: 'How they went',
  by: { game: 'By game', seats: 'By seats', opponent: 'By opponent' },
  played: 'Played',
  seatsOf: (count: string) => `${count} seats`,
};
