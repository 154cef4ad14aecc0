// What the endpoints of being called do.

import type { CommonServices } from '../commons.ts';
import type { Wisher } from '../calls/wishes.ts';
import type { Caller, Handlers } from './caller.ts';
import { stranger } from './people-handlers.ts';

type CallNames = 'getCalls' | 'setCalls' | 'muteCalls' | 'addWay' | 'dropWay' | 'tryWay' | 'renewFeeds';

/** Handlers of being called. */
export function callHandlers({ wishes }: CommonServices): Pick<Handlers, CallNames> {
  const by = ({ credential, origin }: Caller): Wisher | null =>
    credential === null ? null : { credential, origin };
  const of = async <T>(caller: Caller, wish: (wisher: Wisher) => Promise<T>) => {
    const wisher = by(caller);
    return wisher === null ? stranger : wish(wisher);
  };
  return {
    getCalls: (_given, caller) => of(caller, (wisher) => wishes.show(wisher)),
    setCalls: ({ body }, caller) => of(caller, (wisher) => wishes.set(wisher, body)),
    muteCalls: ({ body }, caller) => of(caller, (wisher) => wishes.mute(wisher, body)),
    addWay: ({ body }, caller) => of(caller, (wisher) => wishes.add(wisher, body)),
    dropWay: ({ params }, caller) => of(caller, (wisher) => wishes.drop(wisher, params.way)),
    tryWay: ({ params }, caller) => of(caller, (wisher) => wishes.try(wisher, params.way)),
    renewFeeds: ({ body }, caller) => of(caller, (wisher) => wishes.renewFeeds(wisher, body.on)),
  };
}
