// Heartland on its table: whole matches by clicking what is lit, a deck of one's own, two people, the keyboard, and access.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { closeList, examiner, openList, problemsOf } from '../support/examine.ts';
import { personAt, seatPeople } from '../support/people.ts';
import type { TableWish } from '../support/people.ts';
import { choicesOf, choose, playOn, questionOf, untilAsked, untilBeyond } from '../support/play.ts';
import { browser, server } from '../support/stage.ts';
import { playByLight } from '../support/by-light.ts';

const game = 'heartland';
const laptop = { viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' } as const;
const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce', hasTouch: true } as const;
const short = { life: 6, deck0: 'ember-riders', deck1: 'stonefen-assembly' };

/** One person against a bot that chooses at random, in a match that follows from its seed. */
async function alone(
  options: NonNullable<TableWish['options']>,
  seed: string,
  look: TableWish['look'] = laptop,
) {
  const before = () => server.drawFrom(seed);
  const table = await seatPeople(browser, server.url, { game, bots: ['random'], options, look, before });
  const close = () => Promise.all([table.close(), server.drawFrom(null)]);
  return { ...personAt(table, 0), table: { ...table, close } };
}

test('a deck of one’s own, and a whole match by clicking what is lit', async () => {
  const { page, errors, table } = await alone(
    { deck0: 'built', deck1: 'ember-riders', life: 8 },
    'a deck of one’s own',
  );
  const builder = page.getByRole('region', { name: 'Build your own deck' });
  const bring = builder.getByRole('button', { name: 'Bring this deck' });
  expect(await bring.isDisabled()).toBe(true);
  await builder.getByRole('button', { name: 'Begin with Oxbow Wardens' }).click();
  await builder.getByText('25 of 25 army cards, 25 of 25 civic cards').waitFor();
  // One card less, another more: the list is the reader's.
  await builder.getByRole('button', { name: 'One Ditch Levy less' }).click();
  await builder.getByText('24 of 25 army cards').waitFor();
  expect(await bring.isDisabled()).toBe(true);
  await builder.getByRole('button', { name: 'One Fen Giant more' }).click();
  expect(await problemsOf(page)).toEqual([]);
  await bring.click();
  await builder.waitFor({ state: 'hidden' });
  expect(await playByLight(page, { seed: 5 })).toBeGreaterThan(12);
  await page.getByRole('region', { name: 'Result' }).waitFor();
  const lives = await page.locator('[data-life]').allInnerTexts();
  expect(lives.map(Number).every((life) => life >= 0)).toBe(true);
  expect(errors).toEqual([]);
  await table.close();
});

test('two people, one on a laptop by the list and one on a phone, to the end', async () => {
  const table = await seatPeople(browser, server.url, { game, people: 2, options: short, look: phone });
  const [first, second] = [personAt(table, 0), personAt(table, 1)];
  await first.page.setViewportSize(laptop.viewport);
  for (const { page } of table.people) {
    await page.locator('[data-question]').waitFor();
    await openList(page);
  }
  const made = await Promise.all([
    playOn(first.page, { seed: 3, prefer: ['villager:', 'unit:', 'settle:'] }),
    playOn(second.page, { seed: 4, prefer: ['villager:', 'unit:', 'settle:'] }),
  ]);
  expect(Math.min(...made)).toBeGreaterThan(10);
  for (const { page, errors } of table.people) {
    expect(await questionOf(page)).toBe('over');
    expect(errors).toEqual([]);
  }
  await first.page.getByRole('region', { name: 'Result' }).waitFor();
  await table.close();
});

test.each([
  { name: 'laptop, light', look: { ...laptop, colorScheme: 'light' } },
  { name: 'phone, dark', look: { ...phone, colorScheme: 'dark' } },
] as const)('access and the keyboard: $name', async ({ look }) => {
  const { page, errors, table } = await alone(short, 'access', look);
  await page.locator('[data-question]').waitFor();
  await openList(page);
  await playOn(page, { seed: 2, offered: 'villager:' });
  const { at, findings } = examiner(page);
  await at('the strategy phase');
  await closeList(page);
  // A villager from the hand: Tab reaches the hand, arrows walk along it, Enter plays.
  const cards = page.getByRole('list', { name: 'Your hand' }).getByRole('button');
  await cards.first().focus();
  await page.keyboard.press('ArrowRight');
  expect(await cards.nth(1).evaluate((card) => card === document.activeElement)).toBe(true);
  for (let walk = 0; walk < 8; walk++) {
    const legal = await page.evaluate(
      () => document.activeElement?.getAttribute('aria-disabled') === 'false',
    );
    if (legal) break;
    await page.keyboard.press('ArrowRight');
  }
  const before = await questionOf(page);
  await page.keyboard.press('Enter');
  await untilBeyond(page, before);
  await openList(page);
  await untilAsked(page);
  // A commit: pick a ready unit up, send it, and the table tells what would come of it.
  await playOn(page, { seed: 6, offered: 'commit', prefer: ['villager:', 'unit:'] });
  await closeList(page);
  const ready = page.locator('button[data-unit][data-lit]').first();
  await ready.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Send .* to the first frontier/ }).focus();
  await at('a unit is picked up');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Commit: 1 advances' }).waitFor();
  await at('a commit');
  expect(findings).toEqual([]);
  expect(errors).toEqual([]);
  await table.close();
});

