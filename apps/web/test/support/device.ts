// A device without a browser: the host of its matches, with the real rules and bots.

import { plainMachine } from '@bridgefront/hosting';
import { randomInt, seedRandom } from '@bridgefront/kernel';
import type { CreateMatch, MatchInfo, ServerMessage } from '@bridgefront/protocol';
import type { Source } from '@bridgefront/page/source.ts';
import { rulesOf } from '../../src/local/games.ts';
import { HostHere } from '../../src/local/host.ts';
import type { HostParts } from '../../src/local/host.ts';
import { passingStore } from '../../src/local/kept.ts';
import type { MatchStore } from '../../src/local/kept.ts';
import { thoughtOf } from '../../src/local/thinker.ts';
import { liveSource } from '../../src/source/live.ts';
import type { Outgoing, SocketReader } from '../../src/source/reconnecting-socket.ts';
import { isRefusal } from '../../src/source/refusal.ts';

function later(milliseconds: number, wake: () => void): () => void {
  const timer = setTimeout(wake, milliseconds);
  return () => clearTimeout(timer);
}

let devices = 0;

/** The host, and the line to it. */
export class Device {
  readonly host: HostHere;
  /** Everything that the page was sent. */
  readonly heard: ServerMessage[] = [];
  readonly #readers = new Set<SocketReader>();
  // As pages have ids of messages that no other has.
  readonly #page = (devices += 1);
  #count = 0;
  #closed = false;

  constructor(store: MatchStore = passingStore(), parts: Partial<HostParts> = {}) {
    const seeds = seedRandom('device');
    this.host = new HostHere({
      store,
      rulesOf,
      newSeed: () => String(randomInt(seeds, 1_000_000)),
      newId: () => `here-${this.#next()}`,
      time: { now: () => 1_000 + this.#next(), ran: () => 0, after: later },
      machine: plainMachine(`device ${this.#page}`),
      windowBeat: 0,
      think: async (bot, task) => {
        const thought = await thoughtOf(bot, task);
        return this.#closed ? new Promise<never>(() => undefined) : thought;
      },
      advise: async () => {
        const best = { choices: [], steps: [], labels: [], share: null, error: null, behind: null };
        return { best, others: [], seats: [], reason: null, expected: [] };
      },
      send: (message) => this.#send(message),
      ...parts,
    });
  }

  #next(): number {
    this.#count++;
    return this.#count;
  }

  // As between a page and its worker: what is sent arrives later, as plain data.
  #send(message: string): void {
    const plain = JSON.parse(message) as ServerMessage;
    this.heard.push(plain);
    queueMicrotask(() => {
      for (const reader of this.#readers) reader.receive(plain, 0);
    });
  }

  /** The match with the eyes of a seat; `waits`: changes wait until somebody listens. */
  look(match: string, seat: number | null, waits = false): Source {
    const wire = {
      attach: (reader: SocketReader) => {
        this.#readers.add(reader);
        reader.opened();
        return () => this.#readers.delete(reader);
      },
      send: (message: Outgoing) => void this.host.receive(message),
      newId: () => `m${this.#page}.${this.#next()}`,
      now: () => 0,
    };
    return liveSource(wire, () => Promise.resolve([]), match, seat, waits);
  }

  /** The page is closed or loaded anew: its bots play no more. */
  close(): void {
    this.#closed = true;
  }

  /** Begins a match. */
  async begin(wish: Partial<CreateMatch> & { readonly game: string }, people = ['Ada']): Promise<MatchInfo> {
    const answer = await this.host.ask('createMatch', { wish: wishFor(wish), people });
    if (isRefusal(answer)) throw new Error(answer.message);
    return answer;
  }
}

/** A seat for a person. */
export const me = { kind: 'human' } as const;
/** A seat for a bot. */
export const greedy = { kind: 'bot', bot: 'greedy' } as const;

/** A table of one person and a bot, unless something else is wished. */
export function wishFor(wish: Partial<CreateMatch> & { readonly game: string }): CreateMatch {
  return { options: {}, seats: [me, greedy], clock: { kind: 'none' }, visibility: 'private', ...wish };
}
