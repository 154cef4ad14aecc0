// Markup in every text that a stranger can set: it is shown as it was written, and nothing of it ever runs. The
// browser is told to ignore the page's content security policy, so that the page itself has to hold.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enter } from '../support/browser.ts';
import type { Person } from '../support/browser.ts';
import { act } from '../support/people.ts';
import { browser, server } from '../support/stage.ts';

// Names have 40 characters at most.
const names = ['<img src=x onerror=struck()>', '"><svg onload=struck()>'] as const;
const lines = [
  '<script>struck()</script>',
  '<img src=x onerror=struck()>',
  '"\'><iframe srcdoc="<script>parent.struck()</script>">',
  '<a href="javascript:struck()">click here</a>',
  '{{constructor.constructor("struck()")()}} ${struck()} &lt;b onclick=struck()&gt;',
] as const;

const struck = names[0];
const struckPath = encodeURIComponent(struck);

/** Addresses that somebody may lure others to: queries, ids in the path, and what stands behind the hash. */
const addresses: readonly string[] = [
  `/?name=${struckPath}`,
  `/${struckPath}`,
  `/new?game=${struckPath}`,
  `/new?game=bridgefront#${encodeURIComponent(JSON.stringify({ cardChanges: struck, [struck]: struck }))}`,
  `/rules/${struckPath}`,
  `/learn/${struckPath}`,
  `/programmers/${struckPath}`,
  `/workshop/${struckPath}`,
  `/workshop/fells-and-fords#${encodeURIComponent(JSON.stringify({ scenario: struck }))}`,
  `/take-over#${struckPath}`,
  `/take-over#${struck}`,
  `/m/${struckPath}`,
  `/m/${struckPath}/replay`,
  `/m/AAAAAAAAAAAAAAAAAAAAAA?invite=${struckPath}`,
];

/** Elements that only markup from outside can have made. */
const foreign = [
  'img[src="x"]',
  'iframe',
  '[onerror], [onload], [onclick]',
  'a[href^="javascript:" i]',
  'script:not([src]):not([type="application/json"])',
].join(',');

async function stranger(strike: () => void): Promise<Person> {
  const person = await enter(browser, { bypassCSP: true });
  await person.page.exposeFunction('struck', strike);
  return person;
}

/** Goes to the address, waits until all of these are to be read, and finds no markup of theirs. */
async function reads(page: Page, path: string, ...said: readonly string[]): Promise<void> {
  await page.goto(`${server.url}${path}`);
  await page.locator('h1, main').first().waitFor();
  for (const text of said) await page.getByText(text).first().waitFor();
  expect(await page.locator(foreign).count(), path).toBe(0);
}

test('markup in names and chat is text wherever it is shown', async () => {
  let strikes = 0;
  const strike = (): void => void strikes++;
  const [host, guest, onlooker] = [await stranger(strike), await stranger(strike), await stranger(strike)];
  const { page } = onlooker;
  for (const [seat, person] of [host, guest].entries())
    await act(person, server.url, '/session', { name: names[seat] ?? '' });
  const seats = [{ kind: 'human' }, { kind: 'human' }];
  const { id } = await act(host, server.url, '/matches', { game: 'twin-bridges', seats, options: {} });
  const at = `/matches/${id}`;

  // Before the match: the list of open tables, and the lobby.
  await reads(page, '/', names[0]);
  await act(guest, server.url, `${at}/join`, {});
  await reads(page, `/m/${id}`, ...names);

  // At the table: seats, reports, chat.
  for (const [seat, person] of [host, guest].entries())
    await act(person, server.url, `${at}/ready`, { entropy: `of seat ${seat}` });
  for (const text of lines) await act(guest, server.url, `${at}/chat`, { text });
  await reads(page, '/watch', names[0]);
  await reads(page, `/m/${id}`, names[0]);
  await page.getByRole('tab', { name: /Chat/ }).click();
  const log = page.getByRole('log', { name: 'Chat' });
  for (const text of lines) await log.getByText(text, { exact: true }).waitFor();
  await page.getByText(names[1]).first().waitFor();
  expect(await page.locator(foreign).count()).toBe(0);

  // Afterwards: the result and the list of finished matches.
  for (const person of [host, guest]) await act(person, server.url, `${at}/vote`, {});
  await reads(page, `/m/${id}`, names[0]);

  expect(strikes).toBe(0);
  for (const person of [host, guest, onlooker]) await person.close();
});

test('markup in an address, or in a text option of a table, is text as well', async () => {
  let strikes = 0;
  const person = await stranger(() => void strikes++);
  for (const address of addresses) {
    await person.page.goto(`${server.url}${address}`);
    // What is looked up meanwhile is shown by then; an address without a page is refused in a sentence.
    await person.page.waitForLoadState('networkidle');
    expect(await person.page.locator('body').innerText(), address).not.toBe('');
    expect(await person.page.locator(foreign).count(), address).toBe(0);
  }
  await act(person, server.url, '/session', { name: struck });
  // Text options are read by their games: what is no change of a card, faction or battlefield opens no table.
  for (const [game, option] of [
    ['bridgefront', 'cardChanges'],
    ['bridgefront', 'factions'],
    ['fells-and-fords', 'scenario'],
  ] as const) {
    const seats = [{ kind: 'human' }, { kind: 'human' }];
    const data = { game, seats, options: { [option]: struck } };
    const { page } = person;
    const headers = { origin: server.url };
    const answer = await page.request.post(`${server.url}/api/matches`, { data, headers });
    expect([option, answer.status()]).toEqual([option, 409]);
  }
  expect(strikes).toBe(0);
  await person.close();
});
