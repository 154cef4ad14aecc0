// Fells and Fords in the browser: played to the end by what is lit on its table, alone and by two, and access to it.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { shared } from '@bridgefront/page/popovers/free-spot.ts';
import { enter } from '../support/browser.ts';
import { readSent } from '../support/follow.ts';
import { closeList, examiner, openList, problemsOf } from '../support/examine.ts';
import { personAt, seatPeople } from '../support/people.ts';
import { choicesOf, openChoices, playOn, questionOf, untilAsked, untilBeyond } from '../support/play.ts';
import { browser, server } from '../support/stage.ts';
import { playByLight } from '../support/by-light.ts';

const game = 'fells-and-fords';
const looks = [
  { viewport: { width: 1280, height: 720 }, colorScheme: 'light', reducedMotion: 'reduce' },
  { viewport: { width: 390, height: 844 }, colorScheme: 'dark', reducedMotion: 'reduce', hasTouch: true },
] as const;

/** Four short battles. */
const campaign = {
  campaign: true,
  armies: 'preset',
  presetHands: true,
  loreHand: 0,
  roundLimit: 4,
  winningVp: 6,
};

/** One person against a bot, in the first battle. */
const atTheFord = (more: Partial<Parameters<typeof seatPeople>[2]> = {}) =>
  seatPeople(browser, server.url, { game, bots: ['greedy'], options: { battle: 'gateFord' }, ...more });

/** How wide the narrowest hex is that can be chosen, and whether a tap in the middle of any would meet it. */
function fingers(page: Page): Promise<{ narrowest: number; met: boolean }> {
  return page.locator('[data-table] [data-hex][data-lit]').evaluateAll((hexes) => {
    const boxes = hexes.map((hex) => ({ hex, box: hex.getBoundingClientRect() }));
    return {
      narrowest: Math.min(...boxes.map(({ box }) => box.width)),
      met: boxes.some(({ hex, box: { left, top, width, height } }) =>
        hex.contains(document.elementFromPoint(left + width / 2, top + height / 2)),
      ),
    };
  });
}

/** Whether a tap on each of the ways in the tray would meet it. */
function waysInTray(page: Page): Promise<boolean[]> {
  return page.locator('[data-ask] button[data-lit]').evaluateAll((ways) =>
    ways.map((way) => {
      const { left, top, width, height } = way.getBoundingClientRect();
      return way.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }),
  );
}

test('a first battle, clicked on the table alone, to the end', async () => {
  const table = await atTheFord({ options: { battle: 'gateFord', roundLimit: 4 } });
  const { page, errors } = personAt(table, 0);
  expect(await untilAsked(page)).toBe(true);
  expect(await playByLight(page, { seed: 5 })).toBeGreaterThan(10);
  expect(await questionOf(page)).toBe('over');
  await page.getByRole('region', { name: 'Result' }).waitFor();
  expect(await page.getByText('when scored now').count()).toBe(0);
  expect(errors).toEqual([]);
  await table.close();
});

test('two friends choose objectives, muster, deploy and fight to the end', async () => {
  const table = await seatPeople(browser, server.url, { game, people: 2, options: { roundLimit: 4 } });
  const made = await Promise.all(
    table.people.map(({ page }, seat) => playOn(page, { seed: seat + 1, prefer: ['army:', 'place:'] })),
  );
  expect(Math.min(...made)).toBeGreaterThan(10);
  for (const { page, errors } of table.people) {
    await page.getByRole('region', { name: 'Result' }).waitFor();
    expect(errors).toEqual([]);
  }
  await table.close();
});

test('a campaign of four battles, clicked on the table alone, to the end', { timeout: 240_000 }, async () => {
  const table = await seatPeople(browser, server.url, {
    game,
    bots: ['random'],
    options: campaign,
  });
  const { page, errors } = personAt(table, 0);
  expect(await untilAsked(page)).toBe(true);
  await page.getByText('Campaign, battle 1 of 4: 0 to 0').waitFor();
  expect(await playByLight(page, { seed: 11 })).toBeGreaterThan(40);
  expect(await questionOf(page)).toBe('over');
  await page.getByRole('region', { name: 'Result' }).waitFor();
  expect(await page.getByText('The campaign is over').count()).toBeGreaterThan(0);
  const totals = page.locator('[data-totals]').last();
  expect(await totals.locator('tbody tr').count()).toBe(5);
  const points = await totals
    .locator('tbody tr:not(:last-child) strong')
    .evaluateAll((cells) =>
      cells.map(({ firstChild }) => Number.parseInt(firstChild?.textContent ?? '', 10)),
    );
  const bonus = await totals.locator('tbody tr:last-child td').allTextContents();
  const sums = [0, 1].map((seat) =>
    points.filter((_, i) => i % 2 === seat).reduce((sum, vp) => sum + vp, Number(bonus[seat])),
  );
  expect((await totals.locator('tfoot strong').allTextContents()).map(Number)).toEqual(sums);
  expect(errors).toEqual([]);
  await table.close();
});

