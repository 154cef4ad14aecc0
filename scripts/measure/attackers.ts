// What people notice of attackers.
//
// One server as it is configured by default. Two people at a table answer 20 ms after each question, somebody plays
// against a greedy bot. First alone; then beside ten attackers at once, each from an address of its own: four open
// tables of strong bots as fast as they may, three ask for whole views and dear pages again and again, three flood the
// chat with ever new names. People and attackers are processes of their own, and the attackers stand back behind the
// server, which in truth has its machine for itself. Figures of the same machine in the same run; nothing else should
// run on it.
//
//   npm run measure -- attackers --seconds 30 --rounds 3       --profile FOLDER: where the server spends its time

import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { freePort, ServerProcess } from '../../apps/server/test/hard/process.ts';
import { sleep } from '../../apps/server/test/hard/table.ts';
import type { Waits } from './attack/people.ts';
import { delayOf } from './thinking-delay.ts';

const defaults = {
  HTTP_PER_MINUTE: '600',
  MESSAGES_PER_SECOND: '50',
  LIVE_PER_NETWORK: '100',
  ANSWER_BEAT: '150',
  WINDOW_BEAT: '1000',
  BOT_TABLES: '20',
  STRONG_BOTS: '12',
  PUBLIC_TABLES: '20',
  NEW_PER_HOUR: '1000000',
};

function start(name: string, ...given: string[]): ChildProcess {
  return fork(join(import.meta.dirname, `attack/${name}.ts`), given);
}

function told<T>(child: ChildProcess, part: keyof T | null): Promise<T> {
  return new Promise((resolve, reject) => {
    child.on('message', (message) => {
      if (part === null || Object.hasOwn(message as object, part)) resolve(message as T);
    });
    child.on('exit', () => reject(new Error(`${child.spawnargs.at(1) ?? 'The other process'} ended early.`)));
  });
}

interface Figures {
  readonly waits: Waits;
  /** How late the server's own thread was, and how much of the time it worked. */
  readonly lag: number;
  readonly busy: number;
  readonly answers: object;
}

/** What people and the bot's opponent waited, alone or beside attackers, and what these were answered. */
async function run(seconds: number, attacked: boolean, profile: string | undefined): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'bridgefront-attack-'));
  const options = profile === undefined ? '' : `--cpu-prof --cpu-prof-dir=${profile}`;
  const server = new ServerProcess(folder, await freePort(), { ...defaults, NODE_OPTIONS: options });
  const children: ChildProcess[] = [];
  try {
    await server.start();
    // What the server does for itself after its start is not the attackers' doing.
    await sleep(1000);
    const people = start('people', server.url, String(seconds));
    children.push(people);
    const waiting = told<Waits>(people, 'bot');
    const { watched } = await told<{ watched: string }>(people, 'watched');
    const crowd = attacked ? start('crowd', server.url, String(seconds), watched) : null;
    if (crowd !== null) children.push(crowd);
    const answered = crowd === null ? Promise.resolve({}) : told<object>(crowd, null);
    await sleep(seconds * 900);
    const lag = await server.figure('nodejs_eventloop_lag_p99_seconds');
    const busy = await server.figure('process_cpu_seconds_total');
    const [waits, answers] = await Promise.all([waiting, answered]);
    if (profile !== undefined) await server.end('SIGTERM');
    return { waits, lag: lag * 1000, busy, answers };
  } finally {
    for (const child of children) child.kill('SIGKILL');
    await server.end('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

function rowOf(round: number, attacked: boolean, { waits, lag, busy }: Figures): object {
  const [people, bot] = [delayOf(waits.people), delayOf(waits.bot)];
  return {
    round,
    beside: attacked ? '10 attackers' : 'nobody',
    acknowledged: people.choices,
    p50: people.p50.toFixed(1),
    p99: people.p99.toFixed(1),
    'bot answers': bot.choices,
    'bot p50': bot.p50.toFixed(0),
    'bot p99': bot.p99.toFixed(0),
    'bot longest': Math.max(...waits.bot).toFixed(0),
    'late: measuring': waits.late.toFixed(1),
    'late: server': lag.toFixed(1),
    'server seconds': busy.toFixed(1),
  };
}

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '30' },
    rounds: { type: 'string', default: '3' },
    profile: { type: 'string' },
  },
});
const [seconds, rounds] = [Number(values.seconds), Number(values.rounds)];
if (!(seconds >= 1) || !Number.isInteger(rounds) || rounds < 1) {
  console.error('npm run measure -- attackers [--seconds 30] [--rounds 3] [--profile FOLDER]');
  process.exitCode = 2;
} else {
  const rows: object[] = [];
  let answered: object = {};
  for (let round = 1; round <= rounds; round++)
    for (const attacked of [false, true]) {
      const figures = await run(seconds, attacked, attacked ? values.profile : undefined);
      if (attacked) answered = figures.answers;
      rows.push(rowOf(round, attacked, figures));
    }
  console.table(rows);
  console.log('The attackers of the last round were answered:');
  console.table(Object.fromEntries(Object.entries(answered).toSorted(([a], [b]) => a.localeCompare(b))));
}
