// Castles on its board: a whole match by clicking what is lit, the Trap order, two people, and access.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { closeList, examiner, openList } from '../support/examine.ts';
import { enter } from '../support/browser.ts';
import { act, calm, personAt, seatPeople } from '../support/people.ts';
import {
  choicesOf,
  choose,
  openChoices,
  playOn,
  questionOf,
  untilAsked,
  untilBeyond,
} from '../support/play.ts';
import { browser, server } from '../support/stage.ts';

const short = { castleHp: 10, firstPlayer: 'seat-0' };
// For players who choose at random and would go on for long.
const shorter = { ...short, turnLimit: 30 };
/** What somebody prefers who wants the enemy's Castle and no more: its Wizard reaches it from the start. */
const quick = ['at:castle', 'unit:wizard', 'done', 'discard:', 'order:hold'];
const heldCard = '[data-piece][aria-pressed="true"]';
const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce', hasTouch: true } as const;

/** What is lit on the board and in the hand now, the best for a quick siege first. */
async function lit(page: Page): Promise<string | null> {
  return page.evaluate((choices) => {
    const open = new Set(
      [...document.querySelectorAll<HTMLElement>(choices)].map(({ dataset }) => dataset['choice'] ?? ''),
    );
    const board = [...document.querySelectorAll<HTMLElement>('[data-piece]')].map(
      ({ dataset }) => dataset['piece'],
    );
    const find = (kind: string, good: (name: string) => boolean = () => true): string | null => {
      const name = board.find((piece) => piece !== undefined && open.has(`${kind}:${piece}`) && good(piece));
      return name === undefined ? null : `[data-piece="${name}"]`;
    };
    const zone = ['blue-middle', 'blue-front', 'red-front', 'red-middle', 'red-castle'].find((one) =>
      open.has(`zone:${one}`),
    );
    const card = [...document.querySelectorAll<HTMLElement>('[data-card]')].find(
      ({ dataset }) => open.has(`play:${dataset['card']}`) || open.has(`discard:${dataset['card']}`),
    );
    return (
      find('at', (name) => name.startsWith('castle')) ??
      find('at') ??
      find('with') ??
      (zone === undefined ? null : `[data-way="${zone}"]`) ??
      (card === undefined ? null : `[data-card="${card.dataset['card']}"]`) ??
      find('unit', (name) => /^(wizard|spearman|archer|cannon)/.test(name))
    );
  }, openChoices);
}

function zoneInFocus(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => document.activeElement?.closest('[data-zone]')?.getAttribute('data-zone'));
}

async function order(page: Page): Promise<void> {
  const panel = page.getByRole('region', { name: 'Your Trap order for the enemy’s next turn' });
  await panel.getByLabel('Spring Traps on').selectOption('on Soldiers');
  await page.locator('[data-primary]', { hasText: 'Give this order' }).click();
}

/** Whether the click has made the table hold a card, where the question stays as it was. */
async function isHeld(page: Page, before: string): Promise<boolean> {
  const held = await page.waitForFunction(
    ([card, question]) => {
      const now = document.querySelector('[data-question]')?.getAttribute('data-question');
      return now !== question ? 'beyond' : document.querySelector(card) !== null && 'held';
    },
    [heldCard, before] as const,
    { polling: 20, timeout: 60_000 },
  );
  return (await held.jsonValue()) === 'held';
}

/** Plays by clicking the board until the match is over; returns the clicks. */
async function siege(page: Page): Promise<number> {
  let clicks = 0;
  for (; clicks < 900 && (await untilAsked(page)); clicks++) {
    const before = await questionOf(page);
    const target = await lit(page);
    const orders = page.locator('button[data-choice="order:hold"]');
    if (target !== null) {
      // The words of what the pointer rests on may lie over what is clicked next.
      await page.mouse.move(0, 0);
      await page.locator(target).first().click();
      // A card with one target waits for a click on it.
      if (before.endsWith('/0') && (await isHeld(page, before)))
        await page.locator('[data-piece][data-lit]').click();
    } else if ((await orders.count()) > 0) await order(page);
    else {
      const button = page.getByRole('button', { name: /End the turn|No more|Look at cards/ });
      if ((await button.count()) > 0) await button.first().click();
      else {
        await choose(page, (await choicesOf(page))[0] ?? '');
        continue;
      }
    }
    await untilBeyond(page, before);
  }
  return clicks;
}