test('the focus follows a unit that is placed, and is not lost when the commit is sent', async () => {
  const { page, errors, table } = await alone(short, 'the focus');
  await playOn(page, { seed: 6, offered: 'commit', prefer: ['villager:', 'unit:'] });
  const focused = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset['unit'] ?? '');
  const ready = page.locator('button[data-unit][data-lit]').first();
  const unit = await ready.getAttribute('data-unit');
  await ready.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Send .* to the first frontier/ }).focus();
  await page.keyboard.press('Enter');
  const commit = page.getByRole('button', { name: 'Commit: 1 advances' });
  await commit.waitFor();
  await expect.poll(focused).toBe(unit);
  const before = await questionOf(page);
  await commit.focus();
  await page.keyboard.press('Enter');
  await untilBeyond(page, before);
  await untilAsked(page);
  await expect
    .poll(() =>
      page.evaluate(() =>
        document.activeElement?.matches('main [data-lit], [data-actions], [data-actions] *'),
      ),
    )
    .toBe(true);
  expect(errors).toEqual([]);
  await table.close();
});

/** Controls of the table that are lit and that a click in their middle does not meet. */
function coveredOn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-part="stage"] [data-lit]')].flatMap((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      const met = document.elementFromPoint(left + width / 2, top + height / 2);
      return one.contains(met) ? [] : [one.getAttribute('aria-label') ?? one.textContent];
    }),
  );
}

const sizes = [
  [1440, 900],
  [390, 844],
  [844, 390],
] as const;

/** The frontiers from left to right, those that stand in one row with the first. */
function columnsOn(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('[data-frontier]')];
    const boxes = all.map((one) => ({
      frontier: Number(one.dataset['frontier']),
      box: one.getBoundingClientRect(),
    }));
    const row = boxes.filter(({ box }) => box.top === boxes[0]?.box.top && box.right <= innerWidth + 1);
    return row.toSorted((one, other) => one.box.left - other.box.left).map(({ frontier }) => frontier);
  });
}

const wardens = { deck0: 'oxbow-wardens', deck1: 'stonefen-assembly', life: 60, firstInitiative: 'seat-0' };

