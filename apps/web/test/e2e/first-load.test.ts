// What somebody downloads before the first screen stands.

import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { enter } from '../support/browser.ts';
import { act } from '../support/people.ts';
import { startServer } from '../support/server.ts';
import type { RunningServer } from '../support/server.ts';
import { browser } from '../support/stage.ts';

// The first screen of a server where nothing is played yet: what others play would bring scripts of its own to it.
let server: RunningServer;
beforeAll(async () => {
  server = await startServer(inject('pageDir'));
}, 300_000);
afterAll(() => server.stop());

const kilobyte = 1024;

// Sizes of scripts, compressed; workers come later and in threads of their own.
async function sizesOf(page: Page, addresses: Iterable<string>): Promise<Map<string, number>> {
  const scripts = [...new Set(addresses)].filter((url) => url.endsWith('.js') && !url.includes('.worker'));
  const sizes = scripts.map(async (url): Promise<[string, number]> => {
    const body = await (await page.request.get(url)).body();
    return [url, gzipSync(body, { level: 9 }).length];
  });
  return new Map(await Promise.all(sizes));
}

// What was asked for before something stood, by the page's own clock: what is fetched behind it, while nobody waits, comes
// sooner or later by how busy the machine is.
async function askedBefore(page: Page, address: string, selector: string): Promise<readonly string[]> {
  await page.goto(address);
  await page.locator(selector).waitFor();
  return page.evaluate(
    (stood) =>
      performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime <= Number(performance.getEntriesByName(stood)[0]?.startTime))
        .map(({ name }) => name),
    selector,
  );
}

// Marks the moment at which it first stands, on all pages that are opened from now on.
async function markWhenStanding(page: Page, selector: string): Promise<void> {
  await page.addInitScript((mark) => {
    performance.setResourceTimingBufferSize(2000);
    const watch = new MutationObserver(() => {
      if (document.querySelector(mark) === null) return;
      performance.mark(mark);
      watch.disconnect();
    });
    watch.observe(document, { childList: true, subtree: true });
  }, selector);
}

const sum = (sizes: Iterable<number>): number => [...sizes].reduce((all, size) => all + size, 0);

test(
  'the first screen needs at most 40 KB of script, the table of each game 120 KB more',
  { timeout: 120_000 },
  async () => {
    const person = await enter(browser);
    const { page } = person;
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(request.url()));
    await page.goto(server.url, { waitUntil: 'networkidle' });
    const first = await sizesOf(page, asked);
    expect(first.size).toBeGreaterThan(0);
    expect(sum(first.values())).toBeLessThanOrEqual(40 * kilobyte);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);

    await act(person, server.url, '/session', { name: 'Ada' });
    const table = '[data-part="stage"]';
    await markWhenStanding(page, table);
    const seats = [{ kind: 'human' }, { kind: 'bot', bot: 'greedy' }];
    for (const game of ['bridgefront', 'twin-bridges', 'castles', 'heartland', 'fells-and-fords']) {
      const { id } = await act(person, server.url, '/matches', { game, seats });
      await act(person, server.url, `/matches/${id}/ready`, { entropy: 'first load' });
      const all = await sizesOf(page, await askedBefore(page, `${server.url}/m/${id}`, table));
      const more = [...all].filter(([url]) => !first.has(url)).map(([, size]) => size);
      expect(more.length).toBeGreaterThan(0);
      expect(sum(more), game).toBeLessThanOrEqual(120 * kilobyte);
    }
    expect(person.errors).toEqual([]);
    await person.close();
  },
);

test('scripts come compressed and may be kept for ever, the document is asked for each time', async () => {
  const page = await fetch(server.url, { headers: { 'accept-encoding': 'br' } });
  expect(page.headers.get('cache-control')).toBe('no-cache');
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1] ?? '';
  const answer = await fetch(server.url + script, { headers: { 'accept-encoding': 'br' } });
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(answer.headers.get('cache-control')).toContain('immutable');
});

test('an address where nothing is says so in the house’s look, and to programs in JSON', async () => {
  const person = await enter(browser);
  const { page } = person;
  for (const path of ['/nonsense', '/no/such/page?x=1', '/m']) {
    const answer = await page.goto(server.url + path);
    expect(answer?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: 'There is nothing at this address.' }).waitFor();
  }
  await page.getByRole('link', { name: 'To the start page' }).last().click();
  await page.getByRole('button', { name: 'Play now', exact: true }).first().waitFor();
  await person.close();
  const html = { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } };
  for (const [path, options] of [
    ['/nonsense', {}],
    ['/nonsense', { ...html, method: 'POST' }],
    ['/api/nonsense', html],
    ['/assets/gone.js', { headers: { accept: '*/*' } }],
  ] as const) {
    const unknown = await fetch(server.url + path, options);
    expect([unknown.status, await unknown.json()]).toEqual([
      404,
      { code: 'not-found', message: 'There is nothing here.' },
    ]);
  }
});
