// Deliveries: calls that fall due are given to the ways of their person, and each way's are sent one after the other.

import type { AnyGame } from '@bridgefront/kernel';
import type { Logger } from 'pino';
import { Limits } from '../limits/limits.ts';
import type { CallSettings, StoredCall, StoredWay } from '../store/calls.ts';
import type { Time } from '../time.ts';
import { verdictOn } from './due.ts';
import type { Truth } from './due.ts';
import { letterOf } from './letter.ts';
import type { Letter } from './letter.ts';
import type { Senders } from './senders.ts';
import type { Sent } from './sent.ts';

/** What deliveries need. */
export interface DeliveriesParts extends Truth {
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly time: Time;
  readonly log: Logger;
  readonly senders: Senders;
  settingsOf(identity: string): Promise<CallSettings>;
  /** A way has gone. */
  dropped(way: StoredWay): Promise<void>;
}

const minute = 60_000;
/** After so long a delivery that failed is tried again; behind the last it has failed. */
const retries = [minute, 5 * minute, 30 * minute, 120 * minute];
/** Between two letters to one address. */
const mailEvery = 15 * minute;

interface Ready {
  readonly call: StoredCall;
  readonly letter: Letter;
}

/** Carries out what is due. */
export class Deliveries {
  readonly #parts: DeliveriesParts;
  /** Calls of one person. */
  readonly #calls: Limits;

  constructor(parts: DeliveriesParts) {
    this.#parts = parts;
    this.#calls = new Limits(parts.time, 1 / 300, 40);
  }

  #now(): number {
    return this.#parts.time.now();
  }

  #save(call: StoredCall, change: Partial<StoredCall>): Promise<void> {
    return this.#parts.store.saveCall({ ...call, at: this.#now(), ...change });
  }

  // What it says if it is still due; else it waits, or is withdrawn.
  async #letter(call: StoredCall): Promise<Letter | null> {
    const { games } = this.#parts;
    const settings = await this.#parts.settingsOf(call.identity);
    const verdict = await verdictOn(call, settings, this.#parts, this.#now());
    if (verdict.do === 'withdraw') await this.#save(call, { state: 'withdrawn' });
    if (verdict.do === 'wait') await this.#save(call, { dueAt: Math.max(verdict.until, this.#now() + 1) });
    if (verdict.do !== 'send') return null;
    const { match, deadline } = verdict;
    const { facts, identity } = call;
    const title = games.get(match.game)?.title ?? match.game;
    return letterOf({ facts, match, identity, title, deadline, zone: settings.quiet?.zone ?? null });
  }

  /** Gives a call to all ways of its person. */
  async expand(call: StoredCall): Promise<void> {
    const { store } = this.#parts;
    if ((await this.#letter(call)) === null) return;
    if (!this.#calls.take(call.identity)) return this.#save(call, { dueAt: this.#now() + 5 * minute });
    const ways = (await store.waysOf(call.identity)).filter(({ confirmed }) => confirmed);
    const now = this.#now();
    // What is there already has been given before: each way gets a call once, wherever this is broken off.
    await store.addCalls(ways.map((way) => ({ ...call, id: `${call.id} ${way.id}`, way: way.id, at: now })));
    await this.#save(call, { state: ways.length === 0 ? 'withdrawn' : 'sent' });
  }

  /** Sends what is due by one way. */
  async send(id: string, due: readonly StoredCall[]): Promise<void> {
    const { store } = this.#parts;
    const way = await store.way(id);
    if (way === null || !(await this.#isThere(way))) return;
    if (way.target.kind !== 'mail') {
      for (const call of due) await this.#sendTogether(way, [call]);
      return;
    }
    const free = (way.usedAt ?? -mailEvery) + mailEvery;
    if (free > this.#now()) for (const call of due) await this.#save(call, { dueAt: free });
    // What has failed or was put off goes along.
    else await this.#sendTogether(way, await store.waitingFor(id));
  }

  // The browser of a subscription may have been signed out, or be somebody else's by now.
  async #isThere(way: StoredWay): Promise<boolean> {
    if (way.token === null) return true;
    const owner = (await this.#parts.store.token(way.token))?.identity.id;
    if (owner === way.identity) return true;
    await this.#parts.dropped(way);
    return false;
  }

  async #sendTogether(way: StoredWay, calls: readonly StoredCall[]): Promise<void> {
    const ready: Ready[] = [];
    for (const call of calls) {
      const letter = await this.#letter(call);
      if (letter !== null) ready.push({ call, letter });
    }
    const [first] = ready;
    if (first === undefined) return;
    // From here on it counts as sent: whoever is killed in between does not send it twice.
    for (const { call } of ready) await this.#save(call, { state: 'sending' });
    const letters = ready.map(({ letter }) => letter);
    const sent = await this.#parts.senders.send(way, letters, first.call.id, this.#now());
    for (const { call } of ready) await this.#note(call, sent);
    await this.noteWay(way, sent);
  }

  #note(call: StoredCall, sent: Sent): Promise<void> {
    if ('done' in sent) return this.#save(call, { state: 'sent' });
    const wait = 'problem' in sent && sent.again ? retries[call.attempts] : undefined;
    if (wait === undefined) return this.#save(call, { state: 'failed' });
    return this.#save(call, {
      state: 'waiting',
      attempts: call.attempts + 1,
      dueAt: this.#now() + wait,
    });
  }

  /** Notes how a way did. */
  async noteWay(way: StoredWay, sent: Sent): Promise<void> {
    const { store, log } = this.#parts;
    if ('done' in sent) return store.saveWay({ ...way, usedAt: this.#now(), problem: null });
    const problem = 'gone' in sent ? sent.gone : sent.problem;
    log.info({ way: way.id, kind: way.target.kind, problem }, 'a call was not delivered');
    if ('gone' in sent) return this.#parts.dropped(way);
    await store.saveWay({ ...way, problem });
  }
}
