// Servers of the contract of leases: some that do what they are told, and rovers that do whatever comes to their mind.

import { randomInt, seedRandom } from '@bridgefront/kernel';
import type { MatchStatus } from '@bridgefront/protocol';
import type { Lease, Member } from '../src/store/leases.ts';
import type { Store } from '../src/store/store.ts';
import { sleep } from './hard/table.ts';
import { behind, event, someMatch } from './stored.ts';

const long = 3_600_000;
/** What time it is for the servers, which the storage's clock has nothing to do with. */
export const at = 5_000_000;

export const together = (name: string, lasts = long): Member => ({ name, company: 'together', lasts });
export const alone = (name: string, lasts = long): Member => ({ name, company: 'alone', lasts });

/** Servers of one storage that play together. */
export class Servers {
  readonly store: Store;
  readonly #tokens = new Map<string, number>();

  constructor(store: Store) {
    this.store = store;
  }

  async come(...names: readonly string[]): Promise<void> {
    for (const name of names) {
      const entry = await this.store.enter(together(name), at);
      if (entry === null) throw new Error(`${name} was not let in.`);
      this.#tokens.set(name, entry.token);
    }
  }

  async match(status: MatchStatus = 'live'): Promise<string> {
    const match = someMatch({ status });
    await this.store.addMatch(match);
    return match.id;
  }

  /** Takes a match; 0: does not get it. */
  async take(name: string, match: string): Promise<number> {
    return (await this.store.take(name, [match], at))[0]?.token ?? 0;
  }

  renew(name: string, lasts = long, said: number | null = null): Promise<boolean> {
    return this.store.renew(together(name, lasts), this.#tokens.get(name) ?? 0, said);
  }

  /** Its last word was too long ago. */
  async silence(name: string, said: number | null = null): Promise<void> {
    await this.renew(name, 0, said);
    for (const since = Date.now(); Date.now() < since + 2;) await sleep(1);
  }

  leave(name: string): Promise<void> {
    return this.store.leave(name, this.#tokens.get(name) ?? 0);
  }

  /** What becomes of a choice behind a number, under a token. */
  async append(match: string, after: number, fence?: number): Promise<string> {
    const append = { ...behind(match, after), ...(fence !== undefined && { fence }) };
    return (await this.store.append([append]))[0].status;
  }
}

/** A server that does whatever comes to its mind, and notes what it was given. */
export class Rover {
  readonly #store: Store;
  readonly #name: string;
  readonly #matches: readonly string[];
  readonly #draw: (below: number) => number;
  readonly #held = new Map<string, { readonly token: number; after: number }>();
  #entry = 0;
  /** What it took, with the number of the last event that it found. */
  readonly taken: { readonly match: string; readonly token: number; readonly found: number }[] = [];

  constructor(store: Store, name: string, matches: readonly string[], seed: string) {
    this.#store = store;
    this.#name = name;
    this.#matches = matches;
    const random = seedRandom(seed);
    this.#draw = (below) => randomInt(random, below);
  }

  async #note(leases: readonly Lease[]): Promise<void> {
    for (const { match, token } of leases) {
      const found = (await this.#store.events(match, 0)).length;
      this.taken.push({ match, token, found });
      this.#held.set(match, { token, after: found });
    }
  }

  async come(): Promise<void> {
    const entry = await this.#store.enter(together(this.#name), at);
    if (entry === null) throw new Error(`${this.#name} was not let in.`);
    this.#entry = entry.token;
    await this.#note(entry.had);
  }

  #some(): string {
    return this.#matches[this.#draw(this.#matches.length)];
  }

  // It goes on with what it believes to hold, until it is refused.
  async #append(match: string): Promise<void> {
    const held = this.#held.get(match);
    if (held === undefined) return;
    const { token, after } = held;
    const [{ status }] = await this.#store.append([
      { match, after, events: [event(after + 1, `${token}`)], fence: token },
    ]);
    if (status === 'stored') held.after++;
    else this.#held.delete(match);
  }

  async #giveBack(match: string): Promise<void> {
    const held = this.#held.get(match);
    if (held !== undefined) await this.#store.giveBack(this.#name, [{ match, token: held.token }]);
  }

  /** What it was given last of each match. */
  get latest(): readonly Lease[] {
    return [...new Map(this.taken.map((one) => [one.match, one])).values()];
  }

  async fallSilent(): Promise<void> {
    await this.#store.renew(together(this.#name, 0), this.#entry, null);
  }

  async step(): Promise<void> {
    const lot = this.#draw(20);
    if (lot === 0) await this.fallSilent();
    else if (lot === 1) await this.#giveBack(this.#some());
    else if (lot < 5) await this.#note(await this.#store.take(this.#name, [this.#some(), this.#some()], at));
    else if (lot > 6) await this.#append(this.#some());
    else if (!(await this.#store.renew(together(this.#name), this.#entry, null))) await this.come();
  }
}
