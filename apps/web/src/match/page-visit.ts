// Visits in the browser: the table over HTTP, its match over the page's live connection.

import type { MatchInfo, WireRefusal } from '@bridgefront/protocol';
import { liveSource } from '../source/live.ts';
import { chatSoFar, pageWire } from '../source/page-outside.ts';
import { Visit } from './visit.ts';

// A match is asked for by its address alone: where that is refused, the address is wrong.
async function tableAt(id: string): Promise<MatchInfo | WireRefusal> {
  const answer = await answerOf(await fetch(`/api/matches/${encodeURIComponent(id)}`));
  return 'code' in answer && answer.code === 'bad-message' ? { ...answer, code: 'not-found' } : answer;
}

async function answerOf(answer: Response): Promise<MatchInfo | WireRefusal> {
  return (await answer.json()) as MatchInfo | WireRefusal;
}

/** Begins a visit; call `load`. */
export function visitMatch(match: string): Visit {
  return new Visit(match, {
    table: tableAt,
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
