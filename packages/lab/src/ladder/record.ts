// The file of a ladder: its settings on the first line, then one line for each match that was played.

import { openKept } from '../kept-file.ts';
import type { KeptFile } from '../kept-file.ts';
import type { Played } from './tally.ts';

/** What decides how the matches go. A file belongs to one of these. */
export interface Settings {
  readonly game: string;
  /** Fingerprint of the rules. */
  readonly rules: string;
  readonly bots: readonly string[];
  readonly seats: readonly number[];
  readonly forms: readonly string[];
  /** Only the first bot against each of the others. */
  readonly first: boolean;
  readonly seed: string;
  readonly options: { readonly [name: string]: string };
}

/** One match: which it was, and what it counts. */
export interface Line extends Played {
  readonly pairing: number;
  readonly set: number;
  readonly seating: number;
}

function isNumbers(list: unknown): list is readonly number[] {
  return Array.isArray(list) && list.every((item) => typeof item === 'number');
}

function isLine(value: unknown): value is Line {
  const line = value as Partial<Line> | null;
  const whole = [line?.pairing, line?.set, line?.seating, line?.choices];
  return (
    whole.every((number) => Number.isInteger(number)) &&
    typeof line?.won === 'number' &&
    isNumbers(line.places)
  );
}

/** The matches that a ladder has played so far, and where the next ones are written. */
export type LadderFile = KeptFile<Line>;

/**
 * Opens the file of a ladder to go on where it stopped; one that does not exist is begun. A null path keeps nothing.
 * @throws CommandFailure (usage) when it belongs to another ladder, is none, or cannot be read or written
 */
export function openLadderFile(path: string | null, settings: Settings): LadderFile {
  return openKept(path, { file: 'bridgefront-ladder', of: 'a ladder', isLine }, settings);
}
