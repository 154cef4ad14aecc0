// What many imagined worlds come to, place by place: how often who holds it, and how much each side has there.

/** What one world comes to at one place. */
export interface Outcome {
  /** The place as the table marks it: an attribute's name without `data-` and its value, such as `frontier:2`. */
  readonly place: string;
  /** Whose it is then; null: nobody's. Left out: nobody holds such places. */
  readonly holder?: number | null;
  /** By seat, how much of what counts there: units, life; a seat that has no part in it is left out. */
  readonly counts: { readonly [seat: number]: number };
}

/** How a game tells outcomes, without its engine; a file of its own, since worlds are imagined in a worker. */
export interface Outcomes<View> {
  /** All places, each world the same ones in the same order. */
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

function spreadOf(worlds: readonly Outcome[]): SpreadPlace {
  const [{ place, counts }] = worlds;
  const held = Map.groupBy(
    worlds.filter(({ holder }) => holder !== undefined),
    ({ holder = null }) => holder,
  );
  return {
    place,
    holders: [...held]
      .map(([seat, all]) => ({ seat, share: all.length / worlds.length }))
      .toSorted((a, b) => b.share - a.share),
    counts: Object.keys(counts).map((seat) => ({
      seat: Number(seat),
      ...rangeOf(worlds.map((world) => world.counts[Number(seat)] ?? 0)),
    })),
  };
}

/** What these worlds come to, place by place. */
export function spread(worlds: readonly (readonly Outcome[])[]): readonly SpreadPlace[] {
  const [first = []] = worlds;
  return first.map((_, at) => spreadOf(worlds.map((world) => world[at])));
}