test(
  'between two battles both see the totals; whoever won chooses, the other waits',
  { timeout: 240_000 },
  async () => {
    const table = await seatPeople(browser, server.url, {
      game,
      people: 2,
      options: campaign,
    });
    const [ada, ben] = table.people.map(({ page }) => page);
    const shown = '[data-part="stage"] [data-totals]';
    const prefer = ['army:', 'place:'];
    await Promise.all([ada, ben].map((page, seat) => playOn(page, { seed: seat + 3, prefer, shown })));
    const choosers = await Promise.all(
      [ada, ben].map((page) => page.locator('[data-part="stage"] button[data-lit]:has(small)').count()),
    );
    expect(choosers.toSorted((a, b) => a - b)).toEqual([0, 2]);
    const waiting = choosers[0] === 0 ? ada : ben;
    await waiting.getByText('won the battle before and chooses an objective').waitFor();
    for (const { errors } of table.people) expect(errors).toEqual([]);
    await table.close();
  },
);

test('letters at the edges of the map say which way it is turned for the reader', async () => {
  const table = await seatPeople(browser, server.url, { game, people: 2, options: { battle: 'gateFord' } });
  const seen = [];
  const rims: string[] = [];
  for (const { page } of table.people) {
    const spoken = page.getByRole('img', { name: /south is at the top|North is at the top/ });
    await spoken.waitFor();
    const letters = await spoken.locator('text').evaluateAll((texts) =>
      texts.map((text) => {
        const { x, y, width, height } = text.getBoundingClientRect();
        return { letter: text.textContent, x: x + width / 2, y: y + height / 2 };
      }),
    );
    const [up, left] = [letters.toSorted((a, b) => a.y - b.y)[0], letters.toSorted((a, b) => a.x - b.x)[0]];
    const at = (letter: string) =>
      letters.find((one) => one.letter === letter) ?? { x: Number.NaN, y: Number.NaN };
    expect(at('N').x).toBeCloseTo(at('S').x, 0);
    expect(at('E').y).toBeCloseTo(at('W').y, 0);
    seen.push([await spoken.getAttribute('aria-label'), up?.letter, left?.letter]);
    // The rim names one and the same hex for both, over its column and beside its row.
    const named = await page.locator('[data-rim] text, [data-ground="4,4"]').evaluateAll((all) =>
      all.map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return { name: one.textContent, x: x + width / 2, y: y + height / 2, top: y };
      }),
    );
    const middle = named.find(({ name }) => name === '');
    expect(Math.abs((named.find(({ name }) => name === 'g')?.x ?? 0) - (middle?.x ?? 0))).toBeLessThan(3);
    expect(Math.abs((named.find(({ name }) => name === '5')?.y ?? 0) - (middle?.y ?? 0))).toBeLessThan(3);
    expect(named.filter(({ name, top }) => name !== '' && top < 0)).toEqual([]);
    rims.push(
      named
        .filter(({ name }) => /[a-m]/.test(name))
        .toSorted((a, b) => a.x - b.x)
        .map(({ name }) => name)
        .join(''),
    );
    // The race stands beside the map, and says where both are.
    const race = page.getByRole('img', { name: /^Ada: 0 VP.*; Ben: 0 VP.*; 8 win$/ });
    const { x = 0, width = 0 } = (await race.boundingBox()) ?? {};
    const hexes = await page
      .locator('[data-ground]')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
    expect(width).toBeGreaterThan(20);
    expect(x + width).toBeLessThanOrEqual(Math.min(...hexes));
  }
  expect(seen).toEqual([
    ['North is at the top.', 'N', 'W'],
    ['The board is turned: south is at the top, and east is on the left.', 'S', 'E'],
  ]);
  expect(rims).toEqual(['abcdefghijklm', 'mlkjihgfedcba']);
  await table.close();
});

