// Host of a live match, the one place where it changes: takes choices, stores them, and only then shows what they led to.

import type { Report, Seat } from '@bridgefront/kernel';
import { refuse } from '@bridgefront/protocol';
import type { HostFacts, WireRefusal } from '@bridgefront/protocol';
import { facesFor, choiceWords, ReportTexts, reportsOf } from '@bridgefront/viewing';
import type { Viewer } from '@bridgefront/viewing';
import type { MatchEvent, Outage, StoredMatch } from '../store/store.ts';
import type { Writer } from '../store/writer.ts';
import type { Time } from '../time.ts';
import { deadline } from './clock.ts';
import { Answers } from './answers.ts';
import type { Sent } from './kept-changes.ts';
import { FactsOfHost, namesOf, playerOf } from './host-facts.ts';
import { LiveRecording } from './live-recording.ts';
import type { PartStore } from './live-recording.ts';
import type { Act, Answer, Reference } from './act.ts';
import type { Loaded } from './load.ts';
import { aboutOf, contentOf, misplaced, reused } from './messages.ts';
import { applyEvent } from './play.ts';
import type { Play } from './play.ts';
import { endsWindow } from './standing.ts';
import { documentOf, inWords } from './stream.ts';
import type { ActTexts, Reader, Stream } from './stream.ts';
import { Streams } from './streams.ts';
import type { PreparedFor } from './streams.ts';

/** The one way upward: what a match in memory tells the server around it. */
export interface HostEvents {
  /**
   * The match changed: bots may have to think, clocks to be set, a result to be noted. `planned`: one seat has gone on with
   * its plan or back in it, nothing else.
   */
  changed(host: MatchHost, planned: boolean): void;
  /** What was acknowledged is safe, but a later append failed: the match must be loaded anew. */
  broken(host: MatchHost, problem: string): void;
  /** An act was answered, after so many seconds. */
  acted(act: Act, answer: Answer, sealed: boolean, seconds: number): void;
}

/** What a host is built from. */
export interface HostParts {
  readonly writer: Writer;
  /** Keeps what has been written of a recording. */
  readonly recordings: PartStore;
  readonly time: Time;
  readonly outages: readonly Outage[];
  readonly events: HostEvents;
  /** The reports of the first events, played again from the log. */
  history(host: MatchHost, until: number): Promise<readonly Report[]>;
  /** Resolves when the seat's answer to the open question may leave. */
  beat(host: MatchHost, seat: Seat): Promise<void>;
}

const attention = 60_000;
// As many as a client may have under way. What is older is refused: it answers what was asked before.
const mostAnswers = 64;

/** A match in memory. */
export class MatchHost {
  readonly play: Play;
  readonly moved: boolean;
  stored: StoredMatch;
  /** When somebody last acted or looked. */
  touched: number;
  // When a person (or a person's program) last did; and by seat, null: not since the match was loaded.
  #seen = 0;
  readonly #seenAs: (number | null)[];
  /** When the match was loaded. */
  readonly loaded: number;
  closed = false;
  readonly #parts: HostParts;
  readonly #streams: Streams;
  readonly #answers: Answers<Answer>;
  // Null: the match was loaded in its middle, or the recording has been taken.
  #recording: LiveRecording | null;
  readonly #facts: FactsOfHost;
  #pending: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  constructor(stored: StoredMatch, { play, recent, moved }: Loaded, parts: HostParts) {
    this.stored = stored;
    this.play = play;
    this.moved = moved;
    this.#parts = parts;
    this.touched = parts.time.now();
    this.loaded = this.touched;
    this.#seenAs = stored.seats.map(() => null);
    this.#answers = new Answers<Answer>(mostAnswers, { accepted: true }, (answer) => 'accepted' in answer);
    this.#facts = new FactsOfHost(play, moved, (seat) => this.due(seat));
    this.#streams = new Streams(stored.id, play, (viewer) => this.facts(viewer));
    const whole = play.number === 0 && play.reportsFrom.every((told) => told === 0);
    this.#recording = whole
      ? new LiveRecording(stored, play, this.#streams.views, namesOf(stored), parts.recordings)
      : null;
    for (const { seat, message, kind, choice, about } of recent) {
      const content = contentOf(kind, choice, about);
      if (message !== null) this.#answers.keepUsual(`${seat} ${message}`, content);
    }
  }

