// Bots by name, as commands and scripts take them.

import {
  fullStrength,
  houseBots as bots,
  searchBot,
  soberSearch,
  soundSearch,
  strengthSearch,
} from '@bridgefront/bots';
import type { Bot } from '@bridgefront/bots';
import { notFound } from '@bridgefront/terminal/names.ts';

export { bots };

const mostPlayouts = 1_000_000;

const numberIn = (name: string, before: string, most: number): number | null => {
  const found = new RegExp(`^${before}:(0|[1-9]\\d{0,6})$`).exec(name);
  return found === null || Number(found[1]) > most ? null : Number(found[1]);
};

// Levels below the strongest err by lot: what shall hold among good players is asked of one who does not.
const sober = searchBot('sober', 'plays the best that a search of middling length finds', soberSearch);

// A searcher by its number, to measure what thinking, and erring, brings.
function searchWith(name: string): Bot | null {
  const playouts = numberIn(name, 'search', mostPlayouts);
  if (playouts !== null && playouts > 0)
    return searchBot(name, `looks ahead with ${playouts} play-outs`, {
      ...soundSearch,
      budget: { playouts },
    });
  const strength = numberIn(name, 'strength', fullStrength);
  return strength === null
    ? null
    : searchBot(
        name,
        `errs as much as strength ${strength} of ${fullStrength} does`,
        strengthSearch(strength),
      );
}

/**
 * The bot with this name; `search:96` is the sound searcher with so many play-outs for each plan, `strength:40` the one between
 * the levels, and `sober` one who never errs by lot.
 * @throws CommandFailure (usage) with the nearest name or all of them
 */
export function findBot(name: string): Bot {
  const found = bots.get(name) ?? (name === sober.name ? sober : searchWith(name));
  if (found === null) throw notFound('bot', name, [...bots.keys(), sober.name]);
  return found;
}
