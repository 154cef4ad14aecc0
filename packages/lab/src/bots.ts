// Bots by name, as commands and scripts take them.

import { houseBots as bots, searchBot, soundSearch } from '@bridgefront/bots';
import type { Bot } from '@bridgefront/bots';
import { notFound } from '@bridgefront/terminal/names.ts';

export { bots };

const mostPlayouts = 1_000_000;

/** `search:96`: the sound searcher with so many play-outs for each plan, to measure what thinking brings. */
function searchWith(name: string): Bot | undefined {
  const playouts = Number(/^search:([1-9]\d{0,6})$/.exec(name)?.[1] ?? Number.NaN);
  if (!(playouts <= mostPlayouts)) return undefined;
  return searchBot(name, `looks ahead with ${playouts} play-outs`, { ...soundSearch, budget: { playouts } });
}

/**
 * The bot with this name; `search:96` is a searcher with so many play-outs.
 * @throws CommandFailure (usage) with the nearest name or all of them
 */
export function findBot(name: string): Bot {
  const found = bots.get(name) ?? searchWith(name);
  if (found === undefined) throw notFound('bot', name, [...bots.keys()]);
  return found;
}