test('a whole match by clicking what is lit on the board', async () => {
  const table = await seatPeople(browser, server.url, { game: 'castles', bots: ['random'], options: short });
  const { page, errors } = personAt(table, 0);
  await page.locator('[data-question]').waitFor();
  // Arrow keys walk from card to card along the strip, and back.
  await page.locator('[data-piece="wizard-1"]').focus();
  const walked: (string | null | undefined)[] = [];
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press(step < 11 ? 'ArrowRight' : 'ArrowLeft');
    const zone = await zoneInFocus(page);
    if (walked.at(-1) !== zone) walked.push(zone);
  }
  expect(walked.filter((zone) => zone !== 'red-castle').slice(0, 3)).toEqual([
    'red-middle',
    'blue-middle',
    'blue-castle',
  ]);
  // The Wizard lights what he may hit: the enemy Castle, with what the blow would take.
  await page.locator('[data-piece="wizard-1"]').click();
  await page.locator('[data-piece="castle-2"]', { hasText: '−2' }).waitFor();
  // Another card replaces the plan under way.
  await page.locator('[data-piece="general-1"]').click();
  await page.locator('[data-way="red-front"]').waitFor();
  // What ends the turn stays where it is, and puts down what is picked.
  const picked = await questionOf(page);
  await page.locator('[data-primary]', { hasText: 'End the turn' }).click();
  await untilBeyond(page, picked);
  expect(await page.locator(heldCard).count()).toBe(0);
  expect(await siege(page)).toBeGreaterThan(6);
  await page.getByRole('region', { name: 'Result' }).waitFor();
  expect(errors).toEqual([]);
  await table.close();
});

test('two teams, each of a person and a bot, to the end by clicking', async () => {
  const table = await seatPeople(browser, server.url, {
    game: 'castles',
    people: 2,
    bots: ['random', 'random'],
    options: short,
  });
  const [red, blue] = [personAt(table, 0), personAt(table, 1)];
  await untilAsked(red.page);
  // Each card of the three others would be shown for more than a second.
  for (const { page } of [red, blue]) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByLabel('Speed of the reveal').first().selectOption({ label: 'Result only' });
    await page.keyboard.press('Escape');
  }
  // Everybody of a side sees what the other holds, and the plates of a side bear one mark.
  await red.page.locator('[data-hand-of="2"]', { hasText: 'holds' }).waitFor();
  await blue.page.locator('[data-hand-of="3"]', { hasText: 'holds' }).waitFor();
  const clicks = await Promise.all([siege(red.page), siege(blue.page)]);
  expect(Math.min(...clicks)).toBeGreaterThan(2);
  const results = [red, blue].map(({ page }) => page.getByRole('region', { name: 'Result' }));
  for (const result of results) await result.waitFor();
  const crowned = await Promise.all(results.map((result) => result.locator('li svg[aria-label]').count()));
  expect(crowned).toEqual([2, 2]);
  expect([...red.errors, ...blue.errors]).toEqual([]);
  await table.close();
});

test(
  'a series by mail: points between two sieges, and on to the end after a break',
  { timeout: 240_000 },
  async () => {
    const table = await seatPeople(browser, server.url, {
      game: 'castles',
      people: 2,
      options: { ...shorter, series: 2 },
      clock: { kind: 'mail', days: 1 },
    });
    const [ada, ben] = [0, 1].map((seat) => personAt(table, seat));
    const shown = '[data-part="stage"] [data-totals]';
    await Promise.all(
      [ada, ben].map(({ page }, seat) => playOn(page, { seed: seat + 21, shown, prefer: quick })),
    );
    await ada.page.getByText('Siege 1 of 2 is over').first().waitFor();
    await ada.page.getByText('Ben has the first turn of the next siege and begins it.').waitFor();
    // Another day: everything is as it was left, and whoever begins does so.
    for (const { page } of [ada, ben]) await page.reload();
    await ada.page.locator(shown).waitFor();
    await ben.page.locator('[data-part="stage"]').getByRole('button', { name: 'Begin siege 2' }).click();
    await Promise.all([siege(ada.page), siege(ben.page)]);
    for (const { page } of [ada, ben]) {
      await page.getByRole('region', { name: 'Result' }).waitFor();
      const totals = page.locator('[data-totals]').last();
      const figures = (part: string) => totals.locator(`${part} td`).allTextContents();
      const read = (text: string): number =>
        Number(/−?[\d,]+(?=(won)?$)/.exec(text)?.[0].replaceAll(',', '').replace('−', '-'));
      const lines = (await figures('tbody')).map(read);
      expect(lines).toHaveLength(6);
      const sums = [0, 1].map((side) =>
        lines.filter((_, at) => at % 2 === side).reduce((sum, one) => sum + one, 0),
      );
      expect((await figures('tfoot')).map(read)).toEqual(sums);
      expect(sums[0] + sums[1]).toBe(3000);
    }
    expect([...ada.errors, ...ben.errors]).toEqual([]);
    await table.close();
  },
);

