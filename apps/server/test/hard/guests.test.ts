// Guests who behave badly, at a real server beside people who play: the people must not notice.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedRandom } from '@bridgefront/kernel';
import { serverMessageSchema } from '@bridgefront/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { games } from '../../src/games.ts';
import { badFrame } from './fuzz.ts';
import type { Player } from './player.ts';
import { freePort, ServerProcess } from './process.ts';
import { againstRecord, allDone, enterAll, openTable, recordOf, sitDown, sleep } from './table.ts';

let folder: string;
let server: ServerProcess;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bridgefront-guests-'));
  server = new ServerProcess(folder, await freePort(), { MESSAGES_PER_SECOND: '100000' });
  await server.start();
});

afterAll(async () => {
  await server.end('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** People who play tables one after the other until told to stop; nobody of them may notice anything. */
function neighbours() {
  const state = { on: true };
  const tables: Player[][] = [];
  async function play(): Promise<void> {
    for (let round = 0; state.on; round++) {
      const people = await enterAll(server.url, ['Ann', 'Ben']);
      const wish = { url: server.url, game: 'bridgefront', seed: `neighbours ${round}`, people };
      const players = sitDown(wish, await openTable(wish), { thinks: 2 });
      tables.push(players);
      await allDone(players, 60_000);
    }
  }
  const playing = play();
  playing.catch(() => undefined);
  return {
    tables,
    async end(): Promise<{ readonly problems: string[]; readonly slowest: number; readonly lines: number }> {
      state.on = false;
      await playing;
      const game = games.get('bridgefront');
      if (game === undefined) throw new Error('The game is not in the registry.');
      const problems: string[] = [];
      for (const players of tables)
        problems.push(...againstRecord(game, await recordOf(server.url, players[0].match), players));
      const players = tables.flat();
      for (const player of players)
        if (Object.keys(player.refusals).length > 0) problems.push(`refused: ${player.standing}`);
      const slowest = Math.max(...players.flatMap((player) => player.waits));
      return { problems, slowest, lines: players.reduce((sum, player) => sum + player.lines - 1, 0) };
    },
  };
}

function dial(token: string): Promise<WebSocket> {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/live`, {
    headers: { authorization: `Bearer ${token}` },
  });
  socket.on('error', () => undefined);
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(socket));
    socket.once('close', () => reject(new Error('No connection.')));
  });
}

interface Tally {
  sent: number;
  answered: number;
  fatal: number;
  readonly codes: { [code: string]: number };
  readonly closes: { [code: number]: number };
}

// One connection: sends until it is closed or nothing is left, and notes every answer.
async function pester(token: string, match: string, seed: string, most: number, tally: Tally): Promise<void> {
  const random = seedRandom(seed);
  const socket = await dial(token);
  const closed = new Promise<void>((resolve) => {
    socket.on('close', (code) => {
      tally.closes[code] = (tally.closes[code] ?? 0) + 1;
      resolve();
    });
  });
  let answers = 0;
  socket.on('message', (data) => {
    const message = serverMessageSchema.parse(JSON.parse(String(data as Buffer)));
    if (message.type === 'refused') tally.codes[message.code] = (tally.codes[message.code] ?? 0) + 1;
    if (message.type === 'refused' || message.type === 'accepted' || message.type === 'pong') answers++;
  });
  let sent = 0;
  while (sent < most && socket.readyState === socket.OPEN) {
    const { data, binary, fatal } = badFrame(random, match);
    socket.send(data, { binary });
    sent++;
    if (fatal) tally.fatal++;
    if (fatal) break;
    if (sent % 20 === 0) await sleep(1);
  }
  const until = performance.now() + 5000;
  while (answers < sent && socket.readyState === socket.OPEN && performance.now() < until) await sleep(5);
  tally.sent += sent;
  tally.answered += answers;
  if (socket.readyState === socket.OPEN) socket.close();
  await closed;
}

test(
  '10,000 malformed messages are refused one by one, and the neighbours play on',
  { timeout: 120_000 },
  async () => {
    const beside = neighbours();
    const [guest] = await enterAll(server.url, ['Mallory']);
    while (beside.tables.length === 0) await sleep(10);
    const match = beside.tables[0][0].match;
    const tally: Tally = { sent: 0, answered: 0, fatal: 0, codes: {}, closes: {} };
    for (let wave = 0; tally.sent < 10_000; wave++) {
      expect(wave).toBeLessThan(200);
      const guests = Array.from({ length: 8 }, (_, one) =>
        pester(guest.token, match, `guest ${wave} ${one}`, 120, tally),
      );
      await Promise.all(guests);
    }
    const { problems, slowest, lines } = await beside.end();
    expect(problems).toEqual([]);
    expect(lines).toBe(0);
    expect(server.alive).toBe(true);
    // What no answer came for was on a connection that was being closed.
    expect(tally.answered / tally.sent).toBeGreaterThan(0.9);
    expect(tally.codes['bad-message']).toBeGreaterThan(8000);
    expect(tally.codes['failed']).toBeUndefined();
    expect(tally.fatal).toBeGreaterThan(50);
    expect((tally.closes[1007] ?? 0) + (tally.closes[1009] ?? 0)).toBeGreaterThan(0);
    expect(slowest).toBeLessThan(10_000);
    const log = server.log.join('\n');
    expect(log).toContain('connection closed after a bad frame');
    expect(log).not.toContain('message failed');
    console.log(`malformed: ${JSON.stringify(tally)}; slowest neighbour's choice ${slowest.toFixed(0)} ms`);
  },
);

test('who talks nonsense for too long is told why the line is closed', async () => {
  const [guest] = await enterAll(server.url, ['Mallory']);
  const socket = await dial(guest.token);
  const closed = new Promise<string>((resolve) => {
    socket.on('close', (code, reason) => resolve(`${code} ${String(reason)}`));
  });
  for (let i = 0; i < 200; i++) socket.send('nonsense');
  expect(await closed).toBe('1008 too many bad messages');
  expect(server.log.join('\n')).toContain('too many bad messages');
});

test('clients that stop reading are let go before they cost memory', { timeout: 240_000 }, async () => {
  const beside = neighbours();
  const guests = await enterAll(
    server.url,
    Array.from({ length: 10 }, (_, one) => `Sleeper ${one}`),
  );
  while (beside.tables.length === 0) await sleep(10);
  const match = beside.tables[0][0].match;
  const before = await server.figure('process_resident_memory_bytes');
  const sockets = await Promise.all(guests.map(({ token }) => dial(token)));
  for (const socket of sockets) socket.pause();
  // On a slow machine wishes may come in bunches, for which a line is closed as well.
  const reasons = ['does not read', 'too many bad messages'];
  const letGo = async (): Promise<number> => {
    const figures = reasons.map((reason) =>
      server.figure(`bridgefront_connections_dropped_total{reason="${reason}"}`),
    );
    return (await Promise.all(figures)).reduce((sum, figure) => sum + figure, 0);
  };
  const formerly = await letGo();
  let dropped = 0;
  let peak = before;
  let wishes = 0;
  const until = performance.now() + 150_000;
  while (dropped < sockets.length && performance.now() < until) {
    // Each asks for the whole table again and again, and never takes it; of a flood only the last wish would count.
    for (let i = 0; i < 10; i++) {
      for (const socket of sockets)
        socket.send(
          JSON.stringify({ type: 'subscribe', id: `s${wishes++}`, match, seat: null, told: 0, words: true }),
        );
      await sleep(3);
    }
    dropped = (await letGo()) - formerly;
    peak = Math.max(peak, await server.figure('process_resident_memory_bytes'));
  }
  for (const socket of sockets) socket.terminate();
  const { problems, slowest, lines } = await beside.end();
  expect(dropped).toBe(sockets.length);
  expect(problems).toEqual([]);
  expect(lines).toBe(0);
  expect(slowest).toBeLessThan(10_000);
  expect(peak - before).toBeLessThan(250 * 1024 * 1024);
  expect(server.log.join('\n')).toContain('does not read');
  const grown = ((peak - before) / 1024 / 1024).toFixed(0);
  console.log(
    `not reading: ${wishes} wishes, ${dropped} let go, memory +${grown} MB, slowest ${slowest.toFixed(0)} ms`,
  );
});
