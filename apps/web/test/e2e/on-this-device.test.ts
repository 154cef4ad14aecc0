// A match against bots on the device itself: the server is told nothing, the browser keeps it, and a lost server is no
// reason not to play.

import { readFileSync } from 'node:fs';
import type { Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { enter } from '../support/browser.ts';
import { calm } from '../support/people.ts';
import { choicesOf, playOn, questionOf, takesAdvice, untilAsked } from '../support/play.ts';
import { browser, server } from '../support/stage.ts';

async function startHere(page: Page, url: string, game: string): Promise<void> {
  await page.goto(`${url}/new?game=${game}`);
  await page.getByRole('radio', { name: /^On this device/ }).check();
  await page.getByRole('button', { name: 'Start the match' }).click();
  expect(await untilAsked(page)).toBe(true);
}

test('a whole match is played, watched again and played anew without a word to the server', async () => {
  const ada = await enter(browser, calm);
  const { page } = ada;
  const told: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/matches/') || request.method() === 'POST') told.push(pathname);
  });
  await startHere(page, server.url, 'twin-bridges');
  expect(new URL(page.url()).pathname).toMatch(/^\/m\/here-/);
  expect(await page.getByRole('tab', { name: 'Chat' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Something is wrong here' }).click();
  await page.getByText('The moment is kept on this device').waitFor();
  await page.getByRole('textbox', { name: 'What is wrong, if you like' }).fill('Nobody drew.');
  await page.getByRole('button', { name: 'Add this' }).click();
  await page.getByText('Your words are kept, too.').waitFor();
  await page.keyboard.press('Escape');
  await playOn(page, { seed: 3 });
  expect(await questionOf(page)).toBe('over');
  const result = page.getByRole('region', { name: 'Result' });
  await result.getByRole('heading', { level: 2 }).waitFor();
  await result.getByText('Played on this device').waitFor();
  const saved = page.waitForEvent('download');
  await result.getByRole('button', { name: 'Download the record' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^twin-bridges-here-.*\.json$/);
  const record: unknown = JSON.parse(readFileSync(await file.path(), 'utf8'));
  expect(record).toMatchObject({ game: 'twin-bridges', bugs: [{ note: 'Nobody drew.' }] });
  await result.getByRole('link', { name: 'Watch it again' }).click();
  const slider = page.getByRole('slider', { name: 'Moment of the match' });
  await slider.waitFor();
  expect(Number(await slider.getAttribute('max'))).toBeGreaterThan(10);
  await page.getByRole('link', { name: /result/ }).click();
  const first = page.url();
  await page.getByRole('button', { name: 'Play again with the same table' }).click();
  await page.waitForURL((url) => url.href.includes('/m/here-') && url.href !== first);
  await expect.poll(() => questionOf(page)).toMatch(/^\d/);
  expect(told).toEqual([]);
  expect(ada.errors).toEqual([]);
  await ada.close();
});

test('a match is there again after a reload, is listed among mine, can be ended and removed', async () => {
  const ada = await enter(browser, calm);
  const { page } = ada;
  await startHere(page, server.url, 'castles');
  await playOn(page, { seed: 5, question: 4 });
  await untilAsked(page);
  const question = await questionOf(page);
  await page.reload();
  await untilAsked(page);
  expect(await questionOf(page)).toBe(question);
  const { url } = server;
  await page.goto(`${url}/matches`);
  const row = page.getByRole('listitem').filter({ hasText: 'On this device' });
  await row.getByText('It is your turn.').waitFor();
  await row.getByRole('link', { name: 'Play' }).click();
  await untilAsked(page);
  await page.getByRole('button', { name: 'What would you do?' }).click();
  await page.getByRole('button', { name: takesAdvice }).waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'End the match now' }).click();
  await page.getByRole('button', { name: 'End the match', exact: true }).click();
  await page.getByRole('region', { name: 'Result' }).waitFor();
  await page.goto(`${url}/matches`);
  await row.getByRole('button', { name: /^Remove the match of Castles/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove it' }).click();
  await expect.poll(() => row.count()).toBe(0);
  expect(ada.errors).toEqual([]);
  await ada.close();
});

test('a match that is open in two tabs stands alike in both', async () => {
  const ada = await enter(browser, calm);
  const { page } = ada;
  await startHere(page, server.url, 'twin-bridges');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await untilAsked(other);
  await playOn(other, { seed: 2, question: Number.parseInt(await questionOf(other), 10) + 4 });
  await untilAsked(other);
  const question = await questionOf(other);
  await expect.poll(() => questionOf(page)).toBe(question);
  expect(await choicesOf(page)).toEqual(await choicesOf(other));
  await playOn(page, { seed: 3, question: Number.parseInt(question, 10) + 4 });
  await untilAsked(page);
  await expect.poll(async () => questionOf(other)).toBe(await questionOf(page));
  expect(ada.errors).toEqual([]);
  await ada.close();
});

test('a match that was played on from another one leads there as long as that one is kept', async () => {
  const ada = await enter(browser, calm);
  const { page } = ada;
  const end = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'End the match now' }).click();
    await page.getByRole('button', { name: 'End the match', exact: true }).click();
  };
  await startHere(page, server.url, 'twin-bridges');
  const first = new URL(page.url()).pathname;
  await playOn(page, { seed: 7, question: 4 });
  await end();
  const result = page.getByRole('region', { name: 'Result' });
  await result.getByRole('link', { name: 'Watch it again' }).click();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL((url) => /^\/m\/here-[^/]+$/.test(url.pathname) && url.pathname !== first);
  const fork = page.url();
  await untilAsked(page);
  await end();
  const link = result.getByRole('link', { name: 'To that moment' });
  expect(await link.getAttribute('href')).toMatch(new RegExp(`^${first}/replay`));
  await page.goto(`${server.url}/matches`);
  const row = page.getByRole('listitem').filter({ has: page.locator(`a[href="${first}"]`) });
  await row.getByRole('button', { name: /^Remove the match of Twin Bridges/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove it' }).click();
  await expect.poll(() => row.count()).toBe(0);
  await page.goto(fork);
  await result.getByText('That one cannot be shown any more.').waitFor();
  expect(await link.count()).toBe(0);
  await page.goto(`${server.url}${first}/replay?at=0`);
  await page.getByRole('status').getByText('has been removed').waitFor();
  await page.getByRole('link', { name: 'To the start page' }).click();
  await page.waitForURL(`${server.url}/`);
  expect(ada.errors).toEqual([]);
  await ada.close();
});
