// Words of looking for people, loaded with their page.

import { plural } from '@bridgefront/tabletop/words';

/** What the page says. */
export const findTexts = {
  title: 'Find people',
  tournaments: 'Tournaments',
  lead: 'Say what you would like to play. You are taken to the table as soon as there are enough people.',
  game: 'Game',
  seats: 'How many play',
  pace: 'Time',
  paces: {
    live: {
      name: 'Now',
      help: 'A minute for each decision, and five more for the hard ones. Stay on this page.',
    },
    mail: { name: 'By mail', help: 'Two days for each decision. You need not wait here.' },
  },
  stake: 'What is at stake',
  around: 'Whom you meet',
  arounds: {
    anybody: { name: 'Whoever comes', help: 'The shortest wait.' },
    near: { name: 'Around my rating', help: 'Close at first; the longer you wait, the further away.' },
  },
  begin: 'Look for people',
  public: 'Anybody may watch such a match. Your name at the table is all that the others are told of you.',
  what: (game: string, seats: number, pace: string, stake: string) =>
    `${game}, ${plural(seats, 'seat', 'seats')}, ${pace}, ${stake}`,
  pacesShort: { live: 'now', mail: 'by mail' },
  stakes: { rated: 'rated', friendly: 'friendly' },
  looking: 'Looking for people',
  waiting: (people: number) =>
    people <= 1
      ? 'You are the only one who waits for this.'
      : `${people} people wait for this, you among them.`,
  within: (figures: number) => `Ratings within ${figures} of yours so far.`,
  again: 'Somebody did not come to the table, so you look on. Your time of waiting counts.',
  waited: (time: string) => `Waiting for ${time}`,
  stop: 'Stop looking',
  bots: 'Nobody has come for a while. Bots of about your strength would play at once; the match is rated just the same.',
  botsFriendly: 'Nobody has come for a while. Bots of about your strength would play at once.',
  withBots: 'Play with bots',
  found: 'Found',
  foundWho: (names: string) => `You play with ${names}. The table gets ready…`,
  lost: 'You are not in the queue any more: this page was away for too long, or the server has started anew.',
  mine: 'What you look for by mail',
  mineNote: 'You are called when people are found, if you have said how under “Call me”.',
  toTable: 'Get ready',
  end: 'End',
  endLong: (what: string) => `Look no longer for ${what}`,
  others: 'What others wait for',
  nobody: 'Nobody waits just now. Whoever comes next sees you here.',
  count: (people: number) => plural(people, 'person waits', 'people wait'),
  joinThem: 'Play that',
  joinLong: (what: string) => `Play ${what}`,
  tables: 'Tables that wait for somebody',
};
