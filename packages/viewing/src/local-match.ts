// Local match: rules, players and views of one match in one object, without a server, storage or clock.

import {
  createEngine,
  collect,
  makeRecord,
  newMatch,
  RecordError,
  Recorder,
  resample,
  seedRandom,
  viewOf,
} from '@bridgefront/kernel';
import type {
  AnyGame,
  AnyMatch,
  Choice,
  Engine,
  MatchRecord,
  Random,
  Refusal,
  Report,
  Seat,
  SeatView,
} from '@bridgefront/kernel';
import { FollowedViews } from './followed-views.ts';
import type { SeatChange } from './followed-views.ts';
import type { Operation } from './patch.ts';
import type { Playing, Viewer } from './playing.ts';
import { both } from './record-match.ts';
import type { Frame, SeatReport } from './reports.ts';
import { wholeView } from './seat-view.ts';
import { choiceWords, facesFor, reportsOf } from './words.ts';
import type { ChoiceWords } from './words.ts';

/** How a local match begins. */
export interface LocalTable {
  readonly options: MatchRecord['options'];
  /** The display name of each seat. */
  readonly seats: readonly string[];
  readonly seed: string;
  /** Choices already made, as lines of a record: a match that goes on, or the beginning of another one. */
  readonly choices?: readonly string[];
  /** The seats that programs play; the others are played by `choose`. */
  readonly programs: ReadonlySet<Seat>;
  /** What the chance of imagined matches comes of. */
  readonly imaginedSeed: string;
}

interface Place extends ChoiceWords {
  /** Counts what one viewer was sent. */
  readonly number: number;
  /** Reports that the viewer has been told since the match began. */
  readonly told: number;
}

/** News for one viewer, as plain JSON: everything, or what changed since the news before. */
export type LocalNews =
  | (Place & { readonly type: 'whole'; readonly view: SeatView; readonly reports: readonly SeatReport[] })
  | (Place & {
      readonly type: 'change';
      /** The steps of a reveal; their patches are of the game's part of the view. */
      readonly frames: readonly Frame[];
      /** Changes the view behind the frames. */
      readonly patch: readonly Operation[];
    });

interface Reading {
  readonly viewer: Viewer;
  readonly read: (news: LocalNews) => void;
  number: number;
  told: number;
}

/** One match on this machine. Nothing happens by itself: whoever holds it asks programs for their choices. */
export class LocalMatch {
  readonly #playing: Playing;
  readonly #table: LocalTable;
  readonly #views: FollowedViews;
  readonly #readings = new Set<Reading>();
  readonly #reports: Report[] = [];
  readonly #recorder = new Recorder();
  readonly #random: Random;
  #question = 1;

