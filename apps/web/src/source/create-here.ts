// Begins matches on this device.

import type { CreateMatch, MatchInfo } from '@bridgefront/protocol';
import { noteKept } from '../local/my-device.ts';
import { keepName, knownName, newGuestName } from './guest-name.ts';
import { Problem } from './problem.ts';
import { isRefusal } from './refusal.ts';

/** Begins a match of the reader against bots on this device. */
export async function createHere(wish: CreateMatch): Promise<MatchInfo | Problem> {
  const name = knownName() ?? newGuestName();
  keepName(name);
  try {
    const { askDevice } = await import('../local/here.ts');
    const answer = await askDevice('createMatch', { wish, name });
    if (isRefusal(answer)) return Problem.told(answer);
    noteKept();
    return answer;
  } catch {
    return new Problem('not-here'); // What it takes is neither kept nor can be fetched.
  }
}
