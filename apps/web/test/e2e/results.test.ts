// One's own finished matches: with dates, found by game, seats and people, and counted.

import { expect, test } from 'vitest';
import { enter } from '../support/browser.ts';
import { problemsOf } from '../support/examine.ts';
import { act, calm } from '../support/people.ts';
import { browser, server } from '../support/stage.ts';

test('finished matches are listed with their dates, also those of long ago, and found by game, seats and name', async () => {
  const person = await enter(browser, calm);
  const { page, errors } = person;
  await act(person, server.url, '/session', { name: 'Ada' });
  const over = async (game: string, bots: readonly string[]): Promise<void> => {
    const seats = [{ kind: 'human' }, ...bots.map((bot) => ({ kind: 'bot', bot }))];
    const { id } = await act(person, server.url, '/matches', { game, seats });
    await act(person, server.url, `/matches/${id}/ready`, { entropy: 'a' });
    await act(person, server.url, `/matches/${id}/vote`, { end: true });
  };
  // More than the list of running matches asks for.
  for (let count = 0; count < 61; count++) await over('twin-bridges', ['random']);
  await over('bridgefront', ['greedy', 'greedy']);
  await page.goto(`${server.url}/matches`);
  const found = page.getByRole('status').filter({ hasText: /match/ });
  await found.getByText('62 matches').waitFor();
  const list = page.getByRole('list', { name: 'Over' });
  const rows = list.locator('> li');
  await expect.poll(() => rows.count(), { timeout: 20_000 }).toBe(20);
  const today = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' }).format(Date.now());
  expect(await rows.first().innerText()).toContain(today);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => rows.count(), { timeout: 20_000 }).toBe(40);
  await page.getByLabel('Game').selectOption('bridgefront');
  await found.getByText('1 match').waitFor();
  await page.getByLabel('Game').selectOption('');
  await page.getByRole('combobox', { name: 'Seats' }).selectOption('2');
  await found.getByText('61 matches').waitFor();
  await page.getByLabel('With somebody called').fill('greedy');
  await found.getByText('0 matches').waitFor();
  await page.getByRole('combobox', { name: 'Seats' }).selectOption('');
  await found.getByText('1 match').waitFor();
  await page.getByText('How they went').click();
  await page.getByRole('table', { name: 'By opponent' }).waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await problemsOf(page)).toEqual([]);
  const beyond = await page.evaluate(() =>
    document.documentElement.scrollWidth <= innerWidth
      ? []
      : [...document.querySelectorAll('main *')]
          .filter((one) => one.getBoundingClientRect().right > innerWidth)
          .map(({ tagName, className }) => `${tagName} ${String(className)}`)
          .slice(0, 12),
  );
  expect(beyond).toEqual([]);

  // A record as a file: what is none is said in words, and all of one's own come back as matches of this device.
  const file = page.getByLabel('Open a record');
  const fileOf = (name: string, text: string) => ({
    name,
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
  await file.setInputFiles(fileOf('notes.json', 'no record'));
  await page.getByRole('alert').filter({ hasText: 'This file is no record of a match.' }).waitFor();
  expect(await problemsOf(page)).toEqual([]);
  const records = await (await page.request.get(`${server.url}/api/records`)).text();
  const one = records.split('\n').find((line) => line.includes('twin-bridges')) ?? '';
  await file.setInputFiles(fileOf('record.json', one));
  await page.waitForURL(/\/m\/here-[^/]+\/replay$/);
  await page.locator('[data-part="stage"]').waitFor();
  expect(errors).toEqual([]);
  await person.close();
});
