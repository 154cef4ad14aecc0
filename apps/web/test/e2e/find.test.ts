// Finding people: two browsers that look for the same come to one rated table by themselves, play, and see what it made of their ratings.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enter } from '../support/browser.ts';
import type { Person } from '../support/browser.ts';
import { problemsOf } from '../support/examine.ts';
import { act, calm, personAt, phone, seatPeople } from '../support/people.ts';
import { browser, ownerToken, server } from '../support/stage.ts';

const patience = { timeout: 30_000 };

interface View {
  readonly document: {
    readonly view: { readonly decision: { readonly mine: Mine | null } | null };
    readonly host: { readonly decision: number | null };
  };
}
interface Mine {
  readonly plan: readonly string[];
  readonly choices: readonly string[];
}

/** Makes one choice for a person's seat, if it is asked now. */
async function chooseFor(person: Person, match: string, seat: number): Promise<void> {
  const answer = await person.page.request.get(`${server.url}/api/matches/${match}/view?seat=${seat}`);
  const { view, host } = ((await answer.json()) as View).document;
  const mine = view.decision?.mine ?? null;
  if (mine === null || mine.choices.length === 0) return;
  const at = { decision: host.decision, plan: mine.plan.length };
  await act(person, server.url, `/matches/${match}/choices`, { id: 'm', seat, choice: mine.choices[0], at });
}

const fits = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

test('two who look for the same are taken to a rated match, which moves their ratings', async () => {
  const [ada, ben] = [await enter(browser, calm), await enter(browser, phone)];
  // Nobody yet: there is nothing to wait for.
  await ada.page.goto(`${server.url}/ratings`);
  await ada.page.getByText('No rated match of yours is over yet.').waitFor(patience);
  for (const [person, name] of [
    // Nobody else is called so in the lists of tables, which the files of one worker share.
    [ada, 'Adaeze'],
    [ben, 'Ben'],
  ] as const)
    await act(person, server.url, '/session', { name });
  await ada.page.goto(server.url);
  await ada.page.getByRole('link', { name: 'Find people' }).click();
  await ada.page.getByRole('radio', { name: 'Twin Bridges' }).check();
  expect(await problemsOf(ada.page)).toEqual([]);
  await ada.page.getByRole('button', { name: 'Look for people' }).click();
  await ada.page.getByText('You are the only one who waits for this.').waitFor(patience);
  expect(await problemsOf(ada.page)).toEqual([]);

  await ben.page.goto(`${server.url}/find`);
  const others = ben.page.getByRole('region', { name: 'What others wait for' });
  await others.getByText('Twin Bridges, 2 seats, now, rated · 1 person waits').waitFor(patience);
  expect(await problemsOf(ben.page)).toEqual([]);
  expect(await fits(ben.page)).toBe(true);
  expect(await ben.page.locator('main').innerText()).not.toContain('Adaeze');
  // Whoever waits is not one of the others.
  expect(await ada.page.getByRole('region', { name: 'What others wait for' }).innerText()).not.toContain(
    'Twin Bridges',
  );
  await others.getByRole('button', { name: /^Play Twin Bridges/ }).click();

  for (const { page } of [ada, ben]) await page.waitForURL(/\/m\/[\w-]{22}$/, patience);
  expect(ada.page.url()).toBe(ben.page.url());
  const match = ada.page.url().split('/').at(-1) ?? '';
  const info = (await (await ada.page.request.get(`${server.url}/api/matches/${match}`)).json()) as {
    readonly rated: boolean;
    readonly status: string;
    readonly seats: readonly { readonly mine: boolean }[];
  };
  expect(info).toMatchObject({ rated: true, status: 'live' });
  const seat = info.seats.findIndex(({ mine }) => mine);

  // Something is played and shown, then Ben leaves and Ada ends it: that is a defeat of his.
  for (const { page } of [ada, ben]) await page.locator('[data-part="stage"]').waitFor(patience);
  await chooseFor(ada, match, seat);
  await chooseFor(ben, match, 1 - seat);
  await act(ben, server.url, `/matches/${match}/abandon`, {});
  await act(ada, server.url, `/matches/${match}/vote`, { end: true });
  const figures: number[] = [];
  for (const { page } of [ada, ben]) {
    await page.goto(`${server.url}/ratings`);
    await page.getByText('after 1 rated match').waitFor(patience);
    figures.push(Number.parseInt(await page.locator('strong').first().innerText(), 10));
  }
  // Newcomers begin at 1500; what one gains the other loses.
  expect(figures[0]).toBeGreaterThan(1550);
  expect(figures[0] + figures[1]).toBe(3000);

  // They know each other now.
  const { page } = ada;
  await page.goto(`${server.url}/people`);
  await page.getByRole('button', { name: 'Follow Ben' }).click();
  await page.getByRole('button', { name: 'Follow Ben', pressed: true }).waitFor(patience);
  await page.getByRole('button', { name: 'Profile of Ben' }).click();
  await page.getByText('Ben shows you no ratings and no matches.').waitFor(patience);
  expect(await problemsOf(page)).toEqual([]);
  await ben.page.goto(`${server.url}/people`);
  await ben.page.getByRole('radio', { name: /But for those whom you block/ }).check();
  await expect
    .poll(
      async () => (await (await ben.page.request.get(`${server.url}/api/people`)).json()) as object,
      patience,
    )
    .toMatchObject({ visibility: 'public' });
  // What the head of the page covers is no problem of the list.
  await ben.page.evaluate(() => scrollTo(0, 0));
  expect(await problemsOf(ben.page)).toEqual([]);
  expect(await fits(ben.page)).toBe(true);
  await page.reload();
  await page.getByRole('button', { name: 'Profile of Ben' }).click();
  // Both compared, by whatever either has played.
  const compared = page.getByRole('table', { name: 'Both compared' });
  await compared.getByRole('rowheader', { name: 'Twin Bridges, 2 seats, live' }).waitFor(patience);
  const cells = await compared.getByRole('cell').allInnerTexts();
  expect(cells.slice(1).map((text) => Number.parseInt(text, 10))).toEqual(figures);
  await page.getByText('Of your matches together you came ahead in 1').waitFor();
  // The match itself, as Ben has it.
  const matches = page.getByRole('list', { name: 'Matches of Ben' });
  expect(await matches.innerText()).toContain('Ben: counts as lost');
  expect(await problemsOf(page)).toEqual([]);
  await page.setViewportSize(phone.viewport);
  expect(await fits(page)).toBe(true);
  expect(await problemsOf(page)).toEqual([]);

  expect([...ada.errors, ...ben.errors]).toEqual([]);
  await ada.close();
  await ben.close();
});

