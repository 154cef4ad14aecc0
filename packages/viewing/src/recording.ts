// Recordings of matches: what every viewer was shown, kept so that it can be watched whatever becomes of the rules.

import type { Face, Json, Report } from '@bridgefront/kernel';
import { countDice } from './dice.ts';
import type { FollowedViews, SeatChange } from './followed-views.ts';
import { applyPatch } from './patch.ts';
import type { Operation } from './patch.ts';
import { viewersOf } from './playing.ts';
import type { Playing, Viewer } from './playing.ts';
import type { Frame, SeatReport } from './reports.ts';
import { facesFor, ReportTexts } from './words.ts';

/** What one choice changed for a viewer: the steps of its reveal, then the patch of the whole view behind them. */
export interface RecordedChange {
  /** The choice of the record, counted from 1. */
  readonly at: number;
  readonly frames: readonly Frame[];
  readonly patch: readonly Operation[];
}

/** What one viewer was shown. */
export interface SeatRecording {
  /** The view (`SeatView`) after the set-up. */
  readonly first: Json;
  /** What the set-up told. */
  readonly opening: readonly SeatReport[];
  readonly changes: readonly RecordedChange[];
}

/** A whole match: of the seats in order, and last the spectators'; `dice` counts the faces rolled. */
export interface Recording {
  readonly choices: number;
  readonly viewers: readonly SeatRecording[];
  readonly dice: readonly number[];
}

interface Track {
  readonly viewer: Viewer;
  readonly first: string;
  readonly opening: string;
  readonly changes: string[];
}

/** Writes the recording of a match while it is played. Almost all is text from the beginning. */
export class RecordingWriter {
  readonly #tracks: readonly Track[];
  readonly #playing: Playing;
  readonly #names: readonly string[];
  readonly #dice = [0, 0, 0, 0, 0, 0];
  #choices = 0;

  /** At the beginning of a match, of which `opening` was told; all viewers are followed from now on. */
  constructor(playing: Playing, views: FollowedViews, names: readonly string[], opening: readonly Report[]) {
    this.#playing = playing;
    this.#names = names;
    this.#count(opening);
    const texts = this.texts();
    this.#tracks = viewersOf(names.length).map((viewer) => ({
      viewer,
      first: JSON.stringify(views.follow(viewer, true)),
      opening: `[${facesFor(opening, viewer)
        .map((face) => texts.of(face))
        .join(',')}]`,
      changes: [],
    }));
  }

  /** For the reports of one choice. */
  texts(): ReportTexts {
    return new ReportTexts(this.#playing, this.#names);
  }

  #count(reports: readonly Report[]): void {
    for (const { face, faces } of reports)
      countDice((face ?? Object.values(faces ?? {})[0]) as Json, this.#dice);
  }

  /** Adds the next choice: what it told, and what it changed for whom. */
  add(
    reports: readonly Report[],
    changes: ReadonlyMap<Viewer, SeatChange>,
    texts: ReportTexts = this.texts(),
  ): void {
    const at = ++this.#choices;
    this.#count(reports);
    for (const track of this.#tracks) {
      const change = changes.get(track.viewer);
      if (change === undefined) continue;
      const frames = change.frames.map(({ face, patch }) => frameText(texts.of(face), patch));
      const patch = change.patch('');
      if (patch === '' && frames.length === 0) continue;
      track.changes.push(`{"at":${at},"frames":[${frames.join(',')}],"patch":[${patch}]}`);
    }
  }

  /** The recording so far: `Recording` in JSON. */
  text(): string {
    const viewers = this.#tracks.map(
      ({ first, opening, changes }) =>
        `{"first":${first},"opening":${opening},"changes":[${changes.join(',')}]}`,
    );
    const head = `"choices":${this.#choices},"dice":${JSON.stringify(this.#dice)}`;
    return `{${head},"viewers":[${viewers.join(',')}]}`;
  }
}

/** A frame in JSON, of a report in JSON and the operations of its patch. */
export function frameText(report: string, patch: string): string {
  return `{"report":${report},"patch":[${patch}]}`;
}

// As recordings were written before reveals had frames: reports beside one patch.
interface EarlierRecording extends Pick<Recording, 'choices' | 'dice'> {
  readonly eyes: readonly (Pick<SeatRecording, 'first' | 'opening'> & {
    readonly changes: readonly {
      readonly at: number;
      readonly patch: readonly Operation[];
      readonly reports: readonly { readonly face: Face; readonly text?: string }[];
    }[];
  })[];
}

/** Reads a recording from JSON. In one made before reveals had frames, the whole change stands behind its reports. */
export function readRecording(text: string): Recording {
  const read = JSON.parse(text) as Recording | EarlierRecording;
  if ('viewers' in read) return read;
  const { choices, dice, eyes } = read;
  const viewers = eyes.map(({ first, opening, changes }) => ({
    first,
    opening,
    changes: changes.map(({ at, patch, reports }) => ({
      at,
      frames: reports.map((report) => ({ report, patch: [] })),
      patch,
    })),
  }));
  return { choices, dice, viewers };
}

type Members = { readonly [key: string]: Json };

/** A view after a frame, whose patch is of the game's part. */
export function afterFrame(view: Json, patch: readonly Operation[]): Json {
  if (patch.length === 0) return view;
  const members = view as Members;
  return { ...members, table: applyPatch(members['table'], patch) };
}

/** A view after one recorded change. */
export function afterChange(view: Json, { frames, patch }: Pick<RecordedChange, 'frames' | 'patch'>): Json {
  return applyPatch(
    frames.reduce((so, frame) => afterFrame(so, frame.patch), view),
    patch,
  );
}

/** What the viewer was shown after choice number `at`. */
export function viewAfter(recording: SeatRecording, at: number): Json {
  let view = recording.first;
  for (const change of recording.changes) {
    if (change.at > at) break;
    view = afterChange(view, change);
  }
  return view;
}
