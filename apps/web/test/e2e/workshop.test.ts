// The workshop as a designer uses it: a card is changed, its effect measured in the browser, the change shared and played.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enter } from '../support/browser.ts';
import { problemsOf } from '../support/examine.ts';
import { browser, server } from '../support/stage.ts';

const laptop = { width: 1280, height: 720 };
const phone = { width: 390, height: 844 };
const games = ['bridgefront', 'twin-bridges', 'castles', 'heartland', 'fells-and-fords'];

async function openWorkshop(page: Page, game: string): Promise<void> {
  await page.goto(`${server.url}/workshop/${game}`);
  await page.getByRole('heading', { name: 'What does it do?' }).waitFor();
}

async function changeRecruit(page: Page): Promise<void> {
  await page.getByLabel('Find a card').fill('recruit');
  await page.getByLabel('Card', { exact: true }).selectOption({ label: 'Recruit' });
  const forces = page.getByRole('spinbutton', { name: 'Capital: forces' });
  await forces.fill('5');
  await forces.press('Enter');
}

test('Recruit with 5 Forces: seen on the card, measured, kept, shared, played', async () => {
  const person = await enter(browser, { viewport: laptop });
  const { page, errors } = person;
  await openWorkshop(page, 'bridgefront');
  expect(await page.getByRole('button', { name: 'Measure' }).isDisabled()).toBe(true);
  await changeRecruit(page);
  await page.getByText('Recruit, capital: forces: 5 instead of 2').waitFor();
  const changed = page.locator('figure', { hasText: 'As changed' });
  await changed.getByText('5 Forces').waitFor();
  expect(await page.locator('figure', { hasText: 'As printed' }).textContent()).toContain('2 Forces');
  await page.getByLabel('Players').selectOption('2');
  await page.getByRole('button', { name: 'Measure' }).click();
  await page
    .getByRole('table', { name: 'What decides' })
    .getByText('Recruit: played in a match')
    .waitFor({ timeout: 120_000 });
  await page.getByRole('button', { name: 'Stop' }).click();
  const notes = page.getByRole('region', { name: 'Notebook' });
  await notes.getByText('Recruit, capital: forces: 5 instead of 2').waitFor();
  expect(await notes.textContent()).toMatch(/2 players, Greedy, \d+ matches under each/);
  expect(await page.getByRole('alert').count()).toBe(0);

  // What was measured is still there for whoever comes back, and the address brings the change to others.
  await page.reload();
  await notes.getByText('Recruit, capital: forces: 5 instead of 2').waitFor();
  const friend = await enter(browser, { viewport: laptop });
  await friend.page.goto(page.url());
  await friend.page.getByText('Recruit, capital: forces: 5 instead of 2').waitFor();
  await friend.page.getByRole('button', { name: 'Play it against bots' }).click();
  await friend.page.waitForURL(/\/m\//);
  const match = friend.page.url().split('/m/')[1] ?? '';
  const info = (await (await friend.page.request.get(`${server.url}/api/matches/${match}`)).json()) as {
    readonly options: { readonly cardChanges: string };
  };
  expect(info.options.cardChanges).toBe('recruit.capital.forces=5');
  // Whoever sits there reads it beside the rules.
  await friend.page.getByRole('tab', { name: 'Rules' }).click();
  await friend.page.getByRole('tabpanel').getByText('Recruit, capital: forces').waitFor();
  expect([...errors, ...friend.errors]).toEqual([]);
  await friend.close();
  await person.close();
});

test('A new card of two effects: drawn, described, saved as a file, shared, and dealt at a table', async () => {
  const person = await enter(browser, { viewport: laptop });
  const { page, errors } = person;
  await openWorkshop(page, 'bridgefront');
  await page.getByText('The whole card').click();
  await page.getByLabel('Name of a new card').fill('Field Rations');
  await page.getByRole('button', { name: 'New card from nothing' }).click();
  await page.getByText('New card Field Rations').waitFor();
  const effects = page.getByRole('group', { name: 'Effects' });
  await effects.getByLabel('Effects, no. 1').first().selectOption('gold');
  await effects.getByLabel('Add: effects').selectOption('heal');
  await page.locator('figure', { hasText: 'As' }).getByText('Gain 1 gold').waitFor();
  await page
    .getByText(/Field Rations: Order, .*Gain 1 gold\..*heal/)
    .first()
    .waitFor();
  // What cannot be says why, and loses nothing.
  await effects.getByLabel('Add: effects').selectOption('heal-deployed');
  await page.getByText('Not on the table yet: Field Rations heals where it has just deployed').waitFor();
  await effects.getByRole('button', { name: 'Take away: effects, no. 3' }).click();
  await page.getByText('Not on the table yet').waitFor({ state: 'detached' });
  // Back and forth.
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Redo' }).click();
  const changed = page.getByRole('region', { name: 'What is changed' });
  await changed.getByText(/New card Field Rations: .*Heal|heal/).waitFor();

  await page.getByLabel('Name of this draft').fill('With rations');
  await page.reload();
  expect(await page.getByLabel('Name of this draft').inputValue()).toBe('With rations');

  const friend = await enter(browser, { viewport: laptop });
  await friend.page.goto(page.url());
  await friend.page.getByText('New card Field Rations').waitFor();
  expect(await friend.page.getByLabel('Name of this draft').inputValue()).toBe('With rations');
  await friend.page.getByRole('button', { name: 'Play it against bots' }).click();
  // The workshop, which has a tab of this name as well, stays until the table has come.
  await friend.page.locator('[data-question]').waitFor();
  await friend.page.getByRole('tab', { name: 'Rules' }).click();
  await friend.page.getByRole('tabpanel').getByText('New card Field Rations').waitFor();
  expect([...errors, ...friend.errors]).toEqual([]);
  await friend.close();
  await person.close();
});

test.each([
  ['castles', 'Archer', 'Hit points', 'Archer, hit points: 4 instead of 3'],
  ['twin-bridges', 'Scout', 'Attack', 'Scout, attack: 2 instead of 1'],
  ['heartland', 'Fen Giant', 'Attack', 'Fen Giant, attack: 7 instead of 6'],
  ['fells-and-fords', 'Toll Wardens', 'Dice', 'Toll Wardens, dice: 4 instead of 3'],
])('%s: a number of a card is changed and told', async (game, card, figure, told) => {
  const person = await enter(browser, { viewport: laptop });
  const { page, errors } = person;
  await openWorkshop(page, game);
  await page.getByRole('tab', { name: 'Cards' }).click();
  await page.getByLabel('Card', { exact: true }).selectOption({ label: card });
  await page
    .getByRole('button', { name: `${figure}: more` })
    .first()
    .click();
  await page.getByText(told).waitFor();
  await page.locator('figure', { hasText: 'As changed' }).waitFor();
  expect(await problemsOf(page)).toEqual([]);
  expect(errors).toEqual([]);
  await person.close();
});

test('a new card of a game with several types of cards says its type, and what stays in says why', async () => {
  const person = await enter(browser, { viewport: phone, colorScheme: 'dark' });
  const { page, errors } = person;
  await openWorkshop(page, 'fells-and-fords');
  await page.getByRole('tab', { name: 'Cards' }).click();
  await page.getByLabel('Card', { exact: true }).selectOption({ label: 'Toll Wardens' });
  await page.getByText('The whole card').click();
  expect(await page.getByRole('button', { name: 'New card like this one' }).isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Take it out of the game' }).click();
  await page.getByText('Toll Wardens cannot be taken out').waitFor();
  expect(await page.getByRole('spinbutton', { name: 'Health' }).first().inputValue()).toBe('3');
  await page.getByRole('button', { name: 'New card from nothing' }).click();
  await page.getByLabel('Type', { exact: true }).selectOption('lore');
  await page.getByLabel('When it is played').waitFor();
  // Half under the head of the page nothing is wide enough for a finger.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await problemsOf(page)).toEqual([]);
  expect(errors).toEqual([]);
  await person.close();
});

test('what is taken out of the game is shown as it was, and has no figures', async () => {
  const person = await enter(browser, { viewport: laptop });
  const { page, errors } = person;
  await openWorkshop(page, 'heartland');
  await page.getByLabel('Card', { exact: true }).selectOption({ label: 'Pike Rank' });
  await page.getByText('The whole card').click();
  await page.getByRole('button', { name: 'Take it out of the game' }).click();
  await page.getByText('Pike Rank: taken out instead of in the game').waitFor();
  expect(await page.locator('figure', { hasText: 'As printed' }).count()).toBe(1);
  expect(await page.locator('figure', { hasText: 'As changed' }).count()).toBe(0);
  expect(await page.getByRole('spinbutton', { name: 'Health' }).count()).toBe(0);
  await page.getByRole('button', { name: 'As printed again' }).click();
  await page.getByRole('spinbutton', { name: 'Health' }).first().waitFor();
  expect(errors).toEqual([]);
  await person.close();
});

test.each([
  ['bridgefront', 'Bastion starters'],
  ['twin-bridges', 'The four decks'],
  ['castles', 'Castle'],
  ['heartland', 'Ember Riders'],
  ['fells-and-fords', 'The Long Causeway'],
  ['fells-and-fords', 'Riverside Levy'],
] as const)('%s: the form of %s is whole on a phone by night', async (game, row) => {
  const person = await enter(browser, { viewport: phone, colorScheme: 'dark' });
  const { page, errors } = person;
  await openWorkshop(page, game);
  await page.getByRole('tab', { name: 'Cards' }).click();
  await page.getByLabel('Card', { exact: true }).selectOption({ label: row });
  await page.getByText('The whole card').click();
  expect(await page.getByRole('button', { name: 'New card like this one' }).isDisabled()).toBe(true);
  await page.evaluate(() => scrollTo(0, 0));
  expect(await problemsOf(page)).toEqual([]);
  expect(errors).toEqual([]);
  await person.close();
});

test.each(games)('%s: its rules can be changed and measured', async (game) => {
  const person = await enter(browser, { viewport: laptop });
  const { page, errors } = person;
  await openWorkshop(page, game);
  await page.getByRole('tab', { name: 'Rules' }).click();
  await page.locator('details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
  await page.locator('details[open] button[aria-label$=": more"]:enabled').first().click();
  await page.getByRole('button', { name: 'Measure' }).click();
  await page.getByRole('table', { name: 'What decides' }).waitFor({ timeout: 120_000 });
  await page.getByRole('button', { name: 'Stop' }).click();
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(errors).toEqual([]);
  await person.close();
});

test.each([
  ['a laptop by day', laptop, 'light'],
  ['a phone by night', phone, 'dark'],
] as const)('nothing is cut or out of reach, and axe finds nothing: %s', async (_, viewport, colorScheme) => {
  const person = await enter(browser, { viewport, colorScheme });
  const { page, errors } = person;
  await openWorkshop(page, 'bridgefront');
  await changeRecruit(page);
  await page.locator('figure', { hasText: 'As changed' }).getByText('5 Forces').waitFor();
  await page.getByText('The whole card').click();
  await page.getByRole('group', { name: 'Effects' }).first().waitFor();
  expect(await problemsOf(page)).toEqual([]);
  expect(errors).toEqual([]);
  await person.close();
});

test('a position from an empty table: laid on the board, refused with a sentence, saved, opened again, played on', async () => {
  const person = await enter(browser, { viewport: laptop });
  const { page, errors } = person;
  await page.goto(`${server.url}/workshop/bridgefront/position`);
  await page.getByText(/It can be played\. Seat 1 is asked/).waitFor();
  // A touch on the board says which place is meant, and plays nothing.
  await page.locator('[data-part=stage] [data-hex="1,0"]').click();
  const here = page.getByRole('region', { name: 'Here: East' });
  await here.getByText('Nothing lies here.').waitFor();
  await here.getByRole('button', { name: 'Units' }).click();

  const forces = here.getByRole('spinbutton', { name: 'Forces' });
  await forces.fill('7');
  await forces.press('Enter');
  // The very table of a match shows it, and undo takes it back.
  const stage = page.locator('[data-part=stage]');
  await stage.getByText('7', { exact: true }).first().waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await stage.getByText('7', { exact: true }).first().waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Redo' }).click();
  // What cannot be says why.
  await here.getByRole('button', { name: 'Mines' }).click();
  await here.getByRole('button', { name: 'Forges' }).click();
  await page
    .getByRole('alert')
    .getByText(/It cannot be played: Forges, no\. 1: there is another special tile/)
    .waitFor();
  expect(await page.getByRole('button', { name: 'Play it', exact: true }).isDisabled()).toBe(true);
  await here.getByRole('button', { name: 'Take away: forges, no. 3' }).click();
  await page.getByText(/It can be played/).waitFor();
  expect(await problemsOf(page)).toEqual([]);

  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a scenario' }).click(),
  ]);
  await page.getByLabel('Begin with').selectOption('An empty table');
  await stage.getByText('7', { exact: true }).first().waitFor({ state: 'detached' });
  await page.getByLabel('Open a file').setInputFiles(await saved.path());
  await stage.getByText('7', { exact: true }).first().waitFor();

  await page.getByRole('button', { name: 'Play it', exact: true }).click();
  await page.waitForURL(/\/m\/here-/);
  await page.locator('[data-question]').waitFor();
  await page.locator('[data-part=stage]').getByText('7', { exact: true }).first().waitFor();
  await page.goBack();
  await page.getByText(/It can be played/).waitFor();
  expect(errors).toEqual([]);
  await person.close();
});

test('a position on a phone by night: nothing is out of reach, in any game', async () => {
  const person = await enter(browser, { viewport: phone, colorScheme: 'dark' });
  const { page, errors } = person;
  for (const game of games) {
    await page.goto(`${server.url}/workshop/${game}/position`);
    await page.getByText(/It can be played/).waitFor();
    const places = page.getByRole('combobox', { name: 'Place', exact: true });
    await places.selectOption({ index: 1 });
    await page
      .getByText('Put here')
      .or(page.getByRole('button', { name: /^Add/ }))
      .first()
      .waitFor();
    expect(await problemsOf(page), game).toEqual([]);
  }
  expect(errors).toEqual([]);
  await person.close();
});

test('a figure of one’s own and a card by force: put together, measured and kept', async () => {
  const person = await enter(browser, { viewport: laptop });
  const { page, errors } = person;
  await openWorkshop(page, 'bridgefront');
  await page.getByText('A figure of your own').click();
  await page.getByLabel('Facts of').selectOption('rounds');
  await page.getByLabel('Together').selectOption('round');
  await page.getByLabel('In which').selectOption('nobody');
  await page.getByRole('button', { name: 'One more condition' }).click();
  await page.getByLabel('What', { exact: true }).selectOption('mines');
  await page.getByText('The share of rounds in which nobody has mines at least 1').waitFor();
  await page.getByRole('button', { name: 'Count this' }).click();
  await page.getByLabel('What is asked').selectOption('forced');
  await page.getByLabel('Which card').selectOption({ label: 'Recruit' });
  await page.getByLabel('Players').selectOption('2');
  await page.getByRole('button', { name: 'Measure' }).click();
  const main = page.getByRole('table', { name: 'What decides' }).first();
  await main.getByText('The share of rounds in which nobody has mines').waitFor({ timeout: 120_000 });
  await main.getByText('Who could play Recruit and left it').waitFor();
  await page.getByRole('button', { name: 'Stop' }).click();
  const notes = page.getByRole('region', { name: 'Notebook' });
  await notes.getByText('Recruit, played by force once in a match').waitFor();
  expect(await problemsOf(page)).toEqual([]);
  expect(errors).toEqual([]);
  await person.close();
});
