// Tournaments in the page: one makes it, two join, their table calls them, and the standings follow by themselves.

import { expect, test } from 'vitest';
import { enter } from '../support/browser.ts';
import { problemsOf } from '../support/examine.ts';
import { act, calm, phone } from '../support/people.ts';
import { browser, server } from '../support/stage.ts';

const patience = { timeout: 30_000 };

test('a tournament is made, joined, started and followed to its end', async () => {
  const [ada, ben] = [await enter(browser, calm), await enter(browser, phone)];
  for (const [person, name] of [
    [ada, 'Ada'],
    [ben, 'Ben'],
  ] as const)
    await act(person, server.url, '/session', { name });
  const { page } = ada;
  await page.goto(`${server.url}/tournaments`);
  await page.getByRole('button', { name: 'Make a tournament' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Club night');
  await page.getByLabel('Game').selectOption({ label: 'Twin Bridges' });
  await page.getByRole('radio', { name: /Round robin/ }).check();
  expect(await problemsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Make it' }).click();
  await page.getByRole('heading', { level: 1, name: 'Club night' }).waitFor(patience);
  await page.getByRole('button', { name: 'Join' }).click();

  await ben.page.goto(page.url());
  await ben.page.getByRole('button', { name: 'Join' }).click();
  // Ada's page hears of it.
  await page.getByText('Ben').waitFor(patience);
  await page.getByRole('button', { name: 'Start' }).click();
  for (const one of [ada, ben]) await one.page.getByRole('link', { name: 'To my table' }).waitFor(patience);
  for (const one of [ada, ben]) {
    expect(await problemsOf(one.page)).toEqual([]);
    expect(await one.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }
  const match = (await page.getByRole('link', { name: 'To my table' }).getAttribute('href'))?.slice(
    '/m/'.length,
  );
  for (const one of [ada, ben]) await act(one, server.url, `/matches/${match}/ready`, { ready: true });
  await page.getByText('Your match runs.').waitFor(patience);
  await act(ben, server.url, `/matches/${match}/abandon`, {});
  await act(ada, server.url, `/matches/${match}/vote`, { end: true });
  for (const one of [ada, ben]) {
    await one.page.getByText('1. Ada – 2. Ben').waitFor(patience);
    await one.page.getByText('Over · 2 of up to 16 players').waitFor(patience);
    expect(await problemsOf(one.page)).toEqual([]);
  }
  expect(await page.getByRole('row').nth(1).innerText()).toMatch(/^1\s+Ada \(you\)\s+1\s+1/);
  for (const one of [ada, ben]) await one.close();
});