  /**
   * Begins the match, and makes the choices that were made already.
   * @throws RecordError when options, seats or choices do not fit the rules
   */
  constructor(game: AnyGame, table: LocalTable) {
    const engine = createEngine(game, { undo: true });
    const started = newMatch(engine, table.options, table.seats.length, table.seed, collect(this.#reports));
    if ('problem' in started) throw new RecordError(started.problem);
    this.#table = table;
    this.#random = seedRandom(table.imaginedSeed);
    this.#playing = { engine, match: started.match };
    this.#views = new FollowedViews(this.#playing);
    this.repeat(table.choices ?? []);
  }

  /**
   * Makes choices that were made already, as lines of a record.
   * @throws RecordError when the rules refuse one
   */
  repeat(lines: readonly string[]): void {
    for (const line of lines) {
      const space = line.indexOf(' ');
      const refused = this.choose(Number(line.slice(0, space)), line.slice(space + 1));
      if (refused !== null) throw new RecordError(`"${line}" is refused: ${refused.message}`);
    }
  }

  /** Whether the match has come to its end. */
  get over(): boolean {
    return this.#playing.match.decision === null;
  }

  /** The match so far, as it is kept and can be replayed. */
  get record(): MatchRecord {
    const { engine, match } = this.#playing;
    const { seats, seed } = this.#table;
    return { ...makeRecord(engine.game, match, seats, seed, this.#recorder.lines()), local: true };
  }

  /** Counts the questions of the match from 1, so that a choice can say which one it answers. */
  get question(): number {
    return this.#question;
  }

  /** What the viewer may know now. */
  view(viewer: Viewer): SeatView {
    const { engine, match } = this.#playing;
    return viewOf(engine, match, viewer);
  }

  /** The rules by which it is played. */
  get engine(): Engine<unknown> {
    return this.#playing.engine;
  }

  /** Sends the viewer everything now and every change from now on; returns how to stop. */
  follow(viewer: Viewer, read: (news: LocalNews) => void): () => void {
    const view = wholeView(this.#views.follow(viewer, true));
    const reports = reportsOf(this.#playing, facesFor(this.#reports, viewer), this.#table.seats);
    const reading = { viewer, read, number: 0, told: reports.length };
    this.#readings.add(reading);
    read({ type: 'whole', ...this.#place(reading), view, reports });
    return () => {
      if (this.#readings.delete(reading)) this.#views.leave(viewer, true);
    };
  }

  /** Makes a choice for a seat; null, or why it is refused: then nothing has changed. */
  choose(seat: Seat, choice: Choice): Refusal | null {
    const { engine, match } = this.#playing;
    const observer = both(collect(this.#reports), this.#views.observer());
    const refused = this.#act(seat, () => engine.choose(match, seat, choice, observer));
    if (refused === null) this.#recorder.add(seat, choice);
    return refused;
  }

  /** Takes the seat's last choice back; null, or why not. */
  takeBack(seat: Seat): Refusal | null {
    const { engine, match } = this.#playing;
    const refused = this.#act(seat, () => engine.takeBack(match, seat));
    if (refused === null) this.#recorder.takeBack(seat);
    return refused;
  }

  #act(seat: Seat, act: () => Refusal | null): Refusal | null {
    const { match } = this.#playing;
    const { decision } = match;
    const sealed = decision?.sealed[seat];
    const refused = act();
    if (refused !== null) return refused;
    const sameState = match.decision === decision;
    if (!sameState) this.#question++;
    const seals = sealed !== decision?.sealed[seat];
    this.#send(sameState ? this.#views.planned(seat, seals) : this.#views.change());
    return null;
  }

  #send(changes: ReadonlyMap<Viewer, SeatChange>): void {
    for (const reading of this.#readings) {
      const change = changes.get(reading.viewer);
      if (change === undefined) continue;
      const patch = JSON.parse(`[${change.patch.text}]`) as Operation[];
      if (patch.length === 0 && change.frames.length === 0) continue;
      const reports = reportsOf(
        this.#playing,
        change.frames.map(({ face }) => face),
        this.#table.seats,
      );
      const frames = change.frames.map(({ patch: operations }, at) => ({
        report: reports[at],
        patch: JSON.parse(`[${operations}]`) as Operation[],
      }));
      reading.number++;
      reading.told += frames.length;
      reading.read({ type: 'change', ...this.#place(reading), frames, patch });
    }
  }

  #place({ viewer, number, told }: Reading): Place {
    return { number, told, ...choiceWords(this.#playing, viewer, true) };
  }

  /** The next seat that a program plays and that is asked; null: people are, or the match is over. */
  get next(): Seat | null {
    const { decision } = this.#playing.match;
    const asked = decision?.seats.find((seat) => !decision.sealed[seat] && this.#table.programs.has(seat));
    return asked ?? null;
  }

  /** A match that the seat cannot tell from this one: whatever it cannot know was dealt anew. For whoever plays the seat. */
  imagine(seat: Seat): AnyMatch {
    const { engine, match } = this.#playing;
    const imagined = resample(engine, match, seat, this.#random);
    delete imagined.undo;
    return imagined;
  }

  /**
   * Makes choices with which the seat's plan goes on, as far as they belong to the open question. Null, or why not: a
   * program that chooses what is not legal, or nothing, does not stop the match; what the game says for absent seats is
   * chosen then.
   */
  play(seat: Seat, choices: readonly Choice[]): string | null {
    const failure = this.#playFor(seat, choices);
    if (failure !== null) this.#chooseDefault(seat);
    return failure;
  }

  #playFor(seat: Seat, choices: readonly Choice[]): string | null {
    const { match } = this.#playing;
    const { decision } = match;
    for (const choice of choices) {
      if (match.decision !== decision || decision?.sealed[seat] === true) break;
      const refused = this.choose(seat, choice);
      if (refused !== null) return refused.message;
    }
    return choices.length > 0 ? null : 'The program chose nothing.';
  }

  // The whole plan; a half-made one, which is nobody's will, is taken back before.
  #chooseDefault(seat: Seat): void {
    const { engine, match } = this.#playing;
    const { decision } = match;
    while ((decision?.plans[seat].length ?? 0) > 0) if (this.takeBack(seat) !== null) break;
    while (match.decision === decision && decision?.sealed[seat] === false)
      if (this.choose(seat, engine.fallback(match, seat)) !== null) return;
  }
}