  /** Nobody reads and nothing is being written. */
  get idle(): boolean {
    if (this.#waiting > 0) return false;
    return this.readers().length === 0;
  }

  /** Somebody reads, or did so or acted a moment ago: bots should not keep them waiting. */
  get attended(): boolean {
    return this.#parts.time.now() - this.#seen < attention || this.readers().length > 0;
  }

  /** When the seat's person last read or acted: now while they read, null if not since the match was loaded. */
  lastHere(seat: Seat): number | null {
    const reads = this.readers().some(({ viewer }) => viewer === seat);
    return reads ? this.#parts.time.now() : this.#seenAs[seat];
  }

  get over(): boolean {
    return this.play.match.decision === null;
  }

  /** Facts of the host that the viewer sees beside the view. */
  facts(viewer: Viewer): HostFacts {
    return this.#facts.of(this.stored, viewer);
  }

  /** When the seat's time is up. */
  due(seat: Seat): number | null {
    return deadline(this.play.clock, this.stored.clock, this.play.match.decision, seat, this.#parts.outages);
  }

  /** The next moment at which somebody's time is up. */
  get nextDue(): number | null {
    const dues = this.stored.seats.flatMap((_, seat) => this.due(seat) ?? []);
    return dues.length === 0 ? null : Math.min(...dues);
  }

  /** The seats that a bot has to answer for now. */
  get botsAsked(): readonly Seat[] {
    const { decision } = this.play.match;
    if (decision === null || this.stored.status !== 'live') return [];
    return decision.seats.filter((seat) => !decision.sealed[seat] && playerOf(this.stored, seat) !== null);
  }

  /** Where the seat stands, as a choice has to say it. */
  reference(seat: Seat): Reference {
    return { decision: this.play.question, plan: this.play.match.decision?.plans[seat].length ?? 0 };
  }

  /** Carries out one act. Resolves when it is on the disk, or refused. A repeated message gets its first answer. */
  act(act: Act): Promise<Answer> {
    const key = act.message === null ? null : `${act.seat} ${act.message}`;
    const content = contentOf(act.kind, act.choice, aboutOf(act));
    const before = key === null ? undefined : this.#answers.find(key, content);
    if (before === 'other') return Promise.resolve({ refused: reused });
    if (before !== undefined)
      return before.then((first) => ('accepted' in first ? { accepted: true, again: true } : first));
    const began = performance.now();
    const done: { sealed?: boolean } = {};
    const answer = this.#act(act, done);
    if (key !== null) this.#answers.keep(key, content, answer);
    void answer.then((known) => {
      // A choice that could not be stored may be sent again.
      if (key !== null && 'refused' in known && known.refused.code === 'not-stored')
        this.#answers.forget(key);
      this.#parts.events.acted(act, known, done.sealed === true, (performance.now() - began) / 1000);
    });
    return answer;
  }

  async #act(act: Act, done: { sealed?: boolean }): Promise<Answer> {
    const early = this.#closedDoor() ?? misplaced(act, this.reference(act.seat));
    if (early === null && endsWindow(this.play, act)) await this.#parts.beat(this, act.seat);
    const refused = early ?? this.#closedDoor() ?? misplaced(act, this.reference(act.seat));
    if (refused !== null) return { refused };
    const { play, stored } = this;
    const { kind, seat, choice, by, message } = act;
    const at = this.#parts.time.now();
    this.touched = at;
    if (by === 'seat') {
      this.#seen = at;
      this.#seenAs[seat] = at;
    }
    const about = message === null ? null : aboutOf(act);
    const event: MatchEvent = { number: play.number + 1, kind, seat, choice, by, at, message, about };
    const before = play.match.decision;
    const wasSealed = before?.sealed[seat] ?? false;
    const applied = applyEvent(play, stored, event, this.#parts.outages, this.#streams.observer());
    if ('refused' in applied) return { refused: applied.refused };
    const sameState = play.match.decision === before;
    done.sealed = kind === 'choose' && (!sameState || before?.sealed[seat] === true);
    const sealChanged = sameState && wasSealed !== before?.sealed[seat];
    const { views } = this.#streams;
    // While one seat plans, nobody else has anything new to see: not even that it does.
    const changes = sameState ? views.planned(seat, sealChanged) : views.change();
    const texts = this.#texts();
    this.#recording?.take(act, sameState, applied.reports, changes, texts.worded);
    const prepared = this.#streams.prepare(applied.reports, changes, texts, at);
    return this.#store(event, prepared, done.sealed, sameState && !sealChanged);
  }

  #texts(): ActTexts {
    const plain = new ReportTexts(this.play, null);
    return { plain, worded: new ReportTexts(this.play, this.#facts.seats(this.stored).names, plain) };
  }

  /** The recording of the match as it is stored, of so many choices; null when this host has none of these. */
  async recording(choices: number): Promise<string | null> {
    const recording = this.#recording;
    this.#recording = null;
    const packed = (await recording?.packed(choices)) ?? null;
    recording?.stop();
    return packed;
  }

  async #store(
    event: MatchEvent,
    prepared: readonly PreparedFor[],
    seal: boolean,
    planned: boolean,
  ): Promise<Answer> {
    this.#waiting++;
    const writing = this.#parts.writer.append({
      match: this.stored.id,
      after: event.number - 1,
      events: [event],
      seals: seal ? 1 : 0,
    });
    this.#pending = writing;
    this.#parts.events.changed(this, planned);
    const result = await writing;
    this.#waiting--;
    if (result.status !== 'stored') {
      const problem = result.status === 'failed' ? result.problem : 'The log went on without this host.';
      if (!this.closed) this.#parts.events.broken(this, problem);
      return {
        refused: refuse(
          'not-stored',
          'The choice could not be stored and does not count; please make it again.',
        ),
      };
    }
    for (const [stream, change] of prepared) stream.publish(change);
    return { accepted: true };
  }

