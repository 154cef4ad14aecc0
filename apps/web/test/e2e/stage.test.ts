// The stage at four sizes, by day and by night: its box is the same from the first to the last question, nothing pushes
// it, what is played on fills it, and one's own figures and every action are in sight. `npm run stage` plays whole
// matches; here it is the first questions.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { personAt, seatPeople } from '../support/people.ts';
import { questionOf } from '../support/play.ts';
import { browser, server } from '../support/stage.ts';
import { playByLight } from '../support/by-light.ts';

const whole = process.env['STAGE'] === 'whole';
const wanted = process.env['STAGE_GAMES']?.split(',');

/** A game, and what is played on there. */
const games = [
  { game: 'bridgefront', played: '[data-part="board"] [data-hex]' },
  { game: 'twin-bridges', played: '[data-part="stage"] [data-lane]' },
  { game: 'castles', played: '[data-zone]' },
  { game: 'heartland', played: '[data-frontier]' },
  { game: 'fells-and-fords', played: '[data-ground]' },
].filter(({ game }) => wanted === undefined || wanted.includes(game));

/** Window sizes, and the least share of the window that the stage has. */
const sizes = [
  { width: 1440, height: 900, least: 0.55 },
  { width: 1280, height: 720, least: 0.55 },
  { width: 390, height: 844, least: 0.5 },
  { width: 844, height: 390, least: 0.5 },
] as const;

const themes = whole ? (['light', 'dark'] as const) : ([null] as const);

const cases = games.flatMap((one) =>
  sizes.flatMap((size) => themes.map((theme) => ({ ...one, ...size, theme }))),
);

// Notes every shift of a part of the frame, and of what is played on, for as long as the page is open.
async function watchShifts(page: Page, played: string): Promise<void> {
  await page.evaluate((parts) => {
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    const frame = `[data-frame] > *, [data-part="stage"], [data-part="rail"], [data-prompt], [data-actions], ${parts}`;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { sources = [] } = entry as unknown as {
          sources?: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
        };
        for (const { node, previousRect: from, currentRect: to } of sources)
          if (
            node instanceof Element &&
            node.matches(frame) &&
            Math.abs(from.x - to.x) + Math.abs(from.y - to.y) > 1
          )
            shifts.push(`${node.outerHTML.slice(0, 90)}: ${from.x},${from.y} to ${to.x},${to.y}`);
      }
    }).observe({ type: 'layout-shift' });
  }, played);
}

interface Look {
  readonly stage: readonly number[];
  /** Share of the window. */
  readonly share: number;
  /** Share of the window of the box around what is played on; null: nothing of it is there yet. */
  readonly played: number | null;
  /** Figures of the reader's own plate that can be seen. */
  readonly own: number;
  /** Lit controls that no click in their middle meets, and the reader's own life where something lies over it. */
  readonly covered: readonly string[];
  /** Heights of what stands among the cards of the hand, and of its tallest card. */
  readonly things: readonly number[];
  readonly card: number;
  /** Pixels by which the ×n of a pile rises over the rail, which cuts it where the hand scrolls downwards. */
  readonly over: number;
}

