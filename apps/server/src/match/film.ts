// A finished match as a film for every pair of eyes, made once, so that it can be watched whatever becomes of the rules.

import { gunzipSync, gzipSync } from 'node:zlib';
import { collect, createEngine, faceFor, newMatch, RecordError } from '@bridgefront/kernel';
import type { AnyGame, Face, Json, MatchRecord, Report, Seat, SeatView } from '@bridgefront/kernel';
import { applyPatch } from '@bridgefront/viewing';
import type { Operation, SeatReport } from '@bridgefront/viewing';
import { Moment } from './moment.ts';
import { eyesOf } from './play.ts';
import { viewAt, viewPatch } from './sight.ts';
import type { Playing } from './sight.ts';

/** What one pair of eyes saw. */
export interface EyeFilm {
  readonly first: Json;
  readonly opening: readonly SeatReport[];
  readonly changes: readonly {
    readonly at: number;
    readonly patch: readonly Operation[];
    readonly reports: readonly SeatReport[];
  }[];
}

/** All films of a match: of the seats in order, and last the table's; `dice` counts the faces rolled. */
export interface Films {
  readonly choices: number;
  readonly eyes: readonly EyeFilm[];
  readonly dice: readonly number[];
}

// What is shot of one pair of eyes; all but the last view is text already.
interface Reel {
  readonly eye: Seat | null;
  readonly first: string;
  readonly opening: string;
  last: SeatView;
  readonly changes: string[];
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

type Shooting = Playing & { readonly record: MatchRecord };

// Reports as text, for all eyes: what several may know is put into words once.
class Teller {
  readonly #shooting: Shooting;
  readonly #reports: readonly Report[];
  readonly #told = new Map<Face, string>();

  constructor(shooting: Shooting, reports: readonly Report[]) {
    this.#shooting = shooting;
    this.#reports = reports;
  }

  /** What the eyes are told, as a list in JSON. */
  to(eye: Seat | null): string {
    const told = this.#reports.flatMap((report) => {
      const face = faceFor(report, eye);
      return face === null ? [] : this.#tell(face);
    });
    return `[${told.join(',')}]`;
  }

  #tell(face: Face): string {
    const known = this.#told.get(face);
    if (known !== undefined) return known;
    const { engine, record, match } = this.#shooting;
    const name = (seat: Seat): string => record.seats[seat] ?? `Seat ${seat + 1}`;
    const text = engine.game.describe.report(face, name, match.state);
    const told = JSON.stringify({ face: face as SeatReport['face'], text } satisfies SeatReport);
    this.#told.set(face, told);
    return told;
  }
}

function begin(game: AnyGame, record: MatchRecord, reports: Report[]): Shooting {
  const engine = createEngine(game);
  const started = newMatch(engine, record.options, record.seats.length, record.seed, collect(reports));
  if ('problem' in started) throw new RecordError(started.problem);
  return { engine, match: started.match, record };
}

// Whether the state stayed as it was, and whether only the chooser can have seen something.
function playLine(
  { engine, match }: Playing,
  line: string,
  reports: Report[],
): { readonly seat: Seat; readonly sameState: boolean; readonly alone: boolean } {
  const space = line.indexOf(' ');
  const seat = Number(line.slice(0, space));
  const before = match.decision;
  const refused = engine.choose(match, seat, line.slice(space + 1), collect(reports));
  if (refused !== null) throw new RecordError(`"${line}" is refused: ${refused.message}`);
  const sameState = match.decision === before;
  return { seat, sameState, alone: sameState && before?.sealed[seat] === false };
}

function shoot(playing: Playing, reel: Reel, at: number, moment: Moment | null, teller: Teller): void {
  const next = viewAt(playing, reel.eye, reel.last, moment);
  const patch = viewPatch(reel.last, next, moment, '');
  const reports = teller.to(reel.eye);
  reel.last = next;
  if (patch !== '' || reports !== '[]')
    reel.changes.push(`{"at":${at},"patch":[${patch}],"reports":${reports}}`);
}

function countAll(reports: readonly Report[], faces: number[]): void {
  for (const { face, faces: hidden } of reports)
    countDice((face ?? Object.values(hidden ?? {})[0]) as Json, faces);
}

function textOf({ first, opening, changes }: Reel): string {
  return `{"first":${first},"opening":${opening},"changes":[${changes.join(',')}]}`;
}

/**
 * Plays a record and keeps what everybody saw: `Films` in JSON.
 * @throws RecordError when the record does not fit the rules of this program
 */
export function makeFilms(game: AnyGame, record: MatchRecord): string {
  const opening: Report[] = [];
  const shooting = begin(game, record, opening);
  const dice = [0, 0, 0, 0, 0, 0];
  countAll(opening, dice);
  const teller = new Teller(shooting, opening);
  let moment = new Moment(shooting, null);
  const reels = eyesOf(record.seats.length).map((eye): Reel => {
    const last = viewAt(shooting, eye, null, moment);
    return { eye, first: JSON.stringify(last), opening: teller.to(eye), last, changes: [] };
  });
  record.choices.forEach((line, index) => {
    const reports: Report[] = [];
    const { seat, sameState, alone } = playLine(shooting, line, reports);
    countAll(reports, dice);
    const now = sameState ? null : (moment = new Moment(shooting, moment));
    const toAll = new Teller(shooting, reports);
    for (const reel of reels) if (!alone || reel.eye === seat) shoot(shooting, reel, index + 1, now, toAll);
  });
  const head = `"choices":${record.choices.length},"dice":${JSON.stringify(dice)}`;
  return `{${head},"eyes":[${reels.map(textOf).join(',')}]}`;
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

/** Films in JSON as they are stored. */
export function packFilms(films: string): string {
  return gzipSync(films).toString('base64');
}

/** Films as they were stored. */
export function unpackFilms(packed: string): Films {
  return JSON.parse(gunzipSync(Buffer.from(packed, 'base64')).toString('utf8')) as Films;
}
