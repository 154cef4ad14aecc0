// How tests play a match through the page: its own list of choices, as a person would click it.

import type { Page } from 'playwright-core';

/** Open choices of the list that can be clicked now: none until a folded list, which is drawn a frame after the table, is there. */
export const openChoices =
  ':root:not(:has([data-late])) button[data-choice]:not([aria-disabled="true"]):not([disabled])';

/** The button that plans what is advised. */
export const takesAdvice = /^(Plan it so$|Play this and )/;

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

/** The notation of every open choice, in the order of the list, read once the whole table is drawn. */
export async function choicesOf(page: Page): Promise<string[]> {
  const drawn = await page.waitForFunction(
    (choices) => {
      if (document.querySelector('[data-late]') !== null) return;
      return [...document.querySelectorAll<HTMLElement>(choices)].map((one) => one.dataset['choice'] ?? '');
    },
    openChoices,
    { polling: 20 },
  );
  return (await drawn.jsonValue()) ?? [];
}

/** Where the page stands: the number of the question, and how much of the answer is planned (`3/1`). */
export async function questionOf(page: Page): Promise<string> {
  return (await page.locator('[data-question]').getAttribute('data-question')) ?? '';
}

/** Waits until the page stands somewhere else. */
export async function untilBeyond(page: Page, question: string, timeout = 60_000): Promise<void> {
  await page.waitForFunction(
    (before) =>
      document.querySelector('[data-question]')?.getAttribute('data-question') !== before &&
      document.querySelector('[data-late]') === null,
    question,
    { polling: 20, timeout },
  );
}

/** Clicks a choice of the list and waits until the page has gone on. */
export async function choose(page: Page, choice: string): Promise<void> {
  const before = await questionOf(page);
  const button = page.locator(`button[data-choice="${choice}"]`);
  // Where the table has a better control for it, the list has to be unfolded first.
  const folded = page.locator('details:not([open])', { has: button }).locator('summary');
  if ((await folded.count()) > 0) await folded.click();
  await button.click();
  await untilBeyond(page, before);
}

/** How far to play. */
export interface PlayWish {
  readonly seed: number;
  /** Stop when this question of the match is reached. */
  readonly question?: number;
  /** Stop when something of this kind is offered, such as `buy:`. */
  readonly offered?: string;
  /** Stop when this selector finds something. */
  readonly shown?: string;
  /** Choices that are taken first when they are offered, such as `march`. */
  readonly prefer?: readonly string[];
  /** Milliseconds to wait before each choice, as people do; 0: as fast as the page goes. */
  readonly think?: number;
}

/**
 * Plays on inside the page, clicking one choice of the list after the other, until the match is over or has come as far
 * as wished. Returns how many choices were made.
 */
export function playOn(page: Page, wish: PlayWish): Promise<number> {
  return page.evaluate(
    async ({ seed, question, offered, shown, prefer, think, choices }) => {
      const stand = () => document.querySelector('[data-question]')?.getAttribute('data-question') ?? '';
      const pause = (ms = 8) => new Promise((resolve) => setTimeout(resolve, ms));
      const far = () =>
        stand() === 'over' ||
        (shown !== undefined && document.querySelector(shown) !== null) ||
        (question !== undefined && Number(stand().split('/')[0]) >= question) ||
        (offered !== undefined && document.querySelector(`[data-choice^="${offered}"]`) !== null);
      let dice = seed;
      let made = 0;
      let since = performance.now();
      while (!far()) {
        const buttons = [...document.querySelectorAll<HTMLElement>(choices)];
        if (buttons.length === 0) {
          if (performance.now() - since > 90_000) throw new Error(`Nobody asks any more at ${stand()}.`);
          await pause();
          continue;
        }
        if (think > 0) await pause(think);
        dice = (dice * 1_103_515_245 + 12_345) % 2_147_483_648;
        const liked = buttons.find((button) =>
          prefer.some((kind) => (button.dataset['choice'] ?? '').startsWith(kind)),
        );
        const before = stand();
        (liked ?? buttons[Math.floor((dice / 2_147_483_648) * buttons.length)])?.click();
        made++;
        since = performance.now();
        while (stand() === before && performance.now() - since < 20_000) await pause();
        if (stand() === before) throw new Error(`The page stays at ${before} after a choice.`);
        since = performance.now();
      }
      // What is drawn a frame later is there, and has found its place.
      const frame = () => Promise.race([new Promise(requestAnimationFrame), pause(250)]);
      while (document.querySelector('[data-late]') !== null) await frame();
      await frame();
      await frame();
      return made;
    },
    {
      seed: wish.seed,
      question: wish.question,
      offered: wish.offered,
      shown: wish.shown,
      prefer: wish.prefer ?? [],
      think: wish.think ?? 0,
      choices: openChoices,
    },
  );
}
