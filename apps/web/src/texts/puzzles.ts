// Words around the puzzles: their lists, and the card over the table.

/** Kinds of puzzles that every game may have; a game names its own. */
const themes: { readonly [theme: string]: string } = {
  decide: 'Decide the match',
  hold: 'The only way out',
};

/** What a kind of puzzles is called. */
function theme(name: string, own: { readonly [theme: string]: string }): string {
  const plain = name.replaceAll('-', ' ');
  return own[name] ?? themes[name] ?? plain.charAt(0).toUpperCase() + plain.slice(1);
}

export const puzzleTexts = {
  title: 'Puzzles',
  lead: 'Positions from matches of bots, in which the strongest bot sees one plan clearly ahead of all others. Solved at the table, on this device.',
  of: (game: string) => `Puzzles of ${game}`,
  one: (number: number, game: string) => `Puzzle ${number} of ${game}`,
  number: (number: number) => `Puzzle ${number}`,
  theme,
  levels: ['Easy', 'Fair', 'Tricky', 'Hard', 'Very hard'],
  level: (level: number) => `Level ${level} of 5`,
  today: 'Puzzle of the day',
  solveToday: 'Solve it',
  doneToday: 'Solved today',
  streak: (days: number) => `${days} ${days === 1 ? 'day' : 'days'} in a row`,
  longest: (days: number) => `longest: ${days}`,
  rating: (rating: number, tried: number) => `Your rating: ${rating} (${tried} tried)`,
  ratingHow: 'Only the first try at each puzzle counts. All of it stays on this device.',
  count: (solved: number, count: number) => `${solved} of ${count} solved`,
  all: 'All puzzles',
  every: 'All kinds',
  kind: 'Kind',
  solved: 'Solved',
  later: 'Solved later',
  missed: 'Not solved yet',
  none: 'There are no puzzles of this game yet.',
  missing: 'There is no such puzzle.',
  cannot: 'This puzzle cannot be judged on this device.',
  task: (best: string, other: string, turn: boolean) =>
    `One plan here wins ${best}; any clearly different one wins ${other} at most. Find it: ${turn ? 'your whole turn, once' : 'your next move, once'}.`,
  showing: 'The best plan is played.',
  answers: 'See what comes of it.',
  right: 'Solved!',
  wrong: 'Refuted.',
  shown: 'The best plan',
  rightWhy: (share: string, other: string) => `Your plan wins ${share}; the best of another kind ${other}.`,
  wrongWhy: (share: string, best: string) =>
    `You have seen their answer. Your plan wins ${share}; there is one that wins ${best}.`,
  shownWhy: (best: string, other: string) => `It wins ${best}; the best of another kind ${other}.`,
  moved: (by: string, rating: number) => `Rating ${by}: ${rating}`,
  again: 'Try again',
  restart: 'Start again',
  fold: 'Make room',
  unfold: 'Show the puzzle',
  show: 'Show the plan',
  next: 'Next puzzle',
  forYou: 'One for you',
  playOn: 'Play on from here',
};
