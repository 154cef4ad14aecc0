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
  aboutTitle: 'What the figure says',
  about: [
    'The figure says how often you would win. Between equal figures it is one win in two; 100 more win about 64 times in 100, 200 more 76 times, and 400 more ten times for one defeat. Everybody begins at 1500.',
    'Behind ± stands how sure it is: the truth is that near 68 times in 100, and within twice that 95 times. While that is more than 110 the figure is provisional, and moves in large steps. Each rated match makes it surer.',
    'There is one figure for each game, number of seats and kind of clock. At tables of more than two your place counts, not only the win. In teams all move together.',
    'You gain much by beating somebody stronger, and little by beating somebody weaker. The bots of the house have fixed figures, measured against each other: your first matches against them say where you stand.',
    'Leaving costs what coming last costs, whatever the bot then makes of your seat; and ending a match when only bots are left counts as losing to them. Leaving before anything was revealed does not count. A match that people agree to end does not count either.',
    'From the sixth match against the same person within thirty days on, each counts less. There are no hints at rated tables, and they play by the standard rules or by a preset.',
    'At first only you see your figures. Under “People” you choose whether others may.',
  ],
};
