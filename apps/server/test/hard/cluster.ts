// The cluster test: real servers at one PostgreSQL and one NATS, under load, killed without warning again and again. A checker that
// knows nothing of servers compares what everybody was promised and shown with the log.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomInt, seedRandom } from '@bridgefront/kernel';
import type { Random } from '@bridgefront/kernel';
import { games } from '../../src/games.ts';
import { postgresStore } from '../../src/store/postgres.ts';
import { TestNats } from '../nats.ts';
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

/** How hard it is. */
export interface ClusterPlan {
  readonly servers: number;
  /** Tables played at the same time; a finished one is followed by the next as long as it lasts. */
  readonly tables: number;
  /** How often one of them is killed, and how often one is stopped in good order; each is started again. */
  readonly kills: number;
  readonly stops: number;
  /** How often PostgreSQL and NATS are killed and started again. */
  readonly database?: number;
  readonly bus?: number;
  /** Longest time between two of these, in milliseconds. */
  readonly longestLife: number;
  readonly seed: string;
  readonly say?: (line: string) => void;
}

/** What came out. */
export interface ClusterResult {
  readonly problems: readonly string[];
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
const mostTold = 20; // Warnings and faults of each server, when it fails.

interface Played {
  readonly match: string;
  readonly players: readonly Player[];
}

/** Servers of one cluster, on folders and ports of their own. */
class Cluster {
  readonly postgres: TestPostgres;
  readonly nats: TestNats;
  readonly servers: readonly ServerProcess[];
  readonly #folder: string;
  readonly databaseUrl: string;

  private constructor(
    postgres: TestPostgres,
    nats: TestNats,
    databaseUrl: string,
    folder: string,
    servers: readonly ServerProcess[],
  ) {
    this.postgres = postgres;
    this.nats = nats;
    this.databaseUrl = databaseUrl;
    this.#folder = folder;
    this.servers = servers;
  }

  static async start(count: number): Promise<Cluster> {
    const folder = mkdtempSync(join(tmpdir(), 'bridgefront-cluster-'));
    const [postgres, nats] = await Promise.all([TestPostgres.start(), TestNats.start()]);
    const databaseUrl = await postgres.database();
    const env = {
      DATABASE_URL: databaseUrl,
      NATS_URL: nats.url,
      SECRET: 'a secret for a cluster of the tests',
      SIGNING_KEY: 'what the key of the tests is made from',
      PUSH_KEY: 'what the key for push services is made from',
    };
    const servers: ServerProcess[] = [];
    for (let one = 0; one < count; one++)
      servers.push(new ServerProcess(join(folder, String(one)), await freePort(), env));
    const cluster = new Cluster(postgres, nats, databaseUrl, folder, servers);
    try {
      // One after another: the first makes the tables.
      for (const server of servers) await server.start();
      return cluster;
    } catch (error) {
      await cluster.stop();
      throw error;
    }
  }

  get urls(): readonly string[] {
    return this.servers.map(({ url }) => url);
  }

  async stop(): Promise<void> {
    for (const server of this.servers) await server.end('SIGKILL');
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
  more: () => boolean,
  played: Played[],
): Promise<void> {
  const random = seedRandom(lane);
  for (let round = 0; round === 0 || more(); round++) {
    const people = 2 + randomInt(random, 2);
    const url = urls[randomInt(random, urls.length)];
    const names = Array.from({ length: people }, (_, seat) => `Player ${seat + 1}`);
    const wish: TableWish = { url, game, seed: `${lane} ${round}`, people: await enterAll(url, names) };
    const match = await openTable(wish);
    const dial = (seat: number) => anywhere(urls, wish.people[seat].token, seat + round);
    const players = sitDown(wish, match, { dial });
    played.push({ match, players });
    let over = false;
    const settled = (): boolean => (over = true);
    Promise.all(players.map(({ done }) => done)).then(settled, settled);
    while (more() && !over) await sleep(50);
    await allDone(players, patience);
  }
}

const madeBy = (played: readonly Played[]): number =>
  played.flatMap(({ players }) => players).reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);

async function hit(
  cluster: Cluster,
  random: Random,
  what: 'kill' | 'stop' | 'database' | 'bus',
  say: (line: string) => void,
) {
  if (what === 'database') {
    say('PostgreSQL is killed');
    await cluster.postgres.down('SIGQUIT');
    await cluster.postgres.up();
  } else if (what === 'bus') {
    say('NATS is killed');
    await cluster.nats.down();
    await sleep(300);
    await cluster.nats.up();
  } else {
    const victim = randomInt(random, cluster.servers.length);
    const server = cluster.servers[victim];
    say(`server ${victim} is ${what === 'kill' ? 'killed' : 'stopped'}`);
    const code = await server.end(what === 'kill' ? 'SIGKILL' : 'SIGTERM');
    if (what === 'stop' && code !== 0)
      throw new Error(`A server that was stopped ended with ${code}: ${server.log.slice(-5).join('\n')}`);
    await server.start();
  }
}

/** Runs it. */
export async function clusterTest(plan: ClusterPlan): Promise<ClusterResult> {
  const began = performance.now();
  const say = plan.say ?? (() => undefined);
  const random = seedRandom(plan.seed);
  const cluster = await Cluster.start(plan.servers);
  try {
    const played: Played[] = [];
    let playing = true;
    const lanes = Array.from({ length: plan.tables }, (_, lane) =>
      keepPlaying(`${plan.seed} ${lane}`, cluster.urls, () => playing, played),
    );
    const allPlayed = Promise.all(lanes);
    allPlayed.catch(() => undefined);
    const hits = [
      ...Array.from({ length: plan.kills }, () => 'kill' as const),
      ...Array.from({ length: plan.stops }, () => 'stop' as const),
      ...Array.from({ length: plan.database ?? 0 }, () => 'database' as const),
      ...Array.from({ length: plan.bus ?? 0 }, () => 'bus' as const),
    ];
    let longestGap = 0;
    while (hits.length > 0) {
      const [what] = hits.splice(randomInt(random, hits.length), 1);
      // Under way everywhere before the next.
      const before = madeBy(played);
      const waited = performance.now();
      while (madeBy(played) < before + plan.tables) {
        if (performance.now() > waited + patience) throw new Error('Nobody plays any more.');
        await sleep(20);
      }
      longestGap = Math.max(longestGap, performance.now() - waited);
      await sleep(randomInt(random, plan.longestLife));
      await hit(cluster, random, what, say);
    }
    playing = false;
    await allPlayed;
    const problems: string[] = [];
    const store = await postgresStore(cluster.databaseUrl, { together: true });
    let stored = 0;
    for (const { match, players } of played) {
      const events = await store.events(match, 0);
      stored += events.filter(({ by }) => by === 'seat').length;
      problems.push(...againstLog(events, players));
      const url = cluster.urls[randomInt(random, plan.servers)];
      const rules = games.get(game);
      if (rules !== undefined) problems.push(...againstRecord(rules, await recordOf(url, match), players));
    }
    await store.close();
    const all = played.flatMap(({ players }) => players);
    return {
      problems,
      matches: played.length,
      acknowledged: madeBy(played),
      stored,
      reconnections: all.reduce((sum, { lines }) => sum + lines - 1, 0),
      longestGap: Math.round(longestGap),
      seconds: Math.round((performance.now() - began) / 1000),
    };
  } catch (error) {
    for (const [place, { log }] of cluster.servers.entries())
      for (const line of log.filter((one) => /"level":[45]0/.test(one)).slice(-mostTold))
        say(`${place}: ${line}`);
    throw error;
  } finally {
    await cluster.stop();
  }
}
