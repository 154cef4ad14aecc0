// Chat at the tables: who may read and write there, how often, and how much of it is kept.

import { Answers } from '@bridgefront/hosting';
import type { AnyGame } from '@bridgefront/kernel';
import { apartFrom, refuse } from '@bridgefront/protocol';
import type { ChatLine, ChatTo, WireRefusal } from '@bridgefront/protocol';
import { chatNews } from '../events/table-news.ts';
import type { OwnEvents, SharedLimits } from '../around.ts';
import { newId } from '../ids.ts';
import { Limits } from '../limits/limits.ts';
import { isRefusal, seatOf } from '../lobby/changed.ts';
import { teamsWith } from '../lobby/teams.ts';
import type { Subscriptions } from '../match/subscriptions.ts';
import type { Identity, Store, StoredChat, StoredMatch } from '../store/store.ts';
import type { Tables } from '../lobby/tables.ts';
import type { Time } from '../time.ts';

/** By what right, and from where, somebody reads or writes. */
export interface ChatDoor {
  /** The network it comes from: new identities cost nothing, so that they are no limit. */
  readonly origin: string;
  /** The key of an invitation that is still open. */
  readonly invite?: string | undefined;
}

/** What is said, and to whom; `message`: the client's id of it. */
interface Said extends ChatDoor {
  readonly text: string;
  readonly to?: ChatTo | undefined;
  readonly message: string | null;
}

interface ChatParts {
  readonly store: Store;
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly tables: Tables;
  readonly subscriptions: Subscriptions;
  readonly inboxes: OwnEvents;
  readonly limits: SharedLimits;
  readonly time: Time;
}

const shown = 100;
const privateTable = refuse(
  'not-open',
  'This table is private: its chat is for those who sit there or are invited.',
);

const noSide = refuse(
  'not-open',
  'You can talk to your side alone when the match has begun and somebody plays with you.',
);

// Which side a line was said to is nobody's business but that side's, who need no number for it.
function lineOf({ side, ...line }: StoredChat): ChatLine {
  return side === undefined ? line : { ...line, to: 'side' };
}

/** Whether a table's chat is for this person: at a public table everybody's, else of seats, owner and invited. */
function mayChat(match: StoredMatch, identity: string | null, invite?: string): boolean {
  if (match.visibility === 'public') return true;
  if (identity !== null && (match.owner === identity || seatOf(match, identity) >= 0)) return true;
  return invite !== undefined && match.seats.some((seat) => seat.invite === invite);
}

/** All chat. */
export class Chat {
  readonly #parts: ChatParts;
  readonly #tables: Limits;
  readonly #mutes = new Map<string, number>();
  readonly #said = new Answers<ChatLine | WireRefusal>(512, null, () => false);

  constructor(parts: ChatParts) {
    this.#parts = parts;
    this.#tables = new Limits(parts.time, 1, 20);
  }