test('two who play together talk apart from the enemy, and say which way', async () => {
  const table = await seatPeople(browser, server.url, { game: 'castles', people: 3, options: short });
  const [ada, ben, cleo] = [0, 1, 2].map((seat) => personAt(table, seat));
  await untilAsked(ada.page);
  for (const { page } of [ada, ben, cleo]) await page.getByRole('tab', { name: /Chat/ }).click();
  // What is written goes to the side until the writer says otherwise; who plays alone has no choice.
  await ada.page.getByLabel('Write to your side').fill('Archers first');
  await ada.page.keyboard.press('Enter');
  await ada.page.getByLabel('Everybody').check();
  await ada.page.getByLabel('Write to the table').fill('Good luck!');
  await ada.page.keyboard.press('Enter');
  const lines = ({ page }: typeof ada) => page.getByRole('log', { name: 'Chat' }).locator('[data-to]');
  for (const one of [ada, ben, cleo]) await lines(one).getByText('Good luck!').waitFor();
  expect(await lines(cleo).first().innerText()).toMatch(/to your side[^]*Archers first/);
  expect(await lines(ben).count()).toBe(1);
  expect(await ben.page.getByLabel('Only my side').count()).toBe(0);
  expect(ben.received.join('\n')).not.toContain('Archers first');
  // And so it is found by who comes again.
  await cleo.page.reload();
  await cleo.page.getByRole('tab', { name: /Chat/ }).click();
  await lines(cleo).getByText('Archers first').waitFor();
  expect(await lines(cleo).count()).toBe(2);
  await table.close();
});

/** Ends the turn of whoever is asked: throws away what is too much, and holds all Traps. */
async function endTurn(page: Page): Promise<void> {
  await untilAsked(page);
  await choose(page, 'done');
  for (;;) {
    const thrown = (await choicesOf(page)).find((choice) => choice.startsWith('discard:'));
    if (thrown === undefined) break;
    await choose(page, thrown);
  }
  await choose(page, 'order:hold');
}

test('a card that is picked tells what it takes and leaves, and the Castle crumbles as it is told', async () => {
  const table = await seatPeople(browser, server.url, { game: 'castles', people: 2, options: short });
  const [red, blue] = [personAt(table, 0), personAt(table, 1)];
  const castle = red.page.locator('[data-piece="castle-2"]');
  const drawn = (page: Page) =>
    page.locator('[data-piece="castle-2"] [data-castle]').getAttribute('data-castle');
  await untilAsked(red.page);
  // The other Wizard reaches everything; nobody else in sight does, and hands do not count.
  const own = red.page.locator('[data-piece="castle-1"]');
  await own.getByText('up to 2 next turn').waitFor();
  expect(await own.getAttribute('aria-label')).toContain('up to 2 damage next turn');
  const states: (string | null)[] = [];
  for (const left of [8, 6, 4, 2, 0]) {
    await untilAsked(red.page);
    await red.page.locator('[data-piece="wizard-1"]').click();
    await castle.getByText('−2').waitFor();
    expect(await castle.innerText()).toContain(left === 0 ? '−2' : `→ ${left}`);
    expect(await castle.getAttribute('aria-label')).toContain(left === 0 ? 'you win' : '2 damage');
    await castle.click();
    const words = left === 0 ? 'destroyed' : `${left} of 10 HP`;
    await red.page.locator(`[data-piece="castle-2"][aria-label*="${words}"]`).waitFor();
    states.push(await drawn(red.page));
    if (left === 0) break;
    await endTurn(red.page);
    expect(await drawn(blue.page)).toBe(states.at(-1));
    await endTurn(blue.page);
  }
  expect(states).toEqual(['whole', 'chipped', 'chipped', 'burning', 'fallen']);
  expect([...red.errors, ...blue.errors]).toEqual([]);
  await table.close();
});

