// What somebody downloads before the first screen stands.

import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { enter } from '../support/browser.ts';
import { browser, server } from '../support/stage.ts';

test('the first screen needs at most 48 KB of script, compressed', async () => {
  const person = await enter(browser);
  const scripts: Promise<Buffer>[] = [];
  person.page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  await person.page.goto(server.url, { waitUntil: 'networkidle' });
  const bodies = await Promise.all(scripts);
  const bytes = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
  expect(bodies.length).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(48 * 1024);
  expect(await person.page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  expect(person.errors).toEqual([]);
  await person.close();
});

test('scripts come compressed and may be kept for ever, the document is asked for each time', async () => {
  const page = await fetch(server.url, { headers: { 'accept-encoding': 'br' } });
  expect(page.headers.get('cache-control')).toBe('no-cache');
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1] ?? '';
  const answer = await fetch(server.url + script, { headers: { 'accept-encoding': 'br' } });
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(answer.headers.get('cache-control')).toContain('immutable');
  const unknown = await fetch(`${server.url}/no/such/page`);
  expect(unknown.status).toBe(404);
  expect(await unknown.json()).toMatchObject({ code: 'not-found' });
});
