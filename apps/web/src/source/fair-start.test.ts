// What the page signs at a start, and that it opens no share for a start that the server has not signed as it shows it.

import { beforeEach, expect, test } from 'vitest';
import { commitText, digest, isSigned, linkText, startDigest, startText } from '@bridgefront/kernel';
import type { Seat } from '@bridgefront/kernel';
import type { MatchInfo } from '@bridgefront/protocol';
import { getReady, isExchanged, openWhenAsked } from './dice.ts';
import { checkSigned } from './check-record.ts';
import { countersignShown } from './countersign.ts';
import { keepReveal } from './kept-start.ts';
import { become } from './session.ts';

const hex = (bytes: ArrayBuffer): string => Buffer.from(bytes).toString('hex');
const { publicKey, privateKey } = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify']);
const serverKey = hex(await crypto.subtle.exportKey('raw', publicKey));
const signed = async (text: string): Promise<string> =>
  hex(await crypto.subtle.sign('Ed25519', privateKey, new TextEncoder().encode(text)));

type Sent = { readonly [name: string]: string };

/** A server of one table, which answers what it is told to; what it was sent, by the end of the address. */
class Server {
  readonly sent = new Map<string, Sent>();
  readonly game = 'g';
  readonly rules = 'r';
  readonly options = { size: 2 };
  round = 1;
  committed: string | null = null;
  others = digest('of Ben');
  /** What is signed of the start, when it is not what is shown. */
  said = (text: string): string => text;
  keys = (own: string): readonly (readonly [Seat, string])[] => [[0, own]];

  async info(): Promise<MatchInfo> {
    const own = this.sent.get('ready');
    const { committed, round, game, rules, options } = this;
    const seats = [
      { seat: 0, kind: 'human', mine: true, ready: committed !== null, committed, opened: false },
      { seat: 1, kind: 'human', mine: false, ready: true, committed: this.others, opened: true },
    ];
    const commitment = digest('secret');
    const shares = seats.map((one) => ({ seat: one.seat, commitment: one.committed ?? '' }));
    const named = startDigest({ match: 'm', round, commitment, shares });
    const keys = this.keys(own?.['key'] ?? '');
    const text = startText({
      match: 'm',
      round,
      digest: named,
      server: serverKey,
      keys,
      game,
      rules,
      options,
    });
    const start = {
      round,
      digest: named,
      signed: { text, key: serverKey, signature: await signed(this.said(text)) },
    };
    const fixed = committed === null ? { round, digest: null, signed: null } : start;
    const shown = { id: 'm', status: 'lobby', game, rules, options, commitment, seats, start: fixed };
    return { ...shown, opening: committed === null ? null : 1 } as unknown as MatchInfo;
  }

  async answer(url: string, body: Sent): Promise<object> {
    const act = url.split('/').at(-1) ?? '';
    this.sent.set(act, body);
    if (act === 'ready') this.committed = body['commitment'] ?? null;
    return act === 'countersign' ? { done: true } : this.info();
  }
}

let server: Server;

beforeEach(() => {
  server = new Server();
  const kept = new Map<string, string>();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
      removeItem: (name: string) => void kept.delete(name),
    },
    fetch: async (url: string, { body }: { body?: string }) =>
      Response.json(await server.answer(url, JSON.parse(body ?? '{}') as Sent)),
  });
  become({ identity: 'a', name: 'Ada', kind: 'guest', before: null } as unknown as Parameters<
    typeof become
  >[0]);
});

test('the page signs its commitment, and the start that the server has signed', async () => {
  expect(isExchanged(await getReady(await server.info()))).toBe(false);
  const { key = '', commitment = '', signature = '' } = server.sent.get('ready') ?? {};
  const text = commitText('m', 1, 0, commitment);
  expect(await isSigned(crypto.subtle, { key, text, signature })).toBe(true);
  const { start } = await server.info();
  const opened = server.sent.get('entropy') ?? {};
  expect(digest(opened['entropy'] ?? '')).toBe(commitment);
  const agreed = { key, text: start?.signed?.text ?? '', signature: opened['signature'] ?? '' };
  expect(await isSigned(crypto.subtle, agreed)).toBe(true);
});

