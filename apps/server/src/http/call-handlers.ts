// What the endpoints of being called do.

import type { CommonServices } from '../commons.ts';
import type { Wisher } from '../calls/wishes.ts';
import type { Handlers, KnownCaller } from './caller.ts';

type CallNames = 'getCalls' | 'setCalls' | 'muteCalls' | 'addWay' | 'dropWay' | 'tryWay' | 'renewFeeds';

/** Handlers of being called. */
export function callHandlers({ wishes }: CommonServices): Pick<Handlers, CallNames> {
  const by = ({ credential, origin }: KnownCaller): Wisher => ({ credential, origin });
  return {
    getCalls: (_given, caller) => wishes.show(by(caller)),
    setCalls: ({ body }, caller) => wishes.set(by(caller), body),
    muteCalls: ({ body }, caller) => wishes.mute(by(caller), body),
    addWay: ({ body }, caller) => wishes.add(by(caller), body),
    dropWay: ({ params }, caller) => wishes.drop(by(caller), params.way),
    tryWay: ({ params }, caller) => wishes.try(by(caller), params.way),
    renewFeeds: ({ body }, caller) => wishes.renewFeeds(by(caller), body.on),
  };
}
