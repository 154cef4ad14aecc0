// What one pair of eyes is shown of a match: a document, its numbered changes, and who is reading.

import { faceFor } from '@bridgefront/kernel';
import type { AnyGame, Face, Json, Report, Seat, SeatView } from '@bridgefront/kernel';
import type { HostFacts } from '@bridgefront/protocol';
import type { SeatReport } from '@bridgefront/viewing';
import { newId } from '../ids.ts';
import { operations } from './moment.ts';
import type { Moment } from './moment.ts';
import { eyeIndex } from './play.ts';
import type { Play } from './play.ts';
import { viewAt, viewPatch } from './sight.ts';

/** Somebody who reads a stream: a connection. */
export interface Reader {
  /** Whether it wants sentences and labels beside the data. */
  readonly words: boolean;
  /** It has stopped reading; whatever was under way for it ends there. */
  gone: boolean;
  send(frame: string): void;
}

/** The document of a stream. */
export interface Document {
  readonly view: SeatView;
  readonly host: HostFacts;
}

/** What the eyes see at a moment, and how many reports they have been told until then. */
export interface Shown {
  readonly number: number;
  readonly document: Document;
  readonly told: number;
}

/** One numbered change, prepared. */
export interface Frame extends Shown {
  /** The message but for its reports and its end. */
  readonly head: string;
  readonly faces: readonly Face[];
  readonly names: readonly string[];
  /** Made only when somebody wants words: labels belong to their moment. */
  readonly labels: readonly string[] | null;
}

/** A change that was shown, as it was sent to readers without words. */
export interface Change {
  readonly number: number;
  readonly text: string;
}

// Who was away longer gets the whole document: at most so many changes, and characters, are kept for one pair of eyes.
const mostKept = 256;
const mostCharacters = 64 * 1024;

// The patch as text.
function patchOf(before: Document, after: Document, moment: Moment | null): string {
  const view = viewPatch(before.view, after.view, moment, '/view');
  const [was, is] = [before.host, after.host] as unknown as readonly [Json, Json];
  const host = operations(was, is, '/host');
  return view === '' || host === '' ? view + host : `${view},${host}`;
}

/** The words of the seat's open choices, in their order. */
export function labelsOf(play: Play, eye: Seat | null): string[] {
  const { engine, match } = play;
  const { decision } = match;
  if (eye === null || decision === null) return [];
  return engine
    .choices(match, eye)
    .map((choice) => engine.game.describe.choice(match.state, eye, choice, decision));
}

/** The faces of reports that the eyes may know. */
export function facesFor(reports: readonly Report[], eye: Seat | null): Face[] {
  return reports.flatMap((report) => faceFor(report, eye) ?? []);
}

/** Reports as data, with sentences if `names` are given. */
export function tellAll(
  game: AnyGame,
  faces: readonly Face[],
  names: readonly string[] | null,
  state: unknown,
): SeatReport[] {
  const name = (seat: Seat): string => names?.[seat] ?? `Seat ${seat + 1}`;
  return faces.map((face) => {
    const data = face as SeatReport['face'];
    if (names === null) return { face: data };
    return { face: data, text: game.describe.report(face, name, state) };
  });
}

function message(head: string, reports: readonly SeatReport[], labels: readonly string[] | null): string {
  const words = labels === null ? '' : `,"labels":${JSON.stringify(labels)}`;
  return `${head},"reports":${JSON.stringify(reports)}${words}}`;
}

/** A change that was shown before, in words, with the labels of the choices that are open now. */
export function inWords(
  game: AnyGame,
  { text }: Change,
  names: readonly string[],
  labels: readonly string[] | null,
  state: unknown,
): string {
  const { reports, ...rest } = JSON.parse(text) as { readonly reports: readonly SeatReport[] };
  const faces = reports.map(({ face }) => face as Face);
  return message(JSON.stringify(rest).slice(0, -1), tellAll(game, faces, names, state), labels);
}

/** One stream. What has not been stored yet is prepared (`next`), but only shown after `publish`. */
export class Stream {
  readonly id = newId().slice(0, 8);
  readonly match: string;
  readonly eye: Seat | null;
  readonly readers = new Set<Reader>();
  /** What everybody may see. */
  shown: Shown;
  #latest: Shown;
  readonly #game: AnyGame;
  readonly #play: Play;
  readonly #kept: Change[] = [];
  #characters = 0;

  constructor(match: string, eye: Seat | null, play: Play, host: HostFacts, moment: Moment) {
    this.match = match;
    this.eye = eye;
    this.#game = play.engine.game;
    this.#play = play;
    const document = { view: viewAt(play, eye, null, moment), host };
    this.shown = { number: 0, document, told: play.told[eyeIndex(play, eye)] };
    this.#latest = this.shown;
  }

  get #wordy(): boolean {
    for (const reader of this.readers) if (reader.words) return true;
    return false;
  }

  /** Prepares the next change, to a new moment or within the last (null); null when there is nothing new to see. */
  next(
    play: Play,
    host: HostFacts,
    faces: readonly Face[],
    names: readonly string[],
    moment: Moment | null,
  ): Frame | null {
    const before = this.#latest;
    const document = { view: viewAt(play, this.eye, before.document.view, moment), host };
    const patch = patchOf(before.document, document, moment);
    if (patch === '' && faces.length === 0) return null;
    const number = before.number + 1;
    const told = play.told[eyeIndex(play, this.eye)];
    const labels = this.#wordy ? labelsOf(play, this.eye) : null;
    const { match, eye: seat, id: stream } = this;
    const place = JSON.stringify({ type: 'change', match, seat, stream, number, told });
    const head = `${place.slice(0, -1)},"patch":[${patch}]`;
    this.#latest = { number, document, told };
    return { number, document, told, head, faces, names, labels };
  }

  /** Shows a change to all readers. */
  publish({ number, document, told, head, faces, names, labels }: Frame): void {
    this.shown = { number, document, told };
    const text = message(head, tellAll(this.#game, faces, null, null), null);
    this.#keep({ number, text });
    let worded: string | null = null;
    for (const reader of this.readers) {
      if (reader.words)
        worded ??= message(head, tellAll(this.#game, faces, names, this.#play.match.state), labels);
      reader.send(reader.words ? (worded ?? text) : text);
    }
  }

  #keep(change: Change): void {
    this.#kept.push(change);
    this.#characters += change.text.length;
    while (this.#kept.length > mostKept || this.#characters > mostCharacters)
      this.#characters -= this.#kept.shift()?.text.length ?? 0;
  }

  /** The changes behind `number`; null when they are not kept any more. */
  since(number: number): readonly Change[] | null {
    if (number > this.shown.number) return null;
    const missing = this.#kept.filter((change) => change.number > number);
    return missing.length === this.shown.number - number ? missing : null;
  }

  /** The whole document as a message. */
  whole(reports: readonly SeatReport[], labels: readonly string[] | null): string {
    const { number, document, told } = this.shown;
    const { match, eye: seat, id: stream } = this;
    return message(
      JSON.stringify({ type: 'whole', match, seat, stream, number, told, document }).slice(0, -1),
      reports,
      labels,
    );
  }
}
