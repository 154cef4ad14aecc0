// The pages around the match in a real browser: one click to a match, invitations, and access for everybody.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enter } from '../support/browser.ts';
import { problemsOf } from '../support/examine.ts';
import { act } from '../support/people.ts';
import type { Person } from '../support/browser.ts';
import { browser, server } from '../support/stage.ts';

// A slot that comes in late would be judged half-way.
async function settledProblems(page: Page): Promise<readonly string[]> {
  await page.waitForLoadState('networkidle');
  return problemsOf(page);
}

// A table of this person's, with a seat that waits for somebody.
async function openAlone(person: Person, url: string): Promise<{ id: string }> {
  await act(person, url, '/session', { name: 'Ada' });
  return act(person, url, '/matches', { game: 'castles', seats: [{ kind: 'human' }, { kind: 'human' }] });
}

const looks = [
  { on: 'phone', look: { viewport: { width: 360, height: 740 }, colorScheme: 'dark' } },
  { on: 'laptop', look: { viewport: { width: 1440, height: 900 }, colorScheme: 'light' } },
] as const;
const paths = [
  '/',
  '/new',
  '/matches',
  '/take-over',
  '/you',
  '/ratings',
  '/find',
  '/tournaments',
  '/people',
  '/watch',
  '/rules',
  '/rules/twin-bridges',
  '/learn/bridgefront',
  '/credits',
];

test.each(looks)('every page is accessible and fits, $on', async ({ look }) => {
  const person = await enter(browser, { ...look, reducedMotion: 'reduce' });
  for (const path of paths) {
    await person.page.goto(server.url + path);
    await person.page.getByRole('heading', { level: 1 }).waitFor();
    expect(await settledProblems(person.page), path).toEqual([]);
    const { scrollWidth, clientWidth } = (await person.page.evaluate(
      'const { scrollWidth, clientWidth } = document.documentElement; ({ scrollWidth, clientWidth })',
    )) as { scrollWidth: number; clientWidth: number };
    expect(scrollWidth, path).toBeLessThanOrEqual(clientWidth);
  }
  expect(person.errors).toEqual([]);
  await person.close();
});

test('pages of one game come from their own address too', async () => {
  for (const path of ['rules', 'learn', 'programmers', 'workshop'])
    expect((await fetch(`${server.url}/${path}/fells-and-fords`)).status, path).toBe(200);
});

test('one click leads a stranger into a match', async () => {
  const person = await enter(browser);
  await person.page.goto(server.url);
  await person.page.getByRole('button', { name: 'Play now', exact: true }).first().click();
  await person.page.waitForURL('**/m/*');
  await person.page.locator('[data-question]').waitFor();
  expect(person.errors).toEqual([]);
  await person.close();
});

test('a page change is told by title and focus', async () => {
  const person = await enter(browser);
  const { page } = person;
  await page.goto(server.url);
  await page.getByRole('link', { name: 'Watch', exact: true }).first().click();
  // The new page loads its part first: title and heading follow when it is there.
  await page.waitForFunction(() => {
    const { activeElement, title } = document;
    return (
      title === 'Watch · Bridgefront' &&
      activeElement?.tagName === 'H1' &&
      activeElement.textContent === 'Watch'
    );
  });
  await person.close();
});

