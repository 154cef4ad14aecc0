// Begins matches on this device.

import type { CreateMatch, MatchInfo } from '@bridgefront/protocol';
import { noteKept } from '../local/my-device.ts';
import { keepName, knownName, proposedName } from './guest-name.ts';
import { Problem } from './problem.ts';
import { isRefusal } from './refusal.ts';

/** What the reader is called in matches on this device. */
export function nameHere(): string {
  return knownName() ?? proposedName();
}

function ownName(): string {
  const name = nameHere();
  keepName(name);
  return name;
}

/** Begins a match on this device; `people`: the names of the persons in the order of their seats, null for the reader. */
export async function createHere(
  wish: CreateMatch,
  people: readonly (string | null)[] = [null],
): Promise<MatchInfo | Problem> {
  const names = people.map((name) => name ?? ownName());
  try {
    const { askDevice } = await import('../local/here.ts');
    const answer = await askDevice('createMatch', { wish, people: names });
    if (isRefusal(answer)) return Problem.told(answer);
    noteKept();
    return answer;
  } catch {
    return new Problem('not-here'); // What it takes is neither kept nor can be fetched.
  }
}
