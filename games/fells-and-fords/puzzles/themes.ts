// What the kinds of puzzles are called, by the kind of choice that they are about.

/** By kind of choice. */
export const themes = {
  unit: 'Who acts',
  to: 'Where to go',
  at: 'Whom to attack',
  card: 'What to command',
  text: 'How to command',
  one: 'How to command',
  lore: 'Lore',
  use: 'What to use',
  back: 'Where to fall back',
};
