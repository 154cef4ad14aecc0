// The keyed hash of the chain is the one that everybody else computes.

import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { keyedHash } from '../src/match/keyed-hash.ts';

test.each([
  ['a usual secret', 's'.repeat(43), `${'0'.repeat(64)} 2 card:muster`],
  ['after a longer one', 'k', 'x'],
  ['no text', 'secret', ''],
  ['a secret as long as a block', 'b'.repeat(64), 'take-back 1'],
  ['a secret longer than a block', 'b'.repeat(65), 'take-back 1'],
  ['a text longer than any act', 'secret', 'y'.repeat(5000)],
  ['letters of several bytes', 'é'.repeat(20), 'ü 🜂'],
])('%s', (_what, secret, text) =>
  expect(keyedHash(secret, text)).toBe(createHmac('sha256', secret).update(text).digest('hex')),
);
