// Words of the matches that can be watched: loaded with their screen.

export const watchTexts = {
  title: 'Watch',
  lead: 'Public matches, seen with the eyes of the table: hands and plans stay secret until they are revealed.',
  live: 'Being played',
  finished: 'Over',
  none: {
    live: 'No public match is being played just now.',
    finished: 'No public match has been played to its end yet.',
  },
  away: 'Matches to watch are shown as soon as the server is back.',
  more: 'Show more',
};
