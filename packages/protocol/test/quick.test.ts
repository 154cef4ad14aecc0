// The quick check of a choice is what the schema says, of good messages and of all that resemble them.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clientMessageSchema, readClientMessage } from '../src/index.ts';

const id = fc.stringMatching(/^[A-Za-z0-9_-]{22}$/);
const message = fc.stringMatching(/^[\w.:-]{1,64}$/);
const few = fc.integer({ min: 0, max: 40 });
const odd = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom('', 'a\n', 'ä'.repeat(22), 'x'.repeat(65), 'x'.repeat(201), -1, -0, 32, 0.5, 1e300, 10_001),
  fc.constantFrom(2 ** 53, 2 ** 53 - 1, true, null, [], {}),
);

// Mostly right, at times odd or missing, with something beside at times.
const mostly = (right: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 12, arbitrary: right }, { weight: 1, arbitrary: odd });
const rarely = fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: odd });
const reference = fc.record(
  { decision: mostly(fc.nat()), plan: mostly(few), more: rarely },
  { requiredKeys: ['decision', 'plan'] },
);
const choose = fc.record(
  {
    type: mostly(fc.constant('choose')),
    id: mostly(message),
    match: mostly(id),
    seat: mostly(few),
    choice: mostly(fc.string({ minLength: 1, maxLength: 210 })),
    at: mostly(reference),
    more: rarely,
  },
  { requiredKeys: ['type', 'id', 'match', 'seat', 'choice'] },
);

test('random choices are read, and refused, as the schema does', () => {
  const seen = { good: 0, bad: 0 };
  fc.assert(
    fc.property(choose, (made) => {
      const sent = JSON.parse(JSON.stringify(made)) as unknown;
      const [read, said] = [readClientMessage(sent), clientMessageSchema.safeParse(sent)];
      seen[read.success ? 'good' : 'bad']++;
      expect(read.success).toBe(said.success);
      expect(read.data).toEqual(said.data);
      expect(read.error?.issues).toEqual(said.error?.issues);
    }),
    { numRuns: 4000 },
  );
  expect(Math.min(seen.good, seen.bad)).toBeGreaterThan(200);
});

test.each([null, 7, 'choose', [], { type: 'ping', id: 'a' }, { type: 'nothing' }])('%j', (sent) => {
  const [read, said] = [readClientMessage(sent), clientMessageSchema.safeParse(sent)];
  expect(read.data).toEqual(said.data);
  expect(read.error?.issues).toEqual(said.error?.issues);
});
