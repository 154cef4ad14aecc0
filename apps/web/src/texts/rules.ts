// Words around the rules, guides and cards of a game: loaded with them.

export const rulesTexts = {
  title: 'Rules',
  lead: 'Everything that can happen, rule by rule, and searchable. At the table the same text opens beside the board.',
  text: 'The rules in full',
  of: (game: string) => (game === '' ? 'Rules' : `Rules of ${game}`),
  guide: 'How to play, five minutes',
  print: 'To print',
  cards: 'All cards',
  puzzles: 'Puzzles',
  cardsOf: (game: string) => (game === '' ? 'Cards' : `Cards of ${game}`),
  programmers: 'For programmers',
  programmersOf: (game: string) => (game === '' ? 'For programmers' : `${game} for programmers`),
  noProgrammers: 'This game has not been described for programmers yet.',
  guideOf: (game: string) => (game === '' ? 'How to play' : `${game} in five minutes`),
};