/** Steps until the page asks again; returns how many cards stood on the board at each step. */
async function stepThrough(page: Page): Promise<number[]> {
  const next = page.getByRole('button', { name: 'Next', exact: true });
  const pieces: number[] = [];
  while (pieces.length < 200) {
    await page.locator(openChoices).or(next).first().waitFor({ state: 'attached' });
    if (!(await next.isVisible())) break;
    pieces.push(await page.locator('[data-piece]').count());
    await next.click();
  }
  return pieces;
}

/** Opens a table, ends the first turn and steps through the enemy's; `came`: the cards as its first unit came, if one did. */
async function watchEnemy() {
  const table = await seatPeople(browser, server.url, {
    game: 'castles',
    bots: ['greedy'],
    options: { firstPlayer: 'seat-0' },
    look: { ...calm, reducedMotion: 'no-preference' },
  });
  const { page, errors } = personAt(table, 0);
  await untilAsked(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByLabel('Speed of the reveal').first().selectOption({ label: 'Step by step' });
  await page.keyboard.press('Escape');
  await choose(page, 'done');
  await stepThrough(page);
  while ((await choicesOf(page)).some((choice) => choice.startsWith('discard:')))
    await choose(page, (await choicesOf(page))[0] ?? '');
  const before = await page.locator('[data-piece]').count();
  await choose(page, 'order:hold');
  // Units of the enemy come one by one; meanwhile nothing can be chosen.
  await page.getByRole('button', { name: 'Next', exact: true }).waitFor();
  expect(await choicesOf(page)).toEqual([]);
  const seen = await stepThrough(page);
  const came = seen.find((count, step) => count > (seen[step - 1] ?? before));
  return { table, page, errors, came };
}

test('the enemy’s turn is replayed step by step, and can be watched again', async () => {
  let watched = await watchEnemy();
  // An enemy with a poor hand brings nobody: another table then.
  for (let more = 0; watched.came === undefined && more < 4; more++) {
    await watched.table.close();
    watched = await watchEnemy();
  }
  const { table, page, errors, came } = watched;
  expect(came).toBeDefined();
  const next = page.getByRole('button', { name: 'Next', exact: true });
  // What came may have died again in the same turn.
  const now = await page.locator('[data-piece]').count();
  // A line of the log shows its moment once more: the board as the enemy's first unit came.
  await page.getByRole('tab', { name: 'Log' }).click();
  await page
    .locator('button[data-report]', { hasText: / plays .* to / })
    .first()
    .click();
  await next.waitFor();
  await expect.poll(() => page.locator('[data-piece]').count()).toBe(came);
  await page.getByRole('button', { name: 'To the present' }).click();
  await next.waitFor({ state: 'hidden' });
  expect(await page.locator('[data-piece]').count()).toBe(now);
  expect(errors).toEqual([]);
  await table.close();
});

const [red, blue] = ['color: var(--seat-0);', 'color: var(--seat-1);'];

/** The colours of the marks of seats in a part of the page. */
function marksOf(page: Page, within: string): Promise<string[]> {
  return page
    .locator(`${within} svg[viewBox="0 0 24 24"] g[style*="--seat"]`)
    .evaluateAll((shapes) => shapes.map((shape) => shape.getAttribute('style') ?? ''));
}

test('whoever plays Red bears the red mark, wherever the seat is shown', async () => {
  const options = { ...shorter, firstPlayer: 'seat-1' };
  const table = await seatPeople(browser, server.url, { game: 'castles', bots: ['random'], options });
  const { page, errors } = personAt(table, 0);
  await untilAsked(page);
  const marks = (within: string): Promise<string[]> => marksOf(page, within);
  // The seats in their order, the second of them Red.
  expect(await marks('ul[aria-label="Players"]')).toEqual([blue, red]);
  await playOn(page, { seed: 5, prefer: quick });
  const result = page.getByRole('region', { name: 'Result' });
  await result.waitFor();
  const [first] = await result.locator('ol li').allInnerTexts();
  expect((await marks('[aria-label="Result"] ol'))[0]).toBe(first?.includes('(you)') === true ? blue : red);
  await page.goto(`${server.url}/matches`);
  await page.getByRole('list', { name: 'Seats' }).waitFor();
  expect(await marks('ul[aria-label="Seats"]')).toEqual([blue, red]);
  expect(errors).toEqual([]);
  await table.close();
});

test('before the start seats bear the marks that are known, and none where the lot decides', async () => {
  const person = await enter(browser, calm);
  const { page, errors } = person;
  await act(person, server.url, '/session', { name: 'Ada' });
  const seats = [{ kind: 'human' }, { kind: 'human' }];
  for (const { seating, firstPlayer, known } of [
    { seating: 'as-taken', firstPlayer: 'seat-1', known: [blue, red] },
    { seating: 'as-taken', firstPlayer: 'random', known: [] },
    { seating: 'random', firstPlayer: 'seat-1', known: [] },
  ]) {
    const wish = { game: 'castles', seats, seating, options: { firstPlayer } };
    const { id } = await act(person, server.url, '/matches', wish);
    await page.goto(`${server.url}/m/${id}`);
    const list = page.getByRole('region', { name: 'Seats' });
    await list.getByRole('listitem').nth(1).waitFor();
    expect(await list.locator('li > svg').count()).toBe(2);
    expect(await marksOf(page, 'section[aria-labelledby="seats"]')).toEqual(known);
  }
  expect(errors).toEqual([]);
  await person.close();
});

test('two people besiege each other to the end', async () => {
  const table = await seatPeople(browser, server.url, {
    game: 'castles',
    people: 2,
    options: { ...short, turnLimit: 14 },
  });
  const made = await Promise.all(table.people.map(({ page }, seat) => playOn(page, { seed: seat + 5 })));
  expect(Math.min(...made)).toBeGreaterThan(5);
  for (const { page, errors } of table.people) {
    await page.getByRole('region', { name: 'Result' }).waitFor();
    expect(errors).toEqual([]);
  }
  await table.close();
});

test.each([
  {
    name: 'laptop',
    look: { ...calm, viewport: { width: 1280, height: 720 } },
    schemes: ['light', 'dark'],
  },
  { name: 'phone', look: phone, schemes: ['dark'] },
] as const)('axe finds nothing on the board: $name', async ({ look, schemes }) => {
  const table = await seatPeople(browser, server.url, {
    game: 'castles',
    bots: ['greedy'],
    options: short,
    look,
  });
  const { page } = personAt(table, 0);
  const { at, findings } = examiner(page);
  const examine = async (where: string, within?: string): Promise<void> => {
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      await at(`${where}, ${colorScheme}`, within);
    }
  };
  await page.locator('[data-question]').waitFor();
  // The hand is in sight with the board.
  await expect
    .poll(async () => {
      const hand = await page.getByRole('region', { name: 'Your hand' }).boundingBox();
      const main = await page.locator('main').boundingBox();
      return hand !== null && main !== null && hand.y + hand.height <= main.y + main.height + 1;
    })
    .toBe(true);
  await openList(page);
  await untilAsked(page);
  await examine('start');
  // The sheet gives the stage its room back.
  await closeList(page);
  await page.locator('[data-piece="wizard-1"]').click();
  await page.locator('[data-piece="castle-2"]', { hasText: '−2' }).waitFor();
  // Around the main part nothing has changed.
  await examine('a Wizard aims', 'main');
  await page.keyboard.press('Escape');
  await openList(page);
  await playOn(page, { seed: 3, offered: 'order:' });
  await closeList(page);
  await examine('the Trap order', 'main');
  expect(findings).toEqual([]);
  await table.close();
});

