// What the endpoints of passkeys do.

import type { CommonServices } from '../commons.ts';
import type { Handlers } from './caller.ts';
import { becomes, onlyBrowsers } from './people-handlers.ts';

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
    listPasskeys: async (_given, { identity }) => passkeys.list(identity),
    passkeyOptions: async (_given, { identity }) => passkeys.optionsFor(identity),
    async addPasskey({ body }, { identity, credential }) {
      return passkeys.add(identity, body, credential.device ?? '');
    },
    dropPasskey: async ({ params }, { identity }) => passkeys.drop(identity, params.passkey),
    signInOptions: async (_given, { origin }) => passkeys.optionsForAnybody(origin),
    async signIn({ body }, caller) {
      if (caller.browser === null) return onlyBrowsers;
      return becomes(commons, caller, await passkeys.take(body, caller.origin));
    },
  };
}
