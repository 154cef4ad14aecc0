// What thousands of open connections cost.
//
// One server; two people play and answer 20 ms after each question, first with nobody else there, then with thousands
// of connections open, each following a table of the lobby, every tenth the people's own. Memory as the operating
// system counts it; waits of the people for acknowledgements; how long the newest line waits for an answer.
//
//   npm run measure -- sockets --sockets 3000 --seconds 20

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import WebSocket from 'ws';
import { freePort, ServerProcess } from '../../apps/server/test/hard/process.ts';
import { enterAll, openTable, sitDown, sleep } from '../../apps/server/test/hard/table.ts';
import type { TableWish } from '../../apps/server/test/hard/table.ts';
import { largestGame } from '../largest-game.ts';
import { delayOf } from './thinking-delay.ts';

/** A line from one of many addresses of this machine, that follows the match. */
function follow(url: string, index: number, match: string): Promise<WebSocket> {
  const localAddress = `127.1.${1 + Math.floor(index / 200)}.1`;
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, { localAddress });
  const wish = { type: 'subscribe', id: 'follow', match, seat: null, told: 0 };
  return new Promise((resolve, reject) => {
    socket.on('open', () => socket.send(JSON.stringify(wish)));
    socket.on('error', reject);
    socket.on('message', (data) => {
      if (String(data as Buffer).includes('"id":"follow"')) resolve(socket);
    });
  });
}

/** What two people wait for acknowledgements while they play for so many seconds, one match after the other. */
async function waitsOf(wish: TableWish, first: string, seconds: number): Promise<number[]> {
  const until = performance.now() + seconds * 1000;
  const waits: number[] = [];
  for (let match = first; performance.now() < until; match = await openTable(wish)) {
    const players = sitDown(wish, match, { thinks: 20, ids: `${waits.length}.` });
    const over = Promise.all(players.map(({ done }) => done));
    await Promise.race([over, sleep(Math.max(0, until - performance.now()))]);
    for (const player of players) player.leave();
    waits.push(...players.flatMap((player) => player.waits));
  }
  return waits;
}

async function memory(server: ServerProcess): Promise<number> {
  return (await server.figure('process_resident_memory_bytes')) / 1024 / 1024;
}

async function run(server: ServerProcess, sockets: number, seconds: number): Promise<void> {
  await server.start();
  const wish = {
    url: server.url,
    game: largestGame.name,
    seed: 'sockets',
    people: await enterAll(server.url, ['Ann', 'Ben']),
  };
  const rows: object[] = [];
  const row = async (lines: number, match: string, opening: number): Promise<void> => {
    const { choices, p50, p99 } = delayOf(await waitsOf(wish, match, seconds));
    rows.push({
      lines,
      'MB of memory': (await memory(server)).toFixed(0),
      'ms to open one': opening.toFixed(1),
      acknowledged: choices,
      p50: p50.toFixed(1),
      p99: p99.toFixed(1),
      dropped: await server.figure('bridgefront_connections_dropped_total{reason="silent"}'),
    });
  };
  await row(0, await openTable(wish), 0);
  const [quiet, match] = [await openTable(wish), await openTable(wish)];
  const open: WebSocket[] = [];
  const began = performance.now();
  while (open.length < sockets) {
    const next = Array.from({ length: Math.min(50, sockets - open.length) }, (_, index) => {
      const number = open.length + index;
      return follow(server.url, number, number % 10 === 0 ? match : quiet);
    });
    open.push(...(await Promise.all(next)));
  }
  await row(open.length, match, (performance.now() - began) / sockets);
  for (const socket of open) socket.terminate();
  console.table(rows);
}

const { values } = parseArgs({
  options: { sockets: { type: 'string', default: '3000' }, seconds: { type: 'string', default: '20' } },
});
const [sockets, seconds] = [Number(values.sockets), Number(values.seconds)];
if (!Number.isInteger(sockets) || sockets < 1 || sockets > 20_000 || !(seconds >= 1)) {
  console.error('npm run measure -- sockets [--sockets 3000] [--seconds 20]');
  process.exitCode = 2;
} else {
  const folder = mkdtempSync(join(tmpdir(), 'bridgefront-sockets-'));
  const server = new ServerProcess(folder, await freePort(), {
    LIVE_PER_NETWORK: '200',
    MESSAGES_PER_SECOND: '50',
    MAX_CONNECTIONS: String(sockets + 100),
  });
  try {
    await run(server, sockets, seconds);
  } finally {
    await server.end('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}
