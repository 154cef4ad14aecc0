// Changing one's mind: another action replaces the plan, a card says why it cannot be played, and a match is not ended by
// a slip.

import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openList } from '../support/examine.ts';
import { calm, personAt, seatPeople } from '../support/people.ts';
import { choose, choicesOf, playOn, questionOf, untilAsked, untilBeyond } from '../support/play.ts';
import { browser, server } from '../support/stage.ts';

// What a person must never read: choices, places and steps in the notation of the wire.
const wire = /(?:card|hex|edge|forces|champion|mode|buy|seat|points):[\w,~-]/;

async function words(page: Page): Promise<string> {
  return page.evaluate(() => document.body.innerText);
}

test('a click on another action replaces the plan, by button, card and list, and nothing speaks in ids', async () => {
  const table = await seatPeople(browser, server.url, { bots: ['random', 'random'] });
  const { page, errors } = personAt(table, 0);
  await page.locator('[data-question]').waitFor();
  await playOn(page, { seed: 5, offered: 'march' });
  const first = await choicesOf(page);
  await choose(page, 'march');
  expect(await page.locator('[data-planned="march"]').count()).toBeGreaterThan(0);

  // Who comes back in the middle of a plan, on a phone too, reads it in words and may still change it.
  const size = page.viewportSize() ?? { width: 1440, height: 900 };
  for (const shown of [{ width: 390, height: 844 }, size]) {
    await page.setViewportSize(shown);
    await page.reload();
    // On a phone the list lies in a sheet.
    if (shown.width < 600) await page.locator('#tab-choices').click();
    const chip = page.locator('button[data-planned="march"]').first();
    await chip.waitFor({ state: 'attached' });
    expect(await chip.textContent()).toMatch(/^March/);
    const chips = await page.locator('ol button[data-planned]').allTextContents();
    expect(chips.join(' ')).not.toMatch(/(?:card|hex|edge|forces|champion|mode):/);
  }

  const before = await questionOf(page);
  await page.getByRole('button', { name: 'Build', exact: true }).first().click();
  await page.locator('[data-planned="build"]').first().waitFor();
  expect(await page.locator('button[data-planned="march"]').count()).toBe(0);
  expect(await questionOf(page)).toBe(before);

  await page.getByRole('button', { name: 'Take back', exact: true }).click();
  await expect.poll(() => page.locator('ol button[data-planned]').count()).toBe(0);
  await choose(page, 'march');

  const card = first.find((choice) => choice.startsWith('card:'));
  if (card !== undefined) {
    const [decision] = (await questionOf(page)).split('/');
    const button = page.locator(`[data-card="${card.slice(5)}"]`).first();
    await button.click();
    // A card without anything to choose is lifted, sealed by the second click, and the match goes on.
    if ((await button.getAttribute('aria-pressed')) === 'true') await button.click();
    const planned = page.locator(`button[data-planned="${card}"]`);
    await expect
      .poll(async () => (await planned.count()) > 0 || (await questionOf(page)).split('/')[0] !== decision, {
        timeout: 30_000,
      })
      .toBe(true);
    expect(await page.locator('button[data-planned="march"]').count()).toBe(0);
  }
  await expect.poll(() => words(page)).not.toMatch(wire);
  expect(errors).toEqual([]);
  await table.close();
});

type Spot = { readonly x: number; readonly y: number };

// Where a finger or the mouse can come down on hexes of a kind; those where only a stack may go come first.
function spotsNow(page: Page, wanted: 'gripped' | 'lit'): Promise<Spot[]> {
  return page.evaluate((kind) => {
    const spots = [...document.querySelectorAll('[data-part="board"] [data-hex]')].flatMap((hex) => {
      const { left, top, width, height } = hex.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const grip = getComputedStyle(hex).cursor === 'grab';
      const fits = kind === 'lit' ? hex.matches('[data-lit]') : grip;
      return fits && document.elementFromPoint(x, y) === hex ? [{ x, y, grip }] : [];
    });
    return spots.sort((one, other) => Number(one.grip) - Number(other.grip)).map(({ x, y }) => ({ x, y }));
  }, wanted);
}

// The map comes nearer and goes back by itself; it is aimed at once it rests.
async function spotsOn(page: Page, wanted: 'gripped' | 'lit', but?: Spot): Promise<Spot[]> {
  const far = (spot: Spot): boolean => but === undefined || Math.hypot(but.x - spot.x, but.y - spot.y) > 20;
  let spots = '';
  for (let look = 0; look < 20; look++) {
    const now = (await spotsNow(page, wanted)).filter(far);
    if (now.length > 0 && JSON.stringify(now) === spots) return now;
    spots = JSON.stringify(now);
    await page.waitForTimeout(150);
  }
  return [];
}

// Whether something comes up; what a gesture opens may take a moment.
function shows(what: Locator): Promise<boolean> {
  return what.waitFor({ timeout: 3000 }).then(
    () => true,
    () => false,
  );
}

interface Pointer {
  readonly down: (at: Spot) => Promise<unknown>;
  readonly move: (at: Spot) => Promise<unknown>;
  readonly up: () => Promise<unknown>;
}

async function mouseOf({ mouse }: Page): Promise<Pointer> {
  return {
    down: async ({ x, y }) => {
      await mouse.move(x, y);
      await mouse.down();
    },
    move: ({ x, y }) => mouse.move(x, y, { steps: 4 }),
    up: () => mouse.up(),
  };
}

