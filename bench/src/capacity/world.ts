// World of the simulation: regions with servers, cells with their databases, and the way of a choice through them.

import { Chance } from './chance.ts';
import { Clock } from './clock.ts';
import type { Costs } from './costs.ts';
import { Laws } from './laws.ts';
import type { Choice } from './laws.ts';
import type { Layout } from './layout.ts';
import { Disk, Station } from './station.ts';

/** What may be planted, so that it is seen that the laws find it. */
export type Plant = 'nobody sends again' | 'a message is not known again' | 'answered before the commit';

/** How a world differs from what stands in its layout. */
export interface Wish {
  readonly seed: string;
  readonly plant?: Plant;
  /** A commit waits for the other region. */
  readonly copied?: boolean;
  /** How often all of it comes, to the layout's own load. */
  readonly load?: number;
}

/** One region. */
export interface Region {
  readonly web: Station[];
  readonly think: Station;
  readonly nats: Station;
  lost: boolean;
}

/** One cluster. */
export interface Cell {
  /** Where its people are, and where it is now. */
  readonly home: number;
  region: number;
  play: readonly Station[];
  postgres: Station;
  disk: Disk;
}

const nobody = -1;
const ms = 1e-3;
const keptCommits = 4000;

/** All of it. */
export class World {
  readonly clock = new Clock();
  readonly laws = new Laws();
  readonly chance: Chance;
  readonly costs: Costs;
  readonly layout: Layout;
  readonly regions: Region[];
  readonly cells: Cell[];
  readonly live: number;
  readonly #wish: Wish;
  /** By match, the place of its server in its cell; none: nobody. */
  readonly #holders: Int16Array;
  /** Nothing more is asked. */
  #isOver = false;
  #until = 0;
  /** Called back when a choice comes to a match that nobody has. */
  onUnheld: (match: number) => void = () => undefined;
  /** How much longer the next choice of a match takes because it is not in memory. */
  firstly: (match: number) => number = () => 0;
  /** When people of a lost region are there again. */
  backAt: () => number = () => this.clock.now;
  /** Called back with what is told of a match to all who read it besides. */
  onTold: (choice: Choice, server: Station) => void = () => undefined;
  readonly #commits = new Map<Cell, number[]>();

