// The server's endpoints, answered by this device for its own matches.

import type { WireRefusal } from '@bridgefront/protocol';
import { askDevice } from './here.ts';

/** A request's parts, as the page's `ask` has them. */
export interface Parts {
  readonly params?: { readonly [name: string]: unknown };
  readonly query?: { readonly [name: string]: unknown };
  readonly body?: unknown;
}

const onlyThere: WireRefusal = { code: 'not-live', message: 'That is only for matches on a server.' };

function seatOf(query: Parts['query']): number | null {
  const seat = query?.['seat'];
  return typeof seat === 'number' ? seat : null;
}

/** Asks this device what is else asked of the server; the answer, or why there is none. */
export function askHere(name: string, { params, query, body }: Parts): Promise<object> {
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
      return Promise.resolve(onlyThere);
  }
}
