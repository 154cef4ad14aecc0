// On a phone: a round by tapping, nothing wider than the screen, and everything large enough for a finger.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enter } from '../support/browser.ts';
import { personAt, seatPeople } from '../support/people.ts';
import { choicesOf, choose, openChoices, playOn, questionOf, untilBeyond } from '../support/play.ts';
import { browser, server } from '../support/stage.ts';

const phone = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
} as const;

// What does not fit, and what a finger would miss (WCAG 2.5.8: 24 px; places of the board are dense).
async function check(page: Page, where: string): Promise<void> {
  const { wide, small } = await page.evaluate(() => {
    const tooSmall: string[] = [];
    for (const control of document.querySelectorAll('button, a[href], select, input, [role="button"]')) {
      const box = control.getBoundingClientRect();
      const inText =
        control.matches('p a, li a, td a, p button') && getComputedStyle(control).display === 'inline';
      const label = control.closest('label')?.getBoundingClientRect();
      const hidden = box.width <= 1 || box.height <= 1 || getComputedStyle(control).visibility === 'hidden';
      if (hidden || inText) continue;
      const [width, height] = [
        Math.max(box.width, label?.width ?? 0),
        Math.max(box.height, label?.height ?? 0),
      ];
      if (width < 23.5 || height < 23.5)
        tooSmall.push(
          `${control.tagName} "${control.getAttribute('aria-label') ?? control.textContent.slice(0, 40)}" ${Math.round(width)}x${Math.round(height)}`,
        );
    }
    const { scrollWidth } = document.scrollingElement ?? document.documentElement;
    return { wide: scrollWidth - innerWidth, small: tooSmall };
  });
  expect(wide, `${where} is wider than the screen`).toBeLessThanOrEqual(0);
  expect(small, where).toEqual([]);
}

// Hexes that lie under a button of the board, such as the one that shows the reveal again.
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const part = document.querySelector('[data-part="board"]');
    const buttons = [...(part?.querySelectorAll('button') ?? [])].map((one) => one.getBoundingClientRect());
    const hexes = [...(part?.querySelectorAll<SVGElement>('[data-hex]') ?? [])];
    return hexes.flatMap((hex) => {
      const { left, right, top, bottom } = hex.getBoundingClientRect();
      const under = buttons.some(
        (one) => one.left < right && one.right > left && one.top < bottom && one.bottom > top,
      );
      return under ? [hex.dataset['hex'] ?? ''] : [];
    });
  });
}

async function openSheet(page: Page): Promise<void> {
  const tab = page.getByRole('tab', { name: /Choices/ });
  await tab.waitFor();
  if ((await tab.getAttribute('aria-selected')) !== 'true') await tab.tap();
}

test('a round by tapping', async () => {
  const table = await seatPeople(browser, server.url, {
    bots: ['random'],
    look: phone,
    options: { rounds: 1 },
  });
  const { page, errors } = personAt(table, 0);
  await openSheet(page);
  let taps = 0;
  for (;;) {
    await page.waitForFunction(
      (choices) =>
        document.querySelector(choices) !== null || document.querySelector('[data-over="true"]') !== null,
      openChoices,
    );
    const question = await questionOf(page);
    if (question === 'over') break;
    // Every screen that comes up is measured once in a while, not after each tap.
    if (taps % 5 === 0) await check(page, `question ${question}`);
    const choices = await choicesOf(page);
    await choose(page, choices[taps % choices.length] ?? '');
    taps++;
  }
  // How many there are depends on the dice; a Capital, two Bridges and a card are always asked for.
  expect(taps).toBeGreaterThan(3);
  await page.getByRole('region', { name: 'Result' }).waitFor();
  await check(page, 'result');
  expect(await covered(page)).toEqual([]);
  for (const tab of ['Log', 'Chat', 'Rules']) {
    await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).tap();
    await page.locator(`[data-panel="${tab.toLowerCase()}"]`).waitFor();
    await check(page, tab);
  }
  expect(errors).toEqual([]);
  await table.close();
});

