// What is noted of how somebody plays, for whoever designs the game: how long each decision took, what was taken back, and which
// cards of the own hand were never opened.

/** What is noted of a match. */
export interface Notes {
  readonly decisions: readonly { readonly ask: string; readonly seconds: number }[];
  readonly takenBack: number;
  /** Cards that lay in the own hand at some moment, and those that were opened, by slug. */
  readonly held: readonly string[];
  readonly read: readonly string[];
}

/** The match as its reader sees it at one moment. */
export interface Moment {
  /** What the reader is asked; null: nothing, or it is answered already. */
  readonly ask: string | null;
  /** Which question of the match it is. */
  readonly question: number;
  /** Choices of the plan so far. */
  readonly planned: number;
  readonly hand: readonly string[];
  /** In seconds, on whatever clock. */
  readonly at: number;
}

/** Notes with the question that is open. */
export interface Noting {
  readonly notes: Notes;
  readonly open: {
    readonly ask: string;
    readonly question: number;
    readonly since: number;
    readonly planned: number;
  } | null;
}

export const nothingNoted: Noting = {
  notes: { decisions: [], takenBack: 0, held: [], read: [] },
  open: null,
};

/** So long somebody thinks at most; whoever takes longer was away. */
const longest = 1800;

function joined(list: readonly string[], more: readonly string[]): readonly string[] {
  const fresh = more.filter((one) => !list.includes(one));
  return fresh.length === 0 ? list : [...list, ...new Set(fresh)];
}

/** The notes after one more moment. */
export function noted({ notes, open }: Noting, { ask, question, planned, hand, at }: Moment): Noting {
  const same = open !== null && ask !== null && open.question === question;
  const answered =
    open === null || same ? [] : [{ ask: open.ask, seconds: Math.min(longest, at - open.since) }];
  const back = same && planned < open.planned ? open.planned - planned : 0;
  return {
    notes: {
      ...notes,
      decisions: answered.length === 0 ? notes.decisions : [...notes.decisions, ...answered],
      takenBack: notes.takenBack + back,
      held: joined(notes.held, hand),
    },
    open: ask === null ? null : { ask, question, planned, since: same ? open.since : at },
  };
}

/** The notes once a card has been opened. */
export function withRead(noting: Noting, card: string): Noting {
  return { ...noting, notes: { ...noting.notes, read: joined(noting.notes.read, [card]) } };
}

/** Whoever comes back has not thought meanwhile: the open question begins anew. */
export function resumed({ notes }: Noting): Noting {
  return { notes, open: null };
}
