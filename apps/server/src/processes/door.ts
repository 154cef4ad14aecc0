// Door of a server with several processes: people, lists, events and the storage are here, tables in processes of their own.

import { endpoints } from '@bridgefront/protocol';
import type { WireRefusal } from '@bridgefront/protocol';
import { Registry, collectDefaultMetrics } from 'prom-client';
import type { AdminDoor, AdminParts } from '../admin/admin.ts';
import type { HeartbeatTasks, HeartbeatControl } from '../around.ts';
import { Commons } from '../commons.ts';
import type { CommonsParts } from '../commons.ts';
import type { Config } from '../config.ts';
import type { Turn } from '../events/turns.ts';
import type { Caller, Handlers } from '../http/caller.ts';
import type { Front } from '../http/front.ts';
import { commonHandlers } from '../http/handlers.ts';
import type { CommonName } from '../http/handlers.ts';
import { broughtBack } from '../lobby/changed.ts';
import type { TableMaker } from '../matchmaking/matchmaker.ts';
import { lineLimits, playSettings } from '../settings.ts';
import { copyFigure, refusalCounter } from '../metrics.ts';
import { Written } from '../http/written.ts';
import { Children } from './children.ts';
import type { Started } from './children.ts';
import { summedFigures } from './figures.ts';
import type { Link } from './link.ts';
import { LinkEnded } from './link.ts';
import { Placing } from './placing.ts';
import { placeOf } from './routing.ts';
import type { DoorProcedures, TableProcedures } from './procedures.ts';

/** What the door needs beside what there is once. */
export interface DoorParts extends CommonsParts {
  readonly config: Config;
  /** Starts a table process for a place. */
  start(place: number): Started;
}

type Tables = Link<TableProcedures>;
type AnyGiven = { readonly params?: { readonly match?: string } };

/** The door: it answers itself what is no table, and passes on the rest. */
export class Door {
  readonly commons: Commons;
  readonly placing: Placing;
  stopping = false;
  readonly #parts: DoorParts;
  readonly #children: Children;
  readonly #opened = Promise.withResolvers<void>();
  readonly #registry = new Registry();
  readonly #refusals = refusalCounter(this.#registry);
  readonly #heartbeat: HeartbeatControl & { away(from: number, to: number): Promise<void> };
  // Since when a place has not played.
  readonly #endedAt = new Map<number, number>();
  readonly #listeners = new Map<string, () => void>();
  #nextPlace = 0;

  constructor(parts: DoorParts) {
    this.#parts = parts;
    this.commons = new Commons(parts, {
      turnsOf: (matches, identity) => this.#turnsOf(matches, identity),
      wanted: (identity) => this.#heard(identity),
      unwanted: (identity) => this.#unheard(identity),
      openTurns: async (match, identity) =>
        this.#children
          .at(placeOf(match, this.#parts.config.processes))
          .then((tables) => tables.ask('openTurns', match, identity))
          // Its process is being started anew: nothing is known until it plays again.
          .catch(() => null),
      called: (identity, yes) => (yes ? this.#heard(identity) : this.#unheard(identity)),
      released: (held) => this.#all((tables) => tables.tell('released', held)),
    });
    this.#heartbeat = this.commons.heartbeat(this.#tasks);
    const { config, log } = parts;
    this.#children = new Children({
      processes: config.processes,
      log,
      start: (place) => parts.start(place),
      procedures: (place, loaded) => this.#procedures(place, loaded),
      begin: (place, link, told) => this.#begin(place, link, told),
      ended: (place, silent) => this.#ended(place, silent),
    });
    this.placing = new Placing(this.#children, config.processes, config.maxConnections, log);
    collectDefaultMetrics({ register: this.#registry });
    void copyFigure(this.#registry, () => this.commons.store.copied()).catch(() => undefined);
  }

  #all(tell: (tables: Tables) => void): void {
    for (const tables of this.#children.told) tell(tables);
  }

  // Clocks and matches are with the tables; of lost time they are told.
  readonly #tasks: HeartbeatTasks = {
    resetClocks: (fresh) =>
      this.#all((tables) => {
        for (const outage of fresh) tables.tell('outage', outage);
      }),
    wakeDue: async () => undefined,
    forgetIdle: async () => undefined,
  };

  async #heard(identity: string): Promise<void> {
    // Who is started meanwhile is told at its beginning.
    await Promise.all(
      this.#children.told.map((tables) => tables.ask('heard', identity).catch(() => undefined)),
    );
  }

  // As long as somebody listens to them, or they can be called, news of theirs are wanted.
  #unheard(identity: string): void {
    const { calls, events } = this.commons;
    if (calls.called.includes(identity) || events.heard.includes(identity)) return;
    this.#all((tables) => tables.tell('unheard', identity));
  }

