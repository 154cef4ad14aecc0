// A stream: what one viewer is shown of a match, as a document with numbered changes, and who is reading it.

import type { Face, Json, SeatView } from '@bridgefront/kernel';
import type { HostFacts } from '@bridgefront/protocol';
import { choiceWords, frameText, joined, operationsText, ReportTexts, wholeView } from '@bridgefront/viewing';
import type { ChoiceWords, Frame, SeatChange, SeatReport, SeenView, Viewer } from '@bridgefront/viewing';
import type { KeptChanges } from './ports.ts';
import { toldIndex } from './play.ts';
import type { Play } from './play.ts';

/** Somebody who reads a stream: a connection. */
export interface Reader {
  /** Whether it wants sentences and labels beside the data. */
  readonly words: boolean;
  /** Whether it wants every step of a reveal, not only its result. */
  readonly steps: boolean;
  /** It has stopped reading; whatever was under way for it ends there. */
  gone: boolean;
  send(message: string): void;
}

/** A change that was shown, as it was sent to readers without words, or as much of it as is to be kept. */
export interface Sent {
  readonly number: number;
  readonly text: string;
}

/** The document of a stream. */
export interface Document {
  readonly view: SeatView;
  readonly host: HostFacts;
}

/** What the viewer is shown, and how many reports it has been told until then. */
export interface Shown {
  readonly number: number;
  readonly view: SeenView;
  readonly host: HostFacts;
  readonly told: number;
}

/** What is shown as the document that readers keep: put together when somebody needs the whole. */
export function documentOf({ view, host }: Pick<Shown, 'view' | 'host'>): Document {
  return { view: wholeView(view), host };
}

/** The reports of one act as text, made once for all streams: data alone, and with sentences. */
export interface ActTexts {
  readonly plain: ReportTexts;
  readonly worded: ReportTexts;
}

/** What was told; with the operations of a patch where every step is wanted. */
interface Telling {
  readonly face: Face;
  readonly patch?: string;
}

/** One numbered change, prepared. */
export interface Prepared extends Shown {
  /** The message but for what was told and its end. */
  readonly head: string;
  readonly tellings: readonly Telling[];
  readonly texts: ActTexts;
  /** Made only when somebody wants words: they belong to their moment. */
  readonly words: ChoiceWords | null;
}

/** What happened, for one stream. */
export interface News {
  /** Null: only facts of the host have changed. */
  readonly change: SeatChange | null;
  readonly host: HostFacts;
  readonly faces: readonly Face[];
  readonly texts: ActTexts;
}

// The last one: most streams of a match are told the same.
const hostPatches: { before: HostFacts | null; after: HostFacts | null; text: string } = {
  before: null,
  after: null,
  text: '',
};

function hostPatch(before: HostFacts, after: HostFacts): string {
  if (before === after) return '';
  if (hostPatches.before !== before || hostPatches.after !== after) {
    hostPatches.text = operationsText(before as unknown as Json, after as unknown as Json, '/host');
    hostPatches.before = before;
    hostPatches.after = after;
  }
  return hostPatches.text;
}

function withWords(text: string, words: ChoiceWords | null): string {
  return words === null ? `${text}}` : `${text},${JSON.stringify(words).slice(1)}`;
}

function message(
  { head, tellings, words }: Pick<Prepared, 'head' | 'tellings' | 'words'>,
  steps: boolean,
  texts: ReportTexts,
): string {
  const told = tellings.map(({ face, patch }) => {
    const report = texts.of(face);
    return steps ? frameText(report, patch ?? '') : report;
  });
  return withWords(`${head},"${steps ? 'frames' : 'reports'}":[${told.join(',')}]`, words);
}

/** A change that was shown before, in words, with the words of the choices that are open now. */
export function inWords(
  play: Play,
  { text }: Sent,
  names: readonly string[],
  words: ChoiceWords | null,
): string {
  const { reports, frames, ...rest } = JSON.parse(text) as {
    readonly reports?: readonly SeatReport[];
    readonly frames?: readonly Frame[];
  };
  const tellings =
    frames === undefined
      ? (reports ?? [])
      : frames.map(({ report, patch }) => ({ ...report, patch: JSON.stringify(patch).slice(1, -1) }));
  const head = JSON.stringify(rest).slice(0, -1);
  return message({ head, tellings, words }, frames !== undefined, new ReportTexts(play, names));
}

type Mine = NonNullable<SeenView['decision']>['mine'] | null;

function sameTexts(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((text, at) => text === other[at]);
}

function sameMine(one: Mine, other: Mine): boolean {
  if (one === null || other === null) return one === other;
  return sameTexts(one.plan, other.plan) && sameTexts(one.choices, other.choices);
}

