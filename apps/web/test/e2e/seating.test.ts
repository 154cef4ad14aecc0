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
