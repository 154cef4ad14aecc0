// What a page was sent, as documents: every live message of one connection, followed as the page follows it.

import type { ServerMessage } from '@bridgefront/protocol';
import type { SeatReport } from '@bridgefront/viewing';
import { follow } from '../../src/source/stream.ts';
import type { Followed } from '../../src/source/stream.ts';
import type { MatchDocument } from '@bridgefront/page/source.ts';

/** Everything that somebody was sent of a match. */
export interface Sent {
  readonly documents: readonly MatchDocument[];
  readonly reports: readonly SeatReport[];
  /** The seats whose streams these were; a page with an own seat is sent no other. */
  readonly seats: readonly (number | null)[];
}

/**
 * Reads the messages.
 * @throws Error when one does not follow the one before
 */
export function readSent(received: readonly string[]): Sent {
  const documents: MatchDocument[] = [];
  const seats = new Set<number | null>();
  let followed: Followed | null = null;
  for (const text of received) {
    const message = JSON.parse(text) as ServerMessage;
    if (message.type !== 'whole' && message.type !== 'change') continue;
    seats.add(message.seat);
    const after: ReturnType<typeof follow> = follow(followed, message);
    if (after === 'old') continue;
    if (typeof after === 'string') throw new Error(`A message does not follow: ${after}.`);
    followed = after;
    documents.push(after.document);
  }
  return { documents, reports: followed?.reports ?? [], seats: [...seats] };
}
