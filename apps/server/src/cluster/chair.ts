// Chair of a cluster: what there is once for all servers, at the one that has its lease. All of them, this one too, ask it over a link.

import { refuse } from '@bridgefront/protocol';
import type { OwnEvent, WireRefusal } from '@bridgefront/protocol';
import type { HeartbeatTasks } from '../around.ts';
import { Commons } from '../commons.ts';
import type { CommonsParts, RemoteTables } from '../commons.ts';
import type { Heartbeat } from '../match/heartbeat.ts';
import type { TableMaker } from '../matchmaking/matchmaker.ts';
import type { LeaseStore } from '../store/leases.ts';
import { pause } from '../time.ts';
import type { Time } from '../time.ts';
import type { Peer } from './peers.ts';
import type { Applicant, Beginning, ChairProcedures } from './procedures.ts';
import { Shares } from './shares.ts';

/** What is leased by whoever has the chair; no match has such an id. */
export const chairLease = 'chair';

/** What the servers say to each other; a release that says it otherwise has another number. */
export const speech = 2;

const lookEvery = 500;
const atOnce = 500;

const otherSecret = refuse(
  'not-yours',
  'SECRET is another one here than at the other servers of the cluster; it has to be the same for all.',
);
const otherSpeech = refuse(
  'not-yours',
  'The other servers of the cluster are of a release that this one cannot play with; stop them first.',
);

/** What it is made of. */
export interface ChairParts extends CommonsParts {
  readonly leases: LeaseStore;
  /** By which it looks after those who play. */
  readonly pace: Time;
  /** Where matches are played that somebody asks about. */
  readonly tables: Pick<RemoteTables, 'turnsOf' | 'openTurns'> & Pick<TableMaker, 'change'>;
}

// Those who listen at one server, by the names it gives them.
type Listeners = Map<string, () => void>;

/** The chair. */
export class Chair {
  readonly commons: Commons;
  readonly #parts: ChairParts;
  readonly #heartbeat: Heartbeat;
  readonly #members = new Map<Peer, Listeners>();
  /** By what others reach those that play matches. */
  readonly #players = new Map<Peer, string>();
  readonly #shares: Shares;
  readonly #begun = Promise.withResolvers<void>();
  #next = 0;
  #cancel: () => void = () => undefined;
  #stopped = false;

