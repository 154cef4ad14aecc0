// Seats of a whole schedule made as even as they can be.

import type { Group } from './pairing.ts';

type Sat = ReadonlyMap<number, readonly number[]>;

// Tables at which two seats are to be exchanged, so that one who sits too often in the first gets the other, and at the end of the
// chain one who sits too seldom there; each between changes twice, which evens out.
function chainFrom(
  all: readonly Group[],
  sat: Sat,
  from: number,
  [s, t]: readonly [number, number],
): readonly number[] {
  const gap = (number: number): number => (sat.get(number)?.[s] ?? 0) - (sat.get(number)?.[t] ?? 0);
  const cameBy = new Map<number, { readonly table: number; readonly before: number } | null>([[from, null]]);
  for (const one of cameBy.keys()) {
    if (gap(one) < 0) {
      const tables: number[] = [];
      for (let step = cameBy.get(one); step != null; step = cameBy.get(step.before)) tables.push(step.table);
      return tables;
    }
    for (const [table, group] of all.entries())
      if (group[s] === one && group[t] !== undefined && !cameBy.has(group[t]))
        cameBy.set(group[t], { table, before: one });
  }
  return [];
}

/** All rounds are known: seats are exchanged along such chains until nobody has sat anywhere twice more than elsewhere. */
export function evenSeats(
  rounds: readonly (readonly Group[])[],
  sat: ReadonlyMap<number, number[]>,
): readonly (readonly Group[])[] {
  const all = rounds.flatMap((groups, round) => groups.map((group) => ({ round, group })));
  const groups = all.map(({ group }) => group);
  for (let better = true; better;) {
    better = false;
    for (const [number, seats] of sat)
      for (const [s, t] of seats.flatMap((_, a) => seats.map((_other, b) => [a, b] as const))) {
        if (seats[s] - seats[t] < 2) continue;
        const chain = chainFrom(groups, sat, number, [s, t]);
        for (const table of chain) {
          const group = groups[table];
          const [one, other] = [group[s], group[t]];
          groups[table] = group.with(s, other).with(t, one);
          for (const [who, by] of [
            [one, -1],
            [other, 1],
          ] as const) {
            const mine = sat.get(who) ?? [];
            mine[s] += by;
            mine[t] -= by;
          }
        }
        better ||= chain.length > 0;
      }
  }
  return rounds.map((_, round) => groups.filter((_group, at) => all[at].round === round));
}
