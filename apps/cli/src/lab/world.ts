// The lab's world: the games and bots of this command.

import type { LadderHost } from '@bridgefront/lab/ladder/ladder.ts';
import type { LabWorld } from '@bridgefront/lab/world.ts';
import { findBot } from '@bridgefront/lab/bots.ts';
import { findGame } from '../games.ts';

/** Games and bots by name, as the lab asks for them. */
export const labWorld: LabWorld = {
  game(name) {
    const { game, measures = null, extras } = findGame(name);
    return { game, measures, standing: extras?.standing?.bind(extras) ?? null };
  },
  bot: findBot,
};

/** The world here, and the door through which worker threads reach theirs. */
export const labHost: LadderHost = { world: labWorld, door: new URL('door.ts', import.meta.url) };
