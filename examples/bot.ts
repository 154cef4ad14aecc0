// A complete bot in TypeScript for the live connection, from docs/protocol.md alone: it keeps the document by patches, comes
// back where it stopped, sends again what was not answered, and takes back now and then. Node 24 or newer, no packages.
//
//   node examples/bot.ts [URL] [GAME]   opens a table of that game against bots of the server and plays it

import { FairStart } from './fair-start.mjs';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Operation = { op: 'add' | 'replace'; path: string; value: Json } | { op: 'remove'; path: string };
type At = { decision: number; plan: number };
type Act = { type: 'choose'; choice: string; at: At } | { type: 'take-back'; at: At };

interface MatchDocument {
  readonly view: {
    readonly decision: {
      readonly mine: { readonly plan: string[]; readonly choices: string[] } | null;
    } | null;
    readonly outcome: { readonly winners: number[]; readonly reason: string } | null;
  };
  readonly host: {
    readonly status: string;
    readonly decision: number | null;
    readonly names: string[];
  };
}

interface Streamed {
  readonly stream: string;
  readonly number: number;
  readonly told: number;
}

type Message =
  | ({ readonly type: 'whole'; readonly document: MatchDocument } & Streamed)
  | ({ readonly type: 'change'; readonly patch: readonly Operation[] } & Streamed)
  | { readonly type: 'accepted'; readonly id: string }
  | { readonly type: 'refused'; readonly id: string | null; readonly code: string; readonly message: string }
  | { readonly type: 'welcome' | 'table' | 'chat' | 'event' | 'pong' };

interface Summary {
  readonly id: string;
}

const [url = 'http://localhost:8080', game = 'bridgefront'] = process.argv.slice(2);

async function call<T>(method: 'GET' | 'POST', path: string, token: string, body?: object): Promise<T> {
  const headers = {
    'content-type': 'application/json',
    ...(token !== '' && { authorization: `Bearer ${token}` }),
  };
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const answer = await fetch(`${url}/api${path}`, { method, headers, ...sent });
  const read = (await answer.json()) as T & { readonly code?: string; readonly message?: string };
  if (!answer.ok) throw new Error(`${method} ${path}: ${read.code}: ${read.message}`);
  return read;
}

/** The document after a JSON Patch (RFC 6902, the three operations that the server uses). */
function patched<T>(document: T, operations: readonly Operation[]): T {
  const root: { [key: string]: unknown } = { '': document };
  for (const operation of operations) {
    const keys = operation.path.split('/').map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
    const known = ['add', 'replace', 'remove'].includes(operation.op);
    if (!known || keys[0] !== '') throw new Error('This is no patch.');
    const last = keys.pop() ?? '';
    const parent = keys.reduce<unknown>((at, key) => (at as { [key: string]: unknown })[key], root);
    const values = operation.op === 'remove' ? [] : [operation.value];
    if (Array.isArray(parent)) parent.splice(Number(last), operation.op === 'add' ? 0 : 1, ...values);
    else if (operation.op === 'remove') delete (parent as { [key: string]: unknown })[last];
    else (parent as { [key: string]: unknown })[last] = operation.value;
  }
  return root[''] as T;
}

/** The policy: something at random, rather that than nothing; now and then the last choice is taken back. */
function pick(plan: readonly string[], choices: readonly string[], at: At): Act {
  if (plan.length > 0 && Math.random() < 0.05) return { type: 'take-back', at };
  const bold = choices.filter((choice) => choice !== 'done' && choice !== 'none' && choice !== 'pass');
  const list = bold.length > 0 && Math.random() < 0.75 ? bold : choices;
  return { type: 'choose', choice: list[Math.floor(Math.random() * list.length)] ?? '', at };
}

/** One seat of one match, whatever becomes of the connections that carry it. */
class Player {
  readonly over = Promise.withResolvers<MatchDocument>();
  readonly #match: string;
  readonly #token: string;
  readonly #dice: FairStart;
  #document: MatchDocument | null = null;
  #place: { readonly stream: string; readonly number: number } | null = null;
  #told = 0;
  // What was sent and not answered: it keeps its id when it is sent again.
  #waiting: ({ readonly id: string } & Act) | null = null;
  #sent = 0;
  #socket: WebSocket | null = null;

