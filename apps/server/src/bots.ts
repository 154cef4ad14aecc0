// The bots that may sit at this server's tables.

import { greedyBot, levelBots, plainSearchBot, randomBot } from '@bridgefront/bots';
import type { Bot } from '@bridgefront/bots';

/** All bots by name, quickest first. */
export const bots: ReadonlyMap<string, Bot> = new Map(
  [randomBot, greedyBot, plainSearchBot, ...levelBots].map((bot) => [bot.name, bot]),
);