test('an order that was given once stands until the sign beside the hand changes it', async () => {
  const table = await seatPeople(browser, server.url, {
    game: 'castles',
    options: short,
    bots: ['random'],
    before: () => server.drawFrom('orders'),
    look: { ...calm, asked: 'able' },
  });
  const { page, errors } = personAt(table, 0);
  await page.getByRole('button', { name: 'Ask me: when I can answer' }).waitFor();
  const panel = page.getByRole('region', { name: 'Your Trap order for the enemy’s next turn' });
  const hurry = { seed: 1, prefer: ['done', 'discard'] };
  await playOn(page, { ...hurry, shown: '[aria-label="Your Trap order for the enemy’s next turn"]' });
  await order(page);
  const sign = page.getByRole('button', { name: /^Your Trap order:/ });
  await sign.waitFor();
  const sealed = await sign.getAttribute('aria-label');
  // Two turns end without the question.
  const question = Number((await questionOf(page)).split('/')[0]) + 6;
  await playOn(page, { ...hurry, question });
  expect(await panel.count()).toBe(0);
  expect(await sign.getAttribute('aria-label')).toBe(sealed);
  await sign.click();
  await panel.getByRole('button', { name: 'Hold all Traps' }).click();
  await expect.poll(() => sign.getAttribute('aria-label')).not.toBe(sealed);
  expect(await panel.count()).toBe(0);
  expect(errors).toEqual([]);
  await table.close();
});
