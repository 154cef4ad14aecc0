// What a bad network does as well: messages that are lost, late, doubled or in another order.

import { pickOne as pick, randomInt } from '@bridgefront/kernel';
import type { Message, Sent } from './liar.ts';
import { moment, onDown, streamed } from './telling.ts';
import type { Makers } from './telling.ts';

/** By name. */
export const networkLies = {
  drop(random, tell) {
    const times = 1 + randomInt(random, 3);
    const now = moment(random, 20, times);
    return {
      down(message) {
        if (message['type'] === 'welcome' || !now()) return [message];
        tell(`dropped ${String(message['type'])}`);
        return [];
      },
    };
  },
  delay(random, tell) {
    const held: Sent[] = [];
    const now = moment(random, 20);
    let holding = false;
    return {
      down(message, later) {
        if (message['type'] === 'welcome' || (!holding && !now())) return [message];
        held.push(message);
        if (!holding) {
          holding = true;
          tell(`held back ${String(message['type'])}`);
          setTimeout(
            () => {
              holding = false;
              for (const one of held.splice(0)) later(one);
            },
            20 + randomInt(random, 200),
          );
        }
        return [];
      },
    };
  },
  repeat(random, tell) {
    const seen: Message[] = [];
    const now = moment(random, 20, 2);
    return {
      down(message) {
        if (streamed(message)) seen.push(message);
        if (!streamed(message) || !now()) return [message];
        const again = pick(random, seen.filter(({ type }) => type === 'change').concat(message));
        tell(`again ${String(again['type'])} ${String(again['number'])}`);
        return again['type'] === 'change' ? [message, again] : [message, message];
      },
    };
  },
  reorder(random, tell) {
    let kept: Message | null = null;
    const now = moment(random, 20);
    return {
      down(message, later) {
        if (kept !== null) {
          const before = kept;
          kept = null;
          return [message, before];
        }
        if (message['type'] !== 'change' || !now()) return [message];
        kept = message;
        // Where nothing follows it comes late, in its place.
        setTimeout(() => {
          if (kept === message) later(message);
          if (kept === message) kept = null;
        }, 300);
        tell(`exchanged the order at ${String(message['number'])}`);
        return [];
      },
    };
  },
  cut(random, tell) {
    return onDown(random, 20, (_message, _later, cut) => {
      tell('cut the line');
      cut();
      return [];
    });
  },
} as const satisfies Makers;
