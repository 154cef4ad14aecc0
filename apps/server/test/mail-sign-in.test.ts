// Coming in by mail: a link to an address that its owner has confirmed, by a real mail server.

import type { WireRefusal } from '@bridgefront/protocol';
import { MailServer } from '@bridgefront/protocol/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mailedLasts } from '../src/people/hand-overs.ts';
import type { Server } from '../src/server.ts';
import { Browser } from './browser.ts';
import { TestTime, testServer } from './support.ts';
import { until } from './until.ts';

let server: Server;
let time: TestTime;
let mail: MailServer;
beforeEach(async () => {
  mail = await MailServer.open();
  time = new TestTime();
  const settings = { smtpUrl: mail.url, from: 'matches@play.example.org' };
  const publicUrl = 'https://play.example.org';
  server = await testServer({ time, config: { trustProxy: true, publicUrl, mail: settings } });
});
afterEach(async () => {
  await server.stop();
  await mail.close();
});

interface Mails extends Partial<WireRefusal> {
  readonly mails: readonly { readonly address: string }[];
  readonly sends: boolean;
}

const address = 'ada@example.org';
const codesIn = (text = ''): string[] =>
  [...text.matchAll(/^.*https:\/\/play\.example\.org\/take-over#([\w-]{22})$/gm)].map(
    ([, code = '']) => code,
  );

/** The codes in the letter that comes next. */
async function codesOf(wish: () => Promise<object>): Promise<string[]> {
  const before = mail.letters.length;
  expect(await wish()).toEqual({ done: true });
  return codesIn((await until(() => mail.letters[before], 'a letter')).text);
}

async function ada(): Promise<Browser> {
  const browser = new Browser(server);
  await browser.enter('Ada');
  const [code = ''] = await codesOf(() => browser.ask('POST', '/mails', { address: 'Ada@Example.org' }));
  await browser.take(code);
  return browser;
}

test('who has confirmed an address comes in elsewhere by a letter to it, once', async () => {
  const lost = await ada();
  expect(await lost.ask<Mails>('GET', '/mails')).toMatchObject({ mails: [{ address }], sends: true });
  const other = new Browser(server, '10.0.0.2');
  expect(await other.ask('GET', '/session/mail')).toEqual({ sends: true });
  const [code = ''] = await codesOf(() => other.ask('POST', '/session/mail', { address }));
  expect(await other.take(code)).toMatchObject({ name: 'Ada', identity: (await lost.who())?.identity });
  expect((await new Browser(server).take(code)).code).toBe('not-found');
  expect(await lost.ask<Mails>('GET', '/mails')).toMatchObject({ mails: [{ address }] });
});

test('an address counts only when its link was followed, and no more once it is removed', async () => {
  const browser = new Browser(server);
  await browser.enter('Ada');
  const [code = ''] = await codesOf(() => browser.ask('POST', '/mails', { address }));
  expect(await browser.ask<Mails>('GET', '/mails')).toMatchObject({ mails: [] });
  await time.advance(mailedLasts);
  expect((await browser.take(code)).code).toBe('not-found');
  expect(await browser.ask<Mails>('GET', '/mails')).toMatchObject({ mails: [] });
  const other = await ada();
  expect(await other.ask<Mails>('POST', '/mails/drop', { address })).toMatchObject({ mails: [] });
  const before = mail.letters.length;
  expect(await other.ask('POST', '/session/mail', { address })).toEqual({ done: true });
  // A letter to somebody else comes after any that was sent before it.
  await codesOf(() => other.ask('POST', '/mails', { address: 'later@example.org' }));
  expect(mail.letters).toHaveLength(before + 1);
});

test('the answer tells nobody whether an address is known, and letters are few', async () => {
  await ada();
  const asking = new Browser(server, '10.7.7.7');
  const known = await asking.ask('POST', '/session/mail', { address });
  expect(await asking.ask('POST', '/session/mail', { address: 'nobody@example.org' })).toEqual(known);
  const answers: unknown[] = [];
  for (let at = 0; at < 12; at++)
    answers.push((await asking.ask('POST', '/session/mail', { address })).code ?? 'done');
  expect(answers.filter((answer) => answer === 'done')).toHaveLength(8);
  expect(answers.at(-1)).toBe('too-fast');
  expect((await asking.ask('POST', '/session/mail', { address: 'no address' })).code).toBe('bad-message');
  // One to confirm, and two of those that were asked for.
  await until(() => mail.letters.length >= 3, 'the letters');
  expect(mail.letters.filter(({ to }) => to === address)).toHaveLength(3);
});

test('who has come as several people is let in as whichever they want', async () => {
  const one = await ada();
  const two = new Browser(server);
  await two.enter('Adalgisa');
  const [code = ''] = await codesOf(() => two.ask('POST', '/mails', { address }));
  await two.take(code);
  const third = new Browser(server);
  const codes = await codesOf(() => third.ask('POST', '/session/mail', { address }));
  expect(codes).toHaveLength(2);
  expect(new Set([(await third.take(codes[0] ?? '')).name, (await third.take(codes[1] ?? '')).name])).toEqual(
    new Set(['Ada', 'Adalgisa']),
  );
  expect((await one.who())?.name).toBe('Ada');
});

test('a server without mail says so', async () => {
  const plain = await testServer();
  const browser = new Browser(plain);
  await browser.enter('Ada');
  expect(await browser.ask('GET', '/session/mail')).toEqual({ sends: false });
  expect((await browser.ask('POST', '/mails', { address })).code).toBe('not-open');
  expect((await browser.ask('POST', '/session/mail', { address })).code).toBe('not-open');
  await plain.stop();
});
