// Lies about the table and what happened on it: what was never so, what is over, what somebody else was shown.

import { digest, pickOne as pick, randomInt } from '@bridgefront/kernel';
import type { Message } from './liar.ts';
import { copy, forge, moment, onDown, reportsIn, shownIn, streamed } from './telling.ts';
import type { Makers } from './telling.ts';

/** By name. */
export const tableLies = {
  garbage(random, tell) {
    return onDown(random, 12, (message) => {
      const text = JSON.stringify(message);
      const kind = randomInt(random, 4);
      tell(`garbage of kind ${kind}`);
      if (kind === 0) return [text.slice(0, randomInt(random, text.length))];
      if (kind === 1) return [{ ...message, document: null, patch: null, frames: 7 }];
      if (kind === 2) return ['null'];
      return [{ ...message, document: { view: 1, host: [] }, patch: [{ op: 'jump', path: 'x' }] }];
    });
  },
  table(random, tell) {
    return onDown(random, 25, (message) => {
      const forged = copy(message);
      const what = forge(random, shownIn(forged));
      if (what === null) return null;
      tell(`showed ${what}`);
      return [forged];
    });
  },
  report(random, tell) {
    return onDown(random, 25, (message) => {
      const forged = copy(message);
      const reports = reportsIn(forged);
      const what = reports.length === 0 ? null : forge(random, pick(random, reports));
      if (what === null) return null;
      tell(`told ${what}`);
      return [forged];
    });
  },
  outcome(_random, tell) {
    const turned = (outcome: unknown): unknown => {
      const { winners, ranking } = outcome as { winners: number[]; ranking: number[][] };
      tell('another winner');
      return {
        ...(outcome as object),
        winners: winners.map((seat) => 1 - seat),
        ranking: ranking.toReversed(),
      };
    };
    return {
      http(exchange) {
        if (!/^\/api\/matches\/[\w-]{22}(\/view)?$/.test(exchange.path)) return null;
        return exchange.answer().then(({ status, body }) => {
          const info = body as Message | null;
          return info?.['outcome'] == null
            ? { status, body }
            : { status, body: { ...info, outcome: turned(info['outcome']) } };
        });
      },
      down(message) {
        const forged = copy(message);
        const info = forged['match'] as Message | undefined;
        if (forged['type'] === 'table' && info?.['outcome'] != null)
          info['outcome'] = turned(info['outcome']);
        for (const operation of (forged['patch'] as Message[] | undefined) ?? [])
          if (operation['path'] === '/view/outcome' && operation['value'] != null)
            operation['value'] = turned(operation['value']);
        return [forged];
      },
    };
  },
  back(random, tell) {
    const wholes: Message[] = [];
    const now = moment(random, 25);
    return {
      down(message) {
        if (message['type'] === 'whole') wholes.push(copy(message));
        const [old] = wholes;
        if (message['type'] !== 'change' || old === undefined || !now()) return [message];
        tell(`went back from ${String(message['number'])} to ${String(old['number'])}`);
        return [old];
      },
    };
  },
  acts(random, tell) {
    return onDown(random, 25, (message) => {
      const forged = copy(message);
      const host = (forged['document'] as { host?: Message } | undefined)?.host;
      const patch = ((forged['patch'] as Message[] | undefined) ?? []).filter(({ path }) =>
        /^\/host\/(acts|link)$/.test(String(path)),
      );
      if (host === undefined && patch.length === 0) return null;
      const name = pick(random, ['acts', 'link'] as const);
      if (host !== undefined) host[name] = name === 'acts' ? Number(host[name]) + 1 : digest('another link');
      for (const operation of patch)
        if (operation['path'] === `/host/${name}`)
          operation['value'] = name === 'acts' ? Number(operation['value']) + 1 : digest('another link');
      tell(`another ${name}`);
      return [forged];
    });
  },
  fork(random, tell) {
    // Somebody else's stream in place of one's own.
    const seen: Message[] = [];
    const now = moment(random, 20);
    return {
      down(message) {
        if (!streamed(message)) return [message];
        seen.push(message);
        if (message['type'] !== 'change' || !now()) return [message];
        const other = pick(random, seen);
        tell(`the change of ${String(other['number'])} as ${String(message['number'])}`);
        return [
          {
            ...copy(other),
            type: 'change',
            number: message['number'],
            told: message['told'],
            stream: message['stream'],
          },
        ];
      },
    };
  },
  offered(random, tell) {
    return onDown(random, 25, (message) => {
      const forged = copy(message);
      const lists: string[][] = [];
      const look = (value: unknown): void => {
        if (typeof value !== 'object' || value === null) return;
        for (const [key, inner] of Object.entries(value))
          if (key === 'choices' && Array.isArray(inner) && inner.length > 0) lists.push(inner as string[]);
          else look(inner);
      };
      look(forged);
      const [list] = lists;
      if (list === undefined) return null;
      list.splice(randomInt(random, list.length), 1, 'card:made-up');
      tell('offered what is not legal');
      return [forged];
    });
  },
} as const satisfies Makers;
