// The table of Bridgefront as a whole: why something is not possible, the reveal as a show, the odds of a battle.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { calm, personAt, seatPeople } from '../support/people.ts';
import { choicesOf, choose, playOn, questionOf, untilAsked, untilBeyond } from '../support/play.ts';
import { browser, server } from '../support/stage.ts';

test('a click where nothing can be done is answered with the reason, and the rule is one click away', async () => {
  const table = await seatPeople(browser, server.url, { bots: ['random'] });
  const { page, errors } = personAt(table, 0);
  await untilAsked(page);
  await playOn(page, { seed: 2, offered: 'edge:' });
  // Starting Bridges have to be near the own Capital; the first edge that is no control is not.
  const before = await questionOf(page);
  const board = page.locator('[data-part="board"]');
  const place = await board.boundingBox();
  await page.locator('[data-edge]:not([role])').first().click();
  const refusal = page.getByRole('alert').filter({ hasText: 'Not possible' });
  await refusal.waitFor();
  expect(await questionOf(page)).toBe(before);
  // It lies beside the board, which one looks at to see why, and takes no room from it.
  expect(await board.boundingBox()).toEqual(place);
  const { x, width } = place ?? { x: 0, width: 0 };
  expect((await refusal.boundingBox())?.x).toBeGreaterThanOrEqual(x + width);
  expect(await page.getByRole('heading', { name: /starting Bridge/ }).isVisible()).toBe(true);
  await refusal.getByRole('button', { name: 'Show the rule', exact: true }).click();
  const found = page.locator('[data-found]');
  await found.waitFor();
  expect(await found.textContent()).toContain('S-38');
  expect(await found.evaluate((entry) => entry.getBoundingClientRect().top < innerHeight)).toBe(true);
  await refusal.getByRole('button', { name: 'Close this message' }).click();
  await refusal.waitFor({ state: 'hidden' });
  // Places have names; whoever wants their coordinates has them behind the names, also next time.
  const bridge = page.locator('button[data-choice^="edge:"]').first();
  expect(await bridge.textContent()).not.toMatch(/\d,/);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByLabel('Show coordinates').check();
  await expect.poll(() => bridge.textContent(), { timeout: 30_000 }).toMatch(/ −?\d,−?\d · −?\d,−?\d$/);
  await page.reload();
  await expect.poll(() => bridge.textContent(), { timeout: 30_000 }).toMatch(/ −?\d,−?\d · −?\d,−?\d$/);
  expect(errors).toEqual([]);
  await table.close();
});

async function setPace(page: Page, pace: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByLabel('Speed of the reveal').first().selectOption({ label: pace });
  await page.keyboard.press('Escape');
}

test('the reveal goes step by step, to the end at once, can be seen again, and be switched off', async () => {
  const table = await seatPeople(browser, server.url, {
    bots: ['random'],
    look: { ...calm, reducedMotion: 'no-preference' },
  });
  const { page, errors } = personAt(table, 0);
  await playOn(page, { seed: 2, offered: 'pass:' });
  await setPace(page, 'Step by step');
  const next = page.getByRole('button', { name: 'Next', exact: true });
  const skip = page.getByRole('button', { name: 'Skip', exact: true });
  const reveal = async (): Promise<void> => {
    while (!(await next.isVisible())) {
      const question = await questionOf(page);
      await choose(page, (await choicesOf(page))[0] ?? '');
      await page.waitForFunction(
        (before) =>
          document.querySelector('button[data-choice]') !== null ||
          [...document.querySelectorAll('button')].some(({ textContent }) => textContent === 'Next') ||
          document.querySelector('[data-question]')?.getAttribute('data-question') !== before,
        question,
      );
    }
  };
  await reveal();
  // Nothing goes on by itself, and nothing can be chosen in the past.
  expect(await choicesOf(page)).toEqual([]);
  for (let step = 0; step < 200 && (await next.isVisible()); step++) await next.click();
  await untilAsked(page);
  await page.getByRole('button', { name: 'Show the last reveal again' }).click();
  await next.waitFor();
  await page.getByRole('button', { name: 'To the present' }).click();
  await untilAsked(page);
  await reveal();
  // The order of the actions lies at the head of the stage, and pushes nothing.
  const size = page.viewportSize() ?? calm.viewport;
  await page.setViewportSize({ width: 390, height: 844 });
  const part = async (name: string) => page.locator(`[data-part="${name}"]`).boundingBox();
  await expect
    .poll(async () => {
      const [stage, order] = [await part('stage'), await part('order')];
      return stage !== null && order !== null && order.y >= stage.y && order.y < stage.y + 16;
    })
    .toBe(true);
  await page.setViewportSize(size);
  await skip.click();
  await skip.waitFor({ state: 'hidden' });
  await untilAsked(page);
  await setPace(page, 'Result only');
  const question = Number((await questionOf(page)).split('/')[0]);
  await playOn(page, { seed: 4, question: question + 3 });
  expect(await next.isVisible()).toBe(false);
  // The past of the running match can be gone through, and nothing can be chosen in it.
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Look back' }).click();
  const past = page.getByRole('region', { name: 'The past.' });
  const slider = past.getByRole('slider', { name: 'Moment of the match' });
  expect(Number(await slider.inputValue())).toBeGreaterThan(3);
  await past.getByRole('button', { name: 'Back', exact: true }).click();
  await past.getByRole('button', { name: 'To the beginning' }).click();
  expect(await slider.inputValue()).toBe('0');
  expect(await past.locator('[data-lit]').count()).toBe(0);
  await past.getByRole('button', { name: 'Back to the present' }).click();
  await past.waitFor({ state: 'hidden' });
  expect(await untilAsked(page)).toBe(true);
  expect(errors).toEqual([]);
  await table.close();
});

