// Writer of recordings: takes what each choice of a running match changed for its viewers, and what was taken back.

import type { Choice, Json, Report, Seat } from '@bridgefront/kernel';
import { countDice } from './dice.ts';
import { FollowedViews } from './followed-views.ts';
import type { SeatChange } from './followed-views.ts';
import type { MadeFrame } from './frames.ts';
import { viewersOf } from './playing.ts';
import type { Playing, Viewer } from './playing.ts';
import { frameText } from './recording.ts';
import { wholeView } from './seat-view.ts';
import { facesFor, ReportTexts } from './words.ts';

interface Track {
  readonly viewer: Viewer;
  /** The members of the next part before its changes: of the first one alone. */
  head: string;
  readonly changes: string[];
  /** The choice that each change followed. */
  readonly at: number[];
}

/** A choice as it is recorded. */
export interface RecordedChoice {
  readonly seat: Seat;
  readonly choice: Choice;
  /** Whether it only went on with a plan, or sealed one: the same question is still open. */
  readonly sameState: boolean;
}

interface ShownFrame extends MadeFrame {
  readonly number: number;
}

type Made = Pick<RecordedChoice, 'seat' | 'choice'>;

/**
 * Writes the recording of a match while it is played. Almost all is text from the beginning; what has been written can be
 * cut off in parts, so that it need not be kept here.
 */
export class RecordingWriter {
  readonly #tracks: readonly Track[];
  readonly #playing: Playing;
  // Frames since the last cut, with the choice that each belongs to; changes name them by number.
  readonly #frames: { readonly at: number; readonly text: string }[] = [];
  readonly #dice = [0, 0, 0, 0, 0, 0];
  #choices = 0;
  #cutAt = 0;
  // Towards the open question, in order.
  #made: Made[] = [];
  #size = 0;

  /** At the beginning of a match, of which `opening` was told; all viewers are followed from now on. */
  constructor(playing: Playing, views: FollowedViews, names: readonly string[], opening: readonly Report[]) {
    this.#playing = playing;
    this.#count(opening);
    const texts = new ReportTexts(playing, names);
    this.#tracks = viewersOf(playing.match.seats).map((viewer) => {
      const first = JSON.stringify(wholeView(views.follow(viewer, true)));
      const told = facesFor(opening, viewer).map((face) => texts.of(face));
      return { viewer, head: `"first":${first},"opening":[${told.join(',')}],`, changes: [], at: [] };
    });
  }

  /** Choices recorded so far. */
  get choices(): number {
    return this.#choices;
  }

  /** Characters that have not been cut off. */
  get size(): number {
    return this.#size;
  }

  #count(reports: readonly Report[]): void {
    for (const { face, faces } of reports)
      countDice((face ?? Object.values(faces ?? {})[0]) as Json, this.#dice);
  }

  /** Adds the next choice: what it told, what it changed for whom, and the reports in words. */
  add(
    { seat, choice, sameState }: RecordedChoice,
    reports: readonly Report[],
    changes: ReadonlyMap<Viewer, SeatChange>,
    texts: ReportTexts,
  ): void {
    this.#choices++;
    this.#count(reports);
    if (sameState) this.#made.push({ seat, choice });
    else this.#made = [];
    this.#write(changes, texts);
  }

  #write(changes: ReadonlyMap<Viewer, SeatChange>, texts: ReportTexts): void {
    const shown: ShownFrame[] = [];
    // Who has sealed is told to all but one in the same words.
    let last = { patch: '', text: '' };
    for (const track of this.#tracks) {
      const change = changes.get(track.viewer);
      if (change === undefined) continue;
      const patch = change.patch.at('');
      if (patch === '' && change.frames.length === 0) continue;
      const frames = change.frames.map((frame) => this.#numberOf(frame, shown, texts)).join(',');
      const again = frames === '' && last.patch === patch;
      // Joined for the same reason as frames.
      const text = again
        ? last.text
        : [`{"at":${this.#choices},"frames":[`, frames, '],"patch":[', patch, ']}'].join('');
      if (frames === '') last = { patch, text };
      track.changes.push(text);
      track.at.push(this.#choices);
      this.#size += text.length;
    }
  }

  // What several viewers are shown of this choice is written once.
  #numberOf({ face, patch }: MadeFrame, shown: ShownFrame[], texts: ReportTexts): number {
    const known = shown.find((frame) => frame.face === face && frame.patch === patch);
    if (known !== undefined) return known.number;
    const text = frameText(texts.of(face), patch);
    const number = this.#frames.push({ at: this.#choices, text }) - 1;
    shown.push({ face, patch, number });
    this.#size += text.length;
    return number;
  }

  /**
   * The seat has taken its last choice back, and the match is again as if it had not been made. False: that choice has
   * been cut off already, and the recording has to be made anew of the record.
   */
  takeBack(seat: Seat): boolean {
    const at = this.#made.findLastIndex((made) => made.seat === seat);
    const begun = this.#choices - this.#made.length;
    if ((at < 0 ? this.#choices - 1 : begun) < this.#cutAt) return false;
    if (at < 0) this.#undo(seat);
    else if (at === this.#made.length - 1) {
      this.#made.pop();
      this.#backTo(this.#choices - 1);
    } else {
      const rest = this.#made.toSpliced(at, 1);
      this.#backTo(begun);
      this.#planAgain(rest);
    }
    return true;
  }

  // Back behind a reveal: only this seat was asked, then as now.
  #undo(seat: Seat): void {
    this.#backTo(this.#choices - 1);
    const plan = this.#playing.match.decision?.plans[seat] ?? [];
    this.#made = plan.map((choice) => ({ seat, choice }));
  }

  #backTo(choices: number): void {
    for (const { changes, at } of this.#tracks)
      while ((at.at(-1) ?? 0) > choices) {
        at.pop();
        this.#size -= changes.pop()?.length ?? 0;
      }
    while ((this.#frames.at(-1)?.at ?? 0) > choices) this.#size -= this.#frames.pop()?.text.length ?? 0;
    this.#choices = choices;
  }

  // Others have gone on since: what they were shown is as if that choice had never been.
  #planAgain(made: readonly Made[]): void {
    const { engine } = this.#playing;
    const match = engine.copy(this.#playing.match);
    const { decision } = match;
    if (decision === null) return;
    for (const plan of decision.plans) plan.length = 0;
    decision.sealed.fill(false);
    const playing = { engine, match };
    const views = new FollowedViews(playing);
    for (const { viewer } of this.#tracks) views.follow(viewer, false);
    const texts = new ReportTexts(playing, null);
    this.#made = [...made];
    for (const { seat, choice } of made) {
      engine.choose(match, seat, choice);
      this.#choices++;
      this.#write(views.planned(seat, decision.sealed[seat]), texts);
    }
  }

  /** Whether nothing that has been written can be taken back any more. */
  get settled(): boolean {
    return this.#made.length === 0 && this.#playing.match.undo === undefined;
  }

  /** What has been written since the last part was cut off: the next part of the recording, in JSON. */
  cut(): string {
    const viewers = this.#tracks.map((track) => {
      const part = `{${track.head}"changes":[${track.changes.join(',')}]}`;
      track.head = '';
      track.changes.length = 0;
      track.at.length = 0;
      return part;
    });
    const frames = this.#frames.map(({ text }) => text);
    this.#frames.length = 0;
    this.#size = 0;
    this.#cutAt = this.#choices;
    const head = `"choices":${this.#choices},"dice":${JSON.stringify(this.#dice)},"frames":[${frames.join(',')}]`;
    return `{${head},"viewers":[${viewers.join(',')}]}`;
  }
}
