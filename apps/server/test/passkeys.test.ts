// Passkeys: a guest makes one, and is the same on any browser that has it; whoever has none comes in nowhere.

import type { MatchInfo, SessionInfo, WireRefusal } from '@bridgefront/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { challengeLasts, siteOf } from '../src/people/passkeys.ts';
import type { Server } from '../src/server.ts';
import { memoryStore } from '../src/store/memory.ts';
import { Authenticator } from './authenticator.ts';
import { Browser } from './browser.ts';
import { duel } from './duel.ts';
import { Client, TestTime, testServer } from './support.ts';

const here = { origin: 'https://play.example.org', site: 'play.example.org' };

let server: Server;
let time: TestTime;
beforeEach(async () => {
  time = new TestTime();
  server = await testServer({ time, config: { trustProxy: true, publicUrl: here.origin } });
});
afterEach(() => server.stop());

interface Given {
  readonly options: { readonly challenge: string; readonly [name: string]: unknown };
}
interface Listed {
  readonly passkeys: readonly {
    readonly id: string;
    readonly name: string;
    readonly usedAt: number | null;
  }[];
  readonly site: string | null;
}

async function make(browser: Browser, key: Authenticator): Promise<Listed & Partial<WireRefusal>> {
  const { options } = await browser.ask<Given>('POST', '/passkeys/options');
  return browser.ask<Listed>('POST', '/passkeys', { made: key.make(options.challenge) });
}

async function use(browser: Browser, key: Authenticator): Promise<SessionInfo & Partial<WireRefusal>> {
  const { options } = await browser.ask<Given>('POST', '/session/passkey/options');
  return browser.ask('POST', '/session/passkey', { used: key.use(options.challenge) });
}

async function ada(): Promise<Browser> {
  const browser = new Browser(server);
  await browser.enter('Ada');
  return browser;
}

test('who has lost the browser comes in elsewhere as the same, with matches and seats', async () => {
  const lost = await ada();
  const { identity } = (await lost.who()) as SessionInfo;
  const seats = [{ kind: 'human' }, { kind: 'bot', bot: 'greedy' }];
  const { id } = await lost.ask<MatchInfo>('POST', '/matches', { game: duel.name, seats });
  const key = new Authenticator(here);
  expect(await make(lost, key)).toMatchObject({
    passkeys: [{ name: 'Firefox, Linux', usedAt: null }],
    site: here.site,
  });
  const other = new Browser(server);
  expect(await use(other, key)).toMatchObject({ identity, name: 'Ada' });
  const { matches } = await other.ask<{ matches: readonly MatchInfo[] }>('GET', '/matches?show=mine');
  expect(matches.map((match) => match.id)).toEqual([id]);
  expect(await other.ask('POST', `/matches/${id}/ready`, { entropy: 'from elsewhere' })).toMatchObject({
    status: 'live',
  });
  const { passkeys } = await other.ask<Listed>('GET', '/passkeys');
  expect(passkeys[0]?.usedAt).toBe(time.now());
  // Both are sessions; each can end the other.
  expect((await other.ask<{ sessions: object[] }>('GET', '/sessions')).sessions).toHaveLength(2);
});

test('who was somebody else in that browser can be so again', async () => {
  const key = new Authenticator(here);
  await make(await ada(), key);
  const other = new Browser(server);
  await other.enter('Ben');
  expect(await use(other, key)).toMatchObject({ name: 'Ada' });
  expect(await other.ask('POST', '/session/back')).toMatchObject({ name: 'Ben' });
});

test('several are kept, each is removed by itself, and one that was removed lets nobody in', async () => {
  const browser = await ada();
  const [one, two] = [new Authenticator(here), new Authenticator(here)];
  await make(browser, one);
  await time.advance(1000);
  const { passkeys } = await make(browser, two);
  expect(passkeys).toHaveLength(2);
  // The latest comes first.
  const left = await browser.ask<Listed>('DELETE', `/passkeys/${passkeys[1]?.id}`);
  expect(left.passkeys.map(({ id }) => id)).toEqual([passkeys[0]?.id]);
  expect((await use(new Browser(server), one)).code).toBe('not-found');
  expect((await use(new Browser(server), two)).name).toBe('Ada');
  const ben = new Browser(server);
  await ben.enter('Ben');
  expect((await ben.ask('DELETE', `/passkeys/${passkeys[0]?.id}`)).code).toBe('not-found');
});

