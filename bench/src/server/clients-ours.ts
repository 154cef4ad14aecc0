// Clients of our server: what a page or a bot does, with the view kept by patches and random legal choices.

import { largestGame } from '../../../scripts/largest-game.ts';
import WebSocket from 'ws';
import { post } from './api.ts';
import { each, seats } from './driver.ts';
import type { Clients, Meter } from './driver.ts';

type Json = { [key: string]: Json } | Json[] | string | number | boolean | null;
interface Operation {
  readonly op: 'add' | 'replace' | 'remove';
  readonly path: string;
  readonly value: Json;
}
interface Shown {
  view: { decision: { mine: { plan: string[]; choices: string[] } | null } | null };
  host: { decision: number; status: string };
}

function patched(document: Json, operations: readonly Operation[]): Json {
  const root: { [key: string]: Json } = { '': document };
  for (const { op, path, value } of operations) {
    const keys = path.split('/');
    const last = keys.pop() ?? '';
    let parent: Json = root;
    for (const key of keys) parent = (parent as { [key: string]: Json })[key] ?? null;
    if (Array.isArray(parent)) {
      if (op === 'remove') parent.splice(Number(last), 1);
      else parent.splice(Number(last), op === 'add' ? 0 : 1, value);
    } else if (op === 'remove') delete (parent as { [key: string]: Json })[last];
    else (parent as { [key: string]: Json })[last] = value;
  }
  return root[''] ?? null;
}

class Chair {
  readonly #socket: WebSocket;
  readonly #seat: number;
  readonly #meter: Meter;
  readonly #table: Table;
  #match = '';
  #document: Shown | null = null;
  #sent: { readonly id: string; readonly at: number } | null = null;
  #thinking = false;
  #messages = 0;

  constructor(socket: WebSocket, seat: number, meter: Meter, table: Table) {
    this.#socket = socket;
    this.#seat = seat;
    this.#meter = meter;
    this.#table = table;
    socket.on('message', (data) => this.#receive(String(data)));
  }

  subscribe(match: string): void {
    if (this.#match !== '') this.#send({ type: 'unsubscribe', match: this.#match });
    this.#match = match;
    this.#document = null;
    this.#sent = null;
    this.#send({ type: 'subscribe', match });
  }

  #send(message: object): string {
    const id = String(this.#messages++);
    this.#socket.send(JSON.stringify({ ...message, id, seat: this.#seat }));
    return id;
  }

  #receive(text: string): void {
    this.#meter.arrived(text.length);
    const message = JSON.parse(text);
    if (message.match !== undefined && message.match !== this.#match) return;
    if (message.type === 'whole') this.#document = message.document;
    else if (message.type === 'change')
      this.#document = patched(this.#document as unknown as Json, message.patch) as unknown as Shown;
    else if (message.type === 'accepted' && message.id === this.#sent?.id) {
      this.#meter.acknowledged(this.#sent?.at ?? 0);
      this.#sent = null;
    } else if (message.type === 'refused') {
      this.#meter.refused++;
      if (message.id === this.#sent?.id) this.#sent = null;
    } else return;
    this.act();
  }

  act(): void {
    if (this.#document === null || !this.#table.going) return;
    if (this.#document.host.status !== 'live') return this.#table.over(this.#match);
    if (this.#sent !== null || this.#thinking) return;
    if ((this.#document.view.decision?.mine?.choices.length ?? 0) === 0) return;
    this.#thinking = true;
    this.#meter.think(() => {
      this.#thinking = false;
      this.#choose();
    });
  }

  #choose(): void {
    const mine = this.#document?.view.decision?.mine;
    if (mine == null || mine.choices.length === 0 || this.#sent !== null) return;
    const at = { decision: this.#document?.host.decision, plan: mine.plan.length };
    const choice = mine.choices[Math.floor(Math.random() * mine.choices.length)];
    const now = performance.now();
    this.#sent = { id: this.#send({ type: 'choose', match: this.#match, choice, at }), at: now };
  }
}

class Table {
  going = false;
  readonly chairs: Chair[] = [];
  readonly tokens: string[] = [];
  readonly #port: number;
  #match = '';

  constructor(port: number) {
    this.#port = port;
  }

  async open(meter: Meter): Promise<void> {
    const port = this.#port;
    for (let seat = 0; seat < seats; seat++) {
      const { token } = await post<{ token: string }>(port, '', '/tokens', { name: `Player ${seat}` });
      this.tokens.push(token);
    }
    const wish = { game: largestGame.name, seats: this.tokens.map(() => ({ kind: 'human' })) };
    const { id } = await post<{ id: string }>(port, this.tokens[0] ?? '', '/matches', wish);
    for (const token of this.tokens.slice(1)) await post(port, token, `/matches/${id}/join`, {});
    for (const [seat, token] of this.tokens.entries())
      this.chairs.push(new Chair(await line(port, token), seat, meter, this));
    await this.#start(id);
  }

  async #start(id: string): Promise<void> {
    for (const token of this.tokens) await post(this.#port, token, `/matches/${id}/ready`, {});
    this.#match = id;
    for (const chair of this.chairs) chair.subscribe(id);
  }

  go(): void {
    this.going = true;
    for (const chair of this.chairs) chair.act();
  }

  // A finished match is followed by the next one of the same table.
  over(match: string): void {
    if (match !== this.#match) return;
    this.#match = '';
    post<{ id: string }>(this.#port, this.tokens[0] ?? '', `/matches/${match}/rematch`, {})
      .then(({ id }) => this.#start(id))
      .catch((error: unknown) => console.error(error));
  }
}

function line(port: number, token: string): Promise<WebSocket> {
  const headers = token === '' ? {} : { authorization: `Bearer ${token}` };
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/live`, { headers });
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });
}

/** Clients of our server. */
export const ourClients: Clients = {
  async open(port, matches, meter) {
    const tables = Array.from({ length: matches }, () => new Table(port));
    await each(matches, 16, (index) => tables[index]?.open(meter) ?? Promise.resolve());
    return { go: () => tables.forEach((table) => table.go()) };
  },
  connect: (port, connections) => each(connections, 32, async () => void (await line(port, ''))),
};

/** What followers have been sent so far. */
export interface Heard {
  messages: number;
  bytes: number;
}

/** So many people without a seat for each match, each on a connection of their own, on these ports in turn. */
export async function follow(
  ports: readonly number[],
  matches: readonly string[],
  count: number,
): Promise<Heard> {
  const heard: Heard = { messages: 0, bytes: 0 };
  await each(matches.length * count, 32, async (index) => {
    const socket = await line(ports[index % ports.length] ?? 0, '');
    const match = matches[Math.floor(index / count)];
    await new Promise<void>((resolve, reject) => {
      let isFollowing = false;
      socket.on('message', (data: Buffer) => {
        heard.messages++;
        heard.bytes += data.length;
        if (isFollowing) return;
        const { type, message } = JSON.parse(data.toString()) as { type: string; message?: string };
        if (type === 'refused') reject(new Error(message));
        if (type !== 'accepted') return;
        isFollowing = true;
        resolve();
      });
      const wish = { type: 'subscribe', id: 'follow', match, seat: null, words: true, reveal: 'steps' };
      socket.send(JSON.stringify(wish));
    });
  });
  return heard;
}
