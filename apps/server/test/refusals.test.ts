// Every refusal is JSON with a code and one sentence, and nothing of the server's inside.

import { connect } from 'node:net';
import { clientMessageSchema, refusalSchema } from '@bridgefront/protocol';
import type { AnyGame } from '@bridgefront/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Server } from '../src/server.ts';
import { memoryStore } from '../src/store/memory.ts';
import { duel } from './duel.ts';
import { Client, startMatch, testServer } from './support.ts';

const whyNot = () => ({ message: 'Nobody flies here.', rule: 'D-07' });
const checkOptions = (_options: unknown, seats: number) => (seats > 2 ? 'This is for two (D-03).' : null);
const decisions = { bid: { ...duel.decisions['bid'], whyNot } };
const strict = { ...duel, name: 'strict-duel', checkOptions, decisions };

let server: Server;
let ann: Client;
let ben: Client;
let lobby: string;
let running: string;

beforeAll(async () => {
  const store = memoryStore();
  const chat = (): never => {
    throw new Error('SQLITE_IOERR at /var/lib/secret.db');
  };
  server = await testServer({ store: { ...store, chat }, games: [duel, strict] as AnyGame[] });
  [ann, ben] = [await Client.enter(server, 'Ann'), await Client.enter(server, 'Ben')];
  running = await startMatch([ann, ben]);
  const seats = [{ kind: 'human' }, { kind: 'human' }];
  lobby = (await ann.post('/matches', { game: duel.name, seats, visibility: 'private' })).id;
});
afterAll(() => server.stop());

function expectRefusal(body: unknown, code: string): void {
  const refusal = refusalSchema.strict().parse(body);
  expect(refusal.code).toBe(code);
  expect(refusal.message).toMatch(/^[^\n]{4,300}[.!]$/);
  expect(refusal.message).not.toMatch(/node_modules|\.ts|\bat \/|FST_|SQLITE|undefined is not/);
}

const json = 'application/json';
const nobody = 'A'.repeat(22);

interface Row {
  readonly name: string;
  readonly method?: string;
  readonly path: string;
  readonly type?: string;
  readonly body?: string;
  /** Whether Ann's token is sent. */
  readonly known?: boolean;
  readonly status: number;
  readonly code: string;
}