test('an invitation asks for a name, and the match begins when both are ready', async () => {
  const host = await enter(browser);
  const guest = await enter(browser, { viewport: { width: 360, height: 740 } });
  await host.page.goto(`${server.url}/new`);
  await host.page.getByRole('radio', { name: /^By invitation/ }).check();
  await host.page.getByRole('button', { name: 'Open the table' }).click();
  await host.page.getByRole('button', { name: 'Invite' }).click();
  const link = await host.page.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(await settledProblems(host.page)).toEqual([]);
  // That the link is copied is said above the dialog.
  await host.page.context().grantPermissions(['clipboard-write']);
  await host.page.getByRole('button', { name: 'Copy the link' }).click();
  const copied = host.page.locator('[popover]').getByText('The link is copied.');
  await copied.waitFor();
  expect(await copied.evaluate((text) => text.closest('[popover]')?.matches(':popover-open'))).toBe(true);
  await host.page.keyboard.press('Escape');
  await guest.page.goto(link);
  await guest.page.getByRole('heading', { level: 1, name: /^.+ invites you to Bridgefront$/ }).waitFor();
  await guest.page.getByText('about 30 to 75 minutes').waitFor();
  // The name that is proposed stays the same.
  const called = guest.page.getByRole('textbox', { name: 'How others see you' });
  const proposed = await called.inputValue();
  await guest.page.reload();
  await called.waitFor();
  expect(await called.inputValue()).toBe(proposed);
  await called.fill('Grace');
  await guest.page.getByRole('button', { name: 'Sit down' }).click();
  await guest.page.getByRole('heading', { level: 1, name: 'A table for Bridgefront' }).waitFor();
  await guest.page.getByRole('button', { name: 'I am ready' }).click();
  await host.page.getByText('Grace', { exact: true }).waitFor();
  await guest.page.getByRole('textbox', { name: 'Write to the table' }).fill('Here I am.');
  await guest.page.getByRole('button', { name: 'Send' }).click();
  await host.page.getByRole('log').getByText('Here I am.').waitFor();
  expect(await settledProblems(host.page)).toEqual([]);
  await host.page.getByRole('button', { name: 'I am ready' }).click();
  await Promise.all([host, guest].map(({ page }) => page.locator('[data-question]').waitFor()));
  expect([...host.errors, ...guest.errors]).toEqual([]);
  await host.close();
  await guest.close();
});

test('news above a dialog can be closed before it, and outlast it', async () => {
  const person = await enter(browser);
  const { page } = person;
  await page.goto(`${server.url}/new`);
  await page.getByRole('radio', { name: /^By invitation/ }).check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  const refused = page.locator('[popover]').getByText('The browser did not let us copy');
  const copyInVain = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Invite' }).click();
    await page.evaluate(() => (navigator.clipboard.writeText = () => Promise.reject(new Error('no'))));
    await page.getByRole('button', { name: 'Copy the link' }).click();
    await refused.waitFor();
  };
  await copyInVain();
  await page.getByRole('button', { name: 'Close this message' }).click({ timeout: 5000 });
  expect(await refused.count()).toBe(0);
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await copyInVain();
  await page.keyboard.press('Escape');
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await refused.count()).toBe(1);
  await page.getByRole('button', { name: 'Close this message' }).click({ timeout: 5000 });
  expect(await refused.count()).toBe(0);
  expect(person.errors).toEqual([]);
  await person.close();
});

test('a link carries my matches to another device, once', async () => {
  const laptop = await enter(browser);
  const phone = await enter(browser, { viewport: { width: 360, height: 740 } });
  const { id } = await openAlone(laptop, server.url);
  await laptop.page.goto(`${server.url}/matches`);
  await laptop.page.getByRole('button', { name: 'On another device' }).click();
  const link = await laptop.page.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(await settledProblems(laptop.page)).toEqual([]);
  await phone.page.goto(link);
  const playOn = phone.page.getByRole('button', { name: 'Play on here' });
  await playOn.waitFor();
  expect(await settledProblems(phone.page)).toEqual([]);
  await playOn.click();
  await phone.page.waitForURL('**/matches');
  await phone.page.getByRole('link', { name: 'To the table' }).waitFor();
  expect(await phone.page.getByRole('link', { name: 'To the table' }).getAttribute('href')).toBe(`/m/${id}`);
  const third = await enter(browser);
  await third.page.goto(link);
  await third.page.getByRole('button', { name: 'Play on here' }).click();
  await third.page.getByRole('alert').filter({ hasText: 'has been used' }).waitFor();
  expect([...laptop.errors, ...phone.errors]).toEqual([]);
  await Promise.all([laptop, phone, third].map((person) => person.close()));
});

