// Tables of what matches between bots showed: sides, ends, objectives, extreme pairings.

import { wilson } from '@bridgefront/bots';
import { mean } from '@bridgefront/lab/statistics.ts';
import { percent } from '@bridgefront/lab/words.ts';

/** A match that was played; sides in the order Ford League, Fell Clans. */
export interface Played {
  /** Tells which match it was. */
  readonly seed: string;
  readonly league: string;
  readonly clans: string;
  /** Whether the Ford League stood in the South. */
  readonly south: boolean;
  readonly first: 'fords' | 'fells';
  /** The Ford League's part of the win. */
  readonly won: number;
  readonly ending: string;
  readonly rounds: number;
  readonly vp: readonly number[];
  /** Cost of the units left. */
  readonly left: readonly number[];
  readonly choices: number;
  /** Questions, and choices by question and kind. */
  readonly counts: { readonly [what: string]: number };
}

// With its 95 per cent interval.
function shareOf(wins: number, matches: number): string {
  const { share, low, high } = wilson(wins, matches);
  return `${percent(share)} (${percent(low)} to ${percent(high)})`;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

function general(played: readonly Played[]): string[] {
  const count = (fits: (one: Played) => boolean): number => played.filter(fits).length;
  const rounds = played.map((one) => one.rounds).sort((a, b) => a - b);
  const first = sum(played.map(({ first: who, won }) => (who === 'fords' ? won : 1 - won)));
  const south = sum(played.map((one) => (one.south ? one.won : 1 - one.won)));
  const winner = mean(played.map(({ vp }) => Math.max(...vp)));
  const loser = mean(played.map(({ vp }) => Math.min(...vp)));
  return [
    `${played.length} matches, ${mean(played.map((one) => one.choices)).toFixed(0)} choices each`,
    `Ford League wins ${shareOf(sum(played.map(({ won }) => won)), played.length)}`,
    `first player wins ${shareOf(first, played.length)}; South wins ${shareOf(south, played.length)}`,
    `ends: ${['vp', 'elimination', 'rounds'].map((end) => `${end} ${count(({ ending }) => ending === end)}`).join(', ')}`,
    `rounds: mean ${mean(rounds).toFixed(1)}, median ${rounds[rounds.length >> 1]}, ${rounds[0]} to ${rounds.at(-1)}; ` +
      `8 to 12 in ${count((one) => one.rounds >= 8 && one.rounds <= 12)}`,
    `points: ahead ${winner.toFixed(1)}, behind ${loser.toFixed(1)}`,
  ];
}

function byObjective(played: readonly Played[], side: 'league' | 'clans'): string[] {
  const place = side === 'league' ? 0 : 1;
  return [...Map.groupBy(played, (one) => one[side])].map(([slug, list]) => {
    const wins = sum(list.map(({ won }) => (place === 0 ? won : 1 - won)));
    const vp = mean(list.map((one) => one.vp[place]));
    return `${slug.padEnd(24)} ${wins} of ${list.length}, ${vp.toFixed(1)} VP`;
  });
}

function extremes(played: readonly Played[]): string[] {
  return [...Map.groupBy(played, ({ league, clans }) => `${league} / ${clans}`)].flatMap(([name, list]) => {
    const wins = sum(list.map(({ won }) => won));
    return wins === 0 || wins === list.length ? [`${name}: ${wins} of ${list.length}`] : [];
  });
}

function counted(played: readonly Played[]): string[] {
  const all = new Map<string, number>();
  for (const { counts } of played)
    for (const [what, times] of Object.entries(counts)) all.set(what, (all.get(what) ?? 0) + times);
  return [...all]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([what, times]) => `${what} ${(times / played.length).toFixed(2)}`);
}

/** Everything as lines of text. */
export function tallyOf(played: readonly Played[]): string {
  if (played.length === 0) return 'No matches.';
  return [
    ...general(played),
    '',
    ...byObjective(played, 'league'),
    ...byObjective(played, 'clans'),
    '',
    `One-sided pairings: ${extremes(played).join('; ')}`,
    '',
    `A match on average: ${counted(played).join(', ')}`,
  ].join('\n');
}
