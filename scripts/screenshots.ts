// Pictures of every screen, for the README and for looking at: `npm run screenshots` draws them into docs/screenshots.
//
//   npm run screenshots -- --only table,home --sizes 1440 --themes dark

import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { games } from '../apps/server/src/games.ts';
import { enter, launch } from '../apps/web/test/support/browser.ts';
import type { Person } from '../apps/web/test/support/browser.ts';
import { buildPage } from '../apps/web/test/support/build-page.ts';
import { findBrowser } from '../apps/web/test/support/find-browser.ts';
import { startServer } from '../apps/web/test/support/server.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'docs/screenshots');
const sizes: { readonly [width: string]: number } = { '360': 740, '820': 1180, '1440': 900 };

interface Visit {
  readonly page: Person['page'];
  readonly url: string;
  /** Keeps what the page shows as a picture with this name. */
  readonly shot: (name: string) => Promise<void>;
}

type Pictured = (visit: Visit) => Promise<void>;

async function call<T>({ page, url }: Visit, path: string, data: object): Promise<T> {
  const answer = await page.request.post(url + path, { data, headers: { origin: url } });
  return (await answer.json()) as T;
}

async function openMatch(visit: Visit, game: string, bots: number): Promise<void> {
  await call(visit, '/api/session', { name: 'Ada' });
  const seats = [{ kind: 'human' }, ...Array.from({ length: bots }, () => ({ kind: 'bot', bot: 'greedy' }))];
  const { id } = await call<{ id: string }>(visit, '/api/matches', { game, seats });
  await call(visit, `/api/matches/${id}/ready`, { entropy: 'screenshots' });
  await visit.page.goto(`${visit.url}/m/${id}`);
  await visit.page.locator('[data-question]').waitFor();
}

interface Asked {
  readonly decision: { readonly ask: string } | null;
  readonly mine: readonly string[];
}

// The page's own match by HTTP: choices are made there, so that every size of the page shows the same moments.
async function asked({
  page,
  url,
}: Visit): Promise<{ view: Asked; decision: number; plan: number; id: string } | null> {
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const answer = await page.request.get(`${url}/api/matches/${id}/view?seat=0`);
  const { document } = (await answer.json()) as {
    document: {
      view: {
        decision: { ask: string; mine: { plan: string[]; choices: string[] } | null } | null;
        outcome: object | null;
      };
      host: { decision: number | null };
    };
  };
  const { decision, outcome } = document.view;
  if (outcome !== null) return null;
  const mine = decision?.mine ?? null;
  return {
    view: { decision, mine: mine?.choices ?? [] },
    decision: document.host.decision ?? 0,
    plan: mine?.plan.length ?? 0,
    id,
  };
}

let made = 0;

// Makes choices until `stop` says so or the match is over; prefers what makes pictures lively.
async function playUntil(
  visit: Visit,
  stop: (now: Asked) => boolean,
  most = 900,
  pause = 1200,
): Promise<void> {
  for (let tries = 0; tries < most; tries++) {
    const now = await asked(visit);
    if (now === null || (now.view.mine.length > 0 && stop(now.view))) break;
    const { mine } = now.view;
    if (mine.length === 0) {
      await visit.page.waitForTimeout(60);
      continue;
    }
    const lively = mine.filter((choice) => /^(card:|march|build|hex:|forces:|buy:1$)/.test(choice));
    const from = lively.length > 0 ? lively : mine;
    const choice = from[(made * 7 + 3) % from.length] ?? mine[0] ?? '';
    made++;
    await call(visit, `/api/matches/${now.id}/choices`, {
      id: `s${made}`,
      seat: 0,
      choice,
      at: { decision: now.decision, plan: now.plan },
    });
  }
  await visit.page.waitForTimeout(pause);
}

/** A moment of a match that is worth a picture: the question, a choice that is offered, and how often before. */
interface PictureMoment {
  readonly name: string;
  readonly ask?: string;
  /** What an offered choice begins with. */
  readonly choice?: string;
  readonly after?: number;
  readonly pause?: number;
}

/** What a game wants to be shown of it, in `lab/pictures.json` of its folder. */
interface Pictures {
  readonly scene: string;
  readonly bots: number;
  /** Pictures while a person plays on. */
  readonly shots?: readonly PictureMoment[];
  /** Pictures of reveals, gone through by hand, by words that stand on the page then. */
  readonly words?: { readonly [name: string]: string };
}

const firstGame = [...games.keys()][0] ?? '';

