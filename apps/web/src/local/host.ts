// The host of the matches on this device: it answers as a server does, for the people at the device and without a
// network.

import type { ThinkingTask, WordedAdvice } from '@bridgefront/bots';
import type { MatchInfo, WireRefusal } from '@bridgefront/protocol';
import {
  eventsOfChoices,
  forkRunning,
  forkStart,
  imaginedStart,
  readStanding,
  thinkingTask,
  whyNoAdvice,
} from '@bridgefront/hosting';
import { readRecording, recordMatch } from '@bridgefront/viewing';
import type { Recording } from '@bridgefront/viewing';
import type { Outgoing } from '../source/reconnecting-socket.ts';
import { isShared } from '../source/my-seat.ts';
import { isRefusal } from '../source/refusal.ts';
import { beginBoard, goneBack, passFor, suppositionOf } from './boards.ts';
import type { BoardWish } from './boards.ts';
import { boardId, isAside } from './ids.ts';
import type { KeptMatch } from './kept.ts';
import type { Question, Questions } from './messages.ts';
import { beginLesson, beginMatch, newTable } from './new-match.ts';
import { readIn } from './read-in.ts';
import type { LessonWish } from './new-match.ts';
import { TableHere } from './table.ts';
import { TablesHere, unknownGame } from './tables.ts';
import type { TablesParts } from './tables.ts';

/** What the host needs of the machine. */
export interface HostParts extends TablesParts {
  advise(task: ThinkingTask): Promise<WordedAdvice>;
  newId(): string;
}

type Answers = {
  readonly [Q in Question]: (given: Questions[Q]['given']) => Promise<Questions[Q]['answer'] | WireRefusal>;
};

function refuse(code: WireRefusal['code'], message: string): WireRefusal {
  return { code, message };
}

const notLive = refuse('not-live', 'The match is not running.');
const running = refuse('not-finished', 'The match is not over yet.');
const notKept = refuse('not-finished', 'What begins in a position is not kept: begin it anew.');
const ownPlan = refuse('not-live', 'In a puzzle the plan is yours to find: its card can show it to you.');
const ownThoughts = refuse('no-hints', 'On a private board all thoughts are your own.');
const noBoard = refuse('not-found', 'There is no board of this match on this device.');
const done = { done: true } as const;
// The boards of the longest ago give way.
const mostBoards = 40;
const mostNotes = 10_000;
const noSeat = refuse('not-found', 'The match has no such seat.');
const botsSeat = refuse('not-yours', 'A bot plays this seat.');
const covered = refuse(
  'not-yours',
  'The screen is covered for this seat: its person has to take the device.',
);

// Whose seat it is while the match runs: a bot's, or that of a person who does not have the device.
function notYours({ told }: TableHere, seat: number): WireRefusal | null {
  const info = told.seats[seat];
  if (info === undefined) return noSeat;
  if (info.mine) return null;
  return info.kind === 'human' ? covered : botsSeat;
}

// Why there is nothing to watch again.
function unfinished({ info }: TableHere): WireRefusal | null {
  if (info.status === 'live') return running;
  return isAside(info.id) ? notKept : null;
}

type Act = Extract<Outgoing, { type: 'choose' | 'take-back' }>;

// While a match runs nobody sees with a bot's eyes, nor with those of somebody who has not said to be there.
function closed(table: TableHere, seat: number | null): WireRefusal | null {
  if (seat === null) return null;
  const refusal = notYours(table, seat);
  return refusal === noSeat || table.info.status === 'live' ? refusal : null;
}

/** Answers the page for the matches of this device. */
export class HostHere {
  readonly #parts: HostParts;
  readonly #tables: TablesHere;
  // What the last match that was asked for showed everybody: its story asks once for each seat.
  #recorded: { readonly match: string; readonly viewers: Recording['viewers'] } | null = null;
  readonly #answers: Answers;

