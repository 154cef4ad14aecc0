// Lies about choices: exchanged, swallowed or refused on their way.

import { pickOne as pick } from '@bridgefront/kernel';
import { moment } from './telling.ts';
import type { Makers } from './telling.ts';

/** By name. */
export const choiceLies = {
  choice(random, tell) {
    // Another choice than the one that was made, in the client's name.
    let open: readonly string[] = [];
    const now = moment(random, 10);
    return {
      down(message) {
        const text = JSON.stringify(message);
        const found = /"choices":(\[[^\]]*\])/g;
        for (const [, list = '[]'] of text.matchAll(found)) open = JSON.parse(list) as string[];
        return [message];
      },
      up(message) {
        if (message['type'] !== 'choose') return [message];
        const others = open.filter((choice) => choice !== message['choice']);
        if (others.length === 0 || !now()) return [message];
        const choice = pick(random, others);
        tell(`${choice} instead of ${String(message['choice'])}`);
        return [{ ...message, choice }];
      },
    };
  },
  swallow(random, tell) {
    const now = moment(random, 10);
    return {
      up(message, reply) {
        if (message['type'] !== 'choose' || !now()) return [message];
        tell(`accepted ${String(message['choice'])} and kept it`);
        reply({ type: 'accepted', id: message['id'] });
        return [];
      },
    };
  },
  refusal(random, tell) {
    const now = moment(random, 10);
    return {
      up(message, reply) {
        if (message['type'] !== 'choose' || !now()) return [message];
        tell(`refused ${String(message['choice'])}`);
        reply({ type: 'refused', id: message['id'], code: 'illegal-choice', message: 'No.' });
        return [];
      },
    };
  },
} as const satisfies Makers;
