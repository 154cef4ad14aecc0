// What one pair of eyes is shown of a match: a document, its numbered changes, and who is reading.

import { faceFor, viewOf } from '@bridgefront/kernel';
import type { AnyGame, Engine, Face, Json, Report, Seat, SeatView } from '@bridgefront/kernel';
import { diff, shared } from '@bridgefront/protocol';
import type { HostFacts, Operation, Told } from '@bridgefront/protocol';
import { newId } from '../ids.ts';
import { eyeIndex } from './play.ts';
import type { Play } from './play.ts';

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

// For a change that leaves the state alone (planning), the table need not be built again.
const planningEngines = new WeakMap<Engine<unknown>, Engine<unknown>>();

function planningEngine(engine: Engine<unknown>): Engine<unknown> {
  const known = planningEngines.get(engine);
  if (known !== undefined) return known;
  const made = { ...engine, game: { ...engine.game, view: () => null } };
  planningEngines.set(engine, made);
  return made;
}

// Builds the document that the eyes see. What they saw last is taken over: where the state has not changed since
// (`sameState`) the whole table, else all its parts that are equal.
function documentOf(
  play: Play,
  eye: Seat | null,
  host: HostFacts,
  last: SeatView | null,
  sameState: boolean,
): Document {
  const { engine, match } = play;
  if (sameState && last !== null)
    return { view: { ...viewOf(planningEngine(engine), match, eye), table: last.table }, host };
  const view = shared(viewOf(engine, match, eye), last as unknown as Json) as unknown as SeatView;
  return { view, host };
}

// Where the state has not changed, only the question and the host's facts can have.
function difference(before: Document, after: Document, sameState: boolean): Operation[] {
  if (!sameState) return diff(before as unknown as Json, after as unknown as Json);
  const [asked, asks] = [before.view.decision, after.view.decision] as unknown as readonly [Json, Json];
  const [was, is] = [before.host, after.host] as unknown as readonly [Json, Json];
  return [...diff(asked, asks, '/view/decision'), ...diff(was, is, '/host')];
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
export function tellAll(game: AnyGame, faces: readonly Face[], names: readonly string[] | null): Told[] {
  return faces.map((face) => {
    const data = face as Told['face'];
    if (names === null) return { face: data };
    return { face: data, text: game.describe.report(face, (seat) => names[seat] ?? `Seat ${seat + 1}`) };
  });
}

function message(head: string, reports: readonly Told[], labels: readonly string[] | null): string {
  const words = labels === null ? '' : `,"labels":${JSON.stringify(labels)}`;
  return `${head},"reports":${JSON.stringify(reports)}${words}}`;
}

/** A change that was shown before, in words, with the labels of the choices that are open now. */
export function inWords(
  game: AnyGame,
  { text }: Change,
  names: readonly string[],
  labels: readonly string[] | null,
): string {
  const { reports, ...rest } = JSON.parse(text) as { readonly reports: readonly Told[] };
  const faces = reports.map(({ face }) => face as Face);
  return message(JSON.stringify(rest).slice(0, -1), tellAll(game, faces, names), labels);
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
  readonly #kept: Change[] = [];
  #characters = 0;

  constructor(match: string, eye: Seat | null, play: Play, host: HostFacts) {
    this.match = match;
    this.eye = eye;
    this.#game = play.engine.game;
    const document = documentOf(play, eye, host, null, false);
    this.shown = { number: 0, document, told: play.told[eyeIndex(play, eye)] };
    this.#latest = this.shown;
  }

  get #wordy(): boolean {
    for (const reader of this.readers) if (reader.words) return true;
    return false;
  }

  /** Prepares the next change; null when there is nothing new to see. */
  next(
    play: Play,
    host: HostFacts,
    faces: readonly Face[],
    names: readonly string[],
    sameState: boolean,
  ): Frame | null {
    const before = this.#latest;
    const document = documentOf(play, this.eye, host, before.document.view, sameState);
    const patch = difference(before.document, document, sameState);
    if (patch.length === 0 && faces.length === 0) return null;
    const number = before.number + 1;
    const told = play.told[eyeIndex(play, this.eye)];
    const labels = this.#wordy ? labelsOf(play, this.eye) : null;
    const { match, eye: seat, id: stream } = this;
    const head = JSON.stringify({ type: 'change', match, seat, stream, number, told, patch }).slice(0, -1);
    this.#latest = { number, document, told };
    return { number, document, told, head, faces, names, labels };
  }

  /** Shows a change to all readers. */
  publish({ number, document, told, head, faces, names, labels }: Frame): void {
    this.shown = { number, document, told };
    const text = message(head, tellAll(this.#game, faces, null), null);
    this.#keep({ number, text });
    let worded: string | null = null;
    for (const reader of this.readers) {
      if (reader.words) worded ??= message(head, tellAll(this.#game, faces, names), labels);
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
  whole(reports: readonly Told[], labels: readonly string[] | null): string {
    const { number, document, told } = this.shown;
    const { match, eye: seat, id: stream } = this;
    return message(
      JSON.stringify({ type: 'whole', match, seat, stream, number, told, document }).slice(0, -1),
      reports,
      labels,
    );
  }
}