  constructor(parts: HostParts) {
    this.#parts = parts;
    this.#tables = new TablesHere(parts);
    const about =
      <G extends { readonly match: string }, A>(answer: (table: TableHere, given: G) => A | Promise<A>) =>
      async (given: G): Promise<A | WireRefusal> => {
        const table = await this.#tables.get(given.match);
        return table instanceof TableHere ? answer(table, given) : table;
      };
    this.#answers = {
      createMatch: ({ wish, people }) => this.#create(wish, people),
      readIn: async ({ record }) =>
        this.#begin(await readIn(record, (game) => this.#parts.rulesOf(game), this.#beginning())),
      beginLesson: ({ wish, person }) => this.#lesson(wish, person),
      getBoard: about((table) => table.kept.board ?? noBoard),
      beginBoard: ({ wish }) => this.#board(wish),
      keepNotes: about((table, { notes }) => this.#keepNotes(table, notes)),
      passFor: about((table, { seat }) => this.#passFor(table, seat)),
      getSupposition: about(({ kept }) => suppositionOf(kept) ?? noBoard),
      goBack: about((table) => this.#goBack(table)),
      getImagined: about((table, { seat }) => closed(table, seat) ?? this.#imagined(table, seat)),
      getMatch: about(({ told }) => told),
      getView: about((table, { seat }) => closed(table, seat) ?? this.#view(table, seat)),
      getHint: about((table, { seat }) => closed(table, seat) ?? this.#hint(table, seat)),
      getRecord: about((table) => unfinished(table) ?? (table.record as never)),
      getRecording: about((table, { seat }) => closed(table, seat) ?? this.#recording(table, seat)),
      fork: about((table, wish) => this.#fork(table, wish)),
      rematch: about((table) => (isAside(table.info.id) ? notKept : this.#rematch(table))),
      standing: about((table, given) => this.#standing(table, given)),
      uncover: about((table, { seat }) => this.#uncover(table, seat)),
      end: ({ match }) => this.#end(match),
      remove: ({ match }) => this.#remove(match),
    };
  }

  /** Answers a question, or says why not. */
  async ask<Q extends Question>(
    name: Q,
    given: Questions[Q]['given'],
  ): Promise<Questions[Q]['answer'] | WireRefusal> {
    return this.#answers[name](given);
  }

  /** Takes a message as a server's live connection does. */
  async receive(message: Outgoing): Promise<void> {
    const refusal = await this.#receive(message);
    const { id } = message;
    this.#parts.send(
      JSON.stringify(refusal === null ? { type: 'accepted', id } : { type: 'refused', id, ...refusal }),
    );
  }

  async #receive(message: Outgoing): Promise<WireRefusal | null> {
    if (!('match' in message))
      return refuse('bad-message', 'A match on this device has nothing to say to that.');
    const table = await this.#tables.get(message.match);
    if (!(table instanceof TableHere)) return table;
    switch (message.type) {
      case 'subscribe': {
        const refusal = closed(table, message.seat);
        const { id, seat, told } = message;
        // Another tab has played on in it meanwhile: it is followed as it stands there.
        if (refusal === null && !(await table.follow({ id, seat, told }))) return this.#receive(message);
        return refusal;
      }
      case 'unsubscribe':
        table.unfollow(message.seat);
        if (message.seat !== null) this.#tables.cover(message.match, message.seat);
        return null;
      case 'choose':
      case 'take-back':
        return this.#act(table, message);
      case 'here':
        // Nobody is called away from this device.
        return null;
      case 'chat':
        return refuse('not-live', 'Nobody else is here who could read it.');
    }
  }

  async #act(table: TableHere, message: Act): Promise<WireRefusal | null> {
    const { type: kind, seat, at, id } = message;
    const choice = message.type === 'choose' ? message.choice : '';
    const act = { kind, seat, choice, at, by: 'seat', message: id } as const;
    // Who says it again may have given the device away meanwhile.
    const refusal = table.match.answered(act) === null ? notYours(table, seat) : null;
    if (refusal !== null) return refusal;
    const answer = await table.match.act(act);
    return 'refused' in answer ? answer.refused : null;
  }

  /** Another tab has kept a match with so many changes, or removed it. */
  heard(id: string, version: number): Promise<void> {
    return this.#tables.heard(id, version);
  }

  async #end(id: string): Promise<MatchInfo | WireRefusal> {
    const table = await this.#tables.get(id);
    if (!(table instanceof TableHere)) return table;
    // Where another tab has played on meanwhile, that is what ends.
    return (await table.end()) ? table.told : this.#end(id);
  }

  async #remove(match: string): Promise<{ readonly removed: true }> {
    await this.#tables.remove(match);
    return { removed: true };
  }

  async #begin(kept: KeptMatch | WireRefusal): Promise<MatchInfo | WireRefusal> {
    const table = isRefusal(kept) ? kept : await this.#tables.begin(kept);
    return table instanceof TableHere ? table.told : table;
  }

  // That it is this person who says so, nobody else can know.
  #uncover(table: TableHere, seat: number): MatchInfo | WireRefusal {
    if (!isShared(table.info)) return table.told;
    if (table.info.seats[seat]?.kind !== 'human') return notYours(table, seat) ?? noSeat;
    for (const other of peopleAt(table.info)) if (other.seat !== seat) table.unfollow(other.seat);
    this.#tables.uncover(table.info.id, seat);
    return table.told;
  }

  async #create(
    wish: Questions['createMatch']['given']['wish'],
    people: readonly string[],
  ): Promise<MatchInfo | WireRefusal> {
    const game = await this.#parts.rulesOf(wish.game);
    return game === null ? unknownGame : this.#begin(beginMatch(game, wish, people, this.#beginning()));
  }

  async #lesson(wish: LessonWish, person: string): Promise<MatchInfo | WireRefusal> {
    const game = await this.#parts.rulesOf(wish.game);
    return game === null ? unknownGame : this.#begin(beginLesson(game, wish, person, this.#beginning()));
  }

  async #board(wish: BoardWish): Promise<MatchInfo | WireRefusal> {
    const game = await this.#parts.rulesOf(wish.game);
    if (game === null) return unknownGame;
    const id = boardId(wish.match, wish.seat);
    const before = await this.#tables.get(id);
    const notes = before instanceof TableHere ? (before.kept.board?.notes ?? '') : '';
    const board = beginBoard(game, wish, this.#beginning(), notes);
    if (isRefusal(board)) return board;
    await this.#tables.remove(id);
    for (const old of (await this.#parts.store.boards()).slice(mostBoards - 1))
      await this.#tables.remove(old.id);
    return this.#begin(board);
  }

  async #keepNotes(table: TableHere, notes: string) {
    const { board } = table.kept;
    if (board === undefined) return noBoard;
    await table.keep({ board: { ...board, notes: notes.slice(0, mostNotes) } });
    return done;
  }

  async #goBack({ kept, game }: TableHere) {
    if (kept.board === undefined) return noBoard;
    const { version } = kept;
    await this.#parts.store.put({ ...goneBack(game, kept), version: version + 1 }, version);
    await this.#tables.takeAnew(kept.id);
    return done;
  }

  #imagined({ match: { play, over } }: TableHere, seat: number) {
    return over ? notLive : imaginedStart(play, seat, this.#parts.newSeed(), this.#parts.newSeed());
  }

  #beginning() {
    return { id: this.#parts.newId(), seed: this.#parts.newSeed(), now: this.#parts.time.now() };
  }

  // In a puzzle, what was tried is played on as well as it can be.
  async #passFor(table: TableHere, seat: number): Promise<typeof done | WireRefusal> {
    if (!table.isPuzzle && table.kept.board === undefined) return noBoard;
    const { play } = table.match;
    const bot = table.info.seats.find((one) => one.bot !== null)?.bot ?? '';
    const task = thinkingTask(play, seat, `${table.info.id} ${play.question}`);
    const { choices } = table.isPuzzle ? await this.#parts.think(bot, task) : { choices: [] };
    return (await passFor(table, seat, choices)) ?? done;
  }

  async #hint(table: TableHere, seat: number) {
    const { play } = table.match;
    const { question } = play;
    const idle = table.isPuzzle
      ? ownPlan
      : table.kept.board === undefined
        ? whyNoAdvice(play, seat)
        : ownThoughts;
    if (idle !== null) return idle;
    const advice = await this.#parts.advise(thinkingTask(play, seat, `${table.info.id} ${question}`));
    // The device may have gone to somebody else while the bot was thinking.
    return closed(table, seat) ?? { decision: question, ...advice };
  }