test('two who look back on a match: one challenges the other by name and reports them, who runs the server decides and answers an appeal', async () => {
  const table = await seatPeople(browser, server.url, { game: 'twin-bridges', people: 2, look: calm });
  const [ada, ben] = [personAt(table, 0), personAt(table, 1)];
  const { match } = table;
  const { page } = ada;
  await act(ben, server.url, '/profile', { visibility: 'public' });
  await ben.page.setViewportSize({ width: 390, height: 844 });
  // Ben is here and shows it: Ada keeps a seat for Ben, who hears of it wherever they are in the page.
  await page.goto(`${server.url}/people`);
  await page.getByRole('link', { name: 'Challenge Ben' }).click();
  await page.getByRole('radio', { name: 'Twin Bridges' }).check();
  expect(await page.getByLabel('Seat 2').locator('option:checked').innerText()).toMatch(/^Ben/);
  expect(await problemsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByText('kept for Ben, who has not answered yet').waitFor(patience);
  await ben.page.goto(`${server.url}/matches`);
  await ben.page.getByText('asked to 1 table').waitFor({ state: 'attached', ...patience });
  await ben.page.getByText('Ada keeps a seat for you').waitFor(patience);
  await ben.page.getByRole('link', { name: 'To the table' }).click();
  await ben.page.getByRole('heading', { name: 'Ada would like to play with you' }).waitFor(patience);
  expect(await problemsOf(ben.page)).toEqual([]);
  expect(await fits(ben.page)).toBe(true);
  await ben.page.getByRole('button', { name: 'Take the seat' }).click();
  await ben.page.getByRole('heading', { name: 'Are you ready?' }).waitFor(patience);

  // Ada reports Ben, who runs the server warns Ben, and takes it back when Ben says something against it.
  const note = 'Gone after one round';
  await act(ada, server.url, `/matches/${match}/reports`, { seat: 1, reason: 'leaves', note });
  const house = await enter(browser, phone);
  await house.page.goto(`${server.url}/reports`);
  await house.page.getByLabel('Token of who runs the server').fill(ownerToken);
  await house.page.getByLabel('Which reports').focus();
  const report = house.page.getByRole('listitem').filter({ hasText: note });
  await report.getByLabel('What is done').selectOption('A warning');
  await report.getByLabel('For whom it is about').fill('Play to the end');
  await house.page.evaluate(() => scrollTo(0, 0));
  expect(await problemsOf(house.page)).toEqual([]);
  expect(await fits(house.page)).toBe(true);
  await report.getByRole('button', { name: 'Decide' }).click();
  await report.waitFor({ state: 'detached', ...patience });
  await ben.page.goto(`${server.url}/you`);
  await ben.page.getByText('A warning.').waitFor(patience);
  await ben.page.getByText('Play to the end').waitFor();
  await ben.page.getByLabel('What you say against it').fill('My line broke');
  await ben.page.evaluate(() => scrollTo(0, 0));
  expect(await problemsOf(ben.page)).toEqual([]);
  expect(await fits(ben.page)).toBe(true);
  await ben.page.getByRole('button', { name: 'Send', exact: true }).click();
  await ben.page.getByText('It has not been answered yet.').waitFor(patience);
  await house.page.reload();
  await report.getByRole('button', { name: 'Take it back' }).click();
  await report.waitFor({ state: 'detached', ...patience });
  await ben.page.reload();
  await ben.page.getByText('The answer: it is taken back.').waitFor(patience);
  expect(house.errors).toEqual([]);
  await house.close();
  expect([...ada.errors, ...ben.errors]).toEqual([]);
  await table.close();
});

test('a page that is loaded anew goes on looking, one that is left does not, and one whose place is gone says so', async () => {
  const ada = await enter(browser, calm);
  const { page } = ada;
  await act(ada, server.url, '/session', { name: 'Adaeze' });
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
