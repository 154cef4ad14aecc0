// On the commonest laptops: the board is the largest thing, nothing beside it is cut, and the cards grow when wanted.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { personAt, seatPeople } from '../support/people.ts';
import { playOn } from '../support/play.ts';
import { browser, server } from '../support/stage.ts';

interface Parts {
  /** Pixels of each part. */
  readonly board: number;
  readonly players: number;
  readonly cards: number;
  /** Pixels of the players' boxes below the edge of their column. */
  readonly cut: number;
}

function measure(page: Page): Promise<Parts> {
  return page.evaluate(async () => {
    // Even without motion a size takes a frame to change.
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null)));
    const find = (part: string): Element => {
      const found = document.querySelector(`[data-part="${part}"]`);
      if (found === null) throw new Error(`There is no part "${part}".`);
      return found;
    };
    const area = (part: string): number => {
      const { width, height } = find(part).getBoundingClientRect();
      return width * height;
    };
    const players = find('players');
    const cut = players.scrollHeight - players.clientHeight;
    return { board: area('board'), players: area('players'), cards: area('cards'), cut };
  });
}

function expectBoardLargest({ board, players, cards, cut }: Parts): void {
  expect(board).toBeGreaterThan(players);
  expect(board).toBeGreaterThan(cards);
  expect(cut).toBeLessThanOrEqual(0);
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
  await playOn(page, { seed: 3, offered: 'march' });
  const planning = await measure(page);
  expectBoardLargest(planning);
  // Nothing jumps from one question to the next.
  expect(planning.board).toBe(auction.board);

  const cards = async (): Promise<number> => (await measure(page)).cards;
  await page.getByRole('button', { name: 'Show the cards large' }).click();
  await expect.poll(cards).toBeGreaterThan(planning.cards);
  await page.getByRole('button', { name: 'Show the cards in one line' }).click();
  await expect.poll(cards).toBe(planning.cards);
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
  await expect.poll(async () => (await sizes(page)).side).toBeLessThanOrEqual(250);
  expect(errors).toEqual([]);
  await table.close();
});
