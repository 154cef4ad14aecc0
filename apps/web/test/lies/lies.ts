// Seeded lies: what a lying server may do to one client, of each kind at a moment and in a way that the seed says.

import { pickOne as pick, randomInt, seedRandom } from '@bridgefront/kernel';
import type { Random } from '@bridgefront/kernel';
import { digest } from '@bridgefront/kernel';
import type { Answer, Exchange, Lie, Message, Sent } from './liar.ts';

/** A lie, and what it did. */
export interface ToldLie extends Lie {
  readonly kind: Kind;
  /** What was done, each time; empty: it has not come to it yet. */
  readonly told: string[];
}

type Tell = (what: string) => void;
type Maker = (random: Random, tell: Tell) => Lie;

const streamed = (message: Message): boolean => message['type'] === 'whole' || message['type'] === 'change';
const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Counts what is eligible, and says when it is the one that the seed has chosen. */
function moment(random: Random, within: number, times = 1): () => boolean {
  const first = randomInt(random, within);
  let at = 0;
  return () => {
    const now = at++;
    return now >= first && now < first + times;
  };
}

// Leaves of JSON that can be something else without being nonsense.
function leavesOf(value: unknown, path: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (typeof value === 'number' || typeof value === 'boolean' || (typeof value === 'string' && value !== ''))
    return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
}

/** Changes one leaf; what it changed. Nothing where there is none. */
function forge(random: Random, value: unknown): string | null {
  const leaves = leavesOf(value);
  if (leaves.length === 0) return null;
  const path = pick(random, leaves);
  let parent = value as { [key: string]: unknown };
  for (const key of path.slice(0, -1)) parent = parent[key] as typeof parent;
  const last = String(path.at(-1));
  const before = parent[last];
  parent[last] =
    typeof before === 'number' ? before + 1 : typeof before === 'boolean' ? !before : `${String(before)}x`;
  return `${path.join('/')}: ${JSON.stringify(before)} as ${JSON.stringify(parent[last])}`;
}

function inTable(document: unknown): unknown {
  return (document as { view: { table: unknown } }).view.table;
}

// What of a message shows the game.
function shownIn(message: Message): unknown {
  if (message['type'] === 'whole') return inTable(message['document']);
  const frames = message['frames'] as readonly Message[] | undefined;
  const patches = [...(frames ?? []), message].map((one) => one['patch'] as readonly Message[]);
  const values = patches.flatMap((patch) =>
    (patch ?? []).filter(({ path }) => String(path).startsWith('/view/table') || frames !== undefined),
  );
  return values.map((operation) => operation).filter(({ value }) => value !== undefined);
}

function reportsIn(message: Message): readonly Message[] {
  const frames = (message['frames'] as readonly Message[] | undefined) ?? [];
  return [
    ...((message['reports'] as readonly Message[] | undefined) ?? []),
    ...frames.map((frame) => frame['report'] as Message),
  ];
}

// At the first streamed message from the chosen moment on that it fits.
const onDown = (
  random: Random,
  within: number,
  does: (message: Message, later: (sent: Sent) => void, cut: () => void) => readonly Sent[] | null,
): Lie => {
  let left = 1 + randomInt(random, within);
  return {
    down(message, later, cut) {
      if (!streamed(message) || left === 0) return [message];
      if (left > 1) left--;
      const sent = left > 1 ? null : does(message, later, cut);
      if (sent !== null) left = 0;
      return sent ?? [message];
    },
  };
};

const answering = (
  random: Random,
  path: RegExp,
  within: number,
  does: (answer: Answer, exchange: Exchange) => Answer | null,
): Lie => {
  const now = moment(random, within);
  return {
    http(exchange) {
      if (!path.test(exchange.path) || !now()) return null;
      return exchange.answer().then((answer) => does(copy(answer), exchange) ?? answer);
    },
  };
};

function forgedRecord(random: Random, record: Message, tell: Tell): Answer | null {
  const part = pick(random, [
    'choices',
    'seed',
    'secret',
    'contributions',
    'acts',
    'chain',
    'options',
    'cut',
    'start',
    'rules',
  ] as const);
  const fairness = record['fairness'] as Message;
  const choices = record['choices'] as string[];
  if (part === 'choices' || part === 'acts') {
    const list =
      part === 'choices' || fairness['acts'] === undefined ? choices : (fairness['acts'] as string[]);
    const at = randomInt(random, list.length);
    list[at] = pick(random, list);
  } else if (part === 'cut') choices.splice(randomInt(random, choices.length));
  else if (part === 'contributions') forge(random, fairness['contributions']);
  else if (part === 'options') record['options'] = { ...(record['options'] as object), lie: 1 };
  else if (part === 'start') forge(random, fairness['start']);
  else if (part === 'rules') record['rules'] = `${String(record['rules'])}x`;
  else if (part === 'seed') record['seed'] = digest('another seed');
  else fairness[part] = digest(`another ${part}`);
  tell(`record with another ${part}`);
  return { status: 200, body: record };
}

const kinds = {
  // What a bad network does as well.
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
  // What only a liar does.
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
  record(random, tell) {
    return answering(random, /\/record$/, 1, ({ body }) => forgedRecord(random, body as Message, tell));
  },
} as const satisfies { readonly [kind: string]: Maker };

/** Kinds of lies. */
export type Kind = keyof typeof kinds;

/** All kinds. */
export const allKinds = Object.keys(kinds) as readonly Kind[];
/** What a bad network does without wanting it: nobody may be accused of it. */
export const ofNetworks: ReadonlySet<Kind> = new Set<Kind>(['drop', 'delay', 'repeat', 'reorder', 'cut']);

/** Lie number `seed`: kinds take turns. */
export function lieOf(seed: number): ToldLie {
  const kind = allKinds[seed % allKinds.length];
  if (kind === undefined) throw new Error('There is no such lie.');
  const told: string[] = [];
  return { kind, told, ...kinds[kind](seedRandom(`lie ${seed}`), (what) => void told.push(what)) };
}
