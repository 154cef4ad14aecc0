// The promise about the dice in the page: it commits, opens and compares by itself, and says loudly what does not fit.

import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { enter } from '../support/browser.ts';
import { act, calm } from '../support/people.ts';
import { browser, server } from '../support/stage.ts';

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

async function twoAtTable() {
  const [ada, ben] = await Promise.all([enter(browser, calm), enter(browser, calm)]);
  await act(ada, server.url, '/session', { name: 'Ada' });
  await act(ben, server.url, '/session', { name: 'Ben' });
  const seats = [{ kind: 'human' }, { kind: 'human' }];
  const { id } = await act(ada, server.url, '/matches', { game: 'twin-bridges', seats });
  await act(ben, server.url, `/matches/${id}/join`, {});
  const close = async (): Promise<void> => void (await Promise.all([ada.close(), ben.close()]));
  return { ada, ben, id, close };
}

test('two who get ready start, and at the end the page compares by itself with what it kept', async () => {
  const { ada, ben, id, close } = await twoAtTable();
  const pages = [ada.page, ben.page];
  await Promise.all(pages.map((page) => page.goto(`${server.url}/m/${id}`)));
  for (const page of pages) await page.getByRole('button', { name: 'I am ready' }).click();
  for (const page of pages) await page.locator('[data-question]').waitFor();
  // Whoever made the record anew, with dice of their own: Ben's page is shown that one.
  await ben.page.route('**/record', async (route) => {
    const answer = await route.fetch();
    const record = (await answer.json()) as { fairness: { secret: string; commitment: string } };
    const fairness = { ...record.fairness, secret: 'chosen', commitment: hash('chosen') };
    await route.fulfill({ response: answer, json: { ...record, fairness } });
  });
  for (const person of [ada, ben]) await act(person, server.url, `/matches/${id}/vote`, {});
  await ada.page.getByText('It was compared with what this browser kept from the match').waitFor();
  await ben.page.getByText('The commitment is not the one you saw').waitFor();
  for (const { errors } of [ada, ben]) expect(errors).toEqual([]);
  await close();
});

test('a start that somebody does not go through with is called off, and the page says by whom', async () => {
  const { ada, ben, id, close } = await twoAtTable();
  await ada.page.goto(`${server.url}/m/${id}`);
  await ada.page.getByRole('button', { name: 'I am ready' }).click();
  const opened = ada.page.waitForResponse('**/entropy');
  await act(ben, server.url, `/matches/${id}/ready`, { commitment: hash('of Ben') });
  await ada.page.getByText('The shares of chance are being opened').waitFor();
  await opened;
  await act(ben, server.url, `/matches/${id}/ready`, { ready: false });
  await ada.page
    .getByText('The start was called off: Ben did not open the share of chance in time.')
    .waitFor();
  await ada.page.getByRole('button', { name: 'I am ready' }).waitFor();
  expect(ada.errors).toEqual([]);
  await close();
});
