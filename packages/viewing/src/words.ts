// Reports in words: what a viewer is told, with sentences made once for all who are told the same.

import { faceFor } from '@bridgefront/kernel';
import type { Decision, Face, Report, Seat } from '@bridgefront/kernel';
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
  readonly #plain: ReportTexts | null;
  #known: Map<Face, string> | null = null;

  /** `names`: of the seats, for sentences; null: data alone. `plain`: the same without sentences, where that is needed too. */
  constructor(playing: Playing, names: readonly string[] | null, plain: ReportTexts | null = null) {
    this.#playing = playing;
    this.#names = names;
    this.#plain = plain;
  }

  /** `{"face":…,"text":…}`. */
  of(face: Face): string {
    const known = this.#known?.get(face);
    if (known !== undefined) return known;
    const made = this.#made(face);
    this.#known ??= new Map<Face, string>();
    this.#known.set(face, made);
    return made;
  }

  #made(face: Face): string {
    if (this.#names === null || this.#plain === null)
      return JSON.stringify(reportsOf(this.#playing, [face], this.#names)[0]);
    const sentence = JSON.stringify(sentenceOf(this.#playing, face, this.#names));
    return `${this.#plain.of(face).slice(0, -1)},"text":${sentence}}`;
  }
}

/** Words for the choices of a viewer's question. */
export interface ChoiceWords {
  /** Of the open choices, in their order. */
  readonly labels: readonly string[];
  /** Of the plan's choices so far, in their order; left out while there are none. */
  readonly planned?: readonly string[];
  /** What was offered before anything was planned, in the game's notation: each of these can replace the plan. */
  readonly first?: readonly string[];
}

/** What the viewer's question needs in words. `first`: with what was offered first, for who has not been there. */
export function choiceWords(playing: Playing, viewer: Viewer, first: boolean): ChoiceWords {
  const labels = labelsOf(playing, viewer);
  const { engine, match } = playing;
  const { decision } = match;
  const plan = viewer === null ? undefined : decision?.plans[viewer];
  if (viewer === null || decision === null || plan === undefined || plan.length === 0) return { labels };
  const after = (count: number): Decision => ({
    ...decision,
    plans: decision.plans.map((other, seat) => (seat === viewer ? other.slice(0, count) : other)),
  });
  const planned = plan.map((choice, at) =>
    engine.game.describe.choice(match.state, viewer, choice, after(at)),
  );
  if (!first || decision.sealed[viewer]) return { labels, planned };
  return { labels, planned, first: engine.choices({ ...match, decision: after(0) }, viewer) };
}

function labelsOf({ engine, match }: Playing, viewer: Viewer): string[] {
  const { decision } = match;
  if (viewer === null || decision === null) return [];
  return engine
    .choices(match, viewer)
    .map((choice) => engine.game.describe.choice(match.state, viewer, choice, decision));
}
