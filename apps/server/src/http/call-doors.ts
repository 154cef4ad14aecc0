// Doors without a session: feeds, and the links of letters. Whoever has such an address has what it opens, and nothing else.

import { refuse } from '@bridgefront/protocol';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { CallDoor } from '../calls/door.ts';
import { sendRefusal } from './refusals.ts';

const secret = { type: 'object', properties: { secret: { type: 'string', pattern: '^[\\w-]{43}$' } } };
const schema = { params: secret };

interface Asked {
  readonly Params: { readonly secret: string };
}

const nothing = refuse('not-found', 'There is nothing here: the address was renewed, or is not complete.');

// Programs that look into letters follow links: only a button acts.
const page = (title: string, text: string, button: string | null): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
<h1>${title}</h1>
<p>${text}</p>
${button === null ? '' : `<form method="post"><button>${button}</button></form>`}
</html>
`;

function sendPage(reply: FastifyReply, ...words: Parameters<typeof page>): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page(...words));
}

/** Opens them. */
export async function callDoors(app: FastifyInstance, door: CallDoor): Promise<void> {
  await app.register(async (scope) => {
    // What a mail program sends for one click (RFC 8058), and the button of our page: nothing in it is read.
    scope.addContentTypeParser('application/x-www-form-urlencoded', (_request, body, done) => {
      body.resume();
      done(null, null);
    });
    const feed = async (reply: FastifyReply, type: string, text: string | null): Promise<FastifyReply> =>
      text === null
        ? sendRefusal(reply, nothing)
        : reply.header('cache-control', 'private, max-age=60').type(`${type}; charset=utf-8`).send(text);
    scope.get<Asked>('/api/calls/feeds/:secret/deadlines.ics', { schema }, async ({ params }, reply) =>
      feed(reply, 'text/calendar', await door.calendar(params.secret)),
    );
    scope.get<Asked>('/api/calls/feeds/:secret/turns.atom', { schema }, async ({ params }, reply) =>
      feed(reply, 'application/atom+xml', await door.turns(params.secret)),
    );
    const off = '/api/calls/mail/:secret/off';
    scope.get<Asked>(off, { schema }, async (_request, reply) =>
      sendPage(reply, 'No more letters', 'Matches will not write to this address any more.', 'Stop them'),
    );
    scope.post<Asked>(off, { schema }, async ({ params }, reply) => {
      await door.off(params.secret);
      return sendPage(reply, 'Done', 'No more letters will come to this address.', null);
    });
    const confirm = '/api/calls/mail/:secret/confirm';
    scope.get<Asked>(confirm, { schema }, async (_request, reply) =>
      sendPage(reply, 'Be called here', 'Matches may write to this address when they wait for you.', 'Yes'),
    );
    scope.post<Asked>(confirm, { schema }, async ({ params }, reply) =>
      (await door.confirm(params.secret))
        ? sendPage(reply, 'Done', 'You are called at this address from now on.', null)
        : sendRefusal(reply, nothing),
    );
  });
}
