// People whom the reader knows, as the server lists them.

import { signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { PersonInfo } from '@bridgefront/protocol';
import { addRoutes, ask } from './api.ts';
import { Problem } from './problem.ts';
import { me } from './session.ts';

addRoutes({ listPeople: 'GET /api/people' });

const known = signal<readonly PersonInfo[] | null>(null);

/** All of them; null: not known yet. */
export const knownPeople: ReadonlySignal<readonly PersonInfo[] | null> = known;

/** Asks who they are; what was known stays where the server does not answer. */
export async function loadPeople(): Promise<void> {
  const somebody = me.peek();
  if (somebody === undefined) return;
  const answer = somebody === null ? null : await ask('listPeople');
  known.value = answer === null || answer instanceof Problem ? (known.peek() ?? []) : answer.people;
}
