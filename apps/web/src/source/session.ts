// Who the reader is. Nobody has to say so: the first act enters as a guest, and the name can be changed at any time.

import { signal } from '@preact/signals';
import type { Answer, SessionInfo } from '@bridgefront/protocol';
import { keepSetting, readSetting } from './surroundings.ts';
import { ask } from './api.ts';
import type { Asked, Route } from './api.ts';
import { newGuestName } from './guest-name.ts';
import { Problem } from './problem.ts';

const nameKey = 'shell.name';

/** The reader; null: a stranger so far; undefined: not known yet. */
export const me = signal<SessionInfo | null | undefined>(undefined);

/** Asks the server who this browser is. */
export async function recognize(): Promise<void> {
  const answer = await ask('getSession');
  if (!(answer instanceof Problem)) me.value = answer;
}

/** The reader is now this one, also after the page was closed. */
export function become(somebody: SessionInfo): void {
  keepSetting(nameKey, somebody.name);
  me.value = somebody;
}

/** Takes a name: enters, or renames. */
export async function takeName(name: string): Promise<Problem | null> {
  const answer = await ask('setSession', { body: { name } });
  if (answer instanceof Problem) return answer;
  become(answer);
  return null;
}

let entering: Promise<Problem | null> | null = null;

/** Sees to it that the server knows the reader, under the name of last time or a new one. */
export async function enter(): Promise<Problem | null> {
  if (me.peek() === undefined) await recognize();
  if (me.peek() != null) return null;
  entering ??= takeName(readSetting(nameKey) ?? newGuestName()).finally(() => (entering = null));
  return entering;
}

/** Asks for something that needs an identity; enters first where there is none, also if the old one has expired. */
export async function act<N extends Route>(name: N, given?: Asked<N>): Promise<Answer<N> | Problem> {
  const problem = await enter();
  if (problem !== null) return problem;
  const answer = await ask(name, given);
  if (!(answer instanceof Problem) || answer.code !== 'no-session') return answer;
  me.value = null;
  return (await enter()) ?? ask(name, given);
}

/** A share of the randomness for fair dice. */
export function newEntropy(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
