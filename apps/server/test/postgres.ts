// A PostgreSQL for tests: the machine's own binaries on a folder and a socket that nobody else has, as a user without rights.

import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { appendFileSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { Line } from './line.ts';

const installed = '/usr/lib/postgresql';
const oldest = 15;

function newestBinaries(): string | null {
  if (!existsSync(installed)) return null;
  const versions = readdirSync(installed)
    .map(Number)
    .filter((version) => version >= oldest);
  const [newest] = versions.toSorted((a, b) => b - a);
  const folder = join(installed, String(newest), 'bin');
  return newest !== undefined && existsSync(join(folder, 'initdb')) ? folder : null;
}

const binaries = newestBinaries();

/** Whether there is one to start; where there has to be, its absence fails. */
export const hasPostgres = binaries !== null;
if (!hasPostgres) {
  const what = `PostgreSQL ${oldest} or newer is not in ${installed} (Debian: apt-get install postgresql)`;
  if (process.env['CI'] !== undefined) throw new Error(`${what}: its tests cannot run.`);
  console.warn(`Skipped: the storage on PostgreSQL. ${what}.`);
}

// The server refuses to run as root.
const nobody = 65_534;
const asRoot = process.getuid?.() === 0;
const user = asRoot ? { uid: nobody, gid: nobody } : {};
const name = asRoot ? 'nobody' : userInfo().username;

/** Makes a folder its own. */
export function givePostgres(folder: string): void {
  if (asRoot) chownSync(folder, nobody, nobody);
}

function does(program: string, ...words: readonly string[]): void {
  if (binaries === null) throw new Error('There is no PostgreSQL here.');
  const { status, stderr, error } = spawnSync(join(binaries, program), words, { cwd: tmpdir(), ...user });
  if (status !== 0) throw new Error(`${program}: ${String(stderr)} ${String(error)}`);
}

interface Whereabouts {
  /** The folder for its own. */
  readonly disk?: string;
  /** What it commits survives that the power is cut. */
  readonly safe?: boolean;
}

const socketName = '.s.PGSQL.5432';

/** How it ends: after all transactions, at once but in good order, or as if killed. */
export type Ending = 'SIGTERM' | 'SIGINT' | 'SIGQUIT';

/** A running server with databases that all begin as copies of one another's first state. */
export class TestPostgres {
  /** Where its socket is. */
  readonly folder: string;
  #process: ChildProcess | null = null;
  #made = 0;
  readonly #said: string[] = [];

  readonly #safe: boolean;

  private constructor({ disk = tmpdir(), safe = false }: Whereabouts) {
    this.folder = mkdtempSync(join(disk, 'bridgefront-pg-'));
    givePostgres(this.folder);
    this.#safe = safe;
  }

  /** Creates one. */
  static make(where: Whereabouts = {}): TestPostgres {
    const made = new TestPostgres(where);
    const options = ['--no-sync', '--auth=trust', '--encoding=UTF8', '--locale=C', `--username=${name}`];
    does('initdb', '-D', made.data, ...options);
    return made;
  }

  /** Creates and starts one. */
  static async start(where: Whereabouts = {}): Promise<TestPostgres> {
    const server = TestPostgres.make(where);
    await server.up();
    return server;
  }

  /** Copies one that runs, as a base backup; `words`: more for `pg_basebackup`. */
  static copyOf(from: TestPostgres, where: Whereabouts, ...words: readonly string[]): TestPostgres {
    const copy = new TestPostgres(where);
    const whence = ['-h', from.folder, '-U', name, '-X', 'stream', '-c', 'fast'];
    does('pg_basebackup', '-D', copy.data, ...whence, ...words);
    return copy;
  }

  get data(): string {
    return join(this.folder, 'data');
  }

  /** Settings for its next start. */
  set(...lines: readonly string[]): void {
    appendFileSync(join(this.data, 'postgresql.conf'), `\n${lines.join('\n')}\n`);
  }

  /** Starts it, or starts it again; over once it answers. */
  async up(): Promise<void> {
    // Nobody cuts the power in a test: what the system has is safe.
    const fsync = `fsync=${this.#safe ? 'on' : 'off'}`;
    const settings = ['listen_addresses=', `unix_socket_directories=${this.folder}`, fsync].flatMap(
      (setting) => ['-c', setting],
    );
    const child = spawn(join(binaries ?? '', 'postgres'), ['-D', this.data, ...settings], {
      cwd: this.folder,
      ...user,
    });
    child.stderr.on('data', (data: Buffer) => void this.#said.push(String(data)));
    this.#process = child;
    while (!(await this.#answers())) {
      if (child.exitCode !== null) throw new Error(`PostgreSQL ended:\n${this.#said.slice(-5).join('')}`);
      await wait(20);
    }
  }

  async #answers(): Promise<boolean> {
    return this.ask('select 1').then(
      () => true,
      () => false,
    );
  }

  /** Ends it; its data stay. */
  async down(how: Ending = 'SIGINT'): Promise<void> {
    const child = this.#process;
    if (child === null || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(how);
    await ended;
  }

  /** Ends it for good. */
  async stop(): Promise<void> {
    await this.down('SIGQUIT');
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** The process; 0: there is none. */
  get pid(): number {
    return this.#process?.pid ?? 0;
  }

  /** A line to it, for `url`. */
  line(): Promise<Line> {
    return Line.toPath(join(this.folder, socketName), socketName);
  }

  /** The address of a database; `folder`: by way of a line to it. */
  url(database = 'postgres', folder = this.folder): string {
    return `postgresql:///${database}?host=${encodeURIComponent(folder)}&user=${name}`;
  }

  /** An open connection. */
  async session(database?: string): Promise<Client> {
    const client = new Client(this.url(database));
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }

  /** Does something in a database. */
  async ask<T extends object>(text: string, database?: string): Promise<T[]> {
    const client = await this.session(database);
    try {
      return (await client.query<T>(text)).rows;
    } finally {
      await client.end();
    }
  }

  /** A new database, a copy of `template`; the answer is its address. */
  async database(template = 'template1'): Promise<string> {
    const database = `test${++this.#made}`;
    await this.ask(`create database ${database} template ${template}`);
    return this.url(database);
  }

  /** Empties all tables of a database. */
  async empty(database: string): Promise<void> {
    const tables = await this.ask<{ name: string }>(
      `select string_agg(format('%I', tablename), ', ') as name from pg_tables
       where schemaname = 'public' and tablename not like 'kysely%'`,
      database,
    );
    await this.ask(`truncate ${tables[0].name} cascade`, database);
  }
}
