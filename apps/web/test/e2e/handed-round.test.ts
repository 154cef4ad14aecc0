// Several people who hand one device round: each sees what is theirs and nothing else, and a full cover stands between them.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newTableLink } from '../../src/screens/changes-link.ts';
import { enter } from '../support/browser.ts';
import { calm } from '../support/people.ts';
import { openChoices, playOn, questionOf, takesAdvice, untilAsked } from '../support/play.ts';
import { browser, server } from '../support/stage.ts';

const coverTitle = /^(Hand the device to |The screen is covered)/;

function cover(page: Page) {
  return page.getByRole('heading', { name: coverTitle });
}

/** Begins a match of Ada (the reader), Ben, and a bot where there is a third seat. */
async function startTogether(page: Page, game: string, changes = {}): Promise<void> {
  await page.goto(`${server.url}${newTableLink(game, changes)}`);
  await page.getByRole('radio', { name: /^On this device/ }).check();
  await page
    .getByRole('combobox', { name: 'Seat 2' })
    .selectOption({ label: 'Another person at this device' });
  expect(await page.getByRole('textbox', { name: 'Name of who sits in seat 2' }).inputValue()).toBe('Anna');
  await page.getByRole('textbox', { name: 'Name of who sits in seat 2' }).fill('Ben');
  await page.getByRole('radio', { name: /^As taken/ }).check();
  await page.getByRole('button', { name: 'Start the match' }).click();
  await cover(page).waitFor();
}

/** Uncovers the screen; the name of whoever has the device now. */
async function take(page: Page): Promise<string> {
  const button = page
    .getByRole('main')
    .getByRole('button', { name: /^I am / })
    .first();
  const name = ((await button.textContent()) ?? '').replace('I am ', '');
  await button.click();
  await page.locator('[data-question]').waitFor();
  return name;
}

/** Answers all that the person at the device is asked, until the screen is covered or the match is over. */
async function turn(page: Page, seed: number): Promise<void> {
  await page.evaluate(
    async ({ choices, seed: first }) => {
      const pause = () => new Promise((resolve) => setTimeout(resolve, 10));
      const stand = () =>
        document.querySelector('[data-question]')?.getAttribute('data-question') ?? 'covered';
      let dice = first;
      let since = performance.now();
      while (stand() !== 'covered' && stand() !== 'over') {
        const [before, buttons] = [stand(), [...document.querySelectorAll<HTMLElement>(choices)]];
        dice = (dice * 1_103_515_245 + 12_345) % 2_147_483_648;
        buttons[Math.floor((dice / 2_147_483_648) * buttons.length)]?.click();
        if (buttons.length > 0) since = performance.now();
        if (performance.now() - since > 60_000) throw new Error(`Nobody asks any more at ${before}.`);
        do await pause();
        while (buttons.length > 0 && stand() === before && performance.now() - since < 20_000);
      }
    },
    { choices: openChoices, seed },
  );
}

