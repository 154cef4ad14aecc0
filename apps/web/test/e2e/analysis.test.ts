// The analysis of a match in the browser: from its end to a mistake, by keys, on to a try, and kept on the device.

import { expect, test } from 'vitest';
import { problemsOf } from '../support/examine.ts';
import { act, seatPeople } from '../support/people.ts';
import { playOn } from '../support/play.ts';
import { browser, server } from '../support/stage.ts';

const soon = { timeout: 120_000 };

test('a match that was passed away is analysed beside its replay, and shows where and how it could have been better', async () => {
  const table = await seatPeople(browser, server.url, {
    game: 'heartland',
    bots: ['greedy'],
    before: () => server.drawFrom('analysis'),
  });
  const [person] = table.people;
  if (person === undefined) throw new Error('Nobody sits there.');
  const { page, errors } = person;
  await playOn(page, { seed: 7, question: 24, prefer: ['pass'] });
  await act(person, server.url, `/matches/${table.match}/vote`, { end: true });
  await page.getByRole('link', { name: 'Analyse' }).click();
  const panel = page.getByRole('region', { name: 'Analysis', exact: true });
  await page.locator('[data-analysis=done]').waitFor(soon);
  expect(new URL(page.url()).searchParams.get('analysis')).toBe('0');
  await panel.getByText(/^Accuracy \d+%\. \d+ of \d+ decisions were as good as could be told\.$/).waitFor();
  expect(Number(await page.locator('[data-curve]').getAttribute('data-curve'))).toBeGreaterThan(3);
  const faults = panel.getByRole('region', { name: 'What could have been better' }).getByRole('listitem');
  const count = await faults.count();
  expect(count).toBeGreaterThan(1);
  // From one to the next by keys, and back; the replay goes along.
  await page.keyboard.press('n');
  const looked = panel.locator('li[data-looked]');
  await looked.getByText(/ was worth \d+% more \(\d+% to \d+%\)\.$/).waitFor();
  const first = await looked.innerText();
  expect(first).toContain('Played: Pass');
  const at = await page.getByRole('slider').inputValue();
  await page.keyboard.press('n');
  await expect.poll(() => looked.innerText()).not.toBe(first);
  expect(await page.getByRole('slider').inputValue()).not.toBe(at);
  await page.keyboard.press('p');
  await expect.poll(() => looked.innerText()).toBe(first);
  expect(await page.getByRole('slider').inputValue()).toBe(at);
  expect(await problemsOf(page)).toEqual([]);
  for (const viewport of [
    { width: 844, height: 390 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    // The curve is drawn on a phone, too, over most of its box.
    const drawn = await page.locator('[data-curve]').evaluate((box) => {
      const line = [...box.querySelectorAll('path')].map((path) => path.getBoundingClientRect().width);
      return Math.max(0, ...line) / box.getBoundingClientRect().width;
    });
    expect(drawn).toBeGreaterThan(0.5);
  }
  expect(await problemsOf(page)).toEqual([]);
  // It is kept: nothing is worked out again.
  await page.evaluate(() => Object.assign(globalThis, { Worker: undefined }));
  await page.addInitScript(() => Object.assign(globalThis, { Worker: undefined }));
  await page.reload();
  await page.locator('[data-analysis=done]').waitFor(soon);
  expect(await faults.count()).toBe(count);
  // The better plan can be tried, at that very moment.
  await faults.first().getByRole('button', { name: 'Try it' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL((url) => /^\/m\/[^/]+$/.test(url.pathname) && !url.pathname.includes(table.match));
  expect(errors).toEqual([]);
  await table.close();
});
