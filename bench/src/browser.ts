// The page in a real browser: how long until the first screen can be used, and how long a change takes to be drawn.

import { rmSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { enter, launch } from '../../apps/web/test/support/browser.ts';
import { buildPage } from '../../apps/web/test/support/build-page.ts';
import { findBrowser } from '../../apps/web/test/support/find-browser.ts';
import { measureMark } from '../../apps/web/src/match/measure.ts';
import { calm, personAt, seatPeople } from '../../apps/web/test/support/people.ts';
import { playOn } from '../../apps/web/test/support/play.ts';
import { startServer } from '../../apps/web/test/support/server.ts';

/** Milliseconds. */
export interface Times {
  readonly median: number;
  readonly p90: number;
  readonly samples: number;
}

/** What was measured. */
export interface BrowserFigures {
  /** Bytes of script, gzip, that the first screen loads. */
  readonly firstLoadBytes: number;
  /** From the start of the navigation to a first screen whose button works, with an empty cache. */
  readonly interactive: Times;
  /** From the arrival of a message to the changed and laid out page, while a match is played. */
  readonly update: Times;
  /** … to the next frame, laid out: the wait for the screen is in it. */
  readonly frame: Times;
}

function timesOf(samples: readonly number[]): Times {
  const sorted = samples.toSorted((a, b) => a - b);
  const at = (part: number): number => sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN;
  return { median: at(0.5), p90: at(0.9), samples: sorted.length };
}

const playNow = (page: Page) => page.getByRole('button', { name: 'Play now', exact: true }).first();

async function firstLoad(browser: Browser, url: string): Promise<{ ms: number; bytes: number }> {
  const person = await enter(browser, { painted: true });
  const bodies: Promise<Buffer>[] = [];
  person.page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  });
  await person.page.goto(url);
  await playNow(person.page).waitFor();
  const ms = await person.page.evaluate(() => performance.now());
  await person.page.waitForLoadState('networkidle');
  const bytes = (await Promise.all(bodies)).reduce((sum, body) => sum + gzipSync(body).length, 0);
  await person.close();
  return { ms, bytes };
}

const think = 250; // Milliseconds before each choice.

// Matches against two random bots (which need no time) by the page's own list, at the pace of a hasty person, until
// enough messages were measured.
async function updates(
  browser: Browser,
  url: string,
  wanted: number,
): Promise<{ update: number[]; frame: number[] }> {
  const all: { update: number[]; frame: number[] } = { update: [], frame: [] };
  for (let seed = 1; all.update.length < wanted; seed++) {
    const table = await seatPeople(browser, url, {
      bots: ['random', 'random'],
      look: { ...calm, painted: true },
    });
    const { page } = personAt(table, 0);
    await page.addInitScript((mark) => void performance.mark(mark), measureMark);
    await page.reload();
    await page.locator('[data-question]').waitFor();
    await playOn(page, { seed, think });
    const durations = (name: string) =>
      page.evaluate((of) => performance.getEntriesByName(of).map(({ duration }) => duration), name);
    all.update.push(...(await durations('board-update')));
    all.frame.push(...(await durations('board-frame')));
    await table.close();
  }
  return all;
}

/** Builds the page, starts a server and a browser, and measures. */
export async function measureBrowser(say: (text: string) => void): Promise<BrowserFigures> {
  const pageDir = await buildPage();
  const server = await startServer(pageDir);
  const browser = await launch(findBrowser());
  try {
    say('browser: first load');
    const loads: { ms: number; bytes: number }[] = [];
    for (let run = 0; run < 11; run++) loads.push(await firstLoad(browser, server.url));
    say('browser: updates');
    const { update, frame } = await updates(browser, server.url, 300);
    return {
      firstLoadBytes: loads[0]?.bytes ?? 0,
      interactive: timesOf(loads.map(({ ms }) => ms)),
      update: timesOf(update),
      frame: timesOf(frame),
    };
  } finally {
    await browser.close();
    await server.stop();
    rmSync(pageDir, { recursive: true, force: true });
  }
}
