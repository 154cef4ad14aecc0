// A NATS for tests: the machine's own binary on a port and a folder that nobody else has.

import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './hard/process.ts';
import { Line } from './line.ts';

const places = ['/usr/sbin/nats-server', '/usr/bin/nats-server', '/usr/local/bin/nats-server'];
const binary = places.find((place) => existsSync(place)) ?? null;

/** Whether there is one to start; where there has to be, its absence fails. */
export const hasNats = binary !== null;
if (!hasNats) {
  const what = `NATS is in none of ${places.join(', ')} (Debian: apt-get install nats-server)`;
  if (process.env['CI'] !== undefined) throw new Error(`${what}: its tests cannot run.`);
  console.warn(`Skipped: the bus on NATS. ${what}.`);
}

/** The address of a NATS on this machine. */
export const natsAt = (port: number): string => `nats://127.0.0.1:${port}`;

/** A running server, which keeps nothing on the disk. */
export class TestNats {
  readonly #port: number;
  #process: ChildProcess | null = null;

  private constructor(port: number) {
    this.#port = port;
  }

  static async start(): Promise<TestNats> {
    const server = new TestNats(await freePort());
    await server.up();
    return server;
  }

  get url(): string {
    return natsAt(this.#port);
  }

  /** The process; 0: there is none. */
  get pid(): number {
    return this.#process?.pid ?? 0;
  }

  /** A line to it, for `natsAt`. */
  line(): Promise<Line> {
    return Line.toPort(this.#port);
  }

  /** Starts it again. */
  async up(): Promise<void> {
    if (binary === null) throw new Error('There is no NATS here.');
    const child = spawn(binary, ['-a', '127.0.0.1', '-p', String(this.#port)], { stdio: 'ignore' });
    this.#process = child;
    while (!(await this.#answers())) {
      if (child.exitCode !== null) throw new Error(`NATS ended with ${child.exitCode}.`);
      await wait(20);
    }
  }

  async #answers(): Promise<boolean> {
    const socket = connect(this.#port, '127.0.0.1');
    try {
      await once(socket, 'data');
      return true;
    } catch {
      return false;
    } finally {
      socket.destroy();
    }
  }

  /** Ends it as if killed. */
  async down(): Promise<void> {
    const child = this.#process;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
}
