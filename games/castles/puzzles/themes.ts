// What the kinds of puzzles are called, by the kind of choice that they are about.

/** By kind of choice. */
export const themes = {
  unit: 'Who acts',
  zone: 'Where to go',
  at: 'Whom to attack',
  play: 'What to play',
  build: 'What to build',
  order: 'The Trap order',
  revive: 'Who comes back',
  done: 'When to stop',
};
