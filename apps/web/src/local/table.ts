// One match on this device at work: its readers, its bots, and what is kept of it.

import { fingerprint } from '@bridgefront/kernel';
import type { AnyGame, Refusal } from '@bridgefront/kernel';
import type { ThinkingTask } from '@bridgefront/bots';
import type { HostFacts, MatchInfo, ServerMessage } from '@bridgefront/protocol';
import { LocalMatch, sameJson } from '@bridgefront/viewing';
import type { ChoiceWords, LocalNews } from '@bridgefront/viewing';
import { isHandedRound } from '../source/my-seat.ts';
import { turnOf } from '../source/my-turn.ts';
import type { KeptMatch } from './kept.ts';

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
}

/** What a table needs around it. */
export interface Around {
  readonly think: Think;
  /** Keeps the match in place of the version before; false: another tab of the browser has played on in it. */
  keep(kept: KeptMatch): Promise<boolean>;
  /** Another tab has played on in the match: it has to be taken up from what that one kept. */
  lost(match: string): void;
  /** The seat whose person has the device, where it is handed round; null: nobody has said so. */
  holder(): number | null;
  send(message: ServerMessage): void;
  newSeed(): string;
  /** Milliseconds since 1970. */
  now(): number;
}

interface Reader extends Omit<Follower, 'id'> {
  id: string;
  readonly stream: string;
  /** What waits for a person who does not have the device; null: it is sent at once. */
  held: ServerMessage[] | null;
  stop: () => void;
  number: number;
  told: number;
  words: ChoiceWords;
  facts: HostFacts;
}

type Operations = Extract<ServerMessage, { type: 'change' }>['patch'];

// Of so many acts the repetition is known.
const mostDone = 16;

const takenElsewhere = {
  code: 'stale',
  message:
    'You have played on in another tab of this browser. Go on there, or load the page anew to go on here.',
} as const;

/** A match under way or over. */
export class TableHere {
  readonly match: LocalMatch;
  readonly #game: AnyGame;
  readonly #around: Around;
  readonly #readers = new Set<Reader>();
  // By seat: what its person misses meanwhile, where the device is handed round.
  readonly #missing = new Map<number, Reader>();
  #kept: KeptMatch;
  #thinking = false;
  #lost = false;
  #keeping: Promise<boolean> = Promise.resolve(true);

  /**
   * Takes the match up where it stands.
   * @throws RecordError when the rules of today do not allow what was chosen
   */
  constructor(game: AnyGame, kept: KeptMatch, around: Around) {
    const { info, seed } = kept;
    this.#game = game;
    this.#around = around;
    this.#kept = kept;
    this.match = new LocalMatch(game, {
      seed,
      options: info.options,
      seats: info.seats.map(({ name }) => name ?? ''),
      programs: new Set(info.seats.flatMap(({ seat, bot }) => (bot === null ? [] : [seat]))),
      imaginedSeed: around.newSeed(),
    });
    this.#takeUp(kept);
    const rules = fingerprint(game);
    if (rules !== info.rules && info.status === 'live')
      this.#inform({ sameRules: false, continuedUnder: rules });
  }