// Touches as the browser gets them from a screen.
async function fingerOf(page: Page): Promise<Pointer> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Spot[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    down: (at) => touch('touchStart', [at]),
    move: (at) => touch('touchMove', [at]),
    up: () => touch('touchEnd', []),
  };
}

test.each([
  { by: 'mouse', pointerOf: mouseOf, look: calm },
  {
    by: 'finger',
    pointerOf: fingerOf,
    look: { ...calm, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  },
])('a stack is dragged to where it marches, by $by', async ({ pointerOf, look }) => {
  const table = await seatPeople(browser, server.url, { bots: ['random'], look });
  const { page, errors } = personAt(table, 0);
  await page.locator('[data-question]').waitFor();
  await openList(page);
  await playOn(page, { seed: 5, offered: 'march' });
  // The sheet gives the board its room back.
  if (look !== calm) await page.getByRole('tab', { name: /Choices/ }).tap();
  const before = await questionOf(page);
  const pointer = await pointerOf(page);
  const seal = page.getByRole('button', { name: 'Seal the March' });
  // Of some stacks all places to go lie under something else.
  for (const from of await spotsOn(page, 'gripped')) {
    await pointer.down(from);
    await pointer.move({ x: from.x + 6, y: from.y + 9 });
    const [to] = await spotsOn(page, 'lit', from);
    if (to !== undefined) await pointer.move(to);
    await pointer.up();
    if (to !== undefined && (await shows(seal))) break;
    await page.keyboard.press('Escape');
  }
  expect(await questionOf(page)).toBe(before);
  await seal.click();
  await untilBeyond(page, before);
  expect(errors).toEqual([]);
  await table.close();
});

test('what was carried out is taken back by button and key, and Esc lets go of what is chosen', async () => {
  const options = { firstPlayer: 'seat-0' };
  const table = await seatPeople(browser, server.url, { game: 'castles', bots: ['random'], options });
  const { page, errors } = personAt(table, 0);
  await untilAsked(page);
  const back = page.getByRole('button', { name: 'Take back', exact: true });
  const state = () =>
    page
      .locator('[data-zone] [data-piece]')
      .evaluateAll((all) =>
        all
          .map(
            (one) =>
              `${one.getAttribute('data-piece')} ${one.closest('[data-zone]')?.getAttribute('data-zone')}`,
          )
          .toSorted(),
      );
  const before = await state();
  const place = await back.boundingBox();
  expect(await back.getAttribute('aria-disabled')).toBe('true');
  for (const undo of [() => back.click(), () => page.keyboard.press('Backspace')]) {
    // A whole move is carried out at once: nothing of it is planned any more.
    const unit = (await choicesOf(page)).find((choice) => choice.startsWith('unit:')) ?? '';
    await choose(page, unit);
    expect(await back.boundingBox()).toEqual(place);
    await choose(page, (await choicesOf(page)).find((choice) => choice.startsWith('zone:')) ?? '');
    await untilAsked(page);
    expect(await page.locator('button[data-planned]').count()).toBe(0);
    expect(await state()).not.toEqual(before);
    const question = await questionOf(page);
    await undo();
    await untilBeyond(page, question);
    await expect.poll(state).toEqual(before);
    // Nothing of it is left to be let go of, and the way back stays where it was.
    await expect.poll(() => page.locator('button[data-planned]').count()).toBe(0);
    expect(await back.boundingBox()).toEqual(place);
    await untilAsked(page);
  }
  const unit = (await choicesOf(page)).find((choice) => choice.startsWith('unit:')) ?? '';
  await choose(page, unit);
  await page.locator('button[data-planned]').first().waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('button[data-planned]').count()).toBe(0);
  expect(errors).toEqual([]);
  await table.close();
});

test('a match against bots is ended after a question, and then is over for all eyes', async () => {
  const table = await seatPeople(browser, server.url, { bots: ['random'] });
  const { page, errors } = personAt(table, 0);
  await untilAsked(page);
  const question = await questionOf(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'End the match now' }).click();
  expect(await questionOf(page)).toBe(question);
  await page.getByRole('button', { name: 'Stay', exact: true }).click();
  await page.getByRole('button', { name: 'End the match now' }).click();
  await page.getByRole('button', { name: 'End the match', exact: true }).click();
  await untilBeyond(page, question);
  await page.getByText('You ended the match, without a winner.').waitFor();
  await expect.poll(() => page.locator('#match-menu').isVisible()).toBe(false);
  expect(await words(page)).not.toContain('thinking');
  expect(await page.locator('button[data-choice]').count()).toBe(0);
  expect(errors).toEqual([]);
  await table.close();
});

test('who leaves for good is told before what becomes of the match', async () => {
  const alone = await seatPeople(browser, server.url, { bots: ['random'] });
  const { page } = personAt(alone, 0);
  await page.locator('[data-question]').waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Leave the match for good' }).click();
  await page.getByText('the match ends at once, without a winner').waitFor();
  await page.getByRole('button', { name: 'Leave and end it' }).click();
  await expect.poll(() => questionOf(page)).toBe('over');
  await expect.poll(() => page.locator('#match-menu').isVisible()).toBe(false);
  await alone.close();

  const together = await seatPeople(browser, server.url, { people: 2 });
  const leaver = personAt(together, 0).page;
  await leaver.locator('[data-question]').waitFor();
  await leaver.getByRole('button', { name: 'Menu' }).click();
  await leaver.getByRole('button', { name: 'Leave the match for good' }).click();
  await leaver.getByText('A bot plays your seat to the end.').waitFor();
  await together.close();
});
