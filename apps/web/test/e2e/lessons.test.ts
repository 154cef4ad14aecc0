// Lessons in the browser: from the page of a game to the tick, without a network, by keyboard alone, and on a phone.

import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { lessonsOf } from '../../src/lessons/lessons.ts';
import { lessonTexts } from '../../src/texts/lessons.ts';
import { enter } from '../support/browser.ts';
import type { Person } from '../support/browser.ts';
import { problemsOf } from '../support/examine.ts';
import { calm } from '../support/people.ts';
import { startServer } from '../support/server.ts';
import { browser, server } from '../support/stage.ts';

const coach = (page: Page) => page.locator('[data-lesson]');
const goOn = (page: Page) => page.getByRole('button', { name: 'Go on', exact: true });

async function box(page: Page) {
  return page.locator('[data-part=stage]').boundingBox();
}

/** Presses the control of a choice in the list, as who cannot see the board does. */
async function press(page: Page, choice: string): Promise<void> {
  const control = page.locator(`button[data-choice="${choice}"]`);
  await control.waitFor({ state: 'attached' });
  if (!(await control.isVisible())) {
    await page.getByText('List the choices').focus();
    await page.keyboard.press('Enter');
  }
  await control.focus();
  await page.keyboard.press('Enter');
}

async function leaveWithout(person: Person): Promise<void> {
  expect(person.errors).toEqual([]);
  await person.close();
}

test('a lesson is found, played by keyboard, and ticked, while there is no network', async () => {
  const own = await startServer(inject('pageDir'));
  const person = await enter(browser, { ...calm, serviceWorkers: 'allow' });
  const { page } = person;
  await page.goto(own.url);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await own.stop();
  await page.reload();
  await page.getByRole('link', { name: 'Lessons in Bridgefront' }).click();
  const lesson = page.getByRole('link', { name: 'Build a Bridge' });
  await lesson.waitFor();
  expect(await page.locator('[data-done]').count()).toBe(0);
  await lesson.focus();
  await page.keyboard.press('Enter');
  await coach(page).getByText('Step 1').waitFor();
  expect(await problemsOf(page)).toEqual([]);
  const before = await box(page);
  await goOn(page).focus();
  await page.keyboard.press('Enter');
  await coach(page).getByText('Step 2').waitFor();
  await press(page, 'build');
  await coach(page).getByText('Step 3').waitFor();
  await page.locator('[data-spotlight="1"]').waitFor();
  expect(await box(page)).toEqual(before);
  await press(page, 'edge:1,0~2,0');
  await page.locator('[data-lesson=met]').waitFor();
  expect(await page.locator('[data-lesson=met]').evaluate((card) => card === document.activeElement)).toBe(
    true,
  );
  expect(await box(page)).toEqual(before);
  expect(await problemsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'All lessons' }).click();
  await page.locator('[data-done]').getByText('Done').waitFor();
  await page.goto(`${own.url}/matches`);
  await page.getByRole('heading', { level: 1, name: 'My matches' }).waitFor();
  expect(await page.getByRole('listitem').filter({ hasText: 'On this device' }).count()).toBe(0);
  await leaveWithout(person);
});

test('a lesson that fails says why, and begins again with hints at hand; on a phone too', async () => {
  const person = await enter(browser, { ...calm, viewport: { width: 390, height: 844 }, hasTouch: true });
  const { page } = person;
  await page.goto(`${server.url}/learn/bridgefront/bridge`);
  await goOn(page).click();
  expect(await page.getByRole('button', { name: 'A hint' }).count()).toBe(0);
  expect(await problemsOf(page)).toEqual([]);
  await page.locator('[data-primary]').click();
  const lost = page.locator('[data-lesson=lost]');
  await lost.getByText('there is no Bridge to the Mine').waitFor();
  await lost.getByRole('button', { name: 'Start again' }).click();
  await coach(page).getByText('Step 1').waitFor();
  await page.getByRole('button', { name: 'A hint' }).click();
  await coach(page).getByText('Any side of a hex').waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Make room' }).click();
  expect(await coach(page).getByText('Any side of a hex').count()).toBe(0);
  await leaveWithout(person);
});

test('the coach frames what a click does something to', async () => {
  const person = await enter(browser, calm);
  const { page } = person;
  await page.goto(`${server.url}/learn/bridgefront/scoring`);
  await goOn(page).click();
  // The Bridge is drawn where it shall stand, and can be laid once Build has been pressed.
  const rings = page.locator('[data-spotlight]');
  await expect.poll(() => rings.getAttribute('data-spotlight')).toBe('1');
  const build = page.getByRole('button', { name: 'Build', exact: true });
  const ring = await rings.locator('span').boundingBox();
  expect(ring?.y).toBeCloseTo(((await build.boundingBox())?.y ?? 0) - 4, 0);
  await leaveWithout(person);
});

