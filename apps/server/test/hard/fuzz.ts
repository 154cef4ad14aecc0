// Messages that no honest client sends, by a seed: broken JSON, wrong types, binary, huge, deep, invalid UTF-8.

import { pickOne, randomInt } from '@bridgefront/kernel';
import type { Random } from '@bridgefront/kernel';

/** A frame as it goes over the socket; text frames may hold bytes that are no text. */
export interface Frame {
  readonly kind: string;
  readonly data: Buffer;
  readonly binary: boolean;
  /** The protocol below forbids it: the connection has to be closed. */
  readonly fatal: boolean;
}

function bytes(random: Random, length: number): Buffer {
  return Buffer.from(Array.from({ length }, () => randomInt(random, 256)));
}

const strange: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  1e308,
  2 ** 53,
  '',
  'x'.repeat(300),
  [],
  {},
  [[]],
  { toString: 1 },
  '\u202e\u0000',
  '__proto__',
];

function honest(random: Random, match: string): { [key: string]: unknown } {
  const id = `f${randomInt(random, 1_000_000)}`;
  const at = { decision: randomInt(random, 5), plan: 0 };
  return pickOne<{ [key: string]: unknown }>(random, [
    { type: 'hello', id, token: 'x'.repeat(43) },
    { type: 'subscribe', id, match, seat: 0 },
    { type: 'choose', id, match, seat: 0, choice: 'done', at },
    { type: 'take-back', id, match, seat: 0, at },
    { type: 'chat', id, match, text: 'hello' },
    { type: 'ping', id },
  ]);
}

function wrongType(random: Random, match: string): string {
  const message = honest(random, match);
  message[pickOne(random, Object.keys(message))] = pickOne(random, strange);
  // An unknown field is no fault; a missing or strange one is.
  return JSON.stringify({ ...message, id: pickOne(random, strange) });
}

const kinds: { readonly [kind: string]: (random: Random, match: string) => Omit<Frame, 'kind'> } = {
  'half a message': (random, match) => {
    const text = JSON.stringify(honest(random, match));
    return {
      data: Buffer.from(text.slice(0, 1 + randomInt(random, text.length - 1))),
      binary: false,
      fatal: false,
    };
  },
  'wrong types': (random, match) => ({
    data: Buffer.from(wrongType(random, match)),
    binary: false,
    fatal: false,
  }),
  'not an object': (random) => ({
    data: Buffer.from(JSON.stringify(pickOne(random, strange))),
    binary: false,
    fatal: false,
  }),
  'unknown type': (random) => ({
    data: Buffer.from(JSON.stringify({ type: `t${randomInt(random, 99)}`, id: 'a' })),
    binary: false,
    fatal: false,
  }),
  prototype: () => ({
    data: Buffer.from('{"type":"ping","__proto__":{"id":"a"},"constructor":{"prototype":{"id":"b"}}}'),
    binary: false,
    fatal: false,
  }),
  binary: (random) => ({ data: bytes(random, 1 + randomInt(random, 400)), binary: true, fatal: false }),
  deep: (random) => ({
    data: Buffer.from(pickOne(random, ['[', '{"a":']).repeat(1000 + randomInt(random, 1500))),
    binary: false,
    fatal: false,
  }),
  'deep and whole': () => ({
    data: Buffer.from(`{"type":"ping","id":${'['.repeat(7000)}${']'.repeat(7000)}}`),
    binary: false,
    fatal: false,
  }),
  'long number': () => ({
    data: Buffer.from(`{"type":"ping","id":${'9'.repeat(15_000)}}`),
    binary: false,
    fatal: false,
  }),
};

const fatalKinds: { readonly [kind: string]: (random: Random) => Buffer } = {
  huge: (random) => Buffer.alloc(17_000 + randomInt(random, 500_000), 0x20),
  'invalid UTF-8': (random) =>
    Buffer.concat([Buffer.from('{"type":"'), bytes(random, 40), Buffer.from([0xff, 0xc0])]),
};

/** One frame; about one in sixty breaks the protocol below. */
export function badFrame(random: Random, match: string): Frame {
  if (randomInt(random, 60) === 0) {
    const kind = pickOne(random, Object.keys(fatalKinds));
    return { kind, data: fatalKinds[kind](random), binary: false, fatal: true };
  }
  const kind = pickOne(random, Object.keys(kinds));
  return { kind, ...kinds[kind](random, match) };
}
