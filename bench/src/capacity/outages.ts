// Outages of the simulation: a server that plays dies, and the others take its matches; a region is lost, and another takes its cells.

import { lookOf } from './layout.ts';
import type { Station } from './station.ts';
import type { Cell, World } from './world.ts';

const ms = 1e-3;

/** How the chair finds what nobody holds: past all open matches, as it does today, or by an index of who is gone. */
export type Look = 'all' | 'index';

/** What the others do with a match of a dead server that nobody asks for: they load it, as today, or wait until somebody does. */
export type Brings = 'all' | 'asked';

/** Seconds from the beginning of an outage. */
export interface TakenOver {
  readonly matches: number;
  /** Until the last live match, and the last of all, was played again; null: not while it was simulated. */
  live: number | null;
  all: number | null;
  /** The most that waited at one server that took some. */
  longest: number;
}

/** The taking of matches that nobody has, cell by cell. */
export class Takers {
  readonly #world: World;
  readonly #look: Look;
  readonly #brings: Brings;
  /** Held without being in memory. */
  readonly #unloaded = new Set<number>();
  readonly #free = new Map<Cell, Set<number>>();
  /** By whom these are being taken, and which of them are being loaded. */
  readonly #taking = new Map<number, Station>();
  readonly #loading = new Set<number>();
  #next = 0;
  #began = 0;
  #liveLeft = 0;
  #left = 0;
  readonly figures: { -readonly [name in keyof TakenOver]: TakenOver[name] } = {
    matches: 0,
    live: null,
    all: null,
    longest: 0,
  };

