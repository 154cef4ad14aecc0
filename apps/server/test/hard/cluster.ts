// The cluster test: real servers at one PostgreSQL and one NATS, under load, killed without warning and cut off again and again. A
// checker that knows nothing of servers compares what everybody was promised and shown with the log.

import { setTimeout as wait } from 'node:timers/promises';
import { pickOne, randomInt, seedRandom } from '@bridgefront/kernel';
import type { Random } from '@bridgefront/kernel';
import { games } from '../../src/games.ts';
import { postgresStore } from '../../src/store/postgres.ts';
import type { MatchEvent } from '../../src/store/store.ts';
import type { Way } from '../line.ts';
import { Cluster } from './cluster-servers.ts';
import type { Counts, Lines } from './cluster-servers.ts';
import type { Player } from './player.ts';
import type { ServerProcess } from './process.ts';
import { againstLog, againstRecord, dialer, enterAll, openTable, recordOf, sitDown, sleep } from './table.ts';
import type { TableWish } from './table.ts';

/** How hard it is, and how many servers of which role there are. */
export interface ClusterPlan extends Counts {
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
  /** Milliseconds of thinking before each choice; left out: none. */
  readonly thinks?: number;
  /** In so many seconds after the last of these all tables have come to their end. */
  readonly drain?: number;
  readonly seed: string;
  /** Is told what happens, and each problem as soon as it is found. */
  readonly say?: (line: string) => void;
  /** Set when it is to come to its verdict before the last of these. */
  readonly enough?: AbortSignal;
}

/** What came out. */
export interface ClusterResult {
  readonly problems: readonly string[];
  /** How often what was to be done to the cluster was done. */
  readonly hits: Readonly<Record<Kind, number>>;
  readonly matches: number;
  readonly acknowledged: number;
  readonly stored: number;
  /** Connections that were opened after the first of each player. */
  readonly reconnections: number;
  /** The longest that it took after one of these until play was under way again, milliseconds. */
  readonly longestGap: number;
  /** All in all, and from the last of these to the end of the last table. */
  readonly seconds: number;
  readonly drained: number;
}

const game = 'bridgefront';
const patience = 120_000;
const drain = 900;
/** Play is under way again after so many choices more. */
const mostAwaited = 40;
const longestHold = 6000;
const mostTold = 20; // Warnings and faults of each server, when it fails.

interface Played {
  readonly match: string;
  readonly players: readonly Player[];
  isOver: boolean;
}

const kinds = ['kill', 'stop', 'database', 'bus', 'cut'] as const;
type Kind = (typeof kinds)[number];

// Each line goes to another server than the one before.
function anywhere(urls: readonly string[], token: string, first: number) {
  let next = first;
  const dials = urls.map((url) => dialer(url, token));
  return (events: Parameters<(typeof dials)[number]>[0]) => dials[next++ % dials.length](events);
}

async function keepPlaying(
  lane: string,
  urls: readonly string[],
  { strong, thinks }: { readonly strong: boolean; readonly thinks: number },
  more: () => boolean,
  played: Played[],
  look: (table: Played) => Promise<void>,
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
    const players = sitDown(wish, match, { dial, clocked: true, thinks });
    const table: Played = { match, players, isOver: false };
    played.push(table);
    // Who waits for a bot that begins anew with each server may wait for long: what is stuck does not end when all is calm.
    await Promise.all(players.map(({ done }) => done));
    table.isOver = true;
    await look(table);
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
  readonly hits: Record<Kind, number>;
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
    // Under way again before the next.
    const enough = madeBy(played) + Math.min(plan.tables, mostAwaited);
    const waited = performance.now();
    if (!(await whilePlayed(played, () => isBroken() || madeBy(played) >= enough)))
      throw new Error(`Nobody plays any more:\n${standing(played)}`);
    done.longestGap = Math.max(done.longestGap, performance.now() - waited);
    await sleep(randomInt(random, plan.longestLife));
    await hit(cluster, random, kind, plan.say ?? (() => undefined));
    done.hits[kind]++;
  }
  await cluster.atMostComing(0);
}

function standing(played: readonly Played[]): string {
  const waiting = played.filter(({ isOver }) => !isOver).flatMap(({ players }) => players);
  return waiting.map((player) => player.standing).join('\n');
}

/** The log, read without any server. */
async function logOf(cluster: Cluster, match: string) {
  const store = await postgresStore(cluster.databaseUrl, { together: true });
  try {
    return await store.events(match, 0);
  } finally {
    await store.close();
  }
}

/** What is wrong with what was promised and shown at a table that is over. */
async function wrongAt(cluster: Cluster, { match, players }: Played): Promise<string[]> {
  const rules = games.get(game);
  if (rules === undefined) throw new Error(`There is no ${game}.`);
  const { url } = pickOne(seedRandom(match), cluster.doors);
  const [record, events] = [await recordOf(url, match), await retried(() => logOf(cluster, match))];
  return [...againstLog(events, players), ...againstRecord(rules, record, players)];
}

