// Refusals among answers.

import type { WireRefusal } from '@bridgefront/protocol';

/** Whether an answer is a refusal. */
export function isRefusal(body: unknown): body is WireRefusal {
  return typeof body === 'object' && body !== null && 'code' in body && 'message' in body;
}
