// The crash test: a server under load is killed without warning again and again; nothing acknowledged may be lost.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomInt, seedRandom } from '@bridgefront/kernel';
import type { Random } from '@bridgefront/kernel';
import { games } from '../../src/games.ts';
import { postgresStore } from '../../src/store/postgres.ts';
import { sqliteStore } from '../../src/store/sqlite.ts';
import { againstDisk, againstServer, keepServing } from './clerk.ts';
import type { Kinds, Promised } from './clerk.ts';
import type { Player } from './player.ts';
import { freePort, ServerProcess } from './process.ts';
import {
  againstLog,
  againstRecord,
  allDone,
  call,
  enterAll,
  openTable,
  recordOf,
  sitDown,
  sleep,
} from './table.ts';
import type { TableWish } from './table.ts';

/** How hard it is. */
export interface CrashPlan {
  readonly kills: number;
  /** How often it is stopped and goes on, in between. */
  readonly pauses?: number;
  readonly seed: string;
  /** Tables played at the same time; a finished one is followed by the next until the last kill. */
  readonly tables: number;
  /** Longest life of the server, in milliseconds. */
  readonly longestLife: number;
  /** The database server that it plays on: every second kill is that of this one. */
  readonly database?: { readonly url: string; restart(): Promise<void> };
  readonly say?: (line: string) => void;
  /** Set when it is to come to its verdict before the last kill. */
  readonly enough?: AbortSignal;
}

/** What came out. */
export interface CrashResult {
  readonly problems: readonly string[];
  readonly kills: number;
  readonly pauses: number;
  /** Seconds in which it was away or stood still, and by how much the deadlines of who waits have moved. */
  readonly away: number;
  readonly credited: number;
  readonly matches: number;
  readonly acknowledged: number;
  /** Choices whose acknowledgement was lost with a connection and that the server recognised when sent again. */
  readonly recognised: number;
  readonly reconnections: number;
  /** Choices that the clock made for somebody who was not there. */
  readonly defaults: number;
  readonly takeBacks: number;
  /** What was acknowledged around the matches, by kind. */
  readonly kinds: Kinds;
  readonly stored: number;
  readonly seconds: number;
}

interface Played {
  readonly wish: TableWish;
  readonly match: string;
  readonly players: readonly Player[];
  /** Nobody plays the other seat: its clock does. */
  readonly absent?: true;
}

const game = 'bridgefront';
const notOver = 'the record does not reach the end';
const patience = 120_000;

function wishOf(random: Random, url: string, seed: string): Omit<TableWish, 'people'> & { people: number } {
  // Every fourth table has a bot as well, so that interrupted thinking is part of it.
  const bots = randomInt(random, 4) === 0 ? ['random'] : [];
  const people = 2 + randomInt(random, 3 - bots.length);
  return { url, game, seed, bots, people };
}

// How long a match takes while its server is killed says nothing; only afterwards it has to come to its end.
async function patiently(players: readonly Player[], killing: () => boolean): Promise<void> {
  let over = false;
  const settled = (): boolean => (over = true);
  Promise.all(players.map(({ done }) => done)).then(settled, settled);
  while (killing() && !over) await sleep(50);
  await allDone(players, patience);
}

/** Plays tables one after the other until told to stop. */
async function keepPlaying(lane: string, url: string, more: () => boolean, played: Played[]): Promise<void> {
  const random = seedRandom(lane);
  for (let round = 0; round === 0 || more(); round++) {
    const { people, ...rest } = wishOf(random, url, `${lane} ${round}`);
    const names = Array.from({ length: people }, (_, seat) => `Player ${seat + 1}`);
    const wish = { ...rest, people: await enterAll(url, names) };
    const match = await openTable(wish);
    const players = sitDown(wish, match);
    played.push({ wish, match, players });
    await patiently(players, more);
  }
}