  // From where each person looked last it is noted what they miss.
  #takeUp({ choices, seen = [], info }: KeptMatch): void {
    const lookedAt = (seat: number): number => Math.min(seen[seat] ?? 0, choices.length);
    const handed = info.status === 'live' && isHandedRound(info);
    const people = info.seats.filter(({ kind }) => handed && kind === 'human').map(({ seat }) => seat);
    let at = 0;
    for (const seat of people.toSorted((a, b) => lookedAt(a) - lookedAt(b))) {
      this.match.repeat(choices.slice(at, lookedAt(seat)));
      at = lookedAt(seat);
      this.#missing.set(seat, this.#read(`missed ${seat}`, seat, []));
    }
    this.match.repeat(choices.slice(at));
  }

  /** The table as it is kept. */
  get info(): MatchInfo {
    return this.#kept.info;
  }

  /** The table as the reader is told of it: where the device is handed round, the seat of the one who has it is theirs. */
  get told(): MatchInfo {
    const { info } = this;
    if (!isHandedRound(info)) return info;
    const holder = this.#around.holder();
    return { ...info, seats: info.seats.map((seat) => ({ ...seat, mine: seat.seat === holder })) };
  }

  get seed(): string {
    return this.#kept.seed;
  }

  /** Counts the changes of what is kept. */
  get version(): number {
    return this.#kept.version;
  }

  /** Gives the match up, which goes on elsewhere; returns who followed it. */
  release(): readonly Follower[] {
    this.#lost = true;
    const followers = [...this.#readers];
    for (const reader of [...followers, ...this.#missing.values()]) this.#stop(reader);
    return followers;
  }

  /** The document of one reader now. */
  document(seat: number | null) {
    return { view: this.match.view(seat), host: this.#facts() };
  }

  /**
   * Sends everything, and every change from now on, until `unfollow`. Who comes back to a device that is handed round is
   * sent how it stood when they left and what they have missed, unless `anew`.
   */
  follow(id: string, seat: number | null, anew = false): void {
    for (const reader of this.#readersOf(seat)) this.#stop(reader);
    const missing = seat === null ? undefined : this.#missing.get(seat);
    if (seat !== null) this.#missing.delete(seat);
    if (missing === undefined || anew || this.info.status !== 'live') {
      if (missing !== undefined) this.#stop(missing);
      this.#readers.add(this.#read(id, seat, null));
    } else this.#comeBack({ id, missing });
    this.#around.send({ type: 'table', match: this.told });
    void this.playOn();
  }

  unfollow(seat: number | null): void {
    for (const reader of this.#readersOf(seat)) {
      this.#stop(reader);
      const leaves = seat !== null && this.info.status === 'live' && isHandedRound(this.info);
      if (leaves && !this.#missing.has(seat)) this.#missing.set(seat, this.#read(reader.id, seat, []));
    }
  }

  #readersOf(seat: number | null): readonly Reader[] {
    return [...this.#readers].filter((reader) => reader.seat === seat);
  }

  #stop(reader: Reader): void {
    reader.stop();
    this.#readers.delete(reader);
  }

  #read(id: string, seat: number | null, held: ServerMessage[] | null): Reader {
    const [facts, words, stop] = [this.#facts(), { labels: [] }, (): void => undefined];
    const reader: Reader = { id, seat, facts, stream: id, number: 0, told: 0, words, held, stop };
    reader.stop = this.match.follow(seat, (news) => this.#tell(reader, news));
    return reader;
  }

  #comeBack({ id, missing }: { readonly id: string; readonly missing: Reader }): void {
    const { held } = missing;
    missing.held = null;
    missing.id = id;
    this.#readers.add(missing);
    for (const message of held ?? []) this.#around.send(message);
  }

  /** Whether the act has been done, as far as this is remembered; whoever says it again asks once more for its answer. */
  hasDone(said: string): boolean {
    return this.#kept.done?.includes(said) ?? false;
  }

  /** An act of the person, which is kept before it counts as done; null, or why it is refused. Nothing is done twice. */
  async act(
    said: string,
    act: (match: LocalMatch) => Refusal | null,
  ): Promise<Refusal | typeof takenElsewhere | null> {
    if (this.hasDone(said)) return (await this.#keeping) ? null : takenElsewhere;
    if (this.#lost) return takenElsewhere;
    const refused = act(this.match);
    if (refused !== null) return refused;
    this.#kept = { ...this.#kept, done: [...(this.#kept.done ?? []), said].slice(-mostDone) };
    const kept = await this.keep();
    void this.playOn();
    return kept ? null : takenElsewhere;
  }

  /** Ends it without a result; false: another tab has played on in it, and nothing has ended. Told once it is kept. */
  async end(): Promise<boolean> {
    if (this.info.status !== 'live') return true;
    const { info } = this;
    this.#kept = {
      ...this.#kept,
      info: { ...info, status: 'ended', finishedAt: this.#around.now() },
    };
    const kept = await this.keep();
    if (kept) this.#tellEnd();
    return kept;
  }

  /** Notes which match was begun after this one, with the same table. */
  async follows(rematch: string): Promise<void> {
    this.#inform({ rematch });
    await this.keep();
  }

  /** Lets bots choose until the person is asked or the match is over. */
  async playOn(): Promise<void> {
    if (this.#thinking) return;
    this.#thinking = true;
    try {
      while (!this.#lost && this.info.status === 'live' && this.match.next !== null)
        await this.#playNext(this.match.next);
    } finally {
      this.#thinking = false;
    }
  }

  async #playNext(seat: number): Promise<void> {
    const { match, info } = this;
    const { question } = match;
    const task = {
      seat,
      game: info.game,
      match: JSON.stringify(match.imagine(seat)),
      seed: this.#around.newSeed(),
    };
    // A bot that fails plays what its game says for absent seats.
    const thought = await this.#around.think(info.seats[seat].bot ?? '', task).catch(() => null);
    if (this.#lost || this.info.status !== 'live' || match.question !== question || match.next !== seat)
      return;
    if (thought !== null) this.#notePlayer(seat, thought.by);
    match.play(seat, thought?.choices ?? []);
    await this.keep();
  }

  #notePlayer(seat: number, by: string): void {
    const { seats } = this.info;
    const standIn = seats[seat].bot === by ? null : by;
    if (seats[seat].standIn !== standIn)
      this.#inform({ seats: seats.map((one) => (one.seat === seat ? { ...one, standIn } : one)) });
  }

  /** Keeps the match as it is now; false: another tab has played on in it. Writes follow one another. */
  async keep(): Promise<boolean> {
    this.#settle();
    const { info } = this;
    // Where several people sit, what one of them is asked is nothing for a list.
    const mine = info.seats.find((seat) => seat.mine)?.seat ?? null;
    const turn = info.status === 'live' ? turnOf(this.document(mine), mine) : null;
    const { choices } = this.match.record;
    const version = this.#kept.version + 1;
    const kept = { ...this.#kept, choices, turn, version, ...this.#seenBy(choices.length) };
    this.#kept = kept;
    this.#keeping = this.#keeping.then((before) => before && this.#around.keep(kept));
    const done = await this.#keeping;
    if (!done && !this.#lost) this.#around.lost(this.info.id);
    return done;
  }

  // Who looks has seen everything; what somebody takes back nobody else has seen.
  #seenBy(count: number): Pick<KeptMatch, 'seen'> {
    if (!isHandedRound(this.info)) return {};
    const before = this.#kept.seen ?? [];
    const seen = this.info.seats.map(({ seat }) =>
      this.#readersOf(seat).length > 0 ? count : Math.min(before[seat] ?? 0, count),
    );
    return { seen };
  }

  #inform(change: Partial<MatchInfo>): void {
    this.#kept = { ...this.#kept, info: { ...this.info, ...change } };
    if (this.#readers.size > 0) this.#around.send({ type: 'table', match: this.told });
  }

  // Notes the end when the rules have brought it.
  #settle(): void {
    if (!this.match.over || this.info.status !== 'live') return;
    const { outcome } = this.match.view(null);
    const told = outcome && {
      winners: [...outcome.winners],
      ranking: outcome.ranking.map((place) => [...place]),
      reason: outcome.reason,
    };
    this.#inform({ status: 'finished', outcome: told, finishedAt: this.#around.now() });
  }

  #facts(): HostFacts {
    const { status, seats, sameRules, continuedUnder } = this.info;
    const over = this.match.over;
    return {
      status: over && status === 'live' ? 'finished' : status,
      names: seats.map(({ name }) => name ?? ''),
      bots: seats.map(({ bot, standIn }) => standIn ?? bot),
      sameRules,
      continuedUnder,
      decision: over || status !== 'live' ? null : this.match.question,
      clock: null,
    };
  }

  #tell(reader: Reader, news: LocalNews): void {
    const { labels, planned, first, told } = news;
    reader.words = { labels, ...(planned && { planned }), ...(first && { first }) };
    reader.told = told;
    if (news.type === 'change') return this.#sendChange(reader, news);
    const document = { view: news.view, host: reader.facts };
    const whole = { ...this.#place(reader), type: 'whole', document, reports: news.reports };
    this.#send(reader, whole as unknown as ServerMessage);
  }

  // To whom, where in their stream, and the words for what is open there.
  #place({ stream, number, seat, told, words }: Reader) {
    return { match: this.info.id, seat, stream, number, told, ...words };
  }

  #sendChange(
    reader: Reader,
    { frames, patch }: Pick<LocalNews & { type: 'change' }, 'frames' | 'patch'>,
  ): void {
    const inDocument = patch.map((operation) => ({ ...operation, path: `/view${operation.path}` }));
    reader.number++;
    const whole = [...inDocument, ...this.#factsPatch(reader)];
    const change = { ...this.#place(reader), type: 'change', frames, patch: whole };
    this.#send(reader, change as unknown as ServerMessage);
  }

  #send({ held }: Reader, message: ServerMessage): void {
    if (held === null) this.#around.send(message);
    else held.push(message);
  }

  // What the host's facts have changed to since the reader was told.
  #factsPatch(reader: Reader): Operations {
    const [before, after] = [reader.facts, this.#facts()];
    reader.facts = after;
    const names = ['status', 'decision', 'bots'] as const;
    return names
      .filter((name) => !sameJson(before[name], after[name]))
      .map((name) => ({ op: 'replace', path: `/host/${name}`, value: after[name] }));
  }

  #tellEnd(): void {
    for (const reader of this.#readers) this.#sendChange(reader, { frames: [], patch: [] });
    if (this.#readers.size > 0) this.#around.send({ type: 'table', match: this.told });
  }

  /** The rules that it is played by. */
  get game(): AnyGame {
    return this.#game;
  }
}
