// The panel "Call me": a trial that really arrives on this device, what for, when not, and which match not.

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { PushService } from '@bridgefront/protocol/testing';
import { enter } from '../support/browser.ts';
import type { Person } from '../support/browser.ts';
import { problemsOf } from '../support/examine.ts';
import { act, calm, seatPeople } from '../support/people.ts';
import { arrive, keyOf, subscribes } from '../support/pushes.ts';
import { startServer } from '../support/server.ts';
import type { RunningServer } from '../support/server.ts';
import { browser } from '../support/stage.ts';

const patience = { timeout: 20_000 };

let server: RunningServer;
let push: PushService;

beforeAll(async () => {
  push = await PushService.open();
  server = await startServer(inject('pageDir'), { PRIVATE_CALLS: 'true' });
}, 300_000);

afterAll(async () => {
  await server.stop();
  push.close();
});

async function ada(): Promise<Person> {
  const person = await enter(browser, { ...calm, serviceWorkers: 'allow' });
  await person.page.context().grantPermissions(['notifications'], { origin: server.url });
  await act(person, server.url, '/session', { name: 'Ada' });
  return person;
}

const panel = (page: Page) => page.getByRole('region', { name: 'Call me' });

test('a trial is pushed to this device, shown by its service worker, and only then said to have arrived', async () => {
  const person = await ada();
  const { page, errors } = person;
  const before = push.pushed.length;
  const subscription = push.subscribe();
  await subscribes(page, subscription);
  await page.goto(`${server.url}/you`);
  await panel(page).getByRole('button', { name: 'Call me on this device' }).click();
  await panel(page).getByText('(this device)').waitFor();
  push.key = await keyOf(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await panel(page).getByRole('button', { name: /^Try / }).click();
  await expect.poll(() => push.pushed.length + push.faults.length, patience).toBe(before + 1);
  expect(push.faults).toEqual([]);
  const shown = await arrive(page, server.url, push.pushed.at(-1)?.text ?? '');
  await page.getByText('It has arrived here.').first().waitFor();
  expect(shown).toMatchObject({
    title: 'A trial',
    body: 'Calls reach you here.',
    tag: 'trial',
    data: '/you',
  });
  await panel(page)
    .getByRole('button', { name: /^Remove / })
    .click();
  await panel(page).getByText('Nothing calls you yet.').waitFor();
  expect(errors).toEqual([]);
  await person.close();
});

test('what is called for, quiet hours, a muted match and feeds are kept', async () => {
  const table = await seatPeople(browser, server.url, { game: 'twin-bridges', bots: ['random'] });
  const [{ page, errors }] = table.people;
  await page.goto(`${server.url}/you`);
  await panel(page).getByLabel('A match of mine is over').uncheck();
  await panel(page).getByLabel('Do not call me in these hours').check();
  await panel(page).getByLabel('From').fill('23:15');
  await panel(page).getByLabel('From').blur();
  await panel(page).getByLabel('Time zone').selectOption('Asia/Tokyo');
  await panel(page).getByRole('region', { name: 'Matches that may call' }).getByRole('checkbox').uncheck();
  await panel(page).getByRole('button', { name: 'Make the addresses' }).click();
  await panel(page).getByLabel('Calendar of deadlines').waitFor();
  const said = async () =>
    (await (await page.request.get(`${server.url}/api/calls`)).json()) as {
      occasions: string[];
      quiet: object;
      muted: string[];
    };
  await expect.poll(async () => (await said()).muted).toEqual([table.match]);
  expect(await said()).toMatchObject({ quiet: { from: '23:15', to: '08:00', zone: 'Asia/Tokyo' } });
  expect((await said()).occasions).not.toContain('ended');
  const calendar = await panel(page).getByLabel('Calendar of deadlines').inputValue();
  expect(await (await fetch(calendar)).text()).toContain('BEGIN:VCALENDAR');
  expect(await problemsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await problemsOf(page)).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  await page.reload();
  await panel(page).getByLabel('A match of mine is over').waitFor();
  expect(await panel(page).getByLabel('A match of mine is over').isChecked()).toBe(false);
  expect(await panel(page).getByLabel('Time zone').inputValue()).toBe('Asia/Tokyo');
  expect(errors).toEqual([]);
  await table.close();
});

test('a webhook that leads into the own network is refused in words, where the operator has not allowed it', async () => {
  const strict = await startServer(inject('pageDir'));
  const person = await enter(browser, calm);
  const { page } = person;
  await act(person, strict.url, '/session', { name: 'Ada' });
  await page.goto(`${strict.url}/you`);
  await panel(page).getByText('By webhook').click();
  await panel(page).getByLabel('Address of the webhook').fill('http://127.0.0.1:1/hook');
  await panel(page).getByRole('button', { name: 'Call this address' }).click();
  await panel(page).getByRole('alert').filter({ hasText: 'public internet' }).waitFor();
  expect(await panel(page).getByLabel('Address of the webhook').inputValue()).toBe('http://127.0.0.1:1/hook');
  await person.close();
  await strict.stop();
});

test('the page says that somebody is at the table when it is touched, not while its tab only lies open', async () => {
  const table = await seatPeople(browser, server.url, { game: 'twin-bridges', bots: ['random'] });
  const [{ page }] = table.people;
  await page.goto('about:blank');
  const [sent, received]: [string[], string[]] = [[], []];
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => void sent.push(String(payload)));
    socket.on('framereceived', ({ payload }) => void received.push(String(payload)));
  });
  const of = (list: readonly string[], type: string): number =>
    list.filter((text) => text.includes(`"type":"${type}"`)).length;
  const told = (): number => of(sent, 'here');
  await page.clock.install();
  await page.goto(`${server.url}/m/${table.match}`);
  await page.locator('[data-question]').waitFor();
  await expect.poll(told, patience).toBeGreaterThan(0);
  // A ping that is under way when time leaps would be taken for a dead line.
  await expect.poll(() => of(sent, 'ping') - of(received, 'pong'), patience).toBe(0);
  const before = told();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 300_000));
  await page.evaluate(() => undefined);
  expect(told()).toBe(before);
  await page.mouse.move(100, 100);
  await expect.poll(told, patience).toBe(before + 1);
  await page.mouse.move(120, 100);
  await page.mouse.move(140, 100);
  expect(told()).toBe(before + 1);
  await table.close();
});
