// The server's studies: asked for, and started by whoever has the token of who runs it.

import type { Answer } from '@bridgefront/protocol';
import { addRoutes, ask, requestOf } from '../source/api.ts';
import { Problem, problemOf } from '../source/problem.ts';
import { forgetSetting, keepSetting, readSetting } from '../source/surroundings.ts';

addRoutes({
  listStudies: 'GET /api/studies',
  startStudy: 'POST /api/studies',
  getStudy: 'GET /api/studies/{study}',
  pauseStudy: 'POST /api/studies/{study}/pause',
  resumeStudy: 'POST /api/studies/{study}/resume',
  cancelStudy: 'DELETE /api/studies/{study}',
});

const key = 'owner-token';

/** The token of who runs the server, as this device keeps it; empty: none. */
export function ownerToken(): string {
  return readSetting(key) ?? '';
}

/** Keeps it on this device; an empty one is forgotten. */
export function keepOwnerToken(token: string): void {
  if (token === '') forgetSetting(key);
  else keepSetting(key, token);
}

type Acts = 'listStudies' | 'startStudy' | 'pauseStudy' | 'resumeStudy' | 'cancelStudy';

/** Asks as who runs the server, where this device has the token. */
export async function askAsOwner<N extends Acts>(
  name: N,
  given: { readonly params?: { readonly study: string }; readonly body?: object } = {},
): Promise<Answer<N> | Problem> {
  const token = ownerToken();
  const { url, ...request } = requestOf(name, given);
  const headers = {
    ...(request.method === 'POST' && { 'content-type': 'application/json' }),
    ...(token !== '' && { authorization: `Bearer ${token}` }),
  };
  try {
    const answer = await fetch(url, { ...request, headers });
    const body: unknown = await answer.json().catch(() => undefined);
    return answer.ok && body !== undefined ? (body as Answer<N>) : problemOf(answer.status, body);
  } catch {
    return new Problem(navigator.onLine ? 'unreachable' : 'offline');
  }
}

/** The server's studies, and whether this device may start any: a token that is not the server's opens nothing, and keeps nobody from reading. */
export async function listStudies(): Promise<Answer<'listStudies'> | Problem> {
  const listed = await askAsOwner('listStudies');
  return listed instanceof Problem && listed.code === 'no-session' ? ask('listStudies') : listed;
}

/** What a study has found. */
export function askStudy(study: string): Promise<Answer<'getStudy'> | Problem> {
  return ask('getStudy', { params: { study } });
}
