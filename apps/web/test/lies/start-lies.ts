// Lies about a table before its match: another seal, other shares, other signatures, another table, or an error.

import { digest, pickOne as pick, randomInt } from '@bridgefront/kernel';
import type { Message } from './liar.ts';
import { answering, moment } from './telling.ts';
import type { Makers } from './telling.ts';

/** By name. */
export const startLies = {
  seal(random, tell) {
    return answering(random, /^\/api\/matches\/[\w-]{22}(\/(ready|entropy))?$/, 3, ({ status, body }) => {
      tell('another seal of the secret');
      return { status, body: { ...(body as Message), commitment: digest('another secret') } };
    });
  },
  share(random, tell) {
    // Everybody else's share is another one, wherever the table is shown from now on.
    const now = moment(random, 3);
    let from = false;
    const forged = (info: Message): Message => {
      const seats = (info['seats'] as Message[] | undefined)?.map((seat) =>
        seat['mine'] === true || seat['committed'] == null ? seat : { ...seat, committed: digest('chosen') },
      );
      return seats === undefined ? info : { ...info, seats };
    };
    return {
      http(exchange) {
        if (!/^\/api\/matches\/[\w-]{22}(\/ready)?$/.test(exchange.path)) return null;
        from ||= now();
        if (!from) return null;
        return exchange.answer().then(({ status, body }) => {
          tell("another's share");
          return { status, body: forged(body as Message) };
        });
      },
      down(message) {
        if (!from || message['type'] !== 'table') return [message];
        tell("another's share");
        return [{ ...message, match: forged(message['match'] as Message) }];
      },
    };
  },
  reopened(random, tell) {
    // The first opening fails, and behind it the list is another one.
    let known = false;
    const forged = (info: Message): Message => ({
      ...info,
      seats: (info['seats'] as Message[]).map((seat) =>
        seat['mine'] === true ? seat : { ...seat, committed: digest(`chosen ${randomInt(random, 1000)}`) },
      ),
    });
    return {
      http(exchange) {
        if (exchange.path.endsWith('/entropy')) {
          if (known) return null;
          known = true;
          tell('knew the share, and failed');
          return Promise.resolve({ status: 500, body: { code: 'failed', message: 'Something went wrong.' } });
        }
        if (!known || !/^\/api\/matches\/[\w-]{22}$/.test(exchange.path)) return null;
        return exchange.answer().then(({ status, body }) => {
          const info = body as Message;
          return { status, body: info['status'] === 'lobby' ? forged(info) : info };
        });
      },
      down: (message) =>
        known && message['type'] === 'table' && (message['match'] as Message)['status'] === 'lobby'
          ? [{ ...message, match: forged(message['match'] as Message) }]
          : [message],
    };
  },
  signature(random, tell) {
    // A start that the server has not signed so: another text, somebody else's key, or none.
    const way = randomInt(random, 4);
    const forged = (info: Message): Message => {
      const start = info['start'] as Message | undefined;
      const signed = start?.['signed'] as { text: string; key: string; signature: string } | null | undefined;
      if (signed == null) return info;
      tell(['no signature', 'another signature', 'another key', 'another text'][way] ?? '');
      const other = [
        null,
        { ...signed, signature: signed.signature.replace(/^./, (first) => (first === '0' ? '1' : '0')) },
        { ...signed, key: digest('another key') },
        { ...signed, text: signed.text.replace(/"rules":|,"/, (found) => ` ${found}`) },
      ][way];
      return { ...info, start: { ...start, signed: other } };
    };
    return {
      http: ({ path, answer }) =>
        /^\/api\/matches\/[\w-]{22}(\/ready)?$/.test(path)
          ? answer().then(({ status, body }) => ({ status, body: forged(body as Message) }))
          : null,
      down: (message) => [
        message['type'] === 'table' ? { ...message, match: forged(message['match'] as Message) } : message,
      ],
    };
  },
  stranger(random, tell) {
    // Another match in place of the one that was asked for.
    return answering(random, /^\/api\/matches\/[\w-]{22}$/, 2, ({ status, body }) => {
      tell('another match');
      return { status, body: { ...(body as Message), id: 'A'.repeat(22) } };
    });
  },
  failing(random, tell) {
    return answering(random, /^\/api\/matches\//, 5, () => {
      const status = pick(random, [500, 503, 404, 429]);
      tell(`answered ${status}`);
      return {
        status,
        body: pick(random, [{ code: 'failed', message: 'Something went wrong.' }, null, 'not JSON', 7]),
      };
    });
  },
} as const satisfies Makers;