test('what was sent once, or comes late, or was made for another, is of no use', async () => {
  const browser = await ada();
  const key = new Authenticator(here);
  const { options } = await browser.ask<Given>('POST', '/passkeys/options');
  const ben = new Browser(server);
  await ben.enter('Ben');
  expect((await ben.ask('POST', '/passkeys', { made: key.make(options.challenge) })).code).toBe('not-open');
  await make(browser, key);
  const first = await browser.ask<Given>('POST', '/session/passkey/options');
  const used = key.use(first.options.challenge);
  expect(await new Browser(server).ask('POST', '/session/passkey', { used })).toMatchObject({ name: 'Ada' });
  expect(await new Browser(server).ask('POST', '/session/passkey', { used })).toMatchObject({
    code: 'not-open',
  });
  const late = await browser.ask<Given>('POST', '/session/passkey/options');
  await time.advance(challengeLasts);
  expect(
    await browser.ask('POST', '/session/passkey', { used: key.use(late.options.challenge) }),
  ).toMatchObject({ code: 'not-open' });
  // What is made to sign in is not what is made to be kept, and the other way round.
  const mixed = await browser.ask<Given>('POST', '/passkeys/options');
  expect(
    await browser.ask('POST', '/session/passkey', { used: key.use(mixed.options.challenge) }),
  ).toMatchObject({ code: 'not-open' });
});

test('a page elsewhere, another site, another key and an altered answer let nobody in', async () => {
  const browser = await ada();
  const elsewhere = new Authenticator({ ...here, origin: 'https://play.example.com' });
  expect((await make(browser, elsewhere)).code).toBe('bad-message');
  expect((await make(browser, new Authenticator({ ...here, site: 'example.com' }))).code).toBe('bad-message');
  const key = new Authenticator(here);
  await make(browser, key);
  const fetched = await browser.ask<Given>('POST', '/session/passkey/options');
  const used = key.use(fetched.options.challenge) as { response: { signature: string } };
  used.response.signature = `${used.response.signature.slice(0, -4)}AAAA`;
  expect((await browser.ask('POST', '/session/passkey', { used })).code).toBe('not-found');
  const stolen = new Authenticator(here);
  Object.assign(stolen, { id: key.id });
  expect((await use(new Browser(server), stolen)).code).toBe('not-found');
  expect((await use(new Browser(server), new Authenticator(here))).code).toBe('not-found');
  expect((await make(await ada(), key)).code).toBe('not-open');
});

test('tries are few for each network, programs have none, and nobody is told whose it is', async () => {
  const guesser = new Browser(server, '10.6.6.6');
  const codes: unknown[] = [];
  for (let at = 0; at < 30; at++)
    codes.push((await guesser.ask('POST', '/session/passkey/options')).code ?? 'open');
  expect(codes.filter((code) => code === 'open')).toHaveLength(20);
  expect(codes.at(-1)).toBe('too-fast');
  expect(await new Browser(server).ask('POST', '/session/passkey/options')).toHaveProperty('options');
  const { options } = await new Browser(server).ask<Given>('POST', '/session/passkey/options');
  expect(options).not.toHaveProperty('allowCredentials');
  const program = await Client.enter(server, 'Program');
  expect((await program.call('POST', '/passkeys/options', {})).body).toMatchObject({ code: 'not-yours' });
});

test('who can come in anew is kept when guests without a match are cleared away', async () => {
  const store = memoryStore();
  const own = await testServer({ time, store, config: { publicUrl: here.origin } });
  const keeps = new Browser(own);
  const { identity } = await keeps.enter('Ada');
  await make(keeps, new Authenticator(here));
  const other = await new Browser(own).enter('Ben');
  const cleared = (await store.guestsWithoutMatch(time.now() + 1)).map(({ id }) => id);
  expect(cleared).toEqual([other.identity]);
  await store.dropIdentity(identity);
  expect(await store.passkeysOf(identity)).toEqual([]);
  await own.stop();
});

test.each([
  ['https://play.example.org', 'play.example.org'],
  ['http://localhost:8080', 'localhost'],
  ['http://play.example.org', null],
  ['https://192.168.0.7', null],
  ['https://[2001:db8::1]', null],
])('at %s they are made for %s', (url, site) => {
  expect(siteOf(url)).toBe(site);
});
