// Without a mouse: a whole round by the list, places on the board by arrows, and the focus always in sight.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { focusOf } from '../support/focus.ts';
import { personAt, seatPeople } from '../support/people.ts';
import { choicesOf, choose, openChoices, questionOf, untilAsked, untilBeyond } from '../support/play.ts';
import { browser, server } from '../support/stage.ts';

// Past the Capitals, to the starting Bridges.
async function untilBridges(page: Page): Promise<void> {
  while (!(await choicesOf(page)).some((choice) => choice.startsWith('edge:'))) {
    const before = await questionOf(page);
    await choose(page, (await choicesOf(page))[0] ?? '');
    await untilBeyond(page, before);
    await untilAsked(page);
  }
}

// What is folded away has no numbers.
async function unfold(page: Page): Promise<void> {
  const folded = page.locator('details:not([open]):has(button[data-choice]) > summary');
  if ((await folded.count()) > 0) await folded.first().press('Enter');
  await page.locator(numbered).first().waitFor();
}

const numbered = `${openChoices}[aria-keyshortcuts]`;

// A key that comes while the page is still sending something is not taken: then it is pressed again, as people do.
async function pressNumber(page: Page, question: string, made: number): Promise<void> {
  for (let tries = 0; tries < 8; tries++) {
    if ((await page.locator(numbered).count()) === 0 && (await choicesOf(page)).length > 0)
      await unfold(page);
    const count = await page.locator(numbered).count();
    if (count > 0) await page.keyboard.press(String(1 + (made % Math.min(9, count))));
    const gone = await untilBeyond(page, question, 8000).then(
      () => true,
      () => false,
    );
    if (gone) return;
    // Out of a field that takes the digits as text.
    await page.keyboard.press('Tab');
  }
  throw new Error(`No number answers question ${question}.`);
}

test('a whole round by numbers, arrows, Enter and Backspace', async () => {
  const table = await seatPeople(browser, server.url, { bots: ['random'], options: { rounds: 1 } });
  const { page, errors } = personAt(table, 0);
  await untilAsked(page);
  await untilBridges(page);
  // A number makes a choice, Backspace takes it back.
  const before = await questionOf(page);
  const offered = await choicesOf(page);
  await unfold(page);
  await page.keyboard.press('2');
  await untilBeyond(page, before);
  await untilAsked(page);
  expect(await choicesOf(page)).not.toContain(offered[1]);
  await page.keyboard.press('Backspace');
  await page.locator(`[data-question="${before}"]`).waitFor();
  await untilAsked(page);
  expect(await choicesOf(page)).toEqual(offered);
  // Slash leads to the list; from there arrows move, Enter chooses, and the focus stays in the list.
  await page.keyboard.press('/');
  await page.keyboard.press('Tab');
  for (let made = 0; made < 400 && (await untilAsked(page)); made++) {
    const question = await questionOf(page);
    const inList = await page.evaluate(() => document.activeElement?.closest('button[data-choice]') != null);
    if (inList && made % 2 === 0) {
      await page.keyboard.press('ArrowDown');
      expect(await focusOf(page)).toMatchObject({ seen: true });
      await page.keyboard.press('Enter');
      await untilBeyond(page, question);
    } else await pressNumber(page, question, made);
  }
  expect(await questionOf(page)).toBe('over');
  expect(await page.locator(openChoices).count()).toBe(0);
  expect(errors).toEqual([]);
  await table.close();
});

test('Tab leads through everything and out again, and the focus is always in sight', async () => {
  const table = await seatPeople(browser, server.url, { bots: ['random'] });
  const { page } = personAt(table, 0);
  await untilAsked(page);
  await untilBridges(page);
  const stops: string[] = [];
  for (let step = 0; step < 80; step++) {
    await page.keyboard.press('Tab');
    const { where, seen } = await focusOf(page);
    expect(seen, where).toBe(true);
    if (where === 'body' || (stops.length > 3 && where === stops[0])) break;
    stops.push(where);
  }
  expect(stops.length).toBeGreaterThan(8);
  expect(stops.length).toBeLessThan(79);
  // One stop for the hexes, and one for the edges that can be chosen.
  expect(stops.filter((stop) => /^(path|rect) /.test(stop))).toHaveLength(2);
  expect(new Set(stops.filter((stop, at) => stop === stops[at - 1]))).toEqual(new Set());
  await table.close();
});

test('places are chosen on the board by arrows and Enter', async () => {
  const table = await seatPeople(browser, server.url, { bots: ['random'] });
  const { page } = personAt(table, 0);
  await untilAsked(page);
  await untilBridges(page);
  const onEdge = () => page.evaluate(() => document.activeElement?.getAttribute('data-edge') ?? null);
  for (let step = 0; step < 60 && (await onEdge()) === null; step++) await page.keyboard.press('Tab');
  const first = await onEdge();
  expect(first, (await focusOf(page)).where).not.toBeNull();
  await page.keyboard.press('ArrowRight');
  const second = await onEdge();
  expect(second).not.toBe(first);
  expect(await focusOf(page)).toMatchObject({ seen: true });
  const question = await questionOf(page);
  await page.keyboard.press('Enter');
  await untilBeyond(page, question);
  expect(await choicesOf(page)).not.toContain(`edge:${second}`);
  await table.close();
});

test('letters walk the board for who walks it, not for who has clicked there', async () => {
  const table = await seatPeople(browser, server.url, { bots: ['random'] });
  const { page } = personAt(table, 0);
  await untilAsked(page);
  await untilBridges(page);
  const onHex = () => page.evaluate(() => document.activeElement?.getAttribute('data-hex') ?? null);
  await page.locator('[data-hex="0,0"]').click({ force: true });
  const clicked = await onHex();
  expect(clicked).not.toBeNull();
  // It may be the key of the panel's button.
  await page.keyboard.press('d');
  expect(await onHex()).toBe(clicked);
  await page.keyboard.press('ArrowRight');
  const walked = await onHex();
  expect(walked).not.toBe(clicked);
  await page.keyboard.press('d');
  expect(await onHex()).not.toBe(walked);
  await table.close();
});
