// Inbox of one identity: its latest events, numbered, and who reads them now.

import { newId } from '../ids.ts';
import type { OwnEvent, OwnNews } from '@bridgefront/protocol';

/** Whoever reads an inbox. */
export interface Listener {
  hear(event: OwnEvent): void;
}

const mostKept = 256;

/** Events while somebody listens, and for a while after. */
export class Inbox {
  readonly listeners = new Set<Listener>();
  /** Games for which the program may be challenged, as it said last. */
  challenges: readonly string[] = [];
  /** The network it said so from. */
  origin = '';
  /** Matches that it has played to the end since it came. */
  finished = 0;
  /** When the last listener left. */
  leftAt: number;
  name: string;
  // Another one for the same identity has other ids.
  readonly #epoch = newId().slice(0, 8);
  #number = 0;
  #events: OwnEvent[] = [];

  /** Once it is sure to be told everything. */
  readonly ready: Promise<void> | undefined;

  constructor(name: string, now: number, ready?: Promise<void>) {
    this.name = name;
    this.leftAt = now;
    this.ready = ready;
  }

  /** The id of the latest event. */
  get last(): string {
    return `${this.#epoch}.${this.#number}`;
  }

  /** Adds an event and tells everybody who listens. */
  add(news: OwnNews, at: number): void {
    this.#number++;
    if (news.type === 'ended' && news.status === 'finished') this.finished++;
    const event: OwnEvent = { id: this.last, at, ...news };
    this.#events.push(event);
    if (this.#events.length > mostKept) this.#events.shift();
    for (const listener of this.listeners) listener.hear(event);
  }

  /** The events behind that id; null when they are not all here, or the id is not of this inbox. */
  since(id: string): readonly OwnEvent[] | null {
    const [epoch, text] = id.split('.');
    const behind = this.#number - Number(text);
    if (epoch !== this.#epoch || behind < 0 || behind > this.#events.length) return null;
    return this.#events.slice(this.#events.length - behind);
  }
}
