// A line to a server that can lose answers, be cut, or carry nothing for a while, one way or both, as a bad network does.

import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Which way nothing goes. */
export type Way = 'there' | 'back' | 'both';

/** By way of it one comes to a server at a path or a port of this machine. */
export class Line {
  readonly folder = mkdtempSync(join(tmpdir(), 'bridgefront-line-'));
  /** So many of the next answers are lost, each with its connection. */
  losesAnswers = 0;
  readonly #server: Server;
  readonly #open = new Map<Socket, Socket>();
  #held: Way | null = null;

  private constructor(target: string | number) {
    this.#server = createServer((near) => {
      const far = typeof target === 'string' ? connect(target) : connect(target, '127.0.0.1');
      this.#open.set(near, far);
      for (const [one, other] of [
        [near, far],
        [far, near],
      ]) {
        one.on('error', () => undefined);
        one.on('close', () => {
          this.#open.delete(near);
          other.destroy();
        });
      }
      near.on('data', (data) => far.write(data));
      far.on('data', (data) => {
        if (this.losesAnswers === 0) return near.write(data);
        this.losesAnswers--;
        return near.destroy();
      });
      this.#holdBack(near, far);
    });
  }

  /** To a socket with this name in a folder of the line's own. */
  static async toPath(target: string, name: string): Promise<Line> {
    const line = new Line(target);
    await once(line.#server.listen(join(line.folder, name)), 'listening');
    return line;
  }

  static async toPort(target: number): Promise<Line> {
    const line = new Line(target);
    await once(line.#server.listen(0, '127.0.0.1'), 'listening');
    return line;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  #holdBack(near: Socket, far: Socket): void {
    if (this.#held === 'there' || this.#held === 'both') near.pause();
    else near.resume();
    if (this.#held === 'back' || this.#held === 'both') far.pause();
    else far.resume();
  }

  /** From now on nothing goes that way, on connections that are there and on new ones; null: all that was held back comes. */
  hold(way: Way | null): void {
    this.#held = way;
    for (const [near, far] of this.#open) this.#holdBack(near, far);
  }

  /** Ends all connections. */
  cut(): void {
    for (const near of this.#open.keys()) near.destroy();
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.#server.close(resolve));
    rmSync(this.folder, { recursive: true, force: true });
  }
}
