// What goes on in one live match of the reader, out of what the reader's seat sees.

/** One live match as its line in a list says it. */
export interface MyTurn {
  /** It is the reader who has to choose. */
  readonly mine: boolean;
  readonly prompt: string;
  /** Who has to choose, by seat. */
  readonly waiting: readonly number[];
  /** When the reader's time is up, in milliseconds since 1970. */
  readonly deadline: number | null;
}

interface Seen {
  readonly view: {
    readonly decision: {
      readonly seats: readonly { readonly seat: number; readonly sealed: boolean }[];
      readonly mine: { readonly prompt: string; readonly choices: readonly string[] } | null;
    } | null;
  };
  readonly host: { readonly clock: { readonly deadlines: readonly (number | null)[] } | null };
}

/** Whose turn it is; `seat` null: nobody's eyes. */
export function turnOf(document: Seen, seat: number | null): MyTurn {
  const { decision } = document.view;
  return {
    mine: (decision?.mine?.choices.length ?? 0) > 0,
    prompt: decision?.mine?.prompt ?? '',
    waiting: (decision?.seats ?? []).filter(({ sealed }) => !sealed).map((asked) => asked.seat),
    deadline: seat === null ? null : (document.host.clock?.deadlines[seat] ?? null),
  };
}
