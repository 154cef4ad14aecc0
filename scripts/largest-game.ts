// The game with most seats, for what is measured at full tables.

import { games } from '../apps/server/src/games.ts';

/** The first of them in the list. */
export const largestGame = [...games.values()].reduce((most, game) =>
  game.seats.max > most.seats.max ? game : most,
);
