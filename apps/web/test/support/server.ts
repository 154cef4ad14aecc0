// A real server process with the built page, for browser tests and screenshots.

import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const main = join(import.meta.dirname, '../../../server/src/main.ts');
const loaded = ['drawn-seeds.ts', 'leaps.ts'].flatMap((name) => [
  '--import',
  pathToFileURL(join(import.meta.dirname, name)).href,
]);

/** A port that nobody uses now. */
async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => void probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** A running server. */
export interface RunningServer {
  readonly url: string;
  readonly port: number;
  /** Whether it has neither been stopped nor died. */
  readonly running: boolean;
  /** From now on what it draws for matches and bots follows from the seed; null: it is drawn at random again. */
  drawFrom(seed: string | null): Promise<void>;
  /** For it, so many milliseconds pass at once. */
  leap(milliseconds: number): Promise<void>;
  stop(): Promise<void>;
}

async function ready(url: string, child: ChildProcess, log: readonly string[]): Promise<void> {
  const until = performance.now() + 240_000;
  while (performance.now() < until) {
    if (child.exitCode !== null) throw new Error(`The server died while starting:\n${log.join('')}`);
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  throw new Error(`The server does not answer:\n${log.join('')}`);
}

/** Starts a server in memory that hands out the page in `pageDir`, on a free port of this machine unless `env` names one. */
export async function startServer(
  pageDir: string,
  env: { readonly [name: string]: string } = {},
): Promise<RunningServer> {
  const port = Number(env['PORT'] ?? (await freePort()));
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [...loaded, main], {
    env: {
      PATH: process.env['PATH'] ?? '',
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: url,
      STORAGE: 'memory',
      LOG_LEVEL: 'warn',
      PAGE_DIR: pageDir,
      HTTP_PER_MINUTE: '1000000',
      MESSAGES_PER_SECOND: '1000',
      BOT_THREADS: '1',
      NEW_PER_HOUR: '1000000',
      PUBLIC_TABLES: '1000000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const log: string[] = [];
  child.stdout?.on('data', (data: Buffer) => void log.push(String(data)));
  child.stderr?.on('data', (data: Buffer) => void log.push(String(data)));
  let stopping = false;
  const gone = new Promise<void>((resolve) => {
    child.once('exit', (code, signal) => {
      if (!stopping) console.error(`The server died (${code ?? signal}):\n${log.slice(-40).join('')}`);
      resolve();
    });
  });
  await ready(url, child, log);
  const stop = async (): Promise<void> => {
    stopping = true;
    child.kill('SIGTERM');
    await gone;
  };
  const tell = (what: { readonly seed: string | null } | { readonly leap: number }): Promise<void> =>
    new Promise((resolve, reject) => {
      child.once('message', () => resolve());
      child.send(what, (error) => void (error !== null && reject(error)));
    });
  return {
    url,
    port,
    get running() {
      return child.exitCode === null && child.signalCode === null;
    },
    drawFrom: (seed) => tell({ seed }),
    leap: (milliseconds) => tell({ leap: milliseconds }),
    stop,
  };
}
