/** Words around the diagrams of rules. */
export const diagramTexts = {
  attempt: 'Try this position',
  of: (game: string) => `A position of ${game}`,
  you: 'You',
  other: (number: number) => (number === 1 ? 'Opponent' : `Opponent ${number}`),
  none: 'There is no such position in the rules.',
  cannot: 'The position cannot begin on this device.',
  rules: 'To the rules',
};
