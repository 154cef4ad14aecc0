// The bots that may take a seat at the terminal: one line a bot.

import { greedyBot, levelBots, plainSearchBot, randomBot } from '@bridgefront/bots';
import type { Bot } from '@bridgefront/bots';
import { notFound } from './names.ts';

/** All bots by name, quickest first. */
export const bots: ReadonlyMap<string, Bot> = new Map(
  [randomBot, greedyBot, plainSearchBot, ...levelBots].map((bot) => [bot.name, bot]),
);

/** The seat word for a person at this terminal. */
export const humanSeat = 'human';

/**
 * The bot with this name.
 * @throws CommandFailure (usage) with the nearest name or all of them
 */
export function findBot(name: string): Bot {
  const found = bots.get(name);
  if (found === undefined) throw notFound('bot', name, [...bots.keys()]);
  return found;
}
