// What a game says of its own length: what is usual, as `npm run measure -- lengths` finds it, and past that its limit.

/** Eight of ten matches end in these rounds or turns. */
export type Usual = readonly [from: number, to: number];

/** Where a match stands: `Turn 3 of usually 14 to 41`, and when it goes on longer `Turn 45 of at most 120`. */
export function standsAt(what: 'Round' | 'Turn', now: number, [from, to]: Usual, limit: number): string {
  return now > to || limit <= from
    ? `${what} ${now} of at most ${limit}`
    : `${what} ${now} of usually ${from} to ${Math.min(to, limit)}`;
}
