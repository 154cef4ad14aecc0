// Passkeys in this browser: made for the reader, or used to come in.

import type { Answer } from '@bridgefront/protocol';
import { ask } from './api.ts';
import { Problem } from './problem.ts';
import { become } from './session.ts';

/** The reader's passkeys, as the server lists them. */
export type Passkeys = Answer<'listPasskeys'>;

/** Why the browser has done nothing: its user did not want it, or it has made one before. */
export type Stopped = 'stopped' | 'exists';

/** Whether this browser knows passkeys. */
export function knowsPasskeys(): boolean {
  return 'PublicKeyCredential' in globalThis;
}

const library = () => import('@simplewebauthn/browser');

const whyStopped = (error: unknown): Stopped =>
  error instanceof Error && error.name === 'InvalidStateError' ? 'exists' : 'stopped';

/** Makes one. */
export async function makePasskey(): Promise<Passkeys | Problem | Stopped> {
  const told = await ask('passkeyOptions', { body: {} });
  if (told instanceof Problem) return told;
  const { startRegistration } = await library();
  // What the server's library has written, its counterpart reads.
  const optionsJSON = told.options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'];
  const made = await startRegistration({ optionsJSON }).catch(whyStopped);
  return typeof made === 'string' ? made : ask('addPasskey', { body: { made } } as never);
}

/** Comes in by one: the page begins anew as whoever it is. */
export async function signIn(): Promise<Problem | Stopped | null> {
  const told = await ask('signInOptions', { body: {} });
  if (told instanceof Problem) return told;
  const { startAuthentication } = await library();
  const optionsJSON = told.options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'];
  const used = await startAuthentication({ optionsJSON }).catch(whyStopped);
  if (typeof used === 'string') return used;
  const answer = await ask('signIn', { body: { used } } as never);
  if (answer instanceof Problem) return answer;
  become(answer);
  // Anew, because the live connection is still that of whoever this browser was before.
  location.replace('/matches');
  return null;
}
