// A page that was visited once, while its server is away: every screen opens from what the device keeps.

import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { enter } from '../support/browser.ts';
import type { Person } from '../support/browser.ts';
import { problemsOf } from '../support/examine.ts';
import { act, calm } from '../support/people.ts';
import { playOn, questionOf, untilAsked } from '../support/play.ts';
import { startServer } from '../support/server.ts';
import type { RunningServer } from '../support/server.ts';
import { browser } from '../support/stage.ts';

const patience = { timeout: 20_000 };
const away = /^No connection to the server\./;

let server: RunningServer;
let running = true;
let pageDir: string;

async function stop(): Promise<void> {
  running = false;
  await server.stop();
}

// Under the address that the browser knows.
async function startAgain(): Promise<void> {
  server = await startServer(pageDir, { PORT: String(server.port) });
  running = true;
}

beforeAll(async () => {
  pageDir = mkdtempSync(join(tmpdir(), 'bridgefront-page-'));
  cpSync(inject('pageDir'), pageDir, { recursive: true });
  server = await startServer(pageDir);
}, 300_000);

beforeEach(async () => {
  if (!running) await startAgain();
});

afterAll(async () => {
  if (running) await stop();
  rmSync(pageDir, { recursive: true, force: true });
});

/** A visit that has installed the service worker. */
async function visit(): Promise<Person> {
  const person = await enter(browser, { ...calm, serviceWorkers: 'allow' });
  await person.page.goto(server.url);
  await person.page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  return person;
}

const told = (page: Page) => page.getByRole('status').filter({ hasText: away });
const headed = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

