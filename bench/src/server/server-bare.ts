// The physical reference: ws and better-sqlite3 with group commit and nothing else. A choice is on the disk before all
// four seats are sent a delta of 300 bytes, which is the acknowledgement for the one that chose.

import Database from 'better-sqlite3';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';

const [port = '0', file = ''] = process.argv.slice(2);
const database = new Database(file);
database.pragma('journal_mode = WAL');
database.pragma('synchronous = FULL');
database.exec(
  'create table events (match integer, number integer, body text, primary key (match, number)) strict',
);
const insert = database.prepare('insert into events values (?, ?, ?)');

interface Waiting {
  readonly match: number;
  readonly number: number;
  readonly delta: string;
}
const rooms = new Map<number, { sockets: WebSocket[]; number: number }>();
const deltaBytes = 300;
let waiting: Waiting[] = [];

const store = database.transaction((batch: readonly Waiting[]) => {
  for (const { match, number, delta } of batch) insert.run(match, number, delta);
});

function commit(): void {
  const batch = waiting;
  waiting = [];
  store(batch);
  for (const { match, delta } of batch)
    for (const socket of rooms.get(match)?.sockets ?? []) socket.send(delta);
}

const server = new WebSocketServer({ port: Number(port), host: '127.0.0.1', perMessageDeflate: false });
server.on('connection', (socket) => {
  socket.on('message', (data) => {
    const { match, seat, id } = JSON.parse(String(data)) as { match: number; seat: number; id?: number };
    const room = rooms.get(match) ?? { sockets: [], number: 0 };
    rooms.set(match, room);
    if (id === undefined) return void room.sockets.push(socket);
    const head = JSON.stringify({ seat, id, number: ++room.number });
    const delta = `${head.slice(0, -1)},"delta":"${'x'.repeat(deltaBytes - head.length - 11)}"}`;
    waiting.push({ match, number: room.number, delta });
    if (waiting.length === 1) setImmediate(commit);
  });
});
process.on('SIGTERM', () => process.exit(0));
