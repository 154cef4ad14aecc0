// Pictures of every screen, for the README and for looking at: `npm run screenshots` draws them into docs/screenshots.
//
//   npm run screenshots -- --only table,home --sizes 1440 --themes dark --to pictures

import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readWords } from '@bridgefront/lab/script.ts';
import { notFound } from '@bridgefront/terminal/names.ts';
import { enter, launch } from '../apps/web/test/support/browser.ts';
import type { Person } from '../apps/web/test/support/browser.ts';
import { buildPage } from '../apps/web/test/support/build-page.ts';
import { findBrowser } from '../apps/web/test/support/find-browser.ts';
import { startServer } from '../apps/web/test/support/server.ts';
import { scenes } from './screenshots/scenes.ts';
import type { ShotWish } from './screenshots/visit.ts';

const heights: { readonly [width: string]: number } = { '360': 740, '820': 1180, '1440': 900 };

interface Look {
  readonly folder: string;
  readonly sizes: readonly string[];
  readonly themes: readonly string[];
}

type Resize = (width: number) => Promise<void>;

// Everything but the width of a desktop is held in a hand.
async function resizer({ page }: Person): Promise<Resize> {
  const wire = await page.context().newCDPSession(page);
  return async (width) => {
    await wire.send('Emulation.setTouchEmulationEnabled', { enabled: width < 1000, maxTouchPoints: 5 });
    await page.setViewportSize({ width, height: heights[String(width)] ?? 900 });
  };
}

// Letters and pictures have come, what is folded away has been drawn behind the table, and the story of an end is told.
async function settled({ page }: Person): Promise<void> {
  await page.waitForTimeout(300);
  await page.waitForFunction(() => document.querySelector('[data-late], [data-coming]') === null, undefined, {
    timeout: 120_000,
  });
  await page.evaluate(() => document.fonts.ready.then(() => null));
  await page.waitForTimeout(900);
}

async function camera(person: Person, { folder, sizes, themes }: Look) {
  const { page } = person;
  const resize = await resizer(person);
  return async (name: string, { anew = false }: ShotWish = {}): Promise<void> => {
    for (const size of sizes) {
      await resize(Number(size));
      if (anew) await page.reload();
      await settled(person);
      for (const theme of themes) {
        await page.emulateMedia({ colorScheme: theme === 'dark' ? 'dark' : 'light' });
        await page.waitForTimeout(150);
        const path = join(folder, `${name}-${size}-${theme}.jpg`);
        await page.screenshot({ path, type: 'jpeg', quality: 66 });
      }
    }
    console.log(name);
    await resize(1440);
  };
}

function oneOrMore(kind: string, text: string, known: readonly string[]): readonly string[] {
  const list = text.split(',');
  const unknown = list.find((one) => !known.includes(one));
  if (unknown !== undefined) throw notFound(kind, unknown, known);
  return list;
}

async function main(): Promise<void> {
  const { only, look } = readWords(
    'npm run screenshots -- [--only table,home] [--sizes 360,820,1440] [--themes light,dark] [--to FOLDER]',
    {
      options: {
        only: { type: 'string', default: Object.keys(scenes).join(',') },
        sizes: { type: 'string', default: Object.keys(heights).join(',') },
        themes: { type: 'string', default: 'light,dark' },
        to: { type: 'string', default: join(import.meta.dirname, '../docs/screenshots') },
      },
    },
    ({ values }) => ({
      only: oneOrMore('scene', values.only, Object.keys(scenes)),
      look: {
        folder: resolve(values.to),
        sizes: oneOrMore('size', values.sizes, Object.keys(heights)),
        themes: oneOrMore('theme', values.themes, ['light', 'dark']),
      },
    }),
  );
  const { folder } = look;
  mkdirSync(folder, { recursive: true });
  const pageDir = await buildPage();
  const server = await startServer(pageDir);
  const browser = await launch(findBrowser());
  try {
    for (const name of only) {
      const viewport = { width: 1440, height: 900 };
      const person = await enter(browser, { viewport, reducedMotion: 'reduce', painted: true });
      await scenes[name]?.({ page: person.page, url: server.url, shot: await camera(person, look) });
      for (const error of person.errors) console.error(`${name}: ${error}`);
      await person.close();
    }
  } finally {
    await browser.close();
    await server.stop();
    rmSync(pageDir, { recursive: true, force: true });
  }
}

await main();
