// The page's end of matches on this device: questions, and a line that speaks as the live connection of a server does.

import type { ServerMessage, WireRefusal } from '@bridgefront/protocol';
import { newEntropy } from '../source/entropy.ts';
import type { LiveWire, SocketReader } from '../source/reconnecting-socket.ts';
import type { FromHost, Question, Questions, ToHost } from './messages.ts';
import type { Begin } from './matches.worker.ts';

const failed: WireRefusal = {
  code: 'failed',
  message: 'Something went wrong on this device. Load the page anew: the match goes on where it was kept.',
};

// How long it takes until workers that failed are started anew: longer each time.
const rest = 1_000;

type Told = (answer: unknown) => void;

interface Workers {
  readonly host: Worker;
  readonly thinker: Worker;
  /** Thinks for the person alone, so that a bot never waits for advice; made when somebody asks for it. */
  adviser: Worker | null;
}

const readers = new Set<SocketReader>();
const asked = new Map<number, Told>();
// No other page of this browser, open or closed, has given its messages such ids: an act that is kept is known by its own.
const page = newEntropy();
let workers: Workers | null = null;
let count = 0;
let notKept: (() => void) | null = null;
let somethingNotKept = false;
// How often a worker has failed.
let breaks = 0;

function newWorker(): Worker {
  return new Worker(new URL('./matches.worker.ts', import.meta.url), { type: 'module' });
}

// Leads from the worker that holds matches to another one that thinks.
function joined({ host, thinker }: Pick<Workers, 'host' | 'thinker'>, kind: 'thinker' | 'adviser'): void {
  const { port1, port2 } = new MessageChannel();
  host.postMessage({ kind, port: port1 } satisfies Begin | ToHost, [port1]);
  thinker.postMessage({ kind: 'think', port: port2 } satisfies Begin, [port2]);
}

function start(): Workers {
  const made: Workers = { host: newWorker(), thinker: newWorker(), adviser: null };
  joined(made, 'thinker');
  made.host.addEventListener('message', ({ data }: MessageEvent<FromHost>) => hear(data));
  for (const worker of [made.host, made.thinker]) worker.addEventListener('error', () => broken(made));
  return made;
}

function makeAdviser(): void {
  const made = (workers ??= start());
  if (made.adviser !== null) return;
  made.adviser = newWorker();
  made.adviser.addEventListener('error', () => broken(made));
  joined({ host: made.host, thinker: made.adviser }, 'adviser');
}

function tell(message: ToHost): void {
  workers ??= start();
  workers.host.postMessage(message);
}

// What was asked is refused; who follows a match does so anew, from what was kept.
function broken(which: Workers): void {
  if (workers !== which) return;
  workers = null;
  breaks++;
  which.host.terminate();
  which.thinker.terminate();
  which.adviser?.terminate();
  for (const answer of asked.values()) answer(failed);
  asked.clear();
  for (const reader of readers) reader.lost();
  setTimeout(() => {
    for (const reader of readers) reader.opened();
  }, rest * breaks);
}

function hearLive(message: ServerMessage): void {
  for (const reader of readers) reader.receive(message, performance.now());
}

function hear(message: FromHost): void {
  switch (message.kind) {
    case 'live':
      hearLive(JSON.parse(message.message) as ServerMessage);
      return;
    case 'answer':
    case 'refusal': {
      const told = asked.get(message.id);
      asked.delete(message.id);
      told?.(message.kind === 'answer' ? message.answer : message.refusal);
      return;
    }
    case 'not-kept':
      somethingNotKept = true;
      notKept?.();
  }
}

/** Says what to do when the browser could not keep a change; done at once if that has been so already. */
export function whenNotKept(tell: () => void): void {
  notKept = tell;
  if (somethingNotKept) tell();
}

/** Asks this device about one of its matches. */
export function askDevice<Q extends Question>(
  name: Q,
  given: Questions[Q]['given'],
): Promise<Questions[Q]['answer'] | WireRefusal> {
  count++;
  const id = count;
  return new Promise((resolve) => {
    asked.set(id, resolve as Told);
    if (name === 'getHint') makeAdviser();
    tell({ kind: 'ask', id, name, given });
  });
}

/** The line to the matches of this device. It is never cut off. */
export const deviceWire: LiveWire = {
  attach(reader) {
    readers.add(reader);
    reader.opened();
    return () => readers.delete(reader);
  },
  send: (message) => tell({ kind: 'live', message }),
  newId() {
    count++;
    return `${page}.${count}`;
  },
  now: () => Date.now(),
};
