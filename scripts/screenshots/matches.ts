// Pictures of a game's matches, as its `lab/pictures.json` asks for them.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Played, openMatch } from './visit.ts';
import type { Visit } from './visit.ts';

/** A moment of a match that is worth a picture: the question, a choice that is offered, and how often before. */
interface PictureMoment {
  readonly name: string;
  readonly ask?: string;
  /** What an offered choice begins with. */
  readonly choice?: string;
  readonly after?: number;
}

/** What a game wants to be shown of it. */
export interface Pictures {
  readonly scene: string;
  readonly bots: number;
  /** What choices begin with that make a lively picture; they are made where they are offered. */
  readonly lively?: readonly string[];
  /** Pictures while a person plays on. */
  readonly shots?: readonly PictureMoment[];
  /** Pictures of reveals, gone through by hand, by words that stand on the page then. */
  readonly words?: { readonly [name: string]: string };
  /** A picture of the match after its end, and pictures of its replay at the first report with such words. */
  readonly end?: string;
  readonly replays?: { readonly [name: string]: string };
}

const folder = join(import.meta.dirname, '../../games');

/** What the game in this folder wants to be shown: at least how a match begins and how it looks later. */
export function picturesOf(game: string): readonly Pictures[] {
  const file = join(folder, game, 'lab/pictures.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as readonly Pictures[];
  return [{ scene: game, bots: 1, shots: [{ name: `${game}-first` }, { name: game, after: 20 }] }];
}

// The picture of another time stays.
function missing(name: string): void {
  console.error(`${name}: there is no such moment in this match.`);
}

async function shootReplay({ page, shot }: Visit, name: string, words: RegExp): Promise<void> {
  const [match = ''] = /.*\/m\/[^/?]+/.exec(page.url()) ?? [];
  await page.goto(`${match}/replay?at=0`);
  const forward = page.getByRole('button', { name: 'Forward', exact: true });
  await forward.waitFor();
  let found = false;
  while (!found && (await forward.isEnabled())) {
    await forward.click();
    found = words.test(await page.locator('header').first().innerText());
  }
  if (found) await shot(name, { anew: true });
  else missing(name);
}

async function shootMoments(visit: Visit, game: string, pictures: Pictures): Promise<void> {
  const { bots, lively, shots = [], end, replays = {} } = pictures;
  await openMatch(visit, game, bots);
  const played = await Played.of(visit, lively);
  for (const { name, ask, choice, after = 0 } of shots) {
    let met = 0;
    const found = await played.until((now) => {
      const here =
        (ask === undefined || now.ask === ask) &&
        (choice === undefined || now.choices.some((one) => one.startsWith(choice)));
      return here && met++ >= after;
    });
    if (found) await visit.shot(name, { anew: true });
    else missing(name);
  }
  if (end === undefined) return;
  await played.until(() => false);
  await visit.page.getByRole('region', { name: 'Result' }).waitFor({ timeout: 60_000 });
  await visit.shot(end, { anew: true });
  for (const [name, words] of Object.entries(replays)) await shootReplay(visit, name, new RegExp(words));
}

// What can be read, and what lists that are in sight are called.
function wordsOf(page: Visit['page']): Promise<string> {
  return page.evaluate(() => {
    const lists = [...document.querySelectorAll('ol[aria-label]')].filter((list) => list.checkVisibility());
    return [document.body.innerText, ...lists.map((list) => list.getAttribute('aria-label'))].join(' ');
  });
}

async function shootReveals(visit: Visit, game: string, pictures: Pictures): Promise<void> {
  const { page, shot } = visit;
  await page.goto(visit.url);
  await page.evaluate(() => localStorage.setItem('match.pace', 'step'));
  await openMatch(visit, game, pictures.bots);
  const played = await Played.of(visit, pictures.lively);
  const wanted = new Map(
    Object.entries(pictures.words ?? {}).map(([name, text]) => [name, new RegExp(text)]),
  );
  const next = page.getByRole('button', { name: 'Next', exact: true });
  const over = page.locator('[data-question="over"]');
  for (let tries = 0; tries < 4000 && wanted.size > 0; tries++) {
    if (await next.isVisible()) {
      const shown = await wordsOf(page);
      for (const [name, text] of wanted)
        if (text.test(shown)) {
          wanted.delete(name);
          await shot(name);
          break;
        }
      await next.click();
    } else if ((await over.count()) > 0) break;
    else {
      await played.until(() => false, 1);
      await page.waitForTimeout(60);
    }
  }
  for (const name of wanted.keys()) missing(name);
}

/** Takes the pictures that a game wants of one match. */
export function shootMatch(visit: Visit, game: string, pictures: Pictures): Promise<void> {
  return pictures.words === undefined
    ? shootMoments(visit, game, pictures)
    : shootReveals(visit, game, pictures);
}
