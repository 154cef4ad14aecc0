// What people are asked: by a switch beside the hand, with ticks for what was made by itself, and nothing of it among people.

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { problemsOf } from '../support/examine.ts';
import { calm, personAt, seatPeople } from '../support/people.ts';
import { playOn, questionOf, untilAsked, untilBeyond } from '../support/play.ts';
import { startServer } from '../support/server.ts';
import type { RunningServer } from '../support/server.ts';
import { browser, server } from '../support/stage.ts';

const fresh = { ...calm, asked: 'able' } as const;
const game = 'twin-bridges';

async function say(page: Page, way: string): Promise<void> {
  await page.getByRole('button', { name: /^Ask me:/ }).click();
  await page.getByRole('menuitemradio', { name: way }).click();
}

// Time to take back does not run out while a test looks.
let patient: RunningServer;
beforeAll(async () => {
  patient = await startServer(inject('pageDir'), { WINDOW_BEAT: '10000' });
}, 300_000);
afterAll(() => patient.stop());

test('what would end the turn is told before it is made, and can be taken back or made until then', async () => {
  const table = await seatPeople(browser, patient.url, {
    game,
    bots: ['random'],
    before: () => patient.drawFrom('asking'),
    look: fresh,
  });
  const { page, errors } = personAt(table, 0);
  await page.getByRole('button', { name: 'Ask me: when I can answer' }).waitFor();
  await playOn(page, { seed: 3, shown: '[data-tick="coming"]' });
  const tick = page.locator('[data-prompt] [data-tick]');
  expect(await tick.textContent()).toContain('by itself in a moment');
  expect(await problemsOf(page)).toEqual([]);
  const actions = page.locator('[data-actions]');
  await actions.getByRole('button', { name: 'Take back' }).click();
  await expect.poll(() => tick.count()).toBe(0);
  await playOn(page, { seed: 4, shown: '[data-tick="coming"]' });
  const question = await questionOf(page);
  await actions.locator('[data-primary]').click();
  await untilBeyond(page, question);
  expect(errors).toEqual([]);
  await table.close();
});

test('against bots what is forced is made by itself, with a tick, and one is asked always who says so', async () => {
  const table = await seatPeople(browser, server.url, {
    game: 'heartland',
    bots: ['random'],
    before: () => server.drawFrom('asking'),
    look: fresh,
  });
  const { page, errors } = personAt(table, 0);
  await page.getByRole('button', { name: 'Ask me: when I can answer' }).waitFor();
  await playOn(page, { seed: 3, shown: '[data-prompt] [data-tick="made"]' });
  await page.getByRole('tab', { name: /Log/ }).click();
  // A pass is book-keeping, which the log folds.
  await page.locator('[data-panel="log"] select').selectOption('*');
  await page.locator('[data-line] [data-tick="made"]').first().waitFor();
  await say(page, 'Always');
  await page.getByRole('button', { name: 'Ask me: always' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Ask me: always' }).waitFor();
  expect(errors).toEqual([]);
  await table.close();
});

test('among people one is asked everything until one says otherwise, which nobody else is told', async () => {
  const table = await seatPeople(browser, server.url, {
    game: 'fells-and-fords',
    people: 2,
    before: () => server.drawFrom('asking'),
    look: fresh,
  });
  const [ann, ben] = [personAt(table, 0), personAt(table, 1)];
  await untilAsked(ann.page);
  await ann.page.getByRole('button', { name: 'Ask me: always' }).waitFor();
  const before = ben.received.length;
  await say(ann.page, 'When I can answer (a long wait may tell that I can)');
  await ann.page.getByRole('button', { name: 'Ask me: when I can answer' }).waitFor();
  await say(ann.page, 'Not this turn');
  await ann.page.getByRole('button', { name: 'Ask me: not this turn' }).waitFor();
  expect(
    ben.received.slice(before).filter((text) => text.includes('standing') || text.includes('forced')),
  ).toEqual([]);
  await say(ann.page, 'Always');
  await ann.page.getByRole('button', { name: 'Ask me: always' }).waitFor();
  await table.close();
});

test('on a phone the switch lies beside the way back', async () => {
  const table = await seatPeople(browser, server.url, {
    game,
    bots: ['random'],
    before: () => server.drawFrom('asking'),
    look: { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce', hasTouch: true, asked: 'able' },
  });
  const { page } = personAt(table, 0);
  const button = page.getByRole('button', { name: 'Ask me: when I can answer' });
  await button.waitFor();
  const box = await button.boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(44);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
  expect(await problemsOf(page)).toEqual([]);
  await table.close();
});