  async #turnsOf(matches: readonly string[], identity: string): Promise<readonly Turn[]> {
    const byPlace = Map.groupBy(matches, (match) => placeOf(match, this.#parts.config.processes));
    const found = await Promise.all(
      [...byPlace].map(async ([place, some]) =>
        (await this.#children.at(place)).ask('turns', some, identity),
      ),
    );
    const order = new Map(matches.map((match, index) => [match, index]));
    return found.flat().toSorted((a, b) => (order.get(a.match) ?? 0) - (order.get(b.match) ?? 0));
  }

  async #begin(place: number, link: Tables, told: () => void): Promise<void> {
    const { config, store } = this.#parts;
    const { commons } = this;
    const endedAt = this.#endedAt.get(place);
    const mine = (match: string): boolean => placeOf(match, config.processes) === place;
    if (endedAt !== undefined) {
      await this.#heartbeat.away(endedAt, commons.time.now());
      await commons.countAll(mine);
      this.#endedAt.delete(place);
    }
    // Whatever changes behind this is told behind it.
    const beginning = link.ask('begin', {
      place,
      processes: config.processes,
      now: commons.time.now(),
      outages: [...commons.outages],
      counted: commons.visitors.counted.filter(mine),
      heard: [...new Set([...commons.events.heard, ...commons.calls.called])],
      storeMethods: Object.keys(store),
      settings: playSettings(config),
      lines: lineLimits(config),
      threads: Math.max(1, Math.floor(config.botThreads / config.processes)),
    });
    told();
    await beginning;
    if (endedAt !== undefined) link.tell('warmUp');
  }

  #ended(place: number, silent: number): void {
    if (!this.#endedAt.has(place)) this.#endedAt.set(place, this.commons.time.now() - Math.floor(silent));
    this.placing.gone(place);
    for (const [key, leave] of this.#listeners) if (key.startsWith(`${place}.`)) leave();
    this.#all((tables) => tables.tell('gone', place));
  }

  #procedures(place: number, loaded: () => void): DoorProcedures {
    const { commons } = this;
    const { store } = this.#parts;
    const { events, visitors } = commons;
    const nobody = (line: string): void => this.#children.now(place)?.tell('inbound', line, { close: true });
    return {
      loaded,
      store: (method, given) =>
        (store[method as keyof typeof store] as (...all: readonly unknown[]) => Promise<unknown>)(...given),
      admit: (match) => visitors.admit(match),
      problem: (match) => visitors.problem(match),
      noteTable: (match) => visitors.note(match),
      forgetTable: (id) => visitors.forget({ id }),
      news: (all) => events.tell(all),
      listen: async (listener, identity, wish) => {
        const key = `${place}.${listener}`;
        const gone = { yes: false };
        this.#listeners.set(key, () => void (gone.yes = true));
        const hear = (event: Parameters<TableProcedures['event']>[1]): void =>
          this.#children.now(place)?.tell('event', listener, event);
        const left = await events.listen(identity, wish, { hear });
        const leave = (): void => {
          this.#listeners.delete(key);
          if (typeof left === 'function') left();
        };
        if (typeof left !== 'function' || gone.yes) leave();
        else this.#listeners.set(key, leave);
        return typeof left === 'function' ? null : left;
      },
      unlisten: (listener) => this.#listeners.get(`${place}.${listener}`)?.(),
      challenge: (...given) => events.challenge(...given),
      take: (limit, key) => commons.limits.take(limit, key),
      away: (from, to) => this.#heartbeat.away(from, to),
      here: (identity, match) => commons.here(identity, match),
      left: (key) => this.placing.left(key),
      outbound: (to, line, what) => {
        const tables = this.#children.now(to);
        if (tables === null) nobody(line);
        else tables.tell('outbound', line, what);
      },
      inbound: (to, line, what) => this.#children.now(to)?.tell('inbound', line, what),
    };
  }

  async #ask(name: string, given: AnyGiven, { identity, credential, origin }: Caller) {
    const match = given.params?.match;
    const place =
      match === undefined
        ? this.placing.forNewTable(identity, () => this.#nextPlace++)
        : placeOf(match, this.#parts.config.processes);
    if (identity !== null) this.placing.note(identity, place);
    try {
      const tables = await this.#children.at(place);
      const answer = await tables.ask('handle', name, given, { credential, origin });
      return 'refused' in answer ? answer.refused : new Written(answer.text);
    } catch (error) {
      if (error instanceof LinkEnded) return broughtBack;
      throw error;
    }
  }

  /** What stands behind the doors. */
  front(admin: Omit<AdminParts, 'by'>): Front {
    const { commons, placing } = this;
    const { log, people, time } = commons;
    const common = commonHandlers(commons, admin);
    const names = Object.keys(endpoints).filter((name) => !(name in common));
    const far = Object.fromEntries(
      names.map((name) => [name, (given: AnyGiven, caller: Caller) => this.#ask(name, given, caller)]),
    ) as unknown as Omit<Handlers, CommonName>;
    const stopping = (): boolean => this.stopping;
    return {
      log,
      time,
      people,
      handlers: { ...common, ...far },
      calls: commons.callDoor,
      opened: this.#opened.promise,
      get stopping() {
        return stopping();
      },
      ready: () => this.#ready(),
      lost: () => commons.store.lost(),
      copied: () => commons.store.copied(),
      figures: async () => ({ type: this.#registry.contentType, text: await this.#figures() }),
      failed: () => this.#refusals.inc({ code: 'failed' }),
      connected: (socket) => socket.close(),
      coming: (raw, newcomer) => placing.coming(raw, newcomer),
      placing: (server, taken) => placing.instead(server, taken),
    };
  }

  async #ready(): Promise<number | WireRefusal> {
    const { playing } = this.#children;
    if (playing.length < this.#parts.config.processes || this.#children.someSilent) return broughtBack;
    const unreadable = await Promise.all(playing.map((tables) => tables.ask('ready')));
    return unreadable.reduce((sum, count) => sum + count, 0);
  }

  async #figures(): Promise<string> {
    const mine = await this.#registry.getMetricsAsJSON();
    const theirs = this.#children.playing.map((tables) => tables.ask('figures').catch(() => []));
    return summedFigures([mine, ...(await Promise.all(theirs))]);
  }

  #tableMaker(): TableMaker {
    return {
      open: async (wish, people, origin, tournament) => {
        const place = this.placing.forNewTable(people[0] ?? null, () => this.#nextPlace++);
        return (await this.#children.at(place)).ask('gather', wish, people, origin, tournament);
      },
      show: async (game, bot) =>
        (await this.#children.at(this.placing.forNewTable(null, () => this.#nextPlace++))).ask(
          'show',
          game,
          bot,
        ),
      change: async (id, act) =>
        (await this.#children.at(placeOf(id, this.#parts.config.processes))).ask('change', id, act),
    };
  }

  /** What who runs the server does at the tables. */
  adminDoor(): AdminDoor {
    const at = (match: string): Promise<Tables> =>
      this.#children.at(placeOf(match, this.#parts.config.processes));
    return {
      change: async (id, act) => (await at(id)).ask('change', id, act),
      renamed: async (match) => (await at(match.id)).ask('renamed', match),
      inUse: async (match) => (await at(match)).ask('inUse', match),
      tournaments: this.commons.tournaments,
      muted: (identity, until) => this.#all((tables) => tables.tell('muted', identity, until)),
      gone: (identity, tokens) => this.commons.people.end([identity, ...tokens]),
    };
  }

  /** Brings the tables back; then whoever waits at the doors is let in. */
  async start(): Promise<void> {
    await this.#children.loaded();
    await this.#heartbeat.start();
    await this.commons.start(this.#tableMaker());
    await this.#children.begin();
    await this.#heartbeat.opened();
    this.#opened.resolve();
  }

  warmUp(): void {
    this.#all((tables) => tables.tell('warmUp'));
  }

  /** The processes that play now, by place. */
  get pids(): readonly (number | null)[] {
    return this.#children.pids;
  }

  /** Lets the tables end what they have begun. */
  async end(): Promise<void> {
    this.stopping = true;
    await this.#children.stop();
  }

  /** Closes the storage. */
  async stop(): Promise<void> {
    await this.commons.stop();
    await this.#heartbeat.stop();
    await this.#parts.store.close();
  }

  /** Closes what was never started, and writes nothing. */
  async giveUp(): Promise<void> {
    await this.end();
    await this.#parts.store.close();
  }
}
