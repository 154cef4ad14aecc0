// Who the reader is. Nobody has to say so: the first act enters as a guest, and the name can be changed at any time.

import { signal } from '@preact/signals';
import type { Answer, SessionInfo } from '@bridgefront/protocol';
import { ask, isOfDevice } from './api.ts';
import type { Asked, Route } from './api.ts';
import { forgetName, keepName, knownName, newGuestName } from './guest-name.ts';
import { Problem } from './problem.ts';

/** The reader; null: a stranger so far; undefined: not known yet. */
export const me = signal<SessionInfo | null | undefined>(undefined);

/** Whom this browser was before it took over an identity; null: nobody else. */
export const before = signal<string | null>(null);

/** The reader's name; the one of last time until the server has said it. Follows the signal. */
export function nameNow(): string | undefined {
  return me.value === undefined ? (knownName() ?? undefined) : me.value?.name;
}

let recognizing: Promise<Problem | null> | null = null;

// What of the reader's this page holds goes with it; who comes next finds a page that knows nobody.
function ended(): void {
  forgetName();
  location.replace('/you');
}

async function askWho(): Promise<Problem | null> {
  const answer = await ask('getSession');
  if (answer instanceof Problem) return answer;
  if (answer === null && me.peek() != null && !renewing) ended();
  me.value = answer;
  before.value = answer?.before ?? null;
  return null;
}

let renewing = false;

/** Ends all other sessions of the reader, and gives this browser a new secret; null, or why not. */
export async function endOthers(): Promise<Problem | null> {
  renewing = true;
  const answer = await ask('renewSession', { body: {} });
  renewing = false;
  return answer instanceof Problem ? answer : null;
}

/** Asks the server who this browser is; null, or why it does not say. */
export async function recognize(): Promise<Problem | null> {
  recognizing ??= askWho().finally(() => (recognizing = null));
  return recognizing;
}

/** The reader is now this one, also after the page was closed. */
export function become(somebody: SessionInfo): void {
  keepName(somebody.name);
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
  entering ??= takeName(knownName() ?? newGuestName()).finally(() => (entering = null));
  return entering;
}

/** Asks for something that needs an identity; enters first where there is none, also if the old one has expired. */
export async function act<N extends Route>(name: N, given?: Asked<N>): Promise<Answer<N> | Problem> {
  // This device need not be told who the reader is.
  const problem = isOfDevice(given) ? null : await enter();
  if (problem !== null) return problem;
  const answer = await ask(name, given);
  if (!(answer instanceof Problem) || answer.code !== 'no-session') return answer;
  me.value = null;
  return (await enter()) ?? ask(name, given);
}
