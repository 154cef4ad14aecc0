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
