// Ten attackers, in a process of their own that stands back: in truth they sit at other machines.
//
// Forked by scripts/measure/attackers.ts with where the server is, for how long, and a match that everybody may watch; tells at
// the end what they were answered.

import { request } from 'node:http';
import { setPriority } from 'node:os';
import WebSocket from 'ws';
import { largestGame } from '../../largest-game.ts';
import { sleep } from '../../../apps/server/test/hard/table.ts';

/** What attackers know, and what they were answered, by HTTP status or refusal. */
interface Scene {
  readonly url: string;
  readonly until: number;
  readonly watched: string;
  readonly answers: Map<string, number>;
}

function note({ answers }: Scene, what: string): void {
  answers.set(what, (answers.get(what) ?? 0) + 1);
}

interface Call {
  readonly from: string;
  readonly path: string;
  readonly token?: string;
  readonly body?: object;
}

/** One request from an address of the loopback network; null when nobody answered. */
function call(
  scene: Scene,
  { from, path, token, body }: Call,
): Promise<{ readonly [name: string]: unknown } | null> {
  const text = body === undefined ? '' : JSON.stringify(body);
  return new Promise((resolve) => {
    const asked = request(`${scene.url}/api${path}`, {
      localAddress: from,
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
    });
    asked.on('error', () => (note(scene, 'no connection'), resolve(null)));
    asked.on('response', (answer) => {
      note(scene, `${path.split('/')[1] ?? ''} ${answer.statusCode}`);
      let read = '';
      answer.on('data', (data) => (read += String(data)));
      answer.on('close', () => resolve(read.startsWith('{') ? JSON.parse(read) : null));
    });
    asked.end(text);
  });
}

async function newToken(scene: Scene, from: string, name: string): Promise<string> {
  const answer = await call(scene, { from, path: '/tokens', body: { name } });
  return typeof answer?.['token'] === 'string' ? answer['token'] : '';
}

/** Opens tables with five warlords, with a new name for every ten. */
async function starver(scene: Scene, from: string): Promise<void> {
  const warlords = Array.from({ length: 5 }, () => ({ kind: 'bot', bot: 'warlord' }));
  const seats = [{ kind: 'human' }, ...warlords];
  // Nobody answers for the person: defaults keep the bots thinking.
  const clock = { kind: 'live', seconds: 1, bank: 0 };
  for (let round = 0; performance.now() < scene.until; round++) {
    const token = await newToken(scene, from, `Starver ${from} ${round}`);
    for (let table = 0; table < 10 && performance.now() < scene.until; table++) {
      const body = { game: largestGame.name, seats, options: {}, clock };
      const opened = await call(scene, { from, path: '/matches', token, body });
      if (typeof opened?.['id'] === 'string')
        await call(scene, { from, path: `/matches/${opened['id']}/ready`, token, body: { ready: true } });
      await sleep(10);
    }
  }
}

function socket(scene: Scene, from: string): Promise<WebSocket | null> {
  const line = new WebSocket(`${scene.url.replace('http', 'ws')}/api/live`, { localAddress: from });
  line.on('message', (data) => {
    const read = String(data as Buffer);
    const code = /^\{"type":"refused".*?"code":"([a-z-]+)"/.exec(read)?.[1];
    note(scene, code === undefined ? 'live answers' : `live ${code}`);
  });
  return new Promise((resolve) => {
    line.on('open', () => resolve(line));
    line.on('error', () => resolve(null));
    line.on('close', () => note(scene, 'live closed'));
  });
}

const dear = ['/openapi.json', '/matches', '/games'];

/** Thirty lines that want the whole story again and again, and pages that are dear to make. */
async function reader(scene: Scene, from: string): Promise<void> {
  const lines: (WebSocket | null)[] = [];
  for (let line = 0; line < 30; line++) lines.push(await socket(scene, from));
  for (let round = 0; performance.now() < scene.until; round++) {
    const wish = {
      type: 'subscribe',
      match: scene.watched,
      seat: null,
      told: 0,
      words: true,
      reveal: 'steps',
    };
    for (const [index, line] of lines.entries())
      if (line?.readyState === WebSocket.OPEN)
        line.send(JSON.stringify({ ...wish, id: `${round}.${index}` }));
      else lines[index] = await socket(scene, from);
    const paths = [...dear, `/matches/${scene.watched}/replay?seat=all`, `/matches/${scene.watched}/dice`];
    for (const path of paths) void call(scene, { from, path });
    await sleep(50);
  }
  for (const line of lines) line?.terminate();
}

/** Ten lines that talk at a stranger's table, each message under the newest of ever new names. */
async function talker(scene: Scene, from: string): Promise<void> {
  const lines: (WebSocket | null)[] = [];
  for (let line = 0; line < 10; line++) lines.push(await socket(scene, from));
  for (let round = 0; performance.now() < scene.until; round++) {
    const token = await newToken(scene, from, `Talker ${from} ${round}`);
    for (const [index, line] of lines.entries()) {
      if (line?.readyState !== WebSocket.OPEN) {
        lines[index] = await socket(scene, from);
        continue;
      }
      if (token !== '') line.send(JSON.stringify({ type: 'hello', id: `h${round}.${index}`, token }));
      const text = `${round} ${'la '.repeat(100)}`;
      line.send(JSON.stringify({ type: 'chat', id: `c${round}.${index}`, match: scene.watched, text }));
    }
    await sleep(50);
  }
  for (const line of lines) line?.terminate();
}

const attackers = [starver, starver, starver, starver, reader, reader, reader, talker, talker, talker];

const [url = '', seconds = '0', watched = ''] = process.argv.slice(2);
setPriority(10);
const until = performance.now() + Number(seconds) * 1000;
const scene: Scene = { url, until, watched, answers: new Map() };
await Promise.all(attackers.map((attack, index) => attack(scene, `127.0.${index + 1}.1`)));
process.send?.(Object.fromEntries(scene.answers), () => process.exit());
