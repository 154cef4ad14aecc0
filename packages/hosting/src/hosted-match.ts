// Hosted match, the one place where a match changes: takes choices, stores them, and only then shows what they led to.

import type { Refusal, Seat } from '@bridgefront/kernel';
import { refuse } from '@bridgefront/protocol/refuse';
import type { HostFacts, WireRefusal } from '@bridgefront/protocol';
import { choiceWords, ReportTexts } from '@bridgefront/viewing';
import type { Viewer } from '@bridgefront/viewing';
import type { Act, Answer, Reference } from './act.ts';
import { Answers } from './answers.ts';
import { Attendance } from './attendance.ts';
import { deadline } from './clock.ts';
import { FactsOfHost, namesOf, playerOf } from './facts.ts';
import { LoadError } from './load.ts';
import type { Loaded } from './load.ts';
import { aboutOf, contentOf, misplaced, notStored, reused, wentOn } from './messages.ts';
import { applyEvent } from './play.ts';
import type { Play } from './play.ts';
import type { Append, Ports } from './ports.ts';
import { ReportHistory } from './report-history.ts';
import { endsWindow } from './standing.ts';
import { documentOf, inWords } from './stream.ts';
import type { ActTexts, Reader, Sent, Stream } from './stream.ts';
import { Streams } from './streams.ts';
import type { PreparedFor } from './streams.ts';
import type { HostedTable, MatchEvent } from './table.ts';
import { Unattended } from './unattended.ts';

// An event that was applied, and what is shown once it is stored.
interface Carried {
  readonly prepared: readonly PreparedFor[];
  readonly sealed: boolean;
  /** One seat has gone on with its plan or back in it, nothing else. */
  readonly planned: boolean;
}

// As many as a client may have under way. What is older is refused: it answers what was asked before.
const mostAnswers = 64;

// Messages of one seat have ids of their own.
function keyOf({ seat, message }: Act): string | null {
  return message === null ? null : `${seat} ${message}`;
}