  constructor(layout: Layout, costs: Costs, wish: Wish) {
    this.layout = layout;
    this.costs = costs;
    this.chance = new Chance(wish.seed);
    this.#wish = wish;
    this.live = Math.round(layout.matches * costs.liveShare);
    const servers = (count: number): Station[] =>
      Array.from({ length: count }, () => new Station(this.clock, 1));
    this.regions = Array.from({ length: layout.regions }, () => ({
      web: servers(layout.web),
      think: new Station(this.clock, layout.think),
      nats: new Station(this.clock, layout.nats),
      lost: false,
    }));
    this.cells = Array.from({ length: layout.regions * layout.cells }, (_, at) => ({
      home: at % layout.regions,
      region: at % layout.regions,
      play: servers(layout.play),
      ...this.database(),
    }));
    this.#holders = Int16Array.from(
      { length: layout.matches },
      (_, match) => Math.floor(match / this.cells.length) % layout.play,
    );
  }

  /** A new PostgreSQL with its disk. */
  database(): Pick<Cell, 'postgres' | 'disk'> {
    const { append } = this.costs;
    const farther = this.#wish.copied === true ? 2 * this.costs.regionHop : 0;
    const disk = new Disk(this.clock, () => this.chance.work(append * ms) + farther * ms);
    return { postgres: new Station(this.clock, this.layout.postgres), disk };
  }

  cellOf = (match: number): Cell => this.cells[match % this.cells.length] as Cell;

  /** Who plays a match; null: nobody, as far as is known. */
  holderOf(match: number): Station | null {
    const place = this.#holders[match] ?? nobody;
    return place === nobody ? null : (this.cellOf(match).play[place] ?? null);
  }

  /** The matches of a cell that this server has; null: that nobody has. */
  heldBy(cell: Cell, server: Station | null): number[] {
    const place = server === null ? nobody : cell.play.indexOf(server);
    const found: number[] = [];
    const step = this.cells.length;
    for (let match = this.cells.indexOf(cell); match < this.layout.matches; match += step)
      if (this.#holders[match] === place) found.push(match);
    return found;
  }

  /** From now on that server plays it, or nobody. */
  hold(match: number, server: Station | null): void {
    this.#holders[match] = server === null ? nobody : this.cellOf(match).play.indexOf(server);
  }

  isLive = (match: number): boolean => match < this.live;

  #hop(from: number, to: number): number {
    return (from === to ? this.costs.hop : this.costs.regionHop) * ms;
  }

  // Where somebody of that region comes in.
  #wayIn(home: number): { readonly region: number; readonly server: Station } {
    const place = this.regions[home]?.lost === true ? (home + 1) % this.regions.length : home;
    const all = (this.regions[place] as Region).web;
    return { region: place, server: all[this.chance.below(all.length)] as Station };
  }

  /** Begins to play, until that moment: live matches one choice behind the other at each seat, the others by chance. */
  begin(until: number): void {
    this.#until = until;
    const { seats, livePace, mailPace } = this.costs;
    const load = this.#wish.load ?? 1;
    for (let match = 0; match < this.live; match++)
      for (let seat = 0; seat < seats; seat++) this.#later(match, (livePace * seats) / load);
    const others = this.layout.matches - this.live;
    const next = (): void => {
      if (this.#isOver) return;
      this.ask(this.live + this.chance.below(others), null);
      this.clock.after(this.chance.wait(mailPace / others / load), next);
    };
    if (others > 0) this.clock.after(this.chance.wait(mailPace / others / load), next);
  }

  #later(match: number, pace: number): void {
    const wait = this.chance.wait(pace);
    // Of millions who wait only those are noted who will have waited enough.
    if (this.clock.now + wait > this.#until) return;
    this.clock.after(wait, () => {
      if (!this.#isOver) this.ask(match, pace);
    });
  }

  readonly #paces = new Map<Choice, number>();

  /** Somebody chooses; behind the answer again, where there is a pace. */
  ask(match: number, pace: number | null): void {
    const home = this.cellOf(match).home;
    if (this.regions[home]?.lost === true && this.backAt() > this.clock.now)
      return this.clock.after(this.backAt() - this.clock.now, () => {
        if (!this.#isOver) this.ask(match, pace);
      });
    const byBot = this.chance.share() < this.costs.botShare;
    const fresh = { sent: 0, commits: 0, answers: 0, taken: null, done: () => undefined };
    const choice: Choice = { match, askedAt: this.clock.now, byBot, ...fresh };
    if (pace !== null) this.#paces.set(choice, pace);
    this.laws.ask(choice);
    this.send(choice);
  }

  /** It is on its way, anew where it was before. */
  send(choice: Choice): void {
    const number = ++choice.sent;
    const cell = this.cellOf(choice.match);
    const abroad = this.chance.share() < this.costs.far ? 1 : 0;
    const { region, server } = this.#wayIn((cell.home + abroad) % this.regions.length);
    const arrives = (): void => {
      if (number === choice.sent) this.#arrive(choice, region, server);
    };
    const hop = this.#hop(region, cell.region);
    if (choice.byBot)
      return (this.regions[region] as Region).think.do(this.chance.work(this.costs.thought * ms), () =>
        this.clock.after(hop, arrives),
      );
    const first = this.costs.webChoice * this.costs.webIn * ms;
    server.do(this.chance.work(first), () => this.#bus(region, () => this.clock.after(hop, arrives)));
  }

  // Half of what NATS takes for a choice, each way.
  #bus(region: number, then: () => void): void {
    this.regions[region]?.nats.do(this.chance.work((this.costs.natsChoice / 2) * ms), then);
  }

  #arrive(choice: Choice, region: number, web: Station): void {
    const server = this.holderOf(choice.match);
    if (server === null) return this.onUnheld(choice.match);
    // What goes to a dead server is sent again when another has the match.
    if (server.isDead) return;
    const { plant } = this.#wish;
    const work = this.chance.work(this.costs.playChoice * ms) + this.firstly(choice.match);
    server.do(work, () => {
      const done = (): void => this.#told(choice, server, region, web);
      if (plant === 'answered before the commit') this.laws.answer(choice, this.clock.now);
      const isKnown = plant !== 'a message is not known again';
      if (choice.commits > 0 && isKnown) return done();
      choice.done = done;
      if (choice.taken === server && isKnown) return;
      choice.taken = server;
      this.#commit(choice, server);
    });
  }

  #commit(choice: Choice, server: Station): void {
    const cell = this.cellOf(choice.match);
    const { postgres, disk } = cell;
    postgres.do(this.chance.work(this.costs.postgresChoice * ms), () =>
      disk.write(() => {
        if (postgres.isDead) return;
        // The token of whoever had the match before counts for nothing.
        if (this.holderOf(choice.match) !== server) return;
        this.laws.commit(choice);
        this.#note(cell);
        if (!server.isDead) choice.done();
      }),
    );
  }

  #note(cell: Cell): void {
    const all = this.#commits.get(cell) ?? [];
    if (all.push(this.clock.now) > keptCommits) all.splice(0, keptCommits / 2);
    this.#commits.set(cell, all);
  }

  /** How many of the last thousands of commits of these cells were made since. */
  committedSince(cells: readonly Cell[], since: number): number {
    const all = cells.flatMap((cell) => this.#commits.get(cell) ?? []);
    return all.filter((at) => at >= since).length;
  }

  #told(choice: Choice, server: Station, region: number, web: Station): void {
    const { webChoice, webIn, watchers, followerMessages, followerWeb } = this.costs;
    const cell = this.cellOf(choice.match);
    const out = webChoice * (1 - webIn) * ms + watchers * followerMessages * followerWeb * 1e-6;
    this.#bus(cell.region, () =>
      this.clock.after(this.#hop(cell.region, region), () =>
        web.do(this.chance.work(out), () => this.#answered(choice)),
      ),
    );
    this.onTold(choice, server);
  }

  #answered(choice: Choice): void {
    if (choice.answers > 0 && choice.sent > 1) return;
    this.laws.answer(choice, this.clock.now);
    const pace = this.#paces.get(choice);
    this.#paces.delete(choice);
    if (pace !== undefined && !this.#isOver) this.#later(choice.match, pace);
  }

  /** Whoever waits for an answer in a match comes again, and says it once more. */
  again(match: number): void {
    if (this.#wish.plant === 'nobody sends again') return;
    for (const choice of this.laws.openOf(match)) this.send(choice);
  }

  /** Counts from now on. */
  count(): void {
    this.laws.delays = [];
    for (const { station } of this.stations) station.count();
  }

  /** All places of work, by kind. */
  get stations(): readonly { readonly kind: string; readonly station: Station }[] {
    const of = (kind: string, all: readonly Station[]) => all.map((station) => ({ kind, station }));
    return [
      ...this.regions.flatMap(({ web, think, nats }) => [
        ...of('web', web),
        ...of('think', [think]),
        ...of('NATS', [nats]),
      ]),
      ...this.cells.flatMap(({ play, postgres }) => [...of('play', play), ...of('PostgreSQL', [postgres])]),
    ];
  }

  /** Nothing more is asked; what is on its way comes to its end. */
  end(): readonly string[] {
    this.#isOver = true;
    this.clock.runUntil(Infinity);
    return this.laws.verdict();
  }

  get isOver(): boolean {
    return this.#isOver;
  }
}
