// What who runs the server may ask for: by its token, which this device keeps.

import type { Answer, EndpointName } from '@bridgefront/protocol';
import { requestOf } from './api.ts';
import type { Asked } from './api.ts';
import { Problem, problemOf } from './problem.ts';
import { forgetSetting, keepSetting, readSetting } from './surroundings.ts';

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

/** Asks as who runs the server, where this device has the token. */
export async function askAsOwner<N extends EndpointName>(
  name: N,
  given?: Asked<N>,
): Promise<Answer<N> | Problem> {
  const token = ownerToken();
  const { url, ...request } = requestOf(name, given ?? {});
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
