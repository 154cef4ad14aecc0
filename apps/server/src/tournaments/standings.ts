// Standings: what follows from results alone. The same results in any order give the same standings.

/** What became of one table of a round. */
export interface Result {
  readonly round: number;
  /** By number; one alone: a bye. */
  readonly players: readonly number[];
  /** The place of each, from 1, equal ones tied; null: did not come. */
  readonly places: readonly (number | null)[];
  /** What each has scored, by `players`; left out where the match told none. */
  readonly scores?: readonly (number | null)[];
}

/** How ties in points are broken, in order. */
export const breaks = {
  'round-robin': ['head-to-head', 'sonneborn-berger', 'wins'],
  league: ['head-to-head', 'sonneborn-berger', 'wins'],
  swiss: ['buchholz', 'sonneborn-berger', 'wins'],
  knockout: ['wins'],
} as const;

/** By what ties are broken: where scores are added up, the points of those one has met say nothing of how strong they are. */
export function breaksOf(format: Format, scored: boolean): readonly TieBreak[] {
  return scored ? ['head-to-head', 'wins'] : breaks[format];
}

/** What can be played. */
export type Format = keyof typeof breaks;
/** By what ties are broken. */
export type TieBreak = (typeof breaks)[Format][number];

/** Where somebody stands. */
export interface Standing {
  readonly number: number;
  /** From 1; whom nothing tells apart share one. */
  readonly place: number;
  readonly points: number;
  /** Rounds that count, byes and forfeits among them. */
  readonly rounds: number;
  readonly wins: number;
  /** As `breaks` names them. */
  readonly ties: readonly number[];
}

// Sums of thirds are the same in any order.
const rounded = (value: number): number => Math.round(value * 1e6) / 1e6;
const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);

interface Meeting {
  readonly round: number;
  readonly table: Result;
  /** Those at the table who count, with what was won of each: 1, a half or nothing. */
  readonly against: readonly { readonly number: number; readonly won: number }[];
  /** What the round gave. */
  readonly points: number;
  /** A bye, or somebody did not come. */
  readonly unplayed: boolean;
}

function wonOf(mine: number | null, theirs: number | null): number {
  if (mine === null) return 0;
  if (theirs === null || mine < theirs) return 1;
  return mine === theirs ? 0.5 : 0;
}

/**
 * What a round gives to one at a table: the share of the others that were beaten, ties by halves; so a win is 1 at any table, and the
 * second of four has two thirds. A bye is a win; to whoever does not come a round gives nothing.
 */
function meetingOf(table: Result, number: number, gone: ReadonlySet<number>): Meeting | null {
  const { round, players, places } = table;
  const mine = places[players.indexOf(number)];
  if (players.length === 1)
    return { round, table, against: [], points: mine === null ? 0 : 1, unplayed: true };
  const against = players.flatMap((other, at) =>
    other === number || gone.has(other) ? [] : [{ number: other, won: wonOf(mine, places[at]) }],
  );
  if (against.length === 0) return null;
  const points = sum(against.map(({ won }) => won)) / against.length;
  return { round, table, against, points, unplayed: places.filter((place) => place !== null).length < 2 };
}

/**
 * Where everybody stands. `gone`: those who have left; where everybody meets everybody, results of those count for nobody who had
 * not played half of their rounds, as the laws of tournaments have it. `due`: how many rounds that would be.
 */
export function standings(
  format: Format,
  numbers: readonly number[],
  results: readonly Result[],
  {
    gone,
    due,
    scoresFrom,
  }: {
    readonly gone: ReadonlySet<number>;
    readonly due: number;
    /** With what everybody begins where scores are added up; left out: places give points. */
    readonly scoresFrom?: number;
  },
): readonly Standing[] {
  const played = (number: number): number =>
    results.filter(
      ({ players, places }) =>
        players.length > 1 &&
        places[players.indexOf(number)] != null &&
        places.filter((one) => one !== null).length > 1,
    ).length;
  const annulled = new Set(
    format === 'round-robin' || format === 'league'
      ? [...gone].filter((number) => 2 * played(number) < due)
      : [],
  );
  const meetings = new Map(
    numbers.map((number) => {
      const own = results.filter(({ players }) => players.includes(number));
      return [
        number,
        annulled.has(number) ? [] : own.flatMap((table) => meetingOf(table, number, annulled) ?? []),
      ];
    }),
  );
  const worst = Math.min(0, ...results.flatMap(({ scores = [] }) => scores.map((score) => score ?? 0)));
  const points = new Map(
    [...meetings].map(([number, own]) => [
      number,
      rounded(
        scoresFrom === undefined
          ? sum(own.map((one) => one.points))
          : scoresFrom + addedUp(number, own, worst),
      ),
    ]),
  );
  return placed(
    { format, ties: breaksOf(format, scoresFrom !== undefined) },
    numbers,
    meetings,
    points,
    results,
  );
}

// The scores of one who plays. A bye, and a table at which nobody else stayed, give as much as the own others do on average; not to
// come, or to leave a table that told no score, costs as much as the worst of all results; to agree on an end gives nothing.
function addedUp(number: number, own: readonly Meeting[], worst: number): number {
  const scored: number[] = [];
  let [given, lost] = [0, 0];
  for (const { table, points, unplayed } of own) {
    const at = table.players.indexOf(number);
    const score = table.scores?.[at] ?? null;
    if (table.places[at] === null) lost++;
    else if (score !== null) scored.push(score);
    else if (unplayed || points === 1) given++;
    else if (points === 0) lost++;
  }
  const mean = scored.length === 0 ? 0 : sum(scored) / scored.length;
  return sum(scored) + given * mean + lost * worst;
}

