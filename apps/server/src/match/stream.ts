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

/** One numbered change, as text ready to be sent. */
export interface Frame {
  readonly number: number;
  readonly document: Document;
  readonly told: number;
  readonly plain: string;
  /** The form for readers who want words, made when the first of them needs it. */
  readonly worded: () => string;
}

const kept = 256;

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

/** One stream. What has not been stored yet is prepared (`next`), but only shown after `publish`. */
export class Stream {
  readonly id = newId().slice(0, 8);
  readonly match: string;
  readonly eye: Seat | null;
  readonly readers = new Set<Reader>();
  /** The last change that everybody may see. */
  shown: Frame;
  #latest: Frame;
  readonly #ring: Frame[] = [];

  constructor(match: string, eye: Seat | null, play: Play, host: HostFacts) {
    this.match = match;
    this.eye = eye;
    const document = documentOf(play, eye, host, null, false);
    const told = play.told[eyeIndex(play, eye)];
    this.shown = { number: 0, document, told, plain: '', worded: () => '' };
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
    const patch = this.#diff(before.document, document, sameState);
    if (patch.length === 0 && faces.length === 0) return null;
    const number = before.number + 1;
    const told = play.told[eyeIndex(play, this.eye)];
    const { game } = play.engine;
    // Labels belong to this moment; sentences can be made at any time.
    const labels = this.#wordy ? labelsOf(play, this.eye) : null;
    const head = { type: 'change', match: this.match, seat: this.eye, stream: this.id, number, told, patch };
    const plain = JSON.stringify({ ...head, reports: tellAll(game, faces, null) });
    const words = (): string =>
      JSON.stringify({ ...head, reports: tellAll(game, faces, names), ...(labels !== null && { labels }) });
    this.#latest = { number, document, told, plain, worded: once(words) };
    return this.#latest;
  }

  #diff(before: Document, after: Document, sameState: boolean): Operation[] {
    if (!sameState) return diff(before as unknown as Json, after as unknown as Json);
    const inView = diff(before.view.decision as unknown as Json, after.view.decision as unknown as Json);
    const inHost = diff(before.host as unknown as Json, after.host as unknown as Json);
    return [
      ...inView.map((operation) => ({ ...operation, path: `/view/decision${operation.path}` })),
      ...inHost.map((operation) => ({ ...operation, path: `/host${operation.path}` })),
    ];
  }

  /** Shows a change to all readers. */
  publish(frame: Frame): void {
    this.shown = frame;
    this.#ring.push(frame);
    if (this.#ring.length > kept) this.#ring.shift();
    for (const reader of this.readers) reader.send(reader.words ? frame.worded() : frame.plain);
  }

  /** The changes behind `number`; null when they are not kept any more. */
  since(number: number): readonly Frame[] | null {
    if (number > this.shown.number) return null;
    const missing = this.#ring.filter((frame) => frame.number > number);
    return missing.length === this.shown.number - number ? missing : null;
  }

  /** The whole document as a message. */
  whole(reports: readonly Told[], labels: readonly string[] | null): string {
    const { number, document, told } = this.shown;
    return JSON.stringify({
      type: 'whole',
      match: this.match,
      seat: this.eye,
      stream: this.id,
      number,
      told,
      document,
      reports,
      ...(labels !== null && { labels }),
    });
  }
}

function once(make: () => string): () => string {
  let made: string | null = null;
  return () => (made ??= make());
}