// PostgreSQL may be on its way back.
async function retried<T>(act: () => Promise<T>): Promise<T> {
  for (const until = performance.now() + patience; ; await sleep(200)) {
    try {
      return await act();
    } catch (error) {
      if (performance.now() > until) throw error;
    }
  }
}

const lostOf = (events: readonly MatchEvent[], players: readonly Player[]): number => {
  const stored = new Set(events.map(({ seat, message }) => `${seat} ${message}`));
  return players.flatMap(({ seat, acknowledged }) =>
    acknowledged.filter(({ id }) => !stored.has(`${seat} ${id}`)),
  ).length;
};

/** What is wrong in the end, and was not said yet when tables were over; answers how much is stored. */
async function examine(
  cluster: Cluster,
  played: readonly Played[],
  tell: (problem: string) => void,
): Promise<number> {
  for (const { name, server } of cluster.members)
    if (!server.alive) tell(`The server ${name} has ended by itself.`);
  const store = await postgresStore(cluster.databaseUrl, { together: true });
  let stored = 0;
  for (const { match, players, isOver } of played) {
    const events = await store.events(match, 0);
    stored += events.filter(({ by }) => by === 'seat').length;
    if (isOver) againstLog(events, players).forEach(tell);
    else
      tell(
        `${match} has not come to its end, ${lostOf(events, players)} of its acknowledged choices are lost.`,
      );
  }
  await store.close();
  return stored;
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Runs it, and comes to a verdict whatever happens. */
export async function clusterTest(plan: ClusterPlan): Promise<ClusterResult> {
  const began = performance.now();
  const cluster = await Cluster.start(plan, plan.say);
  const [played, problems]: [Played[], Set<string>] = [[], new Set()];
  let playing = true;
  const tell = (problem: string): void => {
    if (!problems.has(problem)) plan.say?.(`Problem: ${problem}`);
    problems.add(problem);
  };
  const note = (error: unknown): void => tell(reasonOf(error));
  const look = async (table: Played): Promise<void> => (await wrongAt(cluster, table)).forEach(tell);
  // Where somebody thinks for all, one table in eight has somebody to think for.
  const tableOf = (lane: number) => ({
    strong: (plan.think ?? 0) > 0 && lane % 8 === 0,
    thinks: plan.thinks ?? 0,
  });
  const urls = cluster.doors.map(({ url }) => url);
  const lanes = Array.from({ length: plan.tables }, (_, lane) =>
    keepPlaying(`${plan.seed} ${lane}`, urls, tableOf(lane), () => playing, played, look).catch(note),
  );
  try {
    const done: Disturbed = { hits: { kill: 0, stop: 0, database: 0, bus: 0, cut: 0 }, longestGap: 0 };
    const isBroken = (): boolean => problems.size > 0;
    await disturb(cluster, plan, played, isBroken, done).catch(note);
    playing = false;
    const calm = performance.now();
    const limit = 1000 * (plan.drain ?? drain);
    plan.say?.(
      `Nothing is done to them any more; ${played.filter(({ isOver }) => !isOver).length} matches go on.`,
    );
    const over = { yes: false };
    void Promise.all(lanes).then(() => (over.yes = true));
    // What is broken is not waited for.
    const isEnd = (): boolean => over.yes || isBroken() || performance.now() - calm > limit;
    const ended = isBroken() || ((await whilePlayed(played, isEnd)) && (over.yes || isBroken()));
    const drained = Math.round((performance.now() - calm) / 1000);
    if (!ended)
      tell(`Tables do not come to their end, ${drained} s after the last of it:\n${standing(played)}`);
    const stored = await examine(cluster, played, tell).catch(note);
    tellLogs(cluster, problems, plan.say);
    const all = played.flatMap(({ players }) => players);
    return {
      problems: [...problems],
      hits: done.hits,
      matches: played.length,
      acknowledged: madeBy(played),
      stored: stored ?? 0,
      reconnections: all.reduce((sum, { lines }) => sum + lines - 1, 0),
      longestGap: Math.round(done.longestGap),
      seconds: Math.round((performance.now() - began) / 1000),
      drained,
    };
  } finally {
    playing = false;
    for (const { players } of played) for (const player of players) player.leave();
    await cluster.stop();
  }
}

function tellLogs({ members }: Cluster, problems: ReadonlySet<string>, say: ClusterPlan['say']): void {
  if (problems.size === 0) return;
  for (const { name, server } of members)
    for (const line of server.log.filter((one) => /"level":[45]0/.test(one)).slice(-mostTold))
      say?.(`${name}: ${line}`);
}