/** A match in memory. Nothing happens by itself before `start`. */
export class HostedMatch<T extends HostedTable = HostedTable> {
  readonly play: Play;
  readonly moved: boolean;
  table: T;
  #closed = false;
  readonly #ports: Ports<T>;
  readonly #streams: Streams;
  readonly #answers: Answers<Answer>;
  readonly #facts: FactsOfHost;
  readonly #history: ReportHistory;
  readonly #attendance: Attendance;
  readonly #unattended: Unattended<T>;
  #pending: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  constructor(table: T, { play, recent, moved }: Loaded, ports: Ports<T>) {
    this.table = table;
    this.play = play;
    this.moved = moved;
    this.#ports = ports;
    this.#attendance = new Attendance(ports.time, table.seats.length);
    this.#history = new ReportHistory(play, ports.log);
    this.#answers = new Answers<Answer>(mostAnswers, { accepted: true }, (answer) => 'accepted' in answer);
    this.#facts = new FactsOfHost(play, moved, (seat) => this.due(seat));
    this.#streams = new Streams(table.id, play, (viewer) => this.facts(viewer));
    this.#unattended = new Unattended(this, ports);
    for (const { seat, message, kind, choice, about } of recent) {
      const content = contentOf(kind, choice, about);
      if (message !== null) this.#answers.keepUsual(`${seat} ${message}`, content);
    }
  }

  /** Clocks run, bots think and standing answers leave from now on. */
  start(): void {
    this.#changed(false);
  }

  /** Nothing happens by itself any more; choices that come are still taken. */
  rest(): void {
    this.#unattended.rest();
  }

  /** Whether it has been given up: it goes on elsewhere, or is loaded anew when somebody asks for it. */
  get closed(): boolean {
    return this.#closed;
  }

  /** Gives the match up. */
  close(): void {
    this.#closed = true;
    this.rest();
  }

  /** Nobody reads and nothing is being written. */
  get idle(): boolean {
    if (this.#waiting > 0) return false;
    return this.readers().length === 0;
  }

  /** Somebody reads, or did so or acted a moment ago: bots should not keep them waiting. */
  get attended(): boolean {
    return this.#attendance.attended || this.readers().length > 0;
  }

  /** When the seat's person last read or acted: now while they read, null if not since the match was loaded. */
  lastHere(seat: Seat): number | null {
    const reads = this.readers().some(({ viewer }) => viewer === seat);
    return reads ? this.#ports.time.now() : this.#attendance.lastHere(seat);
  }

  /** When the match was loaded. */
  get loaded(): number {
    return this.#attendance.loaded;
  }

  /** When somebody last acted or looked. */
  get touched(): number {
    return this.#attendance.touched;
  }

  get over(): boolean {
    return this.play.match.decision === null;
  }

  /** Facts of the host that the viewer sees beside the view. */
  facts(viewer: Viewer): HostFacts {
    return this.#facts.of(this.table, viewer);
  }

  /** When the seat's time is up. */
  due(seat: Seat): number | null {
    return deadline(this.play.clock, this.table.clock, this.play.match.decision, seat, this.#ports.outages);
  }

  /** The next moment at which somebody's time is up. */
  get nextDue(): number | null {
    const dues = this.table.seats.flatMap((_, seat) => this.due(seat) ?? []);
    return dues.length === 0 ? null : Math.min(...dues);
  }

  /** Deadlines were moved: the clock is set anew. */
  resetClock(): void {
    if (!this.closed) this.#unattended.setClock();
  }

  /** The seats that a bot has to answer for now. */
  get botsAsked(): readonly Seat[] {
    const { decision } = this.play.match;
    if (decision === null || this.table.status !== 'live') return [];
    return decision.seats.filter((seat) => !decision.sealed[seat] && playerOf(this.table, seat) !== null);
  }

  /** Where the seat stands, as a choice has to say it. */
  reference(seat: Seat): Reference {
    return { decision: this.play.question, plan: this.play.match.decision?.plans[seat]?.length ?? 0 };
  }

  /** The answer to an act whose message was answered before; null when it is a new one. */
  answered(act: Act): Promise<Answer> | null {
    return this.#before(keyOf(act), contentOf(act.kind, act.choice, aboutOf(act)));
  }

  #before(key: string | null, content: string): Promise<Answer> | null {
    const before = key === null ? undefined : this.#answers.find(key, content);
    if (before === undefined) return null;
    if (before === 'other') return Promise.resolve({ refused: reused });
    return before.then((first) => ('accepted' in first ? { accepted: true, again: true } : first));
  }

  /** Carries out one act. Resolves when it is stored, or refused. A repeated message gets its first answer. */
  act(act: Act): Promise<Answer> {
    const key = keyOf(act);
    const content = contentOf(act.kind, act.choice, aboutOf(act));
    const before = this.#before(key, content);
    if (before !== null) return before;
    const { time, outbox } = this.#ports;
    const began = time.ran();
    const done: { sealed?: boolean } = {};
    const answer = this.#act(act, done);
    if (key !== null) this.#answers.keep(key, content, answer);
    void answer.then((known) => {
      // A choice that could not be stored may be sent again.
      if (key !== null && 'refused' in known && known.refused.code === 'not-stored')
        this.#answers.forget(key);
      outbox.acted?.(act, known, done.sealed === true, time.ran() - began);
    });
    return answer;
  }

  async #act(act: Act, done: { sealed?: boolean }): Promise<Answer> {
    const early = this.#closedDoor() ?? misplaced(act, this.reference(act.seat));
    if (early === null && endsWindow(this.play, act)) await this.#unattended.own(act.seat);
    const refused = early ?? this.#closedDoor() ?? misplaced(act, this.reference(act.seat));
    if (refused !== null) return this.#refuse(refused);
    const { play } = this;
    const { kind, seat, choice, by, message } = act;
    const at = this.#ports.time.now();
    if (by === 'seat') this.#attendance.see(seat);
    else this.#attendance.touch();
    const about = message === null ? null : aboutOf(act);
    const event: MatchEvent = { number: play.number + 1, kind, seat, choice, by, at, message, about };
    const carried = this.#carryOut(event);
    if ('refused' in carried) return this.#refuse(carried.refused);
    done.sealed = carried.sealed;
    if (by === 'seat') this.#unattended.acted(seat, kind);
    return this.#store(event, carried);
  }

  // What it does not fit may not be stored yet: where that never is, it was asked of nothing that counts.
  async #refuse(refused: WireRefusal): Promise<Answer> {
    await this.#certain();
    return { refused: this.#closedDoor() ?? refused };
  }

  // Applies an event and prepares what everybody who reads is to be shown of it.
  #carryOut(event: MatchEvent): Carried | { readonly refused: Refusal } {
    const { play, table } = this;
    const { seat } = event;
    const before = play.match.decision;
    const wasSealed = before?.sealed[seat] ?? false;
    const applied = applyEvent(play, table, event, this.#ports.outages, this.#streams.observer());
    if ('refused' in applied) return { refused: applied.refused };
    const sameState = play.match.decision === before;
    const sealed = event.kind === 'choose' && (!sameState || before?.sealed[seat] === true);
    const sealChanged = sameState && wasSealed !== before?.sealed[seat];
    const { views } = this.#streams;
    // While one seat plans, nobody else has anything new to see: not even that it does.
    const changes = sameState ? views.planned(seat, sealChanged) : views.change();
    const texts = this.#texts();
    const prepared = this.#streams.prepare(applied.reports, changes, texts, event.at);
    return { prepared, sealed, planned: sameState && !sealChanged };
  }

  #texts(): ActTexts {
    const plain = new ReportTexts(this.play, null);
    return { plain, worded: new ReportTexts(this.play, this.#facts.seats(this.table).names, plain) };
  }

  /**
   * Plays on by an event that is stored already, and shows it to who reads.
   * @throws LoadError when it does not fit
   */
  repeat(event: MatchEvent): void {
    const carried = this.#carryOut(event);
    if ('refused' in carried)
      throw new LoadError(`Event ${event.number} is refused: ${carried.refused.message}`);
    for (const [stream, change] of carried.prepared) stream.publish(change);
  }

  async #store(event: MatchEvent, { prepared, sealed, planned }: Carried): Promise<Answer> {
    const { log, outbox } = this.#ports;
    this.#waiting++;
    const writing = log.append(this.#appendOf(event, sealed));
    this.#pending = writing;
    this.#changed(planned);
    const result = await writing;
    this.#waiting--;
    if (result.status !== 'stored') {
      const failed = result.status === 'failed';
      if (!this.closed) outbox.broken(this, failed ? result.problem : 'The log went on without this host.');
      return { refused: failed ? notStored : wentOn };
    }
    for (const [stream, change] of prepared) stream.publish(change);
    return { accepted: true };
  }

  #appendOf(event: MatchEvent, sealed: boolean): Append {
    const { id } = this.table;
    const append = { match: id, after: event.number - 1, events: [event], seals: sealed ? 1 : 0 };
    return this.#ports.fence === undefined ? append : { ...append, fence: this.#ports.fence(id) };
  }

  #changed(planned: boolean): void {
    if (this.closed) return;
    this.#ports.outbox.changed?.(this, planned);
    if (planned) this.#unattended.answer();
    else this.#unattended.attend();
    if (this.over && this.table.status === 'live') void this.#end();
  }

  async #end(): Promise<void> {
    await this.settled();
    if (!this.closed) this.#ports.outbox.over(this);
  }

  #closedDoor(): WireRefusal | null {
    if (this.closed)
      return refuse('not-stored', 'The match is just being loaded again; please make the choice again.');
    if (this.table.status === 'live') return null;
    return refuse('not-live', 'The match is not running.');
  }

  /** Takes over what was changed in the table around the match: names, stand-ins, its end. */
  async update(table: T): Promise<void> {
    if (this.closed || table.version < this.table.version) return;
    this.table = table;
    const prepared = this.#streams.prepare([], null, this.#texts(), this.#ports.time.now());
    await this.#pending;
    if (this.closed) return;
    for (const [stream, change] of prepared) stream.publish(change);
    this.#changed(false);
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
    this.#attendance.touch();
    const missed = from?.stream === stream.id ? stream.since(from.number) : null;
    if (missed === null) reader.send(this.#whole(stream, told, reader.words));
    else this.#catchUp(reader, missed, viewer);
    stream.readers.add(reader);
    stream.leftAt = null;
    // Bots that play for show have waited for somebody.
    if (this.table.show !== undefined) this.#unattended.attend();
    return true;
  }

  #whole(stream: Stream, told: number | null, words: boolean): string {
    const { number, reportsSince } = this.play;
    return stream.sharedWhole([number, this.table.version, reportsSince, told, words].join(' '), () => {
      const reports = this.#history.behind(this.table, stream, told ?? stream.shown.told, words);
      return stream.whole(reports, words ? choiceWords(this.play, stream.viewer, true) : null);
    });
  }

  // The words of an earlier moment are of no use any more.
  #catchUp(reader: Reader, missed: readonly Sent[], viewer: Viewer): void {
    missed.forEach((change, index) => {
      if (!reader.words) return reader.send(change.text);
      const words = index === missed.length - 1 ? choiceWords(this.play, viewer, true) : null;
      reader.send(inWords(this.play, change, namesOf(this.table), words));
    });
  }

  /** Ends a reader's subscription. */
  unsubscribe(viewer: Viewer, reader: Reader): void {
    this.#attendance.leave(viewer);
    this.#streams.leave(viewer, reader, this.touched);
  }

  /** What the viewer sees now, all of it stored; null when the match left the memory meanwhile. */
  async look(viewer: Viewer, told: number | null) {
    const stream = await this.#ready(viewer, false, told);
    if (stream === null) return null;
    this.#attendance.see(viewer);
    const { told: count } = stream.shown;
    return {
      document: documentOf(stream.shown),
      told: count,
      reports: this.#history.behind(this.table, stream, told ?? count, true),
      ...choiceWords(this.play, viewer, true),
    };
  }

  // The stream at a moment when nothing waits for the disk.
  async #ready(viewer: Viewer, steps: boolean, told: number | null): Promise<Stream | null> {
    const failed = (error: unknown): void =>
      this.#ports.outbox.failed(this, 'earlier reports cannot be told again', error);
    await this.#history.remember(this.table, viewer, told, failed);
    await this.#certain();
    return this.closed ? null : this.#streams.of(viewer, steps, this.#ports.time.now());
  }

  /** Everybody who reads, with the reports told so far. */
  readers(): readonly { readonly viewer: Viewer; readonly reader: Reader; readonly told: number }[] {
    return this.#streams.readers();
  }

  // Whatever is shown, or said of it, is what is stored.
  async #certain(): Promise<void> {
    const doubt = (): Promise<void> | null => this.#ports.doubt?.() ?? null;
    do {
      await this.settled();
      await doubt();
    } while (this.#waiting > 0 || doubt() !== null);
  }

  /** Resolves when everything accepted so far is stored (or lost, and said so). */
  async settled(): Promise<void> {
    while (this.#waiting > 0) await this.#pending;
  }
}
