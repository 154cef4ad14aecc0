// Standing answers in the browser: seen and changed in the menu of the match, and kept by the host.

import { expect, test } from 'vitest';
import { problemsOf } from '../support/examine.ts';
import { personAt, seatPeople } from '../support/people.ts';
import { browser, server } from '../support/stage.ts';

test('whoever wants to be asked, never to react or always to do so says it in the menu, by mail too', async () => {
  const table = await seatPeople(browser, server.url, {
    game: 'castles',
    options: { trapWindow: 'ask' },
    clock: { kind: 'mail', days: 2 },
    people: 2,
  });
  const { page } = personAt(table, 1);
  const menu = page.locator('#match-menu');
  await page.getByRole('button', { name: 'Menu' }).click();
  const control = menu.getByLabel('When an enemy enters your Middle');
  expect(await control.inputValue()).toBe('ask');
  expect(await control.locator('option').allTextContents()).toEqual([
    'Ask me',
    'Never react',
    'Always react',
  ]);
  const kept = async (): Promise<unknown> => {
    const answer = await page.request.get(`${server.url}/api/matches/${table.match}/view?seat=1`);
    return ((await answer.json()) as { document: { host: { standing?: unknown } } }).document.host.standing;
  };
  const trap = { ask: 'trap', where: {}, until: 'match' };
  await control.selectOption('never');
  await expect.poll(kept).toEqual([{ ...trap, choices: [] }]);
  await control.selectOption('always');
  await expect.poll(kept).toEqual([{ ...trap, choices: ['spring'] }]);
  await page.reload();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect.poll(() => control.inputValue()).toBe('always');
  expect(await problemsOf(page)).toEqual([]);
  await control.selectOption('ask');
  await expect.poll(kept).toBeUndefined();
  // What one of them has said is nothing to the other.
  const other = personAt(table, 0).page;
  await other.getByRole('button', { name: 'Menu' }).click();
  expect(await other.getByLabel('When an enemy enters your Middle').inputValue()).toBe('ask');
  await table.close();
});
