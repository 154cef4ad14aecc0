// A folder full of matches in play, as a server that was killed leaves it: a few matches are played, the others are copies.

import { applyEvent, savePlay, startPlay } from '@bridgefront/hosting';
import Database from 'better-sqlite3';
import { createEngine, fingerprint, seedRandom, sureMatch } from '@bridgefront/kernel';
import { largestGame } from '../../../scripts/largest-game.ts';
import { newId, newSecret, tokenHash } from '../../../apps/server/src/ids.ts';
import { seal } from '../../../apps/server/src/match/cache.ts';
import { sqliteStore } from '../../../apps/server/src/store/sqlite.ts';
import type { SqliteStore } from '../../../apps/server/src/store/sqlite.ts';
import type { MatchEvent, StoredMatch } from '../../../apps/server/src/store/store.ts';
import { nextAct } from '../hosted.ts';

/** A choice that is still to be made. */
interface Next {
  readonly seat: number;
  readonly choice: string;
  readonly at: { readonly decision: number; readonly plan: number };
}

/** A match that lies on the disk, and how it goes on. */
export interface Line {
  readonly match: string;
  readonly next: readonly Next[];
}

/** What lies on the disk. `tokens`: of those who sit at every table, by seat. */
export interface Filled {
  readonly lines: readonly Line[];
  readonly tokens: readonly string[];
  readonly events: number;
}

interface Played {
  readonly stored: StoredMatch;
  readonly events: number;
  readonly snapshot: { readonly number: number; readonly body: string } | null;
  readonly next: readonly Next[];
}

const game = largestGame;
const seats = 4;
const examples = 16;
const apart = 25; // Choices by which the matches that are played are further than one another.
const further = 10; // Choices that are made when everybody is back.
const snapshotEvery = 256; // As the server does.

function tableOf(owners: readonly string[], seed: string): StoredMatch {
  const rest = {
    bot: null,
    invite: null,
    ready: true,
    entropy: null,
    standIn: null,
    standInVotes: [],
    left: false,
  };
  const table = { version: 1, status: 'live', visibility: 'private', clock: { kind: 'none' } } as const;
  const engine = createEngine(game, { undo: true });
  const match = sureMatch(engine, {}, seats, seed);
  return {
    ...table,
    id: newId(),
    game: game.name,
    rules: fingerprint(game),
    options: match.options,
    owner: owners[0] ?? '',
    seats: owners.map((identity, seat) => ({ ...rest, kind: 'human', identity, name: `Player ${seat}` })),
    secret: newSecret(),
    commitment: '',
    seed,
    votes: [],
    outcome: null,
    continuedUnder: null,
    rematch: null,
    createdAt: Date.now(),
    startedAt: Date.now(),
    finishedAt: null,
  };
}

async function playOne(store: SqliteStore, owners: readonly string[], index: number): Promise<Played> {
  const stored = tableOf(owners, `many ${index}`);
  const play = startPlay(game, stored);
  const random = seedRandom(`many ${index}`);
  const kept: MatchEvent[] = [];
  const next: Next[] = [];
  let snapshot: Played['snapshot'] = null;
  const most = (index + 1) * apart;
  while (next.length < further) {
    const act = nextAct(play.engine, play.match, random);
    if (act === null) break;
    const at = { decision: play.question, plan: play.match.decision?.plans[act.seat]?.length ?? 0 };
    const number = play.number + 1;
    const event = {
      ...act,
      number,
      kind: 'choose',
      by: 'seat',
      at: Date.now(),
      message: `${number}`,
    } as const;
    const about = `${at.decision}.${at.plan}`;
    applyEvent(play, stored, { ...event, about }, []);
    if (number <= most) kept.push({ ...event, about });
    else next.push({ ...act, at });
    if (number <= most && number % snapshotEvery === 0)
      snapshot = { number, body: savePlay(play, stored.rules) };
  }
  await store.addMatch(stored);
  await store.append([{ match: stored.id, after: 0, events: kept }]);
  if (snapshot !== null) {
    const { number, body } = snapshot;
    await store.saveSnapshot({ match: stored.id, number, body: seal(stored.id, number, body), wakeAt: null });
  }
  return { stored, events: kept.length, snapshot, next };
}

const copies = {
  match: `insert into matches select ?, version, status, visibility, created_at, replace(body, id, ?) from matches where id = ?`,
  people: `insert into match_identities select identity, ? from match_identities where match = ?`,
  events: `insert into events select ?, number, previous, kind, seat, choice, by, at, message from events
    where match = ? order by number`,
  snapshot: `insert into snapshots values (?, ?, ?, null)`,
};

function copyAll(file: string, played: readonly Played[], count: number): Line[] {
  const database = new Database(file);
  const run = Object.fromEntries(
    Object.entries(copies).map(([name, text]) => [name, database.prepare(text)]),
  ) as { readonly [name in keyof typeof copies]: Database.Statement };
  const lines: Line[] = [];
  database.exec('begin');
  for (let at = 0; at < count; at++) {
    const of = played[at % played.length];
    if (of === undefined) break;
    const [match, example] = [newId(), of.stored.id];
    run.match.run(match, match, example);
    run.people.run(match, example);
    run.events.run(match, example);
    if (of.snapshot !== null) {
      const { number, body } = of.snapshot;
      run.snapshot.run(match, number, seal(match, number, body));
    }
    lines.push({ match, next: of.next });
  }
  database.exec('commit');
  database.close();
  return lines;
}

/** Writes a new database with so many matches in play, after 25 to 400 choices each. */
export async function fillMany(file: string, matches: number): Promise<Filled> {
  const store = await sqliteStore(file);
  const owners = Array.from({ length: seats }, newId);
  const tokens = owners.map(newSecret);
  for (const [seat, id] of owners.entries()) {
    await store.addIdentity({ id, kind: 'guest', name: `Player ${seat}`, createdAt: Date.now() });
    await store.addToken(tokenHash(tokens[seat] ?? ''), id, Date.now());
  }
  const played: Played[] = [];
  for (let index = 0; index < examples; index++) played.push(await playOne(store, owners, index));
  await store.close();
  const rest = copyAll(file, played, matches - played.length);
  const lines = [...played.map(({ stored, next }) => ({ match: stored.id, next })), ...rest];
  const events = lines.reduce((sum, _, at) => sum + (played[at % played.length]?.events ?? 0), 0);
  return { lines, tokens, events };
}
