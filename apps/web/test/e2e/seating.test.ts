// Seats drawn by lot: whoever waits at the table finds the own seat when the match begins.

import { expect, test } from 'vitest';
import { enter } from '../support/browser.ts';
import type { Person } from '../support/browser.ts';
import { act, calm } from '../support/people.ts';
import { choicesOf, choose, questionOf, untilAsked } from '../support/play.ts';
import { browser, server } from '../support/stage.ts';

/** The numbers of the seats that a person has at the table. */
async function seatsOf({ page }: Person, match: string): Promise<number[]> {
  const answer = await page.request.get(`${server.url}/api/matches/${match}`);
  const { seats } = (await answer.json()) as { seats: { seat: number; mine: boolean }[] };
  return seats.filter(({ mine }) => mine).map(({ seat }) => seat);
}

test('two who wait in the lobby play on from the seats that they drew', async () => {
  const people = await Promise.all([enter(browser, calm), enter(browser, calm)]);
  const [ada, ben] = people;
  await act(ada, server.url, '/session', { name: 'Ada' });
  await act(ben, server.url, '/session', { name: 'Ben' });
  const seats = [...people.map(() => ({ kind: 'human' })), ...Array(4).fill({ kind: 'bot', bot: 'random' })];
  const { id } = await act(ada, server.url, '/matches', { game: 'bridgefront', seats, seating: 'random' });
  await act(ben, server.url, `/matches/${id}/join`, {});
  await Promise.all(people.map(({ page }) => page.goto(`${server.url}/m/${id}`)));
  await ada.page.getByText('Seats are drawn by lot').waitFor();
  for (const { page } of people) await page.getByRole('button', { name: 'I am ready' }).click();
  for (const person of people) {
    await person.page.locator('[data-question]').waitFor();
    const [seat] = await seatsOf(person, id);
    const own = person.page.getByRole('list', { name: 'Players' }).first().getByRole('listitem').nth(seat);
    expect(await own.textContent()).toContain('you');
  }
  // Capitals are chosen one after the other.
  const asked = await Promise.any(
    people.map(async (person) => {
      await untilAsked(person.page);
      return person.page;
    }),
  );
  const before = await questionOf(asked);
  await choose(asked, (await choicesOf(asked))[0] ?? '');
  expect(await questionOf(asked)).not.toBe(before);
  for (const { errors } of people) expect(errors).toEqual([]);
  await Promise.all(people.map((person) => person.close()));
});

test('a friend who never comes keeps nobody waiting: one click of the owner gives the seat to a bot', async () => {
  for (const viewport of [
    { width: 1280, height: 720 },
    { width: 390, height: 844 },
  ]) {
    const owner = await enter(browser, { viewport, reducedMotion: 'reduce' });
    const { page, errors } = owner;
    await act(owner, server.url, '/session', { name: 'Ada' });
    const seats = [{ kind: 'human' }, { kind: 'human' }];
    const { id } = await act(owner, server.url, '/matches', { game: 'twin-bridges', seats });
    await act(owner, server.url, `/matches/${id}/ready`, { entropy: 'share' });
    await page.goto(`${server.url}/m/${id}`);
    const give = page.getByRole('button', { name: 'Let a bot play here' });
    await give.waitFor();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(viewport.width);
    await give.click();
    await page.locator('[data-question]').waitFor();
    expect(errors).toEqual([]);
    await owner.close();
  }
});
