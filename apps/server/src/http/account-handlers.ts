// What the endpoints of one's own account do: the acts of who runs the server, done by somebody to themselves.

import { refuse } from '@bridgefront/protocol';
import type { Answer } from '@bridgefront/protocol';
import { Admin } from '../admin/admin.ts';
import { AdminError } from '../admin/parts.ts';
import type { AdminParts } from '../admin/parts.ts';
import { Limits } from '../limits/limits.ts';
import type { Handlers } from './caller.ts';

/** How the audit log names who acts. */
const themselves = 'themselves';
const tooFast = refuse('too-fast', 'You have had it a moment ago; wait a few minutes.');
const otherName = refuse('bad-message', 'This is not your name: write it as it stands here.');

/** Handlers of one's own account. */
export function accountHandlers(parts: Omit<AdminParts, 'by'>): Pick<Handlers, 'getAccount' | 'dropAccount'> {
  const admin = new Admin({ ...parts, by: themselves });
  const mine = new Limits(parts.time, 1 / 300, 3);
  const fromNetwork = new Limits(parts.time, 1 / 60, 20);
  return {
    async getAccount(_given, { identity, origin }) {
      if (!mine.take(identity.id) || !fromNetwork.take(origin)) return tooFast;
      return (await admin.data(identity.id)) as Answer<'getAccount'>;
    },
    async dropAccount({ body }, { identity, browser }) {
      if (body.name !== identity.name) return otherName;
      try {
        await admin.forget(identity.id);
      } catch (error) {
        if (error instanceof AdminError) return refuse('failed', error.message);
        throw error;
      }
      // Whom this browser was before is not deleted with it.
      if ((await browser?.goBack()) == null) await browser?.forget();
      return { done: true };
    },
  };
}
