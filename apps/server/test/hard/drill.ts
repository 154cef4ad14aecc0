// Drill of whoever keeps the database: a backup while matches run, back to a moment before a mistake, and over to a standby when
// the first server is gone; each beside a game server under load, and checked against what its players were promised and shown.

import { appendFileSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '../../src/games.ts';
import { postgresStore } from '../../src/store/postgres.ts';
import { givePostgres, TestPostgres } from '../postgres.ts';
import { until } from '../until.ts';
import type { Player } from './player.ts';
import { freePort, ServerProcess } from './process.ts';
import { againstLog, againstRecord, enterAll, openTable, recordOf, sitDown } from './table.ts';
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
interface Table {
  readonly match: string;
  readonly players: readonly Player[];
}

class Drill {
  readonly problems: string[] = [];
  readonly #folder = mkdtempSync(join(tmpdir(), 'bridgefront-drill-'));
  /** Where the game server looks for its database: an address that can be moved. */
  readonly #address: string;
  /** The power may be cut. */
  readonly #where = { disk: this.#folder, safe: true };
  readonly #tables: Table[] = [];
  readonly #sites: TestPostgres[] = [];
  readonly #plan: DrillPlan;
  #server: ServerProcess | null = null;
  #most: number = stages[0];

  constructor(plan: DrillPlan) {
    this.#plan = plan;
    this.#address = join(this.#folder, 'address');
    givePostgres(this.#folder);
  }

  #at(site: TestPostgres): TestPostgres {
    this.#sites.push(site);
    return site;
  }

  #move(to: TestPostgres): void {
    const next = `${this.#address}.next`;
    symlinkSync(to.folder, next);
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

  async #first(): Promise<TestPostgres> {
    const site = this.#at(TestPostgres.make(this.#where));
    const archive = join(this.#folder, 'archive');
    mkdirSync(archive);
    givePostgres(archive);
    site.set('archive_mode = on', `archive_command = 'test ! -f ${archive}/%f && cp %p ${archive}/%f'`);
    await site.up();
    await site.ask(`create database ${database}`);
    this.#move(site);
    return site;
  }

  async #checkLogs(after: string): Promise<void> {
    const store = await postgresStore(this.#sites.at(-1)?.url(database) ?? '', { together: true });
    for (const { match, players } of this.#tables) {
      const events = await store.events(match, 0);
      this.problems.push(...againstLog(events, players).map((problem) => `${after}: ${problem}`));
    }
    await store.close();
  }

  async run(): Promise<Omit<DrillResult, 'problems'>> {
    const say = this.#plan.say ?? (() => undefined);
    const first = await this.#first();
    const url = first.url(database, this.#address);
    const server = new ServerProcess(join(this.#folder, 'server'), await freePort(), { DATABASE_URL: url });
    this.#server = server;
    await server.start();
    for (let lane = 0; lane < this.#plan.tables; lane++) await this.#open(lane);
    await until(() => this.acknowledged >= 2 * this.#plan.tables, 'play to be under way');

    let began = performance.now();
    const base = this.#at(TestPostgres.copyOf(first, this.#where));
    const backupTook = performance.now() - began;
    say(`A base backup was made while matches ran, in ${Math.round(backupTook)} ms.`);
    await this.#play(stages[1]);
    const kept = this.acknowledged;
    await first.ask(`select pg_create_restore_point('${moment}')`);
    await first.ask('delete from events', database);
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

    const standby = this.#at(TestPostgres.copyOf(base, this.#where, '-R', '-C', '-S', 'standby'));
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
    for (const site of this.#sites) await site.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

async function isFollowing(site: TestPostgres): Promise<boolean> {
  const [row] = await site.ask<{ follows: boolean }>('select pg_is_in_recovery() as follows');
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
