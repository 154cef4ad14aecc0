// Reports in words: what a viewer is told, with sentences made once for all who are told the same.

import { faceFor } from '@bridgefront/kernel';
import type { Face, Report, Seat } from '@bridgefront/kernel';
import type { Playing, Viewer } from './playing.ts';
import type { SeatReport } from './reports.ts';

/** The faces of reports that the viewer may know. */
export function facesFor(reports: readonly Report[], viewer: Viewer): Face[] {
  return reports.flatMap((report) => faceFor(report, viewer) ?? []);
}

/** The sentence of a face in a match; a seat without a name is called by its number. */
export function sentenceOf({ engine, match }: Playing, face: Face, names: readonly string[]): string {
  const name = (seat: Seat): string => names[seat] ?? `Seat ${seat + 1}`;
  return engine.game.describe.report(face, name, match.state);
}

/** Reports as data, with sentences if `names` are given. */
export function reportsOf(
  playing: Playing,
  faces: readonly Face[],
  names: readonly string[] | null,
): SeatReport[] {
  return faces.map((face) => (names === null ? { face } : { face, text: sentenceOf(playing, face, names) }));
}

/** Reports as JSON: each face is written, and put into words, once for all viewers. */
export class ReportTexts {
  readonly #playing: Playing;
  readonly #names: readonly string[] | null;
  readonly #known = new Map<Face, string>();

  /** `names`: of the seats, for sentences; null: data alone. */
  constructor(playing: Playing, names: readonly string[] | null) {
    this.#playing = playing;
    this.#names = names;
  }

  /** `{"face":…,"text":…}`. */
  of(face: Face): string {
    const known = this.#known.get(face);
    if (known !== undefined) return known;
    const made = JSON.stringify(reportsOf(this.#playing, [face], this.#names)[0]);
    this.#known.set(face, made);
    return made;
  }
}

/** The words of the viewer's open choices, in their order. */
export function labelsOf({ engine, match }: Playing, viewer: Viewer): string[] {
  const { decision } = match;
  if (viewer === null || decision === null) return [];
  return engine
    .choices(match, viewer)
    .map((choice) => engine.game.describe.choice(match.state, viewer, choice, decision));
}
