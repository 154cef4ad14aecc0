// Who meets whom in a ladder, and in which seats.

/**
 * How two bots share a table of more than two seats: `one` against a table full of the other, or `half` of the
 * seats each. With two seats both are the same.
 */
export const forms = ['one', 'half'] as const;
export type Form = (typeof forms)[number];

/** Two bots at tables of one size. */
export interface Pairing {
  readonly seats: number;
  readonly form: Form;
  readonly bot: string;
  readonly rival: string;
  /**
   * One set of matches: every seating that the form knows, each as the seats of `bot` (true). All matches of a set
   * have the same seed, so whatever the seed deals to a seat (such as a faction) meets both bots alike.
   */
  readonly seatings: readonly (readonly boolean[])[];
  /** The share of wins by set that `bot` gets when it is as good as its rival. */
  readonly fair: number;
}

/** All ways to give `taken` of so many seats to the bot, in dictionary order. */
function choices(seats: number, taken: number): boolean[][] {
  if (seats === 0) return [[]];
  const first = taken > 0 ? choices(seats - 1, taken - 1).map((rest) => [true, ...rest]) : [];
  const other = taken < seats ? choices(seats - 1, taken).map((rest) => [false, ...rest]) : [];
  return [...first, ...other];
}

function seatingsOf(seats: number, form: Form): boolean[][] {
  if (form === 'one') return choices(seats, 1);
  const less = Math.floor(seats / 2);
  return seats % 2 === 0 ? choices(seats, less) : [...choices(seats, less), ...choices(seats, less + 1)];
}

/** The pairings of two bots at one table; `one` differs by who is alone, unless only the first is asked about. */
function pairingsAt(seats: number, form: Form, bot: string, rival: string, first: boolean): Pairing[] {
  const seatings = seatingsOf(seats, form);
  const fair = form === 'one' ? 1 / seats : 1 / 2;
  const pairing = { seats, form, bot, rival, seatings, fair };
  return seats > 2 && form === 'one' && !first
    ? [pairing, { ...pairing, bot: rival, rival: bot }]
    : [pairing];
}

/**
 * Every bot against every other, for each number of seats and each form, in the order of the lists. `first`: only the
 * first bot against each of the others, in the form `one` as the one that is alone.
 */
export function roundRobin(
  bots: readonly string[],
  seatCounts: readonly number[],
  wanted: readonly Form[],
  first = false,
): readonly Pairing[] {
  const meetings = (first ? bots.slice(0, 1) : bots).flatMap((bot, at) =>
    bots.slice(at + 1).map((rival) => [bot, rival] as const),
  );
  return seatCounts.flatMap((seats) =>
    (seats === 2 ? (['one'] as const) : wanted).flatMap((form) =>
      meetings.flatMap(([bot, rival]) => pairingsAt(seats, form, bot, rival, first)),
    ),
  );
}

/** The bot of each seat in a seating. */
export function botsAt({ bot, rival }: Pairing, seating: readonly boolean[]): readonly string[] {
  return seating.map((own) => (own ? bot : rival));
}

/** The pairing in words: `greedy v random, 2 seats` or `greedy v 3 random, 4 seats`. */
export function nameOf({ seats, form, bot, rival }: Omit<Pairing, 'seatings'>): string {
  const others = seats > 2 && form === 'one' ? `${seats - 1} ${rival}` : rival;
  return `${bot} v ${others}, ${seats} seats${form === 'half' ? ', half each' : ''}`;
}
