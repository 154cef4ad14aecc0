// The house's bots: whoever offers bots by name takes them from this list.

import { greedyBot } from './greedy.ts';
import { randomBot } from './random.ts';
import { levelBots } from './search/levels.ts';
import { plainSearchBot } from './search/search.ts';
import type { Bot } from './types.ts';

/** All bots, quickest first. */
export const houseBots: readonly Bot[] = [randomBot, greedyBot, plainSearchBot, ...levelBots];
