// Finding people in the page: who goes on looking, who does not, and what is said when a place is gone.

import { expect, test } from 'vitest';
import { enter } from '../support/browser.ts';
import { act, calm } from '../support/people.ts';
import { browser, server } from '../support/stage.ts';

const patience = { timeout: 30_000 };

test('a page that is loaded anew goes on looking, one that is left does not, and one whose place is gone says so', async () => {
  const ada = await enter(browser, calm);
  const { page } = ada;
  await act(ada, server.url, '/session', { name: 'Ada' });
  const mine = async (): Promise<number> => {
    const answer = await page.request.get(`${server.url}/api/seeks`);
    return ((await answer.json()) as { mine: unknown[] }).mine.length;
  };
  await page.goto(`${server.url}/find`);
  await page.getByRole('button', { name: 'Look for people' }).click();
  await page.getByRole('heading', { name: 'Looking for people' }).waitFor(patience);
  await page.reload();
  await page.getByRole('heading', { name: 'Looking for people' }).waitFor(patience);
  // Its place is ended elsewhere, as by a server that has started anew.
  const [{ id }] = (
    (await (await page.request.get(`${server.url}/api/seeks`)).json()) as { mine: { id: string }[] }
  ).mine as [{ id: string }];
  await page.request.delete(`${server.url}/api/seeks/${id}`, {
    headers: { origin: server.url, 'content-type': 'application/json' },
  });
  await page.getByText('You are not in the queue any more').waitFor(patience);
  await page.getByRole('button', { name: 'Look for people' }).click();
  await page.getByRole('heading', { name: 'Looking for people' }).waitFor(patience);
  await page.getByRole('link', { name: 'Rules', exact: true }).first().click();
  await expect.poll(mine, patience).toBe(0);
  expect(ada.errors.filter((error) => !error.includes('404'))).toEqual([]);
  await ada.close();
});
