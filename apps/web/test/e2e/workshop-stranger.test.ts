// The workshop by somebody who knows the game and not the code, from the start page on: a question asked and answered, a card of
// two effects made, played and measured, a figure of one's own. STRANGER=folder keeps the seconds and the pictures.

import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enter } from '../support/browser.ts';
import type { Person } from '../support/browser.ts';
import { choicesOf, choose, untilAsked } from '../support/play.ts';
import { browser, server } from '../support/stage.ts';

const folder = process.env['STRANGER'] ?? '';
const laptop = { width: 1280, height: 720 };
const phone = { width: 390, height: 844 };

function arrive(look: Parameters<typeof enter>[1] = {}): Promise<Person> {
  return enter(browser, { viewport: laptop, ...look, ...(folder !== '' && { painted: true }) });
}

async function picture(page: Page, name: string): Promise<void> {
  if (folder === '') return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`) });
}

/** Says how long something took, where anybody wants to know. */
function stopwatch(what: string): (step: string) => void {
  const since = performance.now();
  return (step) => {
    if (folder === '') return;
    mkdirSync(folder, { recursive: true });
    const seconds = ((performance.now() - since) / 1000).toFixed(1);
    appendFileSync(join(folder, 'seconds.txt'), `${what}: ${step} after ${seconds} s\n`);
  };
}

// As from the start page: the menu leads there.
async function findWorkshop(page: Page, game: string): Promise<void> {
  await page.goto(server.url);
  await page.locator(`a[href^="/workshop/${game}"]`).first().waitFor({ state: 'attached' });
  await page.goto(`${server.url}/workshop/${game}`);
  await page.getByRole('heading', { name: 'What does it do?' }).waitFor();
}

async function answered(page: Page): Promise<string> {
  const sentence = page
    .locator('p')
    .filter({
      hasText: /^After \d+ match|Nothing else that decides|(more|other) figures? below|broken|strong for/,
    })
    .first();
  await sentence.waitFor({ timeout: 200_000 });
  return (await sentence.textContent()) ?? '';
}

test('is Recruit with 5 Forces too strong? asked and answered', async () => {
  const person = await arrive();
  const { page, errors } = person;
  const took = stopwatch('Recruit with 5 Forces');
  await findWorkshop(page, 'bridgefront');
  took('the workshop is open');
  await page.getByLabel('Find a card').fill('recruit');
  await page.getByLabel('Card', { exact: true }).selectOption({ label: 'Recruit' });
  const forces = page.getByRole('spinbutton', { name: 'Capital: forces' });
  await forces.fill('5');
  await forces.press('Enter');
  await page.locator('figure', { hasText: 'As changed' }).getByText('5 Forces').waitFor();
  await picture(page, 'card-day');
  await page.getByLabel('What is asked').selectOption({ label: 'Is Recruit too strong?' });
  await page.getByRole('button', { name: 'Measure' }).click();
  const answer = await answered(page);
  took(`answered: ${answer}`);
  await picture(page, 'answer-day');
  if (folder === '') await page.getByRole('button', { name: 'Stop' }).click();
  // Who keeps the seconds waits for the end of the minute that was given.
  await page.getByRole('button', { name: 'Measure again with new seeds' }).waitFor({ timeout: 100_000 });
  took(`answered in the end: ${await answered(page)}`);
  expect(errors).toEqual([]);
  await person.close();
});

// Plays on, with the card wherever it is offered, until the log tells that somebody plays it: it may be offered to be laid aside.
async function playCard(page: Page, choice: string, says: string): Promise<void> {
  const log = page.getByRole('tab', { name: 'Log' });
  for (let step = 0; step < 120 && (await untilAsked(page)); step++) {
    const open = await choicesOf(page);
    const plays = open.includes(choice);
    await choose(page, plays ? choice : (open[0] ?? ''));
    if (!plays) continue;
    await untilAsked(page);
    await log.click();
    await page.locator('[data-line]').first().waitFor();
    if ((await page.locator('[data-line]').filter({ hasText: says }).count()) > 0) return;
    await log.click();
  }
  throw new Error(`Nobody was told "${says}".`);
}

test('a new card of two effects: made, read, played by hand and measured', async () => {
  const person = await arrive();
  const { page, errors } = person;
  const took = stopwatch('A new card of two effects');
  await findWorkshop(page, 'bridgefront');
  await page.getByText('The whole card').click();
  await page.getByLabel('Name of a new card').fill('Field Rations');
  await page.getByRole('button', { name: 'New card from nothing' }).click();
  await page.getByText('New card Field Rations').waitFor();
  await page.getByLabel('Deck', { exact: true }).selectOption('starter');
  const copies = page.getByRole('spinbutton', { name: 'Copies' }).last();
  await copies.fill('4');
  await copies.press('Enter');
  const effects = page.getByRole('group', { name: 'Effects' });
  await effects.getByLabel('Effects, no. 1').first().selectOption('gold');
  await effects.getByLabel('Add: effects').selectOption('draw');
  await page
    .getByText(/Field Rations: Order, .*Gain 1 gold\. .*[Dd]raw 1 card/)
    .first()
    .waitFor();
  took('made, and read in the terminal’s words');
  await picture(page, 'new-card-day');
  await page.getByRole('button', { name: 'Measure' }).click();
  took(`measured: ${await answered(page)}`);
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('button', { name: 'Play it against bots' }).click();
  await page.locator('[data-question]').waitFor();
  took('dealt');
  await playCard(page, 'card:new-1-field-rations', 'plays Field Rations');
  took('played by hand, and told in the log');
  await picture(page, 'played-day');
  expect(errors).toEqual([]);
  await person.close();
});

test('a figure of one’s own, defined and measured', async () => {
  const person = await arrive();
  const { page, errors } = person;
  const took = stopwatch('A figure of one’s own');
  await findWorkshop(page, 'bridgefront');
  await page.getByText('A figure of your own').click();
  await page.getByLabel('Facts of').selectOption('rounds');
  await page.getByLabel('Together').selectOption('round');
  await page.getByLabel('In which').selectOption('nobody');
  await page.getByRole('button', { name: 'One more condition' }).click();
  await page.getByLabel('What', { exact: true }).selectOption('mines');
  await page.getByRole('button', { name: 'Count this' }).click();
  await page.getByRole('tab', { name: 'Rules' }).click();
  await page.locator('details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
  await page.locator('details[open] button[aria-label$=": more"]:enabled').first().click();
  took('defined');
  await page.getByRole('button', { name: 'Measure' }).click();
  const main = page.getByRole('table', { name: 'What decides' }).first();
  await main.getByText('The share of rounds in which nobody has mines').waitFor({ timeout: 200_000 });
  took('measured');
  await picture(page, 'own-figure-day');
  await page.getByRole('button', { name: 'Stop' }).click();
  expect(errors).toEqual([]);
  await person.close();
});

// What is printed and has no face of its own lies in the same editor.
test.each([
  ['heartland', 'Ember Riders', /Ember Riders: deck of 50 cards/],
  ['twin-bridges', 'The four decks', /The Old Watch: /],
  ['fells-and-fords', 'Clan Host', /Clan Host: whole army/],
  ['fells-and-fords', 'The Long Causeway', /1 VP if three of your units/],
])('%s: %s is changed in its form, by night on a phone too', async (game, name, says) => {
  for (const look of [
    { viewport: laptop, colorScheme: 'light' },
    { viewport: phone, colorScheme: 'dark' },
  ] as const) {
    const person = await arrive(look);
    const { page, errors } = person;
    await page.goto(`${server.url}/workshop/${game}`);
    await page.getByRole('heading', { name: 'What does it do?' }).waitFor();
    await page.getByLabel('Card', { exact: true }).selectOption({ label: name });
    await page.getByText(says).first().waitFor();
    await page.getByText('The whole card').click();
    await picture(page, `${game}-${name.toLowerCase().replaceAll(' ', '-')}-${look.colorScheme}`);
    expect(errors).toEqual([]);
    await person.close();
  }
});
