// The browser around the live connection: where the server is, and when to try again at once.

import type { ChatLine } from '@bridgefront/protocol';
import { ReconnectingSocket } from './reconnecting-socket.ts';
import type { Outside } from './reconnecting-socket.ts';
import { recognize } from './session.ts';

const liveAddress = (): string => `${location.origin.replace(/^http/, 'ws')}/api/live`;

const browser: Outside = {
  open: () => new WebSocket(liveAddress()),
  onWake(wake) {
    addEventListener('online', wake);
    addEventListener('offline', wake);
    addEventListener('pageshow', wake);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') wake();
    });
  },
  turnedAway: () => void recognize(),
  now: () => Date.now(),
};

/** The connection that all matches of this page share. */
export const pageWire = new ReconnectingSocket(browser);

/** The lines of chat so far; none if they cannot be had. */
export async function chatSoFar(match: string): Promise<readonly ChatLine[]> {
  const answer = await fetch(`/api/matches/${match}/chat`);
  return answer.ok ? ((await answer.json()) as { lines: readonly ChatLine[] }).lines : [];
}
