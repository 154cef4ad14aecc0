// Drill of whoever keeps the database: a backup while matches run, back to a moment before a mistake, and over to a standby when
// the first server is gone; each beside a game server under load, and checked against what its players were promised and shown.

import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { games } from '../../src/games.ts';
import { postgresStore } from '../../src/store/postgres.ts';
import { givePostgres, postgresBinaries, postgresUser } from '../postgres.ts';
import type { Player } from './player.ts';
import { freePort, ServerProcess } from './process.ts';
import { againstLog, againstRecord, enterAll, openTable, recordOf, sitDown, sleep } from './table.ts';
import type { TableWish } from './table.ts';

/** What came out; times in milliseconds. */
export interface DrillResult {
  readonly problems: readonly string[];
  readonly acknowledged: number;
  readonly backupTook: number;
  /** From the decision to go back until the game server answers again. */
  readonly backTook: number;
  /** From the end of the first server until the next choice was acknowledged. */
  readonly overTook: number;
}

/** How much is played. */
export interface DrillPlan {
  readonly tables: number;
  readonly seed: string;
  readonly say?: (line: string) => void;
}

const game = 'bridgefront';
const database = 'drill';
const moment = 'before_the_mistake';
/** So many choices of each person until the backup is made, until the mistake, and until the first server is gone. */
const stages = [10, 25, 40] as const;
const calm = 1500;
const patience = 180_000;

async function until(isSo: () => boolean | Promise<boolean>, what: string): Promise<void> {
  for (const last = performance.now() + patience; !(await isSo()); await sleep(20))
    if (performance.now() > last) throw new Error(`Waited in vain: ${what}.`);
}

/** One PostgreSQL: its data, and the folder of its socket. */
class Site {
  readonly data: string;
  readonly socket: string;
  #process: ChildProcess | null = null;

  constructor(folder: string, name: string) {
    this.data = join(folder, name);
    this.socket = join(folder, `${name}-socket`);
    mkdirSync(this.socket);
    givePostgres(this.socket);
  }

  url(name = database): string {
    return `postgresql:///${name}?host=${encodeURIComponent(this.socket)}&user=${postgresUser.name}`;
  }

  set(...lines: readonly string[]): void {
    appendFileSync(join(this.data, 'postgresql.conf'), `\n${lines.join('\n')}\n`);
  }

  /** Starts it; over once it takes writes, or reads where it follows another. */
  async up(): Promise<void> {
    const own = ['-c', 'listen_addresses=', '-c', `unix_socket_directories=${this.socket}`];
    this.#process = spawn(join(postgresBinaries(), 'postgres'), ['-D', this.data, ...own], {
      cwd: this.socket,
      stdio: 'ignore',
      ...postgresUser.as,
    });
    const answers = (): Promise<boolean> =>
      this.ask('select 1', 'postgres').then(
        () => true,
        () => false,
      );
    await until(answers, `PostgreSQL in ${this.data}`);
  }

  async ask<T extends object>(text: string, name: string = database): Promise<T[]> {
    const client = new Client(this.url(name));
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<T>(text)).rows;
    } finally {
      await client.end();
    }
  }

  /** SIGQUIT: as if the power were cut. */
  async down(how: 'SIGINT' | 'SIGQUIT'): Promise<void> {
    const child = this.#process;
    if (child === null || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(how);
    await ended;
  }
}

function does(program: string, ...words: readonly string[]): void {
  const { status, stderr, error } = spawnSync(join(postgresBinaries(), program), words, {
    cwd: tmpdir(),
    ...postgresUser.as,
  });
  if (status !== 0) throw new Error(`${program}: ${String(stderr)} ${String(error)}`);
}

const copyOf = (from: Site, to: Site, ...more: readonly string[]): void =>
  does(
    'pg_basebackup',
    '-D',
    to.data,
    '-h',
    from.socket,
    '-U',
    postgresUser.name,
    '-X',
    'stream',
    '-c',
    'fast',
    ...more,
  );

interface Table {
  readonly match: string;
  readonly players: readonly Player[];
}

class Drill {
  readonly problems: string[] = [];
  readonly #folder = mkdtempSync(join(tmpdir(), 'bridgefront-drill-'));
  /** Where the game server looks for its database: an address that can be moved. */
  readonly #address: string;
  readonly #tables: Table[] = [];
  readonly #sites: Site[] = [];
  readonly #plan: DrillPlan;
  #server: ServerProcess | null = null;
  #most: number = stages[0];

  constructor(plan: DrillPlan) {
    this.#plan = plan;
    this.#address = join(this.#folder, 'address');
    givePostgres(this.#folder);
  }

  #site(name: string): Site {
    const site = new Site(this.#folder, name);
    this.#sites.push(site);
    return site;
  }

  #move(to: Site): void {
    const next = `${this.#address}.next`;
    symlinkSync(to.socket, next);
    renameSync(next, this.#address);
  }

  get acknowledged(): number {
    return this.#tables
      .flatMap(({ players }) => players)
      .reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  }

  async #play(most: number): Promise<void> {
    this.#most = most;
    let [made, since] = [-1, performance.now()];
    await until(() => {
      if (this.acknowledged > made) [made, since] = [this.acknowledged, performance.now()];
      return performance.now() - since > calm;
    }, 'people to have made their choices');
  }

