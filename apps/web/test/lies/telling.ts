// How a lie is told: at the moment that its seed has chosen, about a part of a message that can be another one.

import { pickOne as pick, randomInt } from '@bridgefront/kernel';
import type { Random } from '@bridgefront/kernel';
import type { Answer, Exchange, Lie, Message, Sent } from './liar.ts';

/** Notes what was done. */
export type Tell = (what: string) => void;
/** Lies by name, each made of a seed. */
export interface Makers {
  readonly [kind: string]: (random: Random, tell: Tell) => Lie;
}

/** Whether it tells of the table. */
export const streamed = (message: Message): boolean =>
  message['type'] === 'whole' || message['type'] === 'change';
/** What may be changed. */
export const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Counts what is eligible, and says when it is the one that the seed has chosen. */
export function moment(random: Random, within: number, times = 1): () => boolean {
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
export function forge(random: Random, value: unknown): string | null {
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

/** What of a message shows the game. */
export function shownIn(message: Message): unknown {
  if (message['type'] === 'whole') return inTable(message['document']);
  const frames = message['frames'] as readonly Message[] | undefined;
  const patches = [...(frames ?? []), message].map((one) => one['patch'] as readonly Message[]);
  const values = patches.flatMap((patch) =>
    (patch ?? []).filter(({ path }) => String(path).startsWith('/view/table') || frames !== undefined),
  );
  return values.map((operation) => operation).filter(({ value }) => value !== undefined);
}

/** What a message says has happened. */
export function reportsIn(message: Message): readonly Message[] {
  const frames = (message['frames'] as readonly Message[] | undefined) ?? [];
  return [
    ...((message['reports'] as readonly Message[] | undefined) ?? []),
    ...frames.map((frame) => frame['report'] as Message),
  ];
}

/** At the first streamed message from the chosen moment on that it fits. */
export const onDown = (
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

/** At the answer to such a request that the seed has chosen. */
export const answering = (
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
