// What the kinds of puzzles are called, by the kind of choice that they are about.

/** By kind of choice. */
export const themes = {
  card: 'What to summon',
  lane: 'Which lane',
  unit: 'Whom to aim at',
  draft: 'What to pick',
  done: 'When to stop',
};
