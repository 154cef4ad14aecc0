// The cluster test: real servers at one PostgreSQL and one NATS, under load, killed without warning and cut off again and again. A
// checker that knows nothing of servers compares what everybody was promised and shown with the log.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pickOne, randomInt, seedRandom } from '@bridgefront/kernel';
import type { Random } from '@bridgefront/kernel';
import { games } from '../../src/games.ts';
import { postgresStore } from '../../src/store/postgres.ts';
import type { Line, Way } from '../line.ts';
import { natsAt, TestNats } from '../nats.ts';
import { TestPostgres } from '../postgres.ts';
import type { Player } from './player.ts';
import { freePort, ServerProcess } from './process.ts';
import {
  againstLog,
  againstRecord,
  allDone,
  dialer,
  enterAll,
  openTable,
  recordOf,
  sitDown,
  sleep,
} from './table.ts';
import type { TableWish } from './table.ts';

const roles = ['all', 'web', 'play', 'think'] as const;
type Role = (typeof roles)[number];

/** How hard it is, and how many servers of which role there are. */
export interface ClusterPlan extends Partial<Readonly<{ [role in Role]: number }>> {
  /** Tables played at the same time; a finished one is followed by the next as long as it lasts. */
  readonly tables: number;
  /** How often one of them is killed, and how often one is stopped in good order; each is started again, while the next is chosen. */
  readonly kills: number;
  readonly stops: number;
  /** How often PostgreSQL and NATS are killed and started again. */
  readonly database?: number;
  readonly bus?: number;
  /** How often what leads from one server to PostgreSQL or NATS is cut, or carries nothing for a while, one way or both. */
  readonly cuts?: number;
  /** Longest time between two of these, in milliseconds. */
  readonly longestLife: number;
  readonly seed: string;
  readonly say?: (line: string) => void;
  /** Set when it is to come to its verdict before the last of these. */
  readonly enough?: AbortSignal;
}

/** What came out. */
export interface ClusterResult {
  readonly problems: readonly string[];
  /** How many of what was to be done to the cluster was done. */
  readonly hits: number;
  readonly matches: number;
  readonly acknowledged: number;
  readonly stored: number;
  /** Connections that were opened after the first of each player. */
  readonly reconnections: number;
  /** The longest that it took until there were as many more choices as tables, milliseconds. */
  readonly longestGap: number;
  readonly seconds: number;
}

const game = 'bridgefront';
const patience = 120_000;
const longestHold = 6000;
const mostTold = 20; // Warnings and faults of each server, when it fails.

interface Played {
  readonly match: string;
  readonly players: readonly Player[];
  isOver: boolean;
}

// What leads from one server to the database and to the bus.
type Lines = readonly [Line, Line];

interface Member {
  readonly name: string;
  readonly role: Role;
  readonly server: ServerProcess;
  readonly lines: Lines;
}

/** Servers of one cluster, on folders and ports of their own. */
class Cluster {
  readonly postgres: TestPostgres;
  readonly nats: TestNats;
  readonly databaseUrl: string;
  readonly members: Member[] = [];
  /** Those that are being started again. */
  readonly #coming = new Map<Member, Promise<void>>();
  readonly #folder = mkdtempSync(join(tmpdir(), 'bridgefront-cluster-'));

  private constructor(postgres: TestPostgres, nats: TestNats, databaseUrl: string) {
    [this.postgres, this.nats, this.databaseUrl] = [postgres, nats, databaseUrl];
  }

  static async start(plan: ClusterPlan): Promise<Cluster> {
    const [postgres, nats] = await Promise.all([TestPostgres.start(), TestNats.start()]);
    const cluster = new Cluster(postgres, nats, await postgres.database());
    try {
      // One after another: the first makes the tables, and who plays no matches waits for one who does.
      for (const role of ['all', 'play', 'web', 'think'] as const)
        for (let one = 0; one < (plan[role] ?? 0); one++) await cluster.#add(role);
      return cluster;
    } catch (error) {
      await cluster.stop();
      throw error;
    }
  }

