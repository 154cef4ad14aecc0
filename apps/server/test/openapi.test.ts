// The description of the API: valid by a public validator, true of what is answered, and enough for a client made from it.

import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { OpenAPIClientAxios } from 'openapi-client-axios';
import type { Document, OpenAPIClient } from 'openapi-client-axios';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, Live, startMatch, testServer } from './support.ts';
import type { Server } from '../src/server.ts';

let server: Server;
let api: Document & { readonly components: { readonly schemas: { readonly [name: string]: object } } };

beforeAll(async () => {
  server = await testServer();
  api = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as typeof api;
});
afterAll(() => server.stop());

/** Checks a value against a schema of the description. */
function problemsWith(schema: object, value: unknown): unknown {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const check = ajv.compile({ ...schema, components: api.components });
  return check(value) ? [] : check.errors;
}

test('it is a valid document, and every reference leads somewhere', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(api) as never);
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
  const text = JSON.stringify(api);
  const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, target]) => target);
  expect(references.length).toBeGreaterThan(100);
  for (const target of new Set(references)) {
    expect(target).toMatch(/^#\/components\/schemas\/\w+$/);
    expect(api.components.schemas).toHaveProperty(target?.split('/').at(-1) ?? '');
  }
  for (const [name, schema] of Object.entries(api.components.schemas))
    expect(schema, name).not.toEqual({ $ref: `#/components/schemas/${name}` });
});

test('what a seat is shown, and what people may write, stand in it', () => {
  const { schemas } = api.components;
  expect(schemas).toMatchObject({
    View: {
      properties: { decision: { anyOf: [{ $ref: '#/components/schemas/Decision' }, { type: 'null' }] } },
    },
    Decision: { properties: { mine: { anyOf: [{ $ref: '#/components/schemas/Mine' }, { type: 'null' }] } } },
    Mine: { properties: { choices: { type: 'array' } } },
    Outcome: { properties: { ranking: { type: 'array' } } },
    Name: { maxLength: 40 },
    ChatText: { maxLength: 500 },
  });
  const operations = Object.values(api.paths ?? {}).flatMap((path) => Object.values(path ?? {}));
  for (const operation of operations) expect(operation).toHaveProperty('security');
});

test('messages of a live match are as described', async () => {
  const [ann, ben] = [await Client.enter(server, 'Ann'), await Client.enter(server, 'Ben')];
  const id = await startMatch([ann, ben]);
  const live = await Live.open(server.url, ann.token);
  await live.subscribe(id, 0);
  expect(live.received.map(({ type }) => type)).toContain('whole');
  for (const message of live.received)
    expect(problemsWith({ $ref: '#/components/schemas/ServerMessage' }, message), message.type).toEqual([]);
  live.socket.close();
});

test('a client made from it plays a match to its end', async () => {
  const make = async (token?: string): Promise<OpenAPIClient> => {
    const maker = new OpenAPIClientAxios({
      definition: structuredClone(api),
      withServer: { url: server.url },
      axiosConfigDefaults: token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } },
    });
    return maker.init();
  };
  const stranger = await make();
  const entered = await stranger['createToken']?.({}, { name: 'Generated' });
  const token = String(entered?.data.token);
  const me = await make(token);
  const call = async <T>(name: string, params: object, body?: object): Promise<T> => {
    const answer = await me[name]?.(params as never, body);
    return answer?.data as T;
  };

  const seats = [{ kind: 'human' }, { kind: 'bot', bot: 'random' }];
  const { id } = await call<{ id: string }>('createMatch', {}, { game: 'lantern-duel', seats });
  await call('ready', { match: id }, { ready: true, entropy: 'mine' });
  let made = 0;
  for (;;) {
    const { document } = await call<{
      document: {
        view: { decision: { mine: { plan: string[]; choices: string[] } | null } | null };
        host: { status: string; decision: number | null };
      };
    }>('getView', { match: id, seat: 0 });
    const { view, host } = document;
    expect(problemsWith({ $ref: '#/components/schemas/Document' }, document)).toEqual([]);
    if (host.status !== 'live') break;
    const mine = view.decision?.mine;
    const choice = mine?.choices[0];
    if (choice === undefined) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      continue;
    }
    const at = { decision: host.decision, plan: mine?.plan.length };
    await call('choose', { match: id }, { id: `m${made++}`, seat: 0, choice, at });
  }
  expect(made).toBeGreaterThan(3);
  expect(await call('getMatch', { match: id })).toMatchObject({ status: 'finished' });
});