function picturesOf(game: string): readonly Pictures[] {
  const file = join(root, 'games', game, 'lab/pictures.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as readonly Pictures[];
  return [{ scene: game, bots: 1, shots: [{ name: game, after: 20 }] }];
}

async function shootMatch(visit: Visit, game: string, { bots, shots = [] }: Pictures): Promise<void> {
  await openMatch(visit, game, bots);
  for (const { name, ask, choice, after = 0, pause = 0 } of shots) {
    let met = 0;
    await playUntil(visit, ({ decision, mine }) => {
      const here =
        (ask === undefined || decision?.ask === ask) &&
        (choice === undefined || mine.some((one) => one.startsWith(choice)));
      return here && met++ >= after;
    });
    await visit.page.waitForTimeout(pause);
    await visit.shot(name);
  }
}

async function shootReveals(visit: Visit, game: string, { bots, words = {} }: Pictures): Promise<void> {
  const { page, shot } = visit;
  await page.goto(visit.url);
  await page.evaluate(() => localStorage.setItem('match.pace', 'step'));
  await openMatch(visit, game, bots);
  const wanted = new Map(Object.entries(words).map(([name, text]) => [name, new RegExp(text)]));
  const next = page.getByRole('button', { name: 'Next', exact: true });
  for (let tries = 0; tries < 900 && wanted.size > 0; tries++) {
    if (await next.isVisible()) {
      const shown = await page.locator('main').innerText();
      for (const [name, text] of wanted)
        if (text.test(shown)) {
          wanted.delete(name);
          await page.waitForTimeout(500);
          await shot(name);
          break;
        }
      await next.click();
    } else if ((await asked(visit)) === null) break;
    else await playUntil(visit, () => false, 1, 60);
  }
  await page.evaluate(() => localStorage.removeItem('match.pace'));
}

const scenes: { readonly [name: string]: Pictured } = {
  async home({ page, url, shot }) {
    await page.goto(url);
    await page.getByRole('button', { name: 'Play now', exact: true }).waitFor();
    await page.waitForTimeout(900);
    await shot('home');
  },
  async pages({ page, url, shot }) {
    for (const name of ['new', `rules/${firstGame}`, 'credits']) {
      await page.goto(`${url}/${name}`);
      await page.waitForTimeout(1500);
      await shot(name.replace('/', '-'));
    }
  },
  async lobby(visit) {
    await call(visit, '/api/session', { name: 'Ada' });
    const seats = [{ kind: 'human' }, { kind: 'human' }, { kind: 'bot', bot: 'veteran' }];
    const { id } = await call<{ id: string }>(visit, '/api/matches', { game: firstGame, seats });
    await visit.page.goto(`${visit.url}/m/${id}`);
    await visit.page.waitForTimeout(1200);
    await visit.shot('lobby');
  },
  ...Object.fromEntries(
    [...games.keys()].flatMap((game) =>
      picturesOf(game).map((pictures) => [
        pictures.scene,
        (visit: Visit) =>
          pictures.words === undefined
            ? shootMatch(visit, game, pictures)
            : shootReveals(visit, game, pictures),
      ]),
    ),
  ),
};

async function shootAll(
  browser: Awaited<ReturnType<typeof launch>>,
  url: string,
  only: readonly string[],
  widths: readonly string[],
  themes: readonly string[],
) {
  for (const width of widths) {
    for (const theme of themes) {
      const person = await enter(browser, {
        viewport: { width: Number(width), height: sizes[width] ?? 900 },
        colorScheme: theme === 'dark' ? 'dark' : 'light',
        reducedMotion: 'reduce',
      });
      const { page } = person;
      const shot = async (name: string): Promise<void> => {
        const path = join(folder, `${name}-${width}-${theme}.jpg`);
        await page.screenshot({ path, type: 'jpeg', quality: 72 });
      };
      for (const name of only) {
        console.log(`${name} ${width} ${theme}`);
        await scenes[name]?.({ page, url, shot });
      }
      for (const error of person.errors) console.error(error);
      await person.close();
    }
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: Object.keys(scenes).join(',') },
      sizes: { type: 'string', default: Object.keys(sizes).join(',') },
      themes: { type: 'string', default: 'light,dark' },
    },
  });
  mkdirSync(folder, { recursive: true });
  const pageDir = await buildPage();
  const server = await startServer(pageDir);
  const browser = await launch(findBrowser());
  try {
    await shootAll(
      browser,
      server.url,
      values.only.split(','),
      values.sizes.split(','),
      values.themes.split(','),
    );
  } finally {
    await browser.close();
    await server.stop();
    rmSync(pageDir, { recursive: true, force: true });
  }
}

await main();
