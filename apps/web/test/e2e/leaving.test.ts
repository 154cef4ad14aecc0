// Leaving a match for good, and voting to end it: what the page says to who leaves, and to who stays.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { problemsOf } from '../support/examine.ts';
import { act, personAt, seatPeople } from '../support/people.ts';
import { browser, server } from '../support/stage.ts';

async function untilShown(page: Page): Promise<void> {
  await page.locator('[data-question]').waitFor();
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
}

// A pop-up that is closed keeps its words in the page, so that only what is shown counts.
function shown(page: Page, words: string): Promise<number> {
  return page.getByText(words).filter({ visible: true }).count();
}

async function offersNothing(page: Page): Promise<void> {
  await page.getByText('You have left this match.').waitFor();
  await page.getByText('You are watching').first().waitFor();
  expect(await shown(page, 'Take my seat back')).toBe(0);
  expect(await shown(page, 'Your plan is sealed')).toBe(0);
  expect(await page.locator('button[data-choice]').count()).toBe(0);
  await openMenu(page);
  for (const words of ['Leave the match for good', 'Take my seat back', 'Vote to end', 'Stay'])
    expect(await page.getByRole('button', { name: words, exact: true }).count()).toBe(0);
  await page.keyboard.press('Escape');
}

test('who leaves for good looks on from then, is offered no seat, and My matches says so', async () => {
  const table = await seatPeople(browser, server.url, { people: 2 });
  const [leaver, other] = [personAt(table, 0), personAt(table, 1)];
  await untilShown(leaver.page);
  await openMenu(leaver.page);
  await leaver.page.getByRole('button', { name: 'Leave the match for good' }).click();
  await leaver.page.getByRole('button', { name: 'Leave for good' }).click();
  await offersNothing(leaver.page);
  await leaver.page.reload();
  await offersNothing(leaver.page);

  // Who stays is told, until the news is closed.
  const news = other.page.getByText('Ada has left the match for good.');
  await news.waitFor();
  await other.page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect.poll(() => news.count()).toBe(0);
  await other.page.reload();
  await untilShown(other.page);
  expect(await news.count()).toBe(0);

  await leaver.page.goto(`${server.url}/matches`);
  await leaver.page.getByText('You have left this match.').waitFor();
  const row = leaver.page.getByRole('list', { name: 'Left' });
  const seats = row.getByRole('list', { name: 'Seats' });
  expect(await seats.getByText('Ada').count()).toBe(1);
  expect(await seats.getByText('you', { exact: false }).count()).toBe(0);
  expect(await row.getByRole('link', { name: /^Watch/ }).count()).toBe(1);
  expect(await leaver.page.locator(`a[href="/m/${table.match}"]`).count()).toBe(1);
  expect([...leaver.errors, ...other.errors]).toEqual([]);
  await table.close();
});

test('a vote to end is told to the others, and counted again when one of them leaves', async () => {
  const table = await seatPeople(browser, server.url, { people: 2 });
  const [ada, ben] = [personAt(table, 0), personAt(table, 1)];
  await untilShown(ben.page);
  const vote = (end: boolean) => act(ada, server.url, `/matches/${table.match}/vote`, { end });
  const news = ben.page.getByText('Ada has voted to end the match.');
  await vote(true);
  await news.waitFor();
  await ben.page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect.poll(() => news.count()).toBe(0);
  // A vote that was withdrawn and is cast again is news again.
  await vote(false);
  await openMenu(ben.page);
  await expect.poll(() => shown(ben.page, '1 of 2 have voted to end the match.')).toBe(0);
  await vote(true);
  await expect.poll(() => shown(ben.page, '1 of 2 have voted to end the match.')).toBe(1);
  await news.waitFor();
  await act(ben, server.url, `/matches/${table.match}/abandon`, {});
  await ada.page.getByText('You ended the match, without a winner.').waitFor();
  await table.close();
});

test('why no bot plays for somebody stands where that was asked, and goes when something else is opened', async () => {
  const table = await seatPeople(browser, server.url, { people: 2 });
  const { page } = personAt(table, 0);
  await untilShown(page);
  await openMenu(page);
  const ask = page.getByRole('button', { name: 'Let a bot play for Ben' });
  const refusal = page.locator('#match-menu [role="status"]:not(:empty)');
  await ask.click();
  await refusal.waitFor();
  const [asked, told, leave] = await Promise.all(
    [ask, refusal, page.getByRole('button', { name: 'Leave the match for good' })].map((one) =>
      one.evaluate((element) => element.getBoundingClientRect().top),
    ),
  );
  expect(asked).toBeLessThan(told ?? 0);
  expect(told).toBeLessThan(leave ?? 0);
  await page.getByRole('button', { name: 'Leave the match for good' }).click();
  await expect.poll(() => refusal.count()).toBe(0);
  await page.getByRole('button', { name: 'Stay', exact: true }).click();
  await ask.click();
  await refusal.waitFor();
  await page.keyboard.press('Escape');
  await openMenu(page);
  await expect.poll(() => refusal.count()).toBe(0);
  // Beside it somebody can be reported: the server has what was said, and takes a reason and a note.
  await page.getByRole('button', { name: 'Report somebody' }).click();
  await page.getByLabel('For what').selectOption('Letting others wait');
  await page.getByLabel('What happened, if you like').fill('Ten minutes for one card');
  expect(await problemsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send it' }).click();
  await page.getByText('It is with who runs this server.').waitFor();
  await table.close();
});
