// Ten thousand matches at once: how soon a server that was killed is ready again with all of them open, and what it holds
// when four readers follow each and everybody has gone on playing.

import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import WebSocket from 'ws';
import { each } from './driver.ts';
import { fillMany } from './many-data.ts';
import type { Filled, Line } from './many-data.ts';
import { Measured } from './processes.ts';

/** Seconds since the start of the process; megabytes behind garbage collection. */
export interface ManyFigures {
  readonly matches: number;
  readonly events: number;
  readonly ready: number;
  readonly allLoaded: number;
  readonly loaded: { readonly heap: number; readonly rss: number };
  /** With four readers that read every step in words, and so many choices made since. */
  readonly inPlay: { readonly heap: number; readonly rss: number; readonly choices: number };
}

const atOnce = 48;
const perConnection = 60;
const seats = 4;

async function until(test: () => Promise<boolean>): Promise<void> {
  while (!(await test().catch(() => false))) await sleep(20);
}

async function loadedOf(port: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^\w*matches\w* (\d+)/m.exec(text)?.[1] ?? 0);
}

// One socket of a seat's owner, who follows several matches at that seat.
class Follower {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<string, { resolve(): void; reject(error: Error): void }>();
  #next = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data) => this.#receive(data as Buffer));
  }

  static open(port: number, token: string): Promise<Follower> {
    const headers = { authorization: `Bearer ${token}` };
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/live`, { headers, perMessageDeflate: false });
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(new Follower(socket))).once('error', reject);
    });
  }

  // What is shown is read by nobody: choices are known beforehand.
  #receive(data: Buffer): void {
    if (data.length > 600) return;
    const { type, id, message } = JSON.parse(data.toString()) as {
      type: string;
      id?: string;
      message?: string;
    };
    if ((type !== 'accepted' && type !== 'refused') || id === undefined) return;
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (type === 'accepted') waiting?.resolve();
    else waiting?.reject(new Error(message));
  }

  ask(wish: object): Promise<void> {
    const id = `back-${this.#next++}`;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#socket.send(JSON.stringify({ ...wish, id }));
    });
  }
}

type Seated = readonly Follower[];

// Every match is followed at all its seats; a connection follows many matches.
async function follow(port: number, { lines, tokens }: Filled): Promise<readonly Seated[]> {
  const groups = Math.ceil(lines.length / perConnection);
  const followers: Follower[][] = [];
  await each(groups, 4, async (group) => {
    const made: Follower[] = [];
    for (const token of tokens) made.push(await Follower.open(port, token));
    followers[group] = made;
  });
  const seated = lines.map((_, at) => followers[Math.floor(at / perConnection)] ?? []);
  await each(lines.length, atOnce, async (at) => {
    const match = lines[at]?.match;
    for (let seat = 0; seat < seats; seat++)
      await seated[at]?.[seat]?.ask({ type: 'subscribe', match, seat, words: true, reveal: 'steps' });
  });
  return seated;
}

async function playOn({ match, next }: Line, seated: Seated): Promise<number> {
  for (const { seat, choice, at } of next)
    await seated[seat]?.ask({ type: 'choose', match, seat, choice, at });
  return next.length;
}

/** Fills a folder with matches, starts a server on it, and lets everybody come back. */
export async function measureMany(matches: number, say: (line: string) => void): Promise<ManyFigures> {
  const folder = mkdtempSync(join(import.meta.dirname, '../../.data-'));
  try {
    const filled = await fillMany(join(folder, 'bridgefront.db'), matches);
    say(`${matches} open matches with ${filled.events} events are on the disk`);
    return await measured(folder, filled, say);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measured(folder: string, filled: Filled, say: (line: string) => void): Promise<ManyFigures> {
  const began = performance.now();
  const since = (): number => (performance.now() - began) / 1000;
  const server = await Measured.on('ours', folder, { IDLE_SECONDS: '3600' });
  try {
    const { port } = server;
    const total = filled.lines.length;
    await until(async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok);
    const ready = since();
    say(`ready after ${ready.toFixed(1)} s`);
    await until(async () => (await loadedOf(port)) >= total);
    const allLoaded = since();
    const loaded = await server.memory();
    say(`all in memory after ${allLoaded.toFixed(1)} s: ${(loaded.rss / 1e6).toFixed(0)} MB resident`);
    const seated = await follow(port, filled);
    say('four readers follow each match');
    let choices = 0;
    await each(total, atOnce, async (at) => {
      const line = filled.lines[at];
      const made = line === undefined ? 0 : await playOn(line, seated[at] ?? []);
      choices += made;
    });
    const { heap, rss } = await server.memory();
    return {
      matches: total,
      events: filled.events,
      ready,
      allLoaded,
      loaded: { heap: loaded.heap / 1e6, rss: loaded.rss / 1e6 },
      inPlay: { heap: heap / 1e6, rss: rss / 1e6, choices },
    };
  } finally {
    await server.stop();
  }
}