const post = { method: 'POST', type: json, body: '{}', known: true };
const choice = { id: 'c', seat: 0, choice: 'low', at: { decision: 1, plan: 0 } };
const rows: readonly Row[] = [
  { name: 'unknown path', path: '/api/nothing', status: 404, code: 'not-found' },
  { name: 'unknown path outside', path: '/nothing', status: 404, code: 'not-found' },
  { name: 'another method', ...post, path: '/api/games', status: 404, code: 'not-found' },
  { name: 'address not well formed', path: '/api/%zz', status: 400, code: 'bad-message' },
  { name: 'address too long', path: `/api/matches/${'x'.repeat(300)}`, status: 414, code: 'bad-message' },
  { name: 'no WebSocket', path: '/api/live', status: 400, code: 'bad-message' },
  { name: 'plain text', ...post, type: 'text/plain', path: '/api/session', status: 415, code: 'bad-message' },
  {
    name: 'a form',
    ...post,
    type: 'application/x-www-form-urlencoded',
    path: '/api/session',
    status: 415,
    code: 'bad-message',
  },
  { name: 'no type', method: 'POST', path: '/api/session', status: 400, code: 'bad-message' },
  { name: 'broken JSON', ...post, body: '{"name":', path: '/api/session', status: 400, code: 'bad-message' },
  {
    name: 'prototype',
    ...post,
    body: '{"__proto__":{},"name":"x"}',
    path: '/api/session',
    status: 400,
    code: 'bad-message',
  },
  { name: 'empty body', ...post, body: '', path: '/api/session', status: 400, code: 'bad-message' },
  { name: 'a list', ...post, body: '[]', path: '/api/session', status: 400, code: 'bad-message' },
  {
    name: 'huge body',
    ...post,
    body: `"${'x'.repeat(70_000)}"`,
    path: '/api/session',
    status: 413,
    code: 'bad-message',
  },
  { name: 'a bad query', path: '/api/matches?show=all', status: 400, code: 'bad-message' },
  { name: 'a bad id', path: '/api/matches/short', status: 400, code: 'bad-message' },
  { name: 'no such match', path: `/api/matches/${nobody}`, status: 404, code: 'not-found' },
  {
    name: 'nobody',
    ...post,
    known: false,
    path: '/api/matches',
    body: '{"game":"x","seats":[{"kind":"human"}]}',
    status: 401,
    code: 'no-session',
  },
  { name: 'my matches of nobody', path: '/api/matches?show=mine', status: 401, code: 'no-session' },
  {
    name: 'no such game',
    ...post,
    path: '/api/matches',
    body: '{"game":"x","seats":[{"kind":"human"}]}',
    status: 404,
    code: 'not-found',
  },
  {
    name: 'an option',
    ...post,
    path: '/api/matches',
    body: `{"game":"${duel.name}","options":{"x":1},"seats":[{"kind":"human"},{"kind":"human"}]}`,
    status: 409,
    code: 'bad-options',
  },
  {
    name: 'too few seats',
    ...post,
    path: '/api/matches',
    body: `{"game":"${duel.name}","seats":[{"kind":"human"}]}`,
    status: 409,
    code: 'bad-seats',
  },
  { name: 'sit twice', ...post, path: '/api/matches/LOBBY/join', status: 409, code: 'seat-taken' },
  { name: 'join late', ...post, path: '/api/matches/RUNNING/join', status: 409, code: 'already-started' },
  { name: 'vote early', ...post, path: '/api/matches/LOBBY/vote', status: 409, code: 'not-live' },
  {
    name: 'free nobody',
    ...post,
    path: '/api/matches/LOBBY/kick',
    body: '{"seat":1}',
    status: 404,
    code: 'not-found',
  },
  { name: 'rematch early', ...post, path: '/api/matches/RUNNING/rematch', status: 409, code: 'not-finished' },
  { name: 'view early', path: '/api/matches/LOBBY/view', status: 409, code: 'not-live' },
  {
    name: "another's view",
    path: '/api/matches/RUNNING/view?seat=1',
    known: true,
    status: 403,
    code: 'not-yours',
  },
  { name: 'record early', path: '/api/matches/RUNNING/record', status: 409, code: 'not-finished' },
  { name: 'recording early', path: '/api/matches/RUNNING/recording', status: 409, code: 'not-finished' },
  {
    name: 'recording early, by its earlier address',
    path: '/api/matches/RUNNING/film',
    status: 409,
    code: 'not-finished',
  },
  {
    name: 'illegal choice',
    ...post,
    path: '/api/matches/RUNNING/choices',
    body: JSON.stringify(choice),
    status: 409,
    code: 'illegal-choice',
  },
  {
    name: 'stale choice',
    ...post,
    path: '/api/matches/RUNNING/choices',
    body: JSON.stringify({ ...choice, id: 's', at: { decision: 0, plan: 0 } }),
    status: 409,
    code: 'stale',
  },
  {
    name: 'nothing to take back',
    ...post,
    path: '/api/matches/RUNNING/take-back',
    body: JSON.stringify({ id: 't', seat: 0, at: choice.at }),
    status: 409,
    code: 'nothing-to-take-back',
  },
  { name: 'our fault', path: '/api/matches/RUNNING/chat', status: 500, code: 'failed' },
];

