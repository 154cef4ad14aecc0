// Every card of every game, in every size, by day and night: nothing cut, nothing over a word, and axe finds nothing.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { contrastProblemsOf, problemsOf } from '../support/examine.ts';
import { enter } from '../support/browser.ts';
import { faultsOfCards } from '../support/card-faults.ts';
import { act } from '../support/people.ts';
import { browser, server } from '../support/stage.ts';

/** How many cards each game has; a table that brings none is found out. */
const counts = { bridgefront: 177, castles: 28, heartland: 43, 'twin-bridges': 32, 'fells-and-fords': 68 };

const windows = {
  laptop: { width: 1280, height: 720 },
  phone: { width: 390, height: 844 },
  'phone on its side': { width: 844, height: 390 },
};

const sizes = ['hand', 'offer', 'full', 'row', 'tile'] as const;

async function open(page: Page, game: string, size: string): Promise<void> {
  await page.goto(`${server.url}/cards/${game}?as=${size}`);
  await page.locator('[data-look]').first().waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => null));
}

/** The narrowest that a hand would make them. */
async function narrow(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const place of document.querySelectorAll<HTMLElement>('[data-wraps] > li'))
      place.style.inlineSize = 'var(--least)';
  });
}

const games = Object.entries(counts);

test.each(games)('%s: no word of its %i cards is cut or covered', async (game, count) => {
  const person = await enter(browser, { viewport: windows.laptop, reducedMotion: 'reduce' });
  const { page, errors } = person;
  // Cards are laid out by style alone: a window that is made smaller shows what one of that size would.
  const inEachWindow = async (what: string, limits: { readonly highest?: number } = {}): Promise<void> => {
    for (const [name, viewport] of Object.entries(windows)) {
      await page.setViewportSize(viewport);
      expect(await faultsOfCards(page, limits), `${what}, ${name}`).toEqual([]);
    }
  };
  for (const size of sizes) {
    await open(page, game, size);
    expect(await page.locator('main [data-look][data-size]').count()).toBe(count);
    await inEachWindow(size);
  }
  await open(page, game, 'hand');
  await narrow(page);
  await inEachWindow('the narrowest', { highest: 208 });
  expect(errors).toEqual([]);
  await person.close();
});

/** Lays the first nine cards of the longest list as a hand in the rail of a laptop, and says what of them is covered. */
function coveredInRail(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const lists = [...document.querySelectorAll<HTMLElement>('[data-wraps]')];
    const [hand] = lists.toSorted((a, b) => b.children.length - a.children.length);
    if (hand === undefined) throw new Error('No cards');
    delete hand.dataset['wraps'];
    hand.replaceChildren(...[...hand.children].slice(0, 9));
    const rail = document.createElement('div');
    rail.setAttribute(
      'style',
      'position: fixed; z-index: 9; inset: 0 0 auto; height: 196px; max-width: 930px',
    );
    rail.style.container = 'hand / size';
    document.body.append(rail);
    rail.append(hand);
    return [...hand.querySelectorAll<HTMLElement>('[data-card] [data-sign]')].flatMap((figure) => {
      const { right, top, height } = figure.getBoundingClientRect();
      const card = figure.closest<HTMLElement>('[data-card]');
      const met = document.elementFromPoint(right - 2, top + height / 2);
      return card?.contains(met) === true ? [] : [`${card?.dataset['card']}: ${figure.dataset['sign']}`];
    });
  });
}

test('where more cards lie in the rail than fit side by side, no figure is covered', async () => {
  const person = await enter(browser, { viewport: windows.laptop, reducedMotion: 'reduce' });
  const { page } = person;
  for (const game of ['twin-bridges', 'castles']) {
    await open(page, game, 'hand');
    expect(await coveredInRail(page), game).toEqual([]);
  }
  await person.close();
});

/** Puts one card after the other into each state. */
async function inEveryState(page: Page): Promise<void> {
  await page.evaluate(() => {
    const states = ['', 'on', 'chosen', 'set', 'off'];
    const cards = [...document.querySelectorAll<HTMLElement>('main [data-look][data-size]')];
    for (const [at, card] of cards.entries()) card.dataset['state'] = states[at % states.length];
  });
}

