// One click, and somebody who has never been here plays against bots, to the end; and two friends do so by a link.

import { expect, inject, test } from 'vitest';
import { enter } from '../support/browser.ts';
import { calm, personAt, seatPeople } from '../support/people.ts';
import { choicesOf, choose, openChoices, playOn, questionOf, untilAsked } from '../support/play.ts';
import { startServer } from '../support/server.ts';
import { browser, server } from '../support/stage.ts';

test('one click on the first screen, and the first choices of a guided match of Bridgefront', async () => {
  const ada = await enter(browser, calm);
  const { page } = ada;
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Play now', exact: true }).first().click();
  expect(await untilAsked(page)).toBe(true);
  // A first match is guided: three lines, and a start that is chosen for whoever likes.
  const coach = page.getByRole('complementary', { name: 'Your first match' });
  await expect.poll(() => coach.getByRole('listitem').count()).toBe(3);
  await coach.getByRole('button', { name: 'Begin like this' }).click();
  await expect
    .poll(async () => (await choicesOf(page)).some((choice) => /^(card|buy|pass|march)/.test(choice)), {
      timeout: 60_000,
    })
    .toBe(true);
  await expect.poll(() => coach.getByRole('listitem').count()).toBe(0);
  await coach.getByRole('button', { name: 'No more hints' }).click();
  expect(await coach.count()).toBe(0);
  // The first choices as a person makes them, by the mouse.
  for (let made = 0; made < 4 && (await untilAsked(page)); made++) {
    const [first = ''] = await choicesOf(page);
    await choose(page, first);
  }
  expect(ada.errors).toEqual([]);
  await ada.close();
});

