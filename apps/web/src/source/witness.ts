// Witness of a match: hands on what was shown and chosen to be noted, one after the other, when the page has nothing better to do.

import { signal } from '@preact/signals';
import { isHere } from '../local/ids.ts';
import type { noteChosen, noteShown, Shown } from './shown.ts';

/** The match for one moment of which two different tables were shown; null: none. */
export const twofold = signal<string | null>(null);

let last: Promise<void> = Promise.resolve();

// Once the table stands.
const unhurried = 1_000;

interface Notes {
  readonly noteShown: typeof noteShown;
  readonly noteChosen: typeof noteChosen;
}

let loading: Promise<Notes> | null = null;

function notes(): Promise<Notes> {
  loading ??= new Promise((resolve) => setTimeout(resolve, unhurried)).then(() => import('./shown.ts'));
  return loading;
}

function then(note: (noting: Notes) => Promise<void> | void): Promise<void> {
  // What cannot be noted is not compared; the match goes on.
  last = last.then(async () => await note(await notes())).catch(() => undefined);
  return last;
}

/** Notes what a seat is shown. What this device plays itself proves nothing. */
export function witnessShown(match: string, shown: Shown): void {
  if (isHere(match)) return;
  void then(async ({ noteShown }) => {
    if (!(await noteShown(match, shown))) twofold.value = match;
  });
}

/** Notes a choice of the reader that was accepted; null: the last one was taken back. */
export function witnessChosen(match: string, seat: number | null, choice: string | null): void {
  if (seat !== null && !isHere(match)) void then(({ noteChosen }) => noteChosen(match, seat, choice));
}

/** Resolves when everything so far is noted. */
export function witnessed(): Promise<void> {
  return last;
}