/** A table at which one of two never answers, until told to stop: defaults are made under fire as well. */
async function keepWaiting(lane: string, url: string, more: () => boolean, played: Played[]): Promise<void> {
  const people = await enterAll(url, ['Present', 'Absent']);
  const wish = { url, game, seed: lane, people, clock: { kind: 'live', seconds: 1, bank: 0 } };
  const match = await openTable(wish);
  // One second is short on a busy machine: the clock may choose for the one who is there as well.
  const players = sitDown({ ...wish, people: people.slice(0, 1) }, match, { clocked: true });
  played.push({ wish, match, players, absent: true });
  while (more()) await sleep(100);
  for (const { token } of people) await call(url, token, 'POST', `/matches/${match}/vote`, {});
  await allDone(players, patience);
}

interface Disturbed {
  readonly kills: number;
  readonly pauses: number;
  /** Milliseconds from each kill or stop until all went on. */
  readonly gaps: readonly number[];
}

const shortestPause = 300;
const longestPause = 3500;

async function disturb(
  server: ServerProcess,
  { kills, pauses = 0, seed, longestLife, say, enough, database }: CrashPlan,
  going: () => boolean,
): Promise<Disturbed> {
  const random = seedRandom(`${seed} kills`);
  const done = { kills: 0, pauses: 0 };
  const gaps: number[] = [];
  const left = (): number => kills + pauses - done.kills - done.pauses;
  while (left() > 0 && going() && enough?.aborted !== true) {
    const life = 100 + randomInt(random, longestLife);
    await sleep(life);
    const kind = randomInt(random, left()) < kills - done.kills ? 'kills' : 'pauses';
    const began = performance.now();
    if (kind === 'kills' && database !== undefined && done.kills % 2 === 0) {
      // The server stands still for that, and nobody's clock with it.
      await database.restart();
      done.kills++;
      say?.(`kills ${done.kills} after ${life} ms, of the database`);
      continue;
    }
    if (kind === 'pauses')
      await server.pause(shortestPause + randomInt(random, longestPause - shortestPause));
    else {
      await server.end('SIGKILL');
      await server.start();
    }
    gaps.push(performance.now() - began);
    done[kind]++;
    say?.(`${kind} ${done[kind]} after ${life} ms, of the server`);
  }
  return { ...done, gaps };
}

/** Somebody who is asked and waits, at a table with much time: what is not theirs moves their deadline. */
class Waiting {
  readonly #match: string;
  readonly #url: string;
  readonly #token: string;
  readonly #before: number;