  constructor(world: World, look: Look, brings: Brings) {
    this.#world = world;
    this.#look = look;
    this.#brings = brings;
    world.firstly = (match) => (this.#unloaded.delete(match) ? world.costs.takePlay * ms : 0);
    world.onUnheld = (match) => this.#want(match);
    for (const cell of world.cells) this.looks(cell);
  }

  // Whoever is asked for a match that nobody has has it taken, as soon as that may be.
  #want(match: number): void {
    const cell = this.#world.cellOf(match);
    if (this.#free.get(cell)?.has(match) !== true) return;
    const server = this.#taking.get(match);
    if (server === undefined) this.#give(cell, [match]);
    // Who is asked for it does not wait for those before it.
    else if (!this.#loading.has(match)) this.#load(cell, server, [match], 0);
  }

  /** Of these nobody is alive, from this moment on; they may be taken after so many seconds. */
  free(cell: Cell, matches: readonly number[], after: number): void {
    const { clock, costs, chance } = this.#world;
    if (this.#left === 0) this.#began = clock.now;
    this.#left += matches.length;
    this.#liveLeft += matches.filter(this.#world.isLive).length;
    this.figures.matches += matches.length;
    clock.after(after, () => {
      this.#free.set(cell, new Set([...(this.#free.get(cell) ?? []), ...matches]));
      for (const match of matches) this.#world.hold(match, null);
      // Who plays looks for the match again and again.
      for (const match of matches)
        if (this.#world.isLive(match) || this.#world.laws.openOf(match).length > 0)
          clock.after(Math.max(0, this.#world.backAt() - clock.now) + chance.share() * costs.askedAgain, () =>
            this.#want(match),
          );
    });
  }

  /** The chair of a cell looks again and again, as long as its database is there. */
  looks(cell: Cell): void {
    const { clock, costs } = this.#world;
    clock.after(costs.lookEvery, () => {
      if ((this.#world.isOver && this.#left === 0) || cell.postgres.isDead) return;
      const free = [...(this.#free.get(cell) ?? [])].filter((match) => !this.#taking.has(match));
      const open = this.#world.layout.matches / this.#world.cells.length;
      const wish = { open, unheld: free.length, servers: cell.play.length };
      const found = Math.min(free.length, costs.lookTakes);
      const work = this.#look === 'all' ? lookOf(wish, costs) : ((found + 1) * costs.lookFound) / 1e6;
      cell.postgres.do(work, () => {
        const all = free.filter((match) => !this.#taking.has(match)).slice(0, costs.lookTakes);
        const { length } = cell.play;
        for (let place = 0; place < length; place++)
          this.#give(
            cell,
            all.filter((_, at) => at % length === place),
          );
        this.looks(cell);
      });
    });
  }

  // Leases are taken together, matches loaded one behind the other.
  #give(cell: Cell, matches: readonly number[]): void {
    if (matches.length === 0) return;
    const { costs, chance } = this.#world;
    const alive = cell.play.filter(({ isDead }) => !isDead);
    const server = alive[this.#next++ % alive.length];
    if (server === undefined) return;
    for (const match of matches) this.#taking.set(match, server);
    let left = matches.length;
    for (const _ of matches)
      cell.postgres.do(chance.work(costs.takePostgres * ms), () => {
        if (--left === 0) this.#load(cell, server, matches, 0);
      });
  }

  #load(cell: Cell, server: Station, matches: readonly number[], at: number): void {
    const match = matches[at];
    if (match === undefined) return;
    if (this.#loading.has(match) || this.#free.get(cell)?.has(match) !== true)
      return this.#load(cell, server, matches, at + 1);
    this.#loading.add(match);
    const { costs, chance, laws } = this.#world;
    const readers = this.#world.isLive(match) ? costs.seats + costs.watchers : 0;
    const isAsked = readers > 0 || laws.openOf(match).length > 0;
    const waits = this.#brings === 'asked' && !isAsked;
    if (waits) this.#unloaded.add(match);
    const work = waits ? 0 : chance.work(costs.takePlay * ms) + readers * costs.followPlay * ms;
    server.do(work, () => {
      this.#world.hold(match, server);
      this.#free.get(cell)?.delete(match);
      this.#taking.delete(match);
      this.#loading.delete(match);
      this.#played(match, server);
      if (laws.openOf(match).length > 0) this.#world.again(match);
      this.#load(cell, server, matches, at + 1);
    });
  }

  #played(match: number, server: Station): void {
    const since = this.#world.clock.now - this.#began;
    this.figures.longest = Math.max(this.figures.longest, server.longest);
    if (this.#world.isLive(match) && --this.#liveLeft === 0) this.figures.live = since;
    if (--this.#left === 0) this.figures.all = since;
  }
}

/** A server that plays dies without a word. */
export function kill(world: World, takers: Takers, cell: Cell, server: Station): void {
  const matches = world.heldBy(cell, server);
  server.die();
  takers.free(cell, matches, world.costs.silence);
}

/** What becomes of a lost region. */
export interface LostRegion {
  /** Choices that were acknowledged and are in no database that is left. */
  lost: number;
}

/** A region is gone with all that was in it; the others take its cells, from copies of their databases. */
export function lose(world: World, takers: Takers, place: number, isCopied: boolean): LostRegion {
  const { clock, costs, regions, cells, chance } = world;
  const region = regions[place];
  if (region === undefined) throw new Error('There is no such region.');
  const began = clock.now;
  const gone = cells.filter((cell) => cell.region === place);
  region.lost = true;
  for (const server of [...region.web, ...gone.flatMap(({ play }) => play)]) server.die();
  region.think.die();
  region.nats.die();
  world.backAt = () =>
    clock.now < began + costs.regionNotice
      ? began + costs.regionNotice + chance.share() * costs.comeAgain
      : clock.now;
  for (const [at, cell] of gone.entries()) {
    cell.postgres.die();
    const matches = [...Array(world.layout.matches).keys()].filter((match) => world.cellOf(match) === cell);
    clock.after(costs.promotion, () => {
      const others = regions.flatMap((one, number) => (one.lost ? [] : [number]));
      const to = others[at % others.length] ?? 0;
      const hosts = cells.filter((one) => one.region === to && !gone.includes(one));
      const host = hosts[at % hosts.length];
      if (host === undefined) throw new Error('No region is left.');
      Object.assign(cell, world.database(), { region: to, play: host.play });
      takers.looks(cell);
    });
    takers.free(cell, matches, costs.promotion);
  }
  // Who was connected there, and plays in a cell that is still there, says it again.
  for (const choice of world.laws.open) {
    const cell = world.cellOf(choice.match);
    if (gone.includes(cell)) continue;
    clock.after(costs.regionNotice + chance.share() * costs.comeAgain, () => {
      if (choice.answers === 0) world.send(choice);
    });
  }
  const lastly = isCopied ? 0 : costs.replicaLag;
  return { lost: world.committedSince(gone, began - lastly) };
}
