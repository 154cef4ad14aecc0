// One match on this device: hosted over the browser's store, with the readers of the page and who has the device.

import { actOf, HostedMatch, loadPlay, thinkingTask, withoutLapsed } from '@bridgefront/hosting';
import type { Append, AppendResult, Loaded, Machine, Ports, Reader, Time } from '@bridgefront/hosting';
import type { ThinkingTask } from '@bridgefront/bots';
import { choicesOf, fingerprint, makeRecord, viewOf } from '@bridgefront/kernel';
import type { AnyGame, MatchRecord, StandingAnswer } from '@bridgefront/kernel';
import type { MatchInfo } from '@bridgefront/protocol';
import { isShared } from '../source/my-seat.ts';
import { turnOf } from '../source/my-turn.ts';
import { hostedTable } from './kept.ts';
import type { HereTable, KeptMatch } from './kept.ts';
import { scriptedPlan } from './scripted-plan.ts';

/** A bot's answer to what its seat is asked. */
export interface Thought {
  /** The bot that has thought: another one where the seat's own is not among the bots any more. */
  readonly by: string;
  readonly choices: readonly string[];
}

/** Lets a bot think. */
export type Think = (bot: string, task: ThinkingTask) => Promise<Thought>;

/** Who follows a match: by the id of their subscription, with the eyes of a seat or of the table. */
export interface Follower {
  readonly id: string;
  readonly seat: number | null;
  /** How many reports they have been told. */
  readonly told: number;
}

/** What a table needs around it. */
export interface Around {
  readonly think: Think;
  readonly time: Time;
  readonly machine: Machine;
  /** Answers to windows leave at multiples of so many milliseconds after the question. */
  readonly windowBeat: number;
  /** Keeps the match in place of the version before; false: another tab of the browser has played on in it. */
  keep(kept: KeptMatch): Promise<boolean>;
  /** The match has to be taken up anew from what is kept. */
  readonly lost: (match: string) => void;
  /** The seat whose person has the device, where it is handed round; null: nobody has said so. */
  holder(): number | null;
  /** Sends a message of a host as text. */
  send(message: string): void;
  readonly newSeed: () => string;
}

// A reader whose messages wait while its person does not have the device.
interface HereReader extends Reader {
  readonly seat: number | null;
  id: string;
  held: string[] | null;
}

/** Who reads a match, and how many reports they were told. */
export type Readings = ReturnType<HostedMatch['readers']>;

function isHere(reader: Reader): reader is HereReader {
  return 'held' in reader;
}

/** A match under way or over. */
export class TableHere {
  readonly match: HostedMatch<HereTable>;
  readonly #around: Around;
  readonly #readers = new Set<HereReader>();
  // By seat: what its person misses meanwhile, where the device is handed round.
  readonly #missing = new Map<number, HereReader>();
  #kept: KeptMatch;
  // How many acts are stored, and so shown to who reads.
  #shown: number;
  #started = false;
  #keeping: Promise<boolean> = Promise.resolve(true);

  /**
   * Takes a kept match up where it stands.
   * @throws LoadError when the rules of today do not allow what was chosen
   */
  static async open(game: AnyGame, kept: KeptMatch, around: Around): Promise<TableHere> {
    const people = whoMisses(kept);
    const until = people[0]?.looked ?? kept.events.length;
    const log = { events: async () => kept.events.slice(0, until) };
    const loaded = await loadPlay({ log, machine: around.machine, outages: [] }, game, hostedTable(kept));
    const table = new TableHere(game, kept, { ...loaded, recent: kept.events }, around);
    await table.#takeUp(people);
    return table;
  }