type Meetings = ReadonlyMap<number, readonly Meeting[]>;
type Points = ReadonlyMap<number, number>;

const winsOf = (own: readonly Meeting[]): number =>
  own.filter((one) => !one.unplayed && one.points === 1).length;

const ways: {
  readonly [tie in TieBreak]: (
    number: number,
    own: readonly Meeting[],
    points: Points,
    tied: ReadonlySet<number>,
  ) => number;
} = {
  // The points of those one has met, at larger tables their mean; a round that was not played counts as against somebody with
  // one's own points.
  buchholz: (number, own, points) =>
    sum(
      own.map(({ against, unplayed }) =>
        unplayed
          ? (points.get(number) ?? 0)
          : sum(against.map((one) => points.get(one.number) ?? 0)) / against.length,
      ),
    ),
  // The points of those one has beaten, and half of those one has tied with.
  'sonneborn-berger': (_number, own, points) =>
    sum(
      own.flatMap(({ against, unplayed }) =>
        unplayed ? [] : [sum(against.map((one) => one.won * (points.get(one.number) ?? 0))) / against.length],
      ),
    ),
  // Points among those who have the same.
  'head-to-head': (_number, own, _points, tied) =>
    sum(own.flatMap(({ against }) => against.flatMap((one) => (tied.has(one.number) ? [one.won] : [])))),
  wins: (_number, own) => winsOf(own),
};

// How far somebody came where only the first go on: the last round, and the place there.
function reached(number: number, results: readonly Result[]): number {
  const own = results.filter(({ players }) => players.includes(number));
  const last = own.toSorted((a, b) => b.round - a.round)[0];
  if (last === undefined) return 0;
  const place = last.places[last.players.indexOf(number)] ?? last.players.length;
  return last.round * 100 - place;
}

function placed(
  { format, ties: broken }: { readonly format: Format; readonly ties: readonly TieBreak[] },
  numbers: readonly number[],
  meetings: Meetings,
  points: Points,
  results: readonly Result[],
): readonly Standing[] {
  const rows = numbers.map((number) => {
    const own = meetings.get(number) ?? [];
    const mine = points.get(number) ?? 0;
    const tied = new Set(numbers.filter((other) => other !== number && points.get(other) === mine));
    const ties = broken.map((tie) => rounded(ways[tie](number, own, points, tied)));
    const order = format === 'knockout' ? [reached(number, results)] : [mine, ...ties];
    return { number, points: mine, rounds: own.length, wins: winsOf(own), ties, order };
  });
  const before = (a: readonly number[], b: readonly number[]): number =>
    a.map((value, at) => (b[at] ?? 0) - value).find((difference) => difference !== 0) ?? 0;
  const sorted = rows.toSorted((a, b) => before(a.order, b.order) || a.number - b.number);
  return sorted.map(({ order, ...row }) => ({
    ...row,
    place: 1 + sorted.filter((other) => before(other.order, order) < 0).length,
  }));
}

/** Those who go on after a round in which only the first do, best first; where fewer could not play, the best of the others too. */
export function goOn(
  results: readonly Result[],
  rankOf: (number: number) => number,
  least: number,
): readonly number[] {
  const tables = results.map(({ players, places }) =>
    players
      .flatMap((number, at) => (places[at] === null ? [] : [{ number, place: places[at] ?? 0 }]))
      .toSorted((a, b) => a.place - b.place || rankOf(a.number) - rankOf(b.number)),
  );
  const first = tables.flatMap((table) => table.slice(0, 1));
  const others = tables.flatMap((table) => table.slice(1));
  const wanted = first.length === 1 || first.length >= least ? 0 : least - first.length;
  const more = others.toSorted((a, b) => a.place - b.place || rankOf(a.number) - rankOf(b.number));
  return [...first, ...more.slice(0, wanted)].map(({ number }) => number);
}

/**
 * The order of all behind a season: in each division as they stand, but that the last of each change places with the first of the
 * next below.
 */
export function afterSeason(divisions: readonly (readonly number[])[], moves: number): readonly number[] {
  const order = divisions.map((one) => [...one]);
  for (let upper = 0; upper + 1 < divisions.length; upper++) {
    const count = Math.min(
      moves,
      Math.floor(divisions[upper].length / 2),
      Math.floor(divisions[upper + 1].length / 2),
    );
    if (count === 0) continue;
    const down = divisions[upper].slice(-count);
    const up = divisions[upper + 1].slice(0, count);
    order[upper].splice(order[upper].indexOf(down[0]), count, ...up);
    order[upper + 1].splice(order[upper + 1].indexOf(up[0]), count, ...down);
  }
  return order.flat();
}

/** So many in order, cut into divisions of about one size, of at least two. */
export function divisionsOf(order: readonly number[], size: number): readonly (readonly number[])[] {
  const count = Math.max(1, Math.round(order.length / size));
  let from = 0;
  return Array.from({ length: count }, (_, at) => {
    const length = Math.floor(order.length / count) + (at < order.length % count ? 1 : 0);
    return order.slice(from, (from += length));
  });
}