test('question, plan and log say a hex by the rim of the map', async () => {
  const table = await atTheFord();
  const { page, errors } = personAt(table, 0);
  await page.locator('[data-question]').waitFor();
  await playOn(page, { seed: 5, offered: 'to:', prefer: ['text', 'unit:'] });
  const asked = await page.locator('aside h2').first().textContent();
  const [, from = ''] = /^[A-Z].* \(([a-m][1-9])\): where to\?$/.exec(asked ?? '') ?? [];
  expect(from).not.toBe('');
  expect(await page.locator('[data-planned]').textContent()).toContain(`(${from})`);
  const before = await questionOf(page);
  await page.locator('[data-table] [data-choice^="to:"]').last().click();
  await untilBeyond(page, before);
  await page.getByRole('tab', { name: 'Log', exact: true }).click();
  await page
    .locator('[data-line] small')
    .filter({ hasText: new RegExp(`^ ${from} · [a-m][1-9]$`) })
    .waitFor();
  expect(errors).toEqual([]);
  await table.close();
});

/** The lit hex nearest to an enemy that the unit which was picked may move to. */
function boldestMove(page: Page): Promise<string> {
  return page.evaluate(() => {
    const middle = (one: Element): readonly [number, number] => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return [left + width / 2, top + height / 2];
    };
    const units = [...document.querySelectorAll('[data-table] [data-unit]')];
    // Whoever is nearest to the far edge is an enemy.
    const foes = units
      .map(middle)
      .toSorted((one, other) => one[1] - other[1])
      .slice(0, 6);
    const far = ([x, y]: readonly [number, number]): number =>
      Math.min(...foes.map((foe) => Math.hypot(foe[0] - x, foe[1] - y)));
    const hexes = [...document.querySelectorAll('[data-table] [data-choice^="to:"]')];
    const best = hexes.toSorted((one, other) => far(middle(one)) - far(middle(other)))[0];
    return best?.getAttribute('data-choice') ?? '';
  });
}

test.each([
  { by: 'a mouse', look: { viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' } },
  {
    by: 'a finger',
    look: { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce', hasTouch: true },
  },
] as const)(
  'whom a unit could attack from where it may move is seen before it moves: $by',
  async ({ by, look }) => {
    const table = await atTheFord({ before: () => server.drawFrom('supposed'), look });
    const { page, errors } = personAt(table, 0);
    await page.locator('[data-question]').waitFor();
    await playOn(page, { seed: 5, offered: 'to:', prefer: ['text', 'unit:'] });
    const asked = await questionOf(page);
    const hex = page.locator(`[data-table] [data-choice="${await boldestMove(page)}"]`);
    const supposed = page.locator('[data-supposed]');
    expect(await supposed.count()).toBe(0);
    if (by === 'a finger') await hex.tap();
    else await hex.hover();
    await supposed
      .locator('text', { hasText: /^[0-3]\.\d$/ })
      .first()
      .waitFor();
    expect(await hex.getAttribute('aria-description')).toMatch(
      /^from there .*: they lose \d\.\d(, fall in \d+ %)?(, go back in \d+ %)?/,
    );
    expect(await questionOf(page)).toBe(asked);
    if (by === 'a finger') {
      await page.getByText('Tap again to move').waitFor();
      await hex.tap();
    } else await hex.click();
    await untilBeyond(page, asked);
    expect(await supposed.count()).toBe(0);
    expect(errors).toEqual([]);
    await table.close();
  },
);

test('a hand that is asked for is shown, though the pointer rests on a unit', async () => {
  const table = await atTheFord();
  const { page, errors } = personAt(table, 0);
  await page.locator('[data-question]').waitFor();
  await playOn(page, { seed: 3, offered: 'card:' });
  const hand = page.getByRole('list', { name: 'Your hand' });
  await hand.waitFor();
  const units = await page
    .locator('[data-table] [data-unit]')
    .evaluateAll((all) =>
      all
        .map((unit) => unit.getBoundingClientRect())
        .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 })),
    );
  // The two that stand nearest to the reader's own edge: they are still there a turn later.
  const [rear, beside] = units.toSorted((a, b) => b.y - a.y || a.x - b.x);
  if (rear === undefined || beside === undefined) throw new Error('There are no units.');
  await page.mouse.move(rear.x, rear.y);
  // The panel beside the table tells of it, with its rules, and nothing of that lies over the map.
  const described = page.locator('aside [data-unit-card]');
  await described.getByText(/^\d+\/\d+health \d+$/).waitFor();
  expect(await described.getByText(/unit · [a-m][1-9]/).count()).toBe(1);
  expect(await page.locator('[data-table] [data-overlay]').filter({ visible: true }).count()).toBe(0);
  // The list plays on to the next turn; the pointer stays where it is.
  const asked = await questionOf(page);
  await page.locator(openChoices).first().dispatchEvent('click');
  await untilBeyond(page, asked);
  await playOn(page, { seed: 3, prefer: ['text', 'done'], offered: 'card:' });
  await hand.waitFor();
  await page.waitForTimeout(200);
  expect(await hand.isVisible()).toBe(true);
  await page.mouse.move(beside.x, beside.y, { steps: 3 });
  await described.waitFor();
  expect(errors).toEqual([]);
  await table.close();
});

