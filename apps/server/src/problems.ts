// What does not fit a schema, in one sentence that says where.

import { refuse } from '@bridgefront/protocol';
import type { WireRefusal } from '@bridgefront/protocol';
import type { z } from 'zod';

/** The first problem; `where` names what was checked. */
export function problemOf(error: z.ZodError, where: string): WireRefusal {
  const [issue] = error.issues;
  return refuse('bad-message', `${[where, ...issue.path].join('.')}: ${issue.message}.`);
}
