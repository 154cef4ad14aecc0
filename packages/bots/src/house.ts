// The house's bots: whoever offers bots by name takes them from this list.

import { greedyBot } from './greedy.ts';
import { randomBot } from './random.ts';
import { levelBots } from './search/levels.ts';
import { plainSearchBot } from './search/search.ts';
import type { Bot } from './types.ts';

/** All bots by name, quickest first. */
export const houseBots: ReadonlyMap<string, Bot> = new Map(
  [randomBot, greedyBot, plainSearchBot, ...levelBots].map((bot) => [bot.name, bot]),
);
