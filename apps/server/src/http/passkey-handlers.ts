// What the endpoints of passkeys do.

import type { CommonServices } from '../commons.ts';
import type { Handlers } from './caller.ts';
import { becomes, onlyBrowsers, stranger } from './people-handlers.ts';

type PasskeyNames =
  | 'listPasskeys'
  | 'passkeyOptions'
  | 'addPasskey'
  | 'dropPasskey'
  | 'signInOptions'
  | 'signIn';

/** Handlers of passkeys. */
export function passkeyHandlers(commons: CommonServices): Pick<Handlers, PasskeyNames> {
  const { passkeys } = commons;
  return {
    listPasskeys: async (_given, { identity }) => (identity === null ? stranger : passkeys.list(identity)),
    passkeyOptions: async (_given, { identity }) =>
      identity === null ? stranger : passkeys.optionsFor(identity),
    async addPasskey({ body }, { identity, credential }) {
      if (identity === null) return stranger;
      return passkeys.add(identity, body, credential?.device ?? '');
    },
    dropPasskey: async ({ params }, { identity }) =>
      identity === null ? stranger : passkeys.drop(identity, params.passkey),
    signInOptions: async (_given, { origin }) => passkeys.optionsForAnybody(origin),
    async signIn({ body }, caller) {
      if (caller.browser === null) return onlyBrowsers;
      return becomes(commons, caller, await passkeys.take(body, caller.origin));
    },
  };
}
