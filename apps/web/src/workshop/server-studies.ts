// The server's studies: asked for, and started by whoever has the token of who runs it.

import type { Answer } from '@bridgefront/protocol';
import { addRoutes, ask } from '../source/api.ts';
import { askAsOwner } from '../source/owner.ts';
import { Problem } from '../source/problem.ts';

addRoutes({
  listStudies: 'GET /api/studies',
  startStudy: 'POST /api/studies',
  getStudy: 'GET /api/studies/{study}',
  pauseStudy: 'POST /api/studies/{study}/pause',
  resumeStudy: 'POST /api/studies/{study}/resume',
  cancelStudy: 'DELETE /api/studies/{study}',
});

/** The server's studies, and whether this device may start any: a token that is not the server's opens nothing, and keeps nobody from reading. */
export async function listStudies(): Promise<Answer<'listStudies'> | Problem> {
  const listed = await askAsOwner('listStudies');
  return listed instanceof Problem && listed.code === 'no-session' ? ask('listStudies') : listed;
}

/** What a study has found. */
export function askStudy(study: string): Promise<Answer<'getStudy'> | Problem> {
  return ask('getStudy', { params: { study } });
}
