// Four people, four browsers, one table: plans stay sealed, what was planned can be taken back, and nobody's browser is
// ever sent more than the rules let its seat know.

import type { MatchRecord } from '@bridgefront/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allowedTo } from '../support/allowed.ts';
import { readSent } from '../support/follow.ts';
import { personAt, seatPeople } from '../support/people.ts';
import type { SeatedTable } from '../support/people.ts';
import { choicesOf, choose, openChoices, playOn, untilAsked } from '../support/play.ts';
import { browser, server } from '../support/stage.ts';

let table: SeatedTable;

beforeAll(async () => {
  table = await seatPeople(browser, server.url, { people: 4, options: { rounds: 2 } });
});

afterAll(async () => {
  await table.close();
});

test('while somebody plans, the others are sent nothing of it, and what was planned can be taken back', async () => {
  // Capitals are taken one after the other; the starting Bridges are planned by all at once.
  await Promise.all(table.people.map(({ page }, seat) => playOn(page, { seed: seat + 1, offered: 'edge:' })));
  const [ada, ...others] = table.people;
  if (ada === undefined) throw new Error('Nobody.');
  const heard = others.map(({ received }) => received.length);
  const [edge = ''] = await choicesOf(ada.page);
  await choose(ada.page, edge);
  const planned = await choicesOf(ada.page);
  expect(planned).not.toContain(edge);
  await ada.page
    .getByRole('button', { name: /^Take back/ })
    .first()
    .click();
  await ada.page.locator(`button[data-choice="${edge}"]`).waitFor({ state: 'attached' });
  await choose(ada.page, edge);
  while (await ada.page.locator(openChoices).count())
    await choose(ada.page, (await choicesOf(ada.page))[0] ?? '');
  await ada.page.getByText('Your plan is sealed.').first().waitFor();
  // A line of chat comes after everything that was sent before it.
  await ada.page.getByRole('tab', { name: /Chat/ }).click();
  await ada.page.getByLabel('Write to the table').fill('Sealed!');
  await ada.page.keyboard.press('Enter');
  for (const [index, { page, received }] of others.entries()) {
    await page.getByRole('tab', { name: /Chat/ }).click();
    await page.getByText('Sealed!').waitFor();
    const news = received.slice(heard[index]).join('\n');
    expect(news).toContain('"/view/decision/seats/0/sealed"');
    expect(news).not.toContain('edge:');
    expect(news).not.toContain('"reports":[{');
    // Their own question is as it was.
    expect(await untilAsked(page)).toBe(true);
    expect(await choicesOf(page)).not.toHaveLength(0);
  }
});

test('to the end: every document and every report is what the rules allow that seat, and not a word more', async () => {
  await Promise.all(table.people.map(({ page }, seat) => playOn(page, { seed: seat + 5 })));
  const { page } = personAt(table, 0);
  await page.getByRole('region', { name: 'Result' }).waitFor();
  const answer = await page.request.get(`${server.url}/api/matches/${table.match}/record`);
  const allowed = allowedTo((await answer.json()) as MatchRecord);
  for (const [seat, person] of table.people.entries()) {
    const { documents, reports, seats } = readSent(person.received);
    expect(seats).toEqual([seat]);
    expect(documents.length).toBeGreaterThan(20);
    for (const { view, host } of documents) {
      expect(view.seat).toBe(seat);
      expect(view.table).toEqual(
        host.decision === null ? allowed[seat]?.atEnd : allowed[seat]?.tables.get(host.decision),
      );
      for (const other of view.decision?.seats ?? []) expect(Object.keys(other)).toEqual(['seat', 'sealed']);
    }
    expect(reports.map(({ face }) => face)).toEqual(allowed[seat]?.faces);
    // The comparison means something: secrets there are, and they differ.
    const secrets = documents.map(({ view }) => JSON.stringify((view.table as { own?: object }).own));
    expect(new Set(secrets).size).toBeGreaterThan(5);
    const before = documents.filter(({ view }) => view.outcome === null);
    for (const { view } of before) expect(view.table).not.toHaveProperty('all');
    expect(person.errors).toEqual([]);
  }
});
