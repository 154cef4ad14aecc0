// Watching bots that play for show: the page tells each one's win chances, worked out on the device, and stops when it is hidden.

import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { enter } from '../support/browser.ts';
import { openList, problemsOf } from '../support/examine.ts';
import { calm, phone } from '../support/people.ts';
import { startServer } from '../support/server.ts';
import type { RunningServer } from '../support/server.ts';
import { browser } from '../support/stage.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer(inject('pageDir'));
}, 300_000);
afterAll(() => server.stop());

test.each([
  { on: 'a laptop', look: calm },
  { on: 'a phone', look: phone },
])('bots that play for show are commented by win chances on $on', async ({ look }) => {
  const person = await enter(browser, look);
  const { page, errors } = person;
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/imagined')) asked.push(request.url());
  });
  await page.goto(`${server.url}/watch`);
  await page.locator('a[href^="/m/"]').first().click();
  // On a phone they lie in the table's sheet; the list that one comes from has tabs of its own.
  await page.locator('#tab-log').waitFor();
  await openList(page);
  const chances = page.getByRole('region', { name: 'Win chances' });
  await chances.getByRole('listitem').first().waitFor({ timeout: 60_000 });
  const percents = (await chances.getByRole('listitem').locator('b').allInnerTexts()).map((text) =>
    Number.parseInt(text, 10),
  );
  expect(percents.length).toBeGreaterThan(1);
  expect(Math.abs(percents.reduce((sum, one) => sum + one, 0) - 100)).toBeLessThanOrEqual(percents.length);
  expect(await problemsOf(page)).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  // A page that nobody sees asks for nothing.
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const [before, decision] = [asked.length, await chances.getAttribute('data-chances')];
  await page
    .getByText('never there')
    .waitFor({ timeout: 12_000 })
    .catch(() => undefined);
  expect(asked.length).toBe(before);
  expect(await chances.getAttribute('data-chances')).toBe(decision);
  expect(errors).toEqual([]);
  await person.close();
});
