// Listening of one connection to the events of whoever is there.

import type { OwnEvent, WireRefusal } from '@bridgefront/protocol';
import type { OwnEvents } from '../around.ts';
import type { ListenWish } from '../events/inboxes.ts';
import type { Identity } from '../store/store.ts';

/** At most one at a time: who listens anew does so instead. */
export class Listening {
  readonly #events: OwnEvents;
  readonly #hear: (event: OwnEvent) => void;
  #leave: () => void = () => undefined;

  constructor(events: OwnEvents, hear: (event: OwnEvent) => void) {
    this.#events = events;
    this.#hear = hear;
  }

  /** Hears them from now on; or why not. */
  async begin(identity: Identity, wish: ListenWish): Promise<WireRefusal | null> {
    this.end();
    const heard = { on: true };
    const hear = (event: OwnEvent): void => void (heard.on && this.#hear(event));
    const leave = await this.#events.listen(identity, wish, { hear });
    if (typeof leave !== 'function') return leave;
    this.end();
    this.#leave = () => {
      heard.on = false;
      leave();
    };
    return null;
  }

  /** Hears nothing any more. */
  end(): void {
    this.#leave();
    this.#leave = () => undefined;
  }
}
