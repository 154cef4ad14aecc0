// `npm run supervised`: the server as a child of this process, which starts it anew when it ends unasked or hangs. The child answers
// a beat over the channel between the two, which needs no port, no certificate and no free connection.

import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';

const beatEvery = 250;
const hungAfter = 6; // Beats without an answer.
const hungAtMost = 120; // One that hangs again and again may have much to do: it is given twice as long each time.
const forgivenAfter = 600_000;
const quick = 5000;
const restAfterQuickEnd = 1000;
/** Trying again is of no use before somebody has mended something. */
const mendFirst = 2;

const program = new URL('./main.ts', import.meta.url);
let child: ChildProcess;
let stopping = false;
let quickEnds = 0;
let patience = hungAfter;
let hungAt = -Infinity;

const say = (text: string): void => void process.stderr.write(`${text}\n`);

function hung(): void {
  const now = performance.now();
  patience = now - hungAt < forgivenAfter ? Math.min(hungAtMost, patience * 2) : hungAfter;
  hungAt = now;
  say(`The server (process ${child.pid}) has stopped answering: it is started anew.`);
  child.kill('SIGKILL');
}

function start(): void {
  const since = performance.now();
  const mine = fork(program, process.argv.slice(2), {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    execArgv: process.execArgv,
  });
  child = mine;
  // Beats without an answer: where this process itself stood still, only one of them is counted. A start takes what it takes.
  let silent: number | null = null;
  mine.on('message', () => (silent = 0));
  const beat = setInterval(() => {
    if (silent !== null && ++silent > patience) {
      silent = null;
      if (!stopping) hung();
    } else if (mine.connected) mine.send('beat', () => undefined);
  }, beatEvery);
  mine.once('exit', (code, signal) => {
    clearInterval(beat);
    if (stopping || code === 0 || code === mendFirst) process.exit(code ?? 1);
    say(`The server ended (${signal ?? code}): it is started anew.`);
    quickEnds = performance.now() - since < quick ? quickEnds + 1 : 0;
    const rest = quickEnds > 1 ? restAfterQuickEnd : 0;
    setTimeout(() => (stopping ? process.exit(0) : start()), rest);
  });
}

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => {
    stopping = true;
    // By the channel: systemd and a terminal signal the child too, and a second signal would end it in the middle of its stop.
    if (child.connected) child.send('stop', () => undefined);
    else if (child.exitCode !== null || child.signalCode !== null) process.exit(0);
  });
start();