test('places are tapped on the board itself', async () => {
  const table = await seatPeople(browser, server.url, { bots: ['random', 'random'], look: phone });
  const { page, errors } = personAt(table, 0);
  await openSheet(page);
  // Three seats stand beside each other, with what each does.
  expect(
    await page
      .getByRole('banner')
      .getByRole('list', { name: 'Players' })
      .evaluateAll((lists) => lists.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)),
  ).toEqual([0]);
  await playOn(page, { seed: 3, offered: 'edge:' });
  // The sheet gives the board its room back.
  await page.getByRole('tab', { name: /Choices/ }).tap();
  const before = await questionOf(page);
  // The map comes near by itself: a site is as large as a fingertip, and a tap on one in sight is enough.
  await expect
    .poll(
      () =>
        page.locator('[data-edge][role="button"]').evaluateAll((sites) =>
          Math.min(
            ...sites.map((site) => {
              const { a = 0, b = 0 } = (site as SVGGraphicsElement).getScreenCTM() ?? {};
              return 56 * Math.hypot(a, b);
            }),
          ),
        ),
      { timeout: 30_000 },
    )
    .toBeGreaterThanOrEqual(43.9);
  const seen = await page.locator('[data-edge][role="button"]').evaluateAll((sites) =>
    sites.findIndex((site) => {
      const { left, top, width, height } = site.getBoundingClientRect();
      const met = document.elementFromPoint(left + width / 2, top + height / 2);
      return met === site;
    }),
  );
  await page.locator('[data-edge][role="button"]').nth(seen).tap();
  await untilBeyond(page, before);
  await check(page, 'the board');
  expect(errors).toEqual([]);
  await table.close();
});

// Hexes whose middle a finger does not meet.
function outOfReach(page: Page): Promise<string[]> {
  return page.locator('[data-hex]').evaluateAll((hexes) =>
    hexes.flatMap((hex) => {
      const { left, top, width, height } = hex.getBoundingClientRect();
      const met = document.elementFromPoint(left + width / 2, top + height / 2);
      return met?.closest('svg') === hex.closest('svg') ? [] : [hex.getAttribute('aria-label') ?? ''];
    }),
  );
}

test('what is asked about a hex stands at the foot of the stage, and a refusal in place of the question', async () => {
  const table = await seatPeople(browser, server.url, { bots: ['random'], look: phone });
  const { page, errors } = personAt(table, 0);
  await openSheet(page);
  await playOn(page, { seed: 5, offered: 'edge:' });
  const home = page.locator('[data-hex][aria-label*="Your Capital"]');
  const capital = (await home.getAttribute('data-hex')) ?? '';
  const bridge = (await choicesOf(page)).find((edge) => edge.slice(5).split('~').includes(capital)) ?? '';
  const goal =
    bridge
      .slice(5)
      .split('~')
      .find((hex) => hex !== capital) ?? '';
  await choose(page, bridge);
  await playOn(page, { seed: 5, offered: 'march' });
  await page.getByRole('tab', { name: /Choices/ }).tap();
  const map = page.getByRole('application');
  // Wherever the last question had scrolled to: the whole board is in sight.
  await map.evaluate((one) => one.scrollIntoView({ block: 'nearest' }));
  const place = await map.boundingBox();
  await home.tap();
  await page.getByRole('heading', { name: /^March from your Capital/ }).waitFor();
  expect(await outOfReach(page)).toEqual([]);
  await page.locator(`[data-hex="${goal}"]`).tap();
  await page.getByRole('button', { name: 'Seal the March' }).waitFor();
  expect(await outOfReach(page)).toEqual([]);
  // The hex on the other side of the board is too far for a March.
  const [q = 0, r = 0] = capital.split(',').map(Number);
  await page.locator(`[data-hex="${-q},${-r}"]`).tap();
  const refusal = page.getByRole('alert').filter({ hasText: 'Not possible' });
  await refusal.waitFor();
  expect(await map.boundingBox()).toEqual(place);
  expect(await outOfReach(page)).toEqual([]);
  await check(page, 'a refusal');
  await refusal.getByRole('button', { name: 'Close this message' }).tap();
  await page.getByRole('heading', { name: /^\d Forces to / }).waitFor();
  expect(await map.boundingBox()).toEqual(place);
  expect(errors).toEqual([]);
  await table.close();
});

test('Twin Bridges fits as well', async () => {
  const table = await seatPeople(browser, server.url, {
    game: 'twin-bridges',
    bots: ['random'],
    look: phone,
  });
  const { page, errors } = personAt(table, 0);
  await openSheet(page);
  for (let taps = 0; taps < 12; taps++) {
    await page.waitForFunction((choices) => document.querySelector(choices) !== null, openChoices);
    const question = await questionOf(page);
    await check(page, `question ${question}`);
    // Nobody reads as fast: two taps at once in one place are a double tap, of which the second is not taken.
    await page.waitForTimeout(500);
    await page.locator(openChoices).first().tap();
    await untilBeyond(page, question);
  }
  // What is said of a card and of its state are sentences of their own.
  const said = await page
    .locator('button[data-key]')
    .evaluateAll((cards) => cards.map((card) => card.ariaLabel));
  expect(said.length).toBeGreaterThan(0);
  expect(said.filter((label) => /[.!],/.test(label ?? ''))).toEqual([]);
  expect(errors).toEqual([]);
  await table.close();
});

