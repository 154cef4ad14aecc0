// The host of the matches on this device: it answers as a server does, for one person and without a network.

import type { ThinkingTask, WordedAdvice } from '@bridgefront/bots';
import { fingerprint, RecordError } from '@bridgefront/kernel';
import type { AnyGame, MatchRecord } from '@bridgefront/kernel';
import type { MatchInfo, WireRefusal } from '@bridgefront/protocol';
import { forkPoint, readRecording, recordMatch } from '@bridgefront/viewing';
import type { Outgoing } from '../source/reconnecting-socket.ts';
import type { KeptMatch, MatchStore } from './kept.ts';
import type { Question, Questions } from './messages.ts';
import { beginMatch, newTable } from './new-match.ts';
import { TableHere } from './table.ts';
import type { Around } from './table.ts';

/** What the host needs of the machine. */
export interface HostParts extends Omit<Around, 'keep' | 'lost'> {
  readonly store: MatchStore;
  rulesOf(game: string): Promise<AnyGame | null>;
  advise(task: ThinkingTask): Promise<WordedAdvice>;
  newId(): string;
}

type Answers = {
  readonly [Q in Question]: (given: Questions[Q]['given']) => Promise<Questions[Q]['answer'] | WireRefusal>;
};

function refuse(code: WireRefusal['code'], message: string): WireRefusal {
  return { code, message };
}

const notHere = refuse(
  'not-found',
  'This match is not on this device: it was played on another one, or has been removed.',
);
const unknownGame = refuse('not-found', 'This game cannot be played on this device.');
const running = refuse('not-finished', 'The match is not over yet.');
const moved = refuse(
  'rules-changed',
  'The rules of this game have changed since the match began, and what was chosen then is not allowed any more. It cannot go on.',
);
const over = refuse('match-over', 'The match is over at this moment; choose an earlier one.');

const botsSeat = refuse('not-yours', 'A bot plays this seat.');

// While a match runs nobody sees with a bot's eyes.
function closed({ info }: TableHere, seat: number | null): WireRefusal | null {
  const open = seat === null || info.status === 'finished' || info.seats[seat]?.mine === true;
  return open ? null : botsSeat;
}

/** Whether an answer is a refusal. */
export function isRefusal(answer: object): answer is WireRefusal {
  return 'code' in answer && 'message' in answer;
}

/** See above. */
export class HostHere {
  readonly #parts: HostParts;
  readonly #tables = new Map<string, Promise<TableHere | WireRefusal>>();
  readonly #answers: Answers;

  constructor(parts: HostParts) {
    this.#parts = parts;
    const about =
      <G extends { readonly match: string }, A>(answer: (table: TableHere, given: G) => A | Promise<A>) =>
      async (given: G): Promise<A | WireRefusal> => {
        const table = await this.#table(given.match);
        return table instanceof TableHere ? answer(table, given) : table;
      };
    this.#answers = {
      createMatch: ({ wish, name }) => this.#create(wish, name),
      getMatch: about(({ info }) => info),
      getView: about((table, { seat }) => closed(table, seat) ?? { document: table.document(seat) as never }),
      getHint: about((table, { seat }) => this.#hint(table, seat)),
      getRecord: about((table) => (table.info.status === 'live' ? running : (table.match.record as never))),
      getRecording: about((table, { seat }) => recordingOf(table, seat)),
      fork: about((table, wish) => this.#fork(table, wish)),
      rematch: about((table) => this.#rematch(table)),
      end: about(async (table) => {
        await table.end();
        return table.info;
      }),
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
    this.#parts.send(refusal === null ? { type: 'accepted', id } : { type: 'refused', id, ...refusal });
  }

  async #receive(message: Outgoing): Promise<WireRefusal | null> {
    if (!('match' in message))
      return refuse('bad-message', 'A match on this device has nothing to say to that.');
    const table = await this.#table(message.match);
    if (!(table instanceof TableHere)) return table;
    switch (message.type) {
      case 'subscribe': {
        const refusal = closed(table, message.seat);
        if (refusal === null) table.follow(message.id, message.seat);
        return refusal;
      }
      case 'unsubscribe':
        table.unfollow(message.seat);
        return null;
      case 'choose':
      case 'take-back':
        return this.#act(table, message);
      case 'chat':
        return refuse('not-live', 'Nobody else is here who could read it.');
    }
  }

  async #act(
    table: TableHere,
    message: Extract<Outgoing, { type: 'choose' | 'take-back' }>,
  ): Promise<WireRefusal | null> {
    const { seat, at } = message;
    if (table.info.seats[seat]?.mine !== true) return botsSeat;
    if (table.info.status !== 'live') return refuse('match-over', 'The match is over.');
    const plan = table.match.view(seat).decision?.mine?.plan.length ?? 0;
    if (at.decision !== table.match.question || at.plan !== plan)
      return refuse('stale', 'This answers what was asked before; look at the table and choose again.');
    return table.act((match) =>
      message.type === 'choose' ? match.choose(seat, message.choice) : match.takeBack(seat),
    );
  }

  /** Another tab has kept a match with so many changes: what is older here is taken up anew. */
  async heard(id: string, version: number): Promise<void> {
    const table = await this.#tables.get(id);
    if (table instanceof TableHere && table.version < version) await this.#takeAnew(id);
  }

  // Whoever follows it is shown how it stands.
  async #takeAnew(id: string): Promise<void> {
    const before = await this.#tables.get(id);
    this.#tables.delete(id);
    const followers = before instanceof TableHere ? before.release() : [];
    const table = await this.#table(id);
    for (const follower of followers)
      if (table instanceof TableHere) table.follow(follower.id, follower.seat);
      else this.#parts.send({ type: 'refused', id: follower.id, ...table });
  }