test('two people and a bot play some turns of Bridgefront; what one has seen is gone for the other', async () => {
  const ada = await enter(browser, calm);
  const { page } = ada;
  await startTogether(page, 'bridgefront');
  const title = await page.title();
  expect(title).toContain('Bridgefront');
  const holders: string[] = [];
  for (let round = 0; round < 6; round++) {
    // The cover: nothing else is on the page, the focus is on its button, and Escape changes nothing.
    await cover(page).waitFor();
    expect(await page.title()).toBe(title);
    const button = page.getByRole('button', { name: /^I am / }).first();
    await expect.poll(() => button.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    expect(await page.locator('[data-question], [data-choice], dialog, [popover]:popover-open').count()).toBe(
      0,
    );
    const before = (await page.locator('body').innerText()).replaceAll(/\s+/g, ' ');
    expect(before).not.toMatch(/Your plan|Hand:|Choices|Log/);
    expect(await page.locator('[aria-live]').allInnerTexts()).toEqual(
      (await page.locator('[aria-live]').allInnerTexts()).filter(
        (text) => text === '' || coverTitle.test(text),
      ),
    );
    // While the bot thinks it is nobody's: who takes it then only looks, and covers it by hand.
    await page.getByRole('heading', { name: /^Hand the device to / }).waitFor();
    holders.push(await take(page));
    await turn(page, round + 1);
  }
  expect(new Set(holders)).toEqual(new Set(['Ben', holders.find((name) => name !== 'Ben') ?? '']));
  // Nobody is told to hand the device to whoever has it.
  expect(holders.every((name, at) => name !== holders[at + 1])).toBe(true);
  expect(ada.errors).toEqual([]);
  await ada.close();
});

test('a device is covered after a reload, in another tab, by hand and when one comes back', async () => {
  const ada = await enter(browser, calm);
  const { page } = ada;
  await startTogether(page, 'twin-bridges');
  const name = await take(page);
  await untilAsked(page);
  const question = await questionOf(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Cover the screen' }).click();
  await page.getByRole('heading', { name: `Hand the device to ${name}` }).waitFor();
  await page
    .getByRole('button', { name: `I am ${name}` })
    .first()
    .click();
  await expect.poll(() => questionOf(page)).toBe(question);
  await page.reload();
  await cover(page).waitFor();
  expect(await take(page)).toBe(name);
  await expect.poll(() => questionOf(page)).toBe(question);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await cover(other).waitFor();
  expect(await other.locator('[data-question]').count()).toBe(0);
  // By way of another screen, too.
  await page.getByRole('link', { name: 'To the start page' }).first().click();
  await page.goBack();
  await cover(page).waitFor();
  await page.goto(`${server.url}/matches`);
  const row = page.getByRole('listitem').filter({ hasText: 'On this device' });
  await row.getByText(`Waiting for ${name}.`).waitFor();
  await row.getByText('Ben', { exact: true }).waitFor();
  expect(await row.getByText('(you)').count()).toBe(0);
  expect(ada.errors).toEqual([]);
  await ada.close();
});

test('a whole match is played by keys, and at its end belongs to nobody more than to another', async () => {
  const ada = await enter(browser, calm);
  const { page } = ada;
  await startTogether(page, 'twin-bridges');
  const result = page.getByRole('region', { name: 'Result' });
  for (let round = 0; round < 400 && (await cover(page).count()) > 0; round++) {
    await page.waitForTimeout(450);
    await page.keyboard.press('Enter');
    await page.locator('[data-question]').waitFor();
    await turn(page, round + 1);
    await cover(page).or(result).first().waitFor();
  }
  await result.getByRole('heading', { level: 2 }).waitFor();
  expect(await result.innerText()).not.toMatch(/\(you\)|You have won|You won/);
  expect(await result.getByRole('heading', { level: 2 }).innerText()).toMatch(/has won|share the win|drawn/);
  await result.getByRole('link', { name: 'Watch it again' }).click();
  await page.getByRole('combobox', { name: 'Whose eyes' }).selectOption({ label: 'Seen by Ben' });
  await page.getByRole('link', { name: /result/ }).click();
  const first = page.url();
  await page.getByRole('button', { name: 'Play again with the same table' }).click();
  await page.waitForURL((url) => url.href.includes('/m/here-') && url.href !== first);
  await cover(page).waitFor();
  await take(page);
  await page.getByRole('button', { name: 'What would you do?' }).click();
  await page.getByRole('button', { name: takesAdvice }).waitFor();
  await playOn(page, { seed: 1, question: Number.parseInt(await questionOf(page), 10) });
  expect(ada.errors).toEqual([]);
  await ada.close();
});

test('whoever takes the device is shown what they have missed, on a phone too', async () => {
  const ada = await enter(browser, { viewport: { width: 390, height: 844 } });
  const { page } = ada;
  await startTogether(page, 'twin-bridges');
  const revealing = page.getByRole('heading', { name: 'The plans are being revealed' });
  let missed = false;
  for (let round = 0; round < 8 && !missed; round++) {
    await cover(page).waitFor();
    // No page is wider than the phone.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await take(page);
    missed = await revealing.waitFor({ timeout: 2_000 }).then(
      () => true,
      () => false,
    );
    if (!missed) {
      if ((await page.getByRole('tab', { name: /Choices/ }).getAttribute('aria-selected')) !== 'true')
        await page.getByRole('tab', { name: /Choices/ }).click();
      await turn(page, round + 1);
    }
  }
  expect(missed).toBe(true);
  expect(ada.errors).toEqual([]);
  await ada.close();
});

/** Makes choices until something of the table has been said to who does not see it. */
async function untilSaid(page: Page): Promise<void> {
  const said = page.locator('p[aria-live=polite]').filter({ hasText: /\w/ });
  for (let at = 0; at < 40 && (await said.count()) === 0; at++) {
    await page.evaluate((choices) => document.querySelector<HTMLElement>(choices)?.click(), openChoices);
    await page.waitForTimeout(100);
  }
  expect(await said.count()).toBe(1);
}

const spoken = (page: Page): Promise<readonly string[]> => page.locator('p[aria-live]').allTextContents();

test('what was said to one person stands neither on other screens nor under the next cover', async () => {
  const ada = await enter(browser, calm);
  const { page } = ada;
  await startTogether(page, 'bridgefront');
  await take(page);
  await untilSaid(page);
  await page.getByRole('link', { name: 'To the start page' }).first().click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.locator('[data-question]').count()).toBe(0);
  expect((await spoken(page)).join('')).toBe('');
  await page.goBack();
  await cover(page).waitFor();
  // What waited for its turn to be said is not said later either.
  await page.waitForTimeout(1000);
  expect((await spoken(page)).join('')).toBe('');
  expect(ada.errors).toEqual([]);
  await ada.close();
});

test('a page that is left is covered at once, before the browser keeps it for who goes back', async () => {
  const ada = await enter(browser, calm);
  const { page } = ada;
  await startTogether(page, 'twin-bridges');
  await take(page);
  await untilAsked(page);
  // Browsers without windows keep no pages: this is the moment at which others freeze them.
  const left = await page.evaluate(async () => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    for (let micro = 0; micro < 20; micro++) await Promise.resolve();
    return document.querySelectorAll('[data-question]').length;
  });
  expect(left).toBe(0);
  await cover(page).waitFor();
  expect(ada.errors).toEqual([]);
  await ada.close();
});

test('a deck that one person has built is not there for the next', async () => {
  const ada = await enter(browser, calm);
  const { page } = ada;
  await startTogether(page, 'heartland', { deck0: 'built', deck1: 'built' });
  const builder = page.getByRole('region', { name: 'Build your own deck' });
  const first = await take(page);
  await builder.getByRole('button', { name: 'Begin with Oxbow Wardens' }).click();
  await builder.getByRole('button', { name: 'Bring this deck' }).click();
  await page.getByRole('heading', { name: /^Hand the device to / }).waitFor();
  expect(await page.locator('body').innerText()).not.toMatch(/Oxbow|Levy/);
  expect(await take(page)).not.toBe(first);
  await builder.getByText('0 of 25 army cards, 0 of 25 civic cards').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('heartland-deck'))).toBeNull();
  expect(ada.errors).toEqual([]);
  await ada.close();
});
