// Coming in through the club's own sign-in, against a real provider of OpenID Connect.

import type { SessionInfo, WireRefusal } from '@bridgefront/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { wayBack } from '../src/people/club-sign-in.ts';
import type { Server } from '../src/server.ts';
import { memoryStore } from '../src/store/memory.ts';
import { Browser } from './browser.ts';
import { Club, signInAt } from './club.ts';
import { TestTime, testServer } from './support.ts';

const publicUrl = 'http://localhost:8080';
const back = `${publicUrl}${wayBack}`;
const store = memoryStore();
let club: Club;
let server: Server;
let time: TestTime;

beforeEach(async () => {
  club = await Club.open(back);
  time = new TestTime();
  server = await testServer({ store, time, config: { trustProxy: true, publicUrl, club: club.settings } });
});
afterEach(async () => {
  await server.stop();
  club.close();
});

type Way = { readonly url: string; readonly key: string };
type Said = SessionInfo & Partial<WireRefusal>;

const take = (browser: Browser, answer: string, key: string): Promise<Said> =>
  browser.ask('POST', '/session/club/taken', { answer, key });

async function signIn(browser: Browser, login: string): Promise<Said> {
  const { url, key } = await browser.ask<Way>('POST', '/session/club');
  return take(browser, await signInAt(url, login, back), key);
}

test('a guest who comes by the club is found again elsewhere, with everything; who is new there is somebody new here', async () => {
  const ada = new Browser(server, '10.0.0.1');
  await ada.enter('Ada');
  expect(await ada.ask('GET', '/session/club')).toEqual({ name: 'Chess Club', mine: false });
  const mine = await signIn(ada, 'ada');
  expect(mine).toEqual({ identity: (await ada.who())?.identity, name: 'Ada', kind: 'guest' });
  expect(await ada.ask('GET', '/session/club')).toEqual({ name: 'Chess Club', mine: true });

  const elsewhere = new Browser(server, '10.0.0.2');
  expect(await signIn(elsewhere, 'ada')).toEqual(mine);
  expect((await elsewhere.who())?.identity).toBe(mine.identity);

  const ben = new Browser(server, '10.0.0.3');
  expect(await signIn(ben, 'ben')).toMatchObject({ name: 'ben of the club', kind: 'guest' });
  // Whoever was somebody else in this browser can go back.
  const other = new Browser(server, '10.0.0.4');
  const guest = await other.enter('Guest');
  expect((await signIn(other, 'ada')).identity).toBe(mine.identity);
  expect(await other.ask('POST', '/session/back')).toEqual(guest);
});

test('what the club says counts once, in time, and for the browser alone that began', async () => {
  const [ada, eve] = [new Browser(server, '10.0.1.1'), new Browser(server, '10.0.1.2')];
  const begin = (): Promise<Way> => ada.ask<Way>('POST', '/session/club');
  const first = await begin();
  const answer = await signInAt(first.url, 'cleo', back);
  // Eve has read the address, or would have somebody signed in as herself.
  expect(await take(eve, answer, (await eve.ask<Way>('POST', '/session/club')).key)).toMatchObject({
    code: 'not-open',
  });
  expect(await eve.who()).toBeNull();
  expect(await take(ada, answer, first.key)).toMatchObject({ kind: 'guest' });
  expect(await take(ada, answer, first.key)).toMatchObject({ code: 'not-open' });

  const slow = await begin();
  const late = await signInAt(slow.url, 'dora', back);
  await time.advance(11 * 60_000);
  expect(await take(ada, late, slow.key)).toMatchObject({ code: 'not-open' });

  const forged = await begin();
  const query = new URLSearchParams(await signInAt(forged.url, 'dora', back));
  query.set('code', 'of-my-own');
  expect(await take(ada, `?${query.toString()}`, forged.key)).toMatchObject({
    code: 'not-open',
    message: 'The club did not say who you are; sign in again.',
  });
  const denied = await begin();
  const state = new URL(denied.url).searchParams.get('state');
  expect(await take(ada, `?error=access_denied&state=${state}`, denied.key)).toMatchObject({
    code: 'not-open',
  });
  const url = new URL(denied.url);
  expect(url.searchParams.get('code_challenge_method')).toBe('S256');
  expect(denied.url).not.toContain(denied.key);
});

test('it stands in the archive, ends by a click or with the account, and keeps a guest without matches', async () => {
  const ada = new Browser(server, '10.0.2.1');
  await ada.enter('Ada');
  const { identity } = await signIn(ada, 'emil');
  expect(await ada.ask('GET', '/account')).toMatchObject({
    clubs: [{ issuer: club.settings.issuer, subject: 'emil' }],
  });
  const old = (await store.guestsWithoutMatch(time.now() + 1)).map(({ id }) => id);
  expect(old).not.toContain(identity);
  expect(await ada.ask('POST', '/session/club/drop')).toEqual({ done: true });
  expect(await ada.ask('GET', '/session/club')).toMatchObject({ mine: false });
  const again = new Browser(server, '10.0.2.2');
  const fresh = await signIn(again, 'emil');
  expect(fresh.identity).not.toBe(identity);
  await again.ask('POST', '/account/delete', { name: fresh.name });
  expect(await store.clubAccount({ issuer: club.settings.issuer, subject: 'emil' })).toBeNull();
});

test('without a club, and where it does not answer, that is said in one sentence', async () => {
  const browser = new Browser(server, '10.0.3.1');
  club.close();
  expect(await browser.ask('POST', '/session/club')).toMatchObject({
    code: 'not-open',
    message: 'The sign-in of the club does not answer just now; try again later.',
  });
  const alone = await testServer({ config: { trustProxy: true } });
  const guest = new Browser(alone);
  expect(await guest.ask('GET', '/session/club')).toEqual({ name: null, mine: false });
  expect(await guest.ask('POST', '/session/club')).toMatchObject({ code: 'not-open' });
  expect(await take(guest, '?code=1&state=2', 'x')).toMatchObject({ code: 'not-open' });
  await alone.stop();
});

test('its settings are said together, and over no open line', () => {
  const env = { STORAGE: 'memory', OPENID_ISSUER: 'https://club.example.org', OPENID_CLIENT_ID: 'matches' };
  expect(readConfig(env).club).toEqual({
    issuer: 'https://club.example.org',
    clientId: 'matches',
    clientSecret: null,
    name: 'the club',
  });
  expect(readConfig({ STORAGE: 'memory' }).club).toBeNull();
  expect(() => readConfig({ ...env, OPENID_ISSUER: '' })).toThrow(/OPENID_ISSUER and OPENID_CLIENT_ID/);
  expect(() => readConfig({ ...env, OPENID_ISSUER: 'http://club.example.org' })).toThrow(/https/);
});