// Makes the first choice of these kinds that is offered.
async function take(page: Page, ...wishes: readonly string[]): Promise<boolean> {
  if (!(await untilAsked(page))) return false;
  const offered = await choicesOf(page);
  const found = wishes.flatMap((wish) => offered.findLast((choice) => choice.startsWith(wish)) ?? [])[0];
  if (found !== undefined) await choose(page, found);
  return found !== undefined;
}

// The hexes from the own Capital straight across the board to the opponent's.
async function wayAcross(page: Page): Promise<string[]> {
  const home = await page.locator('[data-hex][aria-label*="Your Capital"]').getAttribute('data-hex');
  const [q = 0, r = 0] = (home ?? '').split(',').map(Number);
  return [3, 2, 1, 0, -1, -2, -3].map((step) => `${(q / 3) * step + 0},${(r / 3) * step + 0}`);
}

// Hovers over every enemy: whether one of them shows odds.
async function seesOdds(page: Page): Promise<boolean> {
  for (const hex of await page.locator('[data-hex][aria-label*="Random bot: "]').all()) {
    await hex.hover({ force: true });
    await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 0)))');
    if (
      await page
        .getByText(/^(If you attacked from|In the siege here)/)
        .first()
        .isVisible()
    )
      return true;
  }
  return false;
}

// One step along the way: a Bridge where there is none yet, else a March with everything.
async function stepAlong(page: Page, from: string, to: string): Promise<void> {
  await take(page, 'build');
  if (await take(page, `edge:${from}~${to}`, `edge:${to}~${from}`)) return;
  const question = await questionOf(page);
  await page.keyboard.press('Backspace');
  await untilBeyond(page, question);
  if (!(await take(page, 'march'))) return void (await take(page, 'done'));
  const number = question.split('/')[0];
  for (const wish of [`hex:${from}`, 'forces:', `hex:${to}`, '']) {
    if ((await questionOf(page)).split('/')[0] !== number || !(await untilAsked(page))) return;
    await take(page, wish);
  }
}

test('an enemy across a Bridge from one’s own stack shows the odds of a battle', async () => {
  const options = { maxMana: 10, rounds: 20, vpToWin: 20 };
  const table = await seatPeople(browser, server.url, { bots: ['random'], options });
  const { page, errors } = personAt(table, 0);
  await playOn(page, { seed: 2, offered: 'edge:' });
  // Who works the odds out is there before anybody asks.
  await expect.poll(() => page.workers().length).toBe(1);
  const way = await wayAcross(page);
  let found = false;
  for (let tries = 0; tries < 80 && !found && (await untilAsked(page)); tries++) {
    if (!(await choicesOf(page)).includes('build')) {
      await take(page, `edge:${way[0]}~${way[1]}`, `edge:${way[1]}~${way[0]}`, 'pass:0', 'done', '');
      continue;
    }
    found = await seesOdds(page);
    const mine = await page
      .locator('[data-hex][aria-label*="You: "]')
      .evaluateAll((hexes) => hexes.map((hex) => (hex as SVGElement).dataset['hex'] ?? ''));
    const at = way.findLastIndex((hex, index) => index < 6 && mine.includes(hex));
    if (!found)
      await (at < 0 ? take(page, 'reinforce', 'done') : stepAlong(page, way[at] ?? '', way[at + 1] ?? ''));
  }
  expect(found).toBe(true);
  await page
    .getByText(/^You win (under |over )?\d+\s?%/)
    .first()
    .waitFor();
  expect(errors).toEqual([]);
  await table.close();
});

test('a card that the question names is read from there, and the question stays', async () => {
  const table = await seatPeople(browser, server.url, { bots: ['random'] });
  const { page, errors } = personAt(table, 0);
  await playOn(page, { seed: 2, offered: 'card:' });
  await page.locator('[data-card][data-lit]').first().click();
  const question = page.locator('[data-prompt]');
  const named = question.getByRole('button', { name: /./ });
  await named.waitFor();
  const name = await named.textContent();
  await named.click();
  const sheet = page.getByRole('dialog', { name: name ?? '' });
  await sheet.waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  expect(await question.textContent()).toContain(`Take ${name}?`);
  expect(errors).toEqual([]);
  await table.close();
});