// The other sizes have the colours of these two, and larger letters.
test.each(games)('axe finds nothing on the cards of %s by day and night, in any state', async (game) => {
  const person = await enter(browser, { viewport: windows.laptop, reducedMotion: 'reduce' });
  const { page } = person;
  for (const size of ['hand', 'tile']) {
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, game, size);
    await inEveryState(page);
    expect(await problemsOf(page, 'main'), `${size}, by day`).toEqual([]);
    // Night changes colours, and nothing else.
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await contrastProblemsOf(page, 'main'), `${size}, by night`).toEqual([]);
  }
  await person.close();
});

test('large letters make cards larger, and cut none', async () => {
  const person = await enter(browser, { viewport: windows.laptop, reducedMotion: 'reduce' });
  const { page } = person;
  for (const [game] of games) {
    await open(page, game, 'hand');
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await faultsOfCards(page), game).toEqual([]);
  }
  await person.close();
});

test('a card is lifted under a pointer that rests, with its words, and read in a sheet by a tap', async () => {
  const person = await enter(browser, { viewport: windows.laptop, hasTouch: true });
  const { page } = person;
  await open(page, 'castles', 'hand');
  const archer = page.getByRole('button', { name: /^Archer, / });
  await archer.hover();
  const lifted = page.getByRole('tooltip');
  await lifted.getByText('Reach 0–1').waitFor();
  const box = await lifted.locator('[data-size="full"]').boundingBox();
  expect(Math.round(box?.width ?? 0)).toBe(240);
  await page.keyboard.press('Escape');
  await archer.tap();
  const sheet = page.getByRole('dialog', { name: 'Archer' });
  await sheet.locator('[data-size="full"]').waitFor();
  expect(await faultsOfCards(page)).toEqual([]);
  await person.close();
});

const millimetre = 96 / 25.4;

/** By name of the card: how large each is on its sheet, and how far its content is beyond its edge. */
async function sheetsOf(page: Page, address: string) {
  await page.goto(`${server.url}${address}`);
  await page.locator('[data-card]').first().waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => null));
  return page.locator('[data-card] > [data-look]').evaluateAll((cards) =>
    cards.map((card) => {
      const { width, height } = card.getBoundingClientRect();
      const over = card.scrollHeight - card.clientHeight;
      return { slug: card.parentElement?.dataset['card'] ?? '', width, height, over };
    }),
  );
}

test('sheets to print hold every card of every game once, in its true size and with all of its text', async () => {
  const person = await enter(browser, {
    viewport: windows.laptop,
    reducedMotion: 'reduce',
    colorScheme: 'dark',
  });
  const { page, errors } = person;
  for (const [game, count] of games) {
    const cards = await sheetsOf(page, `/cards/${game}/print`);
    expect(new Set(cards.map(({ slug }) => slug)).size, game).toBe(count);
    expect(cards, game).toHaveLength(count);
    for (const { slug, width, height, over } of cards) {
      expect(width / millimetre, slug).toBeCloseTo(63, 1);
      expect(height / millimetre, slug).toBeCloseTo(88, 1);
      expect(over, slug).toBeLessThanOrEqual(0);
    }
    expect(await faultsOfCards(page), game).toEqual([]);
  }
  expect(await problemsOf(page)).toEqual([]);
  expect(errors).toEqual([]);
  await person.close();
});

/** The pages of the browser's print, each with its width and height in points. */
async function printed(page: Page): Promise<readonly string[]> {
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  return [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 (\d+)[\d.]* (\d+)/g)].map(
    ([, width, height]) => `${width} ${height}`,
  );
}

