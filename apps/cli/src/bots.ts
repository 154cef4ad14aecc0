// Who may take a seat at the terminal.

export { bots, findBot, isBot, leaningMark } from '@bridgefront/lab/bots.ts';

/** The seat word for a person at this terminal. */
export const humanSeat = 'human';
