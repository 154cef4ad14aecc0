// Membership of a server in a cluster: it says that it is alive, and knows what it holds, each match under which token.

import type { Logger } from 'pino';
import { StartLater } from '../store/folder-lock.ts';
import type { Entry, Lease, LeaseStore, Member } from '../store/leases.ts';
import { pause } from '../time.ts';
import type { Time } from '../time.ts';

/** After so many milliseconds without a word another server may take what this one holds. */
const memberLasts = 4000;
const renewEvery = 1000;
const again = 250;
/** No entry has this token. */
const unknown = -1;

/** What a membership needs. */
export interface MembershipParts {
  readonly leases: LeaseStore;
  /** No server has it twice, nor another one ever: what was the life before is somebody else. */
  readonly name: string;
  readonly log: Logger;
  /** Whether it takes anything: who only has sockets does not. */
  readonly takes: boolean;
  /** What time it is for matches. */
  now(): number;
  /** The same, as soon as it goes by the cluster's time. */
  said(): number | null;
  /** By which it says that it is alive. */
  readonly pace: Time;
  /** Milliseconds to wait at the start for a server that plays alone. */
  readonly patience: number;
}

/** What became of the leases of a server that was silent for too long. */
export interface Awakening {
  /** Others may have taken these. */
  readonly lost: readonly string[];
  /** It has these again, under new tokens: others may have played meanwhile. */
  readonly again: readonly string[];
}

/** One server's. */
export class Membership {
  readonly #parts: MembershipParts;
  readonly #member: Member;
  readonly #tokens = new Map<string, number>();
  /** Asked for, or given back, without an answer: the database may have these as held here. */
  readonly #doubtful = new Set<string>();
  /** It came to others who were there. */
  readonly cameToOthers: boolean;
  #entry: number;
  /** Until when by this machine's own count nobody can have taken anything. */
  #sure: number;
  #cancel: () => void = () => undefined;
  #working: Promise<unknown> = Promise.resolve();
  #left = false;
  #heard = Promise.withResolvers<void>();
  /** Called back when it was silent for too long. */
  onAwakening: (what: Awakening) => void = () => undefined;
  /** Called back with what it turned out to have after all. */
  onFound: (all: readonly string[]) => void = () => undefined;

  private constructor(parts: MembershipParts, member: Member, { token, others }: Entry, sure: number) {
    this.#parts = parts;
    this.#member = member;
    this.cameToOthers = others;
    this.#entry = token;
    this.#sure = sure;
    this.#later();
  }

  /**
   * Comes in.
   * @throws StartLater when a server plays alone
   */
  static async enter(parts: MembershipParts): Promise<Membership> {
    const member = { name: parts.name, company: 'together', lasts: memberLasts } as const;
    const until = parts.pace.ran() + parts.patience;
    for (;;) {
      const asked = parts.pace.ran();
      const entry = await parts.leases.enter(member, parts.now());
      if (entry !== null) return new Membership(parts, member, entry, asked + memberLasts);
      if (parts.pace.ran() >= until)
        throw new StartLater(
          'A server that plays alone uses the database in DATABASE_URL; start it with NATS_URL too, or stop it first.',
        );
      await pause(parts.pace, again);
    }
  }

  get name(): string {
    return this.#member.name;
  }

  /** Whether it takes anything. */
  get takes(): boolean {
    return this.#parts.takes;
  }

  /** Whether nobody can have taken anything of what is held here. */
  get isSure(): boolean {
    return !this.#left && this.#parts.pace.ran() < this.#sure;
  }

  /** Resolves when it is known again what is held here, and its loss was told; null: that is known. */
  get doubt(): Promise<void> | null {
    return this.#left || this.isSure ? null : this.#heard.promise;
  }

  /** Under which token something is held; undefined: it is not. */
  token(what: string): number | undefined {
    return this.#tokens.get(what);
  }

  /** All that is held. */
  get held(): readonly string[] {
    return [...this.#tokens.keys()];
  }

  /** Takes of these what nobody holds who is alive; those that it has then. */
  async take(all: readonly string[]): Promise<readonly string[]> {
    if (this.#left || !this.takes) return [];
    const taken = await this.#parts.leases.take(this.name, all, this.#parts.now()).catch((error: unknown) => {
      for (const what of all) this.#doubtful.add(what);
      throw error;
    });
    for (const { match, token } of taken)
      this.#tokens.set(match, Math.max(token, this.#tokens.get(match) ?? 0));
    return taken.map(({ match }) => match);
  }

  /** Another has taken these: under higher tokens, where this one has lost them. Those that it has lost. */
  lose(leases: readonly Lease[]): readonly string[] {
    const lost = leases.flatMap(({ match, token }) =>
      token > (this.#tokens.get(match) ?? token) ? [match] : [],
    );
    for (const match of lost) this.#tokens.delete(match);
    return lost;
  }

  /** Gives these back: any other may take them. Where the database does not answer, what it has is asked for later. */
  async giveBack(all: readonly string[]): Promise<void> {
    const leases = all.flatMap((match) => {
      const token = this.#tokens.get(match);
      this.#tokens.delete(match);
      return token === undefined ? [] : [{ match, token }];
    });
    if (leases.length === 0) return;
    await this.#parts.leases.giveBack(this.name, leases).catch((error: unknown) => {
      for (const { match } of leases) this.#doubtful.add(match);
      this.#parts.log.warn({ err: error }, 'leases could not be given back');
    });
  }

  #later(): void {
    this.#cancel = this.#parts.pace.after(renewEvery, () => {
      this.#working = this.#renew()
        .catch((error: unknown) =>
          this.#parts.log.warn({ err: error }, 'the database was not told that this server is alive'),
        )
        .finally(() => this.#left || this.#later());
    });
  }

  // Once for all that is held.
  async #renew(): Promise<void> {
    const { leases, log, pace } = this.#parts;
    const asked = pace.ran();
    if (await leases.renew(this.#member, this.#entry, this.#parts.said())) {
      this.#sure = asked + memberLasts;
      this.#hear();
      return this.#lookAgain();
    }
    log.warn('this server was not heard of for too long: others may have taken its matches');
    // Without an answer it may be in, with other tokens than it knows of: then it comes in once more.
    this.#entry = unknown;
    const entry = await leases.enter(this.#member, this.#parts.now());
    const before = this.held;
    this.#tokens.clear();
    for (const { match, token } of entry?.had ?? []) this.#tokens.set(match, token);
    if (entry !== null) {
      this.#entry = entry.token;
      this.#sure = asked + memberLasts;
    }
    const had = this.held;
    this.onAwakening({ lost: before.filter((one) => !had.includes(one)), again: had });
    this.#hear();
    this.onFound(had.filter((one) => !before.includes(one)));
  }

  #hear(): void {
    this.#heard.resolve();
    this.#heard = Promise.withResolvers();
  }

  // What the database has as held here without this server's knowing it would be played by nobody: whoever has it is alive.
  async #lookAgain(): Promise<void> {
    const free = [...this.#doubtful].filter((what) => this.token(what) === undefined);
    this.#doubtful.clear();
    if (free.length > 0) this.onFound(await this.take(free));
  }

  /** Goes, and gives back all it holds. */
  async leave(): Promise<void> {
    if (this.#left) return;
    this.#left = true;
    this.#cancel();
    this.#hear();
    await this.#working;
    this.#tokens.clear();
    await this.#parts.leases.leave(this.name, this.#entry);
  }
}
