// Visits in the browser: the table over HTTP, its match over the page's live connection.

import type { MatchInfo, WireRefusal } from '@bridgefront/protocol';
import { liveSource } from '../source/live.ts';
import { chatSoFar, pageWire } from '../source/page-outside.ts';
import { Visit } from './visit.ts';

async function answerOf(answer: Response): Promise<MatchInfo | WireRefusal> {
  return (await answer.json()) as MatchInfo | WireRefusal;
}

/** Begins a visit; call `load`. */
export function visitMatch(match: string): Visit {
  return new Visit(match, {
    table: async (id) => answerOf(await fetch(`/api/matches/${encodeURIComponent(id)}`)),
    source: (id, seat) => liveSource(pageWire, chatSoFar, id, seat),
    renew: () => pageWire.renew(),
  });
}

/** Does something at a table, such as `vote`. */
export async function actAtTable(
  match: string,
  what: 'vote' | 'abandon' | 'stand-in' | 'come-back' | 'join' | 'ready',
  body: object = {},
): Promise<MatchInfo | WireRefusal> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`/api/matches/${match}/${what}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return answerOf(answer);
}
