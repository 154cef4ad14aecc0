// Laws of the simulation: every choice is committed once, and answered once, behind that.

/** A choice on its way. */
export interface Choice {
  readonly match: number;
  readonly askedAt: number;
  readonly byBot: boolean;
  /** How often it has been sent: a message that was overtaken by a later one counts for nothing. */
  sent: number;
  commits: number;
  answers: number;
  /** The life of a server in which it is being stored, and what follows. */
  taken: object | null;
  done: () => void;
}

/** What was found, and what of it breaks a law. */
export class Laws {
  asked = 0;
  answered = 0;
  /** Seconds from the question to the answer, of people's choices since counting began. */
  delays: number[] = [];
  readonly #broken = new Map<string, number>();
  readonly #open = new Map<number, Set<Choice>>();

  ask(choice: Choice): void {
    this.asked++;
    const all = this.#open.get(choice.match) ?? new Set();
    this.#open.set(choice.match, all.add(choice));
  }

  /** The choices of a match that wait for their answers. */
  openOf(match: number): readonly Choice[] {
    return [...(this.#open.get(match) ?? [])];
  }

  get open(): readonly Choice[] {
    return [...this.#open.values()].flatMap((all) => [...all]);
  }

  #break(law: string): void {
    this.#broken.set(law, (this.#broken.get(law) ?? 0) + 1);
  }

  commit(choice: Choice): void {
    if (choice.commits++ > 0) this.#break('committed twice');
  }

  answer(choice: Choice, now: number): void {
    if (choice.commits === 0) this.#break('answered before it was committed');
    if (choice.answers++ > 0) return this.#break('answered twice');
    this.answered++;
    if (!choice.byBot) this.delays.push(now - choice.askedAt);
    const all = this.#open.get(choice.match);
    all?.delete(choice);
    if (all?.size === 0) this.#open.delete(choice.match);
  }

  /** What is broken once nothing is on its way any more, and how often. */
  verdict(): readonly string[] {
    const all = [...this.#broken].map(([law, count]) => `${count} x ${law}`);
    if (this.asked === 0) all.push('nothing was asked');
    if (this.asked !== this.answered) all.push(`${this.asked - this.answered} x never answered`);
    return all;
  }
}

/** A share of the numbers is not above this; NaN: there are none. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = Float64Array.from(numbers).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
