// What the endpoints of coming in through a club do.

import type { CommonServices } from '../commons.ts';
import type { Handlers } from './caller.ts';
import { becomes, onlyBrowsers } from './people-handlers.ts';

type ClubNames = 'getClub' | 'clubWay' | 'clubSignIn' | 'dropClub';

/** Handlers of coming in through a club. */
export function clubHandlers(commons: CommonServices): Pick<Handlers, ClubNames> {
  const { clubSignIn } = commons;
  return {
    getClub: async (_given, { identity }) => clubSignIn.show(identity),
    clubWay: async (_given, { browser, origin }) =>
      browser === null ? onlyBrowsers : clubSignIn.begin(origin),
    async clubSignIn({ body }, caller) {
      if (caller.browser === null) return onlyBrowsers;
      return becomes(commons, caller, await clubSignIn.take(body, caller.identity, caller.origin));
    },
    async dropClub(_given, { identity }) {
      await clubSignIn.drop(identity);
      return { done: true };
    },
  };
}