// A new build, as far as a browser can tell: the document and the service worker are other ones.
function buildAnew(title: string): void {
  const change = (file: string, made: (text: string) => string): void => {
    for (const packed of readdirSync(pageDir).filter((name) => name.startsWith(`${file}.`)))
      rmSync(join(pageDir, packed));
    writeFileSync(join(pageDir, file), made(readFileSync(join(pageDir, file), 'utf8')));
  };
  change('index.html', (text) => text.replace('<html', `<html data-build="${title}"`));
  change('sw.js', (text) => text.replace(/(url:`\/index\.html`,revision:`)/, `$1${title}`));
}

test('each screen opens without the server, says so once, and fills by itself when it is back', async () => {
  const person = await visit();
  const { page, errors } = person;
  await stop();
  await page.reload();
  await headed(page, /Plan in secret/).waitFor();
  await told(page).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  // The games are kept, the lists of tables are not shown.
  await page.getByRole('heading', { name: 'Heartland' }).waitFor();
  expect(await page.locator('#open, #live').count()).toBe(0);
  expect(await problemsOf(page)).toEqual([]);

  for (const [path, heading] of [
    ['/new', 'Open a table'],
    ['/matches', 'My matches'],
    ['/rules', 'Rules'],
    ['/watch', 'Watch'],
    ['/credits', 'Credits and licences'],
  ] as const) {
    await page.goto(server.url + path);
    await headed(page, heading).waitFor();
    await told(page).waitFor();
    expect([path, await page.getByRole('alert').filter({ hasText: /./ }).count()]).toEqual([path, 0]);
    expect([path, await page.locator('[aria-busy=true]').count()]).toEqual([path, 0]);
  }
  await page.goto(`${server.url}/rules/heartland?at=S-01`);
  await headed(page, 'Rules of Heartland').waitFor();
  expect((await page.locator('[data-entry]').allInnerTexts()).length).toBeGreaterThan(100);
  await page.goto(`${server.url}/learn/bridgefront`);
  await page.getByRole('heading', { level: 1, name: /in five minutes/ }).waitFor();
  await page.locator('[data-entry]').nth(3).waitFor();
  await page.goto(`${server.url}/m/of-no-match`);
  await page.getByRole('alert').filter({ hasText: away }).waitFor();

  await page.goto(`${server.url}/watch`);
  await told(page).waitFor();
  await startAgain();
  await page.getByText('The strongest bots, for whoever looks on').waitFor();
  expect(await told(page).count()).toBe(0);
  expect(errors).toEqual([]);
  await person.close();
});

test('bots are played against as ever: at once, by a set-up of one’s own, and on after a reload', async () => {
  const person = await visit();
  const { page, errors } = person;
  await stop();
  await page.reload();
  await told(page).waitFor();
  await page.getByRole('button', { name: 'Play now', exact: true }).first().click();
  await page.getByRole('region', { name: 'News' }).getByText('this match is played on this device').waitFor();
  expect(await untilAsked(page)).toBe(true);
  await playOn(page, { seed: 4, question: 3 });
  await untilAsked(page);
  const question = await questionOf(page);
  await page.reload();
  await untilAsked(page);
  expect(await questionOf(page)).toBe(question);

  await page.goto(`${server.url}/new?game=castles`);
  await told(page).waitFor();
  expect(await page.getByRole('radio', { name: /^On this device/ }).isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Start the match' }).click();
  await untilAsked(page);
  await playOn(page, { seed: 5 });
  const result = page.getByRole('region', { name: 'Result' });
  await result.getByRole('link', { name: 'Watch it again' }).click();
  await page.getByRole('slider', { name: 'Moment of the match' }).waitFor();

  await page.goto(`${server.url}/matches`);
  await expect.poll(() => page.getByRole('listitem').filter({ hasText: 'On this device' }).count()).toBe(2);
  expect(errors).toEqual([]);
  await person.close();
});

test('a match opens by itself once its server is back', async () => {
  const person = await visit();
  const { page } = person;
  await stop();
  await page.goto(`${server.url}/m/of-no-match`);
  await page.getByRole('alert').filter({ hasText: away }).waitFor();
  await startAgain();
  await page.getByRole('alert').filter({ hasText: 'There is no match at this address.' }).waitFor();
  await person.close();
});

test('of what the server says, the games alone are kept', async () => {
  const person = await visit();
  const { page } = person;
  await act(person, server.url, '/session', { name: 'Ada' });
  const asked = ['/api/games', '/api/session', '/api/matches?show=open', '/api/openapi.json'];
  const answers = () =>
    page.evaluate(
      (paths) =>
        Promise.all(
          paths.map((path) =>
            fetch(path).then(
              ({ status }) => status,
              () => 0,
            ),
          ),
        ),
      asked,
    );
  expect(await answers()).toEqual([200, 200, 200, 200]);
  await stop();
  expect(await answers()).toEqual([200, 0, 0, 0]);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((path) => path.startsWith('/api'))).toEqual(['/api/games']);
  expect(kept.filter((path) => /\.woff$|PROTOCOL|\/sw\.js/.test(path))).toEqual([]);
  await person.close();
});

test('a new page is shown at the next visit while there is a server, and kept once the old one is closed', async () => {
  const person = await visit();
  const { page } = person;
  const context = page.context();
  buildAnew('second');
  await page.reload();
  expect(await page.locator('html').getAttribute('data-build')).toBe('second');
  // It waits for the last page of the old one to go.
  const waits = () => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
  await expect.poll(waits, patience).toBe(true);
  await page.close();
  // What the old one kept is cleared away.
  const documents = async (): Promise<string[]> => {
    const other = await context.newPage();
    await other.goto(`${server.url}/credits`);
    const urls = await other.evaluate(async () => {
      const names = await caches.keys();
      const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return kept.flat().map(({ url }) => url);
    });
    await other.close();
    return urls.filter((url) => url.includes('index.html'));
  };
  await expect.poll(documents, patience).toEqual([expect.stringContaining('=second')]);
  await stop();
  const later = await context.newPage();
  await later.goto(`${server.url}/credits`);
  await headed(later, 'Credits and licences').waitFor();
  expect(await later.locator('html').getAttribute('data-build')).toBe('second');
  await person.close();
});

test('the service worker and the manifest are asked for each time', async () => {
  for (const [file, type] of [
    ['sw.js', 'application/javascript'],
    ['manifest.webmanifest', 'application/manifest+json'],
  ]) {
    const { headers } = await fetch(`${server.url}/${file}`);
    expect([headers.get('cache-control'), headers.get('content-type')?.split(';')[0]]).toEqual([
      'no-cache',
      type,
    ]);
  }
});
