// Chat at the tables: who may read and write there, how often, and how much of it is kept.

import { Answers } from '@bridgefront/hosting';
import { apartFrom, refuse } from '@bridgefront/protocol';
import type { ChatLine, WireRefusal } from '@bridgefront/protocol';
import { chatNews } from '../events/table-news.ts';
import type { OwnEvents, SharedLimits } from '../around.ts';
import { Limits } from '../limits/limits.ts';
import { isRefusal, seatOf } from '../lobby/changed.ts';
import type { Subscriptions } from '../match/subscriptions.ts';
import type { Identity, Store, StoredMatch } from '../store/store.ts';
import type { Tables } from '../lobby/tables.ts';
import type { Time } from '../time.ts';

/** By what right, and from where, somebody reads or writes. */
export interface ChatDoor {
  /** The network it comes from: new identities cost nothing, so that they are no limit. */
  readonly origin: string;
  /** The key of an invitation that is still open. */
  readonly invite?: string | undefined;
}

interface ChatParts {
  readonly store: Store;
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
  async #mayGoOn(match: string, identity: string, origin: string, seated: boolean): Promise<boolean> {
    const { limits } = this.#parts;
    const who = seated ? 'seats' : 'onlookers';
    if (!(await limits.take('chat of a person', identity))) return false;
    return (await limits.take('chat of a network', origin)) && this.#tables.take(`${match} ${who}`);
  }

  /** A line of chat. A repeated message gets its first answer and is not said again. */
  say(
    match: string,
    identity: Identity,
    line: { readonly text: string; readonly message: string | null } & ChatDoor,
  ): Promise<ChatLine | WireRefusal> {
    const { message } = line;
    const key = message === null ? null : `${match} ${identity.id} ${message}`;
    const known = key === null ? undefined : this.#said.find(key, line.text);
    if (known === 'other')
      return Promise.resolve(
        refuse('bad-message', 'This message id was used for another line: take a new one.'),
      );
    if (known !== undefined) return known;
    const saying = this.#say(match, identity, line);
    if (key === null) return saying;
    this.#said.keep(key, line.text, saying);
    return saying.then((said) => {
      if ('code' in said) this.#said.forget(key);
      return said;
    });
  }

  async #say(
    id: string,
    identity: Identity,
    { text, message, origin, invite }: { readonly text: string; readonly message: string | null } & ChatDoor,
  ): Promise<ChatLine | WireRefusal> {
    const { store, tables, subscriptions, inboxes, time } = this.#parts;
    const match = await tables.get(id);
    if (isRefusal(match)) return match;
    if (!mayChat(match, identity.id, invite)) return privateTable;
    if (this.#isMuted(identity.id))
      return refuse('not-yours', 'Who runs this server lets you read, but not write, for a while.');
    const mine = seatOf(match, identity.id);
    if (!(await this.#mayGoOn(id, identity.id, origin, mine >= 0)))
      return refuse('too-fast', 'Too much chat; wait a moment.');
    const seat = mine < 0 ? null : mine;
    const names = match.seats.flatMap(({ name }) => name ?? []);
    const mark = identity.kind === 'bot' ? ' (program)' : '';
    const name =
      mine < 0 ? `${apartFrom(names, identity.name)}${mark}` : (match.seats[mine].name ?? identity.name);
    const key = message === null ? null : `${identity.id} ${message}`;
    const line = await store.addChat(id, { seat, name, text, at: time.now() }, key);
    subscriptions.send(
      id,
      () => ({ type: 'chat', match: id, line }),
      (reader) => mayChat(match, reader),
    );
    inboxes.tell(chatNews(match, line, identity.id));
    return line;
  }

  /** The last lines of a table, for who may read them. */
  async read(
    id: string,
    identity: Identity | null,
    { invite }: ChatDoor,
  ): Promise<readonly ChatLine[] | WireRefusal> {
    const { store, tables } = this.#parts;
    const match = await tables.get(id);
    if (isRefusal(match)) return match;
    return mayChat(match, identity?.id ?? null, invite) ? store.chat(id, shown) : privateTable;
  }
}
