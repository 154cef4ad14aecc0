// Own events of those whose inboxes are elsewhere: at the door of the table processes, or at the chair of a cluster.

import type { Identity } from '../store/store.ts';
import type { OwnEvents } from '../around.ts';
import { newId } from '../ids.ts';
import type { Link } from '../processes/link.ts';
import type { DoorProcedures, TableProcedures } from '../processes/procedures.ts';
import type { Listener } from './inbox.ts';
import type { ListenWish } from './inboxes.ts';

/** To where the inboxes are. */
type InboxLine = Pick<
  Link<Pick<DoorProcedures, 'news' | 'listen' | 'unlisten' | 'challenge'>>,
  'ask' | 'tell'
>;

interface Listening {
  readonly identity: Identity;
  readonly wish: ListenWish;
  readonly listener: Listener;
}

/** Own events: whoever listens does so where the inboxes are. */
export class FarEvents implements OwnEvents {
  readonly #line: InboxLine;
  readonly #listening = new Map<string, Listening>();
  #heard: Set<string>;

  /** `heard`: the identities whose news are wanted there. */
  constructor(line: InboxLine, heard: readonly string[] = []) {
    this.#line = line;
    this.#heard = new Set(heard);
  }

  get size(): number {
    return this.#heard.size;
  }

  tell: OwnEvents['tell'] = (all) => {
    const wanted = all.filter(({ identity }) => this.#heard.has(identity));
    if (wanted.length > 0) this.#line.tell('news', wanted);
  };

  listen: OwnEvents['listen'] = async (identity, wish, listener) => {
    const key = newId();
    this.#listening.set(key, { identity, wish, listener });
    const leave = (): void => {
      this.#listening.delete(key);
      this.#line.tell('unlisten', key);
    };
    const refused = await this.#line.ask('listen', key, identity, wish).catch((error: unknown) => {
      leave();
      throw error;
    });
    if (refused === null) return leave;
    this.#listening.delete(key);
    return refused;
  };

  challenge: OwnEvents['challenge'] = (...given) => this.#line.ask('challenge', ...given);

  /** The inboxes are at another place now: it is told who listens here, and tells them all that is open. */
  again(heard: readonly string[]): void {
    this.#heard = new Set(heard);
    for (const [key, { identity, wish }] of this.#listening)
      this.#line.ask('listen', key, identity, { ...wish, after: undefined }).catch(() => undefined);
  }

  readonly procedures: Pick<TableProcedures, 'heard' | 'unheard' | 'event'> = {
    heard: (identity) => void this.#heard.add(identity),
    unheard: (identity) => void this.#heard.delete(identity),
    event: (listener, event) => this.#listening.get(listener)?.listener.hear(event),
  };
}
