// Passkeys in the page, with the browser's own virtual authenticator: made by a guest who plays, used where the browser is another.

import type { CDPSession, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { enter } from '../support/browser.ts';
import { problemsOf } from '../support/examine.ts';
import { openClub } from '../support/club.ts';
import { calm, personAt, phone, seatPeople } from '../support/people.ts';
import { choicesOf, choose, untilAsked } from '../support/play.ts';
import { startServer } from '../support/server.ts';
import { browser, server } from '../support/stage.ts';

interface Device {
  readonly session: CDPSession;
  readonly authenticatorId: string;
}

/** The page's device keeps passkeys, and its user agrees to everything. */
async function withAuthenticator(page: Page): Promise<Device> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', { options });
  return { session, authenticatorId };
}

/** What the maker of a device does: its passkeys are on the other one as well. */
async function copyPasskeys(from: Device, to: Device): Promise<void> {
  const { authenticatorId } = to;
  const { credentials } = await from.session.send('WebAuthn.getCredentials', {
    authenticatorId: from.authenticatorId,
  });
  expect(credentials).toHaveLength(1);
  for (const credential of credentials)
    await to.session.send('WebAuthn.addCredential', { authenticatorId, credential });
}

test('a guest plays, makes a passkey, loses the browser, signs in elsewhere, finds the match and acts', async () => {
  const table = await seatPeople(browser, server.url, { game: 'twin-bridges', bots: ['greedy'] });
  const lost = personAt(table, 0);
  await untilAsked(lost.page);
  const old = await withAuthenticator(lost.page);
  await lost.page.goto(`${server.url}/you`);
  await lost.page.getByText('You have no passkey yet.').waitFor();
  await lost.page.getByRole('button', { name: 'Make a passkey' }).click();
  const mine = lost.page.getByRole('list', { name: 'Your passkeys' }).getByRole('listitem');
  await mine.waitFor();
  expect(await mine.innerText()).toContain('Made just now');
  expect(await problemsOf(lost.page)).toEqual([]);

  const found = await enter(browser, calm);
  const { page } = found;
  await copyPasskeys(old, await withAuthenticator(page));
  await table.close();
  await page.goto(`${server.url}/matches`);
  await page.getByRole('link', { name: 'I have played here before' }).click();
  await page.getByText('This browser plays for nobody now.').waitFor();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.waitForURL(`${server.url}/matches`);
  await page.getByRole('button', { name: /^You are Ada/ }).waitFor();
  await page.locator(`a[href="/m/${table.match}"]`).first().click();
  await untilAsked(page);
  const [choice = ''] = await choicesOf(page);
  await choose(page, choice);
  expect(found.errors).toEqual([]);
  await found.close();
});

test('who stops the browser, or has no passkey, is told so and loses nothing; one that was removed lets nobody in', async () => {
  const person = await enter(browser, { ...calm, viewport: { width: 360, height: 740 } });
  const { page } = person;
  const device = await withAuthenticator(page);
  await page.goto(`${server.url}/you`);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByText('Nothing was done').first().waitFor();
  await page.request.post(`${server.url}/api/session`, {
    data: { name: 'Ben' },
    headers: { origin: server.url },
  });
  await page.reload();
  await page.getByRole('button', { name: 'Make a passkey' }).click();
  await page.getByRole('button', { name: /^Remove the passkey of / }).waitFor();
  await page.getByRole('button', { name: 'Make a passkey' }).click();
  await page.getByText('This device has a passkey of yours already.').first().waitFor();
  expect(await problemsOf(page)).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: /^Remove the passkey of / }).click();
  await page.getByText('You have no passkey yet.').waitFor();
  await page.getByRole('button', { name: 'Sign in as somebody else' }).click();
  await page.getByText('This passkey is not known here').first().waitFor();
  await page.getByRole('button', { name: /^You are Ben/ }).waitFor();
  await device.session.detach();
  await person.close();
});

test('where the server sends mail, an address is asked for in words, by strangers too; where a club signs in, its button leads there and back', async () => {
  const club = await openClub('Ada of the club');
  // Nobody listens there.
  const mailing = await startServer(inject('pageDir'), {
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'matches@play.example.org',
    ...club.env,
  });
  const person = await enter(browser, calm);
  const { page } = person;
  await page.goto(`${mailing.url}/you`);
  const address = page.getByLabel('Mail address to sign in by');
  await address.fill('ada');
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await page.getByText('Write a mail address').waitFor();
  await address.fill('ada@example.org');
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await page.getByText('If somebody here signs in by this address').first().waitFor();
  await page.request.post(`${mailing.url}/api/session`, {
    data: { name: 'Ada' },
    headers: { origin: mailing.url },
  });
  await page.reload();
  await address.fill('ada@example.org');
  await page.getByRole('button', { name: 'Sign in by mail' }).click();
  await page.getByText('The mail could not be sent.').waitFor();
  expect(await address.inputValue()).toBe('ada@example.org');
  expect(await problemsOf(page)).toEqual([]);

  // By the club's button there and back; whoever comes by an address alone is not let in, and is told where to go.
  await page.getByRole('button', { name: 'Sign in at Chess Club' }).click();
  await page.waitForURL(`${mailing.url}/matches`);
  await page.getByRole('button', { name: /^You are Ada\./ }).waitFor();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await page.goto(`${mailing.url}/you`);
  await page.getByText('Whoever signs in at Chess Club as you comes in here as you.').waitFor();
  expect(await problemsOf(page)).toEqual([]);
  const elsewhere = await enter(browser, phone);
  await elsewhere.page.goto(`${mailing.url}/signed-in?code=known&state=known`);
  await elsewhere.page.getByRole('alert').filter({ hasText: /\w/ }).waitFor();
  expect(new URL(elsewhere.page.url()).search).toBe('');
  expect(await problemsOf(elsewhere.page)).toEqual([]);
  await elsewhere.page.getByRole('link', { name: 'Back to “You”' }).click();
  await elsewhere.page.getByRole('button', { name: 'Sign in at Chess Club' }).click();
  await elsewhere.page.waitForURL(`${mailing.url}/matches`);
  await elsewhere.page.getByRole('button', { name: /^You are Ada\./ }).waitFor();
  await elsewhere.close();
  await person.close();
  await mailing.stop();
  club.close();
});
