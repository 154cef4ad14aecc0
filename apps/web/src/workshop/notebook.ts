// The notebook of the workshop: what was measured, on this device, newest first.

import type { OwnFigure } from '@bridgefront/lab/trial/own.ts';
import type { TrialFigure, TrialQuestion } from '@bridgefront/lab/trial/trial.ts';
import type { Changes } from '@bridgefront/page/set-up.ts';
import { keepSetting, readSetting } from '../source/surroundings.ts';

/** One measurement. */
export interface Entry {
  readonly id: string;
  /** When it ended, as a date that programs read. */
  readonly when: string;
  readonly game: string;
  readonly fingerprint: string;
  readonly changes: Changes;
  /** The changes in words, as they were then. */
  readonly told: readonly string[];
  readonly bots: readonly string[];
  /** What was asked, so that it can be played again; left out in entries of earlier releases. */
  readonly question?: TrialQuestion;
  readonly seed: string;
  readonly pairs: number;
  readonly seconds: number;
  readonly answer: string;
  readonly figures: readonly TrialFigure[];
  /** Figures of the reader's own, each as the lab asks for it too. */
  readonly own?: readonly (OwnFigure & { readonly sql: string })[];
  readonly remark: string;
}

const most = 100;

function keyOf(game: string): string {
  return `notebook/${game}`;
}

/** Whether something read from outside is an entry. */
export function isEntry(value: unknown): value is Entry {
  const { id, answer, told, figures, changes } = (value ?? {}) as Partial<Entry>;
  return (
    typeof id === 'string' &&
    typeof answer === 'string' &&
    Array.isArray(told) &&
    Array.isArray(figures) &&
    typeof changes === 'object'
  );
}

/** The entries of a game; what cannot be read is left out. */
export function readNotebook(game: string): readonly Entry[] {
  try {
    const found: unknown = JSON.parse(readSetting(keyOf(game)) ?? '[]');
    return Array.isArray(found) ? found.filter(isEntry) : [];
  } catch {
    return [];
  }
}

/** Keeps them, where this browser keeps anything and has room. */
export function keepNotebook(game: string, entries: readonly Entry[]): void {
  keepSetting(keyOf(game), JSON.stringify(entries.slice(0, most)));
}
