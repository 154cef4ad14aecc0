// What can be chosen on a phone: the whole board is in sight, and an arrow leads to what a row of cards hides.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addWideRow } from '../support/examine.ts';
import { personAt, phone, seatPeople } from '../support/people.ts';
import { choicesOf, choose, untilAsked } from '../support/play.ts';
import { browser, server } from '../support/stage.ts';

// Lit things between the header and the sheet.
function litInSight(page: Page): Promise<number> {
  return page.locator('main').evaluate((main) => {
    const room = main.getBoundingClientRect();
    return [...main.querySelectorAll('[data-lit]')].filter((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return (top + bottom) / 2 > room.top && (top + bottom) / 2 < room.bottom;
    }).length;
  });
}

// Lit things of the board, wherever they are.
function litOnBoard(page: Page): Promise<number> {
  return page.locator('[data-part="stage"] [data-lit]').count();
}

test('all targets on the board are in sight, and so is one choice alone', async () => {
  const table = await seatPeople(browser, server.url, {
    game: 'castles',
    bots: ['novice'],
    options: { firstPlayer: 'seat-0' },
    look: phone,
  });
  const { page, errors } = personAt(table, 0);
  const wizard = page.locator('[data-piece^="wizard"][data-lit]').last();
  await wizard.tap();
  await expect.poll(() => litOnBoard(page)).toBeGreaterThan(1);
  expect(await litInSight(page)).toBeGreaterThanOrEqual(await litOnBoard(page));
  expect(await page.getByRole('button', { name: /^\d+ more (above|below)$/ }).count()).toBe(0);
  // Played on through the list until one choice is left: it is in sight.
  await page.getByRole('button', { name: 'Take back', exact: true }).tap();
  await page.getByRole('tab', { name: /Choices/ }).tap();
  for (let made = 0; made < 60; made++) {
    const choices = await choicesOf(page);
    if (choices.length === 1) break;
    await choose(page, choices.find((choice) => !choice.startsWith('end')) ?? '');
    await untilAsked(page);
  }
  await expect.poll(() => litInSight(page)).toBeGreaterThan(0);
  expect(errors).toEqual([]);
  await table.close();
});

test('targets beside are announced and found', async () => {
  const table = await seatPeople(browser, server.url, {
    game: 'castles',
    bots: ['novice'],
    options: { firstPlayer: 'seat-0', startingHand: 10, handLimit: 10 },
    look: phone,
  });
  const { page, errors } = personAt(table, 0);
  // A piece is picked up, so that what can be done with it is counted; the hand beside it is a stand-in of many targets.
  await page.locator('[data-piece^="wizard"][data-lit]').last().tap();
  await page.locator('[data-edges]').waitFor({ state: 'attached' });
  await addWideRow(page);
  const right = page.getByRole('button', { name: '4 more to the right' });
  const left = page.getByRole('button', { name: /^\d more to the left$/ });
  await right.waitFor();
  expect(await left.count()).toBe(0);
  await right.tap();
  await left.waitFor();
  expect(await page.locator('#wide').evaluate((box) => box.scrollLeft)).toBeGreaterThan(50);
  expect(errors).toEqual([]);
  await table.close();
});
