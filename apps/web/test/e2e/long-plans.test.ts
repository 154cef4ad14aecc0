// A long plan beside the table and in the sheet: its list scrolls, and nothing lies on anything else.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openList } from '../support/examine.ts';
import { personAt, seatPeople } from '../support/people.ts';
import { choose, playOn } from '../support/play.ts';
import { browser, server } from '../support/stage.ts';

const looks = [
  { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' },
  { viewport: { width: 1280, height: 640 }, reducedMotion: 'reduce' },
  { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce', hasTouch: true },
] as const;

/** Controls of the panel of choices that cannot be seen whole where they lie, once they are scrolled into sight. */
function hiddenControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const chips = document.querySelector('[data-planned]')?.closest('ol');
    const panel = chips?.parentElement;
    if (!(panel instanceof HTMLElement)) throw new Error('There is no plan.');
    const hidden = (control: Element): boolean => {
      control.scrollIntoView({ block: 'nearest' });
      const { left, top, width, height } = control.getBoundingClientRect();
      return [top + 4, top + height - 4].some((y) => {
        const met = document.elementFromPoint(left + width / 2, y);
        return !control.contains(met);
      });
    };
    return [...panel.querySelectorAll('button, summary')]
      .filter((control) => control.checkVisibility())
      .filter(hidden)
      .map((control) => control.textContent);
  });
}

test.each(looks)('a plan of six units, $viewport.width x $viewport.height', async (look) => {
  const table = await seatPeople(browser, server.url, { game: 'fells-and-fords', bots: ['greedy'], look });
  const { page, errors } = personAt(table, 0);
  await page.locator('[data-question]').waitFor();
  await openList(page);
  await playOn(page, { seed: 3, offered: 'take:' });
  for (let taken = 0; taken < 6; taken++) {
    const [first = ''] = await page
      .locator('button[data-choice^="take:"]')
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['choice'] ?? ''));
    await choose(page, first);
  }
  const plan = page.getByRole('list', { name: 'Your plan' });
  // What was planned last is in sight.
  const last = plan.locator('[data-planned]').last();
  await expect.poll(() => last.evaluate((chip) => chip.getBoundingClientRect().height)).toBeGreaterThan(0);
  const [box, around] = await Promise.all([last.boundingBox(), plan.boundingBox()]);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(
    (around?.y ?? 0) + (around?.height ?? 0) + 1,
  );
  expect(await hiddenControls(page)).toEqual([]);
  expect(errors).toEqual([]);
  await table.close();
});