  async #add(role: Role): Promise<void> {
    const [toDatabase, toBus] = [await this.postgres.line(), await this.nats.line()];
    const env = {
      DATABASE_URL: this.postgres.url('test1', toDatabase.folder),
      NATS_URL: natsAt(toBus.port),
      SECRET: 'a secret for a cluster of the tests',
      SIGNING_KEY: 'what the key of the tests is made from',
      PUSH_KEY: 'what the key for push services is made from',
      ROLE: role,
    };
    const name = `${role} ${this.members.filter((other) => other.role === role).length}`;
    const server = new ServerProcess(join(this.#folder, name), await freePort(), env);
    this.members.push({ name, role, server, lines: [toDatabase, toBus] });
    await server.start();
  }

  /** Those to which people come. */
  get doors(): readonly ServerProcess[] {
    return this.members.filter(({ role }) => role === 'all' || role === 'web').map(({ server }) => server);
  }

  /** Those that can be done something to now. */
  get up(): readonly Member[] {
    return this.members.filter((member) => !this.#coming.has(member));
  }

  /** Starts one again that has ended, in its own time. */
  startAgain(member: Member): void {
    const coming = member.server.start();
    this.#coming.set(member, coming);
    coming.then(
      () => this.#coming.delete(member),
      () => undefined,
    );
  }

  /** Waits until no more than so many are being started. @throws Error when one does not start */
  async atMostComing(count: number): Promise<void> {
    while (this.#coming.size > count) await Promise.race(this.#coming.values());
  }

  async stop(): Promise<void> {
    for (const { server } of this.members) await server.end('SIGKILL');
    for (const line of this.members.flatMap(({ lines }) => lines)) await line.close();
    await this.nats.down();
    await this.postgres.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

// Each line goes to another server than the one before.
function anywhere(urls: readonly string[], token: string, first: number) {
  let next = first;
  const dials = urls.map((url) => dialer(url, token));
  return (events: Parameters<(typeof dials)[number]>[0]) => dials[next++ % dials.length](events);
}

async function keepPlaying(
  lane: string,
  urls: readonly string[],
  strong: boolean,
  more: () => boolean,
  played: Played[],
): Promise<void> {
  const random = seedRandom(lane);
  for (let round = 0; round === 0 || more(); round++) {
    const people = 2 + randomInt(random, 2);
    const url = urls[randomInt(random, urls.length)];
    const names = Array.from({ length: people }, (_, seat) => `Player ${seat + 1}`);
    const bots = strong && round % 2 === 0 ? ['veteran'] : [];
    const all = await enterAll(url, names);
    const wish: TableWish = { url, game, seed: `${lane} ${round}`, people: all, bots };
    const match = await openTable(wish);
    const dial = (seat: number) => anywhere(urls, wish.people[seat].token, seat + round);
    // A host that takes the match over may be sooner with an answer that is all there is.
    const players = sitDown(wish, match, { dial, clocked: true });
    const table: Played = { match, players, isOver: false };
    played.push(table);
    await allDone(players, patience);
    table.isOver = true;
  }
}

const madeBy = (played: readonly Played[]): number =>
  played.flatMap(({ players }) => players).reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);

/** Waits until something is so; false: nobody has made a choice for too long. */
async function whilePlayed(played: readonly Played[], isSo: () => boolean): Promise<boolean> {
  let [made, since] = [madeBy(played), performance.now()];
  while (!isSo()) {
    await sleep(20);
    const now = madeBy(played);
    if (now > made) [made, since] = [now, performance.now()];
    else if (performance.now() - since > patience) return false;
  }
  return true;
}

const kinds = ['kill', 'stop', 'database', 'bus', 'cut'] as const;
type Kind = (typeof kinds)[number];

async function end(server: ServerProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  const late = new AbortController();
  const code = await Promise.race([
    server.end(signal),
    wait(patience, 'late', { signal: late.signal }).catch(() => 'late'),
  ]);
  late.abort();
  if (signal === 'SIGKILL' || code === 0) return;
  await server.end('SIGKILL');
  throw new Error(`A server that was stopped ended with ${code}: ${server.log.slice(-5).join('\n')}`);
}

async function cut([toDatabase, toBus]: Lines, random: Random, say: (what: string) => void): Promise<void> {
  const [line, what] = randomInt(random, 2) === 0 ? [toDatabase, 'PostgreSQL'] : [toBus, 'NATS'];
  const way = pickOne<Way | null>(random, ['there', 'back', 'both', null]);
  if (way === null) {
    say(`is cut off from ${what} for a moment`);
    return line.cut();
  }
  const held = randomInt(random, longestHold);
  say(`gets nothing through to ${what} for ${held} ms (${way})`);
  line.hold(way);
  await sleep(held);
  line.hold(null);
}

async function hit(cluster: Cluster, random: Random, kind: Kind, say: (line: string) => void): Promise<void> {
  const { postgres, nats } = cluster;
  if (kind === 'database') {
    say('PostgreSQL is killed');
    await postgres.down('SIGQUIT');
    return postgres.up();
  }
  if (kind === 'bus') {
    say('NATS is killed');
    await nats.down();
    await sleep(300);
    return nats.up();
  }
  const victim = pickOne(random, cluster.up);
  const { name, server, lines } = victim;
  if (kind === 'cut') return cut(lines, random, (what) => say(`${name} ${what}`));
  say(`${name} is ${kind === 'kill' ? 'killed' : 'stopped'}`);
  await end(server, kind === 'kill' ? 'SIGKILL' : 'SIGTERM');
  cluster.startAgain(victim);
}

interface Disturbed {
  hits: number;
  longestGap: number;
}

/** Does all of the plan to the cluster, one after another in an order of the seed. */
async function disturb(
  cluster: Cluster,
  plan: ClusterPlan,
  played: readonly Played[],
  isBroken: () => boolean,
  done: Disturbed,
): Promise<void> {
  const random = seedRandom(plan.seed);
  const { kills: kill, stops: stop, database = 0, bus = 0, cuts = 0 } = plan;
  const counts = { kill, stop, database, bus, cut: cuts };
  const left = kinds.flatMap((kind) => Array.from({ length: counts[kind] }, () => kind));
  while (left.length > 0 && !isBroken() && plan.enough?.aborted !== true) {
    const [kind] = left.splice(randomInt(random, left.length), 1);
    // Half of them are there.
    await cluster.atMostComing(Math.floor((cluster.members.length - 1) / 2));
    // Under way everywhere before the next.
    const enough = madeBy(played) + plan.tables;
    const waited = performance.now();
    if (!(await whilePlayed(played, () => isBroken() || madeBy(played) >= enough)))
      throw new Error(`Nobody plays any more:\n${standing(played)}`);
    done.longestGap = Math.max(done.longestGap, performance.now() - waited);
    await sleep(randomInt(random, plan.longestLife));
    await hit(cluster, random, kind, plan.say ?? (() => undefined));
    done.hits++;
  }
  await cluster.atMostComing(0);
}

function standing(played: readonly Played[]): string {
  const waiting = played.filter(({ isOver }) => !isOver).flatMap(({ players }) => players);
  return waiting.map((player) => player.standing).join('\n');
}

/** Finds what is wrong with what was promised and shown; answers how much is stored. */
async function examine(cluster: Cluster, played: readonly Played[], problems: string[]): Promise<number> {
  for (const { name, server } of cluster.members)
    if (!server.alive) problems.push(`The server ${name} has ended by itself.`);
  const doors = cluster.doors.filter(({ alive }) => alive);
  const store = await postgresStore(cluster.databaseUrl, { together: true });
  let stored = 0;
  for (const [index, { match, players, isOver }] of played.entries()) {
    const events = await store.events(match, 0);
    stored += events.filter(({ by }) => by === 'seat').length;
    problems.push(...againstLog(events, players));
    const rules = games.get(game);
    if (!isOver) problems.push(`${match} has not come to its end.`);
    else if (rules !== undefined && doors.length > 0)
      problems.push(...againstRecord(rules, await recordOf(doors[index % doors.length].url, match), players));
  }
  await store.close();
  return stored;
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Runs it, and comes to a verdict whatever happens. */
export async function clusterTest(plan: ClusterPlan): Promise<ClusterResult> {
  const began = performance.now();
  const cluster = await Cluster.start(plan);
  const [played, problems]: [Played[], string[]] = [[], []];
  let playing = true;
  const note = (error: unknown): void => void problems.push(reasonOf(error));
  // Where somebody thinks for all, one table in eight has somebody to think for.
  const strong = (lane: number): boolean => (plan.think ?? 0) > 0 && lane % 8 === 0;
  const urls = cluster.doors.map(({ url }) => url);
  const lanes = Array.from({ length: plan.tables }, (_, lane) =>
    keepPlaying(`${plan.seed} ${lane}`, urls, strong(lane), () => playing, played).catch(note),
  );
  try {
    const done: Disturbed = { hits: 0, longestGap: 0 };
    const isBroken = (): boolean => problems.length > 0;
    await disturb(cluster, plan, played, isBroken, done).catch(note);
    playing = false;
    const over = { yes: false };
    void Promise.all(lanes).then(() => (over.yes = true));
    // What is broken is not waited for.
    const ended = isBroken() || (await whilePlayed(played, () => over.yes));
    if (!ended) problems.push(`Tables do not come to their end:\n${standing(played)}`);
    const stored = await examine(cluster, played, problems).catch(note);
    tellLogs(cluster, problems, plan.say);
    const all = played.flatMap(({ players }) => players);
    return {
      problems,
      hits: done.hits,
      matches: played.length,
      acknowledged: madeBy(played),
      stored: stored ?? 0,
      reconnections: all.reduce((sum, { lines }) => sum + lines - 1, 0),
      longestGap: Math.round(done.longestGap),
      seconds: Math.round((performance.now() - began) / 1000),
    };
  } finally {
    playing = false;
    for (const { players } of played) for (const player of players) player.leave();
    await cluster.stop();
  }
}

function tellLogs({ members }: Cluster, problems: readonly string[], say: ClusterPlan['say']): void {
  if (problems.length === 0) return;
  for (const { name, server } of members)
    for (const line of server.log.filter((one) => /"level":[45]0/.test(one)).slice(-mostTold))
      say?.(`${name}: ${line}`);
}
