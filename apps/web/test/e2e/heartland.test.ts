// Heartland on its table: whole matches by clicking what is lit, a deck of one's own, two people, the keyboard, and access.

import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { personAt, seatPeople } from '../support/people.ts';
import { playOn, questionOf, untilAsked, untilBeyond } from '../support/play.ts';
import { browser, server } from '../support/stage.ts';

const game = 'heartland';
const laptop = { viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' } as const;
const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce', hasTouch: true } as const;
const short = { life: 6, deck0: 'ember-riders', deck1: 'stonefen-assembly' };

/** Clicks what is lit on the table, never the list, until the match is over. Returns the clicks. */
function playByLight(page: Page, seed: number): Promise<number> {
  return page.evaluate(async (start) => {
    const stand = () => document.querySelector('[data-question]')?.getAttribute('data-question') ?? '';
    const pause = () => new Promise((resolve) => setTimeout(resolve, 8));
    let dice = start;
    let made = 0;
    let since = performance.now();
    let here = '';
    while (stand() !== 'over') {
      if (stand() !== here) {
        here = stand();
        since = performance.now();
      }
      if (performance.now() - since > 30_000) throw new Error(`Nothing that is lit leads on at ${stand()}.`);
      const all = [...document.querySelectorAll<HTMLElement>('main [data-lit]:not([aria-disabled="true"])')];
      dice = (dice * 1_103_515_245 + 12_345) % 2_147_483_648;
      const control = all[Math.floor((dice / 2_147_483_648) * all.length)];
      control?.click();
      if (control !== undefined) made++;
      await pause();
    }
    return made;
  }, seed);
}

async function openList(page: Page): Promise<void> {
  const tab = page.getByRole('tab', { name: /Choices/ });
  if ((await tab.count()) === 1 && (await tab.getAttribute('aria-selected')) !== 'true') await tab.click();
}

async function findings(page: Page, where: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .disableRules(['label-content-name-mismatch'])
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${where}: ${id}: ${html.slice(0, 200)} ${failureSummary}`),
  );
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return wide > 0 ? [...found, `${where}: ${wide} px wider than the screen`] : found;
}

test('a deck of one’s own, and a whole match by clicking what is lit', async () => {
  const table = await seatPeople(browser, server.url, {
    game,
    bots: ['random'],
    options: { deck0: 'built', deck1: 'ember-riders', life: 8 },
    look: laptop,
  });
  const { page, errors } = personAt(table, 0);
  const builder = page.getByRole('region', { name: 'Build your own deck' });
  const bring = builder.getByRole('button', { name: 'Bring this deck' });
  expect(await bring.isDisabled()).toBe(true);
  await builder.getByRole('button', { name: 'Begin with Oxbow Wardens' }).click();
  await builder.getByText('25 of 25 army cards, 25 of 25 civic cards').waitFor();
  // One card less, another more: the list is the reader's.
  await builder.getByRole('button', { name: 'One Ditch Levy less' }).click();
  await builder.getByText('24 of 25 army cards').waitFor();
  expect(await bring.isDisabled()).toBe(true);
  await builder.getByRole('button', { name: 'One Fen Giant more' }).click();
  expect(await findings(page, 'the deck builder')).toEqual([]);
  await bring.click();
  await builder.waitFor({ state: 'hidden' });
  expect(await playByLight(page, 5)).toBeGreaterThan(12);
  await page.getByRole('region', { name: 'Result' }).waitFor();
  const lives = await page.locator('[data-life]').allInnerTexts();
  expect(lives.map(Number).every((life) => life >= 0)).toBe(true);
  expect(errors).toEqual([]);
  await table.close();
});

test('two people, one on a laptop by the list and one on a phone, to the end', async () => {
  const table = await seatPeople(browser, server.url, { game, people: 2, options: short, look: phone });
  const [first, second] = [personAt(table, 0), personAt(table, 1)];
  await first.page.setViewportSize(laptop.viewport);
  for (const { page } of table.people) {
    await page.locator('[data-question]').waitFor();
    await openList(page);
  }
  const made = await Promise.all([
    playOn(first.page, { seed: 3, prefer: ['villager:', 'unit:', 'settle:'] }),
    playOn(second.page, { seed: 4, prefer: ['villager:', 'unit:', 'settle:'] }),
  ]);
  expect(Math.min(...made)).toBeGreaterThan(10);
  for (const { page, errors } of table.people) {
    expect(await questionOf(page)).toBe('over');
    expect(errors).toEqual([]);
  }
  await first.page.getByRole('region', { name: 'Result' }).waitFor();
  await table.close();
});

test.each([
  { name: 'laptop, light', look: { ...laptop, colorScheme: 'light' } },
  { name: 'phone, dark', look: { ...phone, colorScheme: 'dark' } },
] as const)('access and the keyboard: $name', async ({ look }) => {
  const table = await seatPeople(browser, server.url, { game, bots: ['random'], options: short, look });
  const { page, errors } = personAt(table, 0);
  await page.locator('[data-question]').waitFor();
  await openList(page);
  await playOn(page, { seed: 2, offered: 'villager:' });
  const found = await findings(page, 'the strategy phase');
  // A villager from the hand: Tab reaches the hand, arrows walk along it, Enter plays.
  const cards = page.getByRole('list', { name: 'Your hand' }).getByRole('button');
  await cards.first().focus();
  await page.keyboard.press('ArrowRight');
  expect(await cards.nth(1).evaluate((card) => card === document.activeElement)).toBe(true);
  for (let walk = 0; walk < 8; walk++) {
    const legal = await page.evaluate(
      () => document.activeElement?.getAttribute('aria-disabled') === 'false',
    );
    if (legal) break;
    await page.keyboard.press('ArrowRight');
  }
  const before = await questionOf(page);
  await page.keyboard.press('Enter');
  await untilBeyond(page, before);
  await untilAsked(page);
  // A commit: pick a ready unit up, send it, and the table tells what would come of it.
  await playOn(page, { seed: 6, offered: 'commit', prefer: ['villager:', 'unit:'] });
  const ready = page.locator('button[data-unit][data-lit]').first();
  await ready.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Send .* to the first frontier/ }).focus();
  found.push(...(await findings(page, 'a unit is picked up')));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Commit: 1 advances' }).waitFor();
  found.push(...(await findings(page, 'a commit')));
  expect(found).toEqual([]);
  expect(errors).toEqual([]);
  await table.close();
});
