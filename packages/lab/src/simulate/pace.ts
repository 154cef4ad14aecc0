// The pace of a simulation apart from its beginning, in which the rules' code is still being compiled.

/** Matches that a thread plays until its code is compiled for good. */
export const warmUpMatches = 1000;

/** Some of the matches of a simulation, and the time that they took. */
export interface Stretch {
  readonly matches: number;
  readonly choices: number;
  readonly seconds: number;
}

/** Takes note of matches as they are played. */
export class Pace {
  readonly #warmUp: number;
  readonly #now: () => number;
  #matches = 0;
  #choices = 0;
  #warm: { readonly matches: number; readonly choices: number; readonly at: number } | null = null;
  #last = 0;

  /** `now`: milliseconds. */
  constructor(threads: number, now: () => number = () => performance.now()) {
    this.#warmUp = warmUpMatches * threads;
    this.#now = now;
  }

  /** Matches that have just been played to their end. */
  add(matches: number, choices: number): void {
    this.#matches += matches;
    this.#choices += choices;
    this.#last = this.#now();
    if (this.#warm === null && this.#matches >= this.#warmUp)
      this.#warm = { matches: this.#matches, choices: this.#choices, at: this.#last };
  }

  /** What was played behind the warm-up of all threads; null: nothing. */
  get afterWarmUp(): Stretch | null {
    const warm = this.#warm;
    if (warm === null || warm.matches === this.#matches) return null;
    return {
      matches: this.#matches - warm.matches,
      choices: this.#choices - warm.choices,
      seconds: Math.round(this.#last - warm.at) / 1000,
    };
  }
}