test('on a phone on its side the plates of the players lie over nothing that is told, and nothing over the race', async () => {
  const table = await atTheFord({
    before: () => server.drawFrom('sideways 1'),
    look: {
      viewport: { width: 844, height: 390 },
      reducedMotion: 'reduce',
      asked: 'able',
      hasTouch: true,
      isMobile: true,
    },
  });
  const { page } = personAt(table, 0);
  await page.locator('[data-lit]').first().waitFor();
  const seen = new Set<string>();
  for (let question = 3; seen.size < 3 && (await questionOf(page)) !== 'over'; question++) {
    await playByLight(page, { seed: 7 + question, question });
    const found = await page.evaluate(() => {
      const over = (one: Element, other: Element): boolean => {
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
      };
      const shown = (parts: string): Element[] =>
        [...document.querySelectorAll(parts)].filter((one) => one.checkVisibility());
      const lies = [
        ...shown('[data-fight], [data-recap]').filter((told) =>
          shown('[data-seat-plate]').some((plate) => over(plate, told)),
        ),
        // What is over is one line of text while the next is asked.
        ...shown('[data-fought]').filter((told) => told.getBoundingClientRect().height > 48),
      ];
      return {
        lies: lies.map((one) => one.outerHTML.slice(0, 80)),
        kinds: ['[data-fight]', '[data-fought]', '[data-recap]'].filter((part) => shown(part).length > 0),
      };
    });
    expect(found.lies, `question ${await questionOf(page)}`).toEqual([]);
    for (const kind of found.kinds) seen.add(kind);
  }
  expect([...seen].toSorted()).toEqual(['[data-fight]', '[data-fought]', '[data-recap]']);
  await table.close();
});

test("a battlefield of one's own: laid in the editor of positions, kept, chosen by its picture, shared by its link, and played", async () => {
  const person = await enter(browser, looks[0]);
  const { page, errors } = person;
  await page.goto(`${server.url}/new?game=${game}`);
  await page.getByRole('link', { name: 'Make a battlefield' }).click();
  await page.getByLabel('Begin with').selectOption('The Broken Weir');
  await page.getByText(/Seat 1 has units for \d+ points/).waitFor();
  // A touch on the board says which place is meant; both halves are laid alike.
  await page.getByRole('switch', { name: 'Both halves of the board alike' }).click();
  const places = page.getByRole('combobox', { name: 'Place', exact: true });
  const hexes = page.locator('[data-part=stage] [data-ground="3,3"]');
  await hexes.click();
  const here = page.getByRole('region', { name: /^Here: / });
  await here.getByRole('button', { name: 'Banners' }).click();
  const shown = () => page.getByRole('button', { name: 'Undo' }).isEnabled();
  await expect.poll(shown).toBe(true);
  expect(await problemsOf(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'Its name' }).fill('Weir with flags');
  await page.getByRole('button', { name: 'Keep it for new tables' }).click();
  await page.getByText('It is kept in this browser').first().waitFor();
  const link = await page.getByRole('link', { name: 'Set up a table' }).getAttribute('href');
  const { banners } = JSON.parse(
    (JSON.parse(decodeURIComponent(link?.split('#')[1] ?? '')) as { scenario: string }).scenario,
  ) as { banners: { readonly [hex: string]: number } };
  expect(Object.keys(banners)).toEqual(expect.arrayContaining(['3,3', '5,5']));

  await page.goto(`${server.url}/new?game=${game}`);
  await page.getByRole('radio', { name: /Weir with flags/ }).check();
  await page.getByRole('link', { name: 'Change this battlefield' }).click();
  await page.getByText(/It can be played/).waitFor();
  await page.getByRole('link', { name: 'Measure it in the workshop' }).click();
  // The workshop's address has it among its changes, and leads back.
  await page
    .getByRole('region', { name: 'What is changed' })
    .getByText(/A battlefield of your own/)
    .waitFor();
  await page.getByRole('link', { name: 'Lay a position' }).click();
  await page.getByText(/It can be played/).waitFor();
  await places.waitFor();
  await page.getByRole('button', { name: 'Play it', exact: true }).click();
  await page.locator('[data-question]').waitFor();
  expect(errors).toEqual([]);
  await person.close();
});

