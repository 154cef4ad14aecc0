// How a match ended, as each seat and an onlooker read it.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enter } from '../support/browser.ts';
import { problemsOf } from '../support/examine.ts';
import { act, calm, personAt, seatPeople } from '../support/people.ts';
import type { SeatedTable } from '../support/people.ts';
import { choose, untilAsked } from '../support/play.ts';
import { browser, server } from '../support/stage.ts';
import { playByLight } from '../support/by-light.ts';

/** The sentence of the result, and the names of the ranking or of the table in their order. */
async function told(page: Page): Promise<{ words: string; names: string[] }> {
  const result = page.getByRole('region', { name: 'Result' });
  const heading = result.getByRole('heading', { level: 2 });
  await heading.waitFor();
  const lines = await result.getByRole('list').first().getByRole('listitem').allTextContents();
  return {
    words: (await heading.textContent())?.trim() ?? '',
    names: lines.map((line) => line.replace(/\s+/g, ' ').trim()),
  };
}

/** What everybody at the table reads, and last somebody who looks on. */
async function readByAll(table: SeatedTable): Promise<{ words: string; names: string[] }[]> {
  const onlooker = await enter(browser, calm);
  await onlooker.page.goto(`${server.url}/m/${table.match}`);
  const pages = [...table.people, onlooker].map(({ page }) => page);
  const all = await Promise.all(pages.map(told));
  for (const { errors } of [...table.people, onlooker]) expect(errors).toEqual([]);
  await onlooker.close();
  return all;
}

test('the winner, the loser and an onlooker each read who has won', async () => {
  const options = { firstPlayer: 'seat-0', surrender: true, archerHp: 5 };
  const table = await seatPeople(browser, server.url, { game: 'castles', people: 2, options });
  const { page } = personAt(table, 0);
  await untilAsked(page);
  // Somebody who looks on seals who will win; nobody at the table is shown it, and the end says what it was worth.
  const prophet = await enter(browser, calm);
  await prophet.page.goto(`${server.url}/m/${table.match}`);
  await prophet.page.getByLabel('Who wins').selectOption('Ben');
  await prophet.page.getByRole('slider', { name: /^How sure/ }).press('End');
  expect(await problemsOf(prophet.page)).toEqual([]);
  await prophet.page.getByRole('button', { name: 'Seal it' }).click();
  await prophet.page.getByText('Sealed for this question: Ben, 95 in 100.').waitFor();
  for (const { page: seen } of table.people)
    expect(await seen.locator('body').innerText()).not.toContain('Who will win?');
  await choose(page, 'surrender');
  await prophet.page.getByText('Your prediction was worth 99 points on the mean.').waitFor();
  expect(await problemsOf(prophet.page)).toEqual([]);
  expect(prophet.errors).toEqual([]);
  await prophet.close();
  // What was played otherwise than printed stands there too.
  await page.getByRole('region', { name: 'Result' }).getByText('Archer, hit points').waitFor();
  const all = await readByAll(table);
  // That it is over stands in the title; above the result it is said to readers by ear alone.
  const again = page.getByRole('heading', { level: 2, name: 'The match is over.' });
  expect(await again.evaluate((one) => one.getBoundingClientRect().height)).toBeLessThanOrEqual(1);
  expect(all.map(({ words }) => words)).toEqual(['Ben has won.', 'You have won.', 'Ben has won.']);
  expect(all.map(({ names }) => names.map((name) => name.replace(/^\d(st|nd)/, '')))).toEqual([
    ['Ben', 'Ada (you)'],
    ['Ben (you)', 'Ada'],
    ['Ben', 'Ada'],
  ]);
  await table.close();
});

test.each([
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
])('the end is one card: course, moments with boards, all hands, $width x $height', async (viewport) => {
  const table = await seatPeople(browser, server.url, {
    game: 'twin-bridges',
    bots: ['random'],
    look: { viewport, reducedMotion: 'reduce' },
  });
  const { page, errors } = personAt(table, 0);
  await playByLight(page, { seed: 3 });
  const result = page.getByRole('region', { name: 'Result' });
  const chart = result.locator('[data-chart]');
  await chart.waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => null));
  // Nothing lies over the chart, and nothing cuts it: on a laptop it is whole without scrolling.
  if (viewport.width < 1000) await chart.scrollIntoViewIfNeeded();
  const covered = await chart.evaluate((box) => {
    const { left, right, top, bottom } = box.getBoundingClientRect();
    const corners = [left + 2, right - 2].flatMap((x) => [top + 2, bottom - 2].map((y) => [x, y] as const));
    return corners.filter(([x, y]) => !box.contains(document.elementFromPoint(x, y)));
  });
  expect(covered).toEqual([]);
  const moments = result.getByRole('list', { name: 'Moments to see again' }).getByRole('link');
  expect(await moments.count()).toBeGreaterThan(0);
  expect(await moments.locator('svg').count()).toBe(await moments.count());
  const hands = result.getByRole('region', { name: 'The hands at the end' });
  expect(await hands.getByRole('listitem').count()).toBeGreaterThan(0);
  const promise = result.getByText('Before the match the server sealed its secret as');
  expect(await promise.isVisible()).toBe(false);
  await result.locator('summary').filter({ hasText: 'shuffles' }).click();
  expect(await promise.isVisible()).toBe(true);
  expect(errors).toEqual([]);
  await table.close();
});

test('who ended a match without a winner is named to everybody', async () => {
  const table = await seatPeople(browser, server.url, { game: 'castles', people: 2 });
  for (const person of table.people) await act(person, server.url, `/matches/${table.match}/vote`, {});
  const all = await readByAll(table);
  expect(all.map(({ words }) => words)).toEqual([
    'You and Ben ended the match, without a winner.',
    'Ada and you ended the match, without a winner.',
    'Ada and Ben ended the match, without a winner.',
  ]);
  await table.close();
});

test('somebody alone ends a match by the menu', async () => {
  const table = await seatPeople(browser, server.url, { game: 'twin-bridges', bots: ['random'] });
  const { page } = personAt(table, 0);
  await untilAsked(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'End the match now' }).click();
  await page.getByRole('button', { name: 'End the match', exact: true }).click();
  const all = await readByAll(table);
  expect(all.map(({ words }) => words)).toEqual([
    'You ended the match, without a winner.',
    'Ada ended the match, without a winner.',
  ]);
  await table.close();
});
