// How matches ended: wins that were shared, draws, and the reasons in the game's words.

/** Of the matches that ended. */
export interface Endings {
  /** Everybody won, or nobody. */
  readonly draws: number;
  /** Several seats won, but not all. */
  readonly shared: number;
  /** Matches by the reason why they ended, the most frequent first. */
  readonly reasons: { readonly [reason: string]: number };
}

/** What is counted of one match. */
export interface Ending {
  readonly winners: number;
  readonly reason: string;
  readonly seats: number;
}

/** Counts how matches ended. */
export function endingsOf(matches: readonly Ending[]): Endings {
  const draws = matches.filter(({ winners, seats }) => winners === 0 || winners === seats).length;
  const shared = matches.filter(({ winners, seats }) => winners > 1 && winners < seats).length;
  const counts = new Map<string, number>();
  for (const { reason } of matches) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  const sorted = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return { draws, shared, reasons: Object.fromEntries(sorted) };
}

const times = (count: number): string => (count === 1 ? '1 match' : `${count} matches`);

/** The same for reading: `Draws: 2. Shared wins: 1. It ended by points (40 matches), after the last round (2 matches).` */
export function endingLines({ draws, shared, reasons }: Endings): string[] {
  const why = Object.entries(reasons).map(([reason, count]) => `${reason} (${times(count)})`);
  return [
    `Draws: ${draws}. Shared wins: ${shared}.`,
    ...(why.length === 0 ? [] : [`Why it ended: ${why.join('; ')}.`]),
  ];
}
