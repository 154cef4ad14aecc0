// A whole match by clicks on what is lit, without the list of choices: `npm run by-light` plays to the end and
// examines access on the way; here it is the first rounds.

import type { ClockRule } from '@bridgefront/protocol';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { examiner } from '../support/examine.ts';
import { personAt, seatPeople } from '../support/people.ts';
import { questionOf } from '../support/play.ts';
import { browser, server } from '../support/stage.ts';
import { playByLight } from '../support/by-light.ts';

const whole = process.env['BY_LIGHT'] === 'whole';
const wanted = process.env['BY_LIGHT_GAMES']?.split(',');

interface Case {
  readonly title: string;
  readonly game: string;
  readonly slice: number;
  readonly bots?: number;
  readonly options?: { readonly [name: string]: number | boolean | string };
  readonly clock?: ClockRule;
  /** Left out: on all. */
  readonly on?: readonly string[];
}

const byMail: ClockRule = { kind: 'mail', days: 3 };

const short = { castleHp: 20, turnLimit: 30 };
const campaign = { campaign: true, winningVp: 6, roundLimit: 4 };

// Played whole only: what is played otherwise than two players one match.
const others: readonly Case[] = [
  { title: 'castles in teams', game: 'castles', bots: 3, on: ['laptop', 'phone'], slice: 0 },
  {
    title: 'castles in teams by mail',
    game: 'castles',
    bots: 3,
    options: short,
    clock: byMail,
    on: ['laptop'],
    slice: 0,
  },
  ...[
    { title: 'a series of castles', game: 'castles', options: { ...short, series: 2 } },
    { title: 'a campaign of fells-and-fords', game: 'fells-and-fords', options: campaign },
    {
      title: 'fells-and-fords from two sets',
      game: 'fells-and-fords',
      options: { copies: 2, roundLimit: 6 },
    },
  ].flatMap((one) => [
    { ...one, on: ['laptop', 'phone'], slice: 0 },
    { ...one, title: `${one.title} by mail`, clock: byMail, on: ['laptop'], slice: 0 },
  ]),
];

const games: readonly Case[] = [
  { title: 'bridgefront', game: 'bridgefront', slice: 16 },
  { title: 'twin-bridges', game: 'twin-bridges', slice: 14 },
  ...(whole
    ? [
        ...['castles', 'heartland', 'fells-and-fords'].map((game) => ({ title: game, game, slice: 0 })),
        ...others,
      ]
    : []),
].filter(({ title }) => wanted === undefined || wanted.includes(title));

const sizes = [
  { name: 'desktop', look: { viewport: { width: 1440, height: 900 } } },
  { name: 'laptop', look: { viewport: { width: 1280, height: 720 } } },
  { name: 'phone', look: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  ...(whole
    ? [
        {
          name: 'phone on its side',
          look: { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true },
        } as const,
      ]
    : []),
] as const;

const cases = games.flatMap((one: Case) =>
  sizes
    .filter(({ name }) => one.on === undefined || one.on.includes(name))
    .map((size) => ({ ...one, ...size })),
);

/** To the end, and every so often a look at what a program can say of access, by day and by night. */
async function playExamined(page: Page): Promise<number> {
  const { at, findings } = examiner(page);
  let clicks = 0;
  for (let question = 5; (await questionOf(page)) !== 'over'; question += 25) {
    clicks += await playByLight(page, { seed: 7 + question, question });
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await at(`${await questionOf(page)}, ${colorScheme}`);
    }
  }
  expect([...new Set(findings)]).toEqual([]);
  return clicks;
}

test.each(cases)(
  '$title on a $name',
  { timeout: whole ? 1_800_000 : 240_000 },
  async ({ title, game, name, bots = 1, options = {}, clock, slice, look }) => {
    const table = await seatPeople(browser, server.url, {
      game,
      bots: Array.from({ length: bots }, () => 'random'),
      options,
      ...(clock && { clock }),
      // As browsers are at first: what is forced is made by itself.
      look: { ...look, reducedMotion: 'reduce', asked: 'able' },
    });
    const { page, errors } = personAt(table, 0);
    // Bots that come first take their time.
    await page.locator('[data-question]').waitFor({ timeout: 120_000 });
    const clicks = whole ? await playExamined(page) : await playByLight(page, { seed: 7, question: slice });
    // A short match of Twin Bridges takes less than twenty.
    expect(clicks).toBeGreaterThan(whole ? 12 : 4);
    if (whole) {
      expect(await questionOf(page)).toBe('over');
      console.log(`${title} on a ${name}: ${clicks} clicks to the end`);
    }
    // Not one list of choices was unfolded on the way.
    expect(await page.evaluate(() => localStorage.getItem('match.list'))).not.toBe('open');
    expect(await page.locator('details[open] button[data-choice]').count()).toBe(0);
    expect(errors).toEqual([]);
    await table.close();
  },
);
