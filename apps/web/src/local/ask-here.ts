// The server's endpoints, answered by this device for its own matches.

import type { CreateMatch, MatchInfo, WireRefusal } from '@bridgefront/protocol';
import { keepName, knownName, newGuestName } from '../source/guest-name.ts';
import { Problem } from '../source/problem.ts';
import { askDevice } from './here.ts';
import { noteKept } from './my-device.ts';

/** A request's parts, as the page's `ask` has them. */
export interface Parts {
  readonly params?: { readonly [name: string]: unknown };
  readonly query?: { readonly [name: string]: unknown };
  readonly body?: unknown;
}

function isRefusal(answer: object): answer is WireRefusal {
  return 'code' in answer && 'message' in answer;
}

function seatOf(query: Parts['query']): number | null {
  const seat = query?.['seat'];
  return typeof seat === 'number' ? seat : null;
}

function answerTo(name: string, { params, query, body }: Parts): Promise<object> {
  const match = String(params?.['match']);
  const seat = seatOf(query);
  switch (name) {
    case 'getMatch':
    case 'getRecord':
    case 'rematch':
      return askDevice(name, { match });
    case 'getView':
    case 'getRecording':
      return askDevice(name, { match, seat });
    case 'getHint':
      return askDevice(name, { match, seat: seat ?? 0 });
    case 'fork':
      return askDevice(name, { match, ...(body as { at: number; seat: number; bot: string }) });
    case 'vote':
    case 'abandon':
      return askDevice('end', { match });
    default:
      return Promise.resolve(new Problem('not-live', 'That is only for matches on a server.'));
  }
}

/** Asks this device what is else asked of the server. */
export async function askHere(name: string, parts: Parts): Promise<unknown> {
  const answer = await answerTo(name, parts);
  return isRefusal(answer) && !(answer instanceof Problem)
    ? new Problem(answer.code, answer.message)
    : answer;
}

/** Begins a match of the reader against bots on this device. */
export async function createHere(wish: CreateMatch): Promise<MatchInfo | Problem> {
  const name = knownName() ?? newGuestName();
  keepName(name);
  const answer = await askDevice('createMatch', { wish, name });
  if (isRefusal(answer)) return new Problem(answer.code, answer.message);
  noteKept();
  return answer;
}