  /** Reads who may not chat. */
  async start(): Promise<void> {
    for (const { identity, until } of await this.#parts.store.mutes()) this.mute(identity, until);
  }

  /** Lets somebody not chat until then. */
  mute(identity: string, until: number): void {
    if (until > this.#parts.time.now()) this.#mutes.set(identity, until);
    else this.#mutes.delete(identity);
  }

  #isMuted(identity: string): boolean {
    return (this.#mutes.get(identity) ?? 0) > this.#parts.time.now();
  }

  // Onlookers have a limit of their own, so that they cannot use up what the players may say.
  // A side has another, so that the table does not notice how much it talks.
  async #mayGoOn(match: string, identity: string, origin: string, who: string): Promise<boolean> {
    const { limits } = this.#parts;
    if (!(await limits.take('chat of a person', identity))) return false;
    return (await limits.take('chat of a network', origin)) && this.#tables.take(`${match} ${who}`);
  }

  /** A line of chat. A repeated message gets its first answer and is not said again. */
  say(match: string, identity: Identity, line: Said): Promise<ChatLine | WireRefusal> {
    const { message, to = 'table' } = line;
    const key = message === null ? null : `${match} ${identity.id} ${message}`;
    const what = `${to} ${line.text}`;
    const known = key === null ? undefined : this.#said.find(key, what);
    if (known === 'other')
      return Promise.resolve(
        refuse('bad-message', 'This message id was used for another line: take a new one.'),
      );
    if (known !== undefined) return known;
    const saying = this.#say(match, identity, line);
    if (key === null) return saying;
    this.#said.keep(key, what, saying);
    return saying.then((said) => {
      if ('code' in said) this.#said.forget(key);
      return said;
    });
  }

  async #say(
    id: string,
    identity: Identity,
    { text, to, message, origin, invite }: Said,
  ): Promise<ChatLine | WireRefusal> {
    const { store, tables, games, time } = this.#parts;
    const match = await tables.get(id);
    if (isRefusal(match)) return match;
    if (!mayChat(match, identity.id, invite)) return privateTable;
    if (this.#isMuted(identity.id))
      return refuse('not-yours', 'Who runs this server lets you read, but not write, for a while.');
    const mine = seatOf(match, identity.id);
    const side = to === 'side' ? teamsWith(match, games, identity.id).at(0)?.[0] : undefined;
    if (to === 'side' && side === undefined) return noSide;
    const who = side !== undefined ? `side ${side}` : mine >= 0 ? 'seats' : 'onlookers';
    if (!(await this.#mayGoOn(id, identity.id, origin, who)))
      return refuse('too-fast', 'Too much chat; wait a moment.');
    const line = {
      ...(side !== undefined && { side }),
      seat: mine < 0 ? null : mine,
      name: nameAt(match, mine, identity),
      text,
      at: time.now(),
    };
    // Whoever says it is kept with it, so that who only looks on can be reported, and deleted, too.
    const key = `${identity.id} ${message ?? newId()}`;
    const deaf = (await store.tiesTo(identity.id)).filter(({ mute }) => mute).map((tie) => tie.identity);
    return this.#pass(match, await store.addChat(id, line, key), identity.id, new Set(deaf));
  }

  // Brings a line to all who may read it, but for those who have muted whoever says it.
  #pass(match: StoredMatch, stored: StoredChat, sayer: string, deaf: ReadonlySet<string>): ChatLine {
    const { games, subscriptions, inboxes } = this.#parts;
    const line = lineOf(stored);
    const reads = (reader: string | null): boolean => {
      if (reader !== null && deaf.has(reader)) return false;
      if (stored.side === undefined) return mayChat(match, reader);
      return teamsWith(match, games, reader).some(([first]) => first === stored.side);
    };
    subscriptions.send(match.id, () => ({ type: 'chat', match: match.id, line }), reads);
    inboxes.tell(chatNews(match, line, sayer).filter((news) => reads(news.identity)));
    return line;
  }

  /** The last lines of a table, for who may read them, and of the reader's own side. */
  async read(
    id: string,
    identity: Identity | null,
    { invite }: ChatDoor,
  ): Promise<readonly ChatLine[] | WireRefusal> {
    const { store, tables, games } = this.#parts;
    const match = await tables.get(id);
    if (isRefusal(match)) return match;
    const reader = identity?.id ?? null;
    if (!mayChat(match, reader, invite)) return privateTable;
    const sides = teamsWith(match, games, reader).map(([side]) => side);
    const rooms = await Promise.all([
      store.chat(id, shown),
      ...sides.map((side) => store.chat(id, shown, side)),
    ]);
    const ties = reader === null ? [] : await store.tiesOf(reader);
    const muted = new Set(ties.filter(({ mute }) => mute).map(({ other }) => other));
    const isMuted = ({ seat }: StoredChat): boolean =>
      seat !== null && muted.has(match.seats[seat]?.identity ?? '');
    return rooms
      .flat()
      .filter((line) => !isMuted(line))
      .sort((a, b) => a.at - b.at)
      .map(lineOf);
  }
}

// The name at the table; of who only looks on one that no seat bears.
function nameAt({ seats }: StoredMatch, seat: number, { kind, name }: Identity): string {
  if (seat >= 0) return seats[seat].name ?? name;
  const taken = seats.flatMap((one) => one.name ?? []);
  return `${apartFrom(taken, name)}${kind === 'bot' ? ' (program)' : ''}`;
}
