// Sessions in the page: devices with their last use, ended one by one; one that is ended shows nothing of who was there.

import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enter } from '../support/browser.ts';
import type { Person } from '../support/browser.ts';
import { problemsOf } from '../support/examine.ts';
import { act, calm, personAt, seatPeople } from '../support/people.ts';
import { untilAsked } from '../support/play.ts';
import { browser, server } from '../support/stage.ts';

/** The same person on another device. */
async function secondDevice({ page }: Person): Promise<Person> {
  const { code } = (await act({ page } as Person, server.url, '/session/hand-over', {})) as unknown as {
    code: string;
  };
  const other = await enter(browser, calm);
  await act(other, server.url, '/session/take-over', { code });
  return other;
}

const patience = { timeout: 20_000 };

const rows = (page: Page) => page.getByRole('region', { name: 'Your devices' }).getByRole('listitem');

/** Everything that a page, its title, its live regions and its storage say. */
function everything(page: Page): Promise<string> {
  return page.evaluate(() =>
    [
      document.title,
      document.documentElement.outerHTML,
      JSON.stringify(localStorage),
      JSON.stringify(sessionStorage),
    ].join(' '),
  );
}

test('a device that is ended elsewhere in the middle of a match goes blank at once, and stays so going back', async () => {
  const table = await seatPeople(browser, server.url, { game: 'twin-bridges', bots: ['greedy'] });
  const phone = personAt(table, 0);
  await untilAsked(phone.page);
  const hand = await phone.page.locator('[data-card]').allInnerTexts();
  const desk = await secondDevice(phone);
  await desk.page.goto(`${server.url}/you`);
  await expect.poll(() => rows(desk.page).count(), patience).toBe(2);
  await rows(desk.page).filter({ hasText: 'this device' }).getByText('Last used just now').waitFor();
  await desk.page.getByRole('button', { name: /^End (Chrome|Another)/ }).click();
  await expect.poll(() => rows(desk.page).count(), patience).toBe(1);
  await phone.page.waitForURL(/\/you$/);
  await phone.page.getByText('This browser plays for nobody now.').waitFor();
  const left = await everything(phone.page);
  expect(left).not.toContain('Ada');
  expect(left).not.toContain('data-question');
  for (const card of hand.filter((name) => name.length > 3)) expect(left).not.toContain(card);
  // By its address the match is one that is looked on at.
  await phone.page.goto(`${server.url}/m/${table.match}`);
  await phone.page.locator('[data-question]').waitFor();
  expect(await phone.page.locator('[data-question]').getAttribute('data-question')).toMatch(/waiting|over/);
  expect([...phone.errors, ...desk.errors]).toEqual([]);
  await desk.close();
  await table.close();
});

test('all others are ended by one button, and this one goes on', async () => {
  const desk = await enter(browser, calm);
  await act(desk, server.url, '/session', { name: 'Ada' });
  const phone = await secondDevice(desk);
  await phone.page.goto(`${server.url}/matches`);
  await phone.page.getByRole('button', { name: /^You are Ada/ }).waitFor();
  await desk.page.goto(`${server.url}/`);
  await desk.page.getByRole('button', { name: /^You are Ada/ }).click();
  await desk.page.getByRole('link', { name: 'Your devices' }).click();
  await expect.poll(() => rows(desk.page).count(), patience).toBe(2);
  await desk.page.getByRole('button', { name: 'End all others' }).click();
  await expect.poll(() => rows(desk.page).count(), patience).toBe(1);
  await desk.page.reload();
  await desk.page.getByRole('button', { name: /^You are Ada/ }).waitFor();
  await phone.page.reload();
  await phone.page.getByRole('button', { name: /^You are Ada/ }).waitFor({ state: 'detached' });
  expect([...phone.errors, ...desk.errors]).toEqual([]);
  await desk.close();
  await phone.close();
});

test('whoever leaves a device leaves nothing on it', async () => {
  const ada = await enter(browser, calm);
  const { page } = ada;
  await page.goto(`${server.url}/`);
  await page.getByRole('button', { name: 'Choose a name' }).click();
  await page.getByRole('textbox', { name: 'How others see you' }).fill('Adalgisa');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: /^You are Adalgisa/ }).waitFor();
  await page.goto(`${server.url}/you`);
  await page.getByRole('button', { name: 'Leave this device' }).click();
  await page.getByText('This is your only device').waitFor();
  await page.getByRole('button', { name: 'Leave it' }).click();
  await page.waitForURL(`${server.url}/`);
  await page.getByRole('button', { name: 'Choose a name' }).waitFor();
  expect(await everything(page)).not.toContain('Adalgisa');
  expect(await page.context().cookies()).toEqual([]);
  await page.goBack().catch(() => null);
  expect(await everything(page)).not.toContain('Adalgisa');
  expect(ada.errors).toEqual([]);
  await ada.close();
});

test('whoever loses the browser is back with the printed key, and finds the match', async () => {
  const table = await seatPeople(browser, server.url, { game: 'twin-bridges', bots: ['greedy'] });
  const lost = personAt(table, 0);
  await lost.page.goto(`${server.url}/you`);
  await lost.page.getByRole('button', { name: 'Recovery key' }).click();
  await lost.page.getByRole('button', { name: 'Make a new key' }).click();
  const key = await lost.page.getByRole('dialog').getByRole('textbox').inputValue();
  await table.close();
  const found = await enter(browser, calm);
  const { page } = found;
  await page.goto(key);
  await page.getByRole('button', { name: 'Play on here' }).click();
  await page.waitForURL(`${server.url}/matches`);
  await page.locator(`a[href="/m/${table.match}"]`).first().click();
  await untilAsked(page);
  expect(found.errors).toEqual([]);
  await found.close();
});

test('all that is kept is saved as a file, and deleted by whoever writes their name', async () => {
  const table = await seatPeople(browser, server.url, { game: 'twin-bridges', bots: ['greedy'] });
  const { page, errors } = personAt(table, 0);
  // A name that no other table shows.
  await act(personAt(table, 0), server.url, '/session', { name: 'Adelgunde' });
  await page.goto(`${server.url}/you`);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save all of it as a file' }).click();
  const text = await readFile(await (await saved).path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ name: 'Adelgunde', tables: [{ match: table.match }] });
  await page.getByRole('button', { name: 'Delete all of it' }).click();
  const name = page.getByLabel('Write your name, so that nobody does this by mistake');
  await name.fill('Ben');
  await page.getByRole('button', { name: 'Delete it for good' }).click();
  await page.getByText('This is not your name').waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await name.fill('Adelgunde');
  await page.getByRole('button', { name: 'Delete it for good' }).click();
  await page.waitForURL(`${server.url}/`);
  await page.getByRole('button', { name: 'Choose a name' }).waitFor();
  expect(await everything(page)).not.toContain('Adelgunde');
  expect(await page.context().cookies()).toEqual([]);
  const { seats } = (await (await page.request.get(`${server.url}/api/matches/${table.match}`)).json()) as {
    seats: { name: string }[];
  };
  expect(seats[0]?.name).toBe('Somebody');
  // The other name was refused.
  expect(errors).toEqual([expect.stringContaining('400')]);
  await table.close();
});
