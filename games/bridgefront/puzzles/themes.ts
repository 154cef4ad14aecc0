// What the kinds of puzzles are called, by the kind of choice that they are about.

/** By kind of choice. */
export const themes = {
  card: 'What to play',
  hex: 'Where',
  mode: 'Which way to play it',
  edge: 'Where to build',
  build: 'Where to build',
  march: 'Marches',
  from: 'Marches',
  to: 'Marches',
  forces: 'How many',
  champion: 'Champions',
  buy: 'The market',
  reinforce: 'Reinforcements',
};
