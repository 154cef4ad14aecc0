// Access (WCAG 2.2 A and AA, as far as a program can judge) of everything that comes up while matches are played.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { examiner, openList } from '../support/examine.ts';
import { personAt, seatPeople } from '../support/people.ts';
import type { SeatedTable } from '../support/people.ts';
import { openChoices, playOn, questionOf, untilAsked } from '../support/play.ts';
import { browser, server } from '../support/stage.ts';

const looks = [
  { viewport: { width: 1280, height: 860 }, colorScheme: 'light', reducedMotion: 'reduce' },
  { viewport: { width: 360, height: 740 }, colorScheme: 'dark', reducedMotion: 'reduce', hasTouch: true },
] as const;

async function setPace(page: Page, pace: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByLabel('Speed of the reveal').first().selectOption({ label: pace });
  await page.keyboard.press('Escape');
}

function bridgefront(look: (typeof looks)[number]): Promise<SeatedTable> {
  return seatPeople(browser, server.url, { bots: ['random'], look, options: { rounds: 2, maxMana: 10 } });
}

test.each(looks)('the first round of Bridgefront, $viewport.width wide, $colorScheme', async (look) => {
  const table = await bridgefront(look);
  const { page, errors } = personAt(table, 0);
  const { at, findings } = examiner(page);
  await page.locator('[data-question]').waitFor();
  await openList(page);
  await playOn(page, { seed: 3, offered: 'edge:' });
  await at('starting Bridges');
  await playOn(page, { seed: 3, offered: 'pass:' });
  await at('auction');
  await playOn(page, { seed: 3, offered: 'march' });
  await at('actions');
  await page.getByRole('button', { name: 'Menu' }).click();
  await at('menu', '#match-menu');
  await page.getByRole('button', { name: /Keyboard shortcuts/ }).click();
  await page.getByRole('dialog').waitFor();
  await at('shortcuts', 'dialog[open]');
  await page.keyboard.press('Escape');
  for (const tab of ['Chat', 'Rules', 'Log']) {
    await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
    await page.locator(`[data-panel="${tab.toLowerCase()}"]`).waitFor();
    if (tab === 'Rules')
      await page.getByRole('region', { name: 'Rules' }).getByRole('heading').first().waitFor();
    await at(tab, `[data-panel="${tab.toLowerCase()}"]`);
  }
  expect(findings).toEqual([]);
  expect(errors).toEqual([]);
  await table.close();
});

test.each(looks)('a match of Bridgefront to its end, $viewport.width wide, $colorScheme', async (look) => {
  const table = await bridgefront(look);
  const { page, errors } = personAt(table, 0);
  const { at, findings } = examiner(page);
  await page.locator('[data-question]').waitFor();
  await openList(page);
  await playOn(page, { seed: 3, offered: 'march' });
  // The reveal, each of its moments with a look of its own once.
  await setPace(page, 'Step by step');
  const next = page.getByRole('button', { name: 'Next', exact: true });
  const seen = new Set<string>();
  for (let step = 0; step < 120 && seen.size < 3; step++) {
    if (await next.isVisible()) {
      const kind = await page.evaluate(
        (kinds) => kinds.filter((words) => document.querySelector('main')?.innerText.includes(words)).join(),
        ['Combat round', 'Order of the actions', 'Scoring', 'Collected', 'takes', 'buys', 'dice', 'Age'],
      );
      if (!seen.has(kind)) await at(`reveal: ${kind}`);
      seen.add(kind);
      await next.click();
    } else if ((await questionOf(page)) === 'over') break;
    else {
      const before = await questionOf(page);
      const asked = await page.evaluate((choices) => {
        const open = [...document.querySelectorAll<HTMLElement>(choices)];
        const best = open.find(({ dataset }) =>
          /^(march|hex:|buy:|edge:|forces)/.test(dataset['choice'] ?? ''),
        );
        (best ?? open[0])?.click();
        return open.length;
      }, openChoices);
      if (asked > 0)
        await page.waitForFunction(
          (question) => document.querySelector('[data-question]')?.getAttribute('data-question') !== question,
          before,
        );
      else await page.waitForTimeout(30);
    }
  }
  await setPace(page, 'Result only');
  await playOn(page, { seed: 5 });
  await page.getByRole('region', { name: 'Result' }).waitFor();
  await at('result');
  // A moment of it again, and the dialog that plays on from there.
  await page.goto(`${server.url}/m/${table.match}/replay?at=9`);
  const fork = page.getByRole('button', { name: 'Play on from here' });
  await fork.waitFor();
  await at('replay');
  await fork.click();
  await page.getByRole('button', { name: 'Begin', exact: true }).waitFor();
  await at('fork dialog', 'dialog[open]');
  // Its lists are as wide as the button that begins.
  const widths = await page
    .locator('dialog[open] :is(select, button):not([aria-label])')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().width)));
  expect(new Set(widths).size).toBe(1);
  expect(findings).toEqual([]);
  expect(errors).toEqual([]);
  await table.close();
});

test.each(looks)('a match of Twin Bridges, $viewport.width wide, $colorScheme', async (look) => {
  const table = await seatPeople(browser, server.url, { game: 'twin-bridges', bots: ['random'], look });
  const { page, errors } = personAt(table, 0);
  const { at, findings } = examiner(page);
  await page.locator('[data-question]').waitFor();
  await openList(page);
  await untilAsked(page);
  await at('draft');
  await playOn(page, { seed: 3, offered: 'done' });
  await at('play');
  await playOn(page, { seed: 3 });
  await page.getByRole('region', { name: 'Result' }).waitFor();
  await at('result');
  expect(findings).toEqual([]);
  expect(errors).toEqual([]);
  await table.close();
});