test.each([
  ['upright', 'bridgefront/battle', 390, 844, 2],
  ['upright', 'heartland/first-match', 390, 844, 1],
  ['on its side', 'heartland/first-match', 844, 390, 1],
] as const)(
  'on a phone %s the coach of %s covers nothing that it speaks of',
  async (_, lesson, width, height, steps) => {
    const person = await enter(browser, { ...calm, viewport: { width, height }, hasTouch: true });
    const { page } = person;
    await page.goto(`${server.url}/learn/${lesson}`);
    const apart = () =>
      page.evaluate(() => {
        const card = document.querySelector('[data-lesson]')?.getBoundingClientRect();
        const rings = [...document.querySelectorAll('[data-spotlight] > span')];
        return (
          card !== undefined &&
          rings.length > 0 &&
          rings
            .map((ring) => ring.getBoundingClientRect())
            .every(
              ({ left, right, top, bottom }) =>
                bottom <= card.top || top >= card.bottom || right <= card.left || left >= card.right,
            )
        );
      });
    for (let step = 1; step <= steps; step++) {
      if (step > 1) await goOn(page).click();
      await coach(page).getByText(`Step ${step}`).waitFor();
      await expect.poll(apart).toBe(true);
    }
    await leaveWithout(person);
  },
);

test('on a phone the coach makes room for what is picked, and says its last word over the hand', async () => {
  const person = await enter(browser, { ...calm, viewport: { width: 390, height: 844 }, hasTouch: true });
  const { page } = person;
  await page.goto(`${server.url}/learn/bridgefront/battle`);
  await goOn(page).click();
  await coach(page).getByText('Step 2').waitFor();
  const tap = async (hex: string): Promise<void> => {
    const box = await page.locator(`path[aria-label*="${hex}"]`).first().boundingBox();
    if (box !== null) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  };
  // What of these the coach lies over.
  const over = (these: string) =>
    page.evaluate((parts) => {
      const card = document.querySelector('[data-lesson]')?.getBoundingClientRect() ?? new DOMRect();
      return [...document.querySelectorAll(parts)].flatMap((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        const apart = bottom <= card.top || top >= card.bottom || right <= card.left || left >= card.right;
        return apart ? [] : [part.textContent];
      });
    }, these);
  await page.getByRole('button', { name: 'March', exact: true }).tap();
  await tap('You: 5 Forces');
  await page.getByText('Send 5 Forces').waitFor();
  await tap('Center; Novice bot: 3 Forces');
  await page.getByText('You win 94%').waitFor();
  expect(await over('[data-overlay]:not([hidden])')).toEqual([]);
  await page.getByRole('button', { name: 'Seal the March' }).tap();
  await page.getByRole('heading', { name: 'Done!' }).waitFor();
  expect(await over('[data-part="stage"], [data-prompt], [data-actions]')).toEqual([]);
  await leaveWithout(person);
});

/** Notes whenever the coach says, in letters or aloud, that the learner has gone another way. */
async function noteStraying(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate((words) => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const look = (): void => {
      for (const one of document.querySelectorAll('[data-lesson] p, [aria-live]'))
        if (one.textContent?.includes(words)) heard.push(words);
    };
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  }, lessonTexts.another);
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

test('who does what the coach says never goes another way, and meets a Novice after the last lesson', async () => {
  const lesson = (await lessonsOf('fells-and-fords')).at(-1);
  const person = await enter(browser, calm);
  const { page } = person;
  await page.goto(`${server.url}/learn/fells-and-fords/${lesson?.slug}`);
  await coach(page).getByText('Step 1').waitFor();
  const heard = await noteStraying(page);
  await goOn(page).click();
  for (const choice of lesson?.line ?? []) {
    if (await goOn(page).isVisible()) await goOn(page).click();
    await press(page, choice);
    await page.waitForFunction(() => document.querySelector('[data-busy=true]') === null);
  }
  await page.locator('[data-lesson=met]').waitFor();
  expect(await heard()).toEqual([]);
  await page.getByRole('button', { name: 'Play a Novice' }).click();
  await page.waitForURL(/\/m\//);
  await page.getByRole('complementary', { name: 'Your first match' }).waitFor();
  const seats = page.getByText('Novice');
  await seats.first().waitFor();
  await leaveWithout(person);
});

test('a table of one’s own after the lessons is for two, with a Novice and tips', async () => {
  const person = await enter(browser, calm);
  const { page } = person;
  await page.goto(`${server.url}/learn/fells-and-fords`);
  await page.getByRole('button', { name: 'Play a Novice' }).waitFor();
  await page.evaluate(() => localStorage.setItem('lessons.fells-and-fords', 'order'));
  await page.goto(`${server.url}/new?game=fells-and-fords`);
  await page.getByLabel('Seat 2').waitFor();
  // The game's own part stands above already, and pushes nothing down.
  expect(await page.getByRole('group', { name: 'Battlefield' }).count()).toBe(1);
  expect(await page.getByLabel('Seat 2').inputValue()).toBe('novice');
  expect(await page.getByRole('radio', { name: 'At the Gate Ford' }).isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.waitForURL(/\/m\//);
  await page.getByRole('complementary', { name: 'Your first match' }).waitFor();
  await leaveWithout(person);
});

test('a game without lessons has all its pages, and an address of no lesson says so', async () => {
  const person = await enter(browser, calm);
  const { page } = person;
  await page.goto(`${server.url}/learn/bridgefront/no-such-lesson`);
  await page.getByText('There is no such lesson.').waitFor();
  await page.getByRole('link', { name: 'All lessons' }).click();
  await page.getByRole('heading', { name: 'Lessons at the table' }).waitFor();
  await page.goto(`${server.url}/learn/not-a-game/bridge`);
  await page.getByText('There is no such lesson.').waitFor();
  await leaveWithout(person);
});