/** One stream. What has not been stored yet is prepared (`next`), but only shown after `publish`. */
export class Stream {
  readonly id: string;
  readonly match: string;
  readonly viewer: Viewer;
  /** Whether its readers are shown every step of a reveal. */
  readonly steps: boolean;
  readonly readers = new Set<Reader>();
  /** Since when nobody reads; null: somebody does. */
  leftAt: number | null = null;
  /** What everybody may see. */
  shown: Shown;
  #latest: Shown;
  // How its changes begin.
  readonly #place: string;
  #whole: { readonly of: string; readonly text: string } = { of: '', text: '' };
  readonly #kept: KeptChanges;
  #words: { readonly question: number; readonly mine: Mine; readonly words: ChoiceWords } | null = null;

  constructor(
    match: string,
    viewer: Viewer,
    steps: boolean,
    play: Play,
    first: Pick<Shown, 'view' | 'host'>,
  ) {
    this.id = play.machine.newStream();
    this.#kept = play.machine.keptChanges();
    this.match = match;
    this.viewer = viewer;
    this.steps = steps;
    const { id: stream } = this;
    const place = JSON.stringify({ type: 'change', match, seat: viewer, stream });
    this.#place = `${place.slice(0, -1)},"number":`;
    this.shown = { number: 0, ...first, told: play.told[toldIndex(play, viewer)] };
    this.#latest = this.shown;
  }

  get #wordy(): boolean {
    for (const reader of this.readers) if (reader.words) return true;
    return false;
  }

  // While a question is open the state stands still: the same plan and the same choices have the same words.
  #wordsOf(play: Play, { decision }: SeenView): ChoiceWords {
    const mine = decision?.mine ?? null;
    const { question } = play;
    const known = this.#words;
    if (known !== null && known.question === question && sameMine(known.mine, mine)) return known.words;
    const words = choiceWords(play, this.viewer, false);
    this.#words = { question, mine, words };
    return words;
  }

  /** Prepares the next change; null when there is nothing new to see. */
  next(play: Play, { change, host, faces, texts }: News): Prepared | null {
    const before = this.#latest;
    const view = change?.after ?? before.view;
    const seen = (this.steps ? change?.patch : change?.result)?.text ?? '';
    const patch = joined([seen, hostPatch(before.host, host)]);
    const tellings = this.steps ? (change?.frames ?? []) : faces.map((face) => ({ face }));
    if (patch === '' && tellings.length === 0) return null;
    const number = before.number + 1;
    const told = play.told[toldIndex(play, this.viewer)];
    const words = this.#wordy ? this.#wordsOf(play, view) : null;
    const head = `${this.#place}${number},"told":${told},"patch":[${patch}]`;
    this.#latest = { number, view, host, told };
    return { number, view, host, told, head, tellings, texts, words };
  }

  /** Shows a change to all readers. */
  publish(change: Prepared): void {
    const { number, view, host, told, texts } = change;
    this.shown = { number, view, host, told };
    this.#whole = { of: '', text: '' };
    const text = message({ ...change, words: null }, this.steps, texts.plain);
    // How all changes begin need not be kept with each of them.
    this.#kept.add({ number, text: text.slice(this.#place.length) });
    let worded: string | null = null;
    for (const reader of this.readers) {
      if (reader.gone) continue;
      if (reader.words) worded ??= message(change, this.steps, texts.worded);
      reader.send(reader.words ? (worded ?? text) : text);
    }
  }

  /** The changes behind `number`; null when they are not kept any more. */
  since(number: number): readonly Sent[] | null {
    const kept = this.#kept.since(number, this.shown.number);
    return kept?.map((sent) => ({ ...sent, text: this.#place + sent.text })) ?? null;
  }

  /**
   * What everybody who looks on is shown, made once until something changes; `of` says what it depends on beside that.
   * What one seat sees is asked for once, and not kept.
   */
  sharedWhole(of: string, make: () => string): string {
    if (this.viewer !== null) return make();
    const key = `${this.shown.number} ${of}`;
    if (this.#whole.of !== key) this.#whole = { of: key, text: make() };
    return this.#whole.text;
  }

  /** The whole document as a message. */
  whole(reports: readonly SeatReport[], words: ChoiceWords | null): string {
    const { number, told } = this.shown;
    const document = documentOf(this.shown);
    const { match, viewer: seat, id: stream } = this;
    const head = JSON.stringify({ type: 'whole', match, seat, stream, number, told, document, reports });
    return withWords(head.slice(0, -1), words);
  }
}