test('the rules are printed as a booklet: a cover, the short text and the whole one, on the paper that was chosen', async () => {
  const person = await enter(browser, {
    viewport: windows.laptop,
    reducedMotion: 'reduce',
    colorScheme: 'dark',
    painted: true,
  });
  const { page, errors } = person;
  await page.goto(`${server.url}/rules/castles`);
  await page.getByRole('link', { name: 'To print' }).click();
  await page.getByRole('heading', { name: 'All the rules' }).waitFor();
  await page.locator('[data-entry]').last().waitFor();
  expect(await problemsOf(page)).toEqual([]);
  const small = await printed(page);
  expect(new Set(small)).toEqual(new Set(['420 594']));
  expect(small.length).toBeGreaterThan(10);
  await page.getByLabel('Page').selectOption('a4');
  const large = await printed(page);
  expect(new Set(large)).toEqual(new Set(['594 841']));
  // Not one page as high as a screen, with the rest of the text cut.
  expect(large.length).toBeGreaterThan(4);
  expect(large.length).toBeLessThan(small.length);
  expect(errors).toEqual([]);
  await person.close();
});

test('a printed page is a sheet: with backs, on the paper that was chosen, under the cards of a variant', async () => {
  const person = await enter(browser, { viewport: windows.phone, reducedMotion: 'reduce' });
  const { page } = person;
  const variant = encodeURIComponent(JSON.stringify({ archerDamage: 7 }));
  expect(await sheetsOf(page, `/cards/castles/print#${variant}`)).toHaveLength(28);
  await page.locator('[data-card=archer]').getByText('7 damage').waitFor();
  expect(await printed(page)).toEqual(Array.from({ length: 8 }, () => '594 841'));
  await page.getByLabel('Paper').selectOption('letter');
  await page.getByLabel('Backs').selectOption('none');
  expect(await printed(page)).toEqual(Array.from({ length: 4 }, () => '612 792'));

  // The board, two zones to a page, and the pieces, which are as large as they are said to be.
  await page.getByLabel('What').selectOption('pieces');
  const piece = await page.locator('circle').first().boundingBox();
  expect((piece?.width ?? 0) / millimetre).toBeCloseTo(16.3, 1);
  expect(await printed(page)).toEqual(Array.from({ length: 4 }, () => '612 792'));
  await page.getByLabel('Paper').selectOption('a4');
  expect(await printed(page)).toEqual(Array.from({ length: 4 }, () => '594 841'));
  expect(await problemsOf(page)).toEqual([]);
  await person.close();
});

test('a deck is printed as it is played: as many copies as lie in it, and backs that tell its piles apart', async () => {
  const person = await enter(browser, { viewport: windows.laptop, reducedMotion: 'reduce' });
  const { page } = person;
  await page.goto(`${server.url}/cards/heartland?about=ember-riders`);
  const entry = page.locator('[data-entry=ember-riders][data-sought]');
  await entry.getByText('13 Farmer').waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await entry.getByRole('link', { name: 'Print its 50 cards' }).click();
  await page.getByRole('status').getByText('50 cards on 12 pages').waitFor();
  expect(await page.locator('[data-card=farmer]').count()).toBe(13);
  expect(await page.locator('[data-back=Civic]').count()).toBe(25);
  expect(await page.locator('[data-back=Army]').count()).toBe(25);
  await page.getByLabel('Cards').selectOption('all');
  await page.getByRole('status').getByText('150 cards on 34 pages').waitFor();
  await person.close();
});

test('a card has a link: it opens its sheet, and Back leads to where it was opened', async () => {
  const person = await enter(browser, { viewport: windows.phone, hasTouch: true, reducedMotion: 'reduce' });
  const { page, errors } = person;
  await page.goto(`${server.url}/cards/castles`);
  await page.getByRole('button', { name: /^Archer, / }).tap();
  const sheet = page.getByRole('dialog', { name: 'Archer' });
  await sheet.getByRole('button', { name: 'Copy link' }).waitFor();
  expect(new URL(page.url()).search).toBe('?card=archer');
  expect(await problemsOf(page)).toEqual([]);
  await page.goBack();
  await sheet.waitFor({ state: 'detached' });
  // Closed, it is as good as Back: the next Back leaves no trace of it.
  await page.getByRole('button', { name: /^Archer, / }).tap();
  await sheet.getByRole('button', { name: 'Close' }).tap();
  await sheet.waitFor({ state: 'detached' });
  expect(new URL(page.url()).search).toBe('');
  // Whoever comes by the link closes it in place.
  await page.goto(`${server.url}/cards/castles?card=wall`);
  await page
    .getByRole('dialog', { name: 'Wall' })
    .getByRole('link', { name: /^The Wall stands/ })
    .waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await page.getByRole('dialog', { name: 'Wall' }).getByRole('button', { name: 'Close' }).tap();
  await page.waitForURL(`${server.url}/cards/castles`);
  await page.goto(`${server.url}/cards/castles?card=dragon`);
  await page.getByText('There is no such card').waitFor();
  expect(errors).toEqual([]);
  await person.close();
});

