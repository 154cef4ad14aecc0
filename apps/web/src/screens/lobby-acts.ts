// What can be done at a table before the match.

import type { MatchInfo } from '@bridgefront/protocol';
import type { Problem } from '../source/problem.ts';
import { getReady } from '../source/dice.ts';
import { addRoutes } from '../source/api.ts';
import { act } from '../source/session.ts';

addRoutes({ decline: 'POST /api/matches/{match}/decline' });

/** What the act is about. */
interface Details {
  readonly seat?: number;
  readonly invite?: string;
}

type What = 'ready' | 'unready' | 'leave' | 'kick' | 'fill' | 'join' | 'decline';

/** Does it, and shows what comes of it. */
export type LobbyAct = (what: What, more?: Details) => void;

/** Asks the server. */
export function lobbyAct(info: MatchInfo, what: What, more: Details = {}): Promise<MatchInfo | Problem> {
  const params = { match: info.id };
  switch (what) {
    case 'ready':
      return getReady(info);
    case 'unready':
      return act('ready', { params, body: { ready: false } });
    case 'leave':
      return act('leave', { params, body: {} });
    case 'kick':
      return act('kick', { params, body: { seat: more.seat ?? -1 } });
    case 'fill':
      return act('fill', { params, body: { seat: more.seat ?? -1 } });
    case 'decline':
      return act('decline', { params, body: {} });
    case 'join':
      return act('join', { params, body: more });
  }
}
