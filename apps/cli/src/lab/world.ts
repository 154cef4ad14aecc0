// The lab's world: the games and bots of this command.

import type { LabWorld } from '@bridgefront/lab/play.ts';
import { findBot } from '../bots.ts';
import { findGame } from '../games.ts';

/** Games and bots by name, as the lab asks for them. */
export const labWorld: LabWorld = {
  game(name) {
    const { game, measures } = findGame(name);
    return { game, measures: measures ?? null };
  },
  bot: findBot,
};