describe('by HTTP', () => {
  test.each(rows)(
    '$name: $status $code',
    async ({ method = 'GET', path, type, body, known, status, code }) => {
      const headers = {
        ...(type !== undefined && { 'content-type': type }),
        ...(known === true && { authorization: `Bearer ${ann.token}` }),
      };
      const at = `${server.url}${path.replace('LOBBY', lobby).replace('RUNNING', running)}`;
      const answer = await fetch(at, { method, headers, ...(body !== undefined && { body }) });
      expect(answer.status).toBe(status);
      expect(answer.headers.get('content-type')).toContain(json);
      expectRefusal(await answer.json(), code);
    },
  );

  const table = { game: duel.name, seats: [{ kind: 'human' }, { kind: 'human' }] };
  const hash = 'a'.repeat(64);
  test.each<[string, object | null, string]>([
    ['/matches', { ...table, colour: 'red' }, 'body has "colour", which is not known here.'],
    [
      '/matches',
      { ...table, seats: [{ kind: 'human', colour: 'red' }] },
      'body.seats.0 has "colour", which is not known here.',
    ],
    [
      '/matches',
      { ...table, clock: { kind: 'mail', days: 1, hours: 2 } },
      'body.clock has "hours", which is not known here.',
    ],
    ['/matches', { game: duel.name }, 'body.seats is missing: it has to be a list.'],
    [
      '/matches',
      { ...table, seats: [{ kind: 'wizard' }] },
      'body.seats.0.kind has to be one of "human", "bot", "program", "person".',
    ],
    [
      '/matches',
      { ...table, seats: [{}] },
      'body.seats.0.kind is missing: it has to be one of "human", "bot", "program", "person".',
    ],
    ['/tokens', { name: '' }, 'body.name has to have at least 1 character.'],
    ['/tokens', { name: 'A\ud800' }, 'body.name has to be well-formed Unicode, without half a character.'],
    [
      '/matches/RUNNING/chat',
      { text: '\udfff' },
      'body.text has to be well-formed Unicode, without half a character.',
    ],
    ['/tokens', null, 'body has to be an object.'],
    [
      '/matches/LOBBY/ready',
      { entropy: 'x', commitment: hash },
      'body has to bring a commitment or the share itself, not both.',
    ],
    [
      '/matches/RUNNING/choices',
      { ...choice, at: { ...choice.at, turn: 1 } },
      'body.at has "turn", which is not known here.',
    ],
    [
      '/matches/RUNNING/choices',
      { ...choice, id: 'later', at: { decision: 1, plan: 7 } },
      'The message speaks of a moment that has not come: this is question 1, and your plan holds 0 choices.',
    ],
    [
      '/matches/RUNNING/standing',
      { answers: [{ until: 'turn', unless: 1 }] },
      'body.answers.0 has "unless", which is not known here.',
    ],
    [
      '/matches/RUNNING/standing',
      { answers: [{ until: 'turn', where: { runner: JSON.parse('['.repeat(1500) + ']'.repeat(1500)) } }] },
      'body.answers.0.where.runner has to be JSON with at most 8 levels of lists and objects.',
    ],
  ])('%s %j: says what and where', async (path, body, message) => {
    const at = path.replace('LOBBY', lobby).replace('RUNNING', running);
    expect(await ann.call('POST', at, body)).toEqual({ status: 400, body: { code: 'bad-message', message } });
  });

  test.each([
    ['/matches?shw=mine', 'query has "shw", which is not known here.'],
    ['/matches/RUNNING/view?seat=second', 'query.seat has to be "table", or has to be a number.'],
    ['/matches/RUNNING/view?seat=', 'query.seat has to be "table", or has to be a number.'],
    ['/matches/RUNNING/view?seat=0&told=%20', 'query.told has to be a number.'],
    ['/matches?show=open&limit=', 'query.limit has to be at least 1.'],
    ['/matches?before=&show=open', 'query.before has to be a number.'],
    ['/matches?show=', 'query.show has to be one of "open", "mine", "live", "finished".'],
    ['/matches/RUNNING/hint', 'query.seat is missing: it has to be a number.'],
    ['/matches/RUNNING/hint?seat=', 'query.seat has to be a number.'],
    ['/matches/RUNNING/hint?seat=&seat=0', 'query.seat has to be a number.'],
    ['/events?wait=', 'query.wait has to be a number.'],
    ['/matches/short', 'path.match is not well formed.'],
  ])('%s: says what and where', async (path, message) => {
    const answer = await ann.call('GET', path.replace('RUNNING', running));
    expect(answer).toEqual({ status: 400, body: { code: 'bad-message', message } });
  });

  test.each([
    ['no HTTP', 'HELO there\r\n\r\n', '400 Bad Request'],
    ['headers too long', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, '431 Request'],
  ])('%s', async (_name, bytes, status) => {
    const text = await answerTo(bytes);
    expect(text).toContain(`HTTP/1.1 ${status}`);
    expectRefusal(JSON.parse(text.slice(text.indexOf('\r\n\r\n') + 4)), 'bad-message');
  });

  const key = 'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==';
  const version = 'sec-websocket-version: 13';
  test.each([
    ['a bad key', ['sec-websocket-key: short', version], '400 Bad Request'],
    ['no key', [version], '400 Bad Request'],
    ['another version', [key, 'sec-websocket-version: 7'], '426 Upgrade Required'],
    ['an unknown upgrade', [key, version], '400 Bad Request', 'smoke'],
    ['a bad extension', [key, version, 'sec-websocket-extensions: ;;'], '400 Bad Request'],
  ])('a WebSocket with %s', async (_name, headers, status, upgrade = 'websocket') => {
    const lines = ['host: x', 'connection: upgrade', `upgrade: ${upgrade}`, ...headers];
    const text = await answerTo(`GET /api/live HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    expect(text).toContain(`HTTP/1.1 ${status}`);
    expect(text).toContain('content-type: application/json');
    expect(text.includes('sec-websocket-version: 13')).toBe(status.startsWith('426'));
    expectRefusal(JSON.parse(text.slice(text.indexOf('\r\n\r\n') + 4)), 'bad-message');
  });

  test.each(['{"name":"x","__proto__":{}}', '{"name":"x","constructor":{"prototype":{}}}'])(
    '%s: says that it is a name in it',
    async (body) => {
      const headers = { 'content-type': json };
      const answer = await fetch(`${server.url}/api/session`, { method: 'POST', headers, body });
      expect(await answer.json()).toMatchObject({ message: expect.stringContaining('"__proto__"') });
    },
  );

  test.each(['/api/games', '/api/matches/RUNNING', '/api/matches/RUNNING/record', '/healthz'])(
    'HEAD %s is answered as GET, without a body',
    async (path) => {
      const at = `${server.url}${path.replace('RUNNING', running)}`;
      const [head, get] = await Promise.all(['HEAD', 'GET'].map((method) => fetch(at, { method })));
      expect(await head.text()).toBe('');
      expect(head.status).toBe(get.status);
      expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'));
      expect(head.headers.get('content-length')).toBe(String((await get.text()).length));
    },
  );

  test('a token is revoked without a body', async () => {
    const eve = await Client.enter(server, 'Eve');
    expect(await eve.call('DELETE', '/tokens')).toEqual({ status: 200, body: { done: true } });
  });
});

// The whole answer to some bytes, until the server closes the connection.
function answerTo(bytes: string): Promise<string> {
  return new Promise<string>((resolve, reject) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () => socket.write(bytes));
    let got = '';
    socket.on('data', (data) => (got += String(data)));
    socket.on('close', () => resolve(got));
    socket.on('error', reject);
  });
}

describe('live', () => {
  const at = { decision: 1, plan: 0 };
  test.each<[string, object, string]>([
    ['no object', [], 'bad-message'],
    ['no type', {}, 'bad-message'],
    ['a bad id', { type: 'ping', id: 'no spaces' }, 'bad-message'],
    [
      'a part of the wrong type',
      { type: 'choose', id: 'a', match: nobody, seat: '0', choice: 'x', at },
      'bad-message',
    ],
    ['no such match', { type: 'chat', id: 'a', match: nobody, text: 'hello' }, 'not-found'],
    [
      'a match in the lobby',
      { type: 'choose', id: 'a', match: 'LOBBY', seat: 0, choice: 'x', at },
      'not-live',
    ],
    ["another's seat", { type: 'subscribe', id: 'a', match: 'RUNNING', seat: 1 }, 'not-yours'],
    ['illegal', { type: 'choose', id: 'b', match: 'RUNNING', seat: 0, choice: 'x', at }, 'illegal-choice'],
  ])('%s: %s', async (_name, message, code) => {
    const live = await ann.connect();
    await live.until(() => live.received.length > 0);
    live.socket.send(JSON.stringify(message).replace('LOBBY', lobby).replace('RUNNING', running));
    const found = await live.until(() => live.received.find(({ type }) => type === 'refused'));
    const { type: _type, id: _id, ...refusal } = found as { type: string; id: string | null };
    expectRefusal(refusal, code);
    live.close();
  });

  const types = [...clientMessageSchema.options].map(({ shape }) => `"${shape.type.value}"`).join(', ');
  test.each([
    ['{"type":"ping"', 'Send JSON objects, each in a text frame of its own.'],
    ['7', 'message has to be an object.'],
    ['{"id":"a"}', `message.type is missing: it has to be one of ${types}.`],
    ['{"id":"a","type":"dance"}', `message.type has to be one of ${types}.`],
    ['{"id":"a","type":"ping","wait":1}', 'message has "wait", which is not known here.'],
    [
      `{"id":"a","type":"subscribe","match":"${nobody}","from":{"stream":"s","number":1,"told":2}}`,
      'message.from has "told", which is not known here.',
    ],
    ['{"id":"a","type":"chat","text":"Hi"}', 'message.match is missing: it has to be a text.'],
    [
      `{"id":"a","type":"choose","match":"${nobody}","seat":0,"choice":"x","at":{"decision":1,"plan":0},"words":true}`,
      'message has "words", which is not known here.',
    ],
  ])('%s: says what and where', async (sent, message) => {
    const live = await ann.connect();
    await live.until(() => live.received.length > 0);
    live.socket.send(sent);
    const found = await live.until(() => live.received.find(({ type }) => type === 'refused'));
    expect(found).toMatchObject({ code: 'bad-message', message });
    live.close();
  });

  test('a hello that fails leaves the connection as it was', async () => {
    const live = await ann.connect();
    await live.until(() => live.received.length > 0);
    const { people } = server.services;
    people.byToken = () => Promise.reject(new Error('The storage does not answer.'));
    const hello = { type: 'hello', token: ben.token };
    expect(await live.send(hello)).toMatchObject({ type: 'refused', code: 'failed' });
    // What was put over the method goes away, and the method of the class is there again.
    Reflect.deleteProperty(people, 'byToken');
    expect((await live.send({ type: 'ping' })).type).toBe('pong');
    expect(await live.send({ type: 'chat', match: lobby, text: 'still me' })).toMatchObject({
      type: 'accepted',
    });
    expect(await live.send(hello)).toMatchObject({ type: 'welcome', name: 'Ben' });
    live.close();
  });

  test('names the rule when a rule is the reason', async () => {
    const match = await startMatch([ann, ben], { game: strict.name });
    const live = await ann.connect();
    const wish = { match, seat: 0, choice: 'fly', at };
    const refusal = { code: 'illegal-choice', message: 'Nobody flies here.', rule: 'D-07' };
    expect(await live.send({ ...wish, type: 'choose', id: 'a' })).toEqual({
      type: 'refused',
      id: 'a',
      ...refusal,
    });
    const answer = await ann.call('POST', `/matches/${match}/choices`, {
      ...wish,
      match: undefined,
      id: 'b',
    });
    expect(answer).toEqual({ status: 409, body: refusal });
    live.close();
  });

  test('names the rule that the options of a table break', async () => {
    const seats = [{ kind: 'human' }, { kind: 'human' }, { kind: 'human' }];
    const message = 'This is for two (D-03).';
    expect(await ann.call('POST', '/matches', { game: strict.name, seats })).toEqual({
      status: 409,
      body: { code: 'bad-options', message, rule: 'D-03' },
    });
  });
});
