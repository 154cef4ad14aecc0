// The environment: what makes no sense is refused in a sentence of our own that says what is allowed.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';

const memory = { STORAGE: 'memory' };

test.each([
  ['PORT', 'abc', 'has to be a whole number from 0 to 65535.'],
  ['PORT', '70000', 'has to be a whole number from 0 to 65535.'],
  ['PORT', '1e3', 'has to be a whole number from 0 to 65535.'],
  ['PORT', '0x50', 'has to be a whole number from 0 to 65535.'],
  ['PORT', ' ', 'has to be a whole number from 0 to 65535.'],
  ['PORT', '80 80', 'has to be a whole number from 0 to 65535.'],
  ['ANSWER_BEAT', '-0', 'has to be a whole number from 0 to 10000.'],
  ['IDLE_SECONDS', '9'.repeat(400), 'has to be a whole number from 0 to 86400.'],
  ['BOT_THREADS', '1.5', 'has to be a whole number from 1 to 64.'],
  ['PROGRAM_PER_MINUTE', '0', 'has to be a whole number from 1 to 10000000.'],
  ['STORAGE', 'disk', 'has to be one of "sqlite", "memory".'],
  ['LOG_LEVEL', 'loud', 'has to be one of "fatal", "error", "warn", "info", "debug", "trace", "silent".'],
  ['SECRET', 'short', 'has to have at least 32 characters.'],
  ['METRICS_TOKEN', 'short', 'has to have at least 16 characters.'],
  ['PUBLIC_URL', 'play.example.org', 'has to be an address such as https://play.example.org.'],
  ['PUBLIC_URL', 'ftp://play.example.org', 'has to be an address such as https://play.example.org.'],
  ['HSTS', 'yes', 'has to be one of "true", "false".'],
  [
    'TRUST_PROXY',
    'me',
    'has to be a number of proxies, or their addresses or networks as in 10.0.0.0/8,::1.',
  ],
  [
    'TRUST_PROXY',
    '10.0.0.0/40',
    'has to be a number of proxies, or their addresses or networks as in 10.0.0.0/8,::1.',
  ],
])('%s=%s', (name, value, says) => {
  expect(() => readConfig({ ...memory, [name]: value })).toThrow(new Error(`${name} ${says}`));
});

test('an empty variable is not set', () => {
  const source = readFileSync(join(import.meta.dirname, '../src/config.ts'), 'utf8');
  const names = [...source.matchAll(/^ {2}([A-Z_]+): /gm)].map(([, name]) => name);
  const said = { ...memory, SECRET: 'a secret for tests that is long enough' };
  const empty = Object.fromEntries(names.filter((name) => !(name in said)).map((name) => [name, '']));
  expect(readConfig({ ...empty, ...said })).toEqual(readConfig(said));
});

test('each variable that makes no sense has a line', () => {
  const wrong = { ...memory, PORT: 'x', BOT_TABLES: '-1' };
  expect(() => readConfig(wrong)).toThrow(
    'PORT has to be a whole number from 0 to 65535.\nBOT_TABLES has to be a whole number from 1 to 1000000.',
  );
});

test('the guide lists every variable, and no other', () => {
  const guide = readFileSync(join(import.meta.dirname, '../../../docs/running.md'), 'utf8');
  const source = readFileSync(join(import.meta.dirname, '../src/config.ts'), 'utf8');
  const listed = [...guide.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name]) => name);
  const read = [...source.matchAll(/^ {2}([A-Z_]+): /gm)].map(([, name]) => name);
  expect(listed.toSorted()).toEqual(read.toSorted());
});
