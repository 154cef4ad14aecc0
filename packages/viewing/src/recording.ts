// Recordings of matches: what every viewer was shown, made of the record to be watched; and how they are read.

import type { Face, Json } from '@bridgefront/kernel';
import { applyPatch } from './patch.ts';
import type { Operation } from './patch.ts';
import type { Frame, SeatReport } from './reports.ts';

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

/** A frame in JSON, of a report in JSON and the operations of its patch. */
export function frameText(report: string, patch: string): string {
  // Joined, a text stands by itself: one put together with + would hold all the parts that it is made of.
  return ['{"report":', report, ',"patch":[', patch, ']}'].join('');
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

function fromEarlier({ choices, dice, eyes }: EarlierRecording): Recording {
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

// A part as it is written: frames that several viewers were shown stand there once, and changes name them by number. In
// parts written before that, each frame stands in its change.
interface WrittenChange extends Omit<RecordedChange, 'frames'> {
  readonly frames: readonly (number | Frame)[];
}

interface WrittenPart extends Pick<Recording, 'choices' | 'dice'> {
  readonly frames?: readonly Frame[];
  /** The first part has everything of its viewers, later ones what changed since for the same. */
  readonly viewers: readonly (Omit<SeatRecording, 'changes'> & {
    readonly changes: readonly WrittenChange[];
  })[];
}

function changesIn({ frames = [], viewers }: WrittenPart, viewer: number): readonly RecordedChange[] {
  const named = (frame: number | Frame): Frame => (typeof frame === 'number' ? frames[frame] : frame);
  return viewers[viewer].changes.map((change) => ({ ...change, frames: change.frames.map(named) }));
}

/**
 * Reads a recording from the parts in which it was written, each in JSON. In one made before reveals had frames, the
 * whole change stands behind its reports.
 */
export function readRecording([text, ...later]: readonly string[]): Recording {
  const read = JSON.parse(text) as WrittenPart | EarlierRecording;
  if (!('viewers' in read)) return fromEarlier(read);
  const parts = [read, ...later.map((part) => JSON.parse(part) as WrittenPart)];
  const { choices, dice } = parts[parts.length - 1];
  const viewers = read.viewers.map(({ first, opening }, viewer) => ({
    first,
    opening,
    changes: parts.flatMap((part) => changesIn(part, viewer)),
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

/**
 * What the viewer was shown since so many reports had been told: from the view before the change that told the next one, of
 * which changes are counted anew; `told`: the reports before that view. Who has been told all gets no change.
 */
export function shownSince(
  { first, opening, changes }: SeatRecording,
  reports: number,
): SeatRecording & { readonly told: number } {
  let view = first;
  let told = opening.length;
  for (const [index, change] of changes.entries()) {
    if (told + change.frames.length > reports)
      return {
        first: view,
        opening: [],
        told,
        changes: changes.slice(index).map((one, at) => ({ ...one, at: at + 1 })),
      };
    told += change.frames.length;
    view = afterChange(view, change);
  }
  return { first: view, opening: [], told, changes: [] };
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
