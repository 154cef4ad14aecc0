// The ring around what has the focus: for whoever uses the keyboard, on every screen and table; not after a click.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enter } from '../support/browser.ts';
import { focusOf } from '../support/focus.ts';
import { act, calm, personAt, seatPeople } from '../support/people.ts';
import { untilAsked } from '../support/play.ts';
import { browser, server } from '../support/stage.ts';

/** Goes once through all stops of the Tab key, or the first sixty; those at which nobody sees where the focus is. */
async function unseenStops(page: Page): Promise<{ stops: number; unseen: string[] }> {
  const unseen: string[] = [];
  for (let stops = 0; stops < 60; stops++) {
    await page.keyboard.press('Tab');
    const { where, seen } = await focusOf(page);
    const again = await page.evaluate(() => {
      const { activeElement: at } = document;
      const before = at?.hasAttribute('data-been') === true;
      at?.setAttribute('data-been', '');
      return before;
    });
    if (where === 'body' || again) return { stops, unseen };
    if (!seen) unseen.push(where);
  }
  return { stops: 60, unseen };
}

test.each(['/', '/new', '/watch', '/matches', '/learn/castles', '/credits'])(
  'every stop of the Tab key shows where it is: %s',
  async (path) => {
    const person = await enter(browser, calm);
    const { page } = person;
    await act(person, server.url, '/session', { name: 'Ada' });
    await page.goto(server.url + path, { waitUntil: 'networkidle' });
    const { stops, unseen } = await unseenStops(page);
    expect(unseen).toEqual([]);
    expect(stops).toBeGreaterThan(4);
    expect(person.errors).toEqual([]);
    await person.close();
  },
);

test.each(['bridgefront', 'castles', 'fells-and-fords', 'heartland', 'twin-bridges'])(
  'every stop of the Tab key shows where it is: the table of %s',
  async (game) => {
    const table = await seatPeople(browser, server.url, { game, bots: ['random'] });
    const { page, errors } = personAt(table, 0);
    await untilAsked(page);
    const { stops, unseen } = await unseenStops(page);
    expect(unseen).toEqual([]);
    expect(stops).toBeGreaterThan(4);
    expect(errors).toEqual([]);
    await table.close();
  },
);

test('the ring is drawn for the keyboard and not for the mouse', async () => {
  const table = await seatPeople(browser, server.url, {
    game: 'castles',
    bots: ['random'],
    look: { ...calm, painted: true },
  });
  const { page, errors } = personAt(table, 0);
  await untilAsked(page);
  const log = page.getByRole('tab', { name: 'Log' });
  const chat = page.getByRole('tab', { name: 'Chat' });
  const outline = (): Promise<string> =>
    page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle);
  await chat.click();
  await log.click();
  expect([await log.evaluate((tab) => tab === document.activeElement), await outline()]).toEqual([
    true,
    'none',
  ]);
  // What one sees, not only what is declared: the pixels around the tab change.
  const { x = 0, y = 0, width = 0, height = 0 } = (await log.boundingBox()) ?? {};
  const clip = { x: x - 6, y: y - 6, width: width + 12, height: height + 12 };
  await page.mouse.move(5, 5);
  const bare = await page.screenshot({ clip });
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  expect([await log.evaluate((tab) => tab === document.activeElement), await outline()]).toEqual([
    true,
    'solid',
  ]);
  expect((await page.screenshot({ clip })).equals(bare)).toBe(false);
  expect(errors).toEqual([]);
  await table.close();
});
