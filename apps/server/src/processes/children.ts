// Children of the door: the table processes, each started again when it ends unasked.

import { fork } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { Link } from './link.ts';
import type { DoorProcedures, TableProcedures } from './procedures.ts';
import { wireTo } from './wire.ts';
import type { Wire } from './wire.ts';

/** A wire to a fresh table process, and how to end that. */
export interface Started {
  readonly wire: Wire;
  /** Ends it at once. */
  kill(): void;
  /** Lets go of it: it ends by itself. */
  release(): void;
  /** Its number for the operating system. */
  readonly pid: number | null;
}

/** Starts the file as a table process. */
export function startChild(file: URL): Started {
  // What the door was started with (an inspector, a loader) is for the door alone.
  const child = fork(file, [], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], execArgv: [] });
  return {
    wire: wireTo(child),
    kill: () => void child.kill('SIGKILL'),
    release: () => void (child.connected && child.disconnect()),
    pid: child.pid ?? null,
  };
}

/** What the children need. */
export interface ChildrenParts {
  readonly processes: number;
  readonly log: Logger;
  start(place: number): Started;
  /** What the process at a place may ask for; `loaded`: its code is there. */
  procedures(place: number, loaded: () => void): DoorProcedures;
  /** Lets a process that is loaded begin; `told`: from now on it is to be told what all are told. */
  begin(place: number, link: Link<TableProcedures>, told: () => void): Promise<void>;
  /** The process at a place has ended unasked; for so many milliseconds it has not answered. */
  ended(place: number, silent: number): void;
}

const restAfterQuickEnd = 1000;
const quick = 5000;
const longestStop = 60_000;
const beatEvery = 250;
const silentAfter = 4; // Beats without an answer, after which it is said that it is silent.
const hungAfter = 8; // And after which it is replaced.
const hungAtMost = 120; // One that hangs again and again may have much to do: it is given twice as long each time.
const forgivenAfter = 600_000;

/** One place, and the process that plays there now. */
class Child {
  link: Link<TableProcedures>;
  up: Promise<void> = Promise.resolve();
  isUp = false;
  isTold = false;
  readonly #place: number;
  readonly #parts: ChildrenParts;
  #started: Started;
  #loaded: Promise<void>;
  #gone: Promise<void>;
  #since = performance.now();
  #stopping = false;
  #restarting = false;
  // Beats of this process that were not answered: where the door itself stood still, only one of them is counted.
  #silent = 0;
  #heard = performance.now();
  #patience = hungAfter;
  #hungAt = -Infinity;
  #beat: NodeJS.Timeout | null = null;

