// Own events at a server of a cluster: the inboxes are at the chair.

import type { Identity } from '../store/store.ts';
import type { OwnEvents } from '../around.ts';
import { newId } from '../ids.ts';
import type { Listener } from '../events/inbox.ts';
import type { ListenWish } from '../events/inboxes.ts';
import type { ChairLine } from './chair-line.ts';
import type { MemberProcedures } from './procedures.ts';

interface Listening {
  readonly identity: Identity;
  readonly wish: ListenWish;
  readonly listener: Listener;
  /** The chair knows of it; before that the question itself waits for the next one. */
  isKnown: boolean;
}

/** Own events: whoever listens does so at the chair. */
export class FarEvents implements OwnEvents {
  readonly #chair: ChairLine;
  readonly #listening = new Map<string, Listening>();
  /** The identities whose news are wanted there. */
  #heard: Set<string> = new Set();

  constructor(chair: ChairLine) {
    this.#chair = chair;
  }

  get size(): number {
    return this.#heard.size;
  }

  tell: OwnEvents['tell'] = (all) => {
    const wanted = all.filter(({ identity }) => this.#heard.has(identity));
    if (wanted.length > 0) this.#chair.tell('news', wanted);
  };

  listen: OwnEvents['listen'] = async (identity, wish, listener) => {
    const key = newId();
    const listening = { identity, wish, listener, isKnown: false };
    this.#listening.set(key, listening);
    const leave = (): void => {
      this.#listening.delete(key);
      this.#chair.tell('unlisten', key);
    };
    const refused = await this.#chair.ask('listen', key, identity, wish).catch((error: unknown) => {
      leave();
      throw error;
    });
    listening.isKnown = true;
    if (refused === null) return leave;
    this.#listening.delete(key);
    return refused;
  };

  challenge: OwnEvents['challenge'] = (...given) => this.#chair.ask('challenge', ...given);

  /** There is another chair now: it is told who listens here, and tells them all that is open. */
  again(heard: readonly string[]): void {
    this.#heard = new Set(heard);
    for (const [key, { identity, wish, isKnown }] of this.#listening)
      if (isKnown)
        this.#chair.ask('listen', key, identity, { ...wish, after: undefined }).catch(() => undefined);
  }

  readonly procedures: Pick<MemberProcedures, 'heard' | 'unheard' | 'event'> = {
    heard: (identity) => void this.#heard.add(identity),
    unheard: (identity) => void this.#heard.delete(identity),
    event: (listener, event) => this.#listening.get(listener)?.listener.hear(event),
  };
}
