// The promise about the dice in the page: it commits, opens and compares by itself, and says loudly what does not fit.

import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, inject, test } from 'vitest';
import { enter } from '../support/browser.ts';
import { act, calm } from '../support/people.ts';
import { startServer } from '../support/server.ts';
import { browser, server } from '../support/stage.ts';

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

async function twoAtTable(url = server.url) {
  const [ada, ben] = await Promise.all([enter(browser, calm), enter(browser, calm)]);
  await act(ada, url, '/session', { name: 'Ada' });
  await act(ben, url, '/session', { name: 'Ben' });
  const seats = [{ kind: 'human' }, { kind: 'human' }];
  const { id } = await act(ada, url, '/matches', { game: 'twin-bridges', seats });
  await act(ben, url, `/matches/${id}/join`, {});
  const close = async (): Promise<void> => void (await Promise.all([ada.close(), ben.close()]));
  return { ada, ben, id, close };
}

test('the key of a browser stays, and cannot be read', async () => {
  const { ada, id, close } = await twoAtTable();
  const keys: string[] = [];
  ada.page.on('request', (request) => {
    if (request.url().endsWith('/ready')) keys.push((request.postDataJSON() as { key: string }).key);
  });
  const ready = ada.page.getByRole('button', { name: 'I am ready' });
  const notYet = ada.page.getByRole('button', { name: 'Not yet after all' });
  // Asked for anew before each of the two, and left only when the server has answered.
  for (const [button, then] of [
    [ready, notYet],
    [notYet, ready],
  ]) {
    await ada.page.goto(`${server.url}/m/${id}`);
    await button.click();
    await then.waitFor();
  }
  await ready.click();
  await expect.poll(() => keys.filter((key) => key !== undefined).length).toBe(2);
  expect(keys[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(keys.at(-1)).toBe(keys[0]);
  const extractable = await ada.page.evaluate(async () => {
    const opened = indexedDB.open('signing-key');
    await new Promise((resolve) => (opened.onsuccess = resolve));
    const asked = opened.result
      .transaction('keys')
      .objectStore('keys')
      .get('own') as IDBRequest<CryptoKeyPair>;
    await new Promise((resolve) => (asked.onsuccess = resolve));
    opened.result.close();
    return asked.result.privateKey.extractable;
  });
  expect(extractable).toBe(false);
  await close();
});

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
  // What fits stands behind a sign; what does not opens it.
  await ada.page.getByText('The shuffles were fair', { exact: true }).click();
  await ada.page.getByText('It was compared with what this browser kept from the match').waitFor();
  await ada.page.getByText('the server, place 0 and place 1 signed how it began').waitFor();
  await ada.page.getByText(/place 0( and|,).* signed all that was played/).waitFor();
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
    .getByText('The start was called off: Ben took “ready” back while the shares of chance were opened.')
    .waitFor();
  await ada.page.getByRole('button', { name: 'I am ready' }).waitFor();
  expect(ada.errors).toEqual([]);
  await close();
});

// Whoever runs the server, doing what the files allow: the server that is asked again is an honest one.
async function exchangeInDatabase(folder: string, match: string, name: string, text: string): Promise<void> {
  const database = new DatabaseSync(join(folder, 'bridgefront.db'));
  const { body } = database.prepare('select body from matches where id = ?').get(match) as { body: string };
  const stored = JSON.parse(body) as { seats: { name: string | null }[] };
  const seats = stored.seats.map((seat) => (seat.name === name ? { ...seat, committed: hash(text) } : seat));
  database
    .prepare('update matches set body = ? where id = ?')
    .run(JSON.stringify({ ...stored, seats }), match);
  database.close();
}

test('a share that is known is not opened again for a start in which an accomplice’s was exchanged', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bridgefront-operator-'));
  const env = { STORAGE: 'sqlite', DATA_DIR: folder };
  let own = await startServer(inject('pageDir'), env);
  const { ada, ben, id, close } = await twoAtTable(own.url);
  await ada.page.goto(`${own.url}/m/${id}`);
  // The share is known to whoever runs the server, and the page is told that something went wrong.
  const shares: string[] = [];
  await ada.page.route('**/entropy', (route) => {
    shares.push((route.request().postDataJSON() as { entropy: string }).entropy);
    return route.fulfill({ status: 500, json: { code: 'failed', message: 'Something went wrong.' } });
  });
  await ada.page.getByRole('button', { name: 'I am ready' }).click();
  await act(ben, own.url, `/matches/${id}/ready`, { commitment: hash('of Ben') });
  await expect.poll(() => shares.length).toBeGreaterThan(0);
  await own.stop();
  await exchangeInDatabase(folder, id, 'Ben', 'chosen among 19,830');
  await ada.page.unroute('**/entropy');
  own = await startServer(inject('pageDir'), { ...env, PORT: String(own.port) });
  const again: string[] = [];
  ada.page.on('request', (request) => {
    if (request.url().endsWith('/entropy')) again.push(request.url());
  });
  await ada.page.reload();
  await ada.page.getByText('exchanged after yours was opened').first().waitFor();
  expect(again).toEqual([]);
  const table = await ada.page.request.get(`${own.url}/api/matches/${id}`);
  expect(await table.json()).toMatchObject({ status: 'lobby' });
  await close();
  await own.stop();
  rmSync(folder, { recursive: true, force: true });
});
