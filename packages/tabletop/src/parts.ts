// Remembered parts of views: made again only when something that they are made of has changed.

import type { Game, Json, Seat } from '@bridgefront/kernel';

const endOfItem = Symbol('end of item');

/** What a part is made of, said one after the other: it notes whether all is as it was when the part was made. */
export class Facts {
  #known: unknown[] = [];
  #at = 0;
  #begun = 0;
  #same = false;
  // Of a list of items: whether this one and all before it begin where they began, and this one is as it was.
  #aligned = false;
  #sameItem = false;

  /** Numbers, texts, flags, and objects that never change: they are compared by identity. */
  values(...facts: readonly unknown[]): void {
    for (const fact of facts) this.#fact(fact);
  }

  /** One of them. */
  value(fact: unknown): void {
    this.#fact(fact);
  }

  /** These fields of a record. */
  fields(one: { readonly [name: string]: unknown }, names: readonly string[]): void {
    const known = this.#known;
    let at = this.#at;
    for (let i = 0; i < names.length; i++, at++) {
      const fact = one[names[i]];
      if (at < known.length && known[at] === fact) continue;
      known[at] = fact;
      this.#same = false;
      this.#sameItem = false;
    }
    this.#at = at;
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
    this.#sameItem = false;
  }

  /** Begins to compare. */
  begin(): void {
    this.#at = 0;
    this.#begun = this.#known.length;
    this.#same = this.#known.length > 0;
    this.#sameItem = true;
    this.#aligned = true;
  }

  /** Ends what is said of one item of a list: whether it is the item that it was. */
  endItem(): boolean {
    const at = this.#at;
    const ends = at < this.#known.length && this.#known[at] === endOfItem;
    const same = this.#aligned && this.#sameItem && ends;
    this.#fact(endOfItem);
    this.#aligned &&= ends;
    this.#sameItem = true;
    return same;
  }

  /** Whether all was said again, and nothing else. */
  end(): boolean {
    const same = this.#same && this.#known.length === this.#at;
    // A list that has grown keeps room for more; there are many of them for each match.
    if (this.#known.length > this.#begun) this.#known = this.#known.slice(0, this.#at);
    else this.#known.length = this.#at;
    return same;
  }
}

/** Says what an item of a list is made of. */
type ItemFacts<I> = (facts: Facts, item: I, index: number) => void;

class Part {
  readonly #facts = new Facts();
  #made: unknown = undefined;

  of<T>(facts: (facts: Facts) => void, make: () => T): T {
    this.#facts.begin();
    facts(this.#facts);
    if (!this.#facts.end()) this.#made = make();
    return this.#made as T;
  }

  listOf<I, T>(items: readonly I[], facts: ItemFacts<I>, make: (item: I, index: number) => T): readonly T[] {
    const before = (this.#made ?? []) as readonly T[];
    let made: T[] | null = before.length === items.length ? null : before.slice(0, items.length);
    this.#facts.begin();
    for (let i = 0; i < items.length; i++) {
      facts(this.#facts, items[i], i);
      if (this.#facts.endItem()) continue;
      made ??= before.slice();
      made[i] = make(items[i], i);
    }
    this.#facts.end();
    this.#made = made ?? before;
    return this.#made as readonly T[];
  }
}

/** The parts of one match's views, by numbers that their game gives them. */
export class RememberedParts {
  readonly #parts: Part[] = [];

  /** The part as it was made last, if `facts` says what it said then; else what `make` makes. */
  part<T>(number: number, facts: (facts: Facts) => void, make: () => T): T {
    return (this.#parts[number] ??= new Part()).of(facts, make);
  }

  /** A part that is a list, of which only those items are made again that have changed. */
  list<I, T>(
    number: number,
    items: readonly I[],
    facts: ItemFacts<I>,
    make: (item: I, index: number) => T,
  ): readonly T[] {
    return (this.#parts[number] ??= new Part()).listOf(items, facts, make);
  }
}

/** Gives parts of a view; see `RememberedParts`. */
export type PartMaker = Pick<RememberedParts, 'part' | 'list'>;

/** Remembers nothing: every part is made. */
const madeAnew: PartMaker = {
  part: (_number, _facts, make) => make(),
  list: (_number, items, _facts, make) => items.map(make),
};

/** A game's views as it writes them: what is open to all, and what a seat has beside it or in place of it. */
export interface WrittenViews<S, V extends Json> {
  open(state: S, maker: PartMaker): V;
  /** `open`: the open half of the same state, of which parts may be taken over. */
  own(state: S, seat: Seat, open: V, maker: PartMaker): { readonly [member: string]: Json };
}

/** `view` and `halves` of a game whose views are written in two halves, so that both say the same. */
export function viewsInHalves<S, V extends { readonly [member: string]: Json }>(
  written: WrittenViews<S, V>,
): Required<Pick<Game<S, V>, 'view' | 'halves'>> {
  return {
    view(state, seat, open = written.open(state, madeAnew)) {
      return seat === null ? open : { ...open, ...written.own(state, seat, open, madeAnew) };
    },
    halves() {
      const maker = new RememberedParts();
      return {
        open: (state) => written.open(state, maker),
        own: (state, seat, open) => written.own(state, seat, open, maker),
      };
    },
  };
}