test('a match of Bridgefront through the list, its result, its replay, and another one from a moment of it', async () => {
  const table = await seatPeople(browser, server.url, { bots: ['novice', 'novice'], options: { rounds: 3 } });
  const ada = personAt(table, 0);
  const { page } = ada;
  expect(await untilAsked(page)).toBe(true);
  expect(await playOn(page, { seed: 7 })).toBeGreaterThan(6);
  expect(await questionOf(page)).toBe('over');
  expect(await page.locator(openChoices).count()).toBe(0);
  const result = page.getByRole('region', { name: 'Result' });
  await result.getByRole('heading', { level: 2 }).waitFor();
  expect(await result.getByRole('heading', { level: 2 }).textContent()).toMatch(/won|share the win|drawn/);
  expect(await result.getByRole('list', { name: 'Ranking' }).getByRole('listitem').count()).toBe(3);
  // The dice can be checked by whoever doubts them.
  await result.locator('summary').filter({ hasText: 'dice' }).click();
  await result.getByRole('button', { name: 'Check the dice' }).click();
  await result.getByText(/The dice were fair: the secret fits/).waitFor();
  // How it came about: points by round, and moments that lead into the replay.
  await result.getByRole('region', { name: 'How it came about' }).waitFor();
  expect(await result.getByRole('table').getByRole('row').count()).toBe(3);
  // Who has won may want stronger bots, and nobody else.
  const said = await result.getByRole('heading', { level: 2 }).textContent();
  const won = said?.startsWith('You') === true;
  const stronger = result.getByRole('button', { name: 'Stronger bots' });
  const gentler = result
    .getByRole('button', { name: 'Easier bots' })
    .or(result.getByRole('link', { name: 'Lessons' }));
  await stronger.or(gentler).first().waitFor();
  expect(await stronger.count()).toBe(won ? 1 : 0);
  // The whole match can be watched again, and a link leads to any moment of it.
  await result.getByRole('link', { name: 'Watch it again' }).click();
  const slider = page.getByRole('slider', { name: 'Moment of the match' });
  await slider.waitFor();
  expect(await slider.inputValue()).toBe('0');
  expect(await page.getByLabel('Speed of the reveal').count()).toBe(1);
  await page.getByRole('button', { name: 'Forward', exact: true }).click();
  await page.getByRole('button', { name: 'Forward', exact: true }).click();
  expect(await slider.inputValue()).toBe('2');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  expect(await slider.inputValue()).toBe('1');
  // By keys, too, wherever the focus is.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  expect(await slider.inputValue()).toBe('2');
  await page.keyboard.press('ArrowLeft');
  // On a phone's side the stage has all the width but the hand's.
  const usual = page.viewportSize() ?? { width: 1280, height: 860 };
  await page.setViewportSize({ width: 844, height: 390 });
  const board = page.locator('[data-part="board"]');
  await expect
    .poll(async () => ((box) => (box?.x ?? 0) + (box?.width ?? 0))(await board.boundingBox()))
    .toBeGreaterThan(740);
  await page.setViewportSize(usual);
  // Marks lead to rounds, by their names; as many as there is room for.
  const marks = page.getByRole('list', { name: 'Jump to' }).getByRole('button');
  expect(await marks.count()).toBeGreaterThan(1);
  expect(await marks.first().textContent()).toBe('Round 1');
  const second = (await marks.nth(1).textContent()) ?? '';
  expect(second).toMatch(/^Round \d+$/);
  await marks.nth(1).click();
  const told = await page.getByRole('heading', { name: 'Replay' }).locator('xpath=../p').textContent();
  expect(told).toContain(`${second} `);
  const boxes = await marks.evaluateAll((labels) =>
    labels.map((label) => label.getBoundingClientRect().toJSON() as DOMRect),
  );
  for (const [at, box] of boxes.slice(1).entries())
    expect(box.left).toBeGreaterThanOrEqual(boxes[at]?.right ?? 0);
  // The log goes along: the line of the moment is marked and in sight, and what came later is dimmed.
  const log = page.getByRole('region', { name: 'Log' });
  const marked = log.locator('[aria-current="true"]');
  const place = async (): Promise<number> => Number(await marked.getAttribute('data-line'));
  await expect.poll(() => marked.count()).toBe(1);
  const [round, here] = [await marks.nth(1).getAttribute('title'), await place()];
  await log.getByRole('heading', { name: round ?? '' }).waitFor();
  const inSight = async (): Promise<boolean> => {
    const [line, around] = [await marked.boundingBox(), await log.boundingBox()];
    return line !== null && around !== null && line.y >= around.y && line.y < around.y + around.height;
  };
  await expect.poll(inSight).toBe(true);
  const later = log.locator('[data-later]');
  expect(await later.count()).toBeGreaterThan(0);
  expect(
    await later.evaluateAll((lines) => lines.map((line) => Number(line.getAttribute('data-line')))),
  ).toSatisfy((lines: readonly number[]) => lines.every((line) => line > here));
  for (let step = 0; step < 3; step++)
    await page.getByRole('button', { name: 'Forward', exact: true }).click();
  await expect.poll(place).toBeGreaterThan(here);
  await expect.poll(inSight).toBe(true);
  // On a phone it opens between the table and the handles.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await expect.poll(inSight).toBe(true);
  await page.setViewportSize(calm.viewport);
  await page.reload();
  await slider.waitFor();
  expect(Number(await slider.inputValue())).toBeGreaterThan(2);
  await page.getByLabel('Whose eyes').selectOption('0');
  await expect.poll(() => new URL(page.url()).searchParams.get('seat'), { timeout: 30_000 }).toBe('0');
  await page.getByRole('button', { name: 'To the end' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('button', { name: 'Stop here' }).click();
  // From a moment of it one plays on, against bots; not from the end.
  const fork = page.getByRole('button', { name: 'Play on from here' });
  await page.getByRole('button', { name: 'To the end' }).click();
  expect(await fork.isDisabled()).toBe(true);
  const begun = (await marks.nth(1).textContent()) ?? '';
  await marks.nth(1).click();
  const first = new URL(page.url()).pathname;
  await fork.click();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.waitForURL((url) => /^\/m\/[\w-]+$/.test(url.pathname) && !first.startsWith(url.pathname));
  expect(await untilAsked(page)).toBe(true);
  await page.waitForFunction((round) => document.body.innerText.includes(round), begun);
  expect(ada.errors).toEqual([]);
  await table.close();
});

test('what the coach proposes goes away when somebody would rather choose', async () => {
  const ada = await enter(browser, calm);
  const { page } = ada;
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Play now: Heartland against bots' }).click();
  const proposed = page.locator('[data-advised]');
  await proposed.first().waitFor();
  await page.getByRole('button', { name: 'I choose myself' }).click();
  await expect.poll(() => proposed.count()).toBe(0);
  // Nor is it proposed anew when the page is opened again.
  await page.reload();
  expect(await untilAsked(page)).toBe(true);
  expect(await proposed.count()).toBe(0);
  expect(ada.errors).toEqual([]);
  await ada.close();
});

test('one click opens the first battle of Fells and Fords until a match is finished, then the whole game', async () => {
  const ada = await enter(browser, calm);
  const { page } = ada;
  const begin = async (): Promise<readonly string[]> => {
    await page.goto(server.url);
    await page.getByRole('button', { name: 'Play now: Fells and Fords against bots' }).click();
    await page.waitForURL('**/m/*');
    expect(await untilAsked(page)).toBe(true);
    return choicesOf(page);
  };
  expect((await begin()).some((choice) => choice.startsWith('objective:'))).toBe(false);
  expect((await begin()).some((choice) => choice.startsWith('objective:'))).toBe(false);
  await page.evaluate(() => localStorage.setItem('finished.fells-and-fords', 'yes'));
  expect((await begin()).every((choice) => choice.startsWith('objective:'))).toBe(true);
  expect(ada.errors).toEqual([]);
  await ada.close();
});

test('Twin Bridges against a bot, from the first click to the end', async () => {
  const ada = await enter(browser, calm);
  const { page } = ada;
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Play now: Twin Bridges against bots' }).click();
  expect(await untilAsked(page)).toBe(true);
  expect(await playOn(page, { seed: 3 })).toBeGreaterThan(10);
  const result = page.getByRole('region', { name: 'Result' });
  await result.getByText('Places left before the building falls, both lives together').first().waitFor();
  expect(await page.evaluate(() => localStorage.getItem('finished.twin-bridges'))).toBe('yes');
  expect(
    await result.getByRole('list', { name: 'Moments to see again' }).getByRole('link').count(),
  ).toBeGreaterThan(0);
  expect(ada.errors).toEqual([]);
  await ada.close();
});

test('Twin Bridges between two friends, to the end', async () => {
  const table = await seatPeople(browser, server.url, { game: 'twin-bridges', people: 2 });
  const made = await Promise.all(table.people.map(({ page }, seat) => playOn(page, { seed: seat + 1 })));
  expect(Math.min(...made)).toBeGreaterThan(5);
  for (const { page, errors } of table.people) {
    await page.getByRole('region', { name: 'Result' }).waitFor();
    expect(errors).toEqual([]);
  }
  await table.close();
});

test('where nobody plays, the first screen offers bots that play for show', async () => {
  const quiet = await startServer(inject('pageDir'));
  const ada = await enter(browser, calm);
  const { page } = ada;
  await page.goto(quiet.url);
  const shown = page.getByRole('listitem').filter({ hasText: 'The strongest bots, for whoever looks on' });
  await shown.getByRole('link', { name: /^Watch / }).click();
  await page.locator('[data-part="stage"]').waitFor();
  await ada.close();
  await quiet.stop();
});