  #closedDoor(): WireRefusal | null {
    if (this.closed)
      return refuse('not-stored', 'The match is just being loaded again; please make the choice again.');
    if (this.stored.status === 'live') return null;
    return refuse('not-live', 'The match is not running.');
  }

  /** Takes over what was changed in the table around the match: names, stand-ins, its end. */
  async update(stored: StoredMatch): Promise<void> {
    if (this.closed || stored.version < this.stored.version) return;
    this.stored = stored;
    const prepared = this.#streams.prepare([], null, this.#texts(), this.#parts.time.now());
    await this.#pending;
    if (this.closed) return;
    for (const [stream, change] of prepared) stream.publish(change);
    this.#parts.events.changed(this, false);
  }

  /**
   * Lets somebody read what the viewer sees: the changes since `from` where they are kept, else the whole view with the
   * reports behind number `told`. False when the match left the memory meanwhile: nothing was sent.
   */
  async subscribe(
    viewer: Viewer,
    reader: Reader,
    from: { stream: string; number: number } | null,
    told: number | null,
  ): Promise<boolean> {
    const stream = await this.#ready(viewer, reader.steps, told);
    if (stream === null) return false;
    if (reader.gone) return true;
    this.touched = this.#parts.time.now();
    const missed = from?.stream === stream.id ? stream.since(from.number) : null;
    if (missed === null) reader.send(this.#whole(stream, told, reader.words));
    else this.#catchUp(reader, missed, viewer);
    stream.readers.add(reader);
    stream.leftAt = null;
    return true;
  }

  #whole(stream: Stream, told: number | null, words: boolean): string {
    const { number, reportsSince } = this.play;
    return stream.sharedWhole([number, this.stored.version, reportsSince, told, words].join(' '), () => {
      const reports = this.#reportsBehind(stream, told ?? stream.shown.told, words);
      return stream.whole(reports, words ? choiceWords(this.play, stream.viewer, true) : null);
    });
  }

  // The words of an earlier moment are of no use any more.
  #catchUp(reader: Reader, missed: readonly Sent[], viewer: Viewer): void {
    missed.forEach((change, index) => {
      if (!reader.words) return reader.send(change.text);
      const words = index === missed.length - 1 ? choiceWords(this.play, viewer, true) : null;
      reader.send(inWords(this.play, change, namesOf(this.stored), words));
    });
  }

  /** Ends a reader's subscription. */
  unsubscribe(viewer: Viewer, reader: Reader): void {
    this.touched = this.#parts.time.now();
    if (viewer !== null) this.#seenAs[viewer] = this.touched;
    this.#streams.leave(viewer, reader, this.touched);
  }

  /** What the viewer sees now, all of it stored; null when the match left the memory meanwhile. */
  async look(viewer: Viewer, told: number | null) {
    const stream = await this.#ready(viewer, false, told);
    if (stream === null) return null;
    this.touched = this.#parts.time.now();
    this.#seen = this.touched;
    if (viewer !== null) this.#seenAs[viewer] = this.touched;
    const { told: count } = stream.shown;
    const reports = this.#reportsBehind(stream, told ?? count, true);
    return {
      document: documentOf(stream.shown),
      told: count,
      reports,
      ...choiceWords(this.play, viewer, true),
    };
  }

  // The stream at a moment when nothing waits for the disk: what is not stored yet must not be shown.
  async #ready(viewer: Viewer, steps: boolean, told: number | null): Promise<Stream | null> {
    await this.settled();
    await this.#remember(viewer, told);
    await this.settled();
    return this.closed ? null : this.#streams.of(viewer, steps, this.#parts.time.now());
  }

  // Reports from before the cached state are fetched only for readers who ask for them.
  async #remember(viewer: Viewer, told: number | null): Promise<void> {
    const { play } = this;
    if (told === null || told >= play.reportsFrom[viewer ?? play.match.seats]) return;
    const earlier = await this.#parts.history(this, play.reportsSince);
    if (play.reportsSince === 0) return;
    play.reports.prepend(earlier);
    play.reportsFrom = play.told.map(() => 0);
    play.reportsSince = 0;
  }

  #reportsBehind(stream: Stream, told: number, words: boolean) {
    const { play } = this;
    if (told >= stream.shown.told) return [];
    const faces = facesFor(play.reports.all(), stream.viewer);
    const first = play.reportsFrom[stream.viewer ?? play.match.seats];
    const behind = faces.slice(Math.max(0, told - first), Math.max(0, stream.shown.told - first));
    return reportsOf(play, behind, words ? namesOf(this.stored) : null);
  }

  /** Everybody who reads, with the reports told so far. */
  readers(): readonly { readonly viewer: Viewer; readonly reader: Reader; readonly told: number }[] {
    return this.#streams.readers();
  }

  /** Resolves when everything accepted so far is on the disk (or lost, and said so). */
  async settled(): Promise<void> {
    while (this.#waiting > 0) await this.#pending;
  }
}
