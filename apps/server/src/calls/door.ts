// Door of calls for who has no session: what the secret addresses of feeds and letters lead to.

import { atom, calendar, entriesOf } from './feeds.ts';
import type { FeedParts } from './feeds.ts';
import type { Calls } from './calls.ts';
import type { Wishes } from './wishes.ts';
import type { Time } from '../time.ts';

/** What can be done by a secret address; null: it leads nowhere. */
export interface CallDoor {
  calendar(secret: string): Promise<string | null>;
  turns(secret: string): Promise<string | null>;
  off(key: string): Promise<void>;
  confirm(key: string): Promise<boolean>;
}

/** What people ask about their calls, answered from these. */
export function callDoor(calls: Calls, wishes: Wishes, time: Time, feeds: FeedParts): CallDoor {
  const { store, publicUrl } = feeds;
  async function entries(secret: string) {
    const settings = await store.settingsOfFeed(secret);
    if (settings === null) return null;
    const { identity } = settings;
    return entriesOf(feeds, identity, await calls.openTurnsOf(identity));
  }
  return {
    async calendar(secret) {
      const all = await entries(secret);
      return all && calendar(all, publicUrl, time.now());
    },
    async turns(secret) {
      const all = await entries(secret);
      return all && atom(all, publicUrl, secret, time.now());
    },
    off: (key) => wishes.off(key),
    confirm: (key) => wishes.confirm(key),
  };
}
