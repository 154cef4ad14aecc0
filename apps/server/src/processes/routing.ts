// Which process plays a table: it follows from the table's id and from how many processes there are.

import { newId } from '../ids.ts';
import type { Shard } from '../around.ts';

/** The number of the process, from 0; ids are random, so that all have alike many. */
export function placeOf(match: string, processes: number): number {
  let sum = 0;
  // Whoever sends an id may send anything.
  for (let at = 0; at < Math.min(match.length, 8); at++) sum = (sum * 31 + match.charCodeAt(at)) >>> 0;
  return sum % processes;
}

/** The tables of one of so many processes. */
export function shardOf(place: number, processes: number): Shard {
  const owns = (match: string): boolean => placeOf(match, processes) === place;
  return {
    owns,
    hold: async (match) => owns(match),
    begin: async () => undefined,
    newId() {
      for (;;) {
        const id = newId();
        if (owns(id)) return id;
      }
    },
  };
}
