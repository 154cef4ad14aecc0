// Lost connections: the page says so, holds its hands still, and goes on where it was; a reload and a second tab find
// the same plan.

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWire } from '../support/cut.ts';
import type { ReconnectingSocket } from '../support/cut.ts';
import { personAt, seatPeople } from '../support/people.ts';
import {
  choicesOf,
  choose,
  openChoices,
  playOn,
  questionOf,
  untilAsked,
  untilBeyond,
} from '../support/play.ts';
import { browser, server } from '../support/stage.ts';

let wire: ReconnectingSocket;

beforeAll(async () => {
  wire = await openWire(server.port);
});

afterAll(async () => {
  await wire.close();
});

function planOf(page: Page): Promise<string[]> {
  return page
    .locator('[data-planned]')
    .evaluateAll((chips) => chips.map((chip) => (chip as HTMLElement).dataset['planned'] ?? ''));
}

/** Into the first question that takes more than one choice, with one of them made. */
async function planHalf(page: Page): Promise<{ edge: string; plan: string[]; question: string }> {
  await playOn(page, { seed: 5, offered: 'edge:' });
  const [edge = ''] = await choicesOf(page);
  await choose(page, edge);
  await untilAsked(page);
  const plan = await planOf(page);
  expect(plan).toEqual([edge]);
  return { edge, plan, question: await questionOf(page) };
}

test('a connection that breaks in the middle of a plan is told of, and play goes on without a reload', async () => {
  const table = await seatPeople(browser, server.url, { bots: ['random', 'random'], urls: [wire.url] });
  const { page, errors } = personAt(table, 0);
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', 'yes'));
  const { plan, question } = await planHalf(page);
  wire.cut();
  const lost = page.getByRole('status').filter({ hasText: 'Connection lost' });
  await lost.waitFor();
  expect(await page.locator(openChoices).count()).toBe(0);
  expect(await planOf(page)).toEqual(plan);
  // What is clicked meanwhile is not sent behind the reader's back.
  await page.locator('button[data-choice]').first().dispatchEvent('click');
  expect(await questionOf(page)).toBe(question);
  wire.mend();
  await lost.waitFor({ state: 'hidden' });
  expect(await untilAsked(page)).toBe(true);
  expect(await questionOf(page)).toBe(question);
  expect(await planOf(page)).toEqual(plan);
  // A choice on its way when the wire breaks is made once, not lost and not twice.
  const [next = ''] = await choicesOf(page);
  await choose(page, next);
  await untilAsked(page);
  const before = Number((await questionOf(page)).split('/')[0]);
  await playOn(page, { seed: 9, question: before + 4 });
  expect(await page.locator('html').getAttribute('data-same-page')).toBe('yes');
  expect(errors).toEqual([]);
  await table.close();
});

test('a reload in the middle of a plan finds it again', async () => {
  const table = await seatPeople(browser, server.url, { bots: ['random'] });
  const { page, errors } = personAt(table, 0);
  const { plan, question } = await planHalf(page);
  await page.reload();
  expect(await untilAsked(page)).toBe(true);
  expect(await questionOf(page)).toBe(question);
  expect(await planOf(page)).toEqual(plan);
  await page
    .getByRole('button', { name: /^Take back/ })
    .first()
    .click();
  await untilBeyond(page, question);
  expect(await planOf(page)).toEqual([]);
  expect(errors).toEqual([]);
  await table.close();
});

test('two tabs of one seat agree', async () => {
  const table = await seatPeople(browser, server.url, { bots: ['random'] });
  const { page } = personAt(table, 0);
  const { plan, question, edge } = await planHalf(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await untilAsked(other);
  expect(await questionOf(other)).toBe(question);
  expect(await planOf(other)).toEqual(plan);
  expect(await choicesOf(other)).toEqual(await choicesOf(page));
  await other
    .getByRole('button', { name: /^Take back/ })
    .first()
    .click();
  await untilBeyond(page, question);
  expect(await planOf(page)).toEqual([]);
  await choose(page, edge);
  await other.locator(`[data-question="${question}"]`).waitFor();
  expect(await planOf(other)).toEqual(plan);
  await table.close();
});
