// What runs in the storage's thread: takes all calls that are waiting, in order, and does them in one transaction.

import { setImmediate } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { sqliteStore } from './sqlite.ts';
import type { SqliteStore } from './sqlite.ts';
import type { Ask, FromThread, Reply } from './thread.ts';

const mostTogether = 500;

function carryOut(store: SqliteStore, { method, given }: Ask): Promise<unknown> {
  return (store[method] as (...given: readonly unknown[]) => Promise<unknown>)(...given);
}

async function one(store: SqliteStore, ask: Ask): Promise<Reply> {
  try {
    return { id: ask.id, value: await carryOut(store, ask) };
  } catch (error) {
    return { id: ask.id, problem: error instanceof Error ? error.message : String(error) };
  }
}

async function all(store: SqliteStore, asks: readonly Ask[]): Promise<Reply[]> {
  const replies: Reply[] = [];
  for (const ask of asks) replies.push({ id: ask.id, value: await carryOut(store, ask) });
  return replies;
}

async function answer(store: SqliteStore, asks: readonly Ask[]): Promise<Reply[]> {
  const alone = asks.length === 1 || asks.some(({ method }) => method === 'close');
  // If one of them fails, nothing was written, and each goes by itself, so that the others do not suffer.
  const together = alone ? null : await store.together(() => all(store, asks)).catch(() => null);
  if (together !== null) return together;
  const replies: Reply[] = [];
  for (const ask of asks) replies.push(await one(store, ask));
  return replies;
}

async function serve(port: NonNullable<typeof parentPort>): Promise<void> {
  const send = (message: FromThread): void => port.postMessage(message);
  const store = await sqliteStore(...(workerData as [file: string, copyFolder: string | null]));
  const waiting: Ask[] = [];
  let running = false;
  async function run(): Promise<void> {
    running = true;
    // What arrived meanwhile gets in line first.
    for (await setImmediate(); waiting.length > 0; await setImmediate()) {
      const asks = waiting.splice(0, mostTogether);
      send({ replies: await answer(store, asks) });
      if (asks.some(({ method }) => method === 'close')) port.close();
    }
    running = false;
  }
  port.on('message', (ask: Ask) => {
    waiting.push(ask);
    if (!running) void run();
  });
  send(Object.keys(store).filter((name) => name !== 'together'));
}

if (parentPort !== null) await serve(parentPort);
