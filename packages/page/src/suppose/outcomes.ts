// What many imagined worlds come to, place by place: how often who holds it, and how much each side has there.

/** What one world comes to at one place. */
export interface Outcome {
  /** The place as the table marks it: an attribute's name without `data-` and its value, such as `frontier:2`. */
  readonly place: string;
  /** Whose it is then; null: nobody's. Left out: nobody holds such places. */
  readonly holder?: number | null;
  /** By seat, how much of what counts there: units, life; a seat that has no part in it is left out. */
  readonly counts: { readonly [seat: number]: number };
  /** Told only where some world changes it: there are many such places. */
  readonly minor?: true;
}

/** How a game tells outcomes, without its engine; a file of its own, since worlds are imagined in a worker. */
export interface Outcomes<View> {
  /** What the numbers are, in one sentence for players. */
  readonly legend: string;
  /** All places of this world; what is missing in one has come to nothing there. */
  read(this: void, view: View): readonly Outcome[];
}

/** A number over all worlds: where eight of ten lie, and the middle one. */
export interface Range {
  readonly low: number;
  readonly middle: number;
  readonly high: number;
}

/** A place over all worlds. */
export interface SpreadPlace {
  readonly place: string;
  /** In which share of the worlds each seat holds it, and nobody; empty where nobody holds such places. */
  readonly holders: readonly { readonly seat: number | null; readonly share: number }[];
  readonly counts: readonly ({ readonly seat: number } & Range)[];
}

function rangeOf(values: readonly number[]): Range {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.round(share * (sorted.length - 1))] ?? 0;
  return { low: at(0.1), middle: at(0.5), high: at(0.9) };
}

// What a place has come to where it is not there any more: a piece that fell.
function nothingOf({ place, holder, counts }: Outcome): Outcome {
  return { place, ...(holder !== undefined && { holder: null }), counts: mapped(counts, () => 0) };
}

function mapped<T>(counts: Outcome['counts'], to: (seat: number) => T): { readonly [seat: number]: T } {
  return Object.fromEntries(Object.keys(counts).map((seat) => [seat, to(Number(seat))]));
}

function isSame(one: Outcome, other: Outcome): boolean {
  const seats = Object.keys({ ...one.counts, ...other.counts }).map(Number);
  return one.holder === other.holder && seats.every((seat) => one.counts[seat] === other.counts[seat]);
}

function spreadOf(worlds: readonly Outcome[]): SpreadPlace {
  const [{ place }] = worlds;
  const held = Map.groupBy(
    worlds.filter(({ holder }) => holder !== undefined),
    ({ holder = null }) => holder,
  );
  const seats = [...new Set(worlds.flatMap(({ counts }) => Object.keys(counts).map(Number)))];
  return {
    place,
    holders: [...held]
      .map(([seat, all]) => ({ seat, share: all.length / worlds.length }))
      .toSorted((a, b) => b.share - a.share),
    counts: seats
      .toSorted((a, b) => a - b)
      .map((seat) => ({ seat, ...rangeOf(worlds.map(({ counts }) => counts[seat] ?? 0)) })),
  };
}

/** What these worlds come to, place by place; `before`: what there was. */
export function spread(
  worlds: readonly (readonly Outcome[])[],
  before: readonly Outcome[] = [],
): readonly SpreadPlace[] {
  const byPlace = worlds.map((world) => new Map(world.map((one) => [one.place, one])));
  const known = new Map([...worlds.toReversed(), before].flat().map((one) => [one.place, one]));
  const was = new Map(before.map((one) => [one.place, one]));
  return [...known.values()].flatMap((one) => {
    const nothing = nothingOf(one);
    const all = byPlace.map((world) => world.get(one.place) ?? nothing);
    const now = was.get(one.place) ?? nothing;
    return one.minor === true && all.every((world) => isSame(world, now)) ? [] : [spreadOf(all)];
  });
}
