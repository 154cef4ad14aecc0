// The schemas: what they let in, and the description made from them.

import { describe, expect, test } from 'vitest';
import {
  chatTextSchema,
  clientMessageSchema,
  createMatchSchema,
  endpoints,
  openApi,
  standingSchema,
} from '../src/index.ts';

const match = 'A'.repeat(22);

describe('messages of clients', () => {
  test.each([
    [{ type: 'subscribe', id: 'a', match }, true],
    [{ type: 'subscribe', id: 'a', match, seat: 2, from: { stream: 's', number: 3 } }, true],
    [{ type: 'choose', id: 'a', match, seat: 0, choice: 'done', at: { decision: 1, plan: 0 } }, true],
    [{ type: 'choose', id: 'a', match, seat: 0, choice: 'done' }, false],
    [{ type: 'choose', id: 'a b', match, seat: 0, choice: 'done', at: { decision: 1, plan: 0 } }, false],
    [
      { type: 'choose', id: 'a', match: '../etc', seat: 0, choice: 'done', at: { decision: 1, plan: 0 } },
      false,
    ],
    [{ type: 'ping' }, false],
    [{ type: 'ping', id: 'a', wait: 1 }, false],
    [null, false],
  ])('%j', (message, good) => {
    expect(clientMessageSchema.safeParse(message).success).toBe(good);
  });

  test('chat loses control characters and direction overrides, never its letters', () => {
    expect(chatTextSchema.parse(' a\u0000b\u202ec <i>ä 漢</i> ')).toBe('a b c <i>ä 漢</i>');
    expect(chatTextSchema.safeParse('\u202e\n').success).toBe(false);
    expect(chatTextSchema.safeParse('x'.repeat(501)).success).toBe(false);
  });

  test.each([
    [8, true],
    [9, false],
    [20_000, false],
  ])('what a standing answer waits for, %i lists deep: %j', (depth, good) => {
    const value: unknown = JSON.parse('['.repeat(depth) + ']'.repeat(depth));
    const answers = [{ where: { runner: value }, until: 'match' }];
    expect(standingSchema.safeParse({ answers }).success).toBe(good);
  });

  test('a table has defaults for all but game and seats', () => {
    expect(createMatchSchema.parse({ game: 'g', seats: [{ kind: 'human' }] })).toEqual({
      game: 'g',
      options: {},
      seats: [{ kind: 'human' }],
      clock: { kind: 'none' },
      visibility: 'public',
    });
  });
});

describe('OpenAPI', () => {
  const api = openApi('http://localhost') as {
    paths: { [path: string]: { [method: string]: { parameters: object[]; requestBody?: object } } };
    components: { schemas: { [name: string]: { oneOf?: object[] } } };
  };

  test('describes every endpoint with its parameters and body', () => {
    for (const endpoint of Object.values(endpoints)) {
      const described = api.paths[endpoint.path][endpoint.method.toLowerCase()];
      const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(described.parameters).toEqual(
        expect.arrayContaining(
          names.map((name) => expect.objectContaining({ name, in: 'path', required: true })),
        ),
      );
      expect('requestBody' in described).toBe('body' in endpoint);
    }
  });

  test('says what is allowed and nothing that goes without saying', () => {
    const said = JSON.stringify(api);
    expect(said).not.toContain(String(Number.MAX_SAFE_INTEGER));
    // What is sent has no other members than those: they would be refused.
    for (const message of api.components.schemas['ClientMessage'].oneOf ?? [])
      expect(message).toMatchObject({ additionalProperties: false });
    expect(api.components.schemas['CreateMatch']).toMatchObject({ additionalProperties: false });
  });

  test('describes every message', () => {
    expect(api.components.schemas['ClientMessage'].oneOf).toHaveLength(10);
    expect(api.components.schemas['ServerMessage'].oneOf).toHaveLength(9);
  });
});