  private constructor(game: AnyGame, kept: KeptMatch, loaded: Loaded, around: Around) {
    this.#around = around;
    this.#shown = kept.events.length;
    const goesOn = loaded.moved && kept.info.status === 'live';
    const continued = { sameRules: false, continuedUnder: fingerprint(game) };
    this.#kept = goesOn ? { ...kept, info: { ...kept.info, ...continued } } : kept;
    this.match = new HostedMatch(hostedTable(this.#kept), loaded, this.#ports());
  }

  #ports(): Ports<HereTable> {
    const { time, machine, windowBeat, think, newSeed, lost } = this.#around;
    return {
      time,
      machine,
      outages: [],
      beats: { answer: 0, window: windowBeat },
      inTurn: true,
      log: {
        append: (append) => this.#append(append),
        events: async (_match, after) => this.#kept.events.slice(after),
      },
      thinker: {
        think: async ({ play }, seat) => {
          const others = this.#kept.lesson?.others ?? null;
          if (others !== null) return scriptedPlan(play, seat, others, this.#kept.events);
          const thought = await think(this.info.seats[seat].bot ?? '', thinkingTask(play, seat, newSeed()));
          await this.#notePlayer(seat, thought.by);
          return thought.choices;
        },
      },
      outbox: {
        over: () => void this.#end('finished'),
        broken: ({ table }) => lost(table.id),
        lapsed: ({ play, table }) =>
          void this.keepStanding(withoutLapsed(play, table).seats.map(({ standing }) => standing ?? [])),
        // The match goes on without what a bot has failed to say.
        failed: () => undefined,
      },
    };
  }

  // From where each person looked last it is noted what they miss.
  async #takeUp(people: readonly Missing[]): Promise<void> {
    const { events } = this.#kept;
    const repeat = (until: number): void => {
      for (const event of events.slice(this.match.play.number, until)) this.match.repeat(event);
    };
    for (const { seat, looked } of people) {
      repeat(looked);
      await this.#miss(`missed ${seat}`, seat);
    }
    repeat(events.length);
  }

  /** The table as it is kept. */
  get info(): MatchInfo {
    return this.#kept.info;
  }

  /** The table as the reader is told of it: where the device is handed round, the seat of the one who has it is theirs. */
  get told(): MatchInfo {
    const { info } = this;
    if (!isShared(info)) return info;
    const holder = this.#around.holder();
    return { ...info, seats: info.seats.map((seat) => ({ ...seat, mine: seat.seat === holder })) };
  }

  /** Whether a plan is to be found here: see `LessonTable`. */
  get isPuzzle(): boolean {
    const { lesson } = this.#kept;
    return lesson?.others === null && lesson.laid !== true;
  }

  /** The match as it is kept. */
  get kept(): KeptMatch {
    return this.#kept;
  }

  get seed(): string {
    return this.#kept.seed;
  }

  /** Counts the changes of what is kept. */
  get version(): number {
    return this.#kept.version;
  }

  /** The rules that it is played by. */
  get game(): AnyGame {
    return this.match.play.engine.game;
  }

  /** The match so far, as it can be replayed. */
  get record(): MatchRecord {
    const names = this.info.seats.map(({ name }) => name ?? '');
    const choices = choicesOf(this.#kept.events.map(actOf));
    return { ...makeRecord(this.game, this.match.play.match, names, this.seed, choices), local: true };
  }

  /** Clocks run and bots think from now on. */
  start(): void {
    if (this.#started) return;
    this.#started = true;
    this.match.start();
  }

  /** Gives the match up, which goes on elsewhere; returns who reads it, but for people who are away. */
  release(): Readings {
    for (const reader of this.#missing.values()) this.#stop(reader);
    const readings = this.match.readers();
    this.match.close();
    return readings;
  }

  /**
   * Takes over who read the match as it was before; they are shown how it stands. Returns those who were not reached, since
   * this one has been given up meanwhile.
   */
  async takeOver(readings: Readings): Promise<Readings> {
    for (const [index, { viewer, reader, told }] of readings.entries()) {
      // Who has followed again meanwhile reads already.
      if (this.#readersOf(viewer).length > 0) continue;
      if (isHere(reader)) this.#readers.add(reader);
      if (!(await this.match.subscribe(viewer, reader, null, told))) return readings.slice(index);
    }
    this.#tellTable();
    this.start();
    return [];
  }

  /**
   * Sends everything, and every change from now on, until `unfollow`. Who comes back to a device that is handed round is
   * sent how it stood when they left and what they have missed. False: the match has been given up, and is to be followed
   * where it goes on.
   */
  async follow({ id, seat, told }: Follower): Promise<boolean> {
    if (this.match.closed) return false;
    for (const reader of this.#readersOf(seat)) this.#stop(reader);
    const missing = seat === null ? undefined : this.#missing.get(seat);
    if (seat !== null) this.#missing.delete(seat);
    if (missing === undefined || this.info.status !== 'live') {
      if (missing !== undefined) this.#stop(missing);
      const reader = this.#reader(id, seat, null);
      this.#readers.add(reader);
      if (!(await this.match.subscribe(seat, reader, null, told))) return false;
    } else this.#comeBack(id, missing);
    this.#tellTable();
    this.start();
    return true;
  }

  /** Ends what `follow` began. */
  unfollow(seat: number | null): void {
    for (const reader of this.#readersOf(seat)) {
      this.#stop(reader);
      const leaves = seat !== null && this.info.status === 'live' && isShared(this.info);
      if (leaves && !this.#missing.has(seat)) void this.#miss(reader.id, seat);
      if (leaves) this.#noteSeen(seat);
    }
  }

  // Who leaves while an act is being kept has not been shown it.
  #noteSeen(seat: number): void {
    const seen = this.#kept.seen ?? [];
    if ((seen[seat] ?? 0) <= this.#shown) return;
    this.#kept = { ...this.#kept, seen: seen.with(seat, this.#shown) };
    void this.keep();
  }

  #readersOf(seat: number | null): readonly HereReader[] {
    return [...this.#readers].filter((reader) => reader.seat === seat);
  }

  #stop(reader: HereReader): void {
    reader.gone = true;
    this.match.unsubscribe(reader.seat, reader);
    this.#readers.delete(reader);
  }

  #reader(id: string, seat: number | null, held: string[] | null): HereReader {
    const reader: HereReader = {
      id,
      seat,
      held,
      words: true,
      steps: true,
      gone: false,
      send: (message) => void (reader.held?.push(message) ?? this.#around.send(message)),
    };
    return reader;
  }

  async #miss(id: string, seat: number): Promise<void> {
    const missing = this.#reader(id, seat, []);
    this.#missing.set(seat, missing);
    await this.match.subscribe(seat, missing, null, 0);
  }

  #comeBack(id: string, missing: HereReader): void {
    const { held } = missing;
    missing.held = null;
    missing.id = id;
    this.#readers.add(missing);
    for (const message of held ?? []) this.#around.send(message);
  }

  /** Ends it without a result; false: another tab has played on in it, and nothing has ended. Told once it is kept. */
  end(): Promise<boolean> {
    return this.info.status === 'live' ? this.#end('ended') : Promise.resolve(true);
  }

  async #end(status: 'finished' | 'ended'): Promise<boolean> {
    const { engine, match, shownActs } = this.match.play;
    // As at a server: it counts neither way.
    const early = status === 'ended' && shownActs === 0;
    const outcome = status === 'ended' ? null : engine.game.outcome(match.state, match.options);
    return this.#inform({
      status,
      outcome: outcome === null ? null : (JSON.parse(JSON.stringify(outcome)) as MatchInfo['outcome']),
      finishedAt: this.#around.time.now(),
      ...(early && { seats: this.info.seats.map((one) => ({ ...one, leftEarly: true as const })) }),
    });
  }

  /** Notes which match was begun after this one, with the same table. */
  async follows(rematch: string): Promise<void> {
    await this.#inform({ rematch });
  }

  /** Keeps how the seats answer windows to come. */
  async keepStanding(standing: readonly (readonly StandingAnswer[])[]): Promise<void> {
    if (await this.keep({ standing })) await this.match.update(hostedTable(this.#kept));
  }

  // The seat's bot is not among those of today, or it is again.
  async #notePlayer(seat: number, by: string): Promise<void> {
    const { seats } = this.info;
    const standIn = seats[seat].bot === by ? null : by;
    if (seats[seat].standIn !== standIn)
      await this.#inform({ seats: seats.map((one) => (one.seat === seat ? { ...one, standIn } : one)) });
  }

  async #append({ after, events }: Append): Promise<AppendResult> {
    const before = this.#kept.events;
    if (before.length !== after) return { status: 'conflict' };
    try {
      const kept = await this.keep({ events: [...before, ...events] });
      if (kept) this.#shown = after + events.length;
      return { status: kept ? 'stored' : 'conflict' };
    } catch (error) {
      return { status: 'failed', problem: String(error) };
    }
  }

  /** Keeps the match as it is now; false: another tab has played on in it. Writes follow one another. */
  async keep(change: Partial<KeptMatch> = {}): Promise<boolean> {
    const changed = { ...this.#kept, ...change, version: this.#kept.version + 1 };
    const kept = { ...changed, turn: this.#turn(changed), ...this.#seenBy(changed.events.length) };
    this.#kept = kept;
    this.#keeping = this.#keeping.then((before) => before && this.#around.keep(kept));
    const done = await this.#keeping;
    if (!done && !this.match.closed) this.#around.lost(this.info.id);
    return done;
  }

  // What goes on, for lists. Where several people sit, what one of them is asked is nothing for these.
  #turn({ info }: KeptMatch): KeptMatch['turn'] {
    if (info.status !== 'live') return null;
    const { engine, match } = this.match.play;
    const mine = info.seats.find((seat) => seat.mine)?.seat ?? null;
    return turnOf({ view: viewOf(engine, match, mine), host: this.match.facts(mine) }, mine);
  }

  // Who looks has seen everything.
  #seenBy(count: number): Pick<KeptMatch, 'seen'> {
    if (!isShared(this.info)) return {};
    const before = this.#kept.seen ?? [];
    const looks = (seat: number): boolean => this.#readersOf(seat).length > 0;
    return { seen: this.info.seats.map(({ seat }) => (looks(seat) ? count : (before[seat] ?? 0))) };
  }

  async #inform(change: Partial<MatchInfo>): Promise<boolean> {
    const kept = await this.keep({ info: { ...this.info, ...change } });
    if (!kept) return false;
    await this.match.update(hostedTable(this.#kept));
    this.#tellTable();
    return true;
  }

  #tellTable(): void {
    if (this.#readers.size > 0) this.#around.send(JSON.stringify({ type: 'table', match: this.told }));
  }
}

interface Missing {
  readonly seat: number;
  /** How many of the acts its person has seen. */
  readonly looked: number;
}

// The people of a device that is handed round, who looked longest ago first.
function whoMisses({ events, seen = [], info }: KeptMatch): readonly Missing[] {
  if (info.status !== 'live' || !isShared(info)) return [];
  const people = info.seats.filter(({ kind }) => kind === 'human');
  return people
    .map(({ seat }) => ({ seat, looked: Math.min(seen[seat] ?? 0, events.length) }))
    .toSorted((a, b) => a.looked - b.looked);
}
