// Every button that can be seen is the one that a click in its middle meets, also beside the longest advice.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { personAt, seatPeople } from '../support/people.ts';
import { playOn, questionOf, untilBeyond } from '../support/play.ts';
import { browser, server } from '../support/stage.ts';

// Names of visible buttons and links whose middle belongs to something else.
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const clipped = (element: Element, x: number, y: number): boolean => {
      for (let box = element.parentElement; box !== null; box = box.parentElement) {
        if (getComputedStyle(box).overflow === 'visible') continue;
        const { left, right, top, bottom } = box.getBoundingClientRect();
        if (x < left || x > right || y < top || y > bottom) return true;
      }
      return x < 0 || y < 0 || x > innerWidth || y > innerHeight;
    };
    return [...document.querySelectorAll('button, a[href], select, input')].flatMap((control) => {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      const { left, top, width, height } = control.getBoundingClientRect();
      if (width === 0 || height === 0) return [];
      const [x, y] = [left + width / 2, top + height / 2];
      if (clipped(control, x, y)) return [];
      const met = document.elementFromPoint(x, y);
      if (met !== null && (control.contains(met) || met.closest('label')?.contains(control) === true))
        return [];
      const name = (control.getAttribute('aria-label') ?? control.textContent).trim();
      return [
        `${name} is under ${met?.className.toString() ?? 'nothing'} ${met?.textContent.slice(0, 40) ?? ''}`,
      ];
    });
  });
}

test.each([
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
])('$width x $height', async ({ width, height }) => {
  const look = { viewport: { width, height }, reducedMotion: 'reduce' } as const;
  const table = await seatPeople(browser, server.url, { bots: ['random', 'random'], look });
  const { page, errors } = personAt(table, 0);
  await page.locator('[data-question]').waitFor();
  if (width < 1000) await page.getByRole('tab', { name: /Choices/ }).click();
  for (const offered of ['pass:', 'march']) {
    await playOn(page, { seed: 5, offered });
    expect(await covered(page)).toEqual([]);
    await page.getByRole('button', { name: 'What would you do?' }).click();
    const take = page.getByRole('button', { name: 'Plan it so' });
    await take.waitFor();
    expect(await covered(page)).toEqual([]);
    await take.scrollIntoViewIfNeeded();
    expect(await covered(page)).toEqual([]);
  }
  const question = await questionOf(page);
  await page.getByRole('button', { name: 'Plan it so' }).click();
  await untilBeyond(page, question);
  expect(errors).toEqual([]);
  await table.close();
});
