// Far lines of one client: its ways to tables that other servers play.

import type { Credential } from '../people/credentials.ts';

/** A client's way to the tables of another server. */
export interface FarLine {
  /** A message as the client sent it, and the match it is about. */
  send(text: string, match: string): void;
  /** What the client has come with now. */
  is(credential: Credential | null): void;
  close(): void;
}

/** The client at this end. */
export interface FarClient {
  hear(text: string): void;
  /** Nothing more will be heard. */
  closed(): void;
}

/** Who speaks, and from where. */
export interface Speaker {
  readonly credential: Credential | null;
  readonly origin: string;
}

/** Where a table is played; null: here. It may have to be looked up. */
export type Place = string | null | Promise<string | null>;

/** The others that play tables. */
export interface Elsewhere {
  placeOf(match: string): Place;
  open(place: string, who: Speaker, client: FarClient): FarLine;
}

/** The far lines of one client, opened when first needed and closed with it. */
export class FarLines {
  readonly #elsewhere: Elsewhere | null;
  readonly #client: FarClient;
  readonly #lines = new Map<string, FarLine>();
  /** Of tables that others play, who played them when the client spoke of them last. */
  readonly #places = new Map<string, string>();

  /** `elsewhere` null: all tables are played here. */
  constructor(elsewhere: Elsewhere | null, client: FarClient) {
    this.#elsewhere = elsewhere;
    this.#client = client;
  }

  /** Where the table of the message is played; null: here, or it is about no table. */
  placeOf(message: object): Place {
    if (this.#elsewhere === null || !('match' in message)) return null;
    const match = String(message.match);
    const place = this.#elsewhere.placeOf(match);
    return place instanceof Promise
      ? place.then((found) => this.#noted(match, found))
      : this.#noted(match, place);
  }

  // Who reads a table where it is not played any more would be told that a choice is taken, and not what it led to: they come
  // again, and are shown the table where it is.
  #noted(match: string, place: string | null): string | null {
    const before = this.#places.get(match);
    if (place === null) this.#places.delete(match);
    else this.#places.set(match, place);
    if (before !== undefined && before !== place) this.#client.closed();
    return place;
  }

  send(place: string, text: string, message: object, who: Speaker): void {
    const line = this.#lines.get(place) ?? this.#elsewhere?.open(place, who, this.#client);
    if (line === undefined) return;
    this.#lines.set(place, line);
    line.send(text, 'match' in message ? String(message.match) : '');
  }

  is(credential: Credential | null): void {
    for (const line of this.#lines.values()) line.is(credential);
  }

  close(): void {
    for (const line of this.#lines.values()) line.close();
    this.#lines.clear();
  }
}