test.each(looks)('access, $viewport.width wide, $colorScheme', async (look) => {
  const table = await seatPeople(browser, server.url, { game, bots: ['greedy'], look });
  const { page, errors } = personAt(table, 0);
  const { at, findings } = examiner(page);
  await page.locator('[data-question]').waitFor();
  await openList(page);
  expect(await untilAsked(page)).toBe(true);
  await at('objectives');
  // What stands around the table is the same in all of them.
  for (const [offered, where, within] of [
    ['army:', 'armies', '[data-table]'],
    ['place:', 'deployment', '[data-table]'],
    ['card:', 'command', undefined],
    ['to:', 'moves', '[data-table]'],
  ] as const) {
    await playOn(page, { seed: 3, offered, prefer: ['army:', 'place:', 'text', 'unit:'] });
    await at(where, within);
    // The battlefield comes near by itself: no finger has to hit a hex of 27 pixels.
    if ('hasTouch' in look && (offered === 'place:' || offered === 'to:')) {
      // The sheet gives the stage its room back.
      await closeList(page);
      await expect.poll(async () => (await fingers(page)).narrowest).toBeGreaterThanOrEqual(44);
      // What lies out of sight is gone to by the arrow that tells of it.
      const more = page.getByRole('button', { name: /more above$/ });
      if ((await more.count()) > 0) await more.click();
      await expect.poll(() => fingers(page)).toMatchObject({ met: true });
      await openList(page);
    }
  }
  if ('hasTouch' in look) {
    await playOn(page, { seed: 3, offered: 'tokens', prefer: ['text', 'done'] });
    await closeList(page);
    expect(await waysInTray(page)).toEqual([true, true, true]);
    // Seen from straight above, the map has half of an upright stage.
    const high = await page.locator('[data-table]').evaluate(() => {
      const boxes = [...document.querySelectorAll('[data-ground]')].map((hex) => hex.getBoundingClientRect());
      const stage = document.querySelector('[data-part="stage"]')?.getBoundingClientRect().height ?? 0;
      const span = Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top));
      return span / stage;
    });
    expect(high).toBeGreaterThan(0.45);
  }
  expect(findings).toEqual([]);
  expect(errors).toEqual([]);
  await table.close();
});

test('a chance to answer a fight shows on the board who strikes whom, and which cards fit', async () => {
  const table = await seatPeople(browser, server.url, {
    game,
    bots: ['greedy'],
    // Whether anybody gets a chance to answer hangs on hands and dice.
    before: () => server.drawFrom('struck'),
  });
  const { page, errors, received } = personAt(table, 0);
  expect(await untilAsked(page)).toBe(true);
  const fight = page.locator('[data-fight]');
  // What stands there for a frame longer than its question is none.
  for (
    let looks = 0;
    looks === 0 || (looks < 20 && (await fight.getByRole('button').count()) === 0);
    looks++
  ) {
    await playOn(page, { seed: 3 + looks, shown: '[data-fight] button[data-lit]', prefer: ['at:', 'unit:'] });
    await choicesOf(page);
  }
  const view = readSent(received).documents.at(-1)?.view;
  const { combats } = (view?.table ?? {}) as { combats?: { at: string }[] };
  expect(await page.locator('[data-struck]').getAttribute('data-struck')).toBe(combats?.at(-1)?.at);
  expect(await fight.locator('svg').count()).toBeGreaterThanOrEqual(2);
  // The dice lie beside those who fight.
  const [dice, struck] = await Promise.all(
    [fight, page.locator('[data-struck]')].map(async (one) => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await one.boundingBox()) ?? {};
      return { left: x, top: y, width, height };
    }),
  );
  expect(dice.width * struck.width).toBeGreaterThan(0);
  expect(shared(dice, struck)).toBe(0);
  // All that can be answered stands there; that nothing more is, is the panel's button.
  const ways = view?.decision?.mine?.choices.filter((choice) => choice !== 'done') ?? [];
  expect(await fight.getByRole('button').count()).toBe(ways.length);
  const before = await questionOf(page);
  await fight.getByRole('button').last().click();
  await untilBeyond(page, before);
  expect(errors).toEqual([]);
  await table.close();
});