  constructor(place: number, parts: ChildrenParts) {
    this.#place = place;
    this.#parts = parts;
    [this.#started, this.link, this.#loaded, this.#gone] = this.#start();
  }

  #start(): readonly [Started, Link<TableProcedures>, Promise<void>, Promise<void>] {
    const parts = this.#parts;
    this.#since = performance.now();
    const started = parts.start(this.#place);
    const link = new Link<TableProcedures>(started.wire, (error) =>
      parts.log.error({ err: error }, 'asked by a table process'),
    );
    const loaded = Promise.withResolvers<void>();
    const gone = Promise.withResolvers<void>();
    link.serve(parts.procedures(this.#place, loaded.resolve));
    started.wire.onEnd(() => {
      gone.resolve();
      loaded.reject(new Error('A table process ended while it was starting.'));
      this.#ended();
    });
    loaded.promise.catch(() => undefined);
    return [started, link, loaded.promise, gone.promise];
  }

  get loaded(): Promise<void> {
    return this.#loaded;
  }

  get pid(): number | null {
    return this.#started.pid;
  }

  begin(): Promise<void> {
    const begun = this.#begin();
    this.up = begun;
    begun.catch(() => undefined);
    return begun;
  }

  async #begin(): Promise<void> {
    await this.#parts.begin(this.#place, this.link, () => void (this.isTold = true));
    this.isUp = true;
    this.#silent = 0;
    this.#heard = performance.now();
    this.#beat = setInterval(() => this.#ping(), beatEvery).unref();
  }

  /** Whether it has not answered lately. */
  get isSilent(): boolean {
    return this.#silent >= silentAfter;
  }

  #ping(): void {
    if (this.#silent >= this.#patience) return this.#hung();
    this.#silent++;
    const { link } = this;
    link.ask('beat').then(
      () => {
        if (link !== this.link) return;
        this.#silent = 0;
        this.#heard = performance.now();
      },
      () => undefined,
    );
  }

  // What it had begun is lost with it, as after any other end; a process that was stopped is ended all the same.
  #hung(): void {
    this.#quiet();
    const now = performance.now();
    this.#patience =
      now - this.#hungAt < forgivenAfter ? Math.min(hungAtMost, this.#patience * 2) : hungAfter;
    this.#hungAt = now;
    const silent = Math.round(now - this.#heard);
    this.#parts.log.error(
      { place: this.#place, pid: this.pid, silent },
      'a table process does not answer; it is ended',
    );
    this.#started.kill();
  }

  #quiet(): void {
    if (this.#beat !== null) clearInterval(this.#beat);
    this.#beat = null;
  }

  #ended(): void {
    const wasUp = this.isUp;
    this.isUp = false;
    this.isTold = false;
    this.#quiet();
    // Whoever starts it again sees that for itself.
    if (this.#stopping || this.#restarting) return;
    const again = Promise.withResolvers<void>();
    this.up = again.promise;
    this.up.catch(() => undefined);
    // While the server itself is starting, whoever started it is told.
    if (!wasUp) return again.reject(new Error('A table process ended while it was starting.'));
    this.#parts.log.error(
      { place: this.#place, pid: this.pid },
      'a table process ended; it is started again',
    );
    this.#parts.ended(this.#place, performance.now() - this.#heard);
    void this.#again(again.resolve);
  }

  // Until it succeeds: without it, its tables stand still.
  async #again(done: () => void): Promise<void> {
    this.#restarting = true;
    for (let first = true; !this.#stopping; first = false) {
      if (!first || performance.now() - this.#since < quick) await sleep(restAfterQuickEnd);
      if (this.#stopping) break;
      try {
        [this.#started, this.link, this.#loaded, this.#gone] = this.#start();
        await this.#loaded;
        await this.#begin();
        break;
      } catch (error) {
        this.#parts.log.error({ place: this.#place, err: error }, 'a table process could not be started');
        this.#started.kill();
      }
    }
    this.#restarting = false;
    done();
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    this.#quiet();
    const stopped = this.isUp ? this.link.ask('stop').catch(() => undefined) : Promise.resolve();
    const late = setTimeout(() => this.#started.kill(), longestStop);
    await stopped;
    if (this.isUp) this.#started.release();
    else this.#started.kill();
    await this.#gone;
    clearTimeout(late);
  }
}

/** All of them. */
export class Children {
  readonly #all: readonly Child[];

  constructor(parts: ChildrenParts) {
    this.#all = Array.from({ length: parts.processes }, (_, place) => new Child(place, parts));
  }

  /** How many play now. */
  get up(): number {
    return this.#all.filter(({ isUp }) => isUp).length;
  }

  get pids(): readonly (number | null)[] {
    return this.#all.map(({ pid }) => pid);
  }

  /** The link to the process at a place, once it plays; waits while it is started again. */
  async at(place: number): Promise<Link<TableProcedures>> {
    const child = this.#all[place];
    if (!child.isUp) await child.up;
    return child.link;
  }

  /** Whether one of them does not answer. */
  get someSilent(): boolean {
    return this.#all.some(({ isSilent }) => isSilent);
  }

  /** The links to those that play now. */
  get playing(): readonly Link<TableProcedures>[] {
    return this.#all.flatMap(({ isUp, link }) => (isUp ? [link] : []));
  }

  /** The links to those that are told what all are told: they play, or have been told how to begin. */
  get told(): readonly Link<TableProcedures>[] {
    return this.#all.flatMap(({ isTold, link }) => (isTold ? [link] : []));
  }

  /** The link to the one at a place, or null while it could not understand. */
  now(place: number): Link<TableProcedures> | null {
    const child = this.#all[place];
    return child.isTold ? child.link : null;
  }

  /** Resolves when all have their code. */
  async loaded(): Promise<void> {
    await Promise.all(this.#all.map(({ loaded }) => loaded));
  }

  /** Lets all begin. */
  async begin(): Promise<void> {
    await Promise.all(this.#all.map((child) => child.begin()));
  }

  /** Lets all end what they have begun, and waits until they are gone. */
  async stop(): Promise<void> {
    await Promise.all(this.#all.map((child) => child.stop()));
  }
}
