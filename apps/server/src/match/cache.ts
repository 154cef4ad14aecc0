// Snapshots under a seal: one that was damaged, or belongs to another match or moment, is not mistaken for a state.

import { createHash } from 'node:crypto';

function sealOf(match: string, number: number, body: string): string {
  return createHash('sha256').update(`${match}\n${number}\n${body}`).digest('base64url');
}

/** The body of a snapshot as it is stored. */
export function seal(match: string, number: number, body: string): string {
  return `${sealOf(match, number, body)} ${body}`;
}

/**
 * The body as it was written.
 * @throws Error when it is not what was written for this match after this event
 */
export function unseal(match: string, number: number, stored: string): string {
  const end = stored.indexOf(' ');
  const body = stored.slice(end + 1);
  if (end < 0 || stored.slice(0, end) !== sealOf(match, number, body))
    throw new Error('The snapshot is damaged: its seal does not fit.');
  return body;
}
