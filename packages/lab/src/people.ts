// Sessions of people in the tables of the bots' figures: their matches are played again from their records, and what they let be
// noted lies beside them.

import { houseBot } from '@bridgefront/bots';
import {
  createEngine,
  fingerprint,
  newMatch,
  readLine,
  readRecord,
  RecordError,
  repeatChoice,
} from '@bridgefront/kernel';
import type { MatchRecord } from '@bridgefront/kernel';
import type { AnyMeasures, Cell, Columns, Measures, Witness } from './measures.ts';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from './folder.ts';
import { writeParquet } from './parquet.ts';
import { factsOf } from './play.ts';
import type { MatchFacts } from './play.ts';
import { StudyError } from './study-error.ts';
import type { LabWorld } from './world.ts';

/** What somebody let be noted of one match. */
export interface Session {
  readonly seat: number;
  /** Whether they would play it again, from 1, never, to 5, at once; null: they did not say. */
  readonly again: number | null;
  readonly notes: {
    readonly decisions: readonly { readonly ask: string; readonly seconds: number }[];
    readonly takenBack: number;
    readonly held: readonly string[];
    readonly read: readonly string[];
  };
  readonly record: MatchRecord;
}

/** The tables that only people have: a row a session, a row a decision, a row a card of the hand. */
const peopleTables: { readonly [table: string]: Columns } = {
  people: {
    seat: 'whole',
    decisions: 'whole',
    minutes: 'real',
    longest: 'real',
    taken_back: 'whole',
    cards_held: 'whole',
    cards_unread: 'whole',
    again: 'whole',
  },
  decisions: { seat: 'whole', ask: 'text', minutes: 'real' },
  hands: { seat: 'whole', card: 'text', read: 'flag' },
};

/** The measures of a game with these tables. */
export function withPeople(measures: AnyMeasures): AnyMeasures {
  return { ...measures, tables: { ...measures.tables, ...peopleTables } };
}

const isTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/**
 * A session as its file has it.
 * @throws StudyError when it is none
 */
export function readSession(value: unknown, file: string): Session {
  const found = (value ?? {}) as { [field: string]: unknown };
  const notes = (found['notes'] ?? {}) as { [field: string]: unknown };
  const decisions = Array.isArray(notes['decisions']) ? (notes['decisions'] as readonly unknown[]) : null;
  const good =
    found['session'] === 1 &&
    Number.isInteger(found['seat']) &&
    (found['again'] === null || [1, 2, 3, 4, 5].includes(Number(found['again']))) &&
    decisions?.every((one) => {
      const { ask, seconds } = (one ?? {}) as { [field: string]: unknown };
      return typeof ask === 'string' && typeof seconds === 'number' && seconds >= 0;
    }) === true &&
    Number.isInteger(notes['takenBack']) &&
    isTexts(notes['held']) &&
    isTexts(notes['read']);
  if (!good) throw new StudyError(`${file} holds no session: give files that the page saved after a match.`);
  try {
    readRecord(found['record']);
  } catch (thrown) {
    if (thrown instanceof RecordError) throw new StudyError(`${file}: ${thrown.message}`);
    throw thrown;
  }
  return value as Session;
}

function rowsOf({ seat, again, notes }: Session, match: number): { [table: string]: Cell[][] } {
  const { decisions, takenBack, held, read } = notes;
  const minutes = decisions.map((one) => one.seconds / 60);
  const sum = minutes.reduce((all, one) => all + one, 0);
  const unread = held.filter((card) => !read.includes(card)).length;
  const longest = Math.max(0, ...minutes);
  return {
    people: [[match, 0, seat, decisions.length, sum, longest, takenBack, held.length, unread, again]],
    decisions: decisions.map(({ ask }, n) => [match, n, seat, ask, minutes[n]]),
    hands: held.map((card, n) => [match, n, seat, card, read.includes(card)]),
  };
}

/**
 * The facts of a session: those that any match of the game leaves, and its own.
 * @throws StudyError when its match was played under other rules, or did not end
 */
export function sessionFacts(world: LabWorld, session: Session, match: number): MatchFacts {
  const { record } = session;
  const { game, measures } = world.game(record.game);
  if (record.rules !== fingerprint(game))
    throw new StudyError(
      `A session of ${game.title} was played under other rules than today's (${record.rules}).`,
    );
  const engine = createEngine(game);
  const started = newMatch(engine, record.options, record.seats.length, record.seed);
  if ('problem' in started) throw new StudyError(started.problem);
  const playing = { engine, match: started.match, sameRules: true };
  const witness = (measures as Measures<unknown> | null)?.witness(started.match) ?? null;
  follow(record, playing, witness);
  const job = {
    match,
    table: 0,
    set: match,
    rotation: 0,
    block: '',
    variant: 'people',
    options: {},
    seed: record.seed,
    // Nobody is called by their name.
    bots: record.seats.map((name) => (houseBot(name) !== null ? name : 'person')),
  };
  const facts = factsOf(job, started.match, engine, witness);
  return { ...facts, rows: { ...facts.rows, ...rowsOf(session, match) } };
}

function follow(
  record: MatchRecord,
  playing: Parameters<typeof repeatChoice<unknown>>[0],
  witness: Witness<unknown> | null,
): void {
  try {
    for (const [at, line] of record.choices.entries()) {
      repeatChoice(playing, record, at, (report) => witness?.report?.(report, playing.match));
      const read = readLine(line);
      if (read !== null) witness?.chose?.(read.seat, read.choice, playing.match);
    }
  } catch (thrown) {
    if (thrown instanceof RecordError) throw new StudyError(thrown.message);
    throw thrown;
  }
}

/** The file of a folder that holds sessions of people: of which game. */
const peopleFile = 'people.json';

/** Of which game a folder holds sessions of people; null: it holds none. */
export function peopleIn(folder: string): string | null {
  const path = join(folder, peopleFile);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as { readonly game: string }).game : null;
}

async function* factsOfAll(world: LabWorld, sessions: readonly Session[]): AsyncGenerator<MatchFacts> {
  for (const [match, session] of sessions.entries())
    yield Promise.resolve(sessionFacts(world, session, match));
}

/**
 * Keeps sessions in a folder as the facts of a study are kept; equal sessions leave equal files.
 * @throws StudyError when they are of several games, or cannot be played again
 */
export async function keepPeople(
  world: LabWorld,
  folder: string,
  sessions: readonly Session[],
): Promise<void> {
  const games = [...new Set(sessions.map(({ record }) => record.game))];
  const [game] = games;
  if (game === undefined || games.length > 1)
    throw new StudyError('Give sessions of one game at a time, each with its own --out.');
  const { measures } = world.game(game);
  makeFolder(folder);
  await writeParquet(folder, withPeople(measures ?? noMeasures), factsOfAll(world, sessions));
  writeFileSync(join(folder, peopleFile), `${JSON.stringify({ game, sessions: sessions.length })}\n`);
}

const noMeasures: AnyMeasures = { tables: {}, witness: () => ({ rows: () => ({}) }), figures: [] };
