// Leaving a device: nothing of the reader stays in this browser.

import type { Answer } from '@bridgefront/protocol';
import { matchesHere, removeHere } from '../local/my-device.ts';
import { ask } from './api.ts';
import { Problem } from './problem.ts';

/** One of the reader's sessions. */
export type Session = Answer<'listSessions'>['sessions'][number];

/** Ends the session of this browser, removes all that it keeps, and begins anew as nobody; or why that cannot be. */
export async function leaveDevice({ id }: Session): Promise<Problem | null> {
  const answer = await ask('endSession', { params: { session: id } });
  if (answer instanceof Problem) return answer;
  await clearDevice();
  return null;
}

/** Removes all that this browser keeps, and begins anew. */
export async function clearDevice(): Promise<void> {
  for (const match of await matchesHere()) await removeHere(match.info.id).catch(() => undefined);
  await (await import('../analysis/kept.ts')).forgetAnalysis(null);
  (await import('./signing-key.ts')).forgetKey();
  for (const storage of [localStorage, sessionStorage]) storage.clear();
  location.replace('/');
}
