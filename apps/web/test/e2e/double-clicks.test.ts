// A double click is one answer: to the question that was there, and not to the next one as well.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enter } from '../support/browser.ts';
import { calm, personAt, seatPeople } from '../support/people.ts';
import { choicesOf, openChoices, questionOf, untilAsked, untilBeyond } from '../support/play.ts';
import { browser, server } from '../support/stage.ts';

/** The choices that a page sends from now on; it has to be loaded anew. */
function listen(page: Page): string[] {
  const sent: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const message = JSON.parse(String(payload)) as { type: string; choice?: string };
      if (message.type === 'choose') sent.push(message.choice ?? '');
    }),
  );
  return sent;
}

/** Where the middle of something is on the screen. */
async function middleOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const control = page.locator(selector).first();
  await control.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await control.boundingBox()) ?? {};
  return { x: x + width / 2, y: y + height / 2 };
}

test.each(['bridgefront', 'castles', 'fells-and-fords', 'heartland', 'twin-bridges'])(
  'a double click on a lit control of %s is sent once, and not complained about',
  async (game) => {
    const table = await seatPeople(browser, server.url, { game, bots: ['random'] });
    const { page, errors } = personAt(table, 0);
    const sent = listen(page);
    await page.reload();
    let all = 0;
    for (let made = 1; made <= 2; made++) {
      await untilAsked(page);
      const before = await questionOf(page);
      // Without a moment between the clicks, as a busy hand does it: the answer to the first is still on its way.
      const found = await page.evaluate(() => {
        const lit = [...document.querySelectorAll('main [data-lit]')].find(
          (one) => one.checkVisibility() && one.closest('[aria-label^="Your Trap order"]') === null,
        );
        for (let click = 0; click < 2; click++)
          lit?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, view: window }));
        return lit !== undefined;
      });
      if (!found) break;
      // What cannot be undone asks first, and the second click of two does not answer that.
      const lifted = page.locator('main [data-lit][aria-pressed="true"]').first();
      await lifted
        .or(page.locator(`[data-question]:not([data-question="${before}"])`))
        .first()
        .waitFor();
      if ((await questionOf(page)) === before) await lifted.click();
      await untilBeyond(page, before);
      // What was sent too much would be answered before this.
      await page.waitForFunction(() => document.querySelector('[data-busy="true"]') === null);
      const answers = sent.splice(0);
      // In these the page itself goes on with what was picked, as with a unit that has moved and may still act.
      const goesOn = game === 'castles' || game === 'fells-and-fords';
      expect(
        goesOn ? answers.filter((choice, at) => choice !== answers[at - 1]) : answers.slice(0, 1),
      ).toEqual(answers);
      all += answers.length;
      expect(await page.getByRole('alert').filter({ hasText: 'Not possible' }).count()).toBe(0);
    }
    expect(all).toBeGreaterThan(0);
    expect(errors).toEqual([]);
    await table.close();
  },
);

test('a double click in the list is one choice', async () => {
  const table = await seatPeople(browser, server.url, { game: 'heartland', bots: ['random'] });
  const { page, errors } = personAt(table, 0);
  const sent = listen(page);
  await page.reload();
  await untilAsked(page);
  const unfold = page.locator('details:not([open]) > summary', { hasText: 'List the choices' });
  if ((await unfold.count()) > 0) await unfold.click();
  const [first = ''] = await choicesOf(page);
  const before = await questionOf(page);
  await page.locator(openChoices).first().dblclick();
  await untilBeyond(page, before);
  await untilAsked(page);
  expect(sent).toEqual([first]);
  expect(errors).toEqual([]);
  await table.close();
});

/** Whether something that can be chosen lies at this place. */
function isLit(page: Page, place: { readonly x: number; readonly y: number }): Promise<boolean> {
  return page.evaluate(({ x, y }) => {
    const met = document.elementFromPoint(x, y);
    return met?.closest('[data-lit]') != null;
  }, place);
}

test('the second click of a double click does not answer a question that came in between', async () => {
  const table = await seatPeople(browser, server.url, { game: 'heartland', bots: ['random'] });
  const { page, errors } = personAt(table, 0);
  const sent = listen(page);
  await page.reload();
  const pass = '[data-primary][data-lit]:has-text("Pass")';
  let place = { x: 0, y: 0 };
  // Until there is something to choose where the last choice was made, as there is after most passes.
  for (let made = 0; made < 40 && (made === 0 || !(await isLit(page, place))); made++) {
    await untilAsked(page);
    const before = await questionOf(page);
    place = await middleOf(page, (await page.locator(pass).count()) > 0 ? pass : 'main [data-lit]');
    await page.mouse.click(place.x, place.y);
    await untilBeyond(page, before);
    await untilAsked(page);
  }
  expect(await isLit(page, place)).toBe(true);
  const question = await questionOf(page);
  const made = sent.length;
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect([sent.length, await questionOf(page)]).toEqual([made, question]);
  // Who means it clicks anew.
  await page.mouse.click(place.x, place.y);
  await untilBeyond(page, question);
  expect(sent.length).toBe(made + 1);
  expect(errors).toEqual([]);
  await table.close();
});

test('a double click opens one match', async () => {
  const ada = await enter(browser, calm);
  const { page } = ada;
  const opened: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/matches')
      opened.push(request.url());
  });
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Play now', exact: true }).first().dblclick();
  await untilAsked(page);
  expect(opened).toHaveLength(1);
  expect(ada.errors).toEqual([]);
  await ada.close();
});