function look(page: Page, played: string): Promise<Look> {
  return page.evaluate(async (parts) => {
    await Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
        .map(({ finished }) => finished.catch(() => null)),
    );
    const all = innerWidth * innerHeight;
    const meets = (element: Element): boolean => {
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const met = document.elementFromPoint(left + width / 2, top + height / 2);
      return met !== null && (element.contains(met) || met.contains(element));
    };
    // Plates let clicks through to the stage: what is not cut is seen.
    const whole = (element: Element): boolean => {
      const box = element.getBoundingClientRect();
      const list = element.closest('ul')?.getBoundingClientRect() ?? new DOMRect();
      return box.width > 0 && box.left >= list.left - 1 && box.right <= Math.min(list.right, innerWidth) + 1;
    };
    const stage = document.querySelector('[data-part="stage"]')?.getBoundingClientRect() ?? new DOMRect();
    const boxes = [...document.querySelectorAll(parts)].map((one) => one.getBoundingClientRect());
    const span = (from: 'left' | 'top', to: 'right' | 'bottom'): number =>
      Math.max(...boxes.map((box) => box[to])) - Math.min(...boxes.map((box) => box[from]));
    const lit = [...document.querySelectorAll('[data-lit]')].filter(
      (one) => one.checkVisibility() && !one.matches(':disabled, [aria-disabled="true"]'),
    );
    const heights = (places: string): number[] =>
      [...document.querySelectorAll(`[data-part="hand"] ${places}`)].map(
        (one) => one.getBoundingClientRect().height,
      );
    const rail = document.querySelector('[data-part="rail"]')?.getBoundingClientRect().top ?? 0;
    const counts = [...document.querySelectorAll('[data-part="hand"] li:first-child span')]
      .filter((one) => /^×\d+$/.test(one.textContent))
      .map((one) => rail - one.getBoundingClientRect().top);
    const [life] = [...document.querySelectorAll('[data-life]')].toSorted(
      (a, b) => b.getBoundingClientRect().top - a.getBoundingClientRect().top,
    );
    return {
      things: heights('li[data-thing]'),
      card: Math.max(0, ...heights('li:not([data-thing])')),
      over: Math.max(0, ...counts),
      stage: [stage.x, stage.y, stage.width, stage.height],
      share: (stage.width * stage.height) / all,
      played: boxes.length === 0 ? null : (span('left', 'right') * span('top', 'bottom')) / all,
      own: [...document.querySelectorAll('[data-seat-plate="own"] [data-fact]')].filter(whole).length,
      covered: [...lit, ...(life === undefined ? [] : [life])]
        .filter((one) => !meets(one))
        .map((one) => one.getAttribute('aria-label') ?? one.textContent),
    };
  }, played);
}

test.each(cases)(
  '$game, $width x $height',
  { timeout: whole ? 1_800_000 : 240_000 },
  async ({ game, played, width, height, least, theme }) => {
    const colorScheme = theme ?? (width === 1280 || width === 844 ? 'dark' : 'light');
    const table = await seatPeople(browser, server.url, {
      game,
      bots: ['random'],
      look: { viewport: { width, height }, colorScheme, reducedMotion: 'reduce', painted: true },
    });
    const { page, errors } = personAt(table, 0);
    await page.locator('[data-part="stage"]').waitFor();
    await page.evaluate(() => document.fonts.ready.then(() => null));
    await watchShifts(page, played);
    const first = await look(page, played);
    expect(first.share).toBeGreaterThanOrEqual(least);
    const last = whole ? Infinity : 12;
    for (
      let question = 2;
      question <= last && (await questionOf(page)) !== 'over';
      question += whole ? 5 : 3
    ) {
      await playByLight(page, { seed: 11 + question, question });
      const where = `question ${await questionOf(page)}`;
      if ((await questionOf(page)) === 'over') break;
      const now = await look(page, played);
      for (const [at, edge] of now.stage.entries())
        expect(Math.abs(edge - (first.stage[at] ?? 0)), `${where}: the stage has moved`).toBeLessThanOrEqual(
          1,
        );
      if (width === 1280 && now.played !== null)
        expect(now.played, `${where}: what is played on`).toBeGreaterThanOrEqual(0.3);
      // One below the other, where a phone lies on its side: what stands among cards leaves them room.
      if (width === 844) expect(now.over, `${where}: how many of a card`).toBe(0);
      if (width === 844)
        for (const thing of now.things)
          expect(thing, `${where}: among the cards`).toBeLessThanOrEqual(now.card + 1);
      expect(now.own, `${where}: own figures in sight`).toBeGreaterThanOrEqual(2);
      expect(now.covered, `${where}: out of reach`).toEqual([]);
    }
    expect(await page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts)).toEqual([]);
    expect(errors).toEqual([]);
    await table.close();
  },
);
