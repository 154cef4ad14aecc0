// The table of Bridgefront as a whole: why something is not possible, the reveal as a show, the odds of a battle.

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launch } from '../support/browser.ts';
import { calm, personAt, seatPeople } from '../support/people.ts';
import { choicesOf, choose, playOn, questionOf, untilAsked } from '../support/play.ts';
import { startServer } from '../support/server.ts';
import type { RunningServer } from '../support/server.ts';

let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  server = await startServer(inject('pageDir'));
  browser = await launch(inject('browserFile'));
});

afterAll(async () => {
  await browser.close();
  await server.stop();
});

test('a click where nothing can be done is answered with the reason, and the rule is one click away', async () => {
  const table = await seatPeople(browser, server.url, { bots: ['random'] });
  const { page, errors } = personAt(table, 0);
  await untilAsked(page);
  await playOn(page, { seed: 2, offered: 'edge:' });
  // Starting Bridges have to be near the own Capital; the first edge that is no control is not.
  const before = await questionOf(page);
  await page.locator('[data-edge]:not([role])').first().click();
  const refusal = page.getByRole('alert').filter({ hasText: 'Not possible' });
  await refusal.waitFor();
  expect(await questionOf(page)).toBe(before);
  const link = refusal.getByRole('button', { name: /^Rule [A-Z]-\d+/ });
  const rule = ((await link.textContent()) ?? '').replace('Rule ', '');
  await link.click();
  const found = page.locator('[data-found]');
  await found.waitFor();
  expect(await found.textContent()).toContain(rule);
  expect(await found.evaluate((entry) => entry.getBoundingClientRect().top < innerHeight)).toBe(true);
  await refusal.getByRole('button', { name: 'Close this message' }).click();
  await refusal.waitFor({ state: 'hidden' });
  expect(errors).toEqual([]);
  await table.close();
});

async function setPace(page: Page, pace: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByLabel('Speed of the reveal').selectOption({ label: pace });
  await page.keyboard.press('Escape');
}

test('the reveal goes step by step, to the end at once, can be seen again, and be switched off', async () => {
  const table = await seatPeople(browser, server.url, {
    bots: ['random'],
    look: { ...calm, reducedMotion: 'no-preference' },
  });
  const { page, errors } = personAt(table, 0);
  await playOn(page, { seed: 2, offered: 'pass:' });
  await setPace(page, 'Step by step');
  const next = page.getByRole('button', { name: 'Next', exact: true });
  const skip = page.getByRole('button', { name: 'Skip', exact: true });
  const reveal = async (): Promise<void> => {
    while (!(await next.isVisible())) {
      const question = await questionOf(page);
      await choose(page, (await choicesOf(page))[0] ?? '');
      await page.waitForFunction(
        (before) =>
          document.querySelector('button[data-choice]') !== null ||
          [...document.querySelectorAll('button')].some(({ textContent }) => textContent === 'Next') ||
          document.querySelector('[data-question]')?.getAttribute('data-question') !== before,
        question,
      );
    }
  };
  await reveal();
  // Nothing goes on by itself, and nothing can be chosen in the past.
  expect(await choicesOf(page)).toEqual([]);
  for (let step = 0; step < 200 && (await next.isVisible()); step++) await next.click();
  await untilAsked(page);
  await page.getByRole('button', { name: 'Show the last reveal again' }).click();
  await next.waitFor();
  await page.getByRole('button', { name: 'To the present' }).click();
  await untilAsked(page);
  await reveal();
  await skip.click();
  await skip.waitFor({ state: 'hidden' });
  await untilAsked(page);
  await setPace(page, 'Result only');
  const question = Number((await questionOf(page)).split('/')[0]);
  await playOn(page, { seed: 4, question: question + 3 });
  expect(await next.isVisible()).toBe(false);
  expect(errors).toEqual([]);
  await table.close();
});
