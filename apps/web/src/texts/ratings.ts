// Words of ratings, loaded with their page.

import { plural } from '@bridgefront/tabletop/words';

/** What the page of ratings says. */
export const ratingTexts = {
  title: 'Your ratings',
  link: 'Your ratings',
  people: 'People',
  none: 'No rated match of yours is over yet. Whoever opens a table can make it rated.',
  paces: { none: 'no clock', live: 'live', mail: 'by mail' },
  ladder: (seats: number, pace: string) => `${plural(seats, 'seat', 'seats')}, ${pace}`,
  figure: (figure: number, deviation: number) => `${figure} ± ${deviation}`,
  provisional: 'provisional',
  matches: (count: number) => `after ${plural(count, 'rated match', 'rated matches')}`,
  course: (from: number, to: number, least: number, most: number) =>
    `From ${from} to ${to}; lowest ${least}, highest ${most}.`,
  words: {
    reliable: 'reliable',
    late: 'often late',
    leaves: 'often leaves',
  },
  keepsTitle: 'How you keep to matches',
  keeps: (word: string, matches: number, left: number, late: number) =>
    `${word}: of your latest ${plural(matches, 'match', 'matches')} with people you left ${left}, and let the clock choose in ${late} of the others.`,
  keepsNothing: (matches: number) =>
    `Nothing is said yet: it takes ten matches with people that are over, and there ${matches === 1 ? 'is' : 'are'} ${matches}.`,
  keepsWhy:
    'It is told as one word to whoever looks at your table or has played with you. It counts your latest 50 matches with other people that are over and began within a year: “often leaves” is said of who left more than one in eight after something was revealed, “often late” of who let the clock choose, or a bot stand in, in more than one in four, “reliable” of everybody else.',
  aboutTitle: 'What the figure says',
  about: [
    'The figure says how often you would win. Between equal figures it is one win in two; 100 more win about 64 times in 100, 200 more 76 times, and 400 more ten times for one defeat. Everybody begins at 1500.',
    'Behind ± stands how sure it is: the truth is that near about 68 times in 100 (in simulated seasons 50 to 82), and within twice that about 95 times (83 to 99). Of who loses nearly always it is too sure at first. While that is more than 110 the figure is provisional, and moves in large steps. Each rated match makes it surer.',
    'There is one figure for each game, number of seats and kind of clock. At tables of more than two your place counts, not only the win. In teams all move together.',
    'You gain much by beating somebody stronger, and little by beating somebody weaker. The bots of the house have fixed figures, measured against each other: your first matches against them say where you stand.',
    'Leaving costs what coming last costs, whatever the bot then makes of your seat; and ending a match when only bots are left counts as losing to them. Leaving before anything was revealed does not count. A match that people agree to end does not count either.',
    'From the sixth match against the same person within thirty days on, each counts less. There are no hints at rated tables, and they play by the standard rules or by a preset.',
    'At first only you see your figures. Under “People” you choose whether others may, and with them your public matches that are over.',
  ],
};
