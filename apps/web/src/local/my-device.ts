// Which matches this browser keeps. Most readers keep none: then nothing is loaded to find out.

import { keepSetting, readSetting } from '../source/surroundings.ts';
import type { KeptMatch } from './kept.ts';

const key = 'shell.device';

/** Notes that there are matches to look for. */
export function noteKept(): void {
  keepSetting(key, 'matches');
}

/** The matches on this device, newest first. */
export async function matchesHere(): Promise<readonly KeptMatch[]> {
  if (readSetting(key) === null) return [];
  try {
    return (await (await (await import('./kept.ts')).browserStore()).all()).map(waiting);
  } catch {
    return []; // A browser that keeps nothing has nothing to list.
  }
}

// Bots go on as soon as somebody opens it: whoever they were thinking for, it waits for the reader.
function waiting(kept: KeptMatch): KeptMatch {
  return kept.turn === null ? kept : { ...kept, turn: { ...kept.turn, mine: true } };
}

/** Removes a match from this device, for good. */
export async function removeHere(match: string): Promise<void> {
  await (await import('./here.ts')).askDevice('remove', { match });
  await (await import('../analysis/kept.ts')).forgetAnalysis(match);
}
