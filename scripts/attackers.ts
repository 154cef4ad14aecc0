// What people notice of attackers: `npm run attack-test`.
//
// One server as it is configured by default. Two people at a table answer 20 ms after each question, somebody plays
// against a greedy bot. First alone; then beside ten attackers at once, each from an address of its own: four open
// tables of strong bots as fast as they may, three ask for whole views and dear pages again and again, three flood the
// chat with ever new names. Figures of the same machine in the same run; nothing else should run on it.
//
//   npm run attack-test -- --seconds 30 --rounds 3

import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import WebSocket from 'ws';
import type { Player } from '../apps/server/test/hard/player.ts';
import { freePort, ServerProcess } from '../apps/server/test/hard/process.ts';
import { enterAll, openTable, sitDown, sleep } from '../apps/server/test/hard/table.ts';
import { delayOf } from './thinking-delay.ts';
import type { Delay } from './thinking-delay.ts';
import { largestGame } from './largest-game.ts';

const defaults = {
  HTTP_PER_MINUTE: '600',
  MESSAGES_PER_SECOND: '50',
  LIVE_PER_NETWORK: '100',
  ANSWER_BEAT: '150',
  WINDOW_BEAT: '1000',
  BOT_TABLES: '20',
  STRONG_BOTS: '12',
};

interface Scene {
  readonly url: string;
  readonly until: number;
  /** A match that everybody may watch. */
  watched: string;
  /** What attackers were answered, by HTTP status or refusal. */
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

/** Two people play one match after the other; what they wait for acknowledgements, in milliseconds. */
async function people(scene: Scene): Promise<number[]> {
  const waits: number[] = [];
  for (let round = 0; performance.now() < scene.until; round++) {
    const wish = { url: scene.url, game: largestGame.name, seed: `people ${round}` };
    const table = { ...wish, people: await enterAll(scene.url, ['Ann', 'Ben']) };
    scene.watched = await openTable(table);
    const players = sitDown(table, scene.watched, { thinks: 20 });
    await untilOverOr(scene, players);
    waits.push(...players.flatMap((player) => player.waits));
  }
  return waits;
}

async function untilOverOr(scene: Scene, players: readonly Player[]): Promise<void> {
  const over = Promise.all(players.map(({ done }) => done));
  await Promise.race([over, sleep(Math.max(0, scene.until - performance.now()))]);
  for (const player of players) player.leave();
}

/** Somebody plays against a greedy bot; how long the bot is waited for, in milliseconds, once all others have sealed. */
async function againstBot(scene: Scene): Promise<number[]> {
  const waits: number[] = [];
  for (let round = 0; performance.now() < scene.until; round++) {
    const wish = { url: scene.url, game: largestGame.name, seed: `bot ${round}`, bots: ['greedy'] };
    const table = { ...wish, people: await enterAll(scene.url, ['Cleo']) };
    const players = sitDown(table, await openTable(table));
    let over = false;
    void untilOverOr(scene, players).then(() => (over = true));
    let [decision, since] = [-1, 0];
    for (; !over; await sleep(2)) {
      const document = players[0]?.document ?? null;
      if (document === null) continue;
      const { host, view } = document;
      const waiting = host.decision !== null && (view.decision?.mine?.choices.length ?? 0) === 0;
      if (decision >= 0 && (!waiting || host.decision !== decision)) {
        waits.push(performance.now() - since);
        decision = -1;
      }
      if (waiting && decision < 0) [decision, since] = [host.decision ?? -1, performance.now()];
    }
    // A bot that is still waited for at the end has taken so long at least.
    if (decision >= 0) waits.push(performance.now() - since);
  }
  return waits;
}

const attackers = [starver, starver, starver, starver, reader, reader, reader, talker, talker, talker];

/** What people and the bot's opponent waited, alone or beside attackers, and what these were answered. */
async function run(
  seconds: number,
  attacked: boolean,
): Promise<{
  readonly people: Delay;
  readonly bot: Delay;
  readonly longest: number;
  readonly answers: object;
}> {
  const folder = mkdtempSync(join(tmpdir(), 'bridgefront-attack-'));
  const server = new ServerProcess(folder, await freePort(), defaults);
  try {
    await server.start();
    const until = performance.now() + seconds * 1000;
    const scene: Scene = { url: server.url, until, watched: '', answers: new Map() };
    const playing = Promise.all([people(scene), againstBot(scene)]);
    while (scene.watched === '') await sleep(20);
    const attacks = attacked ? attackers.map((attack, index) => attack(scene, `127.0.${index + 1}.1`)) : [];
    const [waits, bot] = await playing;
    await Promise.all(attacks);
    const answers = Object.fromEntries([...scene.answers].toSorted(([a], [b]) => a.localeCompare(b)));
    return { people: delayOf(waits), bot: delayOf(bot), longest: Math.max(...bot), answers };
  } finally {
    await server.end('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '30' }, rounds: { type: 'string', default: '3' } },
});
const [seconds, rounds] = [Number(values.seconds), Number(values.rounds)];
if (!(seconds >= 1) || !Number.isInteger(rounds) || rounds < 1) {
  console.error('npm run attack-test -- [--seconds 30] [--rounds 3]');
  process.exitCode = 2;
} else {
  const rows: object[] = [];
  let answered: object = {};
  for (let round = 1; round <= rounds; round++)
    for (const attacked of [false, true]) {
      const { people: acks, bot, longest, answers } = await run(seconds, attacked);
      if (attacked) answered = answers;
      rows.push({
        round,
        beside: attacked ? '10 attackers' : 'nobody',
        acknowledged: acks.choices,
        p50: acks.p50.toFixed(1),
        p99: acks.p99.toFixed(1),
        'bot answers': bot.choices,
        'bot p50': bot.p50.toFixed(0),
        'bot p99': bot.p99.toFixed(0),
        'bot longest': longest.toFixed(0),
      });
    }
  console.table(rows);
  console.log('The attackers of the last round were answered:');
  console.table(answered);
}
