// The messages that docs/protocol.md shows are messages.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  clientMessageSchema,
  matchInfoSchema,
  ownEventSchema,
  serverMessageSchema,
  wireCodes,
} from '@bridgefront/protocol';
import { expect, test } from 'vitest';

const page = readFileSync(join(import.meta.dirname, '../../../docs/protocol.md'), 'utf8');

function shown(kind: 'client' | 'server' | 'event' | 'summary'): readonly { readonly type: string }[] {
  const block = new RegExp(`^\`\`\`json ${kind}\n(.*?)^\`\`\``, 'ms').exec(page)?.[1] ?? '';
  return block
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { type: string });
}

test('every message of a client has an example that the server takes', () => {
  const examples = shown('client');
  for (const example of examples) expect(clientMessageSchema.safeParse(example).error).toBeUndefined();
  const types = clientMessageSchema.options.map(({ shape }) => shape.type.value);
  expect(new Set(examples.map(({ type }) => type))).toEqual(new Set(types));
});

test('every message of the server is shown, the long ones in the words of their own sections', () => {
  const examples = shown('server');
  for (const example of examples) expect(serverMessageSchema.safeParse(example).error).toBeUndefined();
  const types = serverMessageSchema.options.map(({ shape }) => shape.type.value);
  const told = ['whole', 'change', 'table'];
  expect(new Set([...examples.map(({ type }) => type), ...told])).toEqual(new Set(types));
});

test('every event of one’s own has an example', () => {
  const examples = shown('event');
  for (const example of examples) expect(ownEventSchema.safeParse(example).error).toBeUndefined();
  const types = ownEventSchema.options.map(({ shape }) => shape.type.value);
  expect(new Set(examples.map(({ type }) => type))).toEqual(new Set(types));
});

test('the summary that is shown is one', () => {
  const examples = shown('summary');
  expect(examples).toHaveLength(1);
  for (const example of examples) expect(matchInfoSchema.safeParse(example).error).toBeUndefined();
});

test('every code of a refusal is explained', () => {
  expect(wireCodes.filter((code) => !page.includes(`\`${code}\``))).toEqual([]);
});
