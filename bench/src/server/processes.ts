// Starting, asking and ending the processes of a measurement.

import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { sleep } from './driver.ts';
import type { SystemName } from './driver.ts';
import type { Order } from './generator.ts';

/** Memory in bytes (heap after garbage collection, with buffers), and processor time. */
export interface Figures {
  readonly heap: number;
  readonly rss: number;
  readonly cpuMs: number;
  /** Of its main thread alone. */
  readonly mainMs: number;
}

const here = import.meta.dirname;
const root = join(here, '../../..');

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => void probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function answers(port: number, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 2400; tries++) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode}.`);
    const open = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
    if (open) return;
    await sleep(50);
  }
  throw new Error('The server does not answer.');
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => void child.once('exit', resolve));
  const hard = setTimeout(() => child.kill('SIGKILL'), 15_000);
  child.kill('SIGTERM');
  await ended;
  clearTimeout(hard);
}

const programs: { readonly [name in SystemName]: string } = {
  ours: join(root, 'apps/server/src/main.ts'),
  bare: join(here, 'server-bare.ts'),
  colyseus: join(here, 'server-colyseus.ts'),
  'boardgame.io': join(here, 'server-boardgame-io.ts'),
};

/** A server of one of the systems, in its own process, with fresh data on the disk of this folder. */
export class Measured {
  readonly port: number;
  readonly #child: ChildProcess;
  readonly #folder: string;

  private constructor(port: number, child: ChildProcess, folder: string) {
    this.port = port;
    this.#child = child;
    this.#folder = folder;
  }

  static async start(system: SystemName, extra: readonly string[] = []): Promise<Measured> {
    const folder = mkdtempSync(join(root, 'bench/.data-'));
    return Measured.on(system, folder, {}, extra);
  }

  /** The same with data that are there already; the folder goes with the server. */
  static async on(
    system: SystemName,
    folder: string,
    settings: { readonly [name: string]: string },
    extra: readonly string[] = [],
  ): Promise<Measured> {
    const port = await freePort();
    // Ours is told by the environment alone, and refuses words it does not know.
    const child = fork(programs[system], system === 'ours' ? [] : [String(port), join(folder, 'events.db')], {
      execArgv: ['--expose-gc', '--import', join(here, 'hook.ts'), ...extra],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: folder,
        LOG_LEVEL: 'warn',
        HTTP_PER_MINUTE: '10000000',
        MESSAGES_PER_SECOND: '1000000',
        LIVE_PER_NETWORK: '1000000',
        MAX_CONNECTIONS: '100000',
        WINDOW_BEAT: '0',
        NEW_PER_HOUR: '10000000',
        PUBLIC_TABLES: '1000000',
        ...settings,
      },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    await answers(port, child);
    return new Measured(port, child, folder);
  }

  #ask<T>(wish: 'memory' | 'cpu' | 'profile' | 'profiled'): Promise<T> {
    // The server tells its supervisor, too, that it is there.
    const answer = new Promise<T>((resolve) => {
      const hear = (message: unknown): void => {
        if (typeof message !== 'object' || message === null || !('of' in message) || message.of !== wish)
          return;
        this.#child.off('message', hear);
        resolve((message as unknown as { readonly answer: T }).answer);
      };
      this.#child.on('message', hear);
    });
    this.#child.send(wish);
    return answer;
  }

  memory = (): Promise<Figures> => this.#ask('memory');
  cpu = (): Promise<Figures> => this.#ask('cpu');
  /** From now on it is noted where its main thread is; how often in which part, as shares, once `profiled`. */
  profile = (): Promise<unknown> => this.#ask('profile');
  profiled = (): Promise<{ readonly [part: string]: number }> => this.#ask('profiled');

  /** Ends it without warning. */
  kill = (): boolean => this.#child.kill('SIGKILL');

  async stop(): Promise<void> {
    await end(this.#child);
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** A load generator in its own process. */
export class Generator {
  readonly #child = fork(join(here, 'generator.ts'), [], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });

  /** `measuring` is called when the warm-up is over. */
  do<T>(order: Order, measuring: () => void = () => undefined): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#child.once('exit', () => reject(new Error('The load generator ended.')));
      this.#child.on('message', (message: 'measuring' | { answer: T } | { problem: string }) => {
        if (message === 'measuring') measuring();
        else if ('answer' in message) resolve(message.answer);
        else reject(new Error(message.problem));
      });
      this.#child.send(order);
    });
  }

  stop(): Promise<void> {
    return end(this.#child);
  }
}
