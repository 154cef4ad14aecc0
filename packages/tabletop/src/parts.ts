// Remembered parts of views: made again only when something that they are made of has changed.

/** What a part is made of, said one after the other: it notes whether all is as it was when the part was made. */
export class Facts {
  readonly #known: unknown[] = [];
  #at = 0;
  #same = false;

  /** Numbers, texts, flags, and objects that never change: they are compared by identity. */
  values(...facts: readonly unknown[]): void {
    for (const fact of facts) this.#fact(fact);
  }

  /** Each item of a list, and how many there are. */
  list(facts: readonly unknown[]): void {
    this.#fact(facts.length);
    for (const fact of facts) this.#fact(fact);
  }

  #fact(fact: unknown): void {
    const at = this.#at++;
    if (at < this.#known.length && this.#known[at] === fact) return;
    this.#known[at] = fact;
    this.#same = false;
  }

  /** Begins to compare. */
  begin(): void {
    this.#at = 0;
    this.#same = this.#known.length > 0;
  }

  /** Whether all was said again, and nothing else. */
  end(): boolean {
    const same = this.#same && this.#known.length === this.#at;
    this.#known.length = this.#at;
    return same;
  }
}

interface Part {
  readonly facts: Facts;
  made: unknown;
}

/** The parts of one match's views, by numbers that their game gives them. */
export class RememberedParts {
  readonly #parts: Part[] = [];

  /** The part as it was made last, if `facts` says what it said then; else what `make` makes. */
  part<T>(number: number, facts: (facts: Facts) => void, make: () => T): T {
    const part = (this.#parts[number] ??= { facts: new Facts(), made: undefined });
    part.facts.begin();
    facts(part.facts);
    if (!part.facts.end()) part.made = make();
    return part.made as T;
  }
}

/** Gives parts of a view; see `RememberedParts.part`. */
export type PartMaker = Pick<RememberedParts, 'part'>;

/** Remembers nothing: every part is made. */
export const madeAnew: PartMaker = { part: (_number, _facts, make) => make() };
