// The private board of a match by mail: opened from its menu, moves for both sides, notes, all of it there again; the match
// itself hears nothing of it.

import { expect, test } from 'vitest';
import { personAt, seatPeople } from '../support/people.ts';
import { choicesOf, choose } from '../support/play.ts';
import { problemsOf } from '../support/examine.ts';
import { browser, server } from '../support/stage.ts';

test('who waits for the others by mail tries moves on a board of their own', async () => {
  const clock = { kind: 'mail', days: 2 } as const;
  const look = { viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' } as const;
  const before = () => server.drawFrom('a board of one’s own');
  const table = await seatPeople(browser, server.url, { game: 'heartland', people: 2, clock, look, before });
  const { page, errors } = personAt(table, 0);
  await page.locator('[popovertarget="match-menu"]').click();
  await page.getByRole('link', { name: 'Private board' }).click();
  const card = page.locator('[data-board]');
  await card.waitFor();
  // Beside the table, where it covers nothing that is played on.
  const [over, stage] = [await card.boundingBox(), await page.locator('[data-part="stage"]').boundingBox()];
  expect(over?.x).toBeGreaterThanOrEqual((stage?.x ?? 0) + (stage?.width ?? 0));

  // For the other first: their plan made, one sees with one's own eyes again, and chooses for oneself.
  await card.getByRole('button', { name: /^Choose for/ }).click();
  await card.getByText(/^You choose for/).waitFor();
  await choose(page, (await choicesOf(page))[0] ?? '');
  await card.getByText(/^You choose for/).waitFor({ state: 'detached' });
  expect(await problemsOf(page)).toEqual([]);
  const asked = await page.locator('[data-question]').getAttribute('data-question');
  await choose(page, (await choicesOf(page))[0] ?? '');
  await expect.poll(() => page.locator('[data-question]').getAttribute('data-question')).not.toBe(asked);
  await card.getByText('Notes').click();
  await card.getByRole('textbox').fill('They keep their first hand.');
  await card.getByRole('textbox').blur();
  // Carried out in many worlds: at each place of the board, what comes of it.
  await card.getByRole('button', { name: 'What comes of it?' }).click();
  await page.locator('[data-spread]').first().waitFor();
  expect(await page.locator('[data-spread]').count()).toBe(5);
  expect(await problemsOf(page)).toEqual([]);
  await card.getByRole('button', { name: 'Hide' }).click();
  const stands = await page.locator('[data-question]').getAttribute('data-question');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  // The reader's own choice is asked for: the table is in sight.
  expect((await card.boundingBox())?.height).toBeLessThan(80);
  await card.getByRole('button', { name: 'Show the card of the board' }).click();
  expect(await card.getByRole('textbox').inputValue()).toBe('They keep their first hand.');
  expect(await page.locator('[data-question]').getAttribute('data-question')).toBe(stands);
  expect(await problemsOf(page)).toEqual([]);
  await card.getByRole('link', { name: 'To the match' }).click();
  await page.locator('[data-question="1/0"]').waitFor();
  expect(errors).toEqual([]);
  await Promise.all([table.close(), server.drawFrom(null)]);
});
