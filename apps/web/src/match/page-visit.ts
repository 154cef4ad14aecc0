// Visits in the browser: the table over HTTP, its match over the page's live connection; or both on this device.

import { effect } from '@preact/signals';
import type { MatchInfo, WireRefusal } from '@bridgefront/protocol';
import type { Source } from '@bridgefront/page/source.ts';
import { askHere } from '../local/ask-here.ts';
import { askDevice, deviceWire, whenNotKept } from '../local/here.ts';
import { isHere } from '../local/ids.ts';
import { liveSource } from '../source/live.ts';
import { chatSoFar, pageWire } from '../source/page-outside.ts';
import { setBack } from '../source/set-back.ts';
import { twofold } from '../source/witness.ts';
import { toast } from '@bridgefront/page/ui/toast.tsx';
import { matchTexts } from '../texts/match.ts';
import { Visit } from './visit.ts';

// A match is asked for by its address alone: where that is refused, the address is wrong.
async function tableAt(id: string): Promise<MatchInfo | WireRefusal> {
  const answer = await answerOf(await fetch(`/api/matches/${encodeURIComponent(id)}`));
  return 'code' in answer && answer.code === 'bad-message' ? { ...answer, code: 'not-found' } : answer;
}

async function answerOf(answer: Response): Promise<MatchInfo | WireRefusal> {
  return (await answer.json()) as MatchInfo | WireRefusal;
}

// The table as this device tells it.
async function tableHere(match: string): Promise<MatchInfo | WireRefusal> {
  return askDevice('getMatch', { match });
}

whenNotKept(() => toast(matchTexts.notKept, 'bad'));
effect(() => {
  if (setBack.value !== null) toast(matchTexts.setBack(setBack.value.acts), 'bad');
});

effect(() => {
  if (twofold.value !== null) toast(matchTexts.twofold, 'bad');
});

const nothingSaid = () => Promise.resolve([]);

/** Begins a visit; call `load`. `follow`: what a match on this device is seen and played through. */
export function visitMatch(match: string, follow: (source: Source) => Source = (source) => source): Visit {
  if (isHere(match))
    return new Visit(match, {
      table: tableHere,
      // With nobody's eyes nothing is played back.
      source: (id, seat) => follow(liveSource(deviceWire, nothingSaid, id, seat, seat !== null)),
      renew: () => undefined,
    });
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
  if (isHere(match)) return (await askHere(what, { params: { match }, body })) as MatchInfo | WireRefusal;
  return answerOf(await post(match, what, body));
}

function post(match: string, what: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return fetch(`/api/matches/${match}/${what}`, { method: 'POST', headers, body: JSON.stringify(body) });
}
