// What the kinds of puzzles are called, by the kind of choice that they are about.

/** By kind of choice. */
export const themes = {
  villager: 'Supply',
  unit: 'What to deploy',
  commit: 'Who goes where',
  go: 'Who goes where',
  retreat: 'Who goes where',
  occupy: 'Who stays',
  settle: 'Settlements',
  frontier: 'Settlements',
  stratagem: 'Stratagems and tactics',
  tactic: 'Stratagems and tactics',
  target: 'Stratagems and tactics',
  maneuver: 'Maneuvers',
  kill: 'Who falls',
  draw: 'What to draw',
  pass: 'Hold back',
};
