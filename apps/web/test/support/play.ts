// How tests play a match through the page: its own list of choices, as a person would click it.

import type { Page } from 'playwright-core';

/** Open choices of the list that can be clicked now. */
export const openChoices = 'button[data-choice]:not([aria-disabled="true"]):not([disabled])';

/** Waits until the list offers something, or the match is over. Returns whether there is something to choose. */
export async function untilAsked(page: Page, timeout = 60_000): Promise<boolean> {
  const found = await page.waitForFunction(
    (choices) => {
      if (document.querySelector(choices) !== null) return 'asked';
      return document.querySelector('[data-over="true"]') === null ? false : 'over';
    },
    openChoices,
    { timeout, polling: 30 },
  );
  return (await found.jsonValue()) === 'asked';
}

/** The notation of every open choice, in the order of the list. */
export function choicesOf(page: Page): Promise<string[]> {
  return page
    .locator(openChoices)
    .evaluateAll((buttons) => buttons.map((button) => (button as HTMLElement).dataset['choice'] ?? ''));
}

/** Clicks a choice of the list and waits until the page has gone on. */
export async function choose(page: Page, choice: string): Promise<void> {
  const before = await page.evaluate(() =>
    document.querySelector('[data-question]')?.getAttribute('data-question'),
  );
  await page.locator(`button[data-choice="${choice}"]`).click();
  await page.waitForFunction(
    (question) => document.querySelector('[data-question]')?.getAttribute('data-question') !== question,
    before,
    { polling: 20 },
  );
}

/**
 * Plays on inside the page, clicking one choice of the list after the other, until the match is over or `most` choices
 * were made. Returns how many.
 */
export function playOn(page: Page, most: number, seed: number): Promise<number> {
  return page.evaluate(
    async ({ most: limit, seed: start, choices }) => {
      const pause = () => new Promise((resolve) => setTimeout(resolve, 8));
      let dice = start;
      let made = 0;
      let idle = 0;
      while (made < limit && document.querySelector('[data-over="true"]') === null) {
        const buttons = [...document.querySelectorAll<HTMLElement>(choices)];
        if (buttons.length === 0) {
          idle++;
          if (idle > 7000) throw new Error('Nobody asks anything any more.');
          await pause();
          continue;
        }
        idle = 0;
        dice = (dice * 1_103_515_245 + 12_345) % 2_147_483_648;
        buttons[dice % buttons.length]?.click();
        made++;
        await pause();
      }
      return made;
    },
    { most, seed, choices: openChoices },
  );
}
