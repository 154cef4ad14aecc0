// Castles on its board: a whole match by clicking what is lit, the Trap order in two taps, two people, and access.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { examiner, openList } from '../support/examine.ts';
import { calm, personAt, seatPeople } from '../support/people.ts';
import { playOn, questionOf, untilAsked, untilBeyond } from '../support/play.ts';
import { browser, server } from '../support/stage.ts';

const short = { castleHp: 10, firstPlayer: 'seat-0' };
const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce', hasTouch: true } as const;

/** What is lit on the board and in the hand now, the best for a quick siege first. */
async function lit(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const open = new Set(
      [...document.querySelectorAll<HTMLElement>('button[data-choice]')].map(
        ({ dataset }) => dataset['choice'] ?? '',
      ),
    );
    const board = [...document.querySelectorAll<HTMLElement>('[data-piece]')].map(
      ({ dataset }) => dataset['piece'],
    );
    const find = (kind: string, good: (name: string) => boolean = () => true): string | null => {
      const name = board.find((piece) => piece !== undefined && open.has(`${kind}:${piece}`) && good(piece));
      return name === undefined ? null : `[data-piece="${name}"]`;
    };
    const zone = ['blue-middle', 'blue-front', 'red-front', 'red-middle', 'red-castle'].find((one) =>
      open.has(`zone:${one}`),
    );
    const card = [...document.querySelectorAll<HTMLElement>('[data-card]')].find(
      ({ dataset }) => open.has(`play:${dataset['card']}`) || open.has(`discard:${dataset['card']}`),
    );
    return (
      find('at', (name) => name.startsWith('castle')) ??
      find('at') ??
      find('with') ??
      (zone === undefined ? null : `[data-zone="${zone}"] > header > button`) ??
      (card === undefined ? null : `[data-card="${card.dataset['card']}"]`) ??
      find('unit', (name) => /^(wizard|spearman|archer|cannon)/.test(name))
    );
  });
}

async function order(page: Page): Promise<void> {
  const panel = page.getByRole('region', { name: 'Your Trap order for the enemy’s next turn' });
  await panel.getByRole('button', { name: 'Soldiers', exact: true }).click();
  await panel.getByRole('button', { name: '2 Traps', exact: true }).click();
}

/** Plays by clicking the board until the match is over; returns the clicks. */
async function siege(page: Page): Promise<number> {
  let clicks = 0;
  for (; clicks < 900 && (await untilAsked(page)); clicks++) {
    const before = await questionOf(page);
    const target = await lit(page);
    const orders = page.locator('button[data-choice="order:hold"]');
    if (target !== null) await page.locator(target).first().click();
    else if ((await orders.count()) > 0) await order(page);
    else {
      const button = page.locator('main').getByRole('button', { name: /End the turn|No more|Look at cards/ });
      if ((await button.count()) > 0) await button.first().click();
      else await page.locator('button[data-choice]').first().click();
    }
    await untilBeyond(page, before);
  }
  return clicks;
}

test('a whole match by clicking what is lit on the board', async () => {
  const table = await seatPeople(browser, server.url, { game: 'castles', bots: ['random'], options: short });
  const { page, errors } = personAt(table, 0);
  await page.locator('[data-question]').waitFor();
  // The Wizard lights what he may hit: the enemy Castle, with what the blow would take.
  await page.locator('[data-piece="wizard-1"]').click();
  await page.locator('[data-piece="castle-2"]', { hasText: '−2' }).waitFor();
  // Another card replaces the plan under way.
  await page.locator('[data-piece="general-1"]').click();
  await page.locator('[data-zone="red-front"] > header > button').waitFor();
  expect(await siege(page)).toBeGreaterThan(6);
  await page.getByRole('region', { name: 'Result' }).waitFor();
  expect(errors).toEqual([]);
  await table.close();
});

test('two people besiege each other to the end', async () => {
  const table = await seatPeople(browser, server.url, { game: 'castles', people: 2, options: short });
  const made = await Promise.all(table.people.map(({ page }, seat) => playOn(page, { seed: seat + 5 })));
  expect(Math.min(...made)).toBeGreaterThan(5);
  for (const { page, errors } of table.people) {
    await page.getByRole('region', { name: 'Result' }).waitFor();
    expect(errors).toEqual([]);
  }
  await table.close();
});

test.each([
  { name: 'laptop, light', look: { ...calm, viewport: { width: 1280, height: 720 }, colorScheme: 'light' } },
  { name: 'laptop, dark', look: { ...calm, viewport: { width: 1280, height: 720 }, colorScheme: 'dark' } },
  { name: 'phone, dark', look: { ...phone, colorScheme: 'dark' } },
] as const)('axe finds nothing on the board: $name', async ({ look }) => {
  const table = await seatPeople(browser, server.url, {
    game: 'castles',
    bots: ['greedy'],
    options: short,
    look,
  });
  const { page } = personAt(table, 0);
  const { at, findings } = examiner(page);
  await page.locator('[data-question]').waitFor();
  await openList(page);
  await untilAsked(page);
  await at('start');
  await page.locator('[data-piece="wizard-1"]').click();
  await page.locator('[data-piece="castle-2"]', { hasText: '−2' }).waitFor();
  await at('a Wizard aims');
  await page.keyboard.press('Escape');
  await playOn(page, { seed: 3, offered: 'order:' });
  await at('the Trap order');
  expect(findings).toEqual([]);
  await table.close();
});
