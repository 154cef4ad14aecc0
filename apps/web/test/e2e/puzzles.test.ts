// Puzzles in the browser: found, refuted on the board, shown and solved, without a network, by keyboard and on a phone.

import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { puzzled, puzzlesOf } from '../../src/puzzles/puzzles.ts';
import { enter } from '../support/browser.ts';
import { problemsOf } from '../support/examine.ts';
import { calm } from '../support/people.ts';
import { startServer } from '../support/server.ts';
import { browser } from '../support/stage.ts';

const card = (page: Page, is: string) => page.locator(`[data-puzzle=${is}]`);

/** Presses the control of a choice in the list, as who cannot see the board does. */
async function press(page: Page, choice: string): Promise<void> {
  const control = page.locator(`button[data-choice="${choice}"]`).first();
  await control.waitFor({ state: 'attached' });
  if (!(await control.isVisible())) {
    await page.getByText('List the choices').focus();
    await page.keyboard.press('Enter');
  }
  await control.focus();
  await page.keyboard.press('Enter');
}

test('a wrong try is answered on the board, the plan is shown, and what is solved is remembered, without a network', async () => {
  const own = await startServer(inject('pageDir'));
  const person = await enter(browser, { ...calm, serviceWorkers: 'allow' });
  const { page, errors } = person;
  await page.goto(`${own.url}/puzzles`);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await own.stop();
  await page.reload();
  await page.getByRole('link', { name: 'Solve it' }).waitFor();
  expect(await problemsOf(page)).toEqual([]);
  const [game = ''] = puzzled;
  const [puzzle] = await puzzlesOf(game);
  await page.locator(`a[href="/puzzles/${game}"]`).click();
  await page.getByRole('link', { name: 'Puzzle 1', exact: true }).click();
  await card(page, 'open').waitFor();
  expect(await problemsOf(page)).toEqual([]);
  for (const choice of puzzle?.tempting[0] ?? []) await press(page, choice);
  for (const choice of puzzle?.tempting.slice(1).flat() ?? [])
    if (await card(page, 'open').isVisible()) await press(page, choice);
  await card(page, 'refuted').waitFor();
  expect(await card(page, 'refuted').evaluate((shown) => shown === document.activeElement)).toBe(true);
  expect(await problemsOf(page)).toEqual([]);
  const wide = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await problemsOf(page)).toEqual([]);
  await page.setViewportSize(wide);
  await page.getByRole('button', { name: 'Show the plan' }).click();
  await card(page, 'shown').waitFor();
  await page.getByRole('link', { name: 'All puzzles' }).click();
  await page.getByText('Not solved yet').waitFor();
  await page.getByRole('link', { name: 'Puzzle 1', exact: true }).click();
  await card(page, 'open').waitFor();
  for (const choice of puzzle?.line.flat() ?? []) await press(page, choice);
  await card(page, 'solved').waitFor();
  await page.getByRole('link', { name: 'All puzzles' }).click();
  await page.getByText('Solved later').waitFor();
  await page.getByText(/Your rating: \d+ \(1 tried\)/).waitFor();
  await page.getByRole('link', { name: 'One for you' }).click();
  await card(page, 'open').waitFor();
  expect(new URL(page.url()).pathname.split('/').at(-1)).not.toBe(puzzle?.slug);
  expect(errors).toEqual([]);
  await person.close();
});

test('a game without puzzles says so, and so does an address of none', async () => {
  const own = await startServer(inject('pageDir'));
  const person = await enter(browser, calm);
  const { page } = person;
  await page.goto(`${own.url}/puzzles/not-a-game`);
  await page.getByText('There are no puzzles of this game yet.').waitFor();
  await page.goto(`${own.url}/puzzles/not-a-game/none`);
  await page.getByText('There is no such puzzle.').waitFor();
  await page.getByRole('link', { name: 'All puzzles' }).click();
  await page.getByText('There are no puzzles of this game yet.').waitFor();
  await own.stop();
  await person.close();
});