  async #rematch(table: TableHere): Promise<MatchInfo | WireRefusal> {
    const { game, options, seating, seats, rematch, clock, visibility } = table.info;
    const begun = rematch === null ? null : await this.#tables.get(rematch);
    if (begun instanceof TableHere) return begun.told;
    const wishes = seats.map(({ bot }) =>
      bot === null ? { kind: 'human' as const } : { kind: 'bot' as const, bot },
    );
    const wish = { game, options, seating, clock, visibility, seats: wishes };
    const people = peopleAt(table.info).map(({ name }) => name ?? '');
    const fresh = await this.#create(wish, people);
    if (!isRefusal(fresh)) await table.follows(fresh.id);
    return fresh;
  }

  async #view(table: TableHere, seat: number | null): Promise<Questions['getView']['answer'] | WireRefusal> {
    const shown = await table.match.look(seat, null);
    // Another tab has played on in it: it is shown as it stands there.
    if (shown !== null) return shown as never;
    const anew = await this.#tables.get(table.info.id);
    return anew instanceof TableHere ? (closed(anew, seat) ?? this.#view(anew, seat)) : anew;
  }

  async #standing(table: TableHere, { seat, answers }: Questions['standing']['given']) {
    const refusal = notYours(table, seat) ?? (table.info.status === 'live' ? null : notLive);
    const read = refusal ?? readStanding(table.match.play, answers);
    if ('code' in read) return read;
    const { seats } = table.match.table;
    await table.keepStanding(seats.map(({ standing = [] }, other) => (other === seat ? read : standing)));
    return { done: true } as const;
  }

  #recording(table: TableHere, seat: number | null) {
    const refusal = unfinished(table);
    if (refusal !== null) return refusal;
    const { record, info, game } = table;
    if (this.#recorded?.match !== info.id)
      this.#recorded = { match: info.id, viewers: readRecording([recordMatch(game, record)]).viewers };
    const { viewers } = this.#recorded;
    return { match: info.id, seat, ...viewers[seat ?? viewers.length - 1] } as never;
  }

  #fork(table: TableHere, wish: Questions['fork']['given']): Promise<MatchInfo | WireRefusal> | WireRefusal {
    const { info, game, record, seed } = table;
    if (info.status === 'live') return forkRunning;
    if (isAside(info.id)) return notKept;
    const at = forkStart(game, info, record, wish.at);
    if (typeof at !== 'number') return at;
    const beginning = { ...this.#beginning(), seed };
    const people = peopleAt(info);
    const person = (people.find(({ seat }) => seat === wish.seat) ?? people[0]).name ?? '';
    const sitting = info.seats.map(({ seat }) => (seat === wish.seat ? { person } : { bot: wish.bot }));
    const fresh = newTable(game, info, sitting, beginning);
    const choices = record.choices.slice(0, at);
    const events = eventsOfChoices(choices, (seat) => seat === wish.seat, beginning.now);
    const fork = { match: info.id, at };
    return this.#begin({ id: fresh.id, seed, version: 0, turn: null, events, info: { ...fresh, fork } });
  }
}

function peopleAt({ seats }: MatchInfo) {
  return seats.filter(({ kind }) => kind === 'human');
}
