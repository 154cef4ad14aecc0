// Writer of recordings: takes what each choice of a match changed for its viewers.

import type { Json, Report } from '@bridgefront/kernel';
import { countDice } from './dice.ts';
import type { FollowedViews, SeatChange } from './followed-views.ts';
import type { MadeFrame } from './frames.ts';
import { viewersOf } from './playing.ts';
import type { Playing, Viewer } from './playing.ts';
import { frameText } from './recording.ts';
import { wholeView } from './seat-view.ts';
import { facesFor, ReportTexts } from './words.ts';

interface Track {
  readonly viewer: Viewer;
  /** The members of its recording before its changes. */
  readonly head: string;
  readonly changes: string[];
}

interface ShownFrame extends MadeFrame {
  readonly number: number;
}

/** Writes the recording of a match while it is played. Almost all is text from the beginning. */
export class RecordingWriter {
  readonly #tracks: readonly Track[];
  // Changes name them by number.
  readonly #frames: string[] = [];
  readonly #dice = [0, 0, 0, 0, 0, 0];
  #choices = 0;

  /** At the beginning of a match, of which `opening` was told; all viewers are followed from now on. */
  constructor(playing: Playing, views: FollowedViews, names: readonly string[], opening: readonly Report[]) {
    this.#count(opening);
    const texts = new ReportTexts(playing, names);
    this.#tracks = viewersOf(playing.match.seats).map((viewer) => {
      const first = JSON.stringify(wholeView(views.follow(viewer, true)));
      const told = facesFor(opening, viewer).map((face) => texts.of(face));
      return { viewer, head: `"first":${first},"opening":[${told.join(',')}],`, changes: [] };
    });
  }

  #count(reports: readonly Report[]): void {
    for (const { face, faces } of reports)
      countDice((face ?? Object.values(faces ?? {})[0]) as Json, this.#dice);
  }

  /** Adds the next choice: what it told, what it changed for whom, and the reports in words. */
  add(reports: readonly Report[], changes: ReadonlyMap<Viewer, SeatChange>, texts: ReportTexts): void {
    this.#choices++;
    this.#count(reports);
    const shown: ShownFrame[] = [];
    // Who has sealed is told to all but one in the same words.
    let last = { patch: '', text: '' };
    for (const track of this.#tracks) {
      const change = changes.get(track.viewer);
      if (change === undefined) continue;
      const patch = change.patch.text;
      if (patch === '' && change.frames.length === 0) continue;
      const frames = change.frames.map((frame) => this.#numberOf(frame, shown, texts)).join(',');
      const again = frames === '' && last.patch === patch;
      // Joined for the same reason as frames.
      const text = again
        ? last.text
        : [`{"at":${this.#choices},"frames":[`, frames, '],"patch":[', patch, ']}'].join('');
      if (frames === '') last = { patch, text };
      track.changes.push(text);
    }
  }

  // What several viewers are shown of this choice is written once.
  #numberOf({ face, patch }: MadeFrame, shown: ShownFrame[], texts: ReportTexts): number {
    const known = shown.find((frame) => frame.face === face && frame.patch === patch);
    if (known !== undefined) return known.number;
    const number = this.#frames.push(frameText(texts.of(face), patch)) - 1;
    shown.push({ face, patch, number });
    return number;
  }

  /** The recording, in JSON. */
  written(): string {
    const viewers = this.#tracks.map(({ head, changes }) => `{${head}"changes":[${changes.join(',')}]}`);
    const head = `"choices":${this.#choices},"dice":${JSON.stringify(this.#dice)},"frames":[${this.#frames.join(',')}]`;
    return `{${head},"viewers":[${viewers.join(',')}]}`;
  }
}
