// Ledger of a simulation: what the storage was asked and did, in order, and what the laws of the cluster (SPEC.md) say to
// it. It knows the storage's promises and the rules of Lantern Duel, and nothing of the server.

import type { MatchEvent, Store } from '../../src/store/store.ts';
import type { World } from './world.ts';

interface Held {
  readonly token: number;
  /** The server, by the name under which it takes leases; null: it was given back. */
  readonly holder: string | null;
  readonly since: number;
}

interface Span {
  readonly from: number;
  to: number;
}

const choicesOfPlan = 2;
/** What a clock may be short of: gaps too short to count, and the way to the storage. */
const slack = 1300;
/** So long before a question a storage that ails may have held up what is behind it. */
const queued = 4000;

/** One match of Lantern Duel as its stored events tell it. */
class Rounds {
  readonly #plans: number[];
  readonly #byClock = new Map<number, number>();
  /** Questions that were answered. */
  answered = 0;
  askedAt: number;

  constructor(seats: number, askedAt: number) {
    this.#plans = Array.from({ length: seats }, () => 0);
    this.askedAt = askedAt;
  }

  /** How many choices the clock has now made for the seat in this round. */
  add({ seat, kind, by }: MatchEvent, at: number): number {
    this.#plans[seat] += kind === 'choose' ? 1 : -1;
    const count = (this.#byClock.get(seat) ?? 0) + (kind === 'choose' && by === 'clock' ? 1 : 0);
    this.#byClock.set(seat, count);
    if (this.#plans.every((length) => length >= choicesOfPlan)) {
      this.answered++;
      this.#plans.fill(0);
      this.#byClock.clear();
      this.askedAt = at;
    }
    return count;
  }
}

const overlap = ({ from, to }: Span, a: number, b: number): number =>
  Math.max(0, Math.min(to, b) - Math.max(from, a));

/** All of one world. */
export class Ledger {
  readonly problems = new Set<string>();
  readonly #world: World;
  readonly #held = new Map<string, Held[]>();
  /** When each server last said that it is alive, and for how long that counts. */
  readonly #words = new Map<string, number>();
  readonly #machines = new Map<string, string>();
  readonly #downs = new Map<string, Span[]>();
  readonly #ails: Span[] = [];
  readonly #rounds = new Map<string, Rounds>();
  readonly #seconds = new Map<string, number>();
  readonly #sent = new Map<string, number>();

  constructor(world: World) {
    this.#world = world;
  }

  #breaks(law: string, what: string): void {
    this.problems.add(`${law}: ${what}`);
  }

  /** From now on a match is watched: so many seats, and seconds for a question (0: no clock). */
  begins(match: string, seats: number, seconds: number): void {
    this.#rounds.set(match, new Rounds(seats, this.#world.now));
    this.#seconds.set(match, seconds);
  }

  /** A server does nothing from now on; the answer: it does again. */
  down(machine: string): () => void {
    return this.#open(this.#downs.get(machine) ?? this.#downs.set(machine, []).get(machine) ?? []);
  }

  /** The storage is not what it should be from now on; the answer: it is again. */
  ails(): () => void {
    return this.#open(this.#ails);
  }

  #open(spans: Span[]): () => void {
    const span = { from: this.#world.now, to: Infinity };
    spans.push(span);
    return () => void (span.to = this.#world.now);
  }

  /** A reader is about to be shown that question. */
  shown(match: string, question: number | null): void {
    const rounds = this.#rounds.get(match);
    if (rounds !== undefined && question !== null && question > rounds.answered + 1)
      this.#breaks('D-5', `question ${question} was shown when ${rounds.answered} answers were stored`);
  }

  /** A server has sent these to the storage. */
  sent(match: string, events: readonly MatchEvent[]): void {
    for (const { number } of events) this.#sent.set(`${match} ${number}`, this.#world.now);
  }

  #now(match: string): Held | undefined {
    return this.#held.get(match)?.at(-1);
  }