test('an answer that was lost does not change the share, and one that was opened is never used again', async () => {
  const answer = server.answer.bind(server);
  const { committed, ...table } = server;
  server.answer = (url, body) => answer(url, body).then(() => Promise.reject(new Error('the line broke')));
  const info = await server.info();
  await getReady(info);
  const first = server.sent.get('ready')?.['commitment'];
  Object.assign(server, table, { committed, answer });
  await getReady(info);
  expect(server.sent.get('ready')?.['commitment']).toBe(first);
  expect(server.sent.has('entropy')).toBe(true);
  Object.assign(server, { committed: null, round: 2 });
  await getReady({ ...info, start: { round: 2, digest: null, signed: null } });
  expect(server.sent.get('ready')?.['commitment']).not.toBe(first);
});

test.each<[string, Partial<Server>]>([
  ['under another text', { said: (text) => `${text} ` }],
  ['with another key at the own place', { keys: () => [[0, serverKey]] }],
  [
    'with two keys at the own place',
    {
      keys: (own) => [
        [0, own],
        [0, serverKey],
      ],
    },
  ],
  ['without the own key', { keys: () => [] }],
])('a share stays closed for a start that is signed %s', async (_, lie) => {
  Object.assign(server, lie);
  const answer = await getReady(await server.info());
  expect(isExchanged(answer) && answer.code).toBe('start-forged');
  expect(server.sent.has('entropy')).toBe(false);
});

test.each(['game', 'rules', 'options', 'signed'] as const)(
  'a share stays closed where another %s is shown than is signed',
  async (name) => {
    await getReady({ ...(await server.info()), opening: null });
    server.sent.delete('entropy');
    const info = await server.info();
    const other = name === 'signed' ? { start: { ...info.start, signed: null } } : { [name]: { other: 1 } };
    const answer = await openWhenAsked({ ...info, ...other } as MatchInfo);
    expect(isExchanged(answer) && answer.code).toBe('start-forged');
    expect(server.sent.has('entropy')).toBe(false);
  },
);

test('two starts that the server signed for one round are evidence that names its key', async () => {
  await getReady(await server.info());
  server.others = digest('chosen among many');
  const answer = await openWhenAsked(await server.info());
  expect(isExchanged(answer) && answer.code).toBe('start-exchanged');
  const record = { game: 'g', rules: 'r', options: {}, seats: [], seed: '', choices: [] };
  const fairness = { commitment: '', secret: '', contributions: [] };
  const { findings } = await checkSigned({ id: 'm' } as MatchInfo, { ...record, fairness });
  const named = `The server, whose key is ${serverKey}, signed two versions of start 1 of one match`;
  expect(findings.map(({ text }) => text).join(' ')).toContain(named);
});

test('a link that the server has signed is countersigned, a forged one is not', async () => {
  await getReady(await server.info());
  const link = digest('link');
  const forged = { acts: 8, link, signature: await signed(linkText('m', 9, link)) };
  keepReveal('m', { link, acts: 8, signed: forged }, 0);
  expect(await countersignShown('m')).toBe(false);
  const good = { acts: 8, link, signature: await signed(linkText('m', 8, link)) };
  keepReveal('m', { link: digest('later'), acts: 9, signed: good }, 0);
  expect(await countersignShown('m')).toBe(true);
  const { acts, signature = '' } = server.sent.get('countersign') ?? {};
  const { key = '' } = server.sent.get('ready') ?? {};
  expect(acts).toBe(8);
  expect(await isSigned(crypto.subtle, { key, text: linkText('m', 8, link), signature })).toBe(true);
});

test('two links that the server signed for one moment stay, though the table was set back in between', async () => {
  await getReady(await server.info());
  const linked = async (acts: number, name: string) => {
    const link = digest(name);
    return { link, acts, signed: { acts, link, signature: await signed(linkText('m', acts, link)) } };
  };
  for (const [acts, name] of [
    [8, 'one'],
    [16, 'two'],
    [8, 'other'],
  ] as const)
    keepReveal('m', await linked(acts, name), 0);
  keepReveal('m', await linked(16, 'another'), 0);
  const record = { game: 'g', rules: 'r', options: {}, seats: [], seed: '', choices: [] };
  const fairness = { commitment: '', secret: '', contributions: [] };
  const { findings } = await checkSigned({ id: 'm' } as MatchInfo, { ...record, fairness });
  expect(findings.map(({ text }) => text).join(' ')).toContain(
    'signed two versions of what had been played after 16 acts',
  );
});
