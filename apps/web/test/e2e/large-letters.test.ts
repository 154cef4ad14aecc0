// On a phone whose owner has enlarged the letters: nothing is wider than the screen, and nothing wraps letter by letter.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enter } from '../support/browser.ts';
import { addWideRow } from '../support/examine.ts';
import { personAt, phone, seatPeople } from '../support/people.ts';
import { browser, server } from '../support/stage.ts';

const sizes = [24, 32];

async function enlarge(page: Page, size: number): Promise<void> {
  await page.evaluate((px) => {
    document.documentElement.style.fontSize = `${px}px`;
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, size);
}

/** By how much the page, or any of what `parts` finds, is wider than the screen. */
function tooWide(page: Page, parts = 'main'): Promise<number> {
  return page.evaluate((query) => {
    const ends = [...document.querySelectorAll(query)].map((one) => {
      const { left } = one.getBoundingClientRect();
      return left + Math.max(one.scrollWidth, one.clientWidth);
    });
    return Math.max(document.documentElement.scrollWidth, ...ends) - screen.width;
  }, parts);
}

test('the table of Bridgefront is as wide as the screen, with stage, hand and actions in sight', async () => {
  const table = await seatPeople(browser, server.url, { bots: ['random', 'random'], look: phone });
  const { page, errors } = personAt(table, 0);
  await page.locator('[data-question]').waitFor();
  await page.locator('[data-lit]').first().waitFor();
  for (const size of sizes) {
    await enlarge(page, size);
    expect(
      await tooWide(page, 'main, [data-part="stage"], [data-part="rail"]'),
      `${size}`,
    ).toBeLessThanOrEqual(0);
    const parts = await page.evaluate(() =>
      ['stage', 'rail'].map(
        (part) => document.querySelector(`[data-part="${part}"]`)?.getBoundingClientRect().height ?? 0,
      ),
    );
    expect(Math.min(...parts), `${size}`).toBeGreaterThan(120);
    const back = await page.getByRole('button', { name: 'Take back' }).boundingBox();
    expect((back?.y ?? Infinity) + (back?.height ?? 0)).toBeLessThanOrEqual(844);
  }
  expect(errors).toEqual([]);
  await table.close();
});

test.each(['heartland', 'fells-and-fords'])('the first choices of %s wrap', async (game) => {
  const table = await seatPeople(browser, server.url, { game, bots: ['random'], look: phone });
  const { page, errors } = personAt(table, 0);
  await page.locator('main button[data-lit]').first().waitFor();
  let scrolled = 0;
  for (const size of sizes) {
    await enlarge(page, size);
    const parts = 'main h2, main button[data-lit], main button[data-lit] > *';
    expect(await tooWide(page, parts), `${size}`).toBeLessThanOrEqual(0);
    // Seats that have no room beside each other are reached by keys too.
    const seats = page.getByRole('banner').getByRole('list', { name: 'Players' });
    await expect
      .poll(() => seats.evaluate((list) => (list.tabIndex === 0) === list.scrollWidth > list.clientWidth), {
        timeout: 10_000,
      })
      .toBe(true);
    scrolled += await seats.evaluate((list) => Number(list.tabIndex === 0));
  }
  expect(scrolled).toBeGreaterThan(0);
  expect(errors).toEqual([]);
  await table.close();
});

test('an arrow to what is out of sight has one or two lines, or a number alone', async () => {
  const table = await seatPeople(browser, server.url, {
    game: 'castles',
    bots: ['novice'],
    options: { firstPlayer: 'seat-0', startingHand: 10, handLimit: 10 },
    look: phone,
  });
  const { page, errors } = personAt(table, 0);
  await page.locator('[data-piece^="wizard"][data-lit]').last().tap();
  // A row of targets that is wider than the screen.
  await addWideRow(page);
  const right = page.getByRole('button', { name: /^\d more to the right$/ });
  await right.waitFor();
  for (const size of sizes) {
    await enlarge(page, size);
    const shown = await right.evaluate((one: HTMLElement) => ({
      text: one.innerText,
      height: one.offsetHeight,
    }));
    expect(shown.text).toMatch(/^\d$/);
    expect(shown.height).toBeLessThan(4 * size);
  }
  expect(errors).toEqual([]);
  await table.close();
});

test('news at the beginning of a match stand below its head, away from what is asked', async () => {
  const person = await enter(browser, phone);
  const { page } = person;
  await page.goto(server.url);
  const play = page.getByRole('button', { name: 'Play now', exact: true }).first();
  await play.waitFor();
  await page.route('**/api/**', (route) => route.abort());
  await play.tap();
  await page.locator('[data-question]').waitFor();
  const news = page.getByRole('region', { name: 'News' });
  await news.getByText('this match is played on this device').waitFor();
  // The head is measured once it is drawn; news that came first go below it then.
  const isBetween = (): Promise<boolean> =>
    page.evaluate(() => {
      const box = (query: string) => document.querySelector(query)?.getBoundingClientRect();
      const news = box('[popover]:popover-open');
      const head = box('[data-question] > header')?.bottom ?? Infinity;
      return news !== undefined && news.top >= head && news.bottom < (box('[data-prompt]')?.top ?? 0);
    });
  await expect.poll(isBetween).toBe(true);
  expect(person.errors).toEqual([]);
  await person.close();
});

test.each(['/', '/new', '/matches', '/rules'])('%s is as wide as the screen', async (path) => {
  const person = await enter(browser, phone);
  const { page } = person;
  await page.goto(`${server.url}${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const size of sizes) {
    await enlarge(page, size);
    expect(await tooWide(page), `${size}`).toBeLessThanOrEqual(0);
  }
  expect(person.errors).toEqual([]);
  await person.close();
});