  constructor(parts: ChairParts) {
    this.#parts = parts;
    this.commons = new Commons(parts, {
      turnsOf: (...given) => parts.tables.turnsOf(...given),
      openTurns: (...given) => parts.tables.openTurns(...given),
      wanted: (identity) => this.#heard(identity),
      unwanted: (identity) => this.#unheard(identity),
      called: (identity, yes) => (yes ? this.#heard(identity) : this.#unheard(identity)),
      released: (held) => this.#all((peer) => peer.tell('released', held)),
    });
    this.#heartbeat = this.commons.heartbeat(this.#tasks);
    this.#begun.promise.catch(() => undefined);
    this.#shares = new Shares(parts.pace, parts.log);
  }

  // Clocks and matches are with those who play; of lost time they are told.
  readonly #tasks: HeartbeatTasks = {
    resetClocks: (fresh) =>
      this.#all((peer) => {
        for (const outage of fresh) peer.tell('outage', outage);
      }),
    wakeDue: async () => undefined,
    forgetIdle: async () => undefined,
  };

  #all(tell: (peer: Peer) => void): void {
    for (const peer of this.#members.keys()) tell(peer);
  }

  async #heard(identity: string): Promise<void> {
    await Promise.all(
      [...this.#members.keys()].map((peer) => peer.ask('heard', identity).catch(() => undefined)),
    );
  }

  // As long as somebody listens to them, or they can be called, news of theirs are wanted.
  #unheard(identity: string): void {
    const { calls, events } = this.commons;
    if (calls.called.includes(identity) || events.heard.includes(identity)) return;
    this.#all((peer) => peer.tell('unheard', identity));
  }

  // One after another: what is new is spread over all who play.
  async #oneOf(): Promise<Peer> {
    for (;;) {
      const all = [...this.#players.keys()];
      if (all.length > 0) return all[this.#next++ % all.length];
      await pause(this.#parts.pace, lookEvery);
    }
  }

  readonly #maker: TableMaker = {
    open: async (...given) => (await this.#oneOf()).ask('gather', ...given),
    show: async (...given) => (await this.#oneOf()).ask('show', ...given),
    change: (match, act) => this.#parts.tables.change(match, act),
  };

  /** Reads what is so, and begins. */
  async start(): Promise<void> {
    try {
      await this.#heartbeat.start();
      await this.commons.start(this.#maker);
      await this.#heartbeat.opened();
      this.#begun.resolve();
    } catch (error) {
      this.#begun.reject(error instanceof Error ? error : new Error(String(error)));
      throw error;
    }
    this.#look();
    this.#shares.begin();
  }

  // What nobody plays is given to those who play, in turn.
  #look(): void {
    this.#cancel = this.#parts.pace.after(lookEvery, () => {
      void this.#spread()
        .catch((error: unknown) =>
          this.#parts.log.warn({ err: error }, 'matches that nobody plays were not looked for'),
        )
        .finally(() => this.#stopped || this.#look());
    });
  }

  async #spread(): Promise<void> {
    const unheld = await this.#parts.leases.unheld(atOnce);
    const parts = new Map<Peer, string[]>();
    for (const match of unheld) {
      const peer = await this.#oneOf();
      const some = parts.get(peer) ?? [];
      some.push(match);
      parts.set(peer, some);
    }
    for (const [peer, some] of parts) peer.tell('adopt', some);
  }

  async #join(
    peer: Peer,
    { name, plays, secretPrint, speech: theirs }: Applicant,
  ): Promise<Beginning | WireRefusal> {
    if (theirs !== speech) return otherSpeech;
    if (secretPrint !== this.#parts.secretPrint) return otherSecret;
    await this.#begun.promise;
    const { commons } = this;
    this.#members.set(peer, new Map());
    if (plays) {
      this.#players.set(peer, name);
      this.#shares.came(peer, name);
    }
    void peer.gone.then(() => this.#left(peer));
    // Whatever changes behind this is told behind it.
    return {
      now: commons.time.now(),
      outages: [...commons.outages],
      heard: [...new Set([...commons.events.heard, ...commons.calls.called])],
    };
  }

  #left(peer: Peer): void {
    for (const leave of this.#members.get(peer)?.values() ?? []) leave();
    this.#members.delete(peer);
    this.#leaves(peer);
  }

  #leaves(peer: Peer): void {
    this.#players.delete(peer);
    this.#shares.left(peer);
  }

  async #listen(
    peer: Peer,
    [listener, identity, wish]: Parameters<ChairProcedures['listen']>,
  ): Promise<WireRefusal | null> {
    const listeners = this.#members.get(peer);
    if (listeners === undefined) throw new Error('This server has not joined.');
    const gone = { yes: false };
    listeners.set(listener, () => void (gone.yes = true));
    const hear = (event: OwnEvent): void => peer.tell('event', listener, event);
    const left = await this.commons.events.listen(identity, wish, { hear });
    const leave = (): void => {
      listeners.delete(listener);
      if (typeof left === 'function') left();
    };
    if (typeof left !== 'function' || gone.yes) leave();
    else listeners.set(listener, leave);
    return typeof left === 'function' ? null : left;
  }

  /** What it does for the server at the other end. */
  for(peer: Peer): ChairProcedures {
    const { events, visitors, limits, people, here } = this.#shown;
    return {
      join: (applicant) => this.#join(peer, applicant),
      leaving: () => this.#leaves(peer),
      player: async () => this.#players.get(await this.#oneOf()) ?? '',
      place: async (match) => (await this.#oneOf()).ask('adopt', [match]),
      load: (count) => this.#shares.has(peer, count),
      admit: (match) => visitors.admit(match),
      problem: (match) => visitors.problem(match),
      noteTable: (match) => visitors.note(match),
      forgetTable: (id) => visitors.forget({ id }),
      news: (all) => events.tell(all),
      listen: (...given) => this.#listen(peer, given),
      unlisten: (listener) => this.#members.get(peer)?.get(listener)?.(),
      challenge: (...given) => events.challenge(...given),
      take: (limit, key) => limits.take(limit, key),
      away: (from, to) => this.#heartbeat.away(from, to),
      here,
      // All are told by the people's own way.
      release: (held) => people.end(held),
      took: (leases, by) => this.#all((one) => one.tell('taken', leases, by)),
      mute: (identity, until) => this.#all((one) => one.tell('muted', identity, until)),
      part: async (part, method, given) => {
        const asked = this.commons[part] as unknown as {
          readonly [method: string]: (...given: readonly unknown[]) => unknown;
        };
        return asked[method](...given);
      },
    };
  }

  get #shown() {
    const { commons } = this;
    const here = (identity: string, match: string): void => commons.here(identity, match);
    return {
      events: commons.events,
      visitors: commons.visitors,
      limits: commons.limits,
      people: commons.people,
      here,
    };
  }

  /** Ends what goes on by itself. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#cancel();
    this.#shares.end();
    this.#all((peer) => peer.tell('rose'));
    await this.commons.stop();
    await this.#heartbeat.stop();
  }
}