test('cards are sorted out by their facts, several at once, by keys, and the address keeps it', async () => {
  const person = await enter(browser, { viewport: windows.laptop, reducedMotion: 'reduce' });
  const { page } = person;
  await page.goto(`${server.url}/cards/bridgefront`);
  const cards = page.locator('main [data-look][data-size]');
  await page.getByRole('status').getByText('177 cards').waitFor();
  await page.getByRole('button', { name: 'Champion, 25 cards' }).first().press('Enter');
  await page.getByRole('status').getByText('25 cards').waitFor();
  await page.getByRole('button', { name: 'Age III Market, 7 cards' }).press('Space');
  await page.getByRole('status').getByText('7 cards', { exact: true }).waitFor();
  expect(await cards.count()).toBe(7);
  expect(await problemsOf(page)).toEqual([]);
  await page.reload();
  await page.getByRole('status').getByText('7 cards', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Show all' }).click();
  await page.getByRole('status').getByText('177 cards').waitFor();
  // A phone is not scrolled for ever.
  await page.setViewportSize(windows.phone);
  expect(await cards.first().getAttribute('data-size')).toBe('tile');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(9000);
  await person.close();
});

test('a card’s sheet says what rules and matches of bots know of it, and the rules lead back to it', async () => {
  const person = await enter(browser, { viewport: windows.laptop, reducedMotion: 'reduce' });
  const { page, errors } = person;
  await page.goto(`${server.url}/cards/castles?q=lightning+storm`);
  await page.getByRole('region', { name: 'In the rules' }).getByRole('link').first().waitFor();
  await page.getByRole('button', { name: /^Lightning Storm, / }).click();
  const sheet = page.getByRole('dialog', { name: 'Lightning Storm' });
  await sheet.getByText('matches of quick bots').waitFor();
  await sheet.getByRole('region', { name: 'In the rules' }).getByRole('link').first().click();
  await page.getByRole('heading', { name: 'Rules of Castles' }).waitFor();
  const name = page.getByRole('link', { name: 'Lightning Storm', exact: true }).first();
  expect(await name.getAttribute('href')).toBe('/cards/castles?card=lightning-storm');
  await name.click();
  await sheet.locator('[data-size="full"]').waitFor();
  expect(new URL(page.url()).pathname).toBe('/rules/castles');
  expect(errors).toEqual([]);
  await person.close();
});

test('a line of the log opens the card that it names, which leads to all cards', async () => {
  const person = await enter(browser, { viewport: windows.laptop, reducedMotion: 'reduce' });
  const { page, errors } = person;
  await page.goto(server.url);
  await act(person, server.url, '/session', { name: 'Ada' });
  const seats = [{ kind: 'bot', bot: 'greedy' }, { kind: 'human' }];
  const { id } = await act(person, server.url, '/matches', { game: 'twin-bridges', seats });
  await act(person, server.url, `/matches/${id}/ready`, { entropy: 'cards' });
  await page.goto(`${server.url}/m/${id}`);
  await page.getByRole('tab', { name: 'Log' }).click();
  const named = page.getByRole('button', { name: /^Read / }).first();
  await named.waitFor();
  const name = (await named.getAttribute('aria-label'))?.replace('Read ', '') ?? '';
  await named.click();
  const sheet = page.getByRole('dialog', { name });
  const link = sheet.getByRole('link', { name: 'In the compendium' });
  expect(await link.getAttribute('href')).toMatch(/^\/cards\/twin-bridges\?card=/);
  expect(errors).toEqual([]);
  await person.close();
});