  private constructor(url: string, token: string, match: string, before: number) {
    [this.#url, this.#token, this.#match, this.#before] = [url, token, match, before];
  }

  static async sitDown(url: string, seed: string): Promise<Waiting> {
    const people = await enterAll(url, ['Patient', 'Slow']);
    const match = await openTable({
      url,
      game,
      seed,
      people,
      clock: { kind: 'live', seconds: 3600, bank: 0 },
    });
    const [{ token }] = people;
    return new Waiting(url, token, match, await deadlineAt(url, token, match));
  }

  /** By how many milliseconds the deadline has moved. */
  async credited(): Promise<number> {
    return (await deadlineAt(this.#url, this.#token, this.#match)) - this.#before;
  }
}

async function deadlineAt(url: string, token: string, match: string): Promise<number> {
  interface Looked {
    readonly document: { readonly host: { readonly clock: { readonly deadlines: (number | null)[] } } };
  }
  const { body } = await call<Looked>(url, token, 'GET', `/matches/${match}/view?seat=0`);
  const [deadline] = body.document.host.clock.deadlines.flatMap((one) => one ?? []);
  if (deadline === undefined) throw new Error('Nobody is asked at the table of who waits.');
  return deadline;
}

// Gaps count from one second on, and each may be noticed by up to a second late.
function charged(gaps: readonly number[], credited: number): string[] {
  const least = gaps.reduce((sum, gap) => sum + Math.max(0, gap - 1000), 0);
  const [owed, moved] = [least, credited].map((time) => `${(time / 1000).toFixed(1)} s`);
  return credited >= least
    ? []
    : [`Who waited was charged: at least ${owed} were not theirs, ${moved} were credited.`];
}

async function examine(
  server: ServerProcess,
  played: readonly Played[],
  promised: readonly Promised[],
  database: CrashPlan['database'],
): Promise<[string[], number, number]> {
  const problems: string[] = [];
  const rules = games.get(game);
  if (rules === undefined) throw new Error('The game is not in the registry.');
  for (const { match, players, absent } of played) {
    const found = againstRecord(rules, await recordOf(server.url, match), players);
    // A match that was ended by vote has no end of its own.
    problems.push(...found.filter((problem) => absent !== true || problem !== notOver));
  }
  const other = games.get('twin-bridges');
  if (other === undefined) throw new Error('The game is not in the registry.');
  for (const one of promised) problems.push(...(await againstServer(other, server.url, one)));
  await server.end('SIGTERM');
  const file = join(server.dataDir, 'bridgefront.db');
  const store = await (database === undefined ? sqliteStore(file) : postgresStore(database.url));
  let [stored, defaults] = [0, 0];
  for (const { match, players } of played) {
    const events = await store.events(match, 0);
    stored += events.length;
    defaults += events.filter(({ by, kind }) => by === 'clock' && kind === 'choose').length;
    problems.push(...againstLog(events, players));
  }
  for (const one of promised) problems.push(...(await againstDisk(store, one)));
  await store.close();
  return [problems, stored, defaults];
}

/** Runs it. */
export async function crashTest(plan: CrashPlan): Promise<CrashResult> {
  const began = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'bridgefront-crash-'));
  const { database } = plan;
  const env = { DATABASE_URL: database?.url ?? '' };
  const server = new ServerProcess(folder, await freePort(), env);
  const played: Played[] = [];
  const promised: Promised[] = [];
  const kinds: Kinds = {};
  let killing = true;
  try {
    await server.start();
    await server.end('SIGTERM');
    await server.start();
    const lanes = Array.from({ length: plan.tables }, (_, lane) =>
      keepPlaying(`${plan.seed} ${lane}`, server.url, () => killing, played),
    );
    lanes.push(keepWaiting(`${plan.seed} absent`, server.url, () => killing, played));
    lanes.push(keepServing(server.url, `${plan.seed} clerk`, () => killing, kinds, promised));
    const waiting = await Waiting.sitDown(server.url, `${plan.seed} waiting`);
    const all = Promise.all(lanes);
    all.catch(() => (killing = false));
    const { kills, pauses, gaps } = await disturb(server, plan, () => killing);
    const credited = await waiting.credited();
    killing = false;
    await all;
    const [problems, stored, defaults] = await examine(server, played, promised, database);
    const players = played.flatMap((table) => table.players);
    const sum = (figure: (player: Player) => number): number =>
      players.reduce((total, player) => total + figure(player), 0);
    return {
      problems: [...problems, ...charged(gaps, credited)],
      kills,
      pauses,
      away: gaps.reduce((sum, gap) => sum + gap, 0) / 1000,
      credited: credited / 1000,
      matches: played.length,
      acknowledged: sum((player) => player.acknowledged.length),
      recognised: sum((player) => player.again),
      reconnections: sum((player) => player.lines - 1),
      stored,
      defaults,
      takeBacks: players.reduce(
        (total, { acknowledged }) => total + acknowledged.filter(({ kind }) => kind === 'take-back').length,
        0,
      ),
      kinds,
      seconds: (performance.now() - began) / 1000,
    };
  } catch (error) {
    const tail = server.log.slice(-15).join('\n');
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`Crash test with seed "${plan.seed}": ${reason}\nThe server's last words:\n${tail}`, {
      cause: error,
    });
  } finally {
    for (const { players } of played) for (const player of players) player.leave();
    await server.end('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}
