// What the endpoints of coming in by mail do.

import type { CommonServices } from '../commons.ts';
import type { Handlers } from './caller.ts';

type MailNames = 'listMails' | 'addMail' | 'dropMail' | 'sendsMail' | 'mailLink';

/** Handlers of coming in by mail. */
export function mailHandlers({ mailSignIns }: CommonServices): Pick<Handlers, MailNames> {
  return {
    listMails: async (_given, { identity }) => mailSignIns.list(identity),
    addMail: async ({ body }, { identity, origin }) => mailSignIns.add(identity, body.address, origin),
    dropMail: async ({ body }, { identity }) => mailSignIns.drop(identity, body.address),
    sendsMail: async () => ({ sends: mailSignIns.sends }),
    mailLink: async ({ body }, { origin }) => mailSignIns.send(body.address, origin),
  };
}
