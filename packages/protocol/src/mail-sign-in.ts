// Endpoints of coming in by mail: a link to an address that its owner has confirmed, where the server sends mail.

import { z } from 'zod';
import { done } from './done.ts';
import type { Endpoint } from './endpoint.ts';

const address = z.email().max(254).describe('nobody else is shown it');

const mailsSchema = z.object({
  mails: z.array(z.object({ address, createdAt: z.int() })),
  sends: z.boolean().describe('whether this server sends mail'),
});

/** Endpoints by name, each with the schemas of what it takes and gives. */
export const mailSignInEndpoints = {
  listMails: {
    method: 'GET',
    path: '/api/mails',
    summary: 'The mail addresses by which I can come in',
    identified: true,
    answer: mailsSchema,
  },
  addMail: {
    method: 'POST',
    path: '/api/mails',
    summary: 'Send a link to this address: whoever follows it shows that it is theirs, and comes in as me',
    identified: true,
    body: z.strictObject({ address }),
    answer: done,
  },
  dropMail: {
    method: 'POST',
    path: '/api/mails/drop',
    summary: 'Nobody comes in as me by this address any more',
    identified: true,
    body: z.strictObject({ address }),
    answer: mailsSchema,
  },
  sendsMail: {
    method: 'GET',
    path: '/api/session/mail',
    summary: 'Whether one can come in by mail here',
    identified: false,
    answer: z.object({ sends: z.boolean() }),
  },
  mailLink: {
    method: 'POST',
    path: '/api/session/mail',
    summary: 'Send a link to this address, if it is somebody’s: the answer is the same when it is not',
    identified: false,
    body: z.strictObject({ address }),
    answer: done,
  },
} as const satisfies { readonly [name: string]: Endpoint };