/** Plays until a settlement can be founded, in place of a commit for which a unit is ready at home. */
async function untilSettling(page: Page): Promise<void> {
  const ready = page.locator('section[aria-label="Your heartland"] button[data-unit][data-lit]');
  for (let round = 0; round < 300; round++) {
    await untilAsked(page);
    const open = await choicesOf(page);
    if (open.some((one) => one.startsWith('settle:')) && open.includes('commit') && (await ready.count()) > 0)
      return;
    const sends = open.filter((one) => one.startsWith('go:'));
    const wish = ['keep', 'villager:', 'unit:', 'done', 'occupy:', 'draw:civic'].flatMap((kind) =>
      open.filter((one) => one.startsWith(kind)),
    );
    // One unit goes, so that others are left at home.
    const commits = open.includes('commit') && (await ready.count()) > 1 ? ['commit'] : [];
    const rest = open.filter(
      (one) => one === 'pass' || one.startsWith('kill:') || one.startsWith('discard:'),
    );
    await choose(page, [...wish, ...sends, ...commits, ...rest][0] ?? open[0] ?? '');
  }
  throw new Error('No settlement could be founded beside a commit.');
}

test('who settles is asked for the frontier alone, and confirms it', async () => {
  const { page, errors, table } = await alone(wardens, 'who settles');
  await untilSettling(page);
  const [settle = ''] = (await choicesOf(page)).filter((one) => one.startsWith('settle:'));
  await choose(page, settle);
  const asked = await questionOf(page);
  // Units cannot be sent meanwhile, and what the bar says is what the heading asks.
  expect(await page.locator('[data-unit][data-lit]').count()).toBe(0);
  const bar = page.getByRole('group', { name: 'Actions' });
  expect(await bar.innerText()).toMatch(/^Choose the frontier for .*\.\s*Keep it in hand$/);
  const way = page.locator('[data-frontier] > button[data-lit]').first();
  // What it does is said at the middle line, over nobody.
  const says = page.locator('[data-frontier] span', { hasText: /^Settle .* here$/ });
  expect(await says.count()).toBeGreaterThan(0);
  for (const one of await says.all())
    expect(
      await one.evaluate((label) => {
        const { top, bottom, left, right } = label.getBoundingClientRect();
        return [...document.querySelectorAll('[data-frontier] [data-unit]')].filter((unit) => {
          const box = unit.getBoundingClientRect();
          return box.top < bottom - 4 && box.bottom > top + 4 && box.left < right && box.right > left;
        }).length;
      }),
    ).toBe(0);
  await way.click();
  // Meant, not yet sent: it can be changed, confirmed, or left.
  await page.waitForTimeout(300);
  expect(await questionOf(page)).toBe(asked);
  const confirm = page.locator('[data-primary]', { hasText: /^Settle .* in the .* frontier/ });
  await confirm.waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await bar.getByRole('button', { name: 'Keep it in hand' }).click();
  await page.locator(`[data-question="${asked.replace('/1', '/0')}"]`).waitFor();
  await untilAsked(page);
  await choose(page, settle);
  await way.click();
  await confirm.click();
  await untilBeyond(page, asked);
  expect(await page.locator('[data-planned]').count()).toBe(0);
  expect(errors).toEqual([]);
  await table.close();
});

