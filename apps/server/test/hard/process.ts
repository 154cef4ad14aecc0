// A real server process that can be killed and started again on the same data.

import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { sleep } from './table.ts';

const main = join(import.meta.dirname, '../../src/main.ts');

/** A port that nobody uses now. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => void probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

const standstill = 120_000;
const longestStart = 1_800_000;

/** Processor time a process has had, in ticks; 0 where the system does not say. */
function workOf(pid: number): number {
  try {
    const figures = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return Number(figures[11]) + Number(figures[12]);
  } catch {
    return 0;
  }
}

/** One server process over several lives; `log` holds the lines of all of them. */
export class ServerProcess {
  readonly url: string;
  readonly dataDir: string;
  readonly log: string[] = [];
  readonly #port: number;
  readonly #env: { readonly [name: string]: string };
  readonly #program: string;
  #child: ChildProcess | null = null;

  /** `program`: the file that it runs. */
  constructor(
    dataDir: string,
    port: number,
    env: { readonly [name: string]: string } = {},
    program: string = main,
  ) {
    this.dataDir = dataDir;
    this.#port = port;
    this.#env = env;
    this.#program = program;
    this.url = `http://127.0.0.1:${port}`;
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  /** Whether the process is there. */
  get alive(): boolean {
    return this.#child !== null && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** With what it ended; null: it has not, or by a signal. */
  get code(): number | null {
    return this.#child?.exitCode ?? null;
  }

  /** Starts it and waits until it answers. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [this.#program], {
      env: {
        PATH: process.env['PATH'] ?? '',
        PORT: String(this.#port),
        HOST: '127.0.0.1',
        DATA_DIR: this.dataDir,
        HTTP_PER_MINUTE: '10000000',
        MESSAGES_PER_SECOND: '1000000',
        SNAPSHOT_EVERY: '32',
        BOT_THREADS: '1',
        LIVE_PER_NETWORK: '1000000',
        ANSWER_BEAT: '0',
        WINDOW_BEAT: '0',
        BOT_TABLES: '1000000',
        STRONG_BOTS: '1000000',
        PUBLIC_TABLES: '1000000',
        NEW_PER_HOUR: '1000000',
        ...this.#env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    const keep = (data: Buffer): void => void this.log.push(...String(data).split('\n').filter(Boolean));
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    await this.#ready();
  }

  async #ready(): Promise<void> {
    const last = performance.now() + longestStart;
    let [work, until] = [0, performance.now() + standstill];
    while (performance.now() < Math.min(until, last)) {
      const now = workOf(this.pid);
      // On a machine that is short of everything a start takes as long as it takes, if only it goes on.
      if (now > work) [work, until] = [now, performance.now() + standstill];
      if (!this.alive) throw new Error(`The server died while starting:\n${this.log.slice(-20).join('\n')}`);
      const answer = await fetch(`${this.url}/readyz`, { signal: AbortSignal.timeout(10_000) }).catch(
        () => null,
      );
      if (answer?.ok === true) return;
      await sleep(25);
    }
    throw new Error(`The server does not answer:\n${this.log.slice(-20).join('\n')}`);
  }

  /** The processes that it has started (Linux). */
  get children(): readonly number[] {
    const children = readFileSync(`/proc/${this.pid}/task/${this.pid}/children`, 'utf8');
    return children.split(' ').filter(Boolean).map(Number);
  }

  /** Stops it for so long. */
  async pause(milliseconds: number): Promise<void> {
    process.kill(this.pid, 'SIGSTOP');
    await sleep(milliseconds);
    process.kill(this.pid, 'SIGCONT');
    await this.#ready();
  }

  /**
   * Does something to the server that this process supervises, and waits until another one answers; in milliseconds.
   */
  async replaced(signal: 'SIGKILL' | 'SIGSTOP'): Promise<number> {
    const [victim] = this.children;
    const began = performance.now();
    process.kill(victim, signal);
    while (this.children.length === 0 || this.children[0] === victim) await sleep(10);
    while (!(await this.healthy())) await sleep(10);
    return performance.now() - began;
  }

  /** Sends a signal and waits for the end; with what it ended. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const child = this.#child;
    if (child === null || !this.alive) return null;
    const ended = new Promise<number | null>((resolve) => void child.once('exit', resolve));
    child.kill(signal);
    return ended;
  }

  /** Whether it answers, at once. */
  async healthy(): Promise<boolean> {
    const answer = await fetch(`${this.url}/healthz`, { signal: AbortSignal.timeout(2000) }).catch(
      () => null,
    );
    return answer?.ok === true;
  }

  /** One of the figures at /metrics; labels as they stand there. */
  async figure(name: string): Promise<number> {
    const text = await (await fetch(`${this.url}/metrics`)).text();
    const line = text.split('\n').find((other) => other.startsWith(`${name} `));
    return line === undefined ? 0 : Number(line.slice(name.length + 1));
  }
}