  async #open(lane: number): Promise<void> {
    const url = this.#server?.url ?? '';
    const people = await enterAll(url, ['Ann', 'Ben']);
    const wish: TableWish = { url, game, seed: `${this.#plan.seed} ${lane}`, people };
    const match = await openTable(wish);
    this.#tables.push({ match, players: sitDown(wish, match, { clocked: true, most: () => this.#most }) });
  }

  async #first(): Promise<Site> {
    const site = this.#site('first');
    does(
      'initdb',
      '-D',
      site.data,
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C',
      `--username=${postgresUser.name}`,
    );
    const archive = join(this.#folder, 'archive');
    mkdirSync(archive);
    givePostgres(archive);
    site.set('archive_mode = on', `archive_command = 'test ! -f ${archive}/%f && cp %p ${archive}/%f'`);
    await site.up();
    await site.ask(`create database ${database}`, 'postgres');
    this.#move(site);
    return site;
  }

  async #checkLogs(after: string): Promise<void> {
    const store = await postgresStore(this.#sites.at(-1)?.url() ?? '', { together: true });
    for (const { match, players } of this.#tables) {
      const events = await store.events(match, 0);
      this.problems.push(...againstLog(events, players).map((problem) => `${after}: ${problem}`));
    }
    await store.close();
  }

  async run(): Promise<Omit<DrillResult, 'problems'>> {
    const say = this.#plan.say ?? (() => undefined);
    const first = await this.#first();
    const url = `postgresql:///${database}?host=${encodeURIComponent(this.#address)}&user=${postgresUser.name}`;
    const server = new ServerProcess(join(this.#folder, 'server'), await freePort(), { DATABASE_URL: url });
    this.#server = server;
    await server.start();
    for (let lane = 0; lane < this.#plan.tables; lane++) await this.#open(lane);
    await until(() => this.acknowledged >= 2 * this.#plan.tables, 'play to be under way');

    const base = this.#site('base');
    let began = performance.now();
    copyOf(first, base);
    const backupTook = performance.now() - began;
    say(`A base backup was made while matches ran, in ${Math.round(backupTook)} ms.`);
    await this.#play(stages[1]);
    const kept = this.acknowledged;
    await first.ask(`select pg_create_restore_point('${moment}')`);
    await first.ask('delete from events');
    await first.ask('select pg_switch_wal()');
    say(`After ${kept} acknowledged choices all events were deleted by mistake.`);

    began = performance.now();
    await server.end('SIGKILL');
    await first.down('SIGINT');
    base.set(
      `restore_command = 'cp ${join(this.#folder, 'archive')}/%f %p'`,
      `recovery_target_name = '${moment}'`,
      "recovery_target_action = 'promote'",
      'archive_mode = off',
    );
    appendFileSync(join(base.data, 'recovery.signal'), '');
    await base.up();
    await until(async () => !(await isFollowing(base)), 'the backup to come to its moment');
    // A standby made from it would look for that moment in vain.
    base.set("recovery_target_name = ''", "restore_command = ''");
    this.#move(base);
    await server.start();
    const backTook = performance.now() - began;
    await this.#checkLogs('Back at the moment before');
    say(`The moment before is back, and the game server answers, after ${Math.round(backTook)} ms.`);

    const standby = this.#site('standby');
    copyOf(base, standby, '-R', '-C', '-S', 'standby');
    standby.set("primary_slot_name = 'standby'");
    await standby.up();
    // From now on nothing is acknowledged that the standby does not have.
    await base.ask("alter system set synchronous_standby_names = '*'");
    await base.ask('select pg_reload_conf()');
    await until(
      async () => (await base.ask("select 1 from pg_stat_replication where sync_state = 'sync'")).length > 0,
      'the standby to follow',
    );
    say('A standby follows, and has each choice before it is acknowledged.');
    this.#most = Infinity;
    await until(() => this.acknowledged >= kept + 10 * this.#plan.tables, 'play to go on');
    began = performance.now();
    await base.down('SIGQUIT');
    const made = this.acknowledged;
    say(`The first server is gone after ${made} acknowledged choices.`);
    await standby.ask('select pg_promote()');
    this.#move(standby);
    await until(() => this.acknowledged > made, 'play to go on at the standby');
    const overTook = performance.now() - began;
    say(
      `The next choice was acknowledged ${Math.round(overTook)} ms later; the game server was not touched.`,
    );

    for (const { players } of this.#tables) await Promise.all(players.map(({ done }) => done));
    await this.#checkLogs('At the standby');
    const rules = games.get(game);
    for (const { match, players } of this.#tables)
      if (rules !== undefined)
        this.problems.push(...againstRecord(rules, await recordOf(server.url, match), players));
    return { acknowledged: this.acknowledged, backupTook, backTook, overTook };
  }

  async stop(): Promise<void> {
    for (const { players } of this.#tables) for (const player of players) player.leave();
    await this.#server?.end('SIGKILL');
    for (const site of this.#sites) await site.down('SIGQUIT');
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

async function isFollowing(site: Site): Promise<boolean> {
  const [row] = await site.ask<{ follows: boolean }>('select pg_is_in_recovery() as follows', 'postgres');
  return row?.follows !== false;
}

/** Runs it. */
export async function drill(plan: DrillPlan): Promise<DrillResult> {
  const all = new Drill(plan);
  try {
    const figures = await all.run();
    return { ...figures, problems: all.problems };
  } finally {
    await all.stop();
  }
}