test('a program that listens is asked to play, and its seat is kept', async () => {
  const api = `${server.url}/api`;
  const made = await fetch(`${api}/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Robby' }),
  });
  const { token } = (await made.json()) as { token: string };
  const listening = new AbortController();
  await fetch(`${api}/events?challenges=castles`, {
    headers: { authorization: `Bearer ${token}` },
    signal: listening.signal,
  });
  const person = await enter(browser);
  const { page } = person;
  await page.goto(`${server.url}/new?game=castles`);
  const seat = page.getByLabel('Seat 2');
  await seat.selectOption({ label: 'Robby' });
  await page.getByText('1 person, 1 program').waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByText('kept for Robby, who has not answered yet').waitFor();
  listening.abort();
  expect(person.errors).toEqual([]);
  await person.close();
});

test('what the server refuses stands where it belongs', async () => {
  const person = await enter(browser);
  const { page } = person;
  await page.goto(`${server.url}/new`);
  const bots = page.getByRole('combobox', { name: 'Seat 3' });
  // The list of bots comes a moment after the page.
  await bots.locator('optgroup[label="For programmers"]').waitFor({ state: 'attached' });
  expect(await bots.locator('optgroup[label="Bots, by strength"] option').allInnerTexts()).toEqual([
    'Bot: Novice (1 of 4)',
    'Bot: Apprentice (2 of 4)',
    'Bot: Veteran (3 of 4)',
    'Bot: Warlord (4 of 4)',
  ]);
  expect(await bots.locator('optgroup[label="For programmers"] option').count()).toBe(3);
  await page.getByRole('button', { name: 'Bridgefront, balanced by play' }).click();
  await page.getByRole('status').filter({ hasText: '5 rules changed' }).first().waitFor();
  await page.getByLabel('Find a rule').fill('changed card figures');
  await page.getByRole('textbox', { name: /^Changed card figures/ }).fill('zap.colour=2');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('alert').filter({ hasText: 'figure' }).waitFor();
  expect(page.url()).toContain('/new');
  await person.close();
});

test('the rules lead to the short introduction and back, and speak to players', async () => {
  const person = await enter(browser, { reducedMotion: 'reduce' });
  const { page } = person;
  for (const game of ['bridgefront', 'twin-bridges']) {
    await page.goto(`${server.url}/rules/${game}`);
    await page.getByRole('link', { name: /in five minutes/ }).click();
    await page.waitForURL(`**/learn/${game}`);
    await page.getByRole('heading', { name: 'First advice' }).waitFor();
    expect(await page.locator('#content').innerText()).not.toMatch(/npx|--attacker|`/);
    await page.getByRole('link', { name: 'the rules', exact: true }).click();
    await page.waitForURL(`**/rules/${game}`);
  }
  expect(person.errors).toEqual([]);
  await person.close();
});

test.each(['AAAAAAAAAAAAAAAAAAAAAA', 'AAAAAAAAAAAAAAAAAAAAA', 'no match'])(
  'a link to a match that does not exist says so in plain words: %s',
  async (id) => {
    const page = await browser.newPage();
    await page.goto(`${server.url}/m/${encodeURIComponent(id)}`);
    await page.getByText('There is no match at this address. Perhaps the link is incomplete.').waitFor();
    await page.close();
  },
);

test('a bot of any strength, and in a style of the game, is set up and sits at the table', async () => {
  const person = await enter(browser);
  const { page } = person;
  await page.goto(`${server.url}/new?game=castles`);
  await page.getByLabel('Seat 2').selectOption('apprentice');
  await page.getByText('Strength and style').click();
  await page.getByLabel(/^Strength:/).fill('60');
  await page.getByLabel('Style').selectOption({ label: 'Building' });
  await page.getByText('Has its Builders at work').waitFor();
  expect(await page.getByLabel('Seat 2').inputValue()).toBe('strength:60');
  // A point at which a level stands is that level.
  await page.getByLabel(/^Strength:/).fill('75');
  expect(await page.getByLabel('Seat 2').inputValue()).toBe('veteran');
  expect(await page.getByLabel('Style').inputValue()).toBe('building');
  expect(await problemsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.getByText('Building veteran bot').first().waitFor();
  expect(person.errors).toEqual([]);
  await person.close();
});