test.each([
  { game: 'castles', options: { series: 2 } },
  { game: 'fells-and-fords', options: { campaign: true } },
])('the plates of both players are whole: $options', async ({ game, options }) => {
  const table = await seatPeople(browser, server.url, {
    game,
    bots: ['random'],
    options,
    look: { ...phone, viewport: { width: 390, height: 844 } },
  });
  const { page } = personAt(table, 0);
  const facts = page.locator('[data-seat-plate] [data-fact]');
  await facts.last().waitFor();
  const cut = await facts.evaluateAll((all) =>
    all.flatMap((fact) => {
      const plate = fact.closest('li')?.getBoundingClientRect() ?? new DOMRect();
      const list = fact.closest('ul')?.getBoundingClientRect() ?? new DOMRect();
      const whole = fact.getBoundingClientRect().right <= Math.min(plate.right, list.right);
      return whole ? [] : [fact.textContent];
    }),
  );
  expect(cut).toEqual([]);
  await table.close();
});

test.each([
  { bots: 2, width: 390 },
  { bots: 3, width: 390 },
  { bots: 5, width: 390 },
  { bots: 5, width: 360 },
])(
  '$width px wide, beside $bots others: every plate with a figure, and no name cut',
  async ({ bots, width }) => {
    const table = await seatPeople(browser, server.url, {
      bots: Array.from({ length: bots }, () => 'random'),
      look: { ...phone, viewport: { width, height: 740 } },
    });
    const { page } = personAt(table, 0);
    await page.locator('[data-seat-plate] [data-fact]').last().waitFor({ state: 'attached' });
    const cut = await page.locator('[data-seat-plate]').evaluateAll((plates) =>
      plates.flatMap((plate) => {
        const list = plate.closest('ul')?.getBoundingClientRect() ?? new DOMRect();
        const inside = (one: Element): boolean => {
          const { left, right, width: wide } = one.getBoundingClientRect();
          return wide > 4 && left >= plate.getBoundingClientRect().left && right <= list.right;
        };
        const figures = [...plate.querySelectorAll('[data-fact]')].filter(inside);
        const names = [...plate.querySelectorAll('[title]')].filter(
          (one) => one.clientWidth > 4 && one.scrollWidth > one.clientWidth,
        );
        const marked = [...plate.querySelectorAll(':scope > svg')].every(inside);
        return marked && figures.length > 0 && names.length === 0 ? [] : [plate.textContent];
      }),
    );
    expect(cut).toEqual([]);
    await table.close();
  },
);

test.each([
  ['upright', { width: 390, height: 844 }],
  ['on its side', { width: 844, height: 390 }],
])(
  'on a phone %s the coach of a first match covers neither the table nor the question',
  async (_, viewport) => {
    const ada = await enter(browser, { ...phone, viewport });
    const { page } = ada;
    await page.goto(server.url);
    await page.getByRole('button', { name: 'Play now', exact: true }).first().tap();
    const coach = page.getByRole('complementary', { name: 'Your first match' });
    // Beside the chips of the players nothing is played: what is played on begins below them.
    const covers = () =>
      page.evaluate(() => {
        const said = document.querySelector('[aria-label="Your first match"]')?.getBoundingClientRect();
        const table =
          '[data-part="stage"] > :first-child, [data-part="rail"], [data-actions], [data-prompt], [role="tablist"]';
        return [...document.querySelectorAll(table)]
          .filter((part) => {
            const box = part.getBoundingClientRect();
            return (
              said === undefined ||
              (Math.min(box.right, said.right) - Math.max(box.left, said.left) > 1 &&
                Math.min(box.bottom, said.bottom) - Math.max(box.top, said.top) > 2)
            );
          })
          .map(({ outerHTML }) => outerHTML.slice(0, 80));
      });
    const question = page.locator('[data-prompt]').getByRole('heading');
    await coach.waitFor();
    // Who would rather begin than read begins.
    await coach.getByRole('button', { name: 'Begin like this' }).waitFor();
    // Whoever draws the last of the seats has no corner to choose.
    const asked = await question.textContent();
    expect(asked).toMatch(/^(Choose the corner of your Capital|Place a starting Bridge near your Capital)/);
    for (let line = 0; line < 2; line++) {
      expect(await covers()).toEqual([]);
      expect(await question.textContent()).toBe(asked);
      await coach.getByRole('button', { name: 'Got it' }).tap();
    }
    expect(await covers()).toEqual([]);
    await coach.getByRole('button', { name: 'Begin like this' }).tap();
    await coach.waitFor({ state: 'detached' });
    expect(ada.errors).toEqual([]);
    await ada.close();
  },
);
