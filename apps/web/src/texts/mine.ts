// Words of one's own matches: loaded with their list.

export const mineTexts = {
  title: 'My matches',
  running: 'Running',
  left: 'Left',
  over: 'Over',
  none: 'You have not played here yet. A first match against bots begins at once.',
  away: 'Your matches at the server are shown as soon as it is back.',
  lobby: 'Has not begun yet.',
  youLeft: 'You have left this match. A bot plays your seat to the end.',
  yourTurn: 'It is your turn.',
  deadline: (when: string) => `Your time is up ${when}.`,
  waitingFor: (names: readonly string[]) => (names.length === 0 ? '' : `Waiting for ${names.join(', ')}.`),
  look: 'Look',
  toTable: 'To the table',
};