  // What cannot be had now may be there later.
  async #table(id: string): Promise<TableHere | WireRefusal> {
    const opened = this.#tables.get(id) ?? this.#open(id);
    this.#tables.set(id, opened);
    const table = await opened;
    if (!(table instanceof TableHere)) this.#tables.delete(id);
    return table;
  }

  async #open(id: string): Promise<TableHere | WireRefusal> {
    const kept = await this.#parts.store.get(id);
    return kept === null ? notHere : this.#take(kept);
  }

  async #take(kept: KeptMatch): Promise<TableHere | WireRefusal> {
    const game = await this.#parts.rulesOf(kept.info.game);
    if (game === null) return unknownGame;
    const { store, ...around } = this.#parts;
    try {
      return new TableHere(game, kept, {
        ...around,
        keep: (now) => store.put(now),
        lost: (match) => void this.#takeAnew(match),
      });
    } catch (error) {
      if (error instanceof RecordError) return moved;
      throw error;
    }
  }

  // A match that begins; kept before anybody hears of it.
  async #begin(kept: KeptMatch | WireRefusal): Promise<MatchInfo | WireRefusal> {
    if (isRefusal(kept)) return kept;
    const table = await this.#take(kept);
    if (!(table instanceof TableHere)) return table;
    this.#tables.set(kept.id, Promise.resolve(table));
    await table.keep();
    return table.info;
  }

  async #create(
    wish: Questions['createMatch']['given']['wish'],
    name: string,
  ): Promise<MatchInfo | WireRefusal> {
    const game = await this.#parts.rulesOf(wish.game);
    return game === null ? unknownGame : this.#begin(beginMatch(game, wish, this.#beginning(name)));
  }

  #beginning(name: string) {
    return { id: this.#parts.newId(), seed: this.#parts.newSeed(), now: this.#parts.now(), name };
  }

  async #hint({ match, info }: TableHere, seat: number) {
    const { question } = match;
    if ((match.view(seat).decision?.mine?.choices.length ?? 0) === 0)
      return refuse('not-asked', 'You have nothing to decide just now.');
    const imagined = JSON.stringify(match.imagine(seat));
    const task = { seat, game: info.game, match: imagined, seed: `${info.id} ${question}` };
    return { decision: question, ...(await this.#parts.advise(task)) };
  }

  async #rematch(table: TableHere): Promise<MatchInfo | WireRefusal> {
    const { game, options, seating, seats, rematch, clock, visibility } = table.info;
    if (rematch !== null) return this.ask('getMatch', { match: rematch });
    const wishes = seats.map(({ bot }) =>
      bot === null ? { kind: 'human' as const } : { kind: 'bot' as const, bot },
    );
    const wish = { game, options, seating, clock, visibility, seats: wishes };
    const fresh = await this.#create(wish, personAt(table.info));
    if (!isRefusal(fresh)) await table.follows(fresh.id);
    return fresh;
  }

  #fork(table: TableHere, wish: Questions['fork']['given']): Promise<MatchInfo | WireRefusal> | WireRefusal {
    const { info, game, match, seed } = table;
    if (info.status !== 'finished') return running;
    if (fingerprint(game) !== info.rules) return moved;
    const at = forkPoint(game, match.record, wish.at);
    if (at === null) return over;
    const beginning = { ...this.#beginning(personAt(info)), seed };
    const sitting = info.seats.map(({ seat }) => (seat === wish.seat ? null : wish.bot));
    const fresh = newTable(game, info, sitting, beginning);
    const choices = match.record.choices.slice(0, at);
    const fork = { match: info.id, at };
    return this.#begin({ id: fresh.id, seed, version: 0, turn: null, choices, info: { ...fresh, fork } });
  }
}

function personAt({ seats }: MatchInfo): string {
  return seats.find(({ mine }) => mine)?.name ?? '';
}

function recordingOf({ match, info, game }: TableHere, seat: number | null) {
  if (info.status !== 'finished') return running;
  const { viewers } = readRecording([recordMatch(game, match.record as MatchRecord)]);
  return { match: info.id, seat, ...(viewers[seat ?? viewers.length - 1] as never as object) } as never;
}