test('a commit in the making is still there after a reload, and gives way to another action', async () => {
  const { page, errors, table } = await alone(wardens, 'a commit in the making');
  await untilSettling(page);
  const [settle = ''] = (await choicesOf(page)).filter((one) => one.startsWith('settle:'));
  const unit = page.locator('section[aria-label="Your heartland"] button[data-unit][data-lit]').first();
  const id = (await unit.getAttribute('data-unit')) ?? '';
  await unit.click();
  await page.getByRole('button', { name: /^Send .* to the first frontier/ }).click();
  const commit = page.getByRole('button', { name: 'Commit: 1 advances' });
  await commit.waitFor();
  const planned = page.locator(`button[data-planned="go:${id},1"]`);
  await planned.waitFor();
  await page.getByRole('group', { name: 'With your plan' }).waitFor();
  // What is said of the commit lies on none of those who may go too.
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => columnsOn(page), { message: `${width} x ${height}` }).toEqual([1, 2, 3]);
    expect(await coveredOn(page), `${width} x ${height}`).toEqual([]);
  }
  await page.setViewportSize(laptop.viewport);
  await page.reload();
  await commit.waitFor();
  await page.locator(`[data-frontier="1"] [data-unit="${id}"]`).waitFor();
  await planned.waitFor();
  // Another action replaces it, in the list and on the table.
  const slug = settle.split(':')[1] ?? '';
  const name = new RegExp(slug.replaceAll('-', ' '), 'i');
  await page
    .getByRole('list', { name: 'Your hand' })
    .getByRole('button', { name })
    .first()
    .click({ force: true });
  await page.locator(`button[data-planned="${settle}"]`).waitFor();
  expect(await planned.count()).toBe(0);
  expect(await commit.count()).toBe(0);
  expect(await page.locator(`[data-frontier] [data-unit="${id}"]`).count()).toBe(0);
  expect(errors).toEqual([]);
  await table.close();
});

test('keys number what is shown, from 1', async () => {
  const { page, errors, table } = await alone(short, 'keys');
  await playOn(page, { seed: 3, offered: 'pass' });
  const numbers = () =>
    page
      .locator('button[data-choice] kbd')
      .evaluateAll((all) => all.filter((key) => key.checkVisibility()).map((key) => key.textContent ?? ''));
  const count = (await choicesOf(page)).length;
  expect(count).toBeGreaterThan(1);
  // The button of the panel has a key of its own.
  expect(await numbers()).toEqual([]);
  await page.keyboard.press('c');
  const all = Array.from({ length: count }, (_, at) => (at < 9 ? String(at + 1) : ''));
  await expect.poll(numbers).toEqual(all);
  await page.getByText('List the choices').first().click();
  await expect.poll(numbers).toEqual([]);
  const question = await questionOf(page);
  await page.keyboard.press('e');
  await untilBeyond(page, question);
  await page.getByRole('tab', { name: 'Log' }).click();
  await page.getByText('passes').first().waitFor();
  expect(errors).toEqual([]);
  await table.close();
});

test.each([
  { width: 390, height: 844 },
  { width: 844, height: 390 },
])('on a phone what is asked is whole, its answers over no life, $width x $height', async (viewport) => {
  const { page, errors, table } = await alone(short, 'what is asked on a phone', {
    ...phone,
    viewport,
    asked: 'able',
  });
  await page.locator('[data-lit]').first().waitFor();
  const faults: string[] = [];
  for (const question of [2, 6, 11, 16]) {
    await playByLight(page, { seed: 7 + question, question });
    const found = await page.evaluate(() => {
      const cut = [...document.querySelectorAll('[data-prompt] :is(h2 span, [data-tick])')].filter(
        // Tails of letters reach below lines as close as these.
        (one) =>
          one.scrollHeight > one.clientHeight + parseFloat(getComputedStyle(one).fontSize) / 2 ||
          one.scrollWidth > one.clientWidth + 1,
      );
      const taken = [...document.querySelectorAll('[data-life], [data-seat-plate]')].map((one) =>
        one.getBoundingClientRect(),
      );
      const over = [...document.querySelectorAll('[data-bar] button, [data-recap] button')].filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return taken.some(
          (box) => left < box.right && right > box.left && top < box.bottom && bottom > box.top,
        );
      });
      // Figures that are told from one another, however low their row is.
      const small = [...document.querySelectorAll<HTMLElement>('[data-vital][style*="--a"]')].filter(
        ({ children, offsetWidth }) => (children[1]?.clientHeight ?? 0) < offsetWidth * 0.55,
      );
      return [...cut, ...over, ...small].map((one) => one.textContent);
    });
    faults.push(...found.map((words) => `question ${question}: ${words}`));
  }
  expect(faults).toEqual([]);
  expect(errors).toEqual([]);
  await table.close();
});
