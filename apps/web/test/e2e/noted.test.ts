// How somebody plays is noted where they have agreed to it, and nowhere else; after the match they are asked one question and take
// it away as a file.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { problemsOf } from '../support/examine.ts';
import { personAt, seatPeople } from '../support/people.ts';
import { choicesOf, choose, untilAsked } from '../support/play.ts';
import { browser, server } from '../support/stage.ts';

const options = { firstPlayer: 'seat-0', surrender: true };

const start = () => seatPeople(browser, server.url, { game: 'castles', bots: ['greedy'], options });

test('who agrees takes decisions, what was taken back and the answer away; who does not has nothing noted', async () => {
  const table = await start();
  const { page, errors } = personAt(table, 0);
  await untilAsked(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('checkbox', { name: /^Note how I play/ }).check();
  expect(await problemsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await choose(page, (await choicesOf(page)).find((choice) => choice !== 'surrender') ?? '');
  // In the middle of a plan nobody surrenders.
  for (let open = await choicesOf(page); !open.includes('surrender'); open = await choicesOf(page)) {
    await choose(page, open[0] ?? '');
    await untilAsked(page);
  }
  await choose(page, 'surrender');
  const session = page.getByRole('region', { name: 'How you played' });
  await session.getByText(/\d+ decisions? in \d+\.\d minutes/).waitFor();
  await session.getByRole('radio', { name: 'Gladly' }).check();
  expect(await problemsOf(page)).toEqual([]);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    session.getByRole('button', { name: 'Save it as a file' }).click(),
  ]);
  const file = JSON.parse(readFileSync(await saved.path(), 'utf8')) as {
    readonly session: number;
    readonly seat: number;
    readonly again: number;
    readonly notes: { readonly decisions: readonly unknown[]; readonly held: readonly string[] };
    readonly record: { readonly game: string; readonly choices: readonly string[] };
  };
  expect([file.session, file.seat, file.again, file.record.game]).toEqual([1, 0, 4, 'castles']);
  expect(file.notes.decisions.length).toBeGreaterThan(0);
  expect(file.notes.held.length).toBeGreaterThan(0);
  expect(file.record.choices.at(-1)).toBe('0 surrender');
  expect(errors).toEqual([]);

  const other = personAt(await start(), 0);
  await untilAsked(other.page);
  await choose(other.page, 'surrender');
  await other.page.getByRole('region', { name: 'Result' }).waitFor();
  expect(
    await other.page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('session/'))),
  ).toEqual([]);
  expect(other.errors).toEqual([]);
});