  constructor(match: string, token: string, dice: FairStart) {
    this.#match = match;
    this.#token = token;
    this.#dice = dice;
  }

  connect(): void {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#send({ type: 'hello', id: `h${this.#sent++}`, token: this.#token });
      const from = this.#place === null ? {} : { from: this.#place };
      this.#send({
        type: 'subscribe',
        id: `s${this.#sent++}`,
        match: this.#match,
        seat: 0,
        told: this.#told,
        ...from,
      });
      if (this.#waiting !== null) this.#send({ ...this.#waiting, match: this.#match, seat: 0 });
    };
    socket.onmessage = ({ data }) => {
      try {
        this.#read(JSON.parse(String(data)) as Message);
      } catch {
        this.#beginAnew();
      }
    };
    socket.onclose = () => {
      if (this.#document?.host.status === 'live' || this.#document === null)
        setTimeout(() => this.connect(), 200);
    };
  }

  #send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #read(message: Message): void {
    if (message.type === 'refused') return this.#refused(message);
    if (message.type === 'accepted' && message.id === this.#waiting?.id) this.#waiting = null;
    if (message.type === 'change' && !this.#follows(message)) return this.#beginAnew();
    if (message.type === 'whole' || message.type === 'change') {
      const shown = message.type === 'whole' ? message.document : patched(this.#document, message.patch);
      if (typeof shown?.host.status !== 'string' || typeof shown.view !== 'object')
        throw new Error('This is no document.');
      this.#document = shown;
      this.#dice.keep(shown.host);
      this.#place = { stream: message.stream, number: message.number };
      this.#told = message.told;
    }
    this.#act();
  }

  // A change that does not follow on what is known would make a document that never was.
  #follows({ stream, number }: Streamed): boolean {
    return this.#place?.stream === stream && number === this.#place.number + 1;
  }

  /** The next connection begins with the whole. */
  #beginAnew(): void {
    this.#place = null;
    this.#socket?.close();
  }

  #refused({ id, code, message }: Extract<Message, { type: 'refused' }>): void {
    if (id !== this.#waiting?.id) return this.over.reject(new Error(`${code}: ${message}`));
    if (code === 'too-fast' || code === 'not-stored' || code === 'shutting-down') {
      setTimeout(() => this.#waiting && this.#send({ ...this.#waiting, match: this.#match, seat: 0 }), 1000);
      return;
    }
    this.#waiting = null;
    if (code === 'stale') this.#act();
    else this.over.reject(new Error(`${code}: ${message}`));
  }

  #act(): void {
    if (this.#document === null || this.#waiting !== null) return;
    const { view, host } = this.#document;
    if (host.status !== 'live') {
      this.over.resolve(this.#document);
      return this.#socket?.close();
    }
    const mine = view.decision?.mine;
    if (mine == null || mine.choices.length === 0 || host.decision === null) return;
    const act = pick(mine.plan, mine.choices, { decision: host.decision, plan: mine.plan.length });
    this.#waiting = { id: `c${this.#sent++}`, ...act };
    this.#send({ ...this.#waiting, match: this.#match, seat: 0 });
  }
}

const { games } = await call<{ games: { name: string; seats: { min: number } }[] }>('GET', '/games', '');
const rules = games.find(({ name }) => name === game);
if (rules === undefined) throw new Error(`There is no game ${game}.`);
const { token } = await call<{ token: string }>('POST', '/tokens', '', { name: 'TypeScript bot' });
const bots = Array.from({ length: rules.seats.min - 1 }, () => ({ kind: 'bot', bot: 'random' }));
const { id } = await call<Summary>('POST', '/matches', token, { game, seats: [{ kind: 'human' }, ...bots] });
const dice = new FairStart(
  (method: string, path: string, body?: object) => call(method, path, token, body),
  id,
);
await dice.begin();
console.log(`Match ${id} has begun.`);
const player = new Player(id, token, dice);
player.connect();
const { view, host } = await player.over.promise;
const winners = view.outcome?.winners.map((winner) => host.names[winner]).join(' and ');
console.log(
  winners === undefined
    ? `The match is over: ${host.status}.`
    : `Won by ${winners}: ${view.outcome?.reason}.`,
);
console.log(await dice.verdict());
