// A finished match as a film for every pair of eyes, made once, so that it can be watched whatever becomes of the rules.

import { gunzipSync, gzipSync } from 'node:zlib';
import { createEngine, faceFor, newMatch, RecordError, viewOf } from '@bridgefront/kernel';
import type { AnyGame, AnyMatch, Engine, Json, MatchRecord, Report, Seat } from '@bridgefront/kernel';
import { applyPatch, diff, shared } from '@bridgefront/protocol';
import type { Operation, Told } from '@bridgefront/protocol';

/** What one pair of eyes saw. */
export interface EyeFilm {
  readonly first: Json;
  readonly opening: readonly Told[];
  readonly changes: readonly {
    readonly at: number;
    readonly patch: readonly Operation[];
    readonly reports: readonly Told[];
  }[];
}

/** All films of a match: of the seats in order, and last the table's; `dice` counts the faces rolled. */
export interface Films {
  readonly choices: number;
  readonly eyes: readonly EyeFilm[];
  readonly dice: readonly number[];
}

interface Reel {
  readonly eye: Seat | null;
  readonly first: Json;
  readonly opening: readonly Told[];
  last: Json;
  readonly changes: { at: number; patch: Operation[]; reports: Told[] }[];
}

// By convention a face shows dice in a list of that name, wherever it stands in the report.
function countDice(value: Json | undefined, faces: number[]): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) countDice(item, faces);
    return;
  }
  for (const [key, item] of Object.entries(value)) {
    if (key !== 'dice' || !Array.isArray(item)) countDice(item, faces);
    else for (const die of item) if (Number.isInteger(die) && die >= 1 && die <= 6) faces[die - 1]++;
  }
}

type Playing = { readonly engine: Engine<unknown>; readonly match: AnyMatch; readonly record: MatchRecord };

function tell({ engine, record }: Playing, reports: readonly Report[], eye: Seat | null): Told[] {
  return reports.flatMap((report) => {
    const face = faceFor(report, eye);
    if (face === null) return [];
    const text = engine.game.describe.report(face, (seat) => record.seats[seat] ?? `Seat ${seat + 1}`);
    return [{ face: face as Told['face'], text }];
  });
}

function begin(game: AnyGame, record: MatchRecord, reports: Report[]): Playing {
  const engine = createEngine(game);
  const started = newMatch(engine, record.options, record.seats.length, record.seed, reports);
  if ('problem' in started) throw new RecordError(started.problem);
  return { engine, match: started.match, record };
}

// Whether only the chooser can have seen something.
function playLine(
  { engine, match }: Playing,
  line: string,
  reports: Report[],
): { seat: Seat; alone: boolean } {
  const space = line.indexOf(' ');
  const seat = Number(line.slice(0, space));
  const before = match.decision;
  const refused = engine.choose(match, seat, line.slice(space + 1), reports);
  if (refused !== null) throw new RecordError(`"${line}" is refused: ${refused.message}`);
  return { seat, alone: match.decision === before && before?.sealed[seat] === false };
}

function shoot(playing: Playing, reel: Reel, at: number, reports: readonly Report[]): void {
  const next = shared(viewOf(playing.engine, playing.match, reel.eye), reel.last);
  const patch = diff(reel.last, next);
  const told = tell(playing, reports, reel.eye);
  reel.last = next;
  if (patch.length > 0 || told.length > 0) reel.changes.push({ at, patch, reports: told });
}

function countAll(reports: readonly Report[], faces: number[]): void {
  for (const { face, faces: hidden } of reports)
    countDice((face ?? Object.values(hidden ?? {})[0]) as Json, faces);
}

/**
 * Plays a record and keeps what everybody saw.
 * @throws RecordError when the record does not fit the rules of this program
 */
export function makeFilms(game: AnyGame, record: MatchRecord): Films {
  const opening: Report[] = [];
  const playing = begin(game, record, opening);
  const dice = [0, 0, 0, 0, 0, 0];
  countAll(opening, dice);
  const reels = [...record.seats.keys(), null].map((eye): Reel => {
    const first = shared(viewOf(playing.engine, playing.match, eye), null);
    return { eye, first, last: first, opening: tell(playing, opening, eye), changes: [] };
  });
  record.choices.forEach((line, index) => {
    const reports: Report[] = [];
    const { seat, alone } = playLine(playing, line, reports);
    countAll(reports, dice);
    for (const reel of reels) if (!alone || reel.eye === seat) shoot(playing, reel, index + 1, reports);
  });
  const eyes = reels.map(({ first, opening: told, changes }) => ({ first, opening: told, changes }));
  return { choices: record.choices.length, eyes, dice };
}

/** What the eyes saw after choice number `at`. */
export function frameAt(film: EyeFilm, at: number): Json {
  let view = film.first;
  for (const change of film.changes) {
    if (change.at > at) break;
    view = applyPatch(view, change.patch);
  }
  return view;
}

/** Films as they are stored. */
export function packFilms(films: Films): string {
  return gzipSync(JSON.stringify(films)).toString('base64');
}

/** Films as they were stored. */
export function unpackFilms(packed: string): Films {
  return JSON.parse(gunzipSync(Buffer.from(packed, 'base64')).toString('utf8')) as Films;
}