  #hold(match: string, token: number, holder: string | null): void {
    const before = this.#held.get(match) ?? [];
    if (before.length > 0 && token <= before[before.length - 1].token)
      this.#breaks('D-2', 'a token did not grow');
    this.#held.set(match, [...before, { token, holder, since: this.#world.now }]);
  }

  /** How many of these a server holds. */
  holds(machine: string, matches: readonly { readonly id: string }[]): number {
    const isHeld = ({ id }: { readonly id: string }): boolean =>
      this.#machines.get(this.#now(id)?.holder ?? '') === machine;
    return matches.filter(isHeld).length;
  }

  #isAlive(holder: string): boolean {
    return (this.#words.get(holder) ?? -Infinity) > this.#world.now;
  }

  /** The storage, watched, as one server reaches it. */
  watch(store: Store, machine: string): Store {
    return {
      ...store,
      enter: async (member, at) => {
        const entry = await store.enter(member, at);
        if (entry === null) return entry;
        this.#machines.set(member.name, machine);
        this.#words.set(member.name, this.#world.now + member.lasts);
        for (const { match, token } of entry.had) this.#hold(match, token, member.name);
        return entry;
      },
      renew: async (member, token, at) => {
        const wasAlive = this.#isAlive(member.name);
        const renewed = await store.renew(member, token, at);
        if (renewed && !wasAlive) this.#breaks('D-4', 'a lease was renewed that had run out');
        if (renewed) this.#words.set(member.name, this.#world.now + member.lasts);
        return renewed;
      },
      take: async (server, matches, at) => {
        const holders = new Map(matches.map((match) => [match, this.#now(match)?.holder ?? null]));
        const taken = await store.take(server, matches, at);
        for (const { match, token } of taken) {
          const before = holders.get(match) ?? null;
          if (before !== null && before !== server && this.#isAlive(before))
            this.#breaks('D-3', 'a match was taken from a server that was alive');
          this.#hold(match, token, server);
        }
        return taken;
      },
      giveBack: async (server, leases) => {
        await store.giveBack(server, leases);
        for (const { match, token } of leases)
          if (this.#now(match)?.token === token) this.#hold(match, token + 1, null);
      },
      leave: async (server, token) => {
        await store.leave(server, token);
        this.#words.delete(server);
        for (const [match, all] of this.#held) {
          const last = all[all.length - 1];
          if (last.holder === server) this.#hold(match, last.token + 1, null);
        }
      },
      append: async (batch) => {
        const results = await store.append(batch);
        for (const [index, { match, events, fence }] of batch.entries()) {
          if (results[index].status !== 'stored') continue;
          const held = this.#now(match);
          if (held === undefined || held.token !== fence || this.#machines.get(held.holder ?? '') !== machine)
            this.#breaks('D-2', 'an event was stored by a server that does not hold the match');
          for (const event of events) this.#stored(match, event);
        }
        return results;
      },
    };
  }

  #stored(match: string, event: MatchEvent): void {
    const rounds = this.#rounds.get(match);
    if (rounds === undefined) return;
    const { askedAt } = rounds;
    const at = this.#sent.get(`${match} ${event.number}`) ?? this.#world.now;
    const byClock = rounds.add(event, at);
    if (event.by !== 'clock') return;
    if (byClock > choicesOfPlan) this.#breaks('D-6', 'a deadline fell twice');
    const seconds = this.#seconds.get(match) ?? 0;
    const had = at - askedAt - this.#away(match, askedAt, at);
    const ailed = this.#ails.reduce((sum, span) => sum + overlap(span, askedAt - queued, at), 0);
    if (had < seconds * 1000 - slack - ailed)
      this.#breaks('D-6', `a deadline fell after ${Math.round(had / 1000)} of ${seconds} seconds`);
  }

  // How long in that time nobody was there who held the match.
  #away(match: string, from: number, to: number): number {
    const all = this.#held.get(match) ?? [];
    let away = 0;
    for (const [index, { holder, since }] of all.entries()) {
      const span = { from: since, to: all[index + 1]?.since ?? Infinity };
      const [a, b] = [Math.max(from, span.from), Math.min(to, span.to)];
      if (b <= a) continue;
      const downs = holder === null ? [span] : (this.#downs.get(this.#machines.get(holder) ?? '') ?? []);
      away += downs.reduce((sum, down) => sum + overlap(down, a, b), 0);
    }
    return away;
  }
}
