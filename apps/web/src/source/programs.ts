// Programs that listen and may be challenged, as the server knows them.

import { signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { ProgramInfo } from '@bridgefront/protocol';
import { ask } from './api.ts';
import { Problem } from './problem.ts';

const listening = signal<readonly ProgramInfo[]>([]);

/** Programs that can be challenged, all games together; empty until they are known. */
export const programs: ReadonlySignal<readonly ProgramInfo[]> = listening;

/** Asks who listens now; what was known stays where the server does not answer. */
export async function loadPrograms(): Promise<void> {
  const answer = await ask('listPrograms');
  if (!(answer instanceof Problem)) listening.value = answer.programs;
}
