// Held matches of a server in a cluster: it plays on what it has taken, lets go of what it has lost, and gives others some.

import type { Logger } from 'pino';
import type { Services } from '../services.ts';
import type { Lease } from '../store/leases.ts';
import type { Store } from '../store/store.ts';
import { pause } from '../time.ts';
import type { Time } from '../time.ts';
import { chairLease } from './chair.ts';
import type { ChairLine } from './chair-line.ts';
import type { Awakening, Membership } from './membership.ts';
import type { Peers } from './peers.ts';
import type { Placement } from './placement.ts';
import type { Relay } from './relay.ts';

/** What they are made of. */
export interface HeldMatchesParts {
  readonly services: Services;
  readonly store: Store;
  readonly membership: Membership;
  readonly placement: Placement;
  readonly peers: Peers;
  readonly relay: Relay;
  readonly chair: ChairLine;
  readonly pace: Time;
  readonly log: Logger;
}

const handedTogether = 32;
const tidiedAtOnce = 200;
/** So many milliseconds nobody has done anything in a match that is given away while it runs. */
const quietFor = 250;
/** Of those that are not in memory, so many for each that is wanted. */
const readFor = 4;
/** In which a server has taken what it is given, or whoever reads comes back and finds out who has. */
const takenWithin = 500;

/** One server's. */
export class HeldMatches {
  readonly #parts: HeldMatchesParts;
  /** Where it is looked next for matches to give away. */
  #next = 0;

  constructor(parts: HeldMatchesParts) {
    this.#parts = parts;
  }

  get #all(): readonly string[] {
    return this.#parts.membership.held.filter((match) => match !== chairLease);
  }

  /** How many there are. */
  get load(): number {
    return this.#all.length;
  }

  /** Takes these, where nobody holds them. */
  async adopt(matches: readonly string[]): Promise<void> {
    const { placement, membership, log } = this.#parts;
    if (placement.leaving) return;
    try {
      const taken = await membership.take(matches.filter((match) => membership.token(match) === undefined));
      if (taken.length > 0) log.info({ matches: taken.length }, 'matches are taken over');
      await this.playAll(taken);
    } catch (error) {
      log.warn({ err: error }, 'matches that nobody plays could not be taken');
    }
  }

  /** Plays these on. Told by the chair: whoever held them may be cut off from the database, and not from those who read there. */
  async playAll(all: readonly string[]): Promise<void> {
    const { membership, placement, relay, chair } = this.#parts;
    const matches = all.filter((match) => match !== chairLease);
    const leases = matches.map((match) => ({ match, token: membership.token(match) ?? 0 }));
    if (leases.length > 0) void chair.ask('took', leases, membership.name).catch(() => undefined);
    for (const match of matches) {
      placement.moved(match);
      relay.moved(match, membership.name);
      await this.#playOn(match);
    }
  }

  async #playOn(match: string): Promise<void> {
    const { services, log } = this.#parts;
    await services.adopt(match).catch((error: unknown) => {
      services.unreadable.add(match);
      log.error({ match, err: error }, 'match could not be loaded');
    });
  }

  /** That server has taken these: what this one has lost by it is let go. */
  async taken(leases: readonly Lease[], by: string): Promise<void> {
    const { membership, placement, relay } = this.#parts;
    for (const { match } of leases) {
      placement.moved(match);
      relay.moved(match, by);
    }
    await this.#letGo(membership.lose(leases));
  }

  /** It was silent for too long: some are lost, and some may have been played by others. */
  async awake({ lost, again }: Awakening): Promise<void> {
    await this.#letGo(lost.filter((match) => match !== chairLease));
    for (const match of again) await this.#parts.services.hosts.bringBack(match);
  }

  /** Something could not be stored under that token: where another server has the match, it is let go before this one is told. */
  async doubt(match: string, token: number): Promise<void> {
    const { store, membership, placement } = this.#parts;
    const holder = await store.holderOf(match).catch(() => null);
    if (holder === null || holder === membership.name || membership.token(match) !== token) return;
    placement.moved(match);
    await this.#letGo(membership.lose([{ match, token: token + 1 }]));
  }

  async #letGo(lost: readonly string[]): Promise<void> {
    await Promise.all(lost.map((match) => this.#parts.services.letGo(match)));
  }

  /** Gives back what is over and nobody looks at. */
  async tidy(): Promise<void> {
    const { services, store, membership } = this.#parts;
    const { hosts, subscriptions } = services;
    const isIdle = (match: string): boolean =>
      hosts.loaded(match) === undefined && subscriptions.of(match).size === 0;
    const over: string[] = [];
    for (const match of this.#all.filter(isIdle).slice(0, tidiedAtOnce)) {
      const stored = await store.match(match);
      if (stored === null || stored.finishedAt !== null || stored.status === 'cancelled') over.push(match);
    }
    await membership.giveBack(over.filter(isIdle));
  }

  // Between choices, those first that nobody reads. A table that has not begun stays where it was opened.
  async #quiet(count: number): Promise<readonly string[]> {
    const { services, store } = this.#parts;
    const { hosts, time } = services;
    const all = this.#all;
    const from = this.#next % Math.max(1, all.length);
    const [unread, read]: [string[], string[]] = [[], []];
    let toAsk = count * readFor;
    for (const match of [...all.slice(from), ...all.slice(0, from)]) {
      if (unread.length >= count) break;
      this.#next++;
      const host = hosts.loaded(match);
      if (host === undefined) {
        if (toAsk-- > 0 && (await store.match(match))?.status === 'live') unread.push(match);
        continue;
      }
      const isQuiet = host.botsAsked.length === 0 && time.now() - host.touched >= quietFor;
      if (isQuiet && !host.closed && !host.over) (host.idle ? unread : read).push(match);
    }
    return [...unread, ...read].slice(0, count);
  }

  /** Lets another server have up to so many of them; how many it has given. */
  async give(count: number, to: string): Promise<number> {
    const { placement, services, membership, log } = this.#parts;
    if (placement.leaving) return 0;
    const some = (await this.#quiet(count)).filter((match) => membership.token(match) !== undefined);
    if (some.length === 0) return 0;
    await this.#giveBack(some);
    await Promise.race([this.#offer(some, to), pause(this.#parts.pace, takenWithin)]);
    if (!placement.leaving) placement.handedOver(some);
    await Promise.all(some.map((match) => services.letGo(match)));
    // The database may not have let it.
    for (const match of some) if (membership.token(match) !== undefined) await this.#playOn(match);
    log.info({ matches: some.length }, 'matches are given to a server that has fewer');
    return some.length;
  }

  // Where it does not take them, whoever is asked does, or the chair has somebody else do so.
  async #offer(matches: readonly string[], to: string): Promise<void> {
    await this.#parts.peers
      .to(to)
      .then((peer) => peer.ask('adopt', matches))
      .catch(() => undefined);
  }

  // All that was accepted is stored before; who asks meanwhile waits for whoever takes them.
  async #giveBack(some: readonly string[]): Promise<void> {
    const { placement, services, membership } = this.#parts;
    placement.handOver(some);
    await Promise.all(some.map((match) => services.hosts.letGo(match, true)));
    await membership.giveBack(some);
  }

  /** Gives back all, a few at a time: whoever looks on comes again elsewhere. */
  async giveAll(): Promise<void> {
    const matches = [...this.#parts.membership.held];
    while (matches.length > 0) {
      const some = matches.splice(0, handedTogether);
      await this.#giveBack(some);
      await this.#letGo(some);
    }
  }
}
