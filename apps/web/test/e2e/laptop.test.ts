// On the commonest laptops: the board is the largest thing and keeps its size, and what is said of players can be read.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { personAt, seatPeople } from '../support/people.ts';
import { playOn } from '../support/play.ts';
import { browser, server } from '../support/stage.ts';

/** Pixels of each part. */
interface Parts {
  readonly stage: number;
  readonly hand: number;
  readonly panel: number;
  readonly board: number;
}

function measure(page: Page): Promise<Parts> {
  return page.evaluate(async () => {
    // Even without motion a size takes a frame to change.
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null)));
    const area = (query: string): number => {
      const { width = 0, height = 0 } = document.querySelector(query)?.getBoundingClientRect() ?? {};
      return width * height;
    };
    return {
      stage: area('[data-part="stage"]'),
      hand: area('[data-part="rail"]'),
      panel: area('[data-question] > aside'),
      board: area('[data-part="board"]'),
    };
  });
}

function expectBoardLargest({ board, hand, panel }: Parts): void {
  expect(board).toBeGreaterThan(hand);
  expect(board).toBeGreaterThan(panel);
}

test.each([
  { width: 1280, height: 720, bots: 2 },
  { width: 1366, height: 768, bots: 5 },
])('$width x $height, $bots bots', async ({ width, height, bots }) => {
  const table = await seatPeople(browser, server.url, {
    bots: Array.from({ length: bots }, () => 'random'),
    look: { viewport: { width, height }, reducedMotion: 'reduce' },
  });
  const { page, errors } = personAt(table, 0);
  await page.locator('[data-question]').waitFor();
  await playOn(page, { seed: 3, offered: 'pass:' });
  const auction = await measure(page);
  expectBoardLargest(auction);
  // What one bids is set by buttons that a hand meets.
  const more = await page.getByRole('button', { name: 'Buy for: More' }).boundingBox();
  expect(Math.min(more?.width ?? 0, more?.height ?? 0)).toBeGreaterThan(40);
  await playOn(page, { seed: 3, offered: 'march' });
  const planning = await measure(page);
  expectBoardLargest(planning);
  // Nothing jumps from one question to the next.
  expect(planning).toEqual(auction);
  // Everybody's plate is in the bar, and what there is more to say of them in the panel.
  const names = page.getByRole('list', { name: 'Players' }).first().getByRole('listitem');
  expect(await names.count()).toBe(bots + 1);
  await page.locator('[data-part="players"]').scrollIntoViewIfNeeded();
  expect(errors).toEqual([]);
  await table.close();
});

// Widths in pixels of what the board's size is judged by, and whether what a Mine pays lies above all pieces.
function sizes(page: Page) {
  return page.evaluate(() => {
    const board = document.querySelector('[data-part="board"]');
    const hexes = [...(board?.querySelectorAll('[data-hex]') ?? [])];
    const values = board?.querySelector('[data-values]');
    const pieces = [...(board?.querySelectorAll('[data-piece]') ?? [])];
    return {
      hex: Math.min(...hexes.map((hex) => hex.getBoundingClientRect().width)),
      side: document.querySelector('[data-question] > aside')?.getBoundingClientRect().width,
      hidden: pieces.some(
        (piece) => (values?.compareDocumentPosition(piece) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING,
      ),
    };
  });
}

test('the board has the room: wide hexes, a narrow column beside it, and the list behind a line', async () => {
  const look = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const;
  const table = await seatPeople(browser, server.url, { bots: ['random'], look });
  const { page, errors } = personAt(table, 0);
  await page.locator('[data-question]').waitFor();
  await playOn(page, { seed: 3, offered: 'march' });
  await expect.poll(async () => (await sizes(page)).hex).toBeGreaterThanOrEqual(64);
  expect((await sizes(page)).hidden).toBe(false);
  // Cards reach over the edge of the board.
  const board = (await page.locator('[data-part="board"]').boundingBox()) ?? { y: 0, height: 0 };
  const card = await page.locator('[data-card]').first().boundingBox();
  expect(card?.y).toBeLessThan(board.y + board.height);
  // What the board and the hand answer is listed for whoever asks.
  const march = page.locator('button[data-choice="march"]');
  expect(await march.isVisible()).toBe(false);
  await page.getByText('List the choices').click();
  await march.waitFor();
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect.poll(async () => (await sizes(page)).side).toBeLessThanOrEqual(264);
  expect(errors).toEqual([]);
  await table.close();
});
